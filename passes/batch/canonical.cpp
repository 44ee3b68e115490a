#include "passes/batch/canonical.h"

#include <algorithm>

namespace hgc {
namespace {

uint64_t mix(uint64_t h, uint64_t v) {
  h = (h ^ v) * 0x9e3779b97f4a7c15ULL;
  return h ^ (h >> 29);
}

template <class T>
uint32_t positionIn(std::vector<T>& list, const T& value) {
  const auto found = std::ranges::find(list, value);
  const auto position = static_cast<uint32_t>(found - list.begin());
  if (found == list.end()) list.push_back(value);
  return position;
}

/// The places where constants are used: operand `k` of a node, a row shared by loads of a symbol, and a root.
uint64_t operandPlace(NodeId user, int k) { return uint64_t{user} << 2 | static_cast<uint64_t>(k); }
uint64_t rowPlace(SymbolId symbol, NodeId row) { return uint64_t{1} << 63 | uint64_t{symbol} << 32 | row; }
uint64_t rootPlace(size_t k) { return uint64_t{1} << 62 | k; }

}  // namespace

void Canonicalizer::hashShapes(const Graph& graph) {
  shapes_.resize(graph.size());
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    uint64_t h = mix(static_cast<uint64_t>(node.op) + 1, static_cast<uint64_t>(node.type));
    if (node.op == Op::Load) {
      h = mix(h, static_cast<uint64_t>(program_.symbols[node.b].kind));
      if (components_ == Components::InShape) h = mix(h, node.c);
    }
    if (node.op == Op::Index || node.op == Op::Range) h = mix(h, node.b);
    if (node.op == Op::Carried) h = mix(h, node.c);
    if (info(node.op).commutative) {
      h = mix(h, std::min(shapes_[node.a], shapes_[node.b]));
      h = mix(h, std::max(shapes_[node.a], shapes_[node.b]));
    } else {
      for (int k = 0; k < operandCount(node); ++k) h = mix(h, shapes_[node.operand(k)]);
    }
    shapes_[id] = h;
  }
}

bool Canonicalizer::swapped(const Node& node) const {
  return info(node.op).commutative && shapes_[node.b] < shapes_[node.a];
}

uint32_t Canonicalizer::portOf(SymbolId symbol) {
  const uint32_t port = positionIn(form_.symbols, symbol);
  if (port == form_.ports.size())
    form_.ports.push_back({program_.symbols[symbol].kind, program_.symbols[symbol].width});
  return port;
}

uint32_t Canonicalizer::emitConstant(const Graph& graph, NodeId constant, uint64_t place) {
  const Constant value = graph.constantAt(constant);
  Node node{Op::Lifted, value.type, 0, kNoNode, 0, 0};
  if (value.type == Type::Real) {
    node.b = static_cast<uint32_t>(form_.liftedReals.size());
    form_.liftedReals.push_back(value.real());
    form_.realPlaces.push_back(place);
  } else if (value.type == Type::Int) {
    node.b = static_cast<uint32_t>(form_.liftedInts.size());
    form_.liftedInts.push_back(value.integer());
    form_.intPlaces.push_back(place);
  } else {  // a truth value is part of the shape
    node = {Op::Const, Type::Bool, 0, 0, static_cast<uint32_t>(value.bits), 0};
  }
  form_.nodes.push_back(node);
  form_.origins.push_back(graph.originOf(constant));
  return static_cast<uint32_t>(form_.nodes.size() - 1);
}

/// The row that a load reads. Equal literal rows of the same port share a leaf, so that `x[3] - x[3]` has its own
/// shape; equal rows of different ports do not.
uint32_t Canonicalizer::rowOf(const Graph& graph, NodeId row, uint32_t port) {
  if (!graph.isConstant(row)) return emitted_[row];
  for (uint32_t k = emitted_[row]; k != kNone; k = sharedRows_[k].next) {
    if (sharedRows_[k].port == port) return sharedRows_[k].node;
  }
  const uint32_t node = emitConstant(graph, row, rowPlace(form_.symbols[port], row));
  sharedRows_.push_back({port, node, emitted_[row]});
  emitted_[row] = static_cast<uint32_t>(sharedRows_.size() - 1);
  return node;
}

/// The length of a range. A literal length is part of the shape: all instances of a topology have the same loops.
uint32_t Canonicalizer::lengthOf(const Graph& graph, NodeId length) {
  if (!graph.isConstant(length)) return emitted_[length];
  form_.nodes.push_back(graph[length]);
  form_.origins.push_back(graph.originOf(length));
  return static_cast<uint32_t>(form_.nodes.size() - 1);
}

