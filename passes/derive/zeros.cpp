#include "passes/derive/zeros.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ir/loops.h"
#include "passes/derive/chain.h"

namespace hgc {
namespace {

/// Whether a node cannot be negative, and is 0 only where all that it is made of is: a sum of squares, weighted by
/// positive constants.
bool isSumOfSquares(const Graph& graph, NodeId root) {
  std::vector<NodeId> left{root};
  while (!left.empty()) {
    const Node node = graph[left.back()];
    left.pop_back();
    if (node.op == Op::Add) left.insert(left.end(), {node.a, node.b});
    else if (node.op == Op::SumOver) left.push_back(node.b);
    else if (node.op == Op::Mul && graph.isConstant(node.a) && graph.constantAt(node.a).real() > 0)
      left.push_back(node.b);
    else if (node.op == Op::Mul && graph.isConstant(node.b) && graph.constantAt(node.b).real() > 0)
      left.push_back(node.a);
    else if (node.op != Op::Square && (node.op != Op::Mul || node.a != node.b)) return false;
  }
  return true;
}

/// The values whose squares a sum of squares adds up, with the loops that it does so in.
struct Square {
  NodeId of = kNoNode;
  std::vector<NodeId> ranges;
};
std::vector<Square> squaresOf(const Graph& graph, NodeId norm) {
  const Node node = graph[norm];
  if (node.op == Op::Hypot) return {{node.a, {}}, {node.b, {}}};
  std::vector<Square> squares, left{{node.a, {}}};
  while (!left.empty()) {
    auto [id, ranges] = left.back();
    left.pop_back();
    const Node sum = graph[id];
    if (sum.op == Op::Add) left.insert(left.end(), {{sum.a, ranges}, {sum.b, ranges}});
    else if (sum.op == Op::SumOver) ranges.push_back(sum.a), left.push_back({sum.b, ranges});
    else if (sum.op == Op::Square || (sum.op == Op::Mul && sum.a == sum.b)) squares.push_back({sum.a, ranges});
    else if (sum.op == Op::Mul) left.push_back({graph.isConstant(sum.a) ? sum.b : sum.a, ranges});
  }
  return squares;
}

/// A choice that may change where a norm leaves 0: the values that it compares, and when it matters.
struct Tie {
  NodeId a = kNoNode, b = kNoNode;
  NodeId matters = kNoNode;
};

/// Where values are 0 in a whole neighbourhood of unknowns: an exact 0 that depends on none of them, and what is made
/// of it by products and sums.
class LocalZeros {
 public:
  LocalZeros(Differentiated& topology) : graph_(topology.graph), varies_(topology.graph.size(), false) {
    const std::vector<uint32_t> columns = columnsOfNodes(topology);
    for (NodeId id = 0; id < varies_.size(); ++id) {
      varies_[id] = columns[id] != kNoNode;
      for (int k = 0; k < operandCount(graph_[id]) && graph_[id].op != Op::Load; ++k)
        varies_[id] = varies_[id] || varies_[graph_[id].operand(k)];
    }
  }

  bool varies(NodeId id) const { return varies_[id]; }

  NodeId of(NodeId id, int depth = 24) {
    const Node node = graph_[id];
    const auto operand = [&](NodeId k) { return of(k, depth - 1); };
    if (!varies_[id]) return graph_.make(Op::Eq, id, graph_.constant(0.0));
    if (depth == 0) return graph_.constant(false);
    switch (node.op) {
      case Op::Mul:
      case Op::Guarded: return graph_.make(Op::Or, operand(node.a), operand(node.b));
      case Op::Add:
      case Op::Sub: return graph_.make(Op::And, operand(node.a), operand(node.b));
      case Op::Neg:
      case Op::NormPull:
      case Op::Square: return operand(node.a);
      case Op::Select: return graph_.make(Op::Select, node.a, operand(node.b), operand(node.c));
      default: return graph_.constant(false);
    }
  }

 private:
  Graph& graph_;
  std::vector<bool> varies_;
};

class ZeroFinder {
 public:
  ZeroFinder(Differentiated& topology, std::span<const NodeId> gradient)
      : topology_(topology),
        graph_(topology.graph),
        gradient_(gradient),
        nests_(topology.graph),
        local_(topology),
        moves_(graph_.constant(false)),
        isTied_(moves_) {
    for (const NodeId id : reachable(graph_, gradient)) {
      if (graph_[id].op != Op::NormPull) continue;
      (hasLimitAtZero(graph_, graph_[id].c) ? pulls_ : others_).push_back(id);
    }
  }

