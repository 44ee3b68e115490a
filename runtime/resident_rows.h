#pragma once
/// What products with JᵀJ leave by some unknowns, kept on the device for the next product.
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc {

class DeviceLifecycle;
class Evaluator;
class Launcher;
struct SessionState;

/// The rows of some unknowns in directions and in products, and JᵀJ's blocks on the diagonal there, on a session's
/// device, which has memory of its own. Vectors have all scalars of these unknowns, in their order.
///
/// After a failure the session goes to another device, and these rows are lost: then all calls are errors, and
/// directions are those that `Session::set` gave last. Must not outlive the session. Thread-safety: that of the
/// session.
class ResidentRows {
 public:
  /// Rows of so many scalars.
  struct Unknown {
    std::string name;
    uint32_t size = 0;
  };
  /// Null where the session's device keeps no such rows; the host has them then.
  static std::unique_ptr<ResidentRows> open(Session& session, const std::vector<Unknown>& unknowns);
  /// Frees what the device has for them.
  ~ResidentRows();

  /// Whether the session has left the device.
  bool areLost() const;

  Status clearDirections();
  /// Makes directions 1 at scalar `k` of all rows that have one, and else 0.
  Status setUnit(uint32_t k);
  /// A product (`Gnp`, `Bdp`) with all directions of the session. `result` has the other unknowns.
  Status multiply(KernelKind product, DerivativeProduct& result);
  /// The same by these unknowns alone, and without its value.
  Status multiplyOwn(KernelKind product);
  /// The same by the others alone, and without its value.
  Status multiplyOthers(KernelKind product, DerivativeProduct& result);
  /// Makes column `k` of the blocks what the product has there.
  Status takeColumn(uint32_t k);
  /// The diagonals of the blocks.
  Status bringDiagonal(std::span<double> diagonal);
  /// With what their scalars are scaled, for `invert`.
  Status setScale(std::span<const double> scale);
  /// Finds the blocks' inverses with damping on their diagonals. False where one is not positive definite.
  Result<bool> invert(const DampingRule& damping);
  /// Keeps the gradient by these unknowns that the last launch left, for `solve`.
  Status takeGradient();
  /// Makes directions the inverses times -(gradient + product), each 0 where it is not wanted.
  Status solve(bool hasGradient, bool hasProduct);
  Status setDirections(std::span<const double> directions);
  Status bringDirections(std::span<double> directions);

 private:
  struct Rows {
    SymbolId direction = kNone;
    uint32_t size = 0;
    size_t first = 0, count = 0;  ///< scalars of a vector
    DiagonalBlocks* blocks = nullptr;
  };
  ResidentRows(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher, Evaluator& evaluator);
  Status add(const Unknown& unknown);
  template <class Call>
  auto onDevice(const Call& call) -> decltype(call());
  template <class Call>
  Status forAll(const Call& call);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  Launcher& launcher_;
  Evaluator& evaluator_;
  uint64_t generation_;
  std::vector<Rows> rows_;
  struct {
    std::vector<SymbolId> own, others;  ///< of `rows_`; the other unknowns
  } symbols_;
  std::vector<double> planes_;  ///< of diagonals, entry by entry, as they are brought
};

}  // namespace hgc
