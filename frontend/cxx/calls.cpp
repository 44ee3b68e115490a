/// Calls, and what stands behind functions that have no body here.
#include <fmt/format.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/IntrinsicInst.h>

#include <map>

#include "frontend/cxx/interpreter.h"

namespace hgc::cxx {
namespace {

using Kind = Value::Kind;

/// Functions of one or two reals that the table of operations has, too.
const std::map<std::string, Op>& operations() {
  static const std::map<std::string, Op> table = {
      {"sqrt", Op::Sqrt},   {"sin", Op::Sin},         {"cos", Op::Cos},         {"tan", Op::Tan},
      {"asin", Op::Asin},   {"acos", Op::Acos},       {"atan", Op::Atan},       {"exp", Op::Exp},
      {"log", Op::Log},     {"sinh", Op::Sinh},       {"cosh", Op::Cosh},       {"tanh", Op::Tanh},
      {"fabs", Op::Abs},    {"floor", Op::Floor},     {"ceil", Op::Ceil},       {"trunc", Op::Trunc},
      {"rint", Op::Round},  {"nearbyint", Op::Round}, {"roundeven", Op::Round}, {"cbrt", Op::Cbrt},
      {"exp2", Op::Exp2},   {"expm1", Op::Expm1},     {"log2", Op::Log2},       {"log10", Op::Log10},
      {"log1p", Op::Log1p}, {"erf", Op::Erf},         {"erfc", Op::Erfc},       {"asinh", Op::Asinh},
      {"acosh", Op::Acosh}, {"atanh", Op::Atanh},     {"lgamma", Op::Lgamma},   {"pow", Op::Pow},
      {"atan2", Op::Atan2}, {"hypot", Op::Hypot},     {"fma", Op::Fma}};
  return table;
}

bool isIgnored(const std::string& name) {
  for (const char* const start : {"llvm.dbg", "llvm.lifetime", "llvm.assume", "llvm.experimental.noalias",
                                  "llvm.donothing", "llvm.stacksave", "llvm.stackrestore", "llvm.invariant"}) {
    if (name.starts_with(start)) return true;
  }
  return false;
}

uint64_t known(const Value& value, const char* what) {
  if (!value.is(Kind::Integer)) throw Refused{fmt::format("{} depends on values", what)};
  return value.bits;
}

const Value& place(const Value& value) {
  if (!value.is(Kind::Pointer)) throw Refused{"memory is copied from or to a place that is not known when compiling"};
  return value;
}

/// Intrinsics of one known integer.
Value ofBits(const std::string& name, unsigned width, uint64_t bits) {
  const llvm::APInt value(width, bits);
  if (name.starts_with("llvm.abs")) return Value::integer(value.abs().getZExtValue());
  if (name.starts_with("llvm.ctlz")) return Value::integer(value.countl_zero());
  if (name.starts_with("llvm.cttz")) return Value::integer(value.countr_zero());
  return Value::integer(value.popcount());
}

}  // namespace

Value Interpreter::called(llvm::CallBase& call, const Registers& registers) {
  if (call.isInlineAsm()) throw Refused{"inline assembly is not supported"};
  const Value callee = valueOf(*call.getCalledOperand(), registers);
  if (!callee.is(Kind::Function)) throw Refused{"a function is called that is not known when compiling"};
  llvm::Function& function = *callee.function;
  const std::string name = function.getName().str();
  if (isIgnored(name)) return {};
  std::vector<Value> arguments;
  for (const llvm::Use& argument : call.args()) arguments.push_back(valueOf(*argument, registers));
  Value result;
  if (function.isIntrinsic() && intrinsic(name, call, arguments, result)) return result;
  if (library(name, arguments, result) || mathematics(name, *call.getType(), arguments, result)) return result;
  if (!function.isDeclaration()) return this->call(function, std::move(arguments));
  if (function.doesNotReturn() || call.doesNotReturn())
    throw SideEnds{fmt::format("`{}`", llvm::demangle(name)), !function.doesNotThrow()};
  throw Refused{fmt::format("`{}` has no body here", llvm::demangle(name))};
}

bool Interpreter::intrinsic(const std::string& name, llvm::CallBase& call, std::span<const Value> arguments,
                            Value& result) {
  const auto is = [&](const char* start) { return name.starts_with(start); };
  if (is("llvm.memcpy") || is("llvm.memmove")) {
    const uint64_t size = known(arguments[2], "how much memory is copied");
    const Value& to = place(arguments[0]);
    const Value from = choosing_.each(arguments[1], [](const Value& v) { return v; });
    if (from.is(Kind::Choice)) {  // both sides, joined
      Memory other = memory_;
      const auto from0 = place(from.part(0)), from1 = place(from.part(1));
      memory_.copy(to.object, static_cast<int64_t>(to.bits), from0.object, static_cast<int64_t>(from0.bits), size);
      other.copy(to.object, static_cast<int64_t>(to.bits), from1.object, static_cast<int64_t>(from1.bits), size);
      memory_.join(from.node, other, choosing_);
      return true;
    }
    memory_.copy(to.object, static_cast<int64_t>(to.bits), place(from).object, static_cast<int64_t>(from.bits), size);
    return true;
  }
  if (is("llvm.memset")) {
    const Value& to = place(arguments[0]);
    if (known(arguments[2], "how much memory is filled") > kMostFilled)
      throw Refused{fmt::format("more than {} bytes are filled at once", kMostFilled)};
    const uint64_t byte = known(arguments[1], "what memory is filled with") & 255;
    const uint64_t size = known(arguments[2], "how much memory is filled");
    for (uint64_t k = 0; k < size; k += 8) {
      const uint64_t count = std::min<uint64_t>(8, size - k);
      uint64_t bits = 0;
      for (uint64_t b = 0; b < count; ++b) bits |= byte << (8 * b);
      memory_.write(to.object, static_cast<int64_t>(to.bits + k), Value::integer(bits), static_cast<uint32_t>(count));
    }
    return true;
  }
  if (is("llvm.is.fpclass")) return result = classified(arguments[0], arguments[1].bits), true;
  if (is("llvm.umul.with.overflow") || is("llvm.uadd.with.overflow")) {
    const uint64_t a = known(arguments[0], "a size"), b = known(arguments[1], "a size");
    const unsigned width = call.getType()->getStructElementType(0)->getIntegerBitWidth();
    const llvm::APInt x(width, a), y(width, b);
    bool isOver = false;
    const llvm::APInt sum = is("llvm.umul") ? x.umul_ov(y, isOver) : x.uadd_ov(y, isOver);
    return result = Value::aggregate({Value::integer(sum.getZExtValue()), Value::integer(isOver ? 1 : 0)}), true;
  }
  if (is("llvm.abs.") || is("llvm.ctlz") || is("llvm.cttz") || is("llvm.ctpop"))
    return result = ofBits(name, call.getType()->getIntegerBitWidth(), known(arguments[0], "an integer")), true;
  if (is("llvm.expect") || is("llvm.ptr.annotation")) return result = arguments[0], true;
  if (is("llvm.is.constant")) return result = Value::integer(0), true;
  if (is("llvm.objectsize")) return result = Value::integer(UINT64_MAX), true;
  if (is("llvm.trap") || is("llvm.ubsantrap")) throw SideEnds{"a trap"};
  const size_t end = name.find('.', 5);
  if (mathematics(name.substr(5, end - 5), *call.getType(), arguments, result)) return true;
  throw Refused{fmt::format("`{}` of LLVM is not supported", name)};
}

bool Interpreter::library(const std::string& name, std::span<const Value> arguments, Value& result) {
  const auto is = [&](const char* start) { return name.starts_with(start); };
  if (is("_Znw") || is("_Zna") || name == "malloc" || name == "aligned_alloc") {
    const uint64_t size = known(arguments[name == "aligned_alloc" ? 1 : 0], "how much memory is taken");
    return result = Value::pointer(
               memory_.add({.name = "memory of the heap", .size = size, .outlives = memory_.isOpen()}), 0),
           true;
  }
  if (is("_Zdl") || is("_Zda") || name == "free") return true;
  const bool isThrowing = is("_ZSt") && name.find("__throw_") != std::string::npos;
  if (isThrowing || is("__cxa_throw") || is("__cxa_allocate_exception")) throw SideEnds{"`throw`", true};
  if (name == "__cxa_atexit" || name == "__cxa_guard_release") return result = Value::integer(0), true;
  return false;
}

Value Interpreter::classified(const Value& value, uint64_t classes) {
  constexpr uint64_t kNan = 3, kMinusInfinity = 4, kFinite = 0x1f8, kInfinity = 0x200;
  const NodeId x = realOf(value);
  NodeId any = graph_.constant(false);
  const auto add = [&](uint64_t bits, const auto& make) {
    if ((classes & bits) == 0) return;
    if ((classes & bits) != bits) throw Refused{"a class of numbers is asked for that is not supported"};
    any = choosing_.either(any, make());
  };
  const double infinity = std::numeric_limits<double>::infinity();
  add(kNan, [&] { return graph_.make(Op::IsNan, x); });
  if ((classes & (kInfinity | kMinusInfinity)) == (kInfinity | kMinusInfinity)) {
    add(kInfinity | kMinusInfinity, [&] { return graph_.make(Op::IsInf, x); });
  } else {
    add(kInfinity, [&] { return graph_.make(Op::Eq, x, graph_.constant(infinity)); });
    add(kMinusInfinity, [&] { return graph_.make(Op::Eq, x, graph_.constant(-infinity)); });
  }
  add(kFinite, [&] { return graph_.make(Op::IsFinite, x); });
  return Value::truth(any);
}

bool Interpreter::mathematics(std::string name, llvm::Type& type, std::span<const Value> arguments, Value& result) {
  if (!type.isDoubleTy() && !type.isFloatTy()) return false;
  if (type.isFloatTy() && name.ends_with('f') && name != "erf") name.pop_back();
  const auto real = [&](size_t k) { return realOf(arguments[k]); };
  const auto give = [&](NodeId node) { return result = Value::real(rounded(node, type)), true; };
  if (const auto found = operations().find(name); found != operations().end()) {
    if (found->second == Op::Fma) throw Refused{"fma is not supported: it rounds once, which not every device does"};
    const int count = info(found->second).signature.arity;
    if (static_cast<size_t>(count) != arguments.size()) return false;
    return give(graph_.make(found->second, real(0), count > 1 ? real(1) : kNoNode, count > 2 ? real(2) : kNoNode));
  }
  const auto isNan = [&](NodeId x) { return graph_.make(Op::IsNan, x); };
  if (name == "fmuladd") return give(graph_.make(Op::Add, graph_.make(Op::Mul, real(0), real(1)), real(2)));
  if (name == "fmin" || name == "minnum" || name == "fmax" || name == "maxnum") {  // these pass over a NaN
    const NodeId x = real(0), y = real(1);
    const Op op = name == "fmin" || name == "minnum" ? Op::Min : Op::Max;
    return give(choosing_.node(isNan(x), y, choosing_.node(isNan(y), x, graph_.make(op, x, y))));
  }
  if (name == "copysign") {
    const NodeId size = graph_.make(Op::Abs, real(0));
    const NodeId isNegative = graph_.make(Op::Lt, graph_.make(Op::HighWord, real(1)), graph_.constant(0));
    return give(choosing_.node(isNegative, graph_.make(Op::Neg, size), size));
  }
  if (name == "fdim") {
    const NodeId x = real(0), y = real(1);
    return give(choosing_.node(graph_.make(Op::Le, x, y), graph_.constant(0.0), graph_.make(Op::Sub, x, y)));
  }
  if (name == "round") {  // halves go away from zero
    const NodeId x = real(0), whole = graph_.make(Op::Trunc, x);
    const NodeId rest = graph_.make(Op::Abs, graph_.make(Op::Sub, x, whole));
    const NodeId isUp = graph_.make(Op::Le, graph_.constant(0.5), rest);
    return give(choosing_.node(isUp, graph_.make(Op::Add, whole, graph_.make(Op::Sign, x)), whole));
  }
  if (name == "fmod" || name == "remainder")
    throw Refused{fmt::format("{} is not supported: write a - trunc(a / b) * b, which rounds", name)};
  return false;
}

}  // namespace hgc::cxx
