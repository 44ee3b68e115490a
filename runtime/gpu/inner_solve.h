#pragma once
/// The GPU implementation of `InnerSolve`.
#include <functional>
#include <memory>
#include <vector>

#include "runtime/device/solve/inner_solve.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// What the method needs from its executable.
struct InnerHost {
  Gpu& gpu;
  std::function<Result<Buffer>(SymbolId)> valuesOf;  ///< of a symbol, in binary64 (`GpuExecutable::bound`)
  std::function<Buffer(SymbolId)> product;           ///< where the last launch stored an unknown's rows
  std::function<Status(const CommandList&)> change;  ///< runs commands that change the unknowns' directions
};

/// Keeps vectors and numbers of the method in memory of the device, where kernels decide whether it goes on.
class GpuInnerSolve : public InnerSolve {
 public:
  /// Fails if there is no memory for it.
  static Result<std::unique_ptr<GpuInnerSolve>> make(InnerHost host, std::span<const InnerUnknown> unknowns);

  Status begin(const InnerSystem& system) override;
  Status direct() override;
  Status move() override;
  Result<bool> hasEnded() override;
  Result<int64_t> finish(std::span<double> x) override;

 private:
  struct Unknown {
    InnerUnknown is;
    Buffer seeds;
    uint64_t firstInverse = 0;            ///< number of the preconditioner
    uint32_t firstScalar = 0, count = 0;  ///< scalars
  };

  explicit GpuInnerSolve(InnerHost host) : host_(std::move(host)), memory_(host_.gpu.newMemory()) {}
  Status allocate(std::span<const InnerUnknown> unknowns);
  Status upload(const InnerSystem& system);
  Buffer vector(uint32_t which) const;
  InnerSolveArguments arguments() const;
  void dispatch(FixedKernel kernel, CommandList& commands) const;
  void addDot(uint32_t a, uint32_t b, uint32_t which, CommandList& commands) const;
  void addTotal(uint32_t a, uint32_t b, CommandList& commands) const;
  CommandList commandsOfMove() const;

  InnerHost host_;
  std::unique_ptr<GpuMemory> memory_;
  std::vector<Unknown> unknowns_;
  struct {
    Buffer state, sums, vectors, isHeld, inverses;
  } own_;
  uint32_t scalars_ = 0;
  struct {
    double tolerance = 0;
    uint32_t most = 0;
    bool hasHeld = false;
  } rules_;
  std::unique_ptr<RecordedList> moves_;  ///< each time
  bool hasMoved_ = false;
};

}  // namespace hgc
