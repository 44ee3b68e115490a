#pragma once
/// Runs a function of unoptimised LLVM IR on graph nodes. Control and addresses are known, or few; where a branch
/// depends on a value both sides are run and joined where they meet.
#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

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

/// Where instructions come from. Nodes are said to come from the innermost one of user code, and the calls of user code
/// that lead there.
class Places {
 public:
  explicit Places(Lifted& lifted) : lifted_(lifted) {}

  void enter() { stack_.push_back({nullptr, placeHere(), placeHere()}); }
  void leave(size_t depth) { stack_.resize(depth); }
  size_t depth() const { return stack_.size(); }
  /// The innermost call is at this instruction.
  void isAt(const llvm::Instruction& instruction);
  /// Innermost first.
  std::vector<Refusal::Frame> frames() const;
  /// ", at file:line" of user code; empty if there is none.
  std::string ofUser() const;
  /// Whether what is thrown here has a handler.
  bool isCaught() const;
  static const llvm::LandingPadInst* padOf(const llvm::Instruction& at);
  /// Whether a variable was declared in user code.
  bool isOfUser(const llvm::DILocalVariable& variable) { return fileNumber(*variable.getFile()) != kNone; }
  /// Whether two origins are one place, whatever calls lead there.
  bool areOne(uint32_t a, uint32_t b) const;
  /// That place, called from where the calls of both agree.
  uint32_t common(uint32_t a, uint32_t b);

 private:
  struct Frame {
    const llvm::Instruction* at = nullptr;
    uint32_t caller = kNone;  ///< of `Lifted::places`
    uint32_t place = kNone;   ///< of `at`, or of the caller where that is not of the user
  };
  uint32_t placeHere() const { return stack_.empty() ? kNone : stack_.back().place; }
  uint32_t add(const CalledPlace& place);
  /// Of user code; others have none.
  uint32_t fileNumber(const llvm::DIFile& file);

  Lifted& lifted_;
  std::vector<Frame> stack_;
  llvm::DenseMap<const llvm::DIFile*, uint32_t> files_;
  llvm::DenseMap<std::pair<const llvm::DILocation*, uint32_t>, uint32_t> numbers_;  // by place and caller
};

class Interpreter {
 public:
  /// Nodes and places go to `lifted`. Runs what sets globals when a program starts. Module and `lifted` must outlive
  /// it.
  Interpreter(llvm::Module& module, Lifted& lifted, SidesThatEnd ends);

  /// Throws `Refused`, or `SideEnds` where no side returns.
  Value call(llvm::Function& function, std::vector<Value> arguments);
  Memory& memory() { return memory_; }
  std::vector<Refusal::Frame> frames() const { return places_.frames(); }
  NodeId realOf(const Value& value);
  Value load(const Value& pointer, llvm::Type& type);
  /// A result, or NaN where C++ does not say what it is. A product, so that derivatives are NaN as well.
  NodeId orNan(NodeId result);
  /// Where that is.
  NodeId undefined();
  void refuseUnseenIn(std::span<const NodeId> roots) const { choosing_.refuseUnseenIn(roots); }

 private:
  friend class Call;

  // interpreter.cpp
  Value valueOf(const llvm::Value& value, const Registers& registers);
  void store(const Value& chosen, const Value& value, llvm::Type& type);
  void storeChosen(const Value& pointer, NodeId condition, const Value& value, llvm::Type& type);
  bool isConstant(const Value& value) const;
  /// Whether a static variable of a function gets its first value here.
  bool isFirstSet(uint32_t object);
  void copy(const Value& to, const Value& from, uint64_t size);
  /// Does `work` on each side of what is chosen, with the memory that it finds, and joins what both leave.
  Value apart(const Value& chosen, const std::function<Value(const Value&)>& work);
  /// What the call at this depth did has ended so.
  void leaveOut(const SideEnds& side, size_t depth);
  Value execute(llvm::Instruction& instruction, Registers& registers);
  /// A variable of the user was found to hold this.
  void note(uint32_t object, int64_t offset, uint32_t size, const Value& value);
  Value allocated(llvm::AllocaInst& instruction, const Registers& registers);
  Value addressOf(llvm::GetElementPtrInst& instruction, const Registers& registers);
  void warn(const std::string& message);

