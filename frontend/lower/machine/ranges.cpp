/// Reductions that stay loops: their ranges are known only when data is bound.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "frontend/lower/loop_numbers.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

/// Whether an integer is made of sizes, constants, indices, tables, counters of loops and lengths of ragged rows alone.
bool isBound(const Graph& graph, NodeId root) {
  std::vector<NodeId> stack = {root};
  std::set<NodeId> seen = {root};
  while (!stack.empty()) {
    const Node& node = graph[stack.back()];
    stack.pop_back();
    if (node.op == Op::RowBegin || node.op == Op::Range) continue;
    const bool isLeaf = info(node.op).isLeaf && node.op != Op::Table;
    const bool isKnown = node.op == Op::Const || node.op == Op::Size || node.op == Op::Index;
    if ((isLeaf && !isKnown) || info(node.op).isReduction || node.op == Op::Carried) return false;
    for (int k = 0; k < operandCount(node); ++k) {
      if (seen.insert(node.operand(k)).second) stack.push_back(node.operand(k));
    }
  }
  return true;
}

std::optional<Op> reductionOf(ast::Operator op) {
  switch (op) {
    case ast::Operator::Sum:
    case ast::Operator::Mean: return Op::SumOver;
    case ast::Operator::Prod: return Op::ProdOver;
    case ast::Operator::Min: return Op::MinOver;
    case ast::Operator::Max: return Op::MaxOver;
    case ast::Operator::Any: return Op::AnyOver;
    case ast::Operator::All: return Op::AllOver;
    default: return std::nullopt;
  }
}

}  // namespace

/// `lo..hi`, where one of them is not known yet.
bool Machine::keepLoop(Frame& frame, Operator op, const Operand& low, const Operand& high) {
  Graph& graph = builder_.graph();
  for (const Operand& bound : {low, high}) {
    if (isBound(graph, builder_.at(bound, 0))) continue;
    builder_.notKnown(bound.offset, "the bounds of a range may use only constants, sizes, indices and integer data",
                      "data that holds them is declared `int`");
    return false;
  }
  frame.low = builder_.at(low, 0);
  return setCounter(frame, op, graph.make(Op::ISub, builder_.at(high, 0), frame.low), high.offset);
}

/// The indices of a dimension, or the entries of a ragged row.
bool Machine::keepLoop(Frame& frame, Operator op, const Operand& size) {
  return setCounter(frame, op, builder_.at(size, 0), size.offset);
}

size_t Machine::countRanges() {
  const Graph& graph = builder_.graph();
  return static_cast<size_t>(std::ranges::count_if(bodies_.ranges(graph), [&](NodeId range) {
    const bool isOwn = !isOpenCounter(graph[range].b) && !builder_.placing().isOfCopy(range);
    return isOwn && !unusedRanges_.contains(range) && !builder_.arrayRanges.contains(range);
  }));
}

/// The number of a loop that opens here.
uint32_t Machine::nextLoop() {
  uint32_t number = firstLoop_;
  for (const Frame& outer : frames_) number = outer.range == kNoNode ? number : builder_.graph()[outer.range].b + 1;
  return number;
}

bool Machine::setCounter(Frame& frame, Operator op, NodeId length, uint32_t offset) {
  Graph& graph = builder_.graph();
  uint32_t number = nextLoop(), folds = 0;
  for (const NodeId range : bodies_.ranges(graph)) folds = std::max(folds, blockOf(graph[range].b) + 1);
  if (op == Operator::Fold) number = std::max(folds, 1U) * kLoopsOfFold;
  const NodeId size = graph.size();
  frame.range = graph.range(length, number);
  frame.isNewRange = frame.range >= size;
  unusedRanges_.erase(frame.range);
  builder_.arrayRanges.erase(frame.range);
  return !hasTooManyLoops(offset);
}

/// Reports it if so.
bool Machine::hasTooManyLoops(uint32_t offset) {
  if (countRanges() <= kMostRangesOfTerm) return false;
  builder_.tooManyLoops(offset);
  return true;
}

Operand Machine::rangeVariable(const Frame& frame, uint32_t offset) {
  if (frame.source.form == Operand::Form::Row) return rowEntry(builder_, frame.source, frame.range, offset);
  if (frame.source.form == Operand::Form::Open) return openAt(builder_, frame.source, frame.range, offset);
  if (frame.low == kNoNode) return builder_.scalar(frame.range, ValueType::integer(frame.source.symbol), offset);
  return builder_.scalar(builder_.graph().make(Op::IAdd, frame.low, frame.range), ValueType::integer(), offset);
}

