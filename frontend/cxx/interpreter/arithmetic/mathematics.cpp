/// Interprets mathematical functions of the C library.

#include <limits>
#include <map>

#include "frontend/cxx/interpreter/arithmetic/numbers.h"

namespace hgc::cxx {
namespace {

/// Functions that are operations of the table.
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
      {"atan2", Op::Atan2}, {"hypot", Op::Hypot}};
  return table;
}

}  // namespace

Value Numbers::classified(const Value& value, uint64_t classes) {
  constexpr uint64_t kNan = 3, kMinusInfinity = 4, kFinite = 0x1f8, kInfinity = 0x200;
  const NodeId x = realOf(value);
  NodeId any = graph_.constant(false);
  const auto add = [&](uint64_t bits, const auto& make) {
    if ((classes & bits) == 0) return;
    if ((classes & bits) != bits) throw Refused{"this class of floating-point numbers is not supported"};
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

/// Functions that round to integers.
std::optional<Value> Numbers::roundedTo(std::string name, llvm::Type& type, std::span<const Value> arguments) {
  if (name.ends_with('f')) name.pop_back();
  if (name.starts_with("ll")) name.erase(0, 1);
  if (name != "lround" && name != "lrint") return std::nullopt;
  const auto whole = mathematics(name.substr(1), *llvm::Type::getDoubleTy(type.getContext()), arguments);
  return wholes_.cutOff(realOf(*whole), type.getIntegerBitWidth(), true);
}

std::optional<Value> Numbers::mathematics(std::string name, llvm::Type& type, std::span<const Value> arguments) {
  if (type.isIntegerTy()) return roundedTo(std::move(name), type, arguments);
  if (!type.isDoubleTy() && !type.isFloatTy()) return std::nullopt;
  if (type.isFloatTy() && name.ends_with('f') && name != "erf") name.pop_back();
  const auto real = [&](size_t k) { return realOf(arguments[k]); };
  const auto give = [&](NodeId node) { return Value::real(rounded(graph_, node, type)); };
  if (const auto found = operations().find(name); found != operations().end()) {
    const int count = info(found->second).signature.arity;
    if (static_cast<size_t>(count) != arguments.size()) return std::nullopt;
    return give(graph_.make(found->second, real(0), count > 1 ? real(1) : kNoNode));
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
  if (name == "fma") return Value::real(multipliedAndAdded(type, real(0), real(1), real(2)));
  if (name == "fmod" || name == "remainder") return give(remainder(name, real(0), real(1)));
  return std::nullopt;
}

}  // namespace hgc::cxx
