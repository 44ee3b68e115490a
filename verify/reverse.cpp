#include "verify/reverse.h"

#include <cmath>

#include "ir/apply.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// Goes from the roots of an instance to what it reads.
class Reverse {
 public:
  Reverse(Interpreter& at, std::vector<std::vector<long double>>& gradients)
      : at_(at), graph_(at.topology().graph), gradients_(gradients) {
    result_.of.resize(graph_.size());
  }

  Adjoints run(const std::vector<double>& seeds) {
    for (size_t k = 0; k < seeds.size(); ++k) result_.of[at_.topology().roots[k].node] += seeds[k];
    for (size_t n = at_.order().size(); n-- > 0;) propagate(at_.order()[n]);
    return std::move(result_);
  }

 private:
  void propagate(NodeId id) {
    const double adjoint = result_.of[id];
    const Node& node = graph_[id];
    if (info(node.op).isFold) return propagateFold(id);
    if (adjoint == 0 || node.op == Op::Carried) return;  // strong zero
    if (node.op == Op::Load) {
      const size_t symbol = at_.of().symbolOf(node);
      if (!gradients_[symbol].empty()) gradients_[symbol][at_.scalarOf(node)] += adjoint;
    } else if (node.op == Op::Select) {
      result_.of[at_.valueOf(node.a).boolean() ? node.b : node.c] += adjoint;
    } else if (info(node.op).isReduction) {
      if (node.type == Type::Real) propagateLoop(id);
    } else if (node.type == Type::Real && !info(node.op).isLeaf) {
      const auto partials = at_.partialsOf(id);
      for (int k = 0; k < operandCount(node); ++k) {
        const double product = timesStrongZero(adjoint, partials[static_cast<size_t>(k)]);
        if (!result_.steep && !loops_.empty() && std::isfinite(adjoint) && !std::isfinite(product))
          result_.steep = {id, countsNow()};
        result_.of[node.operand(k)] += product;
      }
    }
  }

  /// Backwards through the steps, each iteration evaluated again.
  void propagateLoop(NodeId id) {
    const Node& node = graph_[id];
    const int32_t length = at_.lengthOf(node);
    const ReductionStep step = *stepOf(node.op, node.type);
    std::vector<double> sums = {step.start.real()};
    for (int32_t k = 0; k < length; ++k) {
      at_.iterate(id, k);
      sums.push_back(at_.apply(step.op, Constant::of(sums.back()), at_.valueOf(node.b)).real());
    }
    double adjoint = result_.of[id];
    loops_.push_back(node.a);
    const std::vector<NodeId>& inside = at_.iterations().at(id);
    for (int32_t k = length; k-- > 0;) {
      at_.iterate(id, k);
      const auto at = static_cast<size_t>(k);
      const auto partials = partialsAt(step.op, sums[at], at_.valueOf(node.b).real(), 0, sums[at + 1]);
      for (const NodeId other : inside) result_.of[other] = 0;
      result_.of[node.b] += timesStrongZero(adjoint, partials[1]);
      for (size_t n = inside.size(); n-- > 0;) propagate(inside[n]);
      adjoint = timesStrongZero(adjoint, partials[0]);
    }
    loops_.pop_back();
  }

  /// What all ends of a fold have is there: they come after all that its loop reads, and the first one stands for all.
  void propagateFold(NodeId id) {
    const Node& node = graph_[id];
    const std::vector<CarriedStep> steps = stepsOf(graph_, node);
    std::vector<double> adjoints(steps.size(), 0);
    for (const auto& [other, unused] : at_.iterations()) {
      const Node& end = graph_[other];
      if (!info(end.op).isFold || end.c != node.c) continue;
      if (other < id) return;
      for (size_t k = 0; k < steps.size(); ++k) adjoints[k] += end.b == steps[k].carried ? result_.of[other] : 0;
    }
    std::vector<std::vector<Constant>> states;
    at_.eachCount(id, [&](int32_t) {
      auto& state = states.emplace_back();
      for (const CarriedStep& step : steps) state.push_back(at_.valueOf(step.carried));
      return true;
    });
    loops_.push_back(node.a);
    const std::vector<NodeId>& inside = at_.iterations().at(id);
    for (size_t count = states.size(); count-- > 0;) {
      for (size_t k = 0; k < steps.size(); ++k) at_.carry(steps[k].carried, states[count][k]);
      at_.iterate(id, static_cast<int32_t>(count));
      for (const NodeId other : inside) result_.of[other] = 0;
      for (size_t k = 0; k < steps.size(); ++k) result_.of[steps[k].next] += adjoints[k];
      for (size_t n = inside.size(); n-- > 0;) propagate(inside[n]);
      for (size_t k = 0; k < steps.size(); ++k) adjoints[k] = result_.of[steps[k].carried];
    }
    loops_.pop_back();
    for (size_t k = 0; k < steps.size(); ++k) result_.of[graph_[steps[k].carried].b] += adjoints[k];
  }

  std::vector<int32_t> countsNow() const {
    std::vector<int32_t> counts;
    for (const NodeId range : loops_) counts.push_back(at_.valueOf(range).integer());
    return counts;
  }

  Interpreter& at_;
  const Graph& graph_;
  std::vector<std::vector<long double>>& gradients_;
  std::vector<NodeId> loops_;  // that are counting backwards, the outermost first
  Adjoints result_;
};

}  // namespace

Adjoints reverse(Interpreter& at, const std::vector<double>& seeds, std::vector<std::vector<long double>>& gradients) {
  return Reverse(at, gradients).run(seeds);
}

}  // namespace hgc
