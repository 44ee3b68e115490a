#pragma once
/// Products with JᵀJ whose rows by some unknowns stay on the device.
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/session.h"

namespace hgc {

class DeviceLifecycle;
class Launcher;
struct SessionState;

/// Keeps the rows of some unknowns, in directions and in products, and their diagonal blocks of JᵀJ on a session's
/// device, which has memory of its own. Vectors hold all scalars of these unknowns, one unknown after another.
///
/// After a failure the session moves to another device and the rows are lost: all calls are errors, and directions are
/// those of the last `Session::set`. Must not outlive the session. Thread-safety: that of the session.
class ResidentRows {
 public:
  /// An unknown, and the number of scalars in its diagonal blocks: at most `kMostInverted` for `invert`.
  struct Unknown {
    std::string name;
    uint32_t size = 0;
  };
  /// Null where the session's device does not support it; then the host has to keep them.
  static std::unique_ptr<ResidentRows> open(Session& session, const std::vector<Unknown>& unknowns);
  /// Frees what the device has for them.
  ~ResidentRows();

  /// Whether the session has moved to another device.
  bool areLost() const;

  Status clearDirections();
  /// Sets directions to 1 at scalar `k` of each row that has one, and to 0 elsewhere.
  Status setUnit(uint32_t k);
  /// A product (`Gnp`, `Bdp`) with all directions of the session. `result` gets the rows of the other unknowns.
  Status multiply(KernelKind product, DerivativeProduct& result);
  /// The value alone.
  Result<double> multiplyForValue(KernelKind product);
  /// The rows of these unknowns only, without the value.
  Status multiplyOwn(KernelKind product);
  /// The rows of the other unknowns only, without the value.
  Status multiplyOthers(KernelKind product, DerivativeProduct& result);
  /// The same; they stay on the device.
  Status leaveOthers(KernelKind product);
  /// Copies the product to column `k` of the blocks.
  Status takeColumn(uint32_t k);
  /// Copies column `k` of all blocks, from the diagonal down, to `columns[k]`: a number for each scalar of a vector.
  /// There are as many as the largest block has. Where blocks have no such number it is 0.
  Status bringColumns(std::vector<std::vector<double>>& columns);
  /// Copies the diagonals of the blocks, before `invert`, to `diagonal`, a number for each scalar of a vector.
  Status bringDiagonal(std::span<double> diagonal);
  /// The scale of each scalar, for `invert`.
  Status setScale(std::span<const double> scale);
  /// Replaces the blocks by their inverses with damping on the diagonals. False if one is not positive definite; then
  /// some are replaced. Columns are due again before the next call.
  Result<bool> invert(const DampingRule& damping);
  /// Keeps the gradient of the last launch by these unknowns, for `solve`.
  Status takeGradient();
  /// Sets directions to the inverses times -(gradient + product), without the parts that are false.
  Status solve(bool hasGradient, bool hasProduct);
  Status setDirections(std::span<const double> directions);
  Status bringDirections(std::span<double> directions);
  /// Adds their directions to the unknowns themselves. `directions` are those that were brought, for the host's values.
  Status moveAlong(std::span<const double> directions);

 private:
  friend class ResidentSolve;
  struct Rows {
    SymbolId unknown = kNone, direction = kNone;
    uint32_t size = 0;
    size_t first = 0, count = 0;  ///< its scalars in a vector
    DiagonalBlocks* blocks = nullptr;
  };
  ResidentRows(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher);
  Status add(const Unknown& unknown);
  Status bringEntries(const Rows& rows, std::span<const std::pair<uint32_t, uint32_t>> entries);
  template <class Call>
  auto onDevice(const Call& call) -> decltype(call());
  template <class Call>
  Status forAll(const Call& call);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  Launcher& launcher_;
  uint64_t generation_;
  std::vector<Rows> rows_;
  struct {
    std::vector<SymbolId> own, others;  ///< these unknowns; the other ones
  } symbols_;
  std::vector<double> planes_;  ///< entries as they come from the device: one of all blocks, then another
};

}  // namespace hgc
