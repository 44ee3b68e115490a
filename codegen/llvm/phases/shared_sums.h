#pragma once
/// Partials of rows that all instances read in a loop, added up where they are made: in lanes by position, a chunk of
/// instances at a time (docs/decisions/0001-canonical-sums.md).
#include "codegen/llvm/body/frame.h"

namespace hgc::cpu {

class SharedSums {
 public:
  SharedSums(VectorBuilder& ir, const Kernel& kernel, const Frame& frame) : ir_(ir), kernel_(kernel), frame_(frame) {}

  /// Whether the kernel has such partials.
  bool any() const;
  /// Scalars of memory that they take (i64); `outer` reads sizes.
  llvm::Value* layOut();
  /// Empties them, at this place.
  void placeAt(llvm::Value* memory);
  /// A partial of the frame's instances, to the sums of its entry's lanes; tile after tile.
  void add(const Store& store, llvm::Value* value, llvm::Value* entry);
  /// Adds lanes up where instances [begin, last) of those before `end` (i64) end a chunk. Chunks are whole blocks.
  void endBlock(llvm::Value* begin, llvm::Value* last, llvm::Value* end);

 private:
  void fold();
  llvm::Value* bytes() { return ir_.CreateMul(columns_, ir_.getInt64(sizeof(double) * static_cast<uint64_t>(kTile))); }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const Frame& frame_;
  std::vector<llvm::Value*> firstColumns_;  // by gather
  llvm::Value *columns_ = nullptr, *tiles_ = nullptr;
};

}  // namespace hgc::cpu
