/// Expands fma, fmod and remainder to operations that every device has.
#include <fmt/format.h>

#include <limits>

#include "frontend/cxx/interpreter/arithmetic/numbers.h"
#include "ir/strict/once.h"
#include "ir/strict/remainder.h"
#include "ir/value.h"

namespace hgc::cxx {

using Number = hgc::Value;

NodeId Numbers::multipliedAndAdded(llvm::Type& type, NodeId x, NodeId y, NodeId z) {
  const Number a(graph_, x), b(graph_, y), c(graph_, z);
  const Number once = type.isFloatTy() ? strict::multiplyAddSingles(a, b, c) : strict::multiplyAddOnce(a, b, c);
  NodeId result = graph_.make(Op::Detach, rounded(graph_, once.in(graph_, Type::Real), type));
  result = graph_.make(Op::CustomPartial, result, x, y);
  result = graph_.make(Op::CustomPartial, result, y, x);
  return graph_.make(Op::CustomPartial, result, z, graph_.constant(1.0));
}

/// NaN where the quotient exceeds 2^52.
NodeId Numbers::remainder(const std::string& name, NodeId x, NodeId y) {
  const auto constant = [&](double value) { return graph_.constant(value); };
  const NodeId size = graph_.make(Op::Abs, x), ofDivisor = graph_.make(Op::Abs, y);
  const NodeId isAny = choosing_.both(graph_.make(Op::IsFinite, x), graph_.make(Op::Lt, constant(0.0), ofDivisor));
  const NodeId isShort = graph_.make(Op::Lt, graph_.make(Op::Div, size, ofDivisor), constant(strict::kMostQuotient));
  undefined_.add(choosing_.both(isAny, choosing_.no(isShort)),
                 fmt::format("{} is not supported where x / y is 2^52 or more", name));
  const auto of = strict::remainderOf(Number(graph_, x), Number(graph_, y), name == "remainder");
  NodeId result = graph_.make(Op::Detach, of.rest.in(graph_, Type::Real));
  result = graph_.make(Op::CustomPartial, result, x, constant(1.0));
  result = graph_.make(Op::CustomPartial, result, y, graph_.make(Op::Neg, of.multiple.in(graph_, Type::Real)));
  return choosing_.node(isAny, result, constant(std::numeric_limits<double>::quiet_NaN()));
}

}  // namespace hgc::cxx