  Zeros find() {
    Zeros zeros;
    for (const NodeId pull : others_) zeros.doubts[pull] = doubtOf(graph_[pull]);
    if (pulls_.empty()) return zeros;
    findStationary(zeros);
    findTies();
    zeros.any = anyIsZero();
    const Zeros first = probe(false, zeros.any), second = probe(true, zeros.any);
    const NodeId unknown = graph_.constant(std::numeric_limits<double>::quiet_NaN());
    for (const NodeId pull : pulls_) {
      graph_.setOrigin(graph_.originOf(graph_[pull].c));
      zeros.limits[pull] = readsAdjoint(graph_[pull].b) ? unknown : agreed(first.limits, second.limits, pull, unknown);
      zeros.adjoints[graph_[pull].c] = graph_[pull].b;
      zeros.tangents[graph_[pull].c] = graph_.make(Op::Select, moves_, unknown, zero());
    }
    return zeros;
  }

 private:
  NodeId zero() { return graph_.constant(0.0); }

  /// Whether any of these norms is 0, at any count of its loops; nothing where there is but one outside of loops.
  NodeId anyIsZero() {
    std::vector<NodeId> norms;
    for (const NodeId pull : pulls_) norms.push_back(graph_[pull].c);
    std::ranges::sort(norms);
    norms.erase(std::ranges::unique(norms).begin(), norms.end());
    if (norms.size() == 1 && nests_.of(norms[0]) == 0) return kNoNode;
    NodeId any = graph_.constant(false);
    for (const NodeId norm : norms) any = either(any, isZero(norm));
    return any;
  }

  /// What a norm moves by in the second probe: powers of two, so that quotients are exact, of exponents from -450 to
  /// 450.
  NodeId ownPowerOfTwo(NodeId norm, uint32_t number) {
    constexpr int32_t kExponents = 901, kLeast = 1023 - 450;
    NodeId exponent = graph_.constant(static_cast<int32_t>(53 * number % kExponents));
    int32_t step = 7;
    for (RangeSet left = nests_.of(norm); left != 0; step = step * 61 % kExponents) {
      const NodeId range = nests_.innermost(graph_, left);
      left &= ~nests_.only(range);
      const NodeId wrapped = graph_.make(Op::IMod, range, graph_.constant(kExponents));
      exponent = graph_.make(Op::IAdd, exponent, graph_.make(Op::IMul, wrapped, graph_.constant(step)));
    }
    exponent = graph_.make(Op::IMod, exponent, graph_.constant(kExponents));
    exponent = graph_.make(Op::IAdd, exponent, graph_.constant(kLeast));
    return graph_.make(Op::FromWords, graph_.make(Op::IMul, exponent, graph_.constant(int32_t{1} << 20)),
                       graph_.constant(int32_t{0}));
  }

  Zeros probe(bool isSecond, NodeId any) {
    Zeros zeros;
    zeros.any = any;
    for (uint32_t k = 0; k < pulls_.size(); ++k) {
      const NodeId norm = graph_[pulls_[k]].c;
      zeros.adjoints[norm] = graph_[pulls_[k]].b;
      zeros.tangents[norm] = zeros.probed[norm] = isSecond ? ownPowerOfTwo(norm, k) : graph_.constant(1.0);
    }
    std::vector<NodeId> outputs(gradient_.begin(), gradient_.end());
    for (const Tie& tie : ties_) outputs.insert(outputs.end(), {tie.a, tie.b});
    const std::vector<NodeId> tangents = forwardMode(graph_, {}, outputs, zeros);
    for (size_t k = 0; k < gradient_.size(); ++k) noteMoving(tangents[k]);
    for (size_t k = 0; k < ties_.size(); ++k) noteTie(ties_[k], &tangents[gradient_.size() + 2 * k]);
    return zeros;
  }

