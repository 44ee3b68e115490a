#include "verify/interpreter.h"

#include <algorithm>

#include "ir/apply.h"
#include "ir/loops.h"

namespace hgc {

Interpreter::Interpreter(const BoundGroup& of, Evaluate evaluate)
    : of_(of), evaluate_(evaluate), numbers_(of.topology.graph.size()) {
  const Graph& graph = of.topology.graph;
  std::vector<NodeId> roots;
  for (const Root& root : of.topology.roots) roots.push_back(root.node);
  order_ = reachable(graph, roots);
  const Nests nests(graph);
  for (const NodeId id : order_) {
    if (info(graph[id].op).isReduction) iterations_[id] = iterationOf(graph, nests, id);
  }
  std::erase_if(order_, [&](NodeId id) { return nests.of(id) != 0; });
}

void Interpreter::forward(int64_t instance, const std::vector<std::vector<double>>& direction) {
  at_ = {instance, direction.empty() ? nullptr : &direction};
  for (const NodeId id : order_) compute(id);
}

void Interpreter::compute(NodeId id) {
  const Node& node = topology().graph[id];
  if (node.op == Op::Carried || node.op == Op::Next) return;
  if (info(node.op).isFold) return fold(id);
  if (info(node.op).isReduction) return reduce(id);
  if (node.op == Op::Before) {
    numbers_[id] = kept_.at(node.b)[static_cast<size_t>(valueOf(node.a).integer())];
    return;
  }
  if (info(node.op).isPrefix) return takeIn(id);
  Constant& value = numbers_[id].value;
  if (held_.source != nullptr && held_.which[id]) {
    value = held_.source->valueOf(id);
  } else if (info(node.op).isLeaf) {
    if (node.op != Op::Range) value = leaf(node);
  } else {
    const auto [a, b, c] = operandsOf(id);
    value = evaluate_(node.op, a, b, c);
    // What is 0 at a point is not where differences look.
    if (node.op == Op::PlusZero && b.real() != 0) value = Constant::of(a.real() + b.real() * c.real());
  }
  if (at_.direction != nullptr) numbers_[id].tangent = tangentOf(id);
}

std::array<Constant, 3> Interpreter::operandsOf(NodeId id) const {
  const Node& node = topology().graph[id];
  std::array<Constant, 3> operands;
  for (int k = 0; k < operandCount(node); ++k) operands[static_cast<size_t>(k)] = valueOf(node.operand(k));
  return operands;
}

size_t Interpreter::scalarOf(const Node& load) const {
  const uint32_t width = topology().ports[topology().gathers[load.b].port].width;
  return static_cast<size_t>(valueOf(load.a).integer()) * width + load.c;
}

Constant Interpreter::leaf(const Node& node) const {
  const auto& [_, group, data, bound] = of_;
  const auto at = static_cast<size_t>(at_.instance);
  switch (node.op) {
    case Op::Const: return {node.type, static_cast<uint64_t>(node.c) << 32 | node.b};
    case Op::Load: return Constant::of(bound.symbols[of_.symbolOf(node)].reals[scalarOf(node)]);
    case Op::Table: {
      const auto& entries = bound.symbols[group.tables[node.b]].integers;
      return Constant::of(entries[static_cast<size_t>(valueOf(node.a).integer())]);
    }
    case Op::RowBegin: {
      const auto& begins = bound.symbols[group.tables[node.b]].rowBegin;
      return Constant::of(static_cast<int32_t>(begins[static_cast<size_t>(valueOf(node.a).integer())]));
    }
    case Op::Index: return Constant::of(static_cast<int32_t>(at_.instance));
    case Op::Size: return Constant::of(static_cast<int32_t>(bound.sizes[group.dims[node.b]]));
    case Op::Slot: return Constant::of(data.slots[node.b][at]);
    case Op::Lifted: return Constant::of(data.lifted[node.b][at]);
    default: return {};
  }
}

std::array<double, 3> Interpreter::partialsOf(NodeId id) const {
  const auto operands = operandsOf(id);
  const auto real = [&](size_t k) { return operands[k].type == Type::Real ? operands[k].real() : 0.0; };
  return partialsAt(topology().graph[id].op, real(0), real(1), real(2), valueOf(id).real());
}

double Interpreter::tangentOf(NodeId id) const {
  const Node& node = topology().graph[id];
  if (node.op == Op::Load) {
    const auto& symbol = (*at_.direction)[of_.symbolOf(node)];
    return symbol.empty() ? 0 : symbol[scalarOf(node)];
  }
  if (node.type != Type::Real || info(node.op).isLeaf) return 0;
  if (node.op == Op::Select) return tangentAt(valueOf(node.a).boolean() ? node.b : node.c);
  const auto partials = partialsOf(id);
  double sum = 0;
  for (int k = 0; k < operandCount(node); ++k) {
    const double t = tangentAt(node.operand(k));
    if (t != 0 && partials[static_cast<size_t>(k)] != 0) sum += t * partials[static_cast<size_t>(k)];
  }
  return sum;
}

void Interpreter::iterate(NodeId id, int32_t count) {
  numbers_[topology().graph[id].a].value = Constant::of(count);
  for (const NodeId inside : iterations_.at(id)) compute(inside);
}

void Interpreter::eachCount(NodeId id, const std::function<bool(int32_t count)>& each) {
  const Graph& graph = topology().graph;
  const Node& node = graph[id];
  const int32_t length = lengthOf(node);
  const auto steps = info(node.op).isFold ? stepsOf(graph, node) : std::vector<CarriedStep>();
  std::vector<Number> next;
  const auto carryOn = [&] {
    for (size_t k = 0; k < steps.size(); ++k) numbers_[steps[k].carried] = next[k];
    next.clear();
  };
  for (const CarriedStep& step : steps) next.push_back(numbers_[graph[step.carried].b]);
  carryOn();
  for (int32_t k = 0; k < length; ++k) {
    const int32_t count = info(node.op).isBackward ? length - 1 - k : k;
    iterate(id, count);
    if (!each(count)) return;
    for (const CarriedStep& step : steps) next.push_back(numbers_[step.next]);
    carryOn();
  }
}

/// Keeps what was carried for who reads it.
void Interpreter::fold(NodeId id) {
  const Node& node = topology().graph[id];
  std::vector<Number> kept(static_cast<size_t>(std::max(0, lengthOf(node))));
  eachCount(id, [&](int32_t count) {
    kept[static_cast<size_t>(count)] = numbers_[node.b];
    return true;
  });
  numbers_[id] = numbers_[node.b];
  kept_[id] = std::move(kept);
}

/// The value of a prefix is what its earlier counts have left.
void Interpreter::takeIn(NodeId id) {
  const Node& node = topology().graph[id];
  const ReductionStep step = *stepOf(node.op, node.type);
  Constant& value = numbers_[id].value;
  std::vector<Number>& next = kept_[id];
  next.resize(1);
  value = valueOf(node.a).integer() == 0 ? step.start : next[0].value;
  next[0].value = apply(step.op, value, valueOf(node.b));
}

void Interpreter::reduce(NodeId id) {
  const Node& node = topology().graph[id];
  const int32_t length = lengthOf(node);
  const auto made = stepOf(node.op, node.type);
  const ReductionStep step = made ? *made : ReductionStep{Op::Add, Constant::of(0.0), Constant::of(0.0)};
  Constant sum = length > 0 ? step.start : step.nothing;
  double tangent = 0;
  eachCount(id, [&](int32_t) {
    const Constant next = apply(step.op, sum, valueOf(node.b));
    if (at_.direction != nullptr && node.type == Type::Real) {
      const auto partials = partialsAt(step.op, sum.real(), valueOf(node.b).real(), 0, next.real());
      tangent = timesStrongZero(tangent, partials[0]) + timesStrongZero(tangentAt(node.b), partials[1]);
    }
    sum = next;
    return true;
  });
  numbers_[id] = {sum, tangent};
}

std::optional<Interpreter::Inside> Interpreter::firstInside(NodeId reduction,
                                                            const std::function<bool(NodeId)>& wanted) {
  std::optional<Inside> found;
  eachCount(reduction, [&](int32_t count) {
    for (const NodeId id : iterations_.at(reduction)) {
      if (!wanted(id)) continue;
      found = info(topology().graph[id].op).isReduction ? firstInside(id, wanted) : std::nullopt;
      if (!found) found = Inside{id, {}};
      found->counts.insert(found->counts.begin(), count);
      return false;
    }
    return true;
  });
  return found;
}

Objective objectiveOf(const Interpreter& interpreter) {
  Objective result;
  bool hasLoss = false;
  for (const Root& root : interpreter.topology().roots) hasLoss = hasLoss || root.kind == RootKind::Loss;
  for (const Root& root : interpreter.topology().roots) {
    const double y = interpreter.valueOf(root.node).real();
    const bool isSquared = root.kind == RootKind::Residual && !hasLoss;
    result.seeds.push_back(root.kind == RootKind::Value  ? 1.0
                           : root.kind == RootKind::Loss ? 0.5
                           : isSquared                   ? y
                                                         : 0.0);
    if (root.kind == RootKind::Value) result.value += y;
    if (root.kind == RootKind::Loss) result.value += 0.5 * y;
    if (isSquared) result.value += 0.5 * y * y;
  }
  return result;
}

}  // namespace hgc
