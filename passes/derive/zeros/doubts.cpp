#include "passes/derive/zeros/doubts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/zeros/norms.h"

namespace hgc {
namespace {

/// The adjoint of 1 / |v| is the dot product of v and the adjoint of the direction v / |v|; returns the components of
/// that adjoint, since the product is 0 where v is 0 even if they are not.
std::vector<NodeId> factorsOf(const Graph& graph, NodeId adjoint, NodeId norm) {
  std::vector<NodeId> factors, left{adjoint}, within;
  if (graph[norm].op == Op::NormRoot) {
    for (const Square& square : squaresOf(graph, norm)) within.push_back(square.of);
  }
  const auto isWithin = [&](NodeId id) { return std::ranges::find(within, id) != within.end(); };
  while (!left.empty()) {
    const Node node = graph[left.back()];
    left.pop_back();
    if (node.op == Op::Add) left.insert(left.end(), {node.a, node.b});
    else if (node.op == Op::Mul && isWithin(node.b)) factors.push_back(node.a);
    else if (node.op == Op::Mul && isWithin(node.a)) factors.push_back(node.b);
  }
  return factors;
}

/// The nodes that must be 0 for the adjoint to be 0 at the operation's singular point.
std::vector<NodeId> adjointsOf(const Graph& graph, const Node& pull, const Node& node) {
  return node.op == Op::SafeReciprocal ? factorsOf(graph, pull.b, node.a) : std::vector<NodeId>{pull.b};
}

bool isMadeOf(const Graph& graph, NodeId id, NodeId on) {
  return std::ranges::any_of(reachable(graph, {&id, 1}), [&](NodeId each) { return each == on; });
}

NodeId isZero(Graph& graph, NodeId id) { return graph.make(Op::Eq, id, graph.constant(0.0)); }

/// The condition under which a first or second derivative of the operation is infinite.
NodeId isAtPoint(Graph& graph, NodeId id) {
  const Node node = graph[id];
  const auto is = [&](NodeId value, double point) { return graph.make(Op::Eq, value, graph.constant(point)); };
  switch (node.op) {
    case Op::Acos:
    case Op::Asin: return is(graph.make(Op::Abs, node.a), 1);
    case Op::Acosh: return is(node.a, 1);
    case Op::Atan2: return graph.make(Op::And, is(node.a, 0), is(node.b, 0));
    case Op::Pow: {
      const NodeId isFlat = graph.make(Op::Or, is(node.b, 0), is(node.b, 1));
      const NodeId isSteep = graph.make(Op::Lt, node.b, graph.constant(2.0));
      return graph.make(Op::And, is(node.a, 0), graph.make(Op::And, isSteep, graph.make(Op::Not, isFlat)));
    }
    default: return is(id, isLogarithm(node.op) ? -HUGE_VAL : 0);
  }
}

class TieFinder {
 public:
  TieFinder(Graph& graph, const LocalZeros& local)
      : graph_(graph), nests_(graph), folds_(rangesOfFolds(graph, nests_)), local_(local) {}

  std::vector<Tie> find(NodeId value) {
    const NodeId always = graph_.constant(true);
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      const Node node = graph_[id];
      const NodeId zero = graph_.constant(0.0);
      if (node.op == Op::Abs || node.op == Op::Relu) addTie(id, {node.a, zero, always});
      if (node.op == Op::Min || node.op == Op::Max || node.op == Op::Clamp) addTie(id, {node.a, node.b, always});
      if (node.op == Op::Clamp) addTie(id, {node.a, node.c, always});
      if (node.op == Op::MinOver || node.op == Op::MaxOver) addTie(node.b, {node.b, id, always});
      if (node.op == Op::Select && node.type == Type::Real) addComparisons(id, node);
    }
    return std::move(ties_);
  }

  std::vector<Tie> findNorms(NodeId value) {
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      if (!hasLimitAtZero(graph_, id) || graph_[id].op == Op::Abs) continue;
      const NodeId zero = graph_.constant(0.0), isZero = graph_.make(Op::Eq, id, zero);
      for (const Square& square : squaresOf(graph_, id)) addTie(square.of, {square.of, zero, isZero});
    }
    return std::move(ties_);
  }

 private:
  /// Finds selects of which one arm is constant and the other is not.
  void addComparisons(NodeId id, const Node& choice) {
    const bool isFirstConstant = !local_.varies(choice.b), isSecondConstant = !local_.varies(choice.c);
    if (isFirstConstant == isSecondConstant) return;
    const NodeId matters =
        graph_.make(Op::Select, choice.a, graph_.constant(isFirstConstant), graph_.constant(isSecondConstant));
    std::vector<NodeId> left{choice.a};
    while (!left.empty()) {
      const Node node = graph_[left.back()];
      left.pop_back();
      if (node.op == Op::Not) left.push_back(node.a);
      else if (node.op == Op::And || node.op == Op::Or) left.insert(left.end(), {node.a, node.b});
      else if (operandCount(node) == 2 && graph_[node.a].type == Type::Real) addTie(id, {node.a, node.b, matters});
    }
  }

