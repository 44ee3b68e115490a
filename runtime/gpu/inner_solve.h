#pragma once
/// The GPU implementation of `InnerSolve`.
#include <memory>
#include <vector>

#include "runtime/device/solve/inner_solve.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// Keeps vectors and numbers of the method in memory of the device, where kernels decide whether it goes on.
class GpuInnerSolve : public InnerSolve {
 public:
  /// `services.change` changes the unknowns' directions. Fails if there is no memory for it.
  static Result<std::unique_ptr<GpuInnerSolve>> make(GpuServices services, std::span<const InnerUnknown> unknowns);

  Status begin(const InnerSystem& system) override;
  Status direct() override;
  Status move() override;
  Result<bool> hasEnded() override;
  Result<int64_t> finish(std::span<double> x) override;

 private:
  struct Unknown {
    InnerUnknown given;  ///< to `make`
    Buffer seeds;
    uint64_t firstInverse = 0;            ///< where its blocks begin in `own_.inverses`, in scalars
    uint32_t firstScalar = 0, count = 0;  ///< scalars
  };

  explicit GpuInnerSolve(GpuServices services) : services_(std::move(services)), memory_(services_.gpu.newMemory()) {}
  Status allocate(std::span<const InnerUnknown> unknowns);
  Status upload(const InnerSystem& system);
  Buffer vector(uint32_t which) const;
  InnerSolveArguments arguments() const;
  void dispatch(FixedKernel kernel, CommandList& commands) const;
  void addDot(uint32_t a, uint32_t b, uint32_t which, CommandList& commands) const;
  void addTotal(uint32_t a, uint32_t b, CommandList& commands) const;
  CommandList commandsOfMove() const;

  GpuServices services_;
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
  std::unique_ptr<RecordedList> moves_;  ///< the commands of the last `move`, which records them anew
  bool hasMoved_ = false;
};

}  // namespace hgc
