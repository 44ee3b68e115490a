#pragma once
/// The single-lane computations of a loop's body, as a graph whose values can be packed into vectors.
#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <vector>

#include "codegen/llvm/likeness.h"

namespace hgc::cpu {

/// A loop of two blocks: the test and the body.
struct StraightLoop {
  llvm::BasicBlock *before, *test, *body, *after;

  /// Whether a value is defined outside the loop.
  bool isBefore(const llvm::Value* value) const {
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
    return instruction == nullptr || (instruction->getParent() != test && instruction->getParent() != body);
  }
};

/// The straight loops of a function, except those that read memory that they write.
std::vector<StraightLoop> findStraightLoops(llvm::Function& function);

/// The address of a scalar: `offset` scalars after `base + variable`.
struct Address {
  const llvm::Value *base = nullptr, *variable = nullptr;
  int64_t offset = 0;

  /// Whether `other` is `distance` scalars after this one.
  bool precedes(const Address& other, int64_t distance) const {
    return base == other.base && variable == other.variable && offset + distance == other.offset;
  }
};
Address addressOf(const llvm::Value* pointer);

struct PackGraph {
  enum class Role : uint8_t {
    Other,  ///< anything else; not packed
    Constant,
    Read,       ///< a load of a real in the body
    Before,     ///< is defined before the loop
    Carried,    ///< is carried by the loop
    Operation,  ///< an elementwise operation
  };
  std::vector<llvm::Value*> values;  ///< vectors of one lane, or scalars
  std::vector<Role> roles;
  std::vector<Computed> computed;
  llvm::DenseMap<const llvm::Value*, uint32_t> numbers;

  size_t size() const { return values.size(); }
  /// kNoValue if a value is not in the graph.
  uint32_t numberOf(const llvm::Value* value) const;
};

/// The value that was inserted into a lane, through chains of insertions, extractions and shuffles; null if unknown.
llvm::Value* laneOf(llvm::Value* value, unsigned lane = 0);

PackGraph makePackGraph(const StraightLoop& loop);

}  // namespace hgc::cpu
