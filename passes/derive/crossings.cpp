#include "passes/derive/crossings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "ir/loops.h"
#include "passes/derive/norms.h"
#include "passes/derive/ties.h"
#include "passes/derive/zeros.h"

namespace hgc {
namespace {

/// Two values that may be equal; or one is equal to the other's negative.
struct Pair {
  NodeId a = kNoNode, b = kNoNode;
  bool isOpposite = false;
};

/// What counts as rounding, of derivatives; and where these are made of more, as of differences of second ones.
constexpr double kSame = 0x1p-40, kEven = 0x1p-20;

class CrossingFinder {
 public:
  CrossingFinder(Differentiated& topology, NodeId value, std::span<const NodeId> gradient)
      : topology_(topology), graph_(topology.graph), nests_(topology.graph), value_(value), gradient_(gradient) {
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      if (graph_[id].op != Op::Crossing) continue;
      found_.push_back(id);
      whole_[plainOf(id)] = id;  // the last is made of all others
    }
    if (!found_.empty()) ties_ = findTies(topology, LocalZeros(topology));
  }

  std::vector<Crossing> find() {
    std::vector<Crossing> all;
    std::set<std::pair<NodeId, NodeId>> known;
    for (const NodeId id : found_) {
      const Node node = graph_[id];
      const bool isOpposite = graph_[node.b].op == Op::Neg;
      const NodeId a = plainOf(id), b = isOpposite ? graph_[node.b].a : node.b;
      const NodeId other = isOpposite ? graph_.make(Op::Neg, a) : a;
      if (known.contains({b, other})) continue;
      known.insert({a, node.b});
      const Crossing crossing = nests_.of(id) == 0 ? at(id, {a, b, isOpposite}) : inLoop(node, nests_.of(id));
      if (crossing.isMet != kNoNode) all.push_back(crossing);
    }
    return all;
  }

 private:
  NodeId orZero(NodeId tangent) { return tangent == kNoNode ? graph_.constant(0.0) : tangent; }
  NodeId abs(NodeId a) { return graph_.make(Op::Abs, a); }
  NodeId plus(NodeId a, NodeId b) { return graph_.make(Op::Add, a, b); }
  NodeId times(NodeId a, NodeId b) { return graph_.make(Op::Mul, a, b); }
  NodeId times(double a, NodeId b) { return times(graph_.constant(a), b); }
  NodeId isWithin(NodeId a, NodeId most) { return graph_.make(Op::Le, abs(a), most); }
  NodeId isMet(const Node& node) { return isWithin(graph_.make(Op::Sub, node.a, node.b), node.c); }

  /// Without all that it may be equal to.
  NodeId plainOf(NodeId id) const {
    while (graph_[id].op == Op::Crossing) id = graph_[id].a;
    return id;
  }

  /// A step of a value, as users read it.
  Seed step(NodeId plain, double by) {
    const auto whole = whole_.find(plain);
    return {whole == whole_.end() ? plain : whole->second, graph_.constant(by)};
  }

  NodeId along(std::initializer_list<Seed> steps, NodeId of) {
    return of == kNoNode ? kNoNode : forwardMode(graph_, {steps.begin(), steps.size()}, {&of, 1}).front();
  }

  /// At a count of a loop derivatives by the values at this count alone are not to be had.
  Crossing inLoop(const Node& node, RangeSet loops) {
    NodeId met = isMet(node);
    while (loops != 0) {
      const NodeId range = nests_.innermost(graph_, loops);
      loops &= ~nests_.only(range);
      met = graph_.make(Op::AnyOver, range, met);
    }
    return {.isMet = met};
  }

  Crossing at(NodeId id, const Pair& pair) {
    const Node node = graph_[id];
    const double sign = pair.isOpposite ? -1 : 1;
    const Seed a = step(pair.a, 1), b = step(pair.b, sign), back = step(pair.b, -sign);
    const NodeId difference = along({a, back}, value_);
    if (difference == kNoNode) return {};
    const NodeId curvature = orZero(along({a, back}, difference));
    const NodeId byA = along({a}, value_), byB = along({b}, value_);
    constexpr double kChange = 8;  // of so many roundings of the values
    const NodeId slopes = plus(abs(orZero(byA)), abs(orZero(byB)));
    NodeId isSmooth = isWithin(difference, plus(times(kSame, slopes), times(kChange, times(node.c, abs(curvature)))));
    if (const NodeId uneven = along({a, b}, difference); uneven != kNoNode) {
      const NodeId curvatures = plus(abs(orZero(along({a}, byA))), abs(orZero(along({b}, byB))));
      isSmooth = graph_.make(Op::And, isSmooth, isWithin(uneven, times(kEven, curvatures)));
    }
    for (const Tie& tie : ties_) {
      const NodeId one = along({a, back}, tie.a), other = along({a, back}, tie.b);
      if (one == kNoNode && other == kNoNode) continue;
      const NodeId isTie = graph_.make(Op::And, graph_.make(Op::Eq, tie.a, tie.b), tie.matters);
      const NodeId opens = graph_.make(Op::Ne, orZero(one), orZero(other));
      isSmooth = graph_.make(Op::And, isSmooth, graph_.make(Op::Not, graph_.make(Op::And, isTie, opens)));
    }
    graph_.setOrigin(graph_.originOf(id));
    const Seed seed{node.c, graph_.make(Op::Select, isSmooth, curvature, graph_.constant(NAN)), true};
    Crossing crossing{.isMet = isMet(node), .form = node.c, .byColumn = reverseMode(topology_, {&seed, 1})};
    crossing.touched = touchesOf(node.c);
    crossing.difference = difference;
    std::ranges::copy(std::initializer_list{byA, byB}, crossing.slopes);
    std::ranges::copy(std::initializer_list{a.node, b.node}, crossing.values);
    for (size_t k = 0; k < gradient_.size(); ++k)
      crossing.kinked.push_back(crossing.byColumn[k] == kNoNode ? isKinked(gradient_[k], a, b, back) : kNoNode);
    return crossing;
  }

