#pragma once
/// The evaluator of the flat syntax tree.
#include <set>
#include <span>
#include <vector>

#include "frontend/lower/machine/limits.h"
#include "frontend/lower/machine/loops/loops.h"
#include "frontend/lower/machine/source_line.h"
#include "frontend/lower/machine/stack.h"

namespace hgc {

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

}  // namespace hgc
