#pragma once
/// The evaluator of the flat syntax tree.
#include <functional>
#include <set>
#include <span>
#include <vector>

#include "frontend/lower/machine/loop_bodies.h"
#include "frontend/lower/operand.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// Calls may nest this deep.
inline constexpr uint32_t kMaxCallDepth = 1000;
/// By the rule, ranges of which so many nodes are expanded become loops.
inline constexpr size_t kMostExpanded = 4096;
/// A term may not have more nodes than this, nor take more steps to unroll.
inline constexpr uint32_t kMaxNodes = 20'000'000;
inline constexpr uint64_t kMaxSteps = 100'000'000;
inline constexpr uint64_t kStepsBetweenChecks = 1 << 16;
/// What an iteration counts beside its nodes.
inline constexpr uint64_t kStepsPerIteration = 4;

/// Evaluates code into a graph. Straight code runs in a loop over an operand stack; calls, branches and reductions push
/// a frame. So the depth of a program never becomes depth of this program's stack. Thread-safety: one thread at a time.
class Machine {
 public:
  /// Loops that stay loops are numbered from `firstLoop` on: no two that nest may have the same number.
  explicit Machine(Builder& builder, uint32_t firstLoop = 0)
      : builder_(builder), nodes_(builder.module().tree.nodes), firstLoop_(firstLoop) {}

  /// From here on reductions over ranges that are known become loops as `isExpanded` says.
  void keepLoopsBeyond(size_t nodes) { mostExpanded_ = nodes; }

  /// From here on what names stand for is noted there, but for those in functions of the standard library.
  void watch(std::vector<NamedValue>& names) { watched_ = &names; }
  /// From here on `goesOn` is asked now and then; where it says no the run stops.
  void askWhether(std::function<bool()> goesOn) { goesOn_ = std::move(goesOn); }
  bool isGivenUp() const { return isGivenUp_; }
  /// Notes it, if somebody watches.
  void note(NameId name, uint32_t offset, const Operand& value);

  /// Evaluates `code` with the first locals given. A mistake gives poison.
  Operand run(const ast::Code& code, std::span<const Operand> locals);
  /// What a local holds of the code that has run.
  const Operand& local(uint32_t slot) const { return locals_[slot]; }
  /// Evaluates a call of a function with arguments of its parameters' types.
  Operand call(uint32_t function, std::span<const Operand> arguments);
  /// `f(real, vec3)` in backquotes; the types of the parameters are resolved.
  std::string describe(uint32_t function) const;

 private:
  using Kind = ast::Kind;
  using Operator = ast::Operator;

  /// Code that runs before what opened it goes on.
  struct Frame {
    enum class Kind : uint8_t { Body, Then, Else, Chosen, Lazy, Loop, Call, Gradient } kind = Kind::Body;
    uint32_t end = 0;     // of the code
    uint32_t resume = 0;  // where to go on after it
    uint32_t opening = 0;
    uint32_t mark = 0;  // of the arena
    // Of a Call, and of the Gradient that follows it:
    uint32_t function = 0;
    uint32_t callerBase = 0;
    uint32_t callerSlots = 0;
    Operand value{};  // of a Gradient: that of the function
    // Of a Loop:
    int64_t first = 0;
    int64_t next = 0;
    int64_t last = 0;
    Operand source{};         // of a RowLoop
    Operand extent{};         // of a range that is known: what it comes of
    Operand start{};          // of a fold
    bool isTrial = false;     // of a fold that stays a loop: what becomes of integers is not known yet
    Operand accumulated{};    // poison before the first iteration, but in a fold
    uint32_t collected = 0;   // values of a scan or comprehension, on the stack
    NodeId range = kNoNode;   // of a loop that stays one
    bool isNewRange = false;  // no other loop had it
    NodeId low = kNoNode;     // what its counter begins at
    uint32_t nodes = 0;       // of the graph when it opened
    bool isLoopTried = false;
    uint32_t tried = 0;  // its nodes then
    Operand expanded{};  // what was accumulated when it was tried
  };

  void begin(std::span<const Operand> locals, uint32_t slots);
  Operand runFrames();
  void evaluate(const ast::Node& node, uint32_t index);
  void finish();
  Operand leave();

  void pushFrame(const Frame& frame, uint32_t begin);
  Operand pop();
  void push(const Operand& operand) { operands_.push_back(operand); }
  std::span<const Operand> top(uint32_t count) const { return {operands_.data() + operands_.size() - count, count}; }
  void replaceTop(uint32_t count, const Operand& result);
  void follow(uint32_t offset);
  const char* hintToLimits() const;
  bool withinLimits(uint32_t offset);
  bool goesOn();
  bool hasRoomFor(uint64_t nodes, uint32_t offset);
  bool mayCompute(std::span<const Operand> operands, uint64_t each, uint32_t offset);

  // Names: watch.cpp
  std::optional<std::string> prefixOfNames() const;
  std::vector<std::string> expandedCounts() const;

  // Branches: control.cpp
  std::optional<bool> truthOf(const Operand& condition);
  void openBranch(const ast::Node& node, uint32_t index);
  void openLazy(const ast::Node& node, uint32_t index);
  void warnOfConstantArm(std::span<const Operand> choice, uint32_t offset);
  void turnElse();
  void finishElse();
  void finishLazy();

