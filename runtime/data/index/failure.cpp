#include "runtime/data/index/failure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "runtime/data/bind.h"

namespace hgc {
namespace {

const char* const kHint = "hold the index in range with clamp or %";

/// The indices of row-major position `flat`. Only the first may be outside its size.
std::vector<int64_t> unravel(int64_t flat, std::span<const int64_t> sizes) {
  std::vector<int64_t> at(sizes.size());
  for (size_t k = sizes.size(); k-- > 1;) {
    const int64_t size = std::max<int64_t>(1, sizes[k]);
    at[k] = (flat % size + size) % size;
    flat = (flat - at[k]) / size;
  }
  if (!at.empty()) at[0] = flat;
  return at;
}

int64_t floorDiv(int64_t a, int64_t b) { return (a - ((a % b) + b) % b) / b; }

std::string subscripts(const std::vector<int64_t>& at) {
  return at.empty() ? "" : fmt::format("[{}]", fmt::join(at, ", "));
}

/// The counts of the loops around an index, for messages.
std::string countsOf(const IndexContext& context) {
  std::vector<int32_t> counts;
  for (const LoopCount& loop : context.counts) counts.push_back(loop.count);
  if (counts.empty()) return "";
  return fmt::format(" at count{} {}", counts.size() > 1 ? "s" : "", fmt::join(counts, ", "));
}

class Explainer {
 public:
  Explainer(const Graph& graph, std::span<const IndexRoot> roots, const IndexContext& context, int64_t instance)
      : graph_(graph), roots_(roots), context_(context), instance_(instance), isChecked_(graph.size(), false) {}

  Error explain(const IndexFailure& failure) {
    if (failure.root) return rowOf(failure.root->of, floorDiv(valueOf(failure.node), failure.root->parts));
    const Node& node = graph_[failure.node];
    if (node.op == Op::RowBegin) return rowOf(context_.symbolOf(node.b), valueOf(node.a));
    if (node.op == Op::Table) return entryOf(context_.symbolOf(node.b), valueOf(node.a));
    return placeOf(failure.node);
  }

 private:
  std::string who() const { return fmt::format("`{}`{}", instanceName(context_, instance_), countsOf(context_)); }
  const Symbol& symbol(SymbolId id) const { return context_.program->symbols[id]; }

  int64_t valueOf(NodeId node) const {
    const std::vector<NodeId> order = reachable(graph_, std::span(&node, 1));
    IndexEvaluator evaluator(graph_, order, isChecked_, context_, 1);
    evaluator.run(instance_, 1);
    return evaluator.valuesOf(node, 1)[0];
  }

  std::vector<int64_t> sizesOf(SymbolId id) const { return hgc::sizesOf(*context_.bound, symbol(id).dims); }

  Error outside(SymbolId id, const std::vector<int64_t>& at) const {
    std::vector<std::string> shape;
    for (const int64_t size : sizesOf(id)) shape.push_back(std::to_string(size));
    if (symbol(id).ragged) shape.emplace_back("*");
    for (const uint32_t extent : symbol(id).shape) shape.push_back(std::to_string(extent));
    return {fmt::format("{} reads `{}{}`, but the shape of `{}` is [{}]", who(), symbol(id).name, subscripts(at),
                        symbol(id).name, fmt::join(shape, ", ")),
            kHint};
  }

  Error rowOf(SymbolId id, int64_t row) const { return outside(id, unravel(row, sizesOf(id))); }

  /// A position among the scalars of a table. Positions in ragged tables are checked by row.
  Error entryOf(SymbolId id, int64_t position) const {
    return outside(id, unravel(position, shapeOf(symbol(id), context_.bound->sizes)));
  }

