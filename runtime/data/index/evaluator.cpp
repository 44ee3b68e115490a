#include <algorithm>
#include <numeric>

#include "ir/apply.h"
#include "ir/number.h"
#include "runtime/data/index/program.h"

namespace hgc {
namespace {

/// `out[k] = list[at[k]]`, or 0 outside the list. Returns whether all were inside.
template <class T>
bool pick(std::span<const T> list, int64_t count, const int32_t* at, int32_t* out) {
  bool inside = true;
  for (int64_t k = 0; k < count; ++k) {
    const bool good = at[k] >= 0 && static_cast<size_t>(at[k]) < list.size();
    out[k] = good ? static_cast<int32_t>(list[static_cast<size_t>(at[k])]) : 0;
    inside = inside && good;
  }
  return inside;
}

/// `out[k] = row[k] * size[k] + index[k]`. Returns whether every index is within its size.
bool place(int64_t count, const int32_t* row, const int32_t* size, const int32_t* index, int32_t* out) {
  int32_t outside = 0;
  for (int64_t k = 0; k < count; ++k) {
    outside |= index[k] | (size[k] - 1 - index[k]);  // negative if either is
    out[k] = addInt(mulInt(row[k], size[k]), index[k]);
  }
  return outside >= 0;
}

}  // namespace

IndexEvaluator::IndexEvaluator(const Graph& graph, std::span<const NodeId> order, const std::vector<bool>& isChecked,
                               const IndexContext& context, int64_t block)
    : graph_(graph),
      context_(context),
      order_(order),
      isChecked_(isChecked),
      counts_(context.counts),
      row_(graph.size(), 0) {
  for (size_t k = 0; k < order.size(); ++k) row_[order[k]] = k * static_cast<size_t>(block);
  values_.resize(order.size() * static_cast<size_t>(block));
}

void IndexPoints::clear() {
  instances.clear();
  for (std::vector<int32_t>& column : counts) column.clear();
}

void IndexPoints::add(int64_t instance, std::span<const LoopCount> at) {
  instances.push_back(instance);
  for (size_t k = 0; k < at.size(); ++k) counts[k].push_back(at[k].count);
}

std::optional<NodeId> IndexEvaluator::run(int64_t first, int64_t count) {
  points_ = nullptr;
  return runAll(first, count);
}

std::optional<NodeId> IndexEvaluator::run(const IndexPoints& points) {
  points_ = &points;
  return runAll(0, points.size());
}

std::optional<NodeId> IndexEvaluator::runAll(int64_t first, int64_t count) {
  for (const NodeId id : order_) {
    if (!evaluate(id, first, count) && isChecked_[id]) return id;
  }
  return std::nullopt;
}

std::span<const int32_t> IndexEvaluator::valuesOf(NodeId node, int64_t count) const {
  return std::span(values_).subspan(row_[node], static_cast<size_t>(count));
}

int32_t IndexEvaluator::countOf(NodeId range) const {
  const auto found = std::ranges::find(counts_, range, &LoopCount::range);
  return found == counts_.end() ? 0 : found->count;
}

void IndexEvaluator::counts(NodeId range, int64_t count, int32_t* out) const {
  if (points_ != nullptr) {
    const auto found = std::ranges::find(points_->ranges, range);
    if (found != points_->ranges.end()) {
      std::copy_n(points_->counts[static_cast<size_t>(found - points_->ranges.begin())].begin(), count, out);
      return;
    }
  }
  std::fill_n(out, count, countOf(range));
}

void IndexEvaluator::axisIndex(uint32_t axis, int64_t first, int64_t count, int32_t* out) const {
  int64_t stride = 1;
  for (size_t k = context_.domain.size(); k-- > axis + 1;) stride *= context_.bound->sizes[context_.domain[k]];
  const int64_t size = context_.bound->sizes[context_.domain[axis]];
  if (points_ != nullptr || !context_.instances.empty()) {
    for (int64_t k = 0; k < count; ++k)
      out[k] = static_cast<int32_t>(context_.flatOf(instanceAt(first, k)) / stride % size);
    return;
  }
  for (int64_t k = 0; k < count;) {  // by stretches with equal or consecutive indices
    const int64_t index = (first + k) / stride % size, within = (first + k) % stride;
    const int64_t some = std::min(count - k, stride > 1 ? stride - within : size - index);
    if (stride > 1) std::fill_n(out + k, some, static_cast<int32_t>(index));
    else std::iota(out + k, out + k + some, static_cast<int32_t>(index));
    k += some;
  }
}

void IndexEvaluator::lifted(std::span<const int32_t> column, int64_t first, int64_t count, int32_t* out) const {
  if (column.size() == 1) {
    std::fill_n(out, count, column.front());
    return;
  }
  for (int64_t k = 0; k < count; ++k) out[k] = column[static_cast<size_t>(instanceAt(first, k))];
}

/// Returns false if the node reads or is outside its range.
bool IndexEvaluator::evaluate(NodeId id, int64_t first, int64_t count) {
  const Node& node = graph_[id];
  int32_t* out = &values_[row_[id]];
  const auto in = [&](int k) { return &values_[row_[node.operand(k)]]; };
  const auto each = [&](const auto& compute) {
    for (int64_t k = 0; k < count; ++k) out[k] = compute(in(0)[k], in(1)[k]);
    return true;
  };
  switch (node.op) {
    case Op::Const: std::fill_n(out, count, static_cast<int32_t>(node.b)); return true;
    case Op::Size:
      std::fill_n(out, count, static_cast<int32_t>(context_.bound->sizes[context_.dimOf(node.b)]));
      return true;
    case Op::Range: counts(id, count, out); return true;
    case Op::Index: axisIndex(node.b, first, count, out); return true;
    case Op::Lifted: lifted(context_.liftedInts[node.b], first, count, out); return true;
    case Op::Table: {
      const std::span<const int32_t> entries = context_.bound->symbols[context_.symbolOf(node.b)].integers;
      return pick(entries, count, in(0), out);
    }
    case Op::RowBegin: {  // the row past the last one gives the end
      const std::span<const int64_t> begins = context_.bound->symbols[context_.symbolOf(node.b)].rowBegin;
      return pick(begins, count, in(0), out);
    }
    case Op::Place: return place(count, in(0), in(1), in(2), out);
    case Op::IAdd: return each([](int32_t a, int32_t b) { return addInt(a, b); });
    case Op::IMul: return each([](int32_t a, int32_t b) { return mulInt(a, b); });
    case Op::ISub: return each([](int32_t a, int32_t b) { return subInt(a, b); });
    case Op::IMin: return each([](int32_t a, int32_t b) { return std::min(a, b); });
    case Op::IMax: return each([](int32_t a, int32_t b) { return std::max(a, b); });
    case Op::IMod: return each([](int32_t a, int32_t b) { return floorMod(a, b); });
    case Op::IDiv: return each([](int32_t a, int32_t b) { return floorDiv(a, b); });
    default: evaluateByTable(node, count, out); return true;
  }
}

/// Evaluates rarer operations by the operation table.
void IndexEvaluator::evaluateByTable(const Node& node, int64_t count, int32_t* out) {
  for (int64_t k = 0; k < count; ++k) {
    out[k] =
        evaluateWhole(graph_, node, [&](int o) { return values_[row_[node.operand(o)] + static_cast<size_t>(k)]; });
  }
}

}  // namespace hgc
