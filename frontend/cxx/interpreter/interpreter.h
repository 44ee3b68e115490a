#pragma once
/// Interprets unoptimised LLVM IR with graph nodes as numbers. If a branch depends on a value, both sides run, and are
/// joined where they meet; addresses may have few alternatives.
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

/// The loops of a function, and an order of its blocks in which only loops jump back.
struct Shape {
  explicit Shape(llvm::Function& function);

  llvm::DominatorTree dominators;
  llvm::LoopInfo loops;
  llvm::DenseMap<const llvm::BasicBlock*, uint32_t> order;
};

/// One path through a call, at the beginning of a block.
struct State {
  llvm::BasicBlock* block = nullptr;
  std::vector<uint32_t> rounds;  ///< iterations of the loops around the block, the outermost first
  /// Its position: the numbers of its loops with iterations, then of the block. The least advances first, so that paths
  /// wait where they meet.
  std::vector<uint32_t> key;
  std::vector<NodeId> conditions;  ///< of the branches that were taken
  std::vector<size_t> entered;     ///< the number of conditions before each loop around the block
  std::vector<uint64_t> begun;     ///< the number of steps before each of these loops
  Registers registers;
  Memory memory;
  Value result;
};

/// Runs functions of a module.
class Interpreter {
 public:
  /// Adds nodes and places to `lifted`. Runs the initialisers of globals. Module and `lifted` must outlive it.
  Interpreter(llvm::Module& module, Lifted& lifted, SidesThatEnd ends);

  /// Calls a function. Throws `Refused`, or `SideEnds` if no path returns.
  Value call(llvm::Function& function, std::vector<Value> arguments);
  Memory& memory() { return accesses_.memory(); }
  std::vector<Refusal::Frame> frames() const { return here_.places.frames(); }
  Value load(const Value& pointer, llvm::Type& type) { return accesses_.load(pointer, type); }
  NodeId realOf(const Value& value) { return numbers_.realOf(value); }
  /// The result, or NaN where behaviour is undefined.
  NodeId orNan(NodeId result) { return here_.undefined.orNan(result); }
  /// The condition of undefined behaviour.
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
  /// Ends this path without a result.
  [[noreturn]] void ends(const std::string& by);
  /// Refuses an exception that is caught.
  void mayBeCaught() const;
  Value intrinsic(const std::string& name, llvm::CallBase& call, std::span<const Value> arguments);
  void filled(std::span<const Value> arguments);
  void told(const Value& isDone);
  std::optional<Value> library(const std::string& name, std::span<const Value> arguments);
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

/// Whether a function is a constructor or destructor.
bool isStructor(const llvm::Function& function);

/// Limits beyond which a function is refused.
inline constexpr uint64_t kMostSteps = 20'000'000;
inline constexpr uint32_t kMostNodes = 2'000'000;
inline constexpr uint64_t kMostOpenSteps = 10'000'000;  // of a loop whose length depends on values
inline constexpr uint32_t kMostRounds = 100'000, kMostOpenRounds = 300, kMostSides = 2000, kDeepestCalls = 400;

}  // namespace hgc::cxx
