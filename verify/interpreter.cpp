#include "verify/interpreter.h"

#include <cmath>

#include "ir/apply.h"
#include "ir/loops.h"

namespace hgc {

Interpreter::Interpreter(const GatherGraph& topology, const Group& group, const GroupData& data, const Bound& bound,
                         Evaluate evaluate)
    : topology_(topology), group_(group), data_(data), bound_(bound), evaluate_(evaluate) {
  for (const Root& root : topology.roots) roots_.push_back(root.node);
  order_ = reachable(topology.graph, roots_);
  const Nests nests(topology.graph);
  for (const NodeId id : order_) {
    const Node& node = topology.graph[id];
    if (info(node.op).isReduction) iterations_[id] = iterationOf(topology.graph, nests, id);
    if (info(node.op).isFold) firstOfFold_.try_emplace(node.c, id);
  }
  std::erase_if(order_, [&](NodeId id) { return nests.of(id) != 0; });
  values_.resize(topology.graph.size());
  tangents_.resize(topology.graph.size());
  adjoints_.resize(topology.graph.size());
}

void Interpreter::hold(const Interpreter& source, std::vector<bool> which) {
  source_ = &source;
  held_ = std::move(which);
}

void Interpreter::forward(int64_t instance, const std::vector<std::vector<double>>& direction) {
  instance_ = instance;
  direction_ = direction.empty() ? nullptr : &direction;
  for (const NodeId id : order_) compute(id);
}

void Interpreter::compute(NodeId id) {
  const Node& node = topology_.graph[id];
  if (node.op == Op::Carried || node.op == Op::Next) return;
  if (info(node.op).isFold) return fold(id);
  if (info(node.op).isReduction) return reduce(id);
  if (node.op == Op::Before) return readKept(id);
  if (info(node.op).isPrefix) return takeIn(id);
  if (source_ != nullptr && held_[id]) {
    values_[id] = source_->values_[id];
  } else if (info(node.op).isLeaf) {
    if (node.op != Op::Range) values_[id] = leaf(node, instance_);
  } else {
    const auto [a, b, c] = operandsOf(id);
    values_[id] = evaluate_(node.op, a, b, c);
    // What is 0 at a point is not where differences look.
    if (node.op == Op::PlusZero && b.real() != 0) values_[id] = Constant::of(a.real() + b.real() * c.real());
  }
  if (direction_) tangents_[id] = tangentOf(id, *direction_);
}

void Interpreter::reverse(const std::vector<double>& seeds, std::vector<std::vector<long double>>& gradients) {
  steep_.reset();
  for (const NodeId id : order_) adjoints_[id] = 0;
  for (size_t k = 0; k < roots_.size(); ++k) adjoints_[roots_[k]] += seeds[k];
  for (size_t at = order_.size(); at-- > 0;) propagate(order_[at], gradients);
}

void Interpreter::propagate(NodeId id, std::vector<std::vector<long double>>& gradients) {
  const double adjoint = adjoints_[id];
  const Node& node = topology_.graph[id];
  if (info(node.op).isFold) {
    if (firstOfFold_.at(node.c) == id) propagateFold(id, gradients);
    return;
  }
  if (adjoint == 0 || node.op == Op::Carried) return;  // strong zero
  if (node.op == Op::Load) {
    const size_t symbol = group_.ports[topology_.gathers[node.b].port];
    if (!gradients[symbol].empty()) gradients[symbol][scalarOf(node)] += adjoint;
  } else if (node.op == Op::Select) {
    adjoints_[values_[node.a].boolean() ? node.b : node.c] += adjoint;
  } else if (info(node.op).isReduction) {
    if (node.type == Type::Real) propagateLoop(id, gradients);
  } else if (node.type == Type::Real && !info(node.op).isLeaf) {
    const auto partials = partialsOf(id);
    for (int k = 0; k < operandCount(node); ++k) {
      const double product = times(adjoint, partials[static_cast<size_t>(k)]);
      if (!steep_ && !loops_.empty() && std::isfinite(adjoint) && !std::isfinite(product)) steep_ = {id, countsNow()};
      adjoints_[node.operand(k)] += product;
    }
  }
}

std::array<Constant, 3> Interpreter::operandsOf(NodeId id) const {
  const Node& node = topology_.graph[id];
  std::array<Constant, 3> operands;
  for (int k = 0; k < operandCount(node); ++k) operands[static_cast<size_t>(k)] = values_[node.operand(k)];
  return operands;
}

size_t Interpreter::scalarOf(const Node& load) const {
  const uint32_t width = topology_.ports[topology_.gathers[load.b].port].width;
  return static_cast<size_t>(values_[load.a].integer()) * width + load.c;
}

Constant Interpreter::leaf(const Node& node, int64_t instance) const {
  const auto at = static_cast<size_t>(instance);
  switch (node.op) {
    case Op::Const: return {node.type, static_cast<uint64_t>(node.c) << 32 | node.b};
    case Op::Load:
      return Constant::of(bound_.symbols[group_.ports[topology_.gathers[node.b].port]].reals[scalarOf(node)]);
    case Op::Table: {
      const auto& entries = bound_.symbols[group_.tables[node.b]].integers;
      return Constant::of(entries[static_cast<size_t>(values_[node.a].integer())]);
    }
    case Op::RowBegin: {
      const auto& begins = bound_.symbols[group_.tables[node.b]].rowBegin;
      return Constant::of(static_cast<int32_t>(begins[static_cast<size_t>(values_[node.a].integer())]));
    }
    case Op::Index: return Constant::of(static_cast<int32_t>(instance));
    case Op::Size: return Constant::of(static_cast<int32_t>(bound_.sizes[group_.dims[node.b]]));
    case Op::Slot: return Constant::of(data_.slots[node.b][at]);
    case Op::Lifted: return Constant::of(data_.lifted[node.b][at]);
    default: return {};
  }
}

std::array<double, 3> Interpreter::partialsOf(NodeId id) const {
  const auto operands = operandsOf(id);
  const auto real = [&](size_t k) { return operands[k].type == Type::Real ? operands[k].real() : 0.0; };
  return partialsAt(topology_.graph[id].op, real(0), real(1), real(2), values_[id].real());
}

double Interpreter::tangentOf(NodeId id, const std::vector<std::vector<double>>& direction) const {
  const Node& node = topology_.graph[id];
  if (node.op == Op::Load) {
    const auto& symbol = direction[group_.ports[topology_.gathers[node.b].port]];
    return symbol.empty() ? 0 : symbol[scalarOf(node)];
  }
  if (node.type != Type::Real || info(node.op).isLeaf) return 0;
  if (node.op == Op::Select) return tangents_[values_[node.a].boolean() ? node.b : node.c];
  const auto partials = partialsOf(id);
  double sum = 0;
  for (int k = 0; k < operandCount(node); ++k) {
    const double t = tangents_[node.operand(k)];
    if (t != 0 && partials[static_cast<size_t>(k)] != 0) sum += t * partials[static_cast<size_t>(k)];
  }
  return sum;
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
