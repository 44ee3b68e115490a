#include "passes/derive/zeros/crossings.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "ir/loops.h"
#include "passes/derive/zeros/doubts.h"
#include "passes/derive/zeros/norms.h"
#include "passes/derive/zeros/small.h"
#include "passes/derive/zeros/zeros.h"

namespace hgc {
namespace {

/// Two values that may be equal, or with `isOpposite` each other's negatives; both may be the same value.
struct Pair {
  NodeId a = kNoNode, b = kNoNode;
  bool isOpposite = false;
};

/// Unit steps of the two values; `back` is the negative step of b.
struct Steps {
  Seed a, b, back;
};

class CrossingFinder {
 public:
  CrossingFinder(Differentiated& topology, NodeId value, std::span<const NodeId> gradient)
      : topology_(topology), graph_(topology.graph), local_(topology), results_{value} {
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      if (graph_[id].op != Op::Crossing) continue;
      found_.push_back(id);
      whole_[plainOf(id)] = id;  // the last is made of all others
    }
    if (found_.empty()) return;
    for (const NodeId entry : gradient) results_.push_back(storedAtEach(graph_, entry));
    ties_ = findTies(graph_, local_, value);
    // D²F does not see the second derivatives of norms that leave 0 where the two values part.
    std::ranges::copy(findNormTies(graph_, local_, value), std::back_inserter(ties_));
    findNorms();
  }

  std::vector<Crossing> find(bool isWhole) {
    std::vector<Crossing> all;
    std::set<std::tuple<NodeId, NodeId, bool>> known;
    const Nests nests(graph_);
    for (const NodeId id : found_) {
      const Node node = graph_[id];
      const bool isOpposite = graph_[node.b].op == Op::Neg;
      const Pair pair{plainOf(id), isOpposite ? graph_[node.b].a : node.b, isOpposite};
      if (!known.insert({std::min(pair.a, pair.b), std::max(pair.a, pair.b), isOpposite}).second) continue;
      if (!local_.varies(pair.a)) continue;  // a matrix of data
      Crossing crossing = nests.of(id) != 0 || !isWhole ? unknown(node)
                          : pair.a == pair.b            ? ofZero(node, pair)
                                                        : ofPair(node, pair);
      if (crossing.isMet == kNoNode) continue;
      crossing.origin = graph_.originOf(id);
      all.push_back(std::move(crossing));
    }
    return all;
  }

 private:
  std::span<const NodeId> gradient() const { return std::span(results_).subspan(1); }
  NodeId orZero(NodeId tangent) { return tangent == kNoNode ? graph_.constant(0.0) : tangent; }
  NodeId abs(NodeId a) { return graph_.make(Op::Abs, a); }
  NodeId both(NodeId a, NodeId b) { return graph_.make(Op::And, a, b); }
  NodeId magnitudes(NodeId a, NodeId b) { return graph_.make(Op::Add, abs(orZero(a)), abs(orZero(b))); }
  NodeId isWithin(NodeId a, NodeId most) { return graph_.make(Op::Le, abs(a), most); }
  NodeId isMet(const Node& node) { return isWithin(graph_.make(Op::Sub, node.a, node.b), node.c); }

  void findNorms() {
    for (const NodeId id : reachable(graph_, gradient())) {
      if (graph_[id].op != Op::NormPull || !hasLimitAtZero(graph_, graph_[id].c)) continue;
      norms_.active[graph_[id].c] = graph_.constant(true);
      norms_.tangents[graph_[id].c] = norms_.probed[graph_[id].c] = graph_.constant(1.0);
    }
  }

  /// The value without its Crossing nodes.
  NodeId plainOf(NodeId id) const {
    while (graph_[id].op == Op::Crossing) id = graph_[id].a;
    return id;
  }

  /// A step of a value, as users read it.
  Seed step(NodeId plain, double by) {
    const auto whole = whole_.find(plain);
    return {whole == whole_.end() ? plain : whole->second, graph_.constant(by)};
  }

  std::vector<NodeId> along(std::initializer_list<Seed> steps, std::vector<NodeId> of) {
    for (NodeId& node : of) node = orZero(node);
    return forwardMode(graph_, {steps.begin(), steps.size()}, of);
  }

  /// Where derivatives by the two values alone are unavailable.
  Crossing unknown(const Node& node) {
    Crossing crossing;
    crossing.isMet = atAnyCount(graph_, isMet(node));
    crossing.byColumn.assign(topology_.columns.size(), graph_.constant(0.0));
    return crossing;
  }