  /// Whether a form moves where nothing moves but the norms that are 0.
  NodeId touchesOf(NodeId form) {
    Zeros moving;
    for (const NodeId id : reachable(graph_, gradient_)) {
      if (graph_[id].op != Op::NormPull || !hasLimitAtZero(graph_, graph_[id].c)) continue;
      const NodeId norm = graph_[id].c;
      moving.adjoints[norm] = graph_.constant(0.0);
      moving.tangents[norm] = moving.probed[norm] = graph_.constant(1.0);
    }
    if (moving.tangents.empty()) return kNoNode;
    const NodeId moved = forwardMode(graph_, {}, {&form, 1}, moving).front();
    return moved == kNoNode ? kNoNode : graph_.make(Op::Ne, moved, graph_.constant(0.0));
  }

  /// Whether an entry of the gradient is another one when the two values are exchanged.
  NodeId isKinked(NodeId entry, const Seed& a, const Seed& b, const Seed& back) {
    while (graph_[entry].op == Op::EachOver) entry = graph_[entry].b;
    const NodeId opens = along({a, back}, entry);
    if (opens == kNoNode) return kNoNode;
    const NodeId size = plus(abs(orZero(along({a}, entry))), abs(orZero(along({b}, entry))));
    return graph_.make(Op::Not, isWithin(opens, times(kSame, size)));
  }

  Differentiated& topology_;
  Graph& graph_;
  Nests nests_;
  NodeId value_;
  std::span<const NodeId> gradient_;
  std::vector<NodeId> found_;
  std::map<NodeId, NodeId> whole_;  // a value with all that it may be equal to
  std::vector<Tie> ties_;
};

/// `tangent` and, where `isMet`, what is added to it. That of what is stored at every count is stored likewise.
NodeId withAdded(Graph& graph, NodeId tangent, NodeId isMet, NodeId added) {
  const Node node = graph[tangent];
  if (node.op == Op::EachOver) return graph.make(node.op, node.a, withAdded(graph, node.b, isMet, added), node.c);
  return graph.make(Op::Select, isMet, graph.make(Op::Add, tangent, added), tangent);
}

/// The tangent of a gradient's entry that a crossing adds, where that is met; kNoNode is 0.
class Added {
 public:
  Added(Graph& graph, const Crossing& crossing, std::span<const Seed> starts) : graph_(graph), crossing_(crossing) {
    if (crossing.form == kNoNode) return;
    const NodeId outputs[] = {crossing.form};
    form_ = forwardMode(graph, starts, outputs).front();
    std::vector<Seed> held(starts.begin(), starts.end());
    for (const NodeId value : crossing.values) held.push_back({value, kNoNode});
    std::vector<NodeId> all{crossing.difference};
    for (const NodeId slope : crossing.slopes) all.push_back(slope == kNoNode ? graph.constant(0.0) : slope);
    const std::vector<NodeId> moved = forwardMode(graph, held, all);
    if (moved[0] == kNoNode) return;
    const NodeId size = graph.make(Op::Add, magnitude(moved[1]), magnitude(moved[2]));
    const NodeId most = graph.make(Op::Mul, graph.constant(kEven), size);
    isStill_ = graph.make(Op::Le, magnitude(moved[0]), most);
  }

  NodeId to(uint32_t column) {
    if (crossing_.form == kNoNode) return unknown();
    const NodeId more = whereSmooth(column);
    if (crossing_.touched == kNoNode || crossing_.byColumn[column] == kNoNode) return more;
    return graph_.make(Op::Select, crossing_.touched, unknown(), more == kNoNode ? graph_.constant(0.0) : more);
  }

 private:
  NodeId whereSmooth(uint32_t column) {
    if (const NodeId by = crossing_.byColumn[column]; by != kNoNode) {
      const NodeId added = form_ == kNoNode ? kNoNode : graph_.make(Op::Mul, by, form_);
      if (isStill_ == kNoNode) return added;
      return graph_.make(Op::Select, isStill_, added == kNoNode ? graph_.constant(0.0) : added, unknown());
    }
    const NodeId isKinked = crossing_.kinked[column];
    if (isKinked == kNoNode || form_ == kNoNode) return kNoNode;
    return graph_.make(Op::Select, isKinked, unknown(), graph_.constant(0.0));
  }

  NodeId unknown() { return graph_.constant(NAN); }
  NodeId magnitude(NodeId a) { return a == kNoNode ? graph_.constant(0.0) : graph_.make(Op::Abs, a); }

  Graph& graph_;
  const Crossing& crossing_;
  NodeId form_ = kNoNode;     // its tangent
  NodeId isStill_ = kNoNode;  // whether the difference does not move with anything else; kNoNode: it cannot
};

}  // namespace

std::vector<Crossing> findCrossings(Differentiated& topology, NodeId value, std::span<const NodeId> gradient) {
  return CrossingFinder(topology, value, gradient).find();
}

void addCrossings(Graph& graph, std::span<const Crossing> crossings, std::span<const Seed> starts, uint32_t column,
                  std::span<NodeId> tangents) {
  for (const Crossing& crossing : crossings) {
    Added added(graph, crossing, starts);
    for (uint32_t k = 0; k < tangents.size(); ++k) {
      const NodeId more = added.to(column + k);
      if (more == kNoNode) continue;
      if (tangents[k] == kNoNode) tangents[k] = graph.constant(0.0);
      tangents[k] = withAdded(graph, tangents[k], crossing.isMet, more);
    }
  }
}

}  // namespace hgc
