#include "frontend/cxx/interpreter/arithmetic/numbers.h"

#include <fmt/format.h>

#include <bit>
#include <limits>

#include "ir/strict/once.h"
#include "ir/strict/remainder.h"
#include "ir/value.h"

namespace hgc::cxx {
namespace {

using Kind = Value::Kind;

[[noreturn]] void refuseInteger() { throw Refused{"integer arithmetic that depends on values"}; }

uint64_t ofKnown(llvm::Instruction::BinaryOps op, uint64_t a, uint64_t b, unsigned width) {
  const int64_t sa = signedOf(a, width), sb = signedOf(b, width);
  const auto nonzero = [&] {
    if (b == 0) throw Undefined{"an integer is divided by zero"};
  };
  switch (op) {
    case llvm::Instruction::Add: return a + b;
    case llvm::Instruction::Sub: return a - b;
    case llvm::Instruction::Mul: return a * b;
    case llvm::Instruction::UDiv: return nonzero(), a / b;
    case llvm::Instruction::URem: return nonzero(), a % b;
    case llvm::Instruction::SDiv: return nonzero(), sb == -1 ? -a : static_cast<uint64_t>(sa / sb);
    case llvm::Instruction::SRem: return nonzero(), sb == -1 ? 0 : static_cast<uint64_t>(sa % sb);
    case llvm::Instruction::Shl: return b >= width ? 0 : a << b;
    case llvm::Instruction::LShr: return b >= width ? 0 : a >> b;
    case llvm::Instruction::AShr: return static_cast<uint64_t>(sa >> (b >= width ? width - 1 : b));
    case llvm::Instruction::And: return a & b;
    case llvm::Instruction::Or: return a | b;
    case llvm::Instruction::Xor: return a ^ b;
    default: refuseInteger();
  }
}

}  // namespace

NodeId Numbers::realOf(const Value& value) {
  switch (value.kind) {
    case Kind::Real: return value.node;
    case Kind::None: throw Refused{"a value is read before it is set"};
    case Kind::Unseen: refuseUnseen(*value.function);
    case Kind::Choice: return choosing_.node(value.node, realOf(value.part(0)), realOf(value.part(1)));
    default: throw Refused{"a floating-point number is needed here"};
  }
}

NodeId rounded(Graph& graph, NodeId node, llvm::Type& type) {
  if (type.isDoubleTy()) return node;
  if (type.isFloatTy()) return graph.make(Op::Narrow, node);
  throw Refused{"only double and float are supported as floating-point types"};
}

Value Numbers::ofReals(llvm::BinaryOperator& instruction, const Value& a, const Value& b) {
  llvm::Type& type = *instruction.getType();
  if (instruction.getOpcode() == llvm::Instruction::FRem)
    return Value::real(rounded(graph_, remainder("fmod", realOf(a), realOf(b)), type));
  const auto op = [&] {
    switch (instruction.getOpcode()) {
      case llvm::Instruction::FAdd: return Op::Add;
      case llvm::Instruction::FSub: return Op::Sub;
      case llvm::Instruction::FMul: return Op::Mul;
      case llvm::Instruction::FDiv: return Op::Div;
      default: throw Refused{"only double and float are supported as floating-point types"};
    }
  }();
  return Value::real(rounded(graph_, graph_.make(op, realOf(a), realOf(b)), type));
}

Value Numbers::ofIntegers(llvm::BinaryOperator& instruction, const Value& a, const Value& b) {
  if (!instruction.getType()->isIntegerTy()) throw Refused{"vectors are not supported: define EIGEN_DONT_VECTORIZE"};
  const unsigned width = instruction.getType()->getIntegerBitWidth();
  const auto op = instruction.getOpcode();
  if (a.is(Kind::None) || b.is(Kind::None)) throw Refused{"a value is read before it is set"};
  const auto isTruth = [&](const Value& v) { return v.is(Kind::Truth) || (v.is(Kind::Integer) && v.bits < 2); };
  if (isTruth(a) && isTruth(b) && (a.is(Kind::Truth) || b.is(Kind::Truth))) {
    const NodeId x = choosing_.truthOf(a), y = choosing_.truthOf(b);
    if (op == llvm::Instruction::And) return Value::truth(choosing_.both(x, y));
    if (op == llvm::Instruction::Or) return Value::truth(choosing_.either(x, y));
    if (op == llvm::Instruction::Xor) return Value::truth(choosing_.node(x, choosing_.no(y), y));
  }
  if (a.is(Kind::Whole) || b.is(Kind::Whole) || isManyIntegers(a) || isManyIntegers(b))
    return wholes_.computed(op, width, a, b);
  return choosing_.each(a, [&](const Value& x) {
    return choosing_.each(b, [&](const Value& y) -> Value {
      if (x.is(Kind::Unseen) || y.is(Kind::Unseen)) return x.is(Kind::Unseen) ? x : y;
      if (x.is(Kind::Integer) && y.is(Kind::Integer))
        return Value::integer(within(ofKnown(op, within(x.bits, width), within(y.bits, width), width), width));
      if (op == llvm::Instruction::Sub && x.is(Kind::Pointer) && y.is(Kind::Pointer) && x.object == y.object)
        return Value::integer(x.bits - y.bits);
      const bool moves = op == llvm::Instruction::Add || op == llvm::Instruction::Sub;
      if (moves && x.is(Kind::Pointer) && y.is(Kind::Integer))
        return Value::pointer(x.object, op == llvm::Instruction::Add ? x.bits + y.bits : x.bits - y.bits);
      // Objects begin where any alignment is kept.
      if (op == llvm::Instruction::And && x.is(Kind::Pointer) && y.is(Kind::Integer) && y.bits < 4096)
        return Value::integer(x.bits & y.bits);
      refuseInteger();
    });
  });
}

Value Numbers::computed(llvm::BinaryOperator& instruction, const Value& a, const Value& b) {
  return instruction.getType()->isFloatingPointTy() ? ofReals(instruction, a, b) : ofIntegers(instruction, a, b);
}

Value Numbers::compared(llvm::FCmpInst& instruction, const Value& a, const Value& b) {
  using P = llvm::FCmpInst;
  const NodeId x = realOf(a), y = realOf(b);
  const auto less = [&](NodeId p, NodeId q) { return graph_.make(Op::Lt, p, q); };
  const auto atMost = [&](NodeId p, NodeId q) { return graph_.make(Op::Le, p, q); };
  const auto isNone = [&](NodeId p) { return graph_.make(Op::IsNan, p); };
  const auto unordered = [&] { return choosing_.either(isNone(x), isNone(y)); };
  const NodeId node = [&] {
    switch (instruction.getPredicate()) {
      case P::FCMP_OEQ: return graph_.make(Op::Eq, x, y);
      case P::FCMP_UNE: return graph_.make(Op::Ne, x, y);
      case P::FCMP_OLT: return less(x, y);
      case P::FCMP_OGT: return less(y, x);
      case P::FCMP_OLE: return atMost(x, y);
      case P::FCMP_OGE: return atMost(y, x);
      case P::FCMP_ULT: return choosing_.no(atMost(y, x));
      case P::FCMP_UGT: return choosing_.no(atMost(x, y));
      case P::FCMP_ULE: return choosing_.no(less(y, x));
      case P::FCMP_UGE: return choosing_.no(less(x, y));
      case P::FCMP_ONE: return choosing_.either(less(x, y), less(y, x));
      case P::FCMP_UEQ: return choosing_.no(choosing_.either(less(x, y), less(y, x)));
      case P::FCMP_UNO: return unordered();
      case P::FCMP_ORD: return choosing_.no(unordered());
      default: return graph_.constant(instruction.getPredicate() == P::FCMP_TRUE);
    }
  }();
  return Value::truth(node);
}

Value Numbers::compared(llvm::ICmpInst& instruction, const Value& a, const Value& b) {
  const llvm::Type& type = *instruction.getOperand(0)->getType();
  const unsigned width = type.isIntegerTy() ? type.getIntegerBitWidth() : 64;
  const auto predicate = instruction.getPredicate();
  if (a.is(Kind::None) || b.is(Kind::None)) throw Refused{"a value is read before it is set"};
  if (a.is(Kind::Whole) || b.is(Kind::Whole)) return Value::truth(wholes_.compared(predicate, width, a, b));
  return choosing_.each(a, [&](const Value& x) {
    return choosing_.each(b, [&](const Value& y) -> Value {
      const auto is = [&](uint64_t p, uint64_t q) {
        return Value::integer(llvm::ICmpInst::compare(llvm::APInt(width, within(p, width)),
                                                      llvm::APInt(width, within(q, width)), predicate)
                                  ? 1
                                  : 0);
      };
      if (x.is(Kind::Unseen) || y.is(Kind::Unseen))
        return Value::truth(choosing_.unseen(x.is(Kind::Unseen) ? x.function : y.function));
      if (x.is(Kind::Integer) && y.is(Kind::Integer)) return is(x.bits, y.bits);
      if (x.is(Kind::Real) && y == Value::integer(0) && predicate == llvm::ICmpInst::ICMP_SLT)  // of its bits: the sign
        return Value::truth(graph_.make(Op::Lt, graph_.make(Op::HighWord, x.node), graph_.constant(0)));
      const auto isAddress = [](const Value& v) {
        return v.is(Kind::Pointer) || v.is(Kind::Function) || v == Value::integer(0);
      };
      if (!isAddress(x) || !isAddress(y)) throw Refused{"a comparison of integers that depend on values"};
      const bool isOrder = !llvm::ICmpInst::isEquality(predicate);
      if (isOrder && x.object != y.object) throw Refused{"a comparison of addresses in different objects"};
      if (x.function != y.function || x.object != y.object)
        return Value::integer(predicate == llvm::ICmpInst::ICMP_NE ? 1 : 0);
      return is(x.bits, y.bits);
    });
  });
}

Value Numbers::typed(const Value& value, llvm::Type& type) {
  return choosing_.each(value, [&](const Value& known) -> Value {
    if (type.isFloatingPointTy() && known.is(Kind::Integer)) {
      if (type.isDoubleTy()) return Value::real(graph_.constant(std::bit_cast<double>(known.bits)));
      if (type.isFloatTy())
        return Value::real(
            graph_.constant(static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(known.bits)))));
      throw Refused{"only double and float are supported as floating-point types"};
    }
    if (type.isIntegerTy() && known.is(Kind::Real) && graph_.isConstant(known.node)) {
      const double number = graph_.constantAt(known.node).real();
      return Value::integer(type.getIntegerBitWidth() == 64 ? std::bit_cast<uint64_t>(number)
                                                            : std::bit_cast<uint32_t>(static_cast<float>(number)));
    }
    if (type.isPointerTy() && known.is(Kind::Integer)) return Value::pointer(0, known.bits);
    return known;
  });
}

