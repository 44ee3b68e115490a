#pragma once
/// Interprets one call of a function.
#include "frontend/cxx/interpreter/interpreter.h"

namespace hgc::cxx {

class Call {
 public:
  Call(Interpreter& interpreter, llvm::Function& function, Shape& shape)
      : interpreter_(interpreter), function_(function), shape_(shape) {}

  /// Returns the result, and leaves the memory in the interpreter.
  Value run(Registers arguments);

 private:
  State next();
  void hold(const State& state);
  void enter(State& state, llvm::BasicBlock* from, llvm::BasicBlock* to);
  void meet(State& state, const State& other);
  void fork(State& state, llvm::BasicBlock* from, NodeId condition, llvm::BasicBlock* then);
  void ended(State state);
  llvm::BasicBlock* runBlock(State& state);
  llvm::BasicBlock* branched(State& state, llvm::BranchInst& branch);
  llvm::BasicBlock* switched(State& state, llvm::SwitchInst& choice);

  Interpreter& interpreter_;
  llvm::Function& function_;
  Shape& shape_;
  std::vector<State> waiting_;
  std::vector<uint32_t> locals_;
  std::vector<std::pair<NodeId, size_t>> held_;  // conditions of the current state, and the number of facts before each
  State end_;
  bool hasEnded_ = false;
};

}  // namespace hgc::cxx
