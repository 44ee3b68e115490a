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
  void give(uint32_t pack, llvm::Value* value) { packed_[pack] = value; }
  /// Emits a pack of operations, whose operands are emitted.
  void make(uint32_t pack);
  /// Returns values as one vector, and emits that if necessary.
  llvm::Value* vector(const Lanes& lanes);
  /// An instruction, or a lane that is extracted from its pack.
  llvm::Value* single(llvm::Instruction* instruction);
  /// Extracts a value from its pack at the builder's insertion point.
  llvm::Value* laneOfPack(llvm::IRBuilder<>& ir, uint32_t value) const;
  /// Whether values are read from consecutive addresses.
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
  std::map<Lanes, llvm::Value*> vectors_;           // vectors other than packs
  llvm::DenseMap<uint32_t, llvm::Value*> singles_;  // extracted from packs
};

/// Inserts a scalar, or a vector of one lane, into a lane.
llvm::Value* withLane(llvm::IRBuilder<>& ir, llvm::Value* vector, llvm::Value* value, unsigned lane);

}  // namespace hgc::cpu
