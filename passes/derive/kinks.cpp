#include "passes/derive/kinks.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/norms.h"
#include "passes/derive/substitute.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// A sum of nodes, each times a factor; a constant is that many times 1.
using Linear = std::map<NodeId, double>;

class KinkJoiner {
 public:
  KinkJoiner(Differentiated& topology, NodeId value)
      : topology_(topology), graph_(topology.graph), substitution_(topology.graph), value_(value) {}

  /// Nothing if no two kinks stand in one place.
  std::vector<NodeId> run() {
    std::map<std::vector<Linear>, std::vector<NodeId>> byPlace;
    for (const NodeId id : reachable(graph_, {&value_, 1})) {
      if (isMagnitude(id) || isChoice(id)) byPlace[placeOf(id)].push_back(id);
    }
    std::map<NodeId, const std::vector<NodeId>*> others;
    for (const auto& [place, kinks] : byPlace) {
      for (const NodeId kink : kinks) {
        if (kinks.size() > 1) others[kink] = &kinks;
      }
    }
    if (others.empty()) return {};
    for (const auto& [kink, all] : others) replace(kink, *all);
    const Seed seed{substitution_(value_), graph_.constant(1.0)};
    std::vector<NodeId> gradient = reverseMode(topology_, {&seed, 1});
    std::ranges::replace(gradient, kNoNode, graph_.constant(0.0));
    return gradient;
  }

 private:
  bool isMagnitude(NodeId id) const { return hasLimitAtZero(graph_, id); }
  bool isChoice(NodeId id) const {
    const Op op = graph_[id].op;
    return op == Op::Relu || op == Op::Min || op == Op::Max;
  }

  /// What is 0 at a kink: sums that differ in nothing but their sign are one.
  std::vector<Linear> placeOf(NodeId id) {
    std::vector<Linear> place;
    if (isMagnitude(id)) {
      for (const Square& square : squaresOf(graph_, id)) add(square.of, std::sqrt(square.weight), place.emplace_back());
    } else {
      Linear& difference = place.emplace_back();
      add(graph_[id].a, 1, difference);
      if (graph_[id].op != Op::Relu) add(graph_[id].b, -1, difference);
    }
    for (Linear& sum : place) {
      std::erase_if(sum, [](const auto& addend) { return addend.second == 0; });
      const bool isNegative = !sum.empty() && sum.begin()->second < 0;
      for (auto& [node, factor] : sum) factor = isNegative ? -factor : factor;
    }
    std::erase_if(place, [](const Linear& sum) { return sum.empty(); });
    std::ranges::sort(place);
    return place;
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

  /// The node, with all kinks that it is made of replaced.
  NodeId itself(NodeId id) {
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    const Node node = graph_[id];
    for (int k = 0; k < operandCount(node); ++k) operands[k] = substitution_(node.operand(k));
    return appendNode(graph_, node, operands);
  }

  /// One magnitude for all kinks of a place.
  NodeId magnitudeOf(const std::vector<NodeId>& kinks) {
    const auto found = std::ranges::find_if(kinks, [&](NodeId id) { return isMagnitude(id); });
    if (found != kinks.end()) return itself(*found);
    const Node first = graph_[kinks.front()];
    const NodeId x = substitution_(first.a);
    return graph_.make(Op::Abs, first.op == Op::Relu ? x : graph_.make(Op::Sub, x, substitution_(first.b)));
  }

  void replace(NodeId kink, const std::vector<NodeId>& all) {
    graph_.setOrigin(graph_.originOf(kink));
    const NodeId magnitude = magnitudeOf(all), elsewhere = itself(kink);
    if (magnitude == elsewhere) return;
    const NodeId isMet = graph_.make(Op::Eq, magnitude, graph_.constant(0.0));
    substitution_.set(kink, graph_.make(Op::Select, isMet, byMagnitude(kink, magnitude), elsewhere));
  }

  NodeId half(NodeId a) { return graph_.make(Op::Mul, graph_.constant(0.5), a); }

  /// What a kink is where the magnitude is 0.
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
};

}  // namespace

std::vector<NodeId> joinKinks(Differentiated& topology, NodeId value, std::span<const NodeId> gradient) {
  const std::vector<NodeId> joined =
      Nests(topology.graph).hasLoops() ? std::vector<NodeId>() : KinkJoiner(topology, value).run();
  return joined.empty() ? std::vector<NodeId>(gradient.begin(), gradient.end()) : joined;
}

}  // namespace hgc
