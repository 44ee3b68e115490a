#pragma once
/// The GPU implementation of `DiagonalBlocks`.
#include <functional>
#include <memory>

#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// The functions of the executable that the blocks call.
struct BlocksServices {
  Gpu& gpu;
  /// Where the last launch stored its derivative by the unknown: a gradient, or JᵀJ times the direction.
  std::function<Buffer()> product;
  std::function<Status(const CommandList&)> change;  ///< runs commands that change the direction
  std::function<Status(const CommandList&)> run;     ///< runs commands that change only the memory of the blocks
};

/// Stores each entry of the lower triangle contiguously for all blocks, for coalesced access.
class GpuDiagonalBlocks : public DiagonalBlocks {
 public:
  /// Blocks for all rows of `direction`. Fails if there is no memory for them.
  static Result<std::unique_ptr<GpuDiagonalBlocks>> make(BlocksServices services, const Buffer& direction,
                                                         uint32_t size);

  Status setUnit(uint32_t k) override;
  Status takeColumn(uint32_t k) override;
  Status setScale(std::span<const double> scale) override;
  Result<bool> invert(const DampingRule& damping) override;
  Status takeGradient() override;
  Status solve(bool hasGradient, bool hasProduct) override;
  Buffer entry(uint32_t i, uint32_t j) const override;

 private:
  GpuDiagonalBlocks(BlocksServices services, const Buffer& direction, uint32_t size);
  Status allocate();
  Status allocate(Buffer& buffer, uint64_t bytes);
  DiagonalBlocksArguments arguments() const;

  BlocksServices services_;
  std::unique_ptr<GpuMemory> memory_;
  Buffer direction_;
  uint32_t size_, count_;
  struct {
    Buffer numbers;
    Buffer scale, gradient, failed;  ///< unless blocks are too large to invert
  } own_;
};

}  // namespace hgc