  /// Where the condition holds here, C++ does not say what becomes of it, and results are NaN. Refused if always.
  void undefined(NodeId condition, const std::string& message);
  /// The same of what was thrown, for who goes on without this side.
  SideEnds endOf(const Undefined& side);

  // wholes.cpp
  Value ofWholes(llvm::Instruction::BinaryOps op, unsigned width, const Value& a, const Value& b);
  Value ofNarrow(llvm::Instruction::BinaryOps op, unsigned width, NodeId x, NodeId y);
  Value ofWide(llvm::Instruction::BinaryOps op, const Value& a, const Value& b);
  NodeId compared(llvm::ICmpInst::Predicate predicate, unsigned width, const Value& a, const Value& b);
  /// A real, cut off to a whole number.
  Value cutOff(NodeId real, unsigned width, bool isSigned);
  Value castWhole(llvm::CastInst& instruction, const Value& value);
  Value sizeOf(const Value& value, unsigned width);
  NodeId signedNode(NodeId node, unsigned width);
  Value narrowed(NodeId node, unsigned width);
  Value wide(NodeId node, double bound);
  /// `base` moved by the index times the stride, of which there are those from `first` to `last`.
  Value movedBy(const Value& base, const Value& index, unsigned width, uint64_t stride, std::optional<uint64_t> count);
  Value between(const Value& base, NodeId index, uint64_t stride, int64_t first, int64_t last);

  // globals.cpp
  void makeGlobals();
  void runStart(llvm::Function& function);
  void runStarts(llvm::Function& function);
  void initialise(uint32_t object, int64_t offset, llvm::Constant& constant);
  Value constantOf(llvm::Constant& constant);

  // numbers.cpp
  Value ofReals(llvm::BinaryOperator& instruction, const Value& a, const Value& b);
  Value ofIntegers(llvm::BinaryOperator& instruction, const Value& a, const Value& b);
  Value compared(llvm::FCmpInst& instruction, const Value& a, const Value& b);
  Value compared(llvm::ICmpInst& instruction, const Value& a, const Value& b);
  Value cast(llvm::CastInst& instruction, const Value& value);
  /// What was read of memory, or cast, as a value of this type.
  Value typed(const Value& value, llvm::Type& type);
  NodeId rounded(NodeId node, llvm::Type& type);

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

  // mathematics.cpp
  std::optional<Value> mathematics(std::string name, llvm::Type& type, std::span<const Value> arguments);
  std::optional<Value> roundedTo(std::string name, llvm::Type& type, std::span<const Value> arguments);
  Value classified(const Value& value, uint64_t classes);

  // exact.cpp
  NodeId multipliedAndAdded(llvm::Type& type, NodeId x, NodeId y, NodeId z);
  NodeId remainder(const std::string& name, NodeId x, NodeId y);

  llvm::Module& module_;
  const llvm::DataLayout& layout_;
  Lifted& lifted_;
  Graph& graph_;
  SidesThatEnd ends_;
  Choosing choosing_;
  Places places_;
  Memory memory_;
  llvm::DenseMap<const llvm::GlobalVariable*, uint32_t> globals_;
  std::map<const llvm::Function*, std::unique_ptr<Shape>> shapes_;
  struct UndefinedAt {
    uint32_t origin = 0;
    NodeId condition = kNoNode;
  };
  std::vector<UndefinedAt> undefined_;  // one a place
  std::set<std::pair<std::string, NodeId>> named_;
  uint64_t steps_ = 0;
};

/// Whether it is a constructor or a destructor.
bool isStructor(const llvm::Function& function);

/// What a function may take before it is refused.
inline constexpr uint64_t kMostSteps = 20'000'000;
inline constexpr uint32_t kMostNodes = 2'000'000;
inline constexpr size_t kMostNamed = 4096;              // and no more names are kept
inline constexpr uint64_t kMostOpenSteps = 10'000'000;  // of a loop whose end depends on values
inline constexpr uint32_t kMostRounds = 100'000, kMostOpenRounds = 300, kMostSides = 2000, kDeepestCalls = 400;

}  // namespace hgc::cxx
