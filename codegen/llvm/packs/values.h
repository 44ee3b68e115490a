#pragma once
/// The values of a loop that is packed: as vectors, and apart from them.
#include <llvm/IR/IRBuilder.h>

#include "codegen/llvm/packs/plan.h"

namespace hgc::cpu {

/// All is made at the end of the loop's body, but for what is there before the loop, which is made before it.
class PackValues {
 public:
  PackValues(const StraightLoop& loop, const PackGraph& graph, const PackPlan& plan);

  llvm::Type* vectorOf(const Lanes& lanes) const;
  /// What a pack was made as; null before.
  llvm::Value* packed(uint32_t pack) const { return packed_[pack]; }
  void give(uint32_t pack, llvm::Value* value) { packed_[pack] = value; }
  /// Makes a pack of operations; what it needs is there.
  void make(uint32_t pack);
  /// Values as one vector.
  llvm::Value* vector(const Lanes& lanes);
  /// An instruction, or the lane of a pack which has its value.
  llvm::Value* single(llvm::Instruction* instruction);
  /// The lane of a pack that has a value, at the builder's place.
  llvm::Value* laneOfPack(llvm::IRBuilder<>& ir, uint32_t value) const;
  /// Whether values are read from places beside one another.
  bool isOneRead(const Lanes& lanes) const;

 private:
  llvm::Value* apart(uint32_t value);
  llvm::Value* readAll(const Lanes& lanes);
  llvm::Value* gathered(const Lanes& lanes);
  llvm::Value* taken(llvm::Value* result, const Lanes& lanes, uint32_t pack, std::vector<bool>& isThere);

  const StraightLoop& loop_;
  const PackGraph& graph_;
  const PackPlan& plan_;
  llvm::IRBuilder<> ir_;
  std::vector<llvm::Value*> packed_;                // by number of a pack
  std::map<Lanes, llvm::Value*> vectors_;           // that are no packs
  llvm::DenseMap<uint32_t, llvm::Value*> singles_;  // lanes of packs
};

/// With a value of one lane, or a scalar, in a lane.
llvm::Value* withLane(llvm::IRBuilder<>& ir, llvm::Value* vector, llvm::Value* value, unsigned lane);

}  // namespace hgc::cpu
