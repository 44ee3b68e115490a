#pragma once
/// The evaluator of the flat syntax tree.
#include <functional>
#include <set>
#include <span>
#include <vector>

#include "frontend/lower/builder.h"
#include "frontend/lower/machine/loops/loops.h"
#include "frontend/lower/machine/stack.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// Counts what a run has cost.
struct Limits {
  static constexpr uint64_t kStepsBetweenChecks = 1 << 16;
  static constexpr uint64_t kStepsPerIteration = 4;  ///< beside those of its nodes

  uint64_t steps = 0;
  uint64_t asksAt = kStepsBetweenChecks;  ///< steps
  std::function<bool()> goesOn;           ///< asked now and then, if there; where it says no the run stops
  bool isGivenUp = false;                 ///< for it said no

  void begin() { *this = {.goesOn = std::move(goesOn)}; }
};

/// The line of code that nodes are made for. Thread-safety: one thread at a time.
class SourceLine {
 public:
  /// Another graph.
  void begin() { end_ = 0; }
  /// Nodes made from here on come from the line that holds `offset`.
  void follow(Builder& builder, uint32_t offset) {
    if (offset >= begin_ && offset < end_) return;
    const SourceText& source = builder.mistakes.reporter().source();
    const uint32_t file = source.fileOf(offset);
    number_ = source.lineOf(offset, number_);
    begin_ = source.lineBegin(file, number_);
    end_ = source.lineBegin(file, number_ + 1);
    builder.graph().setOrigin(originAt(file, number_));
  }
  uint32_t number() const { return number_; }

 private:
  uint32_t number_ = 0;
  uint32_t begin_ = 1;  // offsets [begin, end) are those of the line whose number the graph has
  uint32_t end_ = 0;
};

/// Evaluates code into a graph. Straight code runs in a loop over an operand stack; calls, branches and reductions push
/// a frame. So the depth of a program never becomes depth of this program's stack. Thread-safety: one thread at a time.
struct Machine {
  /// Loops that stay loops are numbered from `firstLoop` on: no two that nest may have the same number.
  explicit Machine(Builder& into, uint32_t firstLoop = 0)
      : builder(into), nodes(into.module().tree.nodes), loops(into, firstLoop) {}

  /// Evaluates `code` with the first locals given. A mistake gives poison.
  Operand run(const ast::Code& code, std::span<const Operand> locals);
  /// Evaluates a call of a function with arguments of its parameters' types.
  Operand call(uint32_t function, std::span<const Operand> arguments);

  Builder& builder;
  const std::vector<ast::Node>& nodes;
  Stack stack;
  Loops loops;
  Limits limits;
  SourceLine line;
  std::vector<NamedValue>* names = nullptr;  ///< if somebody watches: what names stand for (watch.h)
  std::set<uint32_t> constantArms;           ///< offsets of choices that were warned of
};

/// Whether the run may go on; if not, it stops here, with a mistake if it was too long.
bool withinLimits(Machine& machine, uint32_t offset);
/// Whether there is room for what an operation makes of operands: their loads, as far as these cannot be there, and
/// `each` nodes for every scalar of the longest.
bool mayCompute(Machine& machine, std::span<const Operand> operands, uint64_t each, uint32_t offset);

// What happens at code that opens frames, and where these end.

/// At `condition ? x : y`, after the condition: what is known when compiling is chosen, the rest becomes selects.
void openBranch(Machine& machine, uint32_t index);
void turnElse(Machine& machine);    ///< after x
void finishElse(Machine& machine);  ///< after y
/// At `p && q` and `p || q`, after p.
void openLazy(Machine& machine, uint32_t index);
void finishLazy(Machine& machine);  ///< after q

/// At a loop, after what it runs over and starts from. One that is expanded runs once for each count, one that stays a
/// loop once for all.
void openLoop(Machine& machine, uint32_t index);
void finishIteration(Machine& machine);  ///< after its body

/// A call of the functions of a name that `file` sees. They are inlined: their code runs with locals of its own.
void openCall(Machine& machine, const ast::Node& node, uint32_t file);
/// A call of the function that a parameter stands for. It means what it means where its name was written.
void openApply(Machine& machine, const ast::Node& node);
/// Goes on with the code of a function, whose arguments are on the stack.
void enter(Machine& machine, uint32_t function, const ast::Node& node);
void finishCall(Machine& machine);      ///< after its code
void finishGradient(Machine& machine);  ///< after that of its gradient
/// Calls a function of C++, whose parameters are the locals: copies its graph.
Operand callOfCxx(Machine& machine, const ast::Node& node);

}  // namespace hgc
