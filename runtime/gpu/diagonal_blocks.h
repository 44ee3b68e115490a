#pragma once
/// The GPU implementation of `DiagonalBlocks`.
#include <memory>

#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// Stores each entry of the lower triangle contiguously for all blocks, for coalesced access.
class GpuDiagonalBlocks : public DiagonalBlocks {
 public:
  /// Blocks of an unknown for all rows of its `direction`, which `services.change` changes. Fails if there is no memory
  /// for them.
  static Result<std::unique_ptr<GpuDiagonalBlocks>> make(GpuServices services, SymbolId unknown,
                                                         const Buffer& direction, uint32_t size);

  Status setUnit(uint32_t k) override;
  Status takeColumn(uint32_t k) override;
  Status setScale(std::span<const double> scale) override;
  Result<bool> invert(const DampingRule& damping) override;
  Status takeGradient() override;
  Status solve(bool hasGradient, bool hasProduct) override;
  Buffer entry(uint32_t i, uint32_t j) const override;

 private:
  GpuDiagonalBlocks(GpuServices services, SymbolId unknown, const Buffer& direction, uint32_t size);
  Status allocate();
  DiagonalBlocksArguments arguments() const;

  GpuServices services_;
  std::unique_ptr<GpuMemory> memory_;
  SymbolId unknown_;
  Buffer direction_;
  uint32_t size_, count_;
  struct {
    Buffer numbers;
    Buffer scale, gradient, failed;  ///< unless blocks are too large to invert
  } own_;
};

}  // namespace hgc