  /// An index outside its axis. The axes before it are in range, those after it are not checked yet.
  Error placeOf(NodeId failed) const {
    const Node& place = graph_[failed];
    const int64_t index = valueOf(place.c), size = valueOf(place.b);
    if (const Node& length = graph_[place.b]; length.op == Op::ISub && graph_[length.b].op == Op::RowBegin) {
      const SymbolId id = context_.symbolOf(graph_[length.b].b);
      std::vector<int64_t> at = unravel(valueOf(graph_[length.b].a), sizesOf(id));
      const std::string row = subscripts(at);
      at.push_back(index);
      const std::string what = fmt::format("{} reads `{}{}`, but row {} of `{}`", who(), symbol(id).name,
                                           subscripts(at), row, symbol(id).name);
      if (size == 0)
        return {what + " is empty", "choose by its `len`, which is known when compiling: the other side is skipped"};
      return {fmt::format("{} has {} {}", what, size, size == 1 ? "entry" : "entries"), kHint};
    }
    for (NodeId id = 0; id < graph_.size(); ++id) {
      if (graph_[id].op != Op::Table) continue;
      if (const auto at = subscriptsOf(context_.symbolOf(graph_[id].b), rowIn(graph_[id].a), failed))
        return outside(context_.symbolOf(graph_[id].b), *at);
    }
    for (const IndexRoot& root : roots_) {
      if (root.of == kNone) continue;
      const NodeId row = root.parts > 1 ? rowIn(root.node) : root.node;
      if (const auto at = subscriptsOf(root.of, row, failed)) return outside(root.of, *at);
    }
    return {fmt::format("{} reads entry {} of an axis, array or vector of {}{}", who(), index, size, lineOf(failed)),
            kHint};
  }

  /// The row of a position in a table, which is row * width + component.
  NodeId rowIn(NodeId position) const {
    if (graph_[position].op == Op::IAdd) {
      const Node& sum = graph_[position];
      position = graph_.isConstant(sum.b) ? sum.a : sum.b;
    }
    if (graph_[position].op == Op::IMul) {
      const Node& product = graph_[position];
      position = graph_.isConstant(product.b) ? product.a : product.b;
    }
    return position;
  }

  /// The subscripts of `row`, if `failed` is the place of one of them.
  std::optional<std::vector<int64_t>> subscriptsOf(SymbolId id, NodeId row, NodeId failed) const {
    std::vector<int64_t> after;
    while (row != failed && graph_[row].op == Op::Place) {
      after.push_back(valueOf(graph_[row].c));
      row = graph_[row].a;
    }
    const std::vector<int64_t> sizes = sizesOf(id);
    if (row != failed || after.size() + 2 > sizes.size()) return std::nullopt;
    std::vector<int64_t> at =
        unravel(valueOf(graph_[failed].a), std::span(sizes).first(sizes.size() - after.size() - 1));
    at.push_back(valueOf(graph_[failed].c));
    at.insert(at.end(), after.rbegin(), after.rend());
    return at;
  }

  std::string lineOf(NodeId id) const {
    const std::string term = context_.termOf ? context_.termOf(instance_) : context_.termName;
    if (!context_.placesOf.empty() && context_.placesOf != term) return "";
    const std::vector<Location> chain = chainOf(graph_.originOf(id), {});
    if (chain.empty() || chain.front().file >= context_.program->files.size()) return "";
    return fmt::format(" ({})", placeText(*context_.program, chain.front()));
  }

  const Graph& graph_;
  std::span<const IndexRoot> roots_;
  const IndexContext& context_;
  int64_t instance_;
  std::vector<bool> isChecked_;  // no node: values outside their range are needed here
};

}  // namespace

std::string instanceName(const IndexContext& context, int64_t instance) {
  if (context.termOf) return context.termOf(instance);
  return context.termName + subscripts(unravel(context.flatOf(instance), sizesOf(*context.bound, context.domain)));
}

std::string rowName(const Program& program, const Bound& bound, SymbolId symbol, int64_t row) {
  return subscripts(unravel(row, sizesOf(bound, program.symbols[symbol].dims)));
}

Error describe(const IndexFailure& failure, const Graph& graph, std::span<const IndexRoot> roots,
               const IndexContext& context, int64_t instance) {
  return Explainer(graph, roots, context, instance).explain(failure);
}

}  // namespace hgc