  /// Choices among values: of the larger, of a sign, and of an arm that is constant beside one that is not.
  void findTies() {
    std::vector<NodeId> values;
    for (const Root& root : topology_.roots) {
      if (root.kind == RootKind::Value || root.kind == RootKind::Residual || root.kind == RootKind::Output)
        values.push_back(root.node);
    }
    const NodeId always = graph_.constant(true), never = graph_.constant(false);
    for (const NodeId id : reachable(graph_, values)) {
      const Node node = graph_[id];
      if (node.op == Op::Abs || node.op == Op::Relu) addTie({node.a, zero(), always});
      if (node.op == Op::Min || node.op == Op::Max || node.op == Op::Clamp) addTie({node.a, node.b, always});
      if (node.op == Op::Clamp) addTie({node.a, node.c, always});
      if (node.op != Op::Select || node.type != Type::Real || local_.varies(node.b) == local_.varies(node.c)) continue;
      const NodeId takesConstant = graph_.make(Op::Select, node.a, local_.varies(node.b) ? never : always,
                                               local_.varies(node.c) ? never : always);
      addComparisons(node.a, takesConstant);
    }
  }

  void addComparisons(NodeId condition, NodeId matters) {
    std::vector<NodeId> left{condition};
    while (!left.empty()) {
      const Node node = graph_[left.back()];
      left.pop_back();
      if (node.op == Op::Not) left.push_back(node.a);
      else if (node.op == Op::And || node.op == Op::Or) left.insert(left.end(), {node.a, node.b});
      else if (operandCount(node) == 2 && graph_[node.a].type == Type::Real) addTie({node.a, node.b, matters});
    }
  }

  void addTie(Tie tie) {
    if (local_.varies(tie.a) || local_.varies(tie.b)) ties_.push_back(tie);
  }

  void noteTie(const Tie& tie, const NodeId* tangents) {
    if (tangents[0] == kNoNode && tangents[1] == kNoNode) return;
    const auto orZero = [&](NodeId tangent) { return tangent == kNoNode ? zero() : tangent; };
    const NodeId isTie = both(graph_.make(Op::Eq, tie.a, tie.b), tie.matters);
    isTied_ = either(isTied_, both(isTie, graph_.make(Op::Ne, orZero(tangents[0]), orZero(tangents[1]))));
  }

  /// Whether any derivative of the gradient's moves to first order with a norm that is 0.
  void noteMoving(NodeId tangent) {
    if (tangent == kNoNode) return;
    const Node node = graph_[tangent];
    const bool isEach = node.op == Op::EachOver;
    moves_ = either(moves_, graph_.make(Op::Ne, isEach ? node.b : tangent, zero()));
  }

  /// Whether one holds, or the other at any count of its loops.
  NodeId either(NodeId truth, NodeId other) {
    const Nests nests(graph_);
    for (RangeSet left = nests.of(other); left != 0;) {
      const NodeId range = nests.innermost(graph_, left);
      left &= ~nests.only(range);
      other = graph_.make(Op::AnyOver, range, other);
    }
    return graph_.make(Op::Or, truth, other);
  }

  NodeId agreed(const std::map<NodeId, NodeId>& first, const std::map<NodeId, NodeId>& second, NodeId pull,
                NodeId unknown) {
    const auto of = [&](const std::map<NodeId, NodeId>& limits) {
      const auto found = limits.find(pull);
      return found == limits.end() ? zero() : found->second;
    };
    const NodeId a = of(first), b = of(second);
    return graph_.make(Op::Select, both(graph_.make(Op::Eq, a, b), graph_.make(Op::Not, isTied_)), a, unknown);
  }

  /// Whether an adjoint is made of others that a launch computes of what reads a field: how these depend on the norm is
  /// not in this graph.
  bool readsAdjoint(NodeId adjoint) const {
    return std::ranges::any_of(reachable(graph_, {&adjoint, 1}), [&](NodeId id) {
      const Node& node = graph_[id];
      if (node.op != Op::Load) return false;
      const uint32_t port = topology_.gathers[node.b].port;
      return topology_.ports[port].role == PortRole::Cotangent &&
             std::ranges::any_of(topology_.ports, [&](const Port& other) {
               return other.role == PortRole::Direction && other.of == port;
             });
    });
  }

  NodeId isZero(NodeId id) { return graph_.make(Op::Eq, id, zero()); }
  NodeId both(NodeId a, NodeId b) { return graph_.make(Op::And, a, b); }

