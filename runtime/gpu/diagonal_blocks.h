#pragma once
/// Blocks on the diagonal of JᵀJ in a GPU's memory.
#include <functional>
#include <memory>

#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// What such blocks need of the executable that they belong to.
struct BlocksHost {
  Gpu& gpu;
  std::function<Buffer()> product;                   ///< the unknown's rows of the last launch
  std::function<Status(const CommandList&)> change;  ///< runs what changes the direction
  std::function<Status(const CommandList&)> run;     ///< runs what changes nothing that kernels read
};

/// Each entry of all blocks, on the diagonal and below it, lies together, so that neighbours read neighbours.
class GpuDiagonalBlocks : public DiagonalBlocks {
 public:
  /// The largest blocks that the kernels take.
  static constexpr uint32_t kMostSize = 8;
  /// For all rows of `direction`. Fails where there is no room.
  static Result<std::unique_ptr<GpuDiagonalBlocks>> make(BlocksHost host, const Buffer& direction, uint32_t size);

  Status setUnit(uint32_t k) override;
  Status takeColumn(uint32_t k) override;
  Status setScale(std::span<const double> scale) override;
  Result<bool> invert(const DampingRule& damping) override;
  Status takeGradient() override;
  Status solve(bool hasGradient, bool hasProduct) override;
  Buffer diagonal(uint32_t k) const override;

 private:
  GpuDiagonalBlocks(BlocksHost host, const Buffer& direction, uint32_t size);
  Status allocate();
  DiagonalBlocksArguments arguments() const;

  BlocksHost host_;
  std::unique_ptr<GpuMemory> memory_;
  Buffer direction_;
  uint32_t size_, count_;
  struct {
    Buffer numbers, inverses, scale, gradient, failed;
  } own_;
};

}  // namespace hgc