Operand Machine::reduceOver(Operator op, const Frame& frame, const Operand& value, uint32_t offset) {
  if (value.form == Operand::Form::Open) {
    return mapOpen(builder_, {&value, 1}, offset,
                   [&](std::span<const Operand> entries) { return reduceOver(op, frame, entries[0], offset); });
  }
  if (accumulate(op, builder_.poison(offset), value, offset).poisoned()) return builder_.poison(offset);
  const bool isOrdered = op == Operator::Min || op == Operator::Max;
  const bool isProductOfMatrices = op == Operator::Prod && value.type.isMatrix();
  if (value.type.isSingle() || (isOrdered && value.type.isUnsigned()) || isProductOfMatrices) {
    return builder_.mistake(value.offset,
                            fmt::format("`{}` of {} unrolls: its range must be known when compiling", ast::spelling(op),
                                        builder_.nameOf(value.type)),
                            "fix the size, `dim N = 8;`");
  }
  Graph& graph = builder_.graph();
  Operand result = builder_.build(
      value.type, offset, [&](uint32_t k) { return graph.make(*reductionOf(op), frame.range, builder_.at(value, k)); });
  if (op != Operator::Mean) return result;
  const NodeId length = graph.make(Op::IMax, graph[frame.range].a, graph.constant(int32_t{0}));
  const Operand count = builder_.scalar(graph.make(Op::ToReal, length), ValueType::real(), offset);
  return applyBinary(builder_, Operator::Div, result, count, offset);
}

/// What a fold that stays a loop carries, from `start` on: a scalar for each of its scalars.
Operand Machine::carry(const Frame& frame, const Operand& start) {
  if (start.form == Operand::Form::Tuple) {
    std::vector<Operand> members;
    for (uint32_t k = 0; k < start.row; ++k) members.push_back(carry(frame, builder_.membersOf(start)[k]));
    return builder_.tuple(members, start.offset);
  }
  return builder_.build(start.type, start.offset, [&](uint32_t k) {
    const NodeId first = builder_.at(start, k);
    return builder_.graph().carried(frame.range, first);
  });
}

/// One value, or those of a tuple.
std::vector<Operand> Machine::membersOf(const Operand& operand) const {
  if (operand.form != Operand::Form::Tuple) return {operand};
  const std::span<const Operand> members = builder_.membersOf(operand);
  return {members.begin(), members.end()};
}

/// Whether the body of a fold is evaluated to see what it makes of integers first.
bool Machine::needsTrial(const Operand& start) const {
  return std::ranges::any_of(membersOf(start), [](const Operand& member) { return member.type.isInteger(); });
}

/// The value of the body of a fold that stays a loop. Where it makes a real of what starts as an integer, that starts
/// as a real.
void Machine::foldLoop(const Operand& value) {
  Frame& frame = frames_.back();
  const ast::Node& loop = nodes_[frame.opening];
  const Operand next = foldOver(loop.op, frame.accumulated, value);
  if (next.poisoned()) return closeLoop(next);
  const std::vector<Operand> before = membersOf(frame.start), after = membersOf(next);
  const auto sameType = [](const Operand& x, const Operand& y) { return x.type == y.type; };
  if (frame.isTrial || !std::ranges::equal(before, after, sameType)) {
    std::vector<Operand> starts;
    for (size_t k = 0; k < before.size(); ++k) starts.push_back(convert(builder_, before[k], after[k].type));
    frame.isTrial = false;
    frame.start = starts.size() == 1 ? starts[0] : builder_.tuple(starts, frame.start.offset);
    frame.accumulated = carry(frame, frame.start);
    return iterate();
  }
  closeLoop(endFold(frame, next, loop.offset));
}

/// What a fold gives, of its steps from `frame.accumulated` to `next`.
Operand Machine::endFold(const Frame& frame, const Operand& next, uint32_t offset) {
  Graph& graph = builder_.graph();
  const std::vector<Operand> before = membersOf(frame.accumulated), after = membersOf(next);
  NodeId steps = frame.range;
  for (size_t m = before.size(); m-- > 0;) {
    for (uint32_t k = before[m].type.count(); k-- > 0;)
      steps = graph.make(Op::Next, builder_.at(before[m], k), builder_.at(after[m], k), steps);
  }
  std::vector<Operand> results;
  for (const Operand& carried : before) {
    results.push_back(builder_.build(carried.type, offset, [&](uint32_t k) {
      return graph.make(Op::FoldOver, frame.range, builder_.at(carried, k), steps);
    }));
  }
  return results.size() == 1 ? results[0] : builder_.tuple(results, offset);
}

}  // namespace hgc