  /// Where what goes back through another operation than a norm has no derivative that is known: at its point, if the
  /// adjoint is 0, but not for good.
  NodeId doubtOf(Node pull) {
    const Node node = graph_[pull.c];
    const NodeId isUnsure = graph_.make(Op::Not, local_.of(pull.b));
    if (node.op == Op::Atan2) return both(both(isZero(node.a), isZero(node.b)), both(isZero(pull.b), isUnsure));
    if (node.op == Op::SafeReciprocal) return both(both(isZero(pull.c), areZero(factorsOf(pull.b, node.a))), isUnsure);
    return both(isZero(pull.c), both(isZero(pull.b), isUnsure));
  }

  NodeId areZero(const std::vector<NodeId>& values) {
    NodeId all = graph_.constant(true);
    for (const NodeId value : values) all = both(all, isZero(value));
    return all;
  }

  /// The adjoint of 1 / |v| is the product of v with that of a direction, whose components these are: 0 whatever they
  /// are where v is.
  std::vector<NodeId> factorsOf(NodeId adjoint, NodeId norm) const {
    std::vector<NodeId> factors, left{adjoint}, within;
    if (graph_[norm].op == Op::NormRoot) {
      for (const Square& square : squaresOf(graph_, norm)) within.push_back(square.of);
    }
    const auto isWithin = [&](NodeId id) { return std::ranges::find(within, id) != within.end(); };
    while (!left.empty()) {
      const Node node = graph_[left.back()];
      left.pop_back();
      if (node.op == Op::Add) left.insert(left.end(), {node.a, node.b});
      else if (node.op == Op::Mul && isWithin(node.b)) factors.push_back(node.a);
      else if (node.op == Op::Mul && isWithin(node.a)) factors.push_back(node.b);
    }
    return factors;
  }

  /// Norms of what does not move to first order along a direction that has nothing special.
  void findStationary(Zeros& zeros) {
    std::vector<NodeId> outputs;
    std::vector<Seed> seeds;
    Zeros moving;
    for (const NodeId pull : pulls_) {
      const NodeId norm = graph_[pull].c;
      for (const Square& square : squaresOf(graph_, norm)) outputs.push_back(square.of);
      moving.adjoints[norm] = zero();
      moving.tangents[norm] = moving.probed[norm] = graph_.constant(1.0);
    }
    const std::vector<uint32_t> columns = columnsOfNodes(topology_);
    for (NodeId id = 0; id < columns.size(); ++id) {
      if (columns[id] == kNoNode) continue;
      const double part = 0.6180339887498949 * (columns[id] + 1);
      seeds.push_back({id, graph_.constant(1 + part - std::floor(part))});
    }
    moving.any = anyIsZero();
    const std::vector<NodeId> tangents = forwardMode(graph_, seeds, outputs, moving);
    auto tangent = tangents.begin();
    for (const NodeId pull : pulls_) {
      NodeId rests = graph_.constant(true), stays = rests;
      bool varies = false;
      for (const Square& square : squaresOf(graph_, graph_[pull].c)) {
        varies = varies || *tangent != kNoNode;
        rests = both(rests, overAll(square, *tangent == kNoNode ? graph_.constant(true) : isZero(*tangent)));
        stays = both(stays, overAll(square, local_.of(square.of)));
        ++tangent;
      }
      if (varies)
        zeros.doubts[pull] = both(rests, graph_.make(Op::Not, graph_.make(Op::Or, stays, local_.of(graph_[pull].b))));
    }
  }

  NodeId overAll(const Square& square, NodeId truth) {
    for (size_t k = square.ranges.size(); k-- > 0;) truth = graph_.make(Op::AllOver, square.ranges[k], truth);
    return truth;
  }

  Differentiated& topology_;
  Graph& graph_;
  std::span<const NodeId> gradient_;
  Nests nests_;
  LocalZeros local_;
  std::vector<NodeId> pulls_, others_;
  std::vector<Tie> ties_;
  NodeId moves_, isTied_;  // of the gradient something, of the values a choice, with a norm that is 0
};

}  // namespace

bool hasLimitAtZero(const Graph& graph, NodeId norm) {
  const Node node = graph[norm];
  return node.op == Op::NormRoot || node.op == Op::Hypot || (node.op == Op::Sqrt && isSumOfSquares(graph, node.a));
}

Zeros findZeros(Differentiated& topology, std::span<const NodeId> gradient) {
  return ZeroFinder(topology, gradient).find();
}

}  // namespace hgc
