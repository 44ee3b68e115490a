#include "frontend/cxx/interpreter/value.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

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
  if (a.kind != b.kind || a.object != b.object || a.node != b.node || a.bits != b.bits || a.bound != b.bound ||
      a.function != b.function)
    return false;
  return a.parts == b.parts || (a.parts && b.parts && *a.parts == *b.parts);
}

namespace {

void addKnown(const Value& value, std::vector<const Value*>& known) {
  if (!value.is(Value::Kind::Choice)) return known.push_back(&value);
  addKnown(value.part(0), known);
  addKnown(value.part(1), known);
}

}  // namespace

bool isManyIntegers(const Value& value) {
  constexpr size_t kMany = 16;
  std::vector<const Value*> known;
  addKnown(value, known);
  return known.size() > kMany && std::ranges::all_of(known, [](const Value* v) { return v->is(Value::Kind::Integer); });
}

namespace {

/// Whether the alternatives of two values are disjoint.
bool areApart(const Value& a, const Value& b) {
  std::vector<const Value*> these, those;
  addKnown(a, these);
  addKnown(b, those);
  if (these.size() + those.size() > kMostAlternatives) return false;
  return std::ranges::none_of(these, [&](const Value* one) {
    return one->is(Value::Kind::Truth) || std::ranges::any_of(those, [&](const Value* other) {
             return other->is(Value::Kind::Truth) || *one == *other;
           });
  });
}

}  // namespace

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
  if (then == otherwise || then.is(Unseen)) return then;
  if (otherwise.is(Unseen)) return otherwise;
  if (otherwise.is(None)) return then;
  if (then.is(None)) return otherwise;
  if (then.is(Whole) || otherwise.is(Whole)) {
    const Type type = graph_[then.is(Whole) ? then.node : otherwise.node].type;
    const Value x = whole(then, type), y = whole(otherwise, type);
    return Value::whole(node(condition, x.node, y.node), std::max(x.bound, y.bound));
  }
  if (then.is(Real) && otherwise.is(Real)) return Value::real(node(condition, then.node, otherwise.node));
  if (then.is(Aggregate) && otherwise.is(Aggregate) && then.parts->size() == otherwise.parts->size()) {
    std::vector<Value> parts;
    for (size_t k = 0; k < then.parts->size(); ++k) parts.push_back(value(condition, then.part(k), otherwise.part(k)));
    return Value::aggregate(std::move(parts));
  }
  const auto isBit = [](const Value& v) { return v.is(Truth) || (v.is(Integer) && v.bits < 2); };
  if (isBit(then) && isBit(otherwise)) return Value::truth(node(condition, truthOf(then), truthOf(otherwise)));
  if (areApart(then, otherwise)) return Value::choice(condition, then, otherwise);
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

/// The disjunction of conditions.
Value Choosing::chosenOf(std::vector<Alternative> all) {
  std::erase_if(all, [&](const Alternative& a) {
    return graph_.isConstant(a.condition) && !graph_.constantAt(a.condition).boolean();
  });
  if (all.size() > kMostAlternatives)
    throw Refused{
        fmt::format("an integer or pointer that is not a constant has more than {} possible values here: choose "
                    "between numbers instead",
                    kMostAlternatives)};
  Value value = all.back().value;
  for (size_t k = all.size() - 1; k-- > 0;) value = Value::choice(all[k].condition, all[k].value, value);
  return value;
}

NodeId Choosing::here() {
  NodeId all = graph_.constant(true);
  for (const auto& [condition, value] : facts_.decisions()) all = both(all, value ? condition : no(condition));
  return all;
}

Value Choosing::whole(const Value& value, Type type) {
  const auto known = [&](uint64_t bits) {
    if (type == Type::Int) return Value::whole(graph_.constant(static_cast<int32_t>(bits)), 0);
    const auto number = static_cast<double>(static_cast<int64_t>(bits));
    if (std::fabs(number) > kMostExact)
      throw Refused{"arithmetic of integers that depend on values with one beyond 2^53 is not supported",
                    "lengths, as of a std::vector, must not depend on values"};
    return Value::whole(graph_.constant(number), std::fabs(number));
  };
  const auto chosen = [&](const Value& then, const Value& otherwise) {
    return Value::whole(node(value.node, then.node, otherwise.node), std::max(then.bound, otherwise.bound));
  };
  switch (value.kind) {
    case Value::Kind::Integer: return known(value.bits);
    case Value::Kind::Truth: return chosen(known(1), known(0));
    case Value::Kind::Choice: return chosen(whole(value.part(0), type), whole(value.part(1), type));
    case Value::Kind::Whole:
      if (graph_[value.node].type == type) return value;
      [[fallthrough]];
    default: throw Refused{"an integer is needed here"};
  }
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
    case Value::Kind::Unseen: return unseen(value.function);
    case Value::Kind::Choice: return node(value.node, truthOf(value.part(0)), truthOf(value.part(1)));
    case Value::Kind::Whole:
      if (graph_[value.node].type != Type::Int) throw Refused{"an integer of 64 bits is converted to bool"};
      return graph_.make(Op::Ne, graph_.make(Op::IAnd, value.node, graph_.constant(1)), graph_.constant(0));
    case Value::Kind::None: throw Refused{"a bool is read before it is set"};
    default: throw Refused{"a bool is needed here"};
  }
}

}  // namespace hgc::cxx
