#include "passes/derive/zeros/kinks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/zeros/norms.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// A sum of nodes times factors; a constant is a factor of 1.
using Linear = std::map<NodeId, double>;

/// Sums that are 0 at a kink; one alone as it is once its largest factor, `scale`, is 1.
struct KinkPlace {
  std::vector<Linear> sums;
  double scale = 1;
};

class KinkJoiner {
 public:
  KinkJoiner(Differentiated& topology, NodeId value)
      : topology_(topology), graph_(topology.graph), substitution_(topology.graph), value_(value) {}

  /// Empty if no two kinks are at the same point and no choice is a magnitude.
  std::optional<WithGradient> run() {
    std::map<std::vector<Linear>, std::vector<NodeId>> byPlace;
    for (const NodeId id : differentiated()) {
      if (!isMagnitude(id) && !isChoice(id)) continue;
      const KinkPlace place = placeOf(id);
      byPlace[place.sums].push_back(id);
      scales_[id] = place.scale;
    }
    std::map<NodeId, const std::vector<NodeId>*> others;
    for (const auto& [place, kinks] : byPlace) {
      for (const NodeId kink : kinks) {
        if (!place.empty() && (kinks.size() > 1 || isOfOpposites(kink))) others[kink] = &kinks;
      }
    }
    if (others.empty()) return std::nullopt;
    for (const auto& [kink, all] : others) replace(kink, *all);
    WithGradient joined{substitution_(value_), {}};
    const Seed seed{joined.value, graph_.constant(1.0)};
    joined.gradient = reverseMode(topology_, {&seed, 1});
    std::ranges::replace(joined.gradient, kNoNode, graph_.constant(0.0));
    return joined;
  }

 private:
  /// How many operands derivatives go back to: the first ones. A partial that is stated is a factor.
  static int differentiatedOperands(const Node& node) {
    return node.op == Op::Detach ? 0 : node.op == Op::CustomPartial ? 2 : operandCount(node);
  }

  /// The nodes that derivatives of the value depend on, operands first.
  std::vector<NodeId> differentiated() const {
    std::vector<bool> isSeen(value_ + size_t{1}, false);
    isSeen[value_] = true;
    std::vector<NodeId> seen;
    for (NodeId id = value_ + 1; id-- > 0;) {
      if (!isSeen[id]) continue;
      seen.push_back(id);
      for (int k = 0; k < differentiatedOperands(graph_[id]); ++k) {
        const NodeId operand = graph_[id].operand(k);
        isSeen[operand] = isSeen[operand] || graph_[operand].type == Type::Real;
      }
    }
    return {seen.rbegin(), seen.rend()};
  }

  bool isMagnitude(NodeId id) const { return hasLimitAtZero(graph_, id); }
  bool isChoice(NodeId id) const {
    const Op op = graph_[id].op;
    return op == Op::Relu || op == Op::Min || op == Op::Max;
  }

  /// The sums that are 0 at a kink. Only a single sum is scaled: several sums rarely match others except for a factor,
  /// and joining such norms costs operations.
  KinkPlace placeOf(NodeId id) {
    KinkPlace place;
    if (isMagnitude(id)) {
      for (const Square& square : squaresOf(graph_, id))
        add(square.of, std::sqrt(square.weight), place.sums.emplace_back());
    } else {
      Linear& difference = place.sums.emplace_back();
      add(graph_[id].a, 1, difference);
      if (graph_[id].op != Op::Relu) add(graph_[id].b, -1, difference);
    }
    if (place.sums.size() == 1) {
      place.scale = 0;
      for (const auto& [node, factor] : place.sums.front()) place.scale = std::max(place.scale, std::abs(factor));
    }
    for (Linear& sum : place.sums) {
      std::erase_if(sum, [](const auto& addend) { return addend.second == 0; });
      const double by = !sum.empty() && sum.begin()->second < 0 ? -place.scale : place.scale;
      for (auto& [node, factor] : sum) factor /= by;
    }
    std::erase_if(place.sums, [](const Linear& sum) { return sum.empty(); });
    if (!areFinite(place.sums)) place.sums.clear();
    std::ranges::sort(place.sums);
    return place;
  }

  static bool areFinite(const std::vector<Linear>& sums) {
    return std::ranges::all_of(sums, [](const Linear& sum) {
      return std::ranges::all_of(sum, [](const auto& addend) { return std::isfinite(addend.second); });
    });
  }