Value Numbers::cast(llvm::CastInst& instruction, const Value& value) {
  llvm::Type& to = *instruction.getType();
  const llvm::Type& from = *instruction.getSrcTy();
  if (to.isVectorTy() || from.isVectorTy()) throw Refused{"vectors are not supported: define EIGEN_DONT_VECTORIZE"};
  const unsigned had = from.isIntegerTy() ? from.getIntegerBitWidth() : 64;
  const unsigned has = to.isIntegerTy() ? to.getIntegerBitWidth() : 64;
  if (value.is(Kind::None)) throw Refused{"a value is read before it is set"};
  const auto integers = [&](const auto& make) {
    return choosing_.each(value, [&](const Value& known) -> Value {
      if (known.is(Kind::Unseen)) return known;
      if (!known.is(Kind::Integer)) refuseInteger();
      return make(known.bits);
    });
  };
  if (value.is(Kind::Whole)) return wholes_.cast(instruction, value);
  switch (instruction.getOpcode()) {
    case llvm::Instruction::SIToFP:
    case llvm::Instruction::UIToFP: {
      const bool isSigned = instruction.getOpcode() == llvm::Instruction::SIToFP;
      return integers([&](uint64_t bits) {
        if (to.isFloatTy()) {
          const float single =
              isSigned ? static_cast<float>(signedOf(bits, had)) : static_cast<float>(within(bits, had));
          return Value::real(graph_.constant(static_cast<double>(single)));
        }
        const double number =
            isSigned ? static_cast<double>(signedOf(bits, had)) : static_cast<double>(within(bits, had));
        return Value::real(rounded(graph_, graph_.constant(number), to));
      });
    }
    case llvm::Instruction::FPToSI:
    case llvm::Instruction::FPToUI: {
      return wholes_.cutOff(realOf(value), has, instruction.getOpcode() == llvm::Instruction::FPToSI);
    }
    case llvm::Instruction::FPExt: return Value::real(rounded(graph_, realOf(value), to));
    case llvm::Instruction::FPTrunc: {
      if (!from.isDoubleTy()) throw Refused{"only double and float are supported as floating-point types"};
      return Value::real(rounded(graph_, realOf(value), to));
    }
    case llvm::Instruction::SExt:
      return integers(
          [&](uint64_t bits) { return Value::integer(within(static_cast<uint64_t>(signedOf(bits, had)), has)); });
    case llvm::Instruction::ZExt:
    case llvm::Instruction::Trunc:
      if (value.is(Kind::Truth)) return value;
      return integers([&](uint64_t bits) { return Value::integer(within(within(bits, had), has)); });
    default: return typed(value, to);
  }
}

using Number = hgc::Value;

// fma, fmod and remainder are expanded to operations that every device has.

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
