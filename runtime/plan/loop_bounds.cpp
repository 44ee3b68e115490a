#include "runtime/plan/loop_bounds.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>

#include "ir/apply.h"

namespace hgc {
namespace {

/// The range of an integer. Truth values are 0 and 1.
struct Bounds {
  int64_t low = std::numeric_limits<int32_t>::min();
  int64_t high = std::numeric_limits<int32_t>::max();

  bool isOne() const { return low == high; }
};

/// Overflow wraps, so the result may be any integer.
Bounds held(Bounds of) {
  const Bounds all;
  return of.low < all.low || of.high > all.high ? all : of;
}

Bounds product(Bounds a, Bounds b) {
  const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
  return {low, high};
}

Bounds both(Bounds a, Bounds b) { return {std::min(a.low, b.low), std::max(a.high, b.high)}; }

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
  Bounds boundsOf(const Node& node, int64_t instance) const {
    const auto only = [](int64_t value) { return Bounds{value, value}; };
    const auto a = [&] { return bounds_[node.a]; };
    const auto b = [&] { return bounds_[node.b]; };
    switch (node.op) {
      case Op::Const:
        return node.type == Type::Real ? Bounds{}
                                       : only(node.type == Type::Bool ? int64_t{node.b} : int64_t{int32_t(node.b)});
      case Op::Size: return only(sizes_[node.b]);
      case Op::Index: return only(data_.before + instance);
      case Op::Slot: return only(data_.slots[node.b][static_cast<size_t>(instance)]);
      case Op::Range: return {0, std::max<int64_t>(a().high - 1, 0)};
      case Op::IAdd: return held({a().low + b().low, a().high + b().high});
      case Op::ISub:
        if (const auto row = rowLength(node)) return {0, *row};
        return held({a().low - b().high, a().high - b().low});
      case Op::IMul: return held(product(a(), b()));
      case Op::IMin: return {std::min(a().low, b().low), std::min(a().high, b().high)};
      case Op::IMax: return {std::max(a().low, b().low), std::max(a().high, b().high)};
      case Op::IMod: return b().isOne() && b().low > 0 && !a().isOne() ? Bounds{0, b().low - 1} : byTable(node);
      case Op::Select:
        return bounds_[node.a].isOne() ? (a().low != 0 ? b() : bounds_[node.c]) : both(b(), bounds_[node.c]);
      default: return byTable(node);
    }
  }

  /// The longest row, if the node is the end of a ragged row minus its begin.
  std::optional<int64_t> rowLength(const Node& node) const {
    const Node &end = code_[node.a], &begin = code_[node.b];
    const bool isLength = end.op == Op::RowBegin && begin.op == Op::RowBegin && end.b == begin.b;
    return isLength && end.b < longestRows_.size() ? std::optional(longestRows_[end.b]) : std::nullopt;
  }

  /// Evaluates an operation whose operands are known exactly.
  Bounds byTable(const Node& node) const {
    const int arity = std::min(operandCount(node), 3);
    bool isKnown = arity > 0 && node.type != Type::Real && node.op != Op::Table && node.op != Op::RowBegin &&
                   node.op != Op::Load && !isOfLoop(node.op);
    for (int k = 0; k < arity && isKnown; ++k) {
      isKnown = bounds_[node.operand(k)].isOne() && code_[node.operand(k)].type != Type::Real;
    }
    if (!isKnown) return {};
    const int64_t value =
        evaluateWhole(code_, node, [&](int k) { return static_cast<int32_t>(bounds_[node.operand(k)].low); });
    return {value, value};
  }

  static bool isOfLoop(Op op) { return info(op).isReduction || info(op).isPrefix; }

  std::span<const Node> code_;
  const GroupData& data_;
  std::span<const int32_t> sizes_;
  std::span<const int64_t> longestRows_;
  std::set<uint32_t> lengths_, needed_;  // positions
  std::vector<Bounds> bounds_;           // by position
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
