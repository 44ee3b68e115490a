#include "runtime/data/index/ranges.h"

#include <algorithm>

namespace hgc {
namespace {

/// A range that exceeds 32 bits wraps, so that any value is possible.
IndexRange wrapped(IndexRange range) {
  const IndexRange all;
  return range.low < all.low || range.high > all.high ? all : range;
}

IndexRange product(const IndexRange& x, const IndexRange& y) {
  const auto [low, high] = std::minmax({x.low * y.low, x.low * y.high, x.high * y.low, x.high * y.high});
  return {low, high};
}

/// A remainder is below a positive divisor, and equal to a dividend that is.
IndexRange remainder(const IndexRange& x, const IndexRange& divisor) {
  if (divisor.low <= 0) return {};
  return x.low >= 0 && x.high < divisor.low ? x : IndexRange{0, divisor.high - 1};
}

IndexRange quotient(const IndexRange& x, const IndexRange& divisor) {
  if (divisor.low <= 0 || x.low < 0) return {};
  return {x.low / divisor.high, x.high / divisor.low};
}

class Ranger {
 public:
  Ranger(const Graph& graph, const IndexContext& context) : graph_(graph), context_(context) {}

  std::vector<IndexRange> run() {
    ranges_.resize(graph_.size());
    for (NodeId id = 0; id < graph_.size(); ++id) ranges_[id] = wrapped(rangeOf(graph_[id]));
    return std::move(ranges_);
  }

 private:
  IndexRange rangeOf(const Node& node) const {
    const auto in = [&](int k) { return ranges_[node.operand(k)]; };
    switch (node.op) {
      case Op::Const: return {static_cast<int32_t>(node.b), static_cast<int32_t>(node.b)};
      case Op::Size: return sizeRange(context_.bound->sizes[context_.dimOf(node.b)]);
      case Op::Index: return {0, std::max<int64_t>(0, context_.bound->sizes[context_.domain[node.b]] - 1)};
      case Op::Range: return {0, std::max<int64_t>(0, in(0).high - 1)};
      case Op::Lifted: return liftedRange(node);
      case Op::Table: return tableRange(context_.symbolOf(node.b));
      case Op::IAdd: return entryRange(node).value_or(IndexRange{in(0).low + in(1).low, in(0).high + in(1).high});
      case Op::ISub: return {in(0).low - in(1).high, in(0).high - in(1).low};
      case Op::IMul: return product(in(0), in(1));
      case Op::IMin: return {std::min(in(0).low, in(1).low), std::min(in(0).high, in(1).high)};
      case Op::IMax: return {std::max(in(0).low, in(1).low), std::max(in(0).high, in(1).high)};
      case Op::IMod: return remainder(in(0), in(1));
      case Op::IDiv: return quotient(in(0), in(1));
      case Op::Select: return {std::min(in(1).low, in(2).low), std::max(in(1).high, in(2).high)};
      case Op::Place: return placeRange(in(0), in(1));
      default: return {};
    }
  }

  static IndexRange sizeRange(int64_t size) { return size < 0 ? IndexRange{} : IndexRange{size, size}; }

  /// Assumes that the index is within the axis, as binding checks.
  static IndexRange placeRange(const IndexRange& row, const IndexRange& size) {
    const IndexRange begin = product(row, size);
    return {begin.low, begin.high + size.high - 1};
  }

  /// An entry of a ragged row: the first of the row plus the counter of a loop over it.
  std::optional<IndexRange> entryRange(const Node& sum) const {
    const bool isFirst = graph_[sum.a].op == Op::RowBegin;
    const NodeId begin = isFirst ? sum.a : sum.b, counter = isFirst ? sum.b : sum.a;
    if (graph_[begin].op != Op::RowBegin || graph_[counter].op != Op::Range) return std::nullopt;
    const Node& length = graph_[graph_[counter].a];
    const bool isOfRow = length.op == Op::ISub && length.b == begin && graph_[length.a].op == Op::RowBegin &&
                         graph_[length.a].b == graph_[begin].b;
    if (!isOfRow || !isNext(graph_[length.a].a, graph_[begin].a)) return std::nullopt;
    const auto entries = context_.bound->symbols[context_.symbolOf(graph_[begin].b)].rows;
    return IndexRange{0, std::max<int64_t>(0, entries - 1)};
  }

  /// Whether `next` is `row` + 1.
  bool isNext(NodeId next, NodeId row) const {
    const Node& sum = graph_[next];
    if (graph_.isConstant(next) && graph_.isConstant(row))
      return graph_.constantAt(next).integer() == graph_.constantAt(row).integer() + 1;
    const auto isOne = [&](NodeId id) { return graph_.isConstant(id) && graph_.constantAt(id).integer() == 1; };
    return sum.op == Op::IAdd && ((sum.a == row && isOne(sum.b)) || (sum.b == row && isOne(sum.a)));
  }

  IndexRange liftedRange(const Node& node) const {
    if (node.type != Type::Int) return {};
    const std::vector<int32_t>& column = context_.liftedInts[node.b];
    if (column.empty()) return {};
    const auto [low, high] = std::ranges::minmax(column);
    return {low, high};
  }

  IndexRange tableRange(SymbolId id) const {
    const Symbol& symbol = context_.program->symbols[id];
    if (symbol.target == kNone || context_.bound->sizes[symbol.target] < 0) return {};  // not checked before
    return {0, std::max<int64_t>(0, context_.bound->sizes[symbol.target] - 1)};
  }

  const Graph& graph_;
  const IndexContext& context_;
  std::vector<IndexRange> ranges_;
};

}  // namespace

std::vector<IndexRange> indexRanges(const Graph& graph, const IndexContext& context) {
  return Ranger(graph, context).run();
}

}  // namespace hgc
