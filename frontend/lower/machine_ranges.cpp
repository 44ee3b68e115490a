/// Reductions that stay loops: their ranges are known only when data is bound.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "frontend/lower/arithmetic.h"
#include "frontend/lower/indexing.h"
#include "frontend/lower/machine.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// Whether an integer is made of sizes, constants, counters of loops and lengths of ragged rows alone.
bool isBound(const Graph& graph, NodeId root) {
  std::vector<NodeId> stack = {root};
  std::set<NodeId> seen = {root};
  while (!stack.empty()) {
    const Node& node = graph[stack.back()];
    stack.pop_back();
    if (node.op == Op::RowBegin || node.op == Op::Range) continue;
    const bool isLeaf = info(node.op).isLeaf && node.op != Op::Const && node.op != Op::Size;
    if (isLeaf || info(node.op).isReduction) return false;
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
    builder_.notKnown(bound.offset,
                      "the bounds of a range are constants, sizes, lengths of rows and counters of outer loops",
                      "what differs between instances is the length of a ragged row");
    return false;
  }
  frame.low = builder_.at(low, 0);
  return setCounter(frame, op, graph.make(Op::ISub, builder_.at(high, 0), frame.low), high.offset);
}

/// The indices of a dimension, or the entries of a ragged row.
bool Machine::keepLoop(Frame& frame, Operator op, const Operand& size) {
  return setCounter(frame, op, builder_.at(size, 0), size.offset);
}

bool Machine::setCounter(Frame& frame, Operator op, NodeId length, uint32_t offset) {
  Graph& graph = builder_.graph();
  if (!reductionOf(op)) {
    builder_.notKnown(offset, fmt::format("`{}` unrolls: its range must be known when compiling", ast::spelling(op)),
                      "fix the size, `dim N = 8;`");
    return false;
  }
  const auto number =
      static_cast<uint32_t>(std::ranges::count_if(frames_, [](const Frame& outer) { return outer.range != kNoNode; }));
  frame.range = graph.range(length, number);
  size_t ranges = 0;
  for (NodeId id = 0; id < graph.size(); ++id) ranges += graph[id].op == Op::Range;
  if (ranges <= kMostRangesOfTerm) return true;
  builder_.mistake(offset, fmt::format("a term has no more than {} different loops", kMostRangesOfTerm));
  return false;
}

Operand Machine::rangeVariable(const Frame& frame, uint32_t offset) {
  if (frame.source.form == Operand::Form::Row) return rowEntry(builder_, frame.source, frame.range, offset);
  if (frame.low == kNoNode) return builder_.scalar(frame.range, ValueType::integer(frame.source.symbol), offset);
  return builder_.scalar(builder_.graph().make(Op::IAdd, frame.low, frame.range), ValueType::integer(), offset);
}

Operand Machine::reduceOver(Operator op, const Frame& frame, const Operand& value, uint32_t offset) {
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

}  // namespace hgc
