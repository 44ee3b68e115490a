/// Loops: their counts one after another, and backwards.
#include <algorithm>

#include "ir/apply.h"
#include "ir/loops.h"
#include "verify/interpreter.h"

namespace hgc {

void Interpreter::iterate(NodeId id, int32_t count) {
  values_[topology_.graph[id].a] = Constant::of(count);
  for (const NodeId inside : iterations_.at(id)) compute(inside);
}

void Interpreter::eachCount(NodeId id, const std::function<bool(int32_t count)>& each) {
  const Node& node = topology_.graph[id];
  const int32_t length = values_[topology_.graph[node.a].a].integer();
  const auto steps = info(node.op).isFold ? stepsOf(topology_.graph, node) : std::vector<CarriedStep>();
  std::vector<std::pair<Constant, double>> next;
  const auto carryOn = [&] {
    for (size_t k = 0; k < steps.size(); ++k) {
      values_[steps[k].carried] = next[k].first;
      tangents_[steps[k].carried] = next[k].second;
    }
    next.clear();
  };
  const auto note = [&](NodeId from) { next.emplace_back(values_[from], tangents_[from]); };
  for (const CarriedStep& step : steps) note(topology_.graph[step.carried].b);
  carryOn();
  for (int32_t k = 0; k < length; ++k) {
    const int32_t count = info(node.op).isBackward ? length - 1 - k : k;
    iterate(id, count);
    if (!each(count)) return;
    for (const CarriedStep& step : steps) note(step.next);
    carryOn();
  }
}

/// Keeps what was carried for who reads it.
void Interpreter::fold(NodeId id) {
  const Node& node = topology_.graph[id];
  const auto length = static_cast<size_t>(std::max(0, values_[topology_.graph[node.a].a].integer()));
  Kept kept{std::vector<Constant>(length), std::vector<double>(length)};
  eachCount(id, [&](int32_t count) {
    kept.values[static_cast<size_t>(count)] = values_[node.b];
    kept.tangents[static_cast<size_t>(count)] = tangents_[node.b];
    return true;
  });
  values_[id] = values_[node.b];
  tangents_[id] = tangents_[node.b];
  kept_[id] = std::move(kept);
}

void Interpreter::readKept(NodeId id) {
  const Node& node = topology_.graph[id];
  const auto count = static_cast<size_t>(values_[node.a].integer());
  values_[id] = kept_.at(node.b).values[count];
  tangents_[id] = kept_.at(node.b).tangents[count];
}

/// The value of a prefix is what its earlier counts have left.
void Interpreter::takeIn(NodeId id) {
  const Node& node = topology_.graph[id];
  const ReductionStep step = *stepOf(node.op, node.type);
  values_[id] = values_[node.a].integer() == 0 ? step.start : next_[id];
  next_[id] = evaluate_(step.op, values_[id], values_[node.b], {});
}

void Interpreter::reduce(NodeId id) {
  const Node& node = topology_.graph[id];
  const int32_t length = values_[topology_.graph[node.a].a].integer();
  const auto made = stepOf(node.op, node.type);
  const ReductionStep step = made ? *made : ReductionStep{Op::Add, Constant::of(0.0), Constant::of(0.0)};
  Constant sum = length > 0 ? step.start : step.nothing;
  double tangent = 0;
  eachCount(id, [&](int32_t) {
    const Constant next = evaluate_(step.op, sum, values_[node.b], {});
    if (direction_ && node.type == Type::Real) {
      const auto partials = partialsAt(step.op, sum.real(), values_[node.b].real(), 0, next.real());
      tangent = times(tangent, partials[0]) + times(tangents_[node.b], partials[1]);
    }
    sum = next;
    return true;
  });
  values_[id] = sum;
  tangents_[id] = tangent;
}

/// Backwards through the steps, each iteration evaluated again.
void Interpreter::propagateLoop(NodeId id, std::vector<std::vector<long double>>& gradients) {
  const Node& node = topology_.graph[id];
  const int32_t length = values_[topology_.graph[node.a].a].integer();
  const ReductionStep step = *stepOf(node.op, node.type);
  std::vector<double> sums = {step.start.real()};
  for (int32_t k = 0; k < length; ++k) {
    iterate(id, k);
    sums.push_back(evaluate_(step.op, Constant::of(sums.back()), values_[node.b], {}).real());
  }
  double adjoint = adjoints_[id];
  loops_.push_back(node.a);
  const std::vector<NodeId>& inside = iterations_.at(id);
  for (int32_t k = length; k-- > 0;) {
    iterate(id, k);
    const auto at = static_cast<size_t>(k);
    const auto partials = partialsAt(step.op, sums[at], values_[node.b].real(), 0, sums[at + 1]);
    for (const NodeId other : inside) adjoints_[other] = 0;
    adjoints_[node.b] += times(adjoint, partials[1]);
    for (size_t n = inside.size(); n-- > 0;) propagate(inside[n], gradients);
    adjoint = times(adjoint, partials[0]);
  }
  loops_.pop_back();
}

/// What all ends of a fold have is there: they come after all that its loop reads.
void Interpreter::propagateFold(NodeId id, std::vector<std::vector<long double>>& gradients) {
  const Node& node = topology_.graph[id];
  const std::vector<CarriedStep> steps = stepsOf(topology_.graph, node);
  std::vector<double> adjoints(steps.size(), 0);
  for (const auto& [other, unused] : iterations_) {
    const Node& end = topology_.graph[other];
    for (size_t k = 0; k < steps.size() && info(end.op).isFold && end.c == node.c; ++k)
      adjoints[k] += end.b == steps[k].carried ? adjoints_[other] : 0;
  }
  std::vector<std::vector<Constant>> states;
  eachCount(id, [&](int32_t) {
    auto& state = states.emplace_back();
    for (const CarriedStep& step : steps) state.push_back(values_[step.carried]);
    return true;
  });
  loops_.push_back(node.a);
  const std::vector<NodeId>& inside = iterations_.at(id);
  for (size_t count = states.size(); count-- > 0;) {
    for (size_t k = 0; k < steps.size(); ++k) values_[steps[k].carried] = states[count][k];
    iterate(id, static_cast<int32_t>(count));
    for (const NodeId other : inside) adjoints_[other] = 0;
    for (size_t k = 0; k < steps.size(); ++k) adjoints_[steps[k].next] += adjoints[k];
    for (size_t n = inside.size(); n-- > 0;) propagate(inside[n], gradients);
    for (size_t k = 0; k < steps.size(); ++k) adjoints[k] = adjoints_[steps[k].carried];
  }
  loops_.pop_back();
  for (size_t k = 0; k < steps.size(); ++k) adjoints_[topology_.graph[steps[k].carried].b] += adjoints[k];
}

std::vector<int32_t> Interpreter::countsNow() const {
  std::vector<int32_t> counts;
  for (const NodeId range : loops_) counts.push_back(values_[range].integer());
  return counts;
}

std::optional<Interpreter::Inside> Interpreter::firstInside(NodeId reduction,
                                                            const std::function<bool(NodeId)>& wanted) {
  std::optional<Inside> found;
  eachCount(reduction, [&](int32_t count) {
    for (const NodeId id : iterations_.at(reduction)) {
      if (!wanted(id)) continue;
      found = info(topology_.graph[id].op).isReduction ? firstInside(id, wanted) : std::nullopt;
      if (!found) found = Inside{id, {}};
      found->counts.insert(found->counts.begin(), count);
      return false;
    }
    return true;
  });
  return found;
}

}  // namespace hgc
