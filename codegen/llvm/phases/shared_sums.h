#pragma once
/// Sums over instances the partials with respect to rows that all instances read in a loop, in the canonical order: in
/// lanes by instance, chunk by chunk (docs/decisions/0001-canonical-sums.md).
#include "codegen/llvm/body/frame.h"

namespace hgc::cpu {

class SharedSums {
 public:
  SharedSums(VectorBuilder& ir, const Kernel& kernel, const Frame& frame) : ir_(ir), kernel_(kernel), frame_(frame) {}

  /// Whether the kernel has such partials.
  bool any() const;
  /// Returns the size of their memory in scalars (i64).
  llvm::Value* layOut();
  /// Sets the memory, and clears it.
  void placeAt(llvm::Value* memory);
  /// Adds a partial of the frame's instances to the lanes of its entry, tile by tile.
  void add(const Store& store, llvm::Value* value, llvm::Value* entry);
  /// To be called after the block that ends at `last`. Adds up the lanes if a chunk of the instances from `begin` to
  /// `end` ends there, too (all i64). Chunks consist of whole blocks.
  void endBlock(llvm::Value* begin, llvm::Value* last, llvm::Value* end);

 private:
  void addUpLanes();
  llvm::Value* bytes() { return ir_.CreateMul(sums_, ir_.getInt64(sizeof(double) * static_cast<uint64_t>(kTile))); }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const Frame& frame_;
  std::vector<llvm::Value*> firstColumns_;  // by gather
  llvm::Value *sums_ = nullptr, *tiles_ = nullptr;
};

}  // namespace hgc::cpu
