#include "frontend/cxx/value.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace hgc::cxx {

Value Value::choice(NodeId node, Value then, Value otherwise) {
  Value value{.kind = Kind::Choice, .node = node};
  value.parts = std::make_shared<const std::vector<Value>>(std::vector<Value>{std::move(then), std::move(otherwise)});
  return value;
}

Value Value::aggregate(std::vector<Value> parts) {
  Value value{.kind = Kind::Aggregate};
  value.parts = std::make_shared<const std::vector<Value>>(std::move(parts));
  return value;
}

bool operator==(const Value& a, const Value& b) {
  if (a.kind != b.kind || a.object != b.object || a.node != b.node || a.bits != b.bits || a.function != b.function)
    return false;
  return a.parts == b.parts || (a.parts && b.parts && *a.parts == *b.parts);
}

const Value& Choosing::taken(const Value& value) const {
  const Value* one = &value;
  while (one->is(Value::Kind::Choice)) {
    const std::optional<bool> known = facts_.of(one->node);
    if (!known) break;
    one = &one->part(*known ? 0 : 1);
  }
  return *one;
}

NodeId Choosing::both(NodeId a, NodeId b) {
  if (graph_.isConstant(a)) return graph_.constantAt(a).boolean() ? b : a;
  if (graph_.isConstant(b)) return graph_.constantAt(b).boolean() ? a : b;
  return graph_.make(Op::And, a, b);
}

NodeId Choosing::either(NodeId a, NodeId b) {
  if (graph_.isConstant(a)) return graph_.constantAt(a).boolean() ? a : b;
  if (graph_.isConstant(b)) return graph_.constantAt(b).boolean() ? b : a;
  return a == no(b) ? graph_.constant(true) : graph_.make(Op::Or, a, b);
}

NodeId Choosing::node(NodeId condition, NodeId then, NodeId otherwise) {
  if (graph_.isConstant(condition)) return graph_.constantAt(condition).boolean() ? then : otherwise;
  if (then == otherwise) return then;
  if (graph_[then].type != Type::Bool) return graph_.make(Op::Select, condition, then, otherwise);
  return either(both(condition, then), both(no(condition), otherwise));
}

Value Choosing::value(NodeId condition, const Value& then, const Value& otherwise) {
  using enum Value::Kind;
  if (graph_.isConstant(condition)) return graph_.constantAt(condition).boolean() ? then : otherwise;
  if (then == otherwise || otherwise.is(None)) return then;
  if (then.is(None)) return otherwise;
  if (then.is(Real) && otherwise.is(Real)) return Value::real(node(condition, then.node, otherwise.node));
  if (then.is(Aggregate) && otherwise.is(Aggregate) && then.parts->size() == otherwise.parts->size()) {
    std::vector<Value> parts;
    for (size_t k = 0; k < then.parts->size(); ++k) parts.push_back(value(condition, then.part(k), otherwise.part(k)));
    return Value::aggregate(std::move(parts));
  }
  const auto isBit = [](const Value& v) { return v.is(Truth) || (v.is(Integer) && v.bits < 2); };
  if (isBit(then) && isBit(otherwise)) return Value::truth(node(condition, truthOf(then), truthOf(otherwise)));
  std::vector<Alternative> all;  // each value once, so that choices of choices do not grow with every join
  collect(then, condition, all);
  collect(otherwise, no(condition), all);
  return chosenOf(std::move(all));
}

void Choosing::collect(const Value& value, NodeId condition, std::vector<Alternative>& all) {
  if (value.is(Value::Kind::Choice)) {
    collect(value.part(0), both(condition, value.node), all);
    return collect(value.part(1), both(condition, no(value.node)), all);
  }
  if (value.is(Value::Kind::Truth)) {
    collect(Value::integer(1), both(condition, value.node), all);
    return collect(Value::integer(0), both(condition, no(value.node)), all);
  }
  const auto known = std::ranges::find(all, value, &Alternative::value);
  if (known == all.end()) {
    all.push_back({value, condition});
  } else {
    known->condition = either(known->condition, condition);
  }
}

/// One of them holds.
Value Choosing::chosenOf(std::vector<Alternative> all) {
  std::erase_if(all, [&](const Alternative& a) {
    return graph_.isConstant(a.condition) && !graph_.constantAt(a.condition).boolean();
  });
  if (all.size() > kMostAlternatives)
    throw Refused{fmt::format("an integer or a pointer may have more than {} values here, as chosen by others",
                              kMostAlternatives)};
  Value value = all.back().value;
  for (size_t k = all.size() - 1; k-- > 0;) value = Value::choice(all[k].condition, all[k].value, value);
  return value;
}

Value Choosing::alike(const Value& value, const Value& other, uint32_t size) {
  if (!value.is(Value::Kind::Integer) || !other.is(Value::Kind::Real)) return value;
  const double number = size == 8 ? std::bit_cast<double>(value.bits)
                                  : static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(value.bits)));
  return Value::real(graph_.constant(number));
}

NodeId Choosing::truthOf(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Integer: return graph_.constant((value.bits & 1) != 0);
    case Value::Kind::Truth: return value.node;
    case Value::Kind::Choice: return node(value.node, truthOf(value.part(0)), truthOf(value.part(1)));
    case Value::Kind::None: throw Refused{"a truth value is read that was never set"};
    default: throw Refused{"a truth value is wanted here, and this is none"};
  }
}

}  // namespace hgc::cxx
