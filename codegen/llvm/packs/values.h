#pragma once
/// The values of a packed loop, as vectors and as single values.
#include <llvm/IR/IRBuilder.h>

#include "codegen/llvm/packs/plan.h"

namespace hgc::cpu {

/// Emits at the end of the loop's body; vectors of values from before the loop are emitted before it.
class PackValues {
 public:
  PackValues(const StraightLoop& loop, const PackGraph& graph, const PackPlan& plan);

  llvm::Type* vectorOf(const Lanes& lanes) const;
  /// The vector of a pack; null before it is emitted.
  llvm::Value* packed(uint32_t pack) const { return packed_[pack]; }
  /// Sets the vector of a pack of carried values.
  void setPacked(uint32_t pack, llvm::Value* value) { packed_[pack] = value; }
  /// Emits a pack of operations, after its operands.
  void emitPack(uint32_t pack);
  /// Values as one vector, which is emitted when it is first asked for.
  llvm::Value* vector(const Lanes& lanes);
  /// An instruction, or its lane extracted from its pack.
  llvm::Value* single(llvm::Instruction* instruction);
  /// Extracts a value from its pack at the builder's insertion point.
  llvm::Value* laneOfPack(llvm::IRBuilder<>& ir, uint32_t value) const;
  /// Whether values are loads from consecutive addresses.
  bool isVectorLoad(const Lanes& lanes) const;

 private:
  llvm::Value* singleOf(uint32_t value);
  llvm::Value* loadVector(const Lanes& lanes);
  llvm::Value* assemble(const Lanes& lanes);
  llvm::Value* shuffleIn(llvm::Value* result, const Lanes& lanes, uint32_t pack, std::vector<bool>& isSet);

  const StraightLoop& loop_;
  const PackGraph& graph_;
  const PackPlan& plan_;
  llvm::IRBuilder<> ir_;
  std::vector<llvm::Value*> packed_;                // by number of a pack
  std::map<Lanes, llvm::Value*> vectors_;           // vectors other than packs
  llvm::DenseMap<uint32_t, llvm::Value*> singles_;  // extracted from packs
};

/// Inserts a scalar, or a vector of one lane, into a lane.
llvm::Value* withLane(llvm::IRBuilder<>& ir, llvm::Value* vector, llvm::Value* value, unsigned lane);

}  // namespace hgc::cpu
