#pragma once
/// Runs a function of unoptimised LLVM IR on graph nodes. Control and addresses are known, or few; where a branch
/// depends on a value both sides are run and joined where they meet.
#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "frontend/cxx/interpreter/accesses.h"
#include "frontend/cxx/interpreter/arithmetic/numbers.h"
#include "frontend/cxx/interpreter/arithmetic/wholes.h"
#include "frontend/cxx/interpreter/globals.h"
#include "frontend/cxx/interpreter/here.h"
#include "frontend/cxx/interpreter/memory.h"
#include "frontend/cxx/interpreter/value.h"
#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

using Registers = llvm::DenseMap<const llvm::Value*, Value>;

/// The loops of a function, and an order of its blocks in which only loops lead back.
struct Shape {
  explicit Shape(llvm::Function& function);

  llvm::DominatorTree dominators;
  llvm::LoopInfo loops;
  llvm::DenseMap<const llvm::BasicBlock*, uint32_t> order;
};

/// One way through a call, before the block where it goes on.
struct State {
  llvm::BasicBlock* block = nullptr;
  std::vector<uint32_t> rounds;  ///< of the loops around the block, the outermost first
  /// Where it is: numbers of loops with rounds, then that of the block. The least goes on first, so that those who will
  /// meet wait for each other.
  std::vector<uint32_t> key;
  std::vector<NodeId> conditions;  ///< by which it came here
  std::vector<size_t> entered;     ///< how many of these there were before the loops around the block
  std::vector<uint64_t> begun;     ///< how many steps were made before these loops
  Registers registers;
  Memory memory;
  Value result;
};

/// Runs functions of a module.
class Interpreter {
 public:
  /// Nodes and places go to `lifted`. Runs what sets globals when a program starts. Module and `lifted` must outlive
  /// it.
  Interpreter(llvm::Module& module, Lifted& lifted, SidesThatEnd ends);

  /// Throws `Refused`, or `SideEnds` where no side returns.
  Value call(llvm::Function& function, std::vector<Value> arguments);
  Memory& memory() { return accesses_.memory(); }
  std::vector<Refusal::Frame> frames() const { return here_.places.frames(); }
  Value load(const Value& pointer, llvm::Type& type) { return accesses_.load(pointer, type); }
  NodeId realOf(const Value& value) { return numbers_.realOf(value); }
  /// A result, or NaN where C++ does not say what it is.
  NodeId orNan(NodeId result) { return here_.undefined.orNan(result); }
  /// Where C++ does not say what is computed.
  NodeId undefined() { return here_.undefined.any(); }
  void refuseUnseenIn(std::span<const NodeId> roots) const { here_.choosing.refuseUnseenIn(roots); }

 private:
  friend class Call;

  // interpreter.cpp
  Value valueOf(const llvm::Value& value, const Registers& registers);
  Value execute(llvm::Instruction& instruction, Registers& registers);
  Value allocated(llvm::AllocaInst& instruction, const Registers& registers);
  Value addressOf(llvm::GetElementPtrInst& instruction, const Registers& registers);

  // calls.cpp
  Value called(llvm::CallBase& call, const Registers& registers);
  Value calledAs(llvm::Function& function, llvm::CallBase& call, const Registers& registers);
  /// This side has no result.
  [[noreturn]] void ends(const std::string& by);
  /// An exception is thrown here: refused where somebody catches it.
  void mayBeCaught() const;
  Value intrinsic(const std::string& name, llvm::CallBase& call, std::span<const Value> arguments);
  void filled(std::span<const Value> arguments);
  void told(const Value& isDone);
  std::optional<Value> library(const std::string& name, std::span<const Value> arguments);

  // unseen.cpp
  void leaveUnseen(llvm::Function& function, std::span<const Value> arguments);
  void reachUnseen(llvm::Function& function, const Value& value, std::set<uint32_t>& seen);

  SidesThatEnd ends_;
  Here here_;
  Wholes wholes_;
  Numbers numbers_;
  Accesses accesses_;
  Globals globals_;
  std::map<const llvm::Function*, std::unique_ptr<Shape>> shapes_;
  uint64_t steps_ = 0;
};

/// Whether it is a constructor or a destructor.
bool isStructor(const llvm::Function& function);

/// What a function may take before it is refused.
inline constexpr uint64_t kMostSteps = 20'000'000;
inline constexpr uint32_t kMostNodes = 2'000'000;
inline constexpr uint64_t kMostOpenSteps = 10'000'000;  // of a loop whose end depends on values
inline constexpr uint32_t kMostRounds = 100'000, kMostOpenRounds = 300, kMostSides = 2000, kDeepestCalls = 400;

}  // namespace hgc::cxx