  /// A value that may be 0; there the derivative by it must also be 0.
  Crossing ofZero(const Node& node, const Pair& pair) {
    const Seed a = step(pair.a, 1);
    const NodeId slope = along({a}, {results_[0]})[0];
    if (slope == kNoNode) return {};
    const NodeId curvature = along({a}, {slope})[0];
    Crossing crossing;
    crossing.isMet = isMet(node);
    crossing.isSmooth = isWithin(slope, changeOf(node, curvature));
    crossing.form = a.node;
    crossing.difference = slope;
    crossing.slopes = {slope};
    crossing.values = {a.node};
    const Seed seed{a.node, graph_.constant(1.0), true};
    crossing.byColumn = reverseMode(topology_, {&seed, 1});
    crossing.kinked.assign(crossing.byColumn.size(), kNoNode);
    return crossing;
  }

  Crossing ofPair(const Node& node, const Pair& pair) {
    const double sign = pair.isOpposite ? -1 : 1;
    const Steps steps{step(pair.a, 1), step(pair.b, sign), step(pair.b, -sign)};
    std::vector<NodeId> outputs{results_[0]};
    for (const Tie& tie : ties_) outputs.insert(outputs.end(), {tie.a, tie.b});
    const size_t firstEntry = outputs.size();
    outputs.insert(outputs.end(), results_.begin() + 1, results_.end());
    const std::vector<NodeId> moved = along({steps.a, steps.back}, outputs);
    if (moved[0] == kNoNode) return {};
    const auto entries = std::span(moved).subspan(firstEntry);
    const std::vector<NodeId> byA = along({steps.a}, results_), byB = along({steps.b}, results_);

    Crossing crossing;
    crossing.isMet = isMet(node);
    crossing.difference = moved[0];
    crossing.slopes = {byA[0], byB[0]};
    crossing.values = {steps.a.node, steps.b.node};
    crossing.form = node.c;
    crossing.curvature = orZero(along({steps.a, steps.back}, {moved[0]})[0]);
    crossing.isSmooth = both(isSymmetric(node, steps, crossing), isUnbroken(std::span(moved).subspan(1)));
    if (const NodeId touched = touchedForm(node.c); touched != kNoNode)
      crossing.isSmooth = both(crossing.isSmooth, graph_.make(Op::Not, touched));
    const Seed seed{node.c, crossing.curvature, true};
    crossing.byColumn = reverseMode(topology_, {&seed, 1});
    for (size_t k = 0; k < entries.size(); ++k) {
      const bool isOther = crossing.byColumn[k] == kNoNode && entries[k] != kNoNode;
      const NodeId most = isOther ? roundingOf(graph_, magnitudes(byA[k + 1], byB[k + 1])) : kNoNode;
      crossing.kinked.push_back(isOther ? graph_.make(Op::Not, isWithin(entries[k], most)) : kNoNode);
    }
    return crossing;
  }

  /// By how much a derivative changes under some rounding errors of the values: an exact 0 is computed as at most that.
  NodeId changeOf(const Node& node, NodeId curvature) {
    constexpr double kSome = 8;
    return graph_.make(Op::Mul, graph_.make(Op::Mul, graph_.constant(kSome), node.c), abs(orZero(curvature)));
  }

  /// Whether gᵢ - gⱼ is 0, and does not change along wᵢ + wⱼ.
  NodeId isSymmetric(const Node& node, const Steps& steps, const Crossing& crossing) {
    const NodeId slopes = magnitudes(crossing.slopes[0], crossing.slopes[1]);
    const NodeId most = graph_.make(Op::Add, roundingOf(graph_, slopes), changeOf(node, crossing.curvature));
    const NodeId isEqual = isWithin(crossing.difference, most);
    const NodeId uneven = along({steps.a, steps.b}, {crossing.difference})[0];
    if (uneven == kNoNode) return isEqual;
    const NodeId bendA = along({steps.a}, {crossing.slopes[0]})[0], bendB = along({steps.b}, {crossing.slopes[1]})[0];
    return both(isEqual, isWithin(uneven, lossOf(graph_, magnitudes(bendA, bendB))));
  }

  /// Whether no choice changes when the two values become different.
  NodeId isUnbroken(std::span<const NodeId> moved) {
    NodeId isUnbroken = graph_.constant(true);
    for (size_t k = 0; k < ties_.size(); ++k) {
      const NodeId opens = mayOpen(graph_, ties_[k], moved[2 * k], moved[2 * k + 1]);
      isUnbroken = both(isUnbroken, graph_.make(Op::Not, opens));
    }
    return isUnbroken;
  }

