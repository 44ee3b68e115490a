#include "frontend/cxx/interpreter/arithmetic/wholes.h"

#include <fmt/format.h>

#include <cmath>

#include "frontend/cxx/interpreter/arithmetic/numbers.h"
#include "frontend/cxx/interpreter/arithmetic/ranges.h"

namespace hgc::cxx {
namespace {

using Kind = Value::Kind;
using Instruction = llvm::Instruction;

constexpr unsigned kNarrow = 32;
constexpr double kLargest = 0x1p63;  // that 64 bits have
constexpr const char* kTooLarge = "a 64-bit integer that depends on values exceeds 2^53";

[[noreturn]] void refuse() { throw Refused{"this arithmetic of integers that depend on values is not supported"}; }

int32_t maskOf(unsigned width) { return static_cast<int32_t>(within(UINT64_MAX, std::min(width, kNarrow))); }

}  // namespace

Value Wholes::narrowed(NodeId node, unsigned width) {
  if (width < kNarrow) node = graph_.make(Op::IAnd, node, graph_.constant(maskOf(width)));
  if (!graph_.isConstant(node)) return Value::whole(node, 0);
  return Value::integer(static_cast<uint32_t>(graph_.constantAt(node).integer()));
}

Value Wholes::wide(NodeId node, double bound) {
  if (bound > kMostExact) {
    undefined_.add(choosing_.no(graph_.make(Op::Le, graph_.make(Op::Abs, node), graph_.constant(kMostExact))),
                   kTooLarge);
    bound = kMostExact;
  }
  if (!graph_.isConstant(node)) return Value::whole(node, bound);
  return Value::integer(static_cast<uint64_t>(static_cast<int64_t>(graph_.constantAt(node).real())));
}

NodeId Wholes::signedNode(NodeId node, unsigned width) {
  if (width >= kNarrow) return node;
  const NodeId above = graph_.constant(static_cast<int32_t>(kNarrow - width));
  return graph_.make(Op::ISar, graph_.make(Op::IShl, node, above), above);
}

Value Wholes::computed(Instruction::BinaryOps op, unsigned width, const Value& a, const Value& b) {
  if (width > kNarrow) return ofWide(op, choosing_.whole(a, Type::Real), choosing_.whole(b, Type::Real));
  return ofNarrow(op, width, choosing_.whole(a, Type::Int).node, choosing_.whole(b, Type::Int).node);
}

Value Wholes::ofNarrow(Instruction::BinaryOps op, unsigned width, NodeId x, NodeId y) {
  const auto made = [&](Op of, NodeId left) { return narrowed(graph_.make(of, left, y), width); };
  const auto divides = [&] {
    undefined_.add(graph_.make(Op::Eq, y, graph_.constant(0)), "an integer is divided by zero");
  };
  const auto shifts = [&] {
    const NodeId fits = graph_.make(Op::ULt, y, graph_.constant(static_cast<int32_t>(width)));
    undefined_.add(choosing_.no(fits), "an integer is shifted by more bits than it has");
  };
  // Of 32 bits, a quotient of reals is rounded across no whole number.
  const auto quotient = [&] {
    divides();
    const auto real = [&](NodeId node) { return graph_.make(Op::ToReal, signedNode(node, width)); };
    return graph_.make(Op::ToI32, graph_.make(Op::Div, real(x), real(y)));
  };
  switch (op) {
    case Instruction::Add: return made(Op::IAdd, x);
    case Instruction::Sub: return made(Op::ISub, x);
    case Instruction::Mul: return made(Op::IMul, x);
    case Instruction::And: return made(Op::IAnd, x);
    case Instruction::Or: return made(Op::IOr, x);
    case Instruction::Xor: return made(Op::IXor, x);
    case Instruction::UDiv: return divides(), made(Op::UDiv, x);
    case Instruction::URem: return divides(), made(Op::UMod, x);
    case Instruction::SDiv: return narrowed(quotient(), width);
    case Instruction::SRem:
      return narrowed(graph_.make(Op::ISub, x, graph_.make(Op::IMul, quotient(), signedNode(y, width))), width);
    case Instruction::Shl: return shifts(), made(Op::IShl, x);
    case Instruction::LShr: return shifts(), made(Op::IShr, x);
    case Instruction::AShr: return shifts(), made(Op::ISar, signedNode(x, width));
    default: refuse();
  }
}

Value Wholes::ofWide(Instruction::BinaryOps op, const Value& a, const Value& b) {
  const NodeId x = a.node, y = b.node;
  const auto isNegative = [&](NodeId node) { return graph_.make(Op::Lt, node, graph_.constant(0.0)); };
  /// The condition that rounding of a quotient does not cross an integer.
  const auto quotient = [&](bool isSigned) {
    undefined_.add(graph_.make(Op::Eq, y, graph_.constant(0.0)), "an integer is divided by zero");
    if (!isSigned) undefined_.add(choosing_.either(isNegative(x), isNegative(y)), kTooLarge);
    if (a.bound > kMostExact / 2) {
      const NodeId fits = graph_.make(Op::Le, graph_.make(Op::Abs, x), graph_.constant(kMostExact / 2));
      undefined_.add(choosing_.no(fits), kTooLarge);
    }
    return graph_.make(Op::Trunc, graph_.make(Op::Div, x, y));
  };
  const auto rest = [&](NodeId whole) {
    return wide(graph_.make(Op::Sub, x, graph_.make(Op::Mul, whole, y)), b.bound);
  };
  const auto known = [&](double least) {
    const double number = graph_.isConstant(y) ? graph_.constantAt(y).real() : -1;
    if (number < least || number > 62) refuse();
    return number;
  };
  const auto shifted = [&](double by) {
    return graph_.make(Op::Mul, x, graph_.constant(std::ldexp(1, static_cast<int>(by))));
  };
  switch (op) {
    case Instruction::Add: return wide(graph_.make(Op::Add, x, y), a.bound + b.bound);
    case Instruction::Sub: return wide(graph_.make(Op::Sub, x, y), a.bound + b.bound);
    case Instruction::Mul: return wide(graph_.make(Op::Mul, x, y), a.bound * b.bound);
    case Instruction::UDiv: return wide(quotient(false), a.bound);
    case Instruction::SDiv: return wide(quotient(true), a.bound);
    case Instruction::URem: return rest(quotient(false));
    case Instruction::SRem: return rest(quotient(true));
    case Instruction::Shl: return wide(shifted(known(0)), std::ldexp(a.bound, static_cast<int>(known(0))));
    case Instruction::LShr: undefined_.add(isNegative(x), kTooLarge); [[fallthrough]];
    case Instruction::AShr: return wide(graph_.make(Op::Floor, shifted(-known(0))), a.bound);
    case Instruction::And: {  // with ones alone: the lower bits
      const double ones = graph_.isConstant(y) ? graph_.constantAt(y).real() : -1;
      const double bits = std::log2(ones + 1);
      if (ones < 0 || bits != std::floor(bits)) refuse();
      const NodeId above = graph_.make(Op::Floor, shifted(-bits));
      return wide(graph_.make(Op::Sub, x, graph_.make(Op::Mul, above, graph_.constant(ones + 1))), ones);
    }
    default: refuse();
  }
}

NodeId Wholes::compared(llvm::ICmpInst::Predicate predicate, unsigned width, const Value& a, const Value& b) {
  using P = llvm::ICmpInst;
  const Type type = width > kNarrow ? Type::Real : Type::Int;
  NodeId x = choosing_.whole(a, type).node, y = choosing_.whole(b, type).node;
  if (predicate == P::ICMP_EQ) return graph_.make(Op::Eq, x, y);
  if (predicate == P::ICMP_NE) return graph_.make(Op::Ne, x, y);
  const bool isSigned = P::isSigned(predicate);
  if (isSigned && type == Type::Int) x = signedNode(x, width), y = signedNode(y, width);
  const auto less = [&](NodeId p, NodeId q) {
    if (isSigned) return graph_.make(Op::Lt, p, q);
    if (type == Type::Int) return graph_.make(Op::ULt, p, q);
    const auto isNegative = [&](NodeId node) { return graph_.make(Op::Lt, node, graph_.constant(0.0)); };
    const NodeId isOver = isNegative(q), isLess = graph_.make(Op::Lt, p, q);
    return choosing_.node(isNegative(p), choosing_.both(isOver, isLess), choosing_.either(isOver, isLess));
  };
  switch (predicate) {
    case P::ICMP_SLT:
    case P::ICMP_ULT: return less(x, y);
    case P::ICMP_SGT:
    case P::ICMP_UGT: return less(y, x);
    case P::ICMP_SLE:
    case P::ICMP_ULE: return choosing_.no(less(y, x));
    default: return choosing_.no(less(x, y));
  }
}

Value Wholes::cutOff(NodeId real, unsigned width, bool isSigned) {
  const NodeId whole = graph_.make(Op::Trunc, real);
  const double beyond = std::ldexp(1, static_cast<int>(isSigned || width > kNarrow ? width - 1 : width));
  const NodeId fits = choosing_.both(graph_.make(Op::Le, graph_.constant(isSigned ? -beyond : 0.0), whole),
                                     graph_.make(Op::Lt, whole, graph_.constant(beyond)));
  undefined_.add(choosing_.no(fits), "a floating-point number is outside the range of the integer type");
  if (width <= kNarrow) return narrowed(graph_.make(isSigned ? Op::ToI32 : Op::ToU32, whole), width);
  if (!graph_.isConstant(whole)) return Value::whole(whole, kLargest);
  return Value::integer(static_cast<uint64_t>(static_cast<int64_t>(graph_.constantAt(whole).real())));
}

Value Wholes::cast(llvm::CastInst& instruction, const Value& value) {
  llvm::Type& to = *instruction.getType();
  const unsigned had = instruction.getSrcTy()->getIntegerBitWidth();
  const unsigned has = to.isIntegerTy() ? to.getIntegerBitWidth() : 64;
  const bool isNarrow = had <= kNarrow;
  const NodeId node = value.node;
  const auto real = [&](bool isSigned) {
    if (!isNarrow) return graph_.make(Op::Add, node, graph_.constant(0.0));  // -0 is no integer
    return graph_.make(isSigned ? Op::ToReal : Op::UToReal, isSigned ? signedNode(node, had) : node);
  };
  switch (instruction.getOpcode()) {
    case Instruction::SIToFP: return Value::real(rounded(graph_, real(true), to));
    case Instruction::UIToFP: {
      if (isNarrow) return Value::real(rounded(graph_, real(false), to));
      const NodeId isNegative = graph_.make(Op::Lt, node, graph_.constant(0.0));
      const NodeId all = graph_.make(Op::Add, node, graph_.constant(2 * kLargest));
      return Value::real(rounded(graph_, choosing_.node(isNegative, all, real(true)), to));
    }
    case Instruction::SExt:
    case Instruction::ZExt: {
      const bool isSigned = instruction.getOpcode() == Instruction::SExt;
      if (has > kNarrow && isNarrow) return wide(real(isSigned), std::ldexp(1, static_cast<int>(had)));
      return has > kNarrow ? value : narrowed(isSigned ? signedNode(node, had) : node, has);
    }
    case Instruction::Trunc: {
      if (isNarrow || has > kNarrow) return isNarrow ? narrowed(node, has) : value;
      const NodeId upper = graph_.make(Op::Floor, graph_.make(Op::Mul, node, graph_.constant(0x1p-32)));
      const NodeId lower = graph_.make(Op::Sub, node, graph_.make(Op::Mul, upper, graph_.constant(0x1p32)));
      return narrowed(graph_.make(Op::ToU32, lower), has);
    }
    default: refuse();
  }
}

Value Wholes::sizeOf(const Value& value, unsigned width) {
  if (width > kNarrow) return wide(graph_.make(Op::Abs, value.node), value.bound);
  const NodeId node = signedNode(value.node, width), zero = graph_.constant(0);
  return narrowed(choosing_.node(graph_.make(Op::Lt, node, zero), graph_.make(Op::ISub, zero, node), node), width);
}

/// A balanced tree of choices among [first, last].
Value Wholes::between(const Value& base, NodeId index, uint64_t stride, int64_t first, int64_t last) {
  if (first == last) {
    Value place = base;
    place.bits += static_cast<uint64_t>(first) * stride;
    return place;
  }
  const int64_t middle = first + (last - first) / 2;
  const bool isReal = graph_[index].type == Type::Real;
  const NodeId end =
      isReal ? graph_.constant(static_cast<double>(middle + 1)) : graph_.constant(static_cast<int32_t>(middle + 1));
  const NodeId isBefore = graph_.make(Op::Lt, index, end);
  const auto known = choosing_.facts().of(isBefore);
  if (known)
    return *known ? between(base, index, stride, first, middle) : between(base, index, stride, middle + 1, last);
  return Value::choice(isBefore, between(base, index, stride, first, middle),
                       between(base, index, stride, middle + 1, last));
}

Value Wholes::movedBy(const Value& base, const Object* object, const Value& index, unsigned width, uint64_t stride,
                      std::optional<uint64_t> count) {
  if (base.is(Kind::Unseen)) return base;
  if (object == nullptr) throw Undefined{"an offset that depends on values is added to a null pointer"};
  NodeId at = width > kNarrow ? index.node : signedNode(index.node, width);
  if (graph_[at].op == Op::ToReal) at = graph_[at].a;
  const auto offset = static_cast<int64_t>(base.bits), size = static_cast<int64_t>(object->size),
             step = static_cast<int64_t>(stride);
  if (offset < 0 || offset > size) throw Undefined{fmt::format("this is an address beyond `{}`", object->name)};
  const int64_t begin = count ? 0 : -(offset / step),
                end = count ? static_cast<int64_t>(*count) : (size - offset) / step;
  const auto number = [&](int64_t n) {
    return graph_[at].type == Type::Real ? graph_.constant(static_cast<double>(n))
                                         : graph_.constant(static_cast<int32_t>(n));
  };
  const Range range = rangeOf(graph_, choosing_.facts(), at);
  const std::string message = fmt::format("an index is outside of `{}`", object->name);
  if (range.least > static_cast<double>(end) || range.most < static_cast<double>(begin)) throw Undefined{message};
  int64_t first = begin, last = end;
  if (range.least >= static_cast<double>(begin)) first = static_cast<int64_t>(range.least);
  else undefined_.add(graph_.make(Op::Lt, at, number(begin)), message);
  if (range.most <= static_cast<double>(end)) last = static_cast<int64_t>(range.most);
  else undefined_.add(choosing_.no(graph_.make(Op::Lt, at, number(end + 1))), message);
  if (last < first) throw Undefined{message};
  if (last - first >= static_cast<int64_t>(kMostAlternatives))
    throw Refused{fmt::format("an index that depends on values chooses among {} places of `{}`: {} are supported",
                              last - first + 1, object->name, kMostAlternatives)};
  return between(base, at, stride, first, last);
}

}  // namespace hgc::cxx