  // Reductions: loops.cpp
  void openLoop(const ast::Node& node, uint32_t index);
  bool setRange(Frame& frame, Operator op);
  bool setSource(Frame& frame, const ast::Node& node);
  void closeLoop(const Operand& result);
  void iterate();
  void finishIteration();
  Operand loopVariable(const Frame& frame, uint32_t offset);
  // Those that make arrays: collect.cpp
  static bool collects(Operator op);
  bool mayStayLoop(Operator op, uint32_t offset);
  DimId dimOf(const Frame& frame) const;
  void collect(const Operand& value);
  bool isOpenElement(const Operand& value) const;
  void collectByCounter();
  Operand joinCollected(std::span<const Operand> values, uint32_t offset);
  Operand makeTuple(const ast::Node& node);
  // Those that are known and become loops: expansion.cpp
  bool isExpanded(const Frame& frame);
  bool isBetterAsLoop(Operator op, NodeId range, std::span<const NodeId> values);
  void tryLoop();
  bool goOnExpanding(const Operand& result);
  // Of open arrays: open.cpp
  NodeId sumOver(NodeId counter, NodeId value, uint32_t offset);
  Operand productOfOpen(const Operand& table, const Operand& row, bool isTableLeft, uint32_t offset);
  Operand productOfWrittenRows(const Operand& table, const Operand& row, uint32_t offset);
  Operand sumOfWrittenRows(const Operand& row, const Operand& table, uint32_t offset);
  Operand sumOfRows(const Operand& factors, const Operand& table, uint32_t offset);
  std::optional<Operand> productOf(const Operand& x, const Operand& y, uint32_t offset);
  Operand callOfVectors(Builtin function, const Operand& x, const Operand& y, uint32_t offset);
  Operand callOfOpen(BuiltinFunction function, std::string_view name, std::span<const Operand> operands,
                     uint32_t offset);
  // Those that stay loops: ranges.cpp
  bool keepLoop(Frame& frame, Operator op, const Operand& low, const Operand& high);
  bool keepLoop(Frame& frame, Operator op, const Operand& size);
  size_t countRanges();
  bool hasTooManyLoops(uint32_t offset);
  uint32_t nextLoop();
  bool setCounter(Frame& frame, Operator op, NodeId length, uint32_t offset);
  Operand rangeVariable(const Frame& frame, uint32_t offset);
  Operand carry(const Frame& frame, const Operand& start);
  std::vector<Operand> membersOf(const Operand& operand) const;
  bool needsTrial(const Operand& start) const;
  void foldLoop(const Operand& value);
  Operand endFold(const Frame& frame, const Operand& next, uint32_t offset);
  Operand reduceOver(Operator op, const Frame& frame, const Operand& value, uint32_t offset);
  Operand emptyResult(Operator op, const Operand& extent, uint32_t offset);
  Operand foldOver(Operator op, const Operand& accumulated, const Operand& value);
  Operand accumulate(Operator op, const Operand& sum, const Operand& value, uint32_t offset);
  Operand finalResult(Operator op, const Frame& frame, uint32_t offset);

  // Calls: calls.cpp
  void openCall(const ast::Node& node, uint32_t file);
  void openApply(const ast::Node& node);
  uint32_t chooseOverload(uint32_t first, uint32_t file, std::span<const Operand> operands, bool& ambiguous);
  std::optional<uint32_t> costOf(uint32_t function, std::span<const Operand> operands);
  void enter(uint32_t function, const ast::Node& node);
  bool mayEnter(uint32_t function, const ast::Node& node);
  bool isEntered(uint32_t function, std::span<const Operand> arguments) const;
  void finishCall();
  Operand convertResult(const ast::FunctionDeclaration& declaration, const Operand& value);
  Operand convertResult(const ast::FunctionDeclaration& declaration, const Operand& value, uint32_t type);
  void returnFrom(const Frame& frame, Operand result);
  Operand callOfCxx(const ast::Node& node);                                         // cxx.cpp
  void noteVariables(const cxx::Lifted& function, std::span<const NodeId> copies);  // watch.cpp

  // Gradients of functions: gradient.cpp
  void openGradient(const Frame& call, const Operand& value);
  Operand joinGradient(const ast::Node& node);
  void finishGradient();
  static std::optional<ValueType> gradientType(const ValueType& value, const ValueType& parameter);
  const Operand& valueOfGradient() const;
  bool isDifferentiable(uint32_t parameter) const;

  std::string nameOf(const Operand& argument) const;
  bool takesFunctions(uint32_t first, uint32_t file) const;
  Operand noOverload(const ast::Node& node, uint32_t first, uint32_t file, std::span<const Operand> operands,
                     bool ambiguous);

  Builder& builder_;
  const std::vector<ast::Node>& nodes_;
  const uint32_t firstLoop_;
  std::vector<Operand> operands_;
  std::vector<Operand> locals_;
  std::vector<Frame> frames_;
  uint32_t base_ = 0;   // of the running frame's locals
  uint32_t slots_ = 0;  // how many it has
  uint32_t at_ = 0;     // the next node
  uint32_t end_ = 0;    // of the running code
  uint64_t steps_ = 0;
  uint64_t asksAt_ = 0;  // steps
  std::function<bool()> goesOn_;
  bool isGivenUp_ = false;
  size_t mostExpanded_ = SIZE_MAX;
  std::vector<NamedValue>* watched_ = nullptr;
  std::set<uint32_t> constantArms_;  // offsets of choices that were warned of
  std::set<uint32_t> noLoops_;       // nodes of reductions whose bodies need what they count as a constant
  std::set<NodeId> unusedRanges_;    // of loops that were tried and then expanded
  LoopBodies bodies_;                // of those that are tried
  uint32_t line_ = 0;
  uint32_t lineBegin_ = 1;  // offsets [begin, end) of the line whose number the graph has
  uint32_t lineEnd_ = 0;
};

}  // namespace hgc