  /// Whether a form moves when only the norms that are 0 move.
  NodeId touchedForm(NodeId form) {
    if (norms_.tangents.empty()) return kNoNode;
    const NodeId moved = forwardMode(graph_, {}, {&form, 1}, norms_).front();
    return moved == kNoNode ? kNoNode : graph_.make(Op::Ne, moved, graph_.constant(0.0));
  }

  Differentiated& topology_;
  Graph& graph_;
  LocalZeros local_;
  std::vector<NodeId> results_;  // the value, then its gradient: of what is stored at every count the body
  std::vector<NodeId> found_;
  std::map<NodeId, NodeId> whole_;  // a value with all that it may be equal to
  std::vector<Tie> ties_;
  Zeros norms_;
};

/// `tangent`, plus `added` where `isMet`. Tangents stored at every count stay stored.
NodeId withAdded(Graph& graph, NodeId tangent, NodeId isMet, NodeId added) {
  const Node node = graph[tangent];
  if (node.op == Op::EachOver) return graph.make(node.op, node.a, withAdded(graph, node.b, isMet, added), node.c);
  return graph.make(Op::Select, isMet, graph.make(Op::Add, tangent, added), tangent);
}

/// The terms that a crossing adds to tangents of a gradient along a direction.
class Added {
 public:
  Added(Graph& graph, const Crossing& crossing, std::span<const Seed> starts)
      : graph_(graph), crossing_(crossing), isRight_(crossing.isSmooth) {
    if (crossing.isSmooth == kNoNode) return;
    form_ = forwardMode(graph, starts, {&crossing.form, 1}).front();
    std::vector<Seed> held(starts.begin(), starts.end());
    for (const NodeId value : crossing.values) held.push_back({value, kNoNode});
    const NodeId moved = forwardMode(graph, held, {&crossing.difference, 1}).front();
    if (moved == kNoNode) return;
    isMoving_ = true;
    NodeId size = graph.constant(0.0);
    for (const NodeId slope : crossing.slopes) {
      const NodeId by = slope == kNoNode ? kNoNode : forwardMode(graph, held, {&slope, 1}).front();
      if (by != kNoNode) size = graph.make(Op::Add, size, graph.make(Op::Abs, by));
    }
    // One slope alone is its own size.
    const NodeId most = crossing.slopes.size() == 1 ? graph.constant(0.0) : lossOf(graph, size);
    isRight_ = graph.make(Op::And, isRight_, graph.make(Op::Le, graph.make(Op::Abs, moved), most));
  }

  /// To the entry by a column; kNoNode is 0.
  NodeId to(uint32_t column) {
    const NodeId by = crossing_.byColumn[column], nan = graph_.constant(NAN), zero = graph_.constant(0.0);
    if (crossing_.isSmooth == kNoNode) return nan;
    if (form_ == kNoNode && !isMoving_) return kNoNode;
    if (by == kNoNode) {
      const NodeId kinked = crossing_.kinked[column];
      return kinked == kNoNode || form_ == kNoNode ? kNoNode : graph_.make(Op::Select, kinked, nan, zero);
    }
    const bool isComplete = form_ == kNoNode || crossing_.curvature == kNoNode;
    return graph_.make(Op::Select, isRight_, isComplete ? zero : graph_.make(Op::Mul, by, form_), nan);
  }

 private:
  Graph& graph_;
  const Crossing& crossing_;
  NodeId form_ = kNoNode;  // its tangent
  bool isMoving_ = false;  // whether the difference moves with anything but the values
  NodeId isRight_;
};

}  // namespace

std::vector<Crossing> findCrossings(Differentiated& topology, NodeId value, std::span<const NodeId> gradient) {
  return CrossingFinder(topology, value, gradient).find(true);
}

std::vector<Crossing> findUnknownCrossings(Differentiated& topology, NodeId value) {
  return CrossingFinder(topology, value, {}).find(false);
}

void addCrossings(Graph& graph, std::span<const Crossing> crossings, std::span<const Seed> starts, uint32_t column,
                  std::span<NodeId> tangents) {
  for (const Crossing& crossing : crossings) {
    Added added(graph, crossing, starts);
    graph.setOrigin(crossing.origin);
    for (uint32_t k = 0; k < tangents.size(); ++k) {
      const NodeId more = added.to(column + k);
      if (more == kNoNode) continue;
      if (tangents[k] == kNoNode) tangents[k] = graph.constant(0.0);
      tangents[k] = withAdded(graph, tangents[k], crossing.isMet, more);
    }
  }
}

}  // namespace hgc