void Canonicalizer::emit(const Graph& graph, NodeId id) {
  Node node = graph[id];
  const bool swap = swapped(node);
  const auto use = [&](NodeId operand, int k) {
    if (!graph.isConstant(operand)) return emitted_[operand];
    return emitConstant(graph, operand, operandPlace(id, swap ? 1 - k : k));
  };
  switch (node.op) {
    case Op::Load:
      node.b = portOf(node.b);
      node.a = rowOf(graph, node.a, node.b);
      if (components_ == Components::SetAside) {
        form_.components.push_back(node.c);
        node.c = static_cast<uint32_t>(form_.components.size() - 1);
      }
      break;
    case Op::Table:
    case Op::RowBegin:
      node.b = positionIn(form_.tables, node.b);
      node.a = use(node.a, 0);
      break;
    case Op::Size: node.b = positionIn(form_.dims, node.b); break;
    case Op::Index: break;
    case Op::Range: node.a = lengthOf(graph, node.a); break;
    default: {
      if (swap) std::swap(node.a, node.b);
      const int arity = operandCount(node);
      node.a = use(node.a, 0);
      if (arity > 1) node.b = use(node.b, 1);
      if (arity > 2) node.c = use(node.c, 2);
    }
  }
  form_.nodes.push_back(node);
  form_.origins.push_back(graph.originOf(id));
  emitted_[id] = static_cast<uint32_t>(form_.nodes.size() - 1);
}

/// Emits the nodes that `root` needs, operands first, in canonical order. Uses an explicit stack, since chains may be
/// long.
void Canonicalizer::visit(const Graph& graph, NodeId root) {
  constexpr NodeId kLeave = 0x80000000U;
  stack_.push_back(root);
  while (!stack_.empty()) {
    const NodeId top = stack_.back();
    stack_.pop_back();
    if (top & kLeave) {
      if (emitted_[top & ~kLeave] == kNoNode) emit(graph, top & ~kLeave);
      continue;
    }
    if (emitted_[top] != kNoNode || graph.isConstant(top)) continue;
    stack_.push_back(top | kLeave);
    const Node& node = graph[top];
    const int count = operandCount(node);
    if (count == 2 && swapped(node)) {
      stack_.push_back(node.a);
      stack_.push_back(node.b);
    } else {
      for (int k = count; k-- > 0;) stack_.push_back(node.operand(k));
    }
  }
}

const Canonical& Canonicalizer::run(const Graph& graph, std::span<const NodeId> roots, std::span<const DimId> domain,
                                    Components components, const PlaceTable& places) {
  components_ = components;
  form_.nodes.clear();
  form_.origins.clear();
  form_.roots.clear();
  form_.ports.clear();
  form_.symbols.clear();
  form_.tables.clear();
  form_.dims.assign(domain.begin(), domain.end());
  form_.liftedReals.clear();
  form_.liftedInts.clear();
  form_.components.clear();
  form_.realPlaces.clear();
  form_.intPlaces.clear();
  sharedRows_.clear();
  emitted_.assign(graph.size(), kNoNode);
  hashShapes(graph);
  for (const NodeId root : roots) {
    visit(graph, root);
    form_.roots.push_back(graph.isConstant(root) ? emitConstant(graph, root, rootPlace(form_.roots.size()))
                                                 : emitted_[root]);
  }
  form_.places = usedPlaces(places, form_.origins);
  return form_;
}

std::vector<NodeId> replay(const Canonical& form, Graph& target) {
  std::vector<NodeId> ids;
  ids.reserve(form.nodes.size());
  for (size_t k = 0; k < form.nodes.size(); ++k) {
    const Node& node = form.nodes[k];
    target.setOrigin(form.origins[k]);
    switch (node.op) {
      case Op::Const: ids.push_back(target.constant(constantOf(node))); break;
      case Op::Load: ids.push_back(target.load(node.b, ids[node.a], node.c)); break;
      case Op::Table: ids.push_back(target.table(node.b, ids[node.a])); break;
      case Op::RowBegin: ids.push_back(target.rowBegin(node.b, ids[node.a])); break;
      case Op::Index: ids.push_back(target.index(node.b)); break;
      case Op::Range: ids.push_back(target.range(ids[node.a], node.b)); break;
      case Op::Carried: ids.push_back(target.carried(ids[node.a], ids[node.b], node.c)); break;
      case Op::Size: ids.push_back(target.size(node.b)); break;
      case Op::Lifted: ids.push_back(target.lifted(node.b, node.type)); break;
      default: {
        const int arity = operandCount(node);
        ids.push_back(
            target.make(node.op, ids[node.a], arity > 1 ? ids[node.b] : kNoNode, arity > 2 ? ids[node.c] : kNoNode));
      }
    }
  }
  return ids;
}

}  // namespace hgc
