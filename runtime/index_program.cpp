#include "runtime/index_program.h"

#include <fmt/format.h>

#include "ir/apply.h"
#include "ir/number.h"

namespace hgc {
namespace {

constexpr int64_t kBlock = 1024;

class Evaluator {
 public:
  Evaluator(const Graph& graph, std::span<const NodeId> roots, const IndexContext& context)
      : graph_(graph), context_(context), order_(reachable(graph, roots)), row_(graph.size(), 0) {
    for (size_t k = 0; k < order_.size(); ++k) row_[order_[k]] = k;
    values_.resize(order_.size() * kBlock);
  }

  Status block(int64_t first, int64_t count) {
    for (const NodeId id : order_) {
      if (const Status done = node(id, first, count); !done) return done.error();
    }
    return Done{};
  }

  std::span<const int32_t> valuesOf(NodeId id, int64_t count) const {
    return std::span(values_).subspan(row_[id] * kBlock, static_cast<size_t>(count));
  }

 private:
  SymbolId symbolOf(uint32_t port) const { return context_.tables.empty() ? port : context_.tables[port]; }
  DimId dimOf(uint32_t port) const { return context_.dims.empty() ? port : context_.dims[port]; }

  std::string where(int64_t instance) const {
    if (context_.termOf) return fmt::format("term `{}`", context_.termOf(instance));
    const int64_t flat = context_.instances.empty() ? instance : context_.instances[static_cast<size_t>(instance)];
    return fmt::format("instance {} of `{}`", flat, context_.termName);
  }

  void axisIndex(uint32_t axis, int64_t first, int64_t count, int32_t* out) const {
    int64_t stride = 1;
    for (size_t k = context_.domain.size(); k-- > axis + 1;) stride *= context_.bound->sizes[context_.domain[k]];
    const int64_t size = context_.bound->sizes[context_.domain[axis]];
    for (int64_t k = 0; k < count; ++k) {
      const int64_t flat = context_.instances.empty() ? first + k : context_.instances[static_cast<size_t>(first + k)];
      out[k] = static_cast<int32_t>(flat / stride % size);
    }
  }

  Status table(const Node& node, int64_t first, int64_t count, const int32_t* position, int32_t* out) const {
    const SymbolId symbol = symbolOf(node.b);
    const std::vector<int32_t>& entries = context_.bound->symbols[symbol].integers;
    for (int64_t k = 0; k < count; ++k) {
      if (position[k] < 0 || static_cast<size_t>(position[k]) >= entries.size()) {
        return Error{fmt::format("{} reads entry {} of `{}`, which has {}", where(first + k), position[k],
                                 context_.program->symbols[symbol].name, entries.size()),
                     ""};
      }
      out[k] = entries[static_cast<size_t>(position[k])];
    }
    return Done{};
  }

  Status rowBegin(const Node& node, int64_t first, int64_t count, const int32_t* row, int32_t* out) const {
    const SymbolId symbol = symbolOf(node.b);
    const std::vector<int64_t>& begins = context_.bound->symbols[symbol].rowBegin;
    for (int64_t k = 0; k < count; ++k) {
      if (row[k] < 0 || static_cast<size_t>(row[k]) + 1 >= begins.size()) {
        return Error{fmt::format("{} reads row {} of `{}`, which has {}", where(first + k), row[k],
                                 context_.program->symbols[symbol].name, begins.size() - 1),
                     ""};
      }
      out[k] = static_cast<int32_t>(begins[static_cast<size_t>(row[k])]);
    }
    return Done{};
  }

  Status node(NodeId id, int64_t first, int64_t count) {
    const Node& node = graph_[id];
    int32_t* out = &values_[row_[id] * kBlock];
    const auto in = [&](int k) { return &values_[row_[node.operand(k)] * kBlock]; };
    switch (node.op) {
      case Op::Const: std::fill_n(out, count, static_cast<int32_t>(node.b)); return Done{};
      case Op::Size: std::fill_n(out, count, static_cast<int32_t>(context_.bound->sizes[dimOf(node.b)])); return Done{};
      case Op::Index: axisIndex(node.b, first, count, out); return Done{};
      case Op::Lifted: std::copy_n(&context_.liftedInts[node.b][static_cast<size_t>(first)], count, out); return Done{};
      case Op::Table: return table(node, first, count, in(0), out);
      case Op::RowBegin: return rowBegin(node, first, count, in(0), out);
      case Op::IAdd:
        for (int64_t k = 0; k < count; ++k) out[k] = addInt(in(0)[k], in(1)[k]);
        return Done{};
      case Op::IMul:
        for (int64_t k = 0; k < count; ++k) out[k] = mulInt(in(0)[k], in(1)[k]);
        return Done{};
      default: return other(node, count, out);
    }
  }

  /// The rarer operations, by the operation table.
  Status other(const Node& node, int64_t count, int32_t* out) {
    const int arity = operandCount(node);
    for (int64_t k = 0; k < count; ++k) {
      Constant operands[3];
      for (int o = 0; o < arity; ++o) {
        const Type type = graph_[node.operand(o)].type;
        const int32_t value = values_[row_[node.operand(o)] * kBlock + static_cast<size_t>(k)];
        operands[o] = type == Type::Bool ? Constant::of(value != 0) : Constant::of(value);
      }
      const Constant result = evaluateStrict(node.op, operands[0], operands[1], operands[2]);
      out[k] = result.type == Type::Bool ? result.boolean() : result.integer();
    }
    return Done{};
  }

  const Graph& graph_;
  const IndexContext& context_;
  std::vector<NodeId> order_;
  std::vector<size_t> row_;
  std::vector<int32_t> values_;
};

}  // namespace

Status evaluateIndices(const Graph& graph, std::span<const NodeId> roots, const IndexContext& context, int64_t count,
                       const std::function<Status(size_t, int64_t, std::span<const int32_t>)>& sink) {
  Evaluator evaluator(graph, roots, context);
  for (int64_t first = 0; first < count; first += kBlock) {
    const int64_t size = std::min(kBlock, count - first);
    if (const Status done = evaluator.block(first, size); !done) return done.error();
    for (size_t k = 0; k < roots.size(); ++k) {
      if (const Status done = sink(k, first, evaluator.valuesOf(roots[k], size)); !done) return done.error();
    }
  }
  return Done{};
}

}  // namespace hgc
