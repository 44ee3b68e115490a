#include "runtime/plan/loop_bounds.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "ir/apply.h"
#include "runtime/data/index/ranges.h"

namespace hgc {
namespace {

/// Bounds for integers of a kernel over all counts of their loops.
class Lengths {
 public:
  /// For the integers at positions `lengths`.
  Lengths(std::span<const Node> code, const GroupData& data, std::span<const int32_t> sizes,
          std::span<const int64_t> longestRows, std::set<uint32_t> lengths)
      : code_(code),
        data_(data),
        sizes_(sizes),
        longestRows_(longestRows),
        lengths_(std::move(lengths)),
        bounds_(code.size()) {
    std::vector<uint32_t> stack(lengths_.begin(), lengths_.end());
    while (!stack.empty()) {
      const uint32_t at = stack.back();
      stack.pop_back();
      if (!needed_.insert(at).second) continue;
      for (int k = 0; k < operandCount(code[at]); ++k) stack.push_back(code[at].operand(k));
    }
  }

  /// By position: the greatest value over all instances, at least 0.
  std::map<uint32_t, int64_t> greatest() {
    const auto differs = [&](uint32_t at) { return code_[at].op == Op::Index || code_[at].op == Op::Slot; };
    const int64_t instances = std::ranges::any_of(needed_, differs) ? data_.count : std::min<int64_t>(1, data_.count);
    std::map<uint32_t, int64_t> greatest;
    for (int64_t instance = 0; instance < instances && !lengths_.empty(); ++instance) {
      for (const uint32_t at : needed_) bounds_[at] = boundsOf(code_[at], instance);  // operands come first
      for (const uint32_t at : lengths_) greatest[at] = std::max(greatest[at], bounds_[at].high);
    }
    return greatest;
  }

 private:
  IndexRange boundsOf(const Node& node, int64_t instance) const {
    const auto only = [](int64_t value) { return IndexRange{value, value}; };
    switch (node.op) {
      case Op::Const: return node.type == Type::Real ? IndexRange{} : only(static_cast<int32_t>(node.b));
      case Op::Size: return only(sizes_[node.b]);
      case Op::Index: return only(data_.before + instance);
      case Op::Slot: return only(data_.slots[node.b][static_cast<size_t>(instance)]);
      case Op::ISub:
        if (const auto row = rowLength(node)) return {0, *row};
        [[fallthrough]];
      default: return isKnown(node) ? only(valueOf(node)) : rangeOf(node, bounds_);
    }
  }

  /// The longest row, if the node is the end of a ragged row minus its begin.
  std::optional<int64_t> rowLength(const Node& node) const {
    const Node &end = code_[node.a], &begin = code_[node.b];
    const bool isLength = end.op == Op::RowBegin && begin.op == Op::RowBegin && end.b == begin.b;
    return isLength && end.b < longestRows_.size() ? std::optional(longestRows_[end.b]) : std::nullopt;
  }

  /// Whether the operands of an operation on integers are known exactly.
  bool isKnown(const Node& node) const {
    const int arity = std::min(operandCount(node), 3);
    bool isKnown = arity > 0 && node.type != Type::Real && node.op != Op::Table && node.op != Op::RowBegin &&
                   node.op != Op::Load && !isOfLoop(node.op);
    for (int k = 0; k < arity && isKnown; ++k) {
      isKnown = bounds_[node.operand(k)].isOne() && code_[node.operand(k)].type != Type::Real;
    }
    return isKnown;
  }

  int32_t valueOf(const Node& node) const {
    return evaluateWhole(code_, node, [&](int k) { return static_cast<int32_t>(bounds_[node.operand(k)].low); });
  }

  static bool isOfLoop(Op op) { return info(op).isReduction || info(op).isPrefix; }

  std::span<const Node> code_;
  const GroupData& data_;
  std::span<const int32_t> sizes_;
  std::span<const int64_t> longestRows_;
  std::set<uint32_t> lengths_, needed_;  // positions
  std::vector<IndexRange> bounds_;       // by position
};

}  // namespace

int64_t longestKept(std::span<const Node> code, const GroupData& data, std::span<const int32_t> sizes) {
  std::set<uint32_t> lengths;
  for (const Node& node : code) {
    if (node.op == Op::Before) lengths.insert(code[code[node.b].a].a);
    if (node.op == Op::ElementOver) lengths.insert(code[node.a].a);
  }
  int64_t longest = 0;
  for (const auto& [at, counts] : Lengths(code, data, sizes, {}, lengths).greatest())
    longest = std::max(longest, counts);
  return longest;
}

double mostRounds(const KernelCode& kernel, const GroupData& data, std::span<const int32_t> sizes,
                  std::span<const int64_t> longestRows) {
  std::set<uint32_t> lengths;
  for (const Region& region : kernel.regions) {
    if (region.kind == Region::Kind::Loop) lengths.insert(kernel.code[region.begin].a);
  }
  const auto greatest = Lengths(kernel.code, data, sizes, longestRows, lengths).greatest();
  std::vector<std::pair<const Region*, double>> open;  // loops around, and their rounds
  double all = 0;
  for (const Region& region : kernel.regions) {
    if (region.kind != Region::Kind::Loop) continue;
    while (!open.empty() && open.back().first->end <= region.begin) open.pop_back();
    const auto found = greatest.find(kernel.code[region.begin].a);
    const double counts = found == greatest.end() ? 0 : static_cast<double>(found->second);
    open.emplace_back(&region, counts * (open.empty() ? 1 : open.back().second));
    all += open.back().second;
  }
  return all;
}

}  // namespace hgc