  /// Whether `at` is in all loops of the tie.
  void addTie(NodeId at, Tie tie) {
    tie.isInFold = (nests_.of(at) & folds_) != 0;
    if (local_.varies(tie.a) || local_.varies(tie.b)) ties_.push_back(tie);
  }

  Graph& graph_;
  Nests nests_;
  RangeSet folds_;
  const LocalZeros& local_;
  std::vector<Tie> ties_;
};

}  // namespace

LocalZeros::LocalZeros(Differentiated& topology) : graph_(topology.graph), varies_(topology.graph.size(), false) {
  const std::vector<uint32_t> columns = columnsOfNodes(topology);
  for (NodeId id = 0; id < varies_.size(); ++id) {
    const Node& node = graph_[id];
    const bool isGiven = columns[id] != kNoNode || node.op == Op::Carried;  // what a fold carries is not followed
    varies_[id] = isGiven || (node.op != Op::Load && anyOperand(node, varies_));
  }
}

NodeId LocalZeros::of(NodeId id, int depth) {
  constexpr int kDeepest = 24;
  if (const auto known = known_.find(id); known != known_.end()) return known->second;
  const NodeId truth = !varies(id)         ? graph_.make(Op::Eq, id, graph_.constant(0.0))
                       : depth == kDeepest ? graph_.constant(false)
                                           : madeOf(Node(graph_[id]), depth + 1);
  return known_[id] = truth;
}

NodeId LocalZeros::madeOf(const Node& node, int depth) {
  switch (node.op) {
    case Op::Mul:
    case Op::Guarded: return graph_.make(Op::Or, of(node.a, depth), of(node.b, depth));
    case Op::Add:
    case Op::Sub: return graph_.make(Op::And, of(node.a, depth), of(node.b, depth));
    case Op::Neg:
    case Op::NormPull:
    case Op::Square: return of(node.a, depth);
    case Op::Select: return graph_.make(Op::Select, node.a, of(node.b, depth), of(node.c, depth));
    case Op::Relu: return graph_.make(Op::Lt, node.a, graph_.constant(0.0));
    case Op::Min:
    case Op::Max: {
      const NodeId isLess = graph_.make(Op::Lt, node.a, node.b), isMore = graph_.make(Op::Lt, node.b, node.a);
      const NodeId a = graph_.make(Op::And, node.op == Op::Min ? isLess : isMore, of(node.a, depth));
      return graph_.make(Op::Or, a, graph_.make(Op::And, node.op == Op::Min ? isMore : isLess, of(node.b, depth)));
    }
    default: return graph_.constant(false);
  }
}

NodeId doubtOf(Graph& graph, LocalZeros& local, Node pull) {
  const Node node = graph[pull.c];
  // Where a logarithm is infinite, the value is finite only if it goes on through an exponential.
  if (isLogarithm(node.op) && !isMadeOf(graph, pull.b, pull.c)) return graph.constant(false);
  const auto both = [&](NodeId a, NodeId b) { return graph.make(Op::And, a, b); };
  NodeId isSettled = local.of(pull.b);
  if (hasInfiniteSlope(node.op)) isSettled = graph.make(Op::Or, isSettled, local.of(node.a));
  NodeId doubt = both(isAtPoint(graph, pull.c), graph.make(Op::Not, isSettled));
  for (const NodeId each : adjointsOf(graph, pull, node)) doubt = both(doubt, isZero(graph, each));
  if (node.op != Op::Pow) return doubt;
  const NodeId isAtZero = both(isZero(graph, node.a), graph.make(Op::Not, local.of(node.a)));
  return graph.make(Op::Or, doubt, both(isAtZero, isLost(graph, pull.b)));
}

bool mayBeInfinite(const Graph& graph, NodeId adjoint) {
  return std::ranges::any_of(reachable(graph, {&adjoint, 1}), [&](NodeId id) {
    const Op op = graph[id].op;
    return op == Op::Div || op == Op::Rsqrt || (op == Op::NormPull && hasInfiniteSlope(graph[graph[id].c].op));
  });
}

NodeId isLost(Graph& graph, NodeId adjoint) {
  if (!mayBeInfinite(graph, adjoint)) return graph.constant(false);
  const NodeId isFinite = graph.make(Op::Lt, graph.make(Op::Abs, adjoint), graph.constant(HUGE_VAL));
  return graph.make(Op::Not, isFinite);
}

std::vector<Tie> findTies(Graph& graph, const LocalZeros& local, NodeId value) {
  return TieFinder(graph, local).find(value);
}

std::vector<Tie> findNormTies(Graph& graph, const LocalZeros& local, NodeId value) {
  return TieFinder(graph, local).findNorms(value);
}

NodeId mayOpen(Graph& graph, const Tie& tie, NodeId a, NodeId b) {
  const NodeId zero = graph.constant(0.0);
  if (a == kNoNode && b == kNoNode) return graph.constant(false);
  if (tie.isInFold) return graph.constant(true);
  const NodeId isMet = graph.make(Op::And, graph.make(Op::Eq, tie.a, tie.b), tie.matters);
  const NodeId parts = graph.make(Op::Ne, a == kNoNode ? zero : a, b == kNoNode ? zero : b);
  return atAnyCount(graph, graph.make(Op::And, isMet, parts));
}

}  // namespace hgc