  /// Whether a choice is between a value and its negative, which makes it a magnitude.
  bool isOfOpposites(NodeId id) {
    const Node choice = graph_[id];
    if (choice.op != Op::Min && choice.op != Op::Max) return false;
    Linear sum;
    add(choice.a, 1, sum);
    add(choice.b, 1, sum);
    return std::ranges::all_of(sum, [](const auto& addend) { return addend.second == 0; });
  }

  void add(NodeId id, double factor, Linear& to) {
    constexpr int kMost = 64;  // operations that are looked into: what is left of longer sums is taken as it stands
    std::vector<std::pair<NodeId, double>> left{{id, factor}};
    for (int seen = 0; !left.empty(); ++seen) {
      const auto [at, by] = left.back();
      left.pop_back();
      const Node node = graph_[at];
      const auto isNumber = [&](NodeId operand) { return graph_.isConstant(operand); };
      const auto times = [&](NodeId number) { return by * graph_.constantAt(number).real(); };
      if (isNumber(at)) to[graph_.constant(1.0)] += times(at);
      else if (seen >= kMost) to[at] += by;
      else if (node.op == Op::Neg) left.emplace_back(node.a, -by);
      else if (node.op == Op::Mul && isNumber(node.a)) left.emplace_back(node.b, times(node.a));
      else if (node.op == Op::Mul && isNumber(node.b)) left.emplace_back(node.a, times(node.b));
      else if (node.op == Op::Add) left.insert(left.end(), {{node.a, by}, {node.b, by}});
      else if (node.op == Op::Sub) left.insert(left.end(), {{node.a, by}, {node.b, -by}});
      else to[at] += by;
    }
  }

  /// The node with all of its kinks replaced.
  NodeId itself(NodeId id) {
    const Node node = graph_[id];
    const auto operands = mappedOperands(node, [&](NodeId operand) { return substitution_(operand); });
    return appendNode(graph_, node, operands);
  }

  /// The kink that the magnitude of a place is taken of.
  NodeId leadOf(const std::vector<NodeId>& kinks) const {
    const auto found = std::ranges::find_if(kinks, [&](NodeId id) { return isMagnitude(id); });
    return found == kinks.end() ? kinks.front() : *found;
  }
  NodeId magnitudeOf(NodeId lead) {
    if (isMagnitude(lead)) return itself(lead);
    const Node first = graph_[lead];
    const NodeId x = substitution_(first.a);
    return graph_.make(Op::Abs, first.op == Op::Relu ? x : graph_.make(Op::Sub, x, substitution_(first.b)));
  }

  void replace(NodeId kink, const std::vector<NodeId>& all) {
    graph_.setOrigin(graph_.originOf(kink));
    const NodeId lead = leadOf(all), magnitude = magnitudeOf(lead), elsewhere = itself(kink);
    if (magnitude == elsewhere) return;
    const NodeId isMet = graph_.make(Op::Eq, magnitude, graph_.constant(0.0));
    const double ratio = scales_.at(kink) / scales_.at(lead);
    const NodeId own = ratio == 1 ? magnitude : graph_.make(Op::Mul, graph_.constant(ratio), magnitude);
    substitution_.set(kink, graph_.make(Op::Select, isMet, byMagnitude(kink, own), elsewhere));
  }

  NodeId half(NodeId a) { return graph_.make(Op::Mul, graph_.constant(0.5), a); }

  /// What a kink is where its own magnitude is 0.
  NodeId byMagnitude(NodeId id, NodeId magnitude) {
    const Node kink = graph_[id];
    if (isMagnitude(id)) return magnitude;
    const NodeId x = half(substitution_(kink.a));
    const NodeId mean = kink.op == Op::Relu ? x : graph_.make(Op::Add, x, half(substitution_(kink.b)));
    return graph_.make(kink.op == Op::Min ? Op::Sub : Op::Add, mean, half(magnitude));
  }

  Differentiated& topology_;
  Graph& graph_;
  Substitution substitution_;
  NodeId value_;
  std::map<NodeId, double> scales_;  // of kinks
};

}  // namespace

WithGradient joinKinks(Differentiated& topology, WithGradient of) {
  if (Nests(topology.graph).hasLoops()) return of;
  return KinkJoiner(topology, of.value).run().value_or(std::move(of));
}

}  // namespace hgc
