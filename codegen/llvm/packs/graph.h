#pragma once
/// What the body of a loop computes with one lane, as a graph whose values may be packed into vectors.
#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <optional>
#include <vector>

#include "codegen/llvm/likeness.h"

namespace hgc::cpu {

/// A loop of a block that tests and one that computes.
struct StraightLoop {
  llvm::BasicBlock *before, *test, *body, *after;

  /// Whether a value is there before the loop begins.
  bool isBefore(const llvm::Value* value) const {
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
    return instruction == nullptr || (instruction->getParent() != test && instruction->getParent() != body);
  }
};

/// The straight loops of a function, but for those that read memory which they write.
std::vector<StraightLoop> findStraightLoops(llvm::Function& function);

/// Where a scalar lies: so many of them after `base + variable`.
struct Address {
  const llvm::Value *base = nullptr, *variable = nullptr;
  int64_t offset = 0;

  bool isBeside(const Address& other, int64_t distance) const {
    return base == other.base && variable == other.variable && offset + distance == other.offset;
  }
};
Address addressOf(const llvm::Value* pointer);

struct PackGraph {
  enum class Role : uint8_t {
    Other,  ///< is taken as it is
    Constant,
    Read,       ///< a load of a real in the body
    Before,     ///< is there before the loop
    Carried,    ///< by the loop
    Operation,  ///< element by element
  };
  std::vector<llvm::Value*> values;  ///< of one lane, or scalars
  std::vector<Role> roles;
  std::vector<Computed> computed;
  llvm::DenseMap<const llvm::Value*, uint32_t> numbers;

  size_t size() const { return values.size(); }
  /// kNoValue if a value is not in the graph.
  uint32_t numberOf(const llvm::Value* value) const;
};

/// The value that one lane of a value is, as far as it was put there or taken from there.
llvm::Value* laneOf(llvm::Value* value, unsigned lane = 0);

PackGraph makePackGraph(const StraightLoop& loop);

}  // namespace hgc::cpu
