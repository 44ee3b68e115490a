#include "tools/hgc-fuzz/programs/expressions.h"

#include <fmt/format.h>

#include "ir/op.h"

namespace hgc::fuzz {
namespace {

using fmt::format;

/// Functions of the operation table that take reals and have a result of type `slot`.
std::vector<Op> functionsTo(Slot slot) {
  std::vector<Op> found;
  for (uint32_t k = 0; k < kOpCount; ++k) {
    const OpInfo& row = info(static_cast<Op>(k));
    const bool reals = row.isFunction && row.signature.operand[0] == Slot::Real;
    if (reals && row.signature.result == slot) found.push_back(static_cast<Op>(k));
  }
  return found;
}

}  // namespace

std::string literal(double value) {
  if (value < 0) return "(" + format("{}", value) + ")";
  const std::string text = format("{}", value);
  return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
}

std::string Expressions::atom(Sort sort, const Scope& scope) {
  const auto found = scope.atoms.find(sort);
  const bool has = found != scope.atoms.end() && !found->second.empty();
  if (has && draw_.chance(88)) return draw_.of(found->second);
  switch (sort) {
    case Sort::Real: {
      static const std::vector<std::string> fixed = {"0.5", "2.0", "1.0", "0.0", "3", "PI", "1e-3", "(-1.5)", "1/3"};
      return draw_.chance(50) ? draw_.of(fixed) : literal(draw_.between(-3.0, 3.0));
    }
    case Sort::Single: return "f32(" + literal(draw_.between(-3.0, 3.0)) + ")";
    case Sort::Int: return has ? draw_.of(found->second) : std::to_string(draw_.between(0, 9));
    case Sort::Unsigned: return has ? draw_.of(found->second) : std::to_string(draw_.below(1000)) + "u";
    case Sort::Bool: return has ? draw_.of(found->second) : draw_.chance(50) ? "true" : "false";
    case Sort::Vec2: return format("vec2({}, {})", atom(Sort::Real, scope), atom(Sort::Real, scope));
    case Sort::Vec3:
      return format("vec3({}, {}, {})", atom(Sort::Real, scope), atom(Sort::Real, scope), atom(Sort::Real, scope));
    case Sort::Mat2: return format("mat2({}, {})", atom(Sort::Vec2, scope), atom(Sort::Vec2, scope));
  }
  return {};
}

std::string Expressions::make(Sort sort, int depth, const Scope& scope) {
  if (depth <= 0) return atom(sort, scope);
  if (draw_.chance(6)) return choice(sort, depth - 1, scope);
  switch (sort) {
    case Sort::Real: return real(depth - 1, scope);
    case Sort::Single: return single(depth - 1, scope);
    case Sort::Int:
    case Sort::Unsigned: return integer(sort, depth - 1, scope);
    case Sort::Bool: return boolean(depth - 1, scope);
    case Sort::Mat2: return matrix(depth - 1, scope);
    default: return vector(sort, depth - 1, scope);
  }
}

std::string Expressions::choice(Sort sort, int depth, const Scope& scope) {
  const std::string c = make(Sort::Bool, depth, scope), a = make(sort, depth, scope), b = make(sort, depth, scope);
  switch (draw_.below(3)) {
    case 0: return format("({} ? {} : {})", c, a, b);
    case 1: return format("select({}, {}, {})", c, a, b);
    default: return format("(if {} {{ {} }} else {{ {} }})", c, a, b);
  }
}

/// A call of a function of the operation table. Most operands are moved into its domain.
std::string Expressions::called(int depth, const Scope& scope) {
  static const std::vector<Op> functions = functionsTo(Slot::Real);
  const OpInfo& row = info(draw_.of(functions));
  std::string text(row.name);
  text += "(";
  for (int k = 0; k < row.signature.arity; ++k) {
    const double low = row.sampleLow[k], high = row.sampleHigh[k];
    std::string operand = make(Sort::Real, depth, scope);
    if (draw_.chance(85) && low > -10) {
      operand = format("into({}, {}, {})", operand, literal((low + high) / 2), literal((high - low) / 2));
    }
    text += (k == 0 ? "" : ", ") + operand;
  }
  return text + ")";
}

Expressions::Opened Expressions::open(const OpenRange& range, const Scope& scope) {
  const std::string k = name("k");
  const auto filled = [&](std::string text, char mark) {
    for (size_t at = text.find(mark); at != std::string::npos; at = text.find(mark)) text.replace(at, 1, k);
    return text;
  };
  Scope inner = scope;
  ++inner.loops;
  for (const Read& read : range.reads) inner.atoms[read.sort].push_back(filled(read.text, '$'));
  for (OpenRange within : range.inner) {
    within.text = filled(filled(within.text, '@'), '$');
    for (Read& read : within.reads) read.text = filled(read.text, '@');
    inner.ranges.push_back(std::move(within));
  }
  if (inner.loops > 2) inner.ranges.clear();
  return {range, k, std::move(inner)};
}

/// The next carried value of a fold; usually bounded for any number of steps.
std::string Expressions::bounded(int depth, const Scope& scope) {
  const std::string value = make(Sort::Real, depth, scope);
  return draw_.chance(85) ? format("into({}, 0.1, 1.5)", value) : value;
}

std::string Expressions::foldOver(const Opened& loop, int depth, const Scope& scope) {
  const std::string s = name("s");
  Scope inner = loop.scope;
  const bool isVector = draw_.chance(25);
  for (int k = 0; k < 3; ++k) {
    inner.atoms[Sort::Real].push_back(isVector ? s + ".x" : s);
    if (isVector) inner.atoms[Sort::Vec2].push_back(s);
  }
  if (!isVector)
    return format("(fold({} in {}, {} = {}) {})", loop.counter, loop.range.text, s, make(Sort::Real, 1, scope),
                  bounded(depth, inner));
  return format("(fold({} in {}, {} = {}) vec2({}, {})).{}", loop.counter, loop.range.text, s, atom(Sort::Vec2, scope),
                bounded(depth, inner), bounded(depth - 1, inner), "xy"[draw_.below(2)]);
}

std::string Expressions::foldOfTwo(int depth, const Scope& scope) {
  const Opened loop = open(draw_.of(scope.ranges), scope);
  const std::string a = name("a"), b = name("b"), first = name("s"), second = name("s");
  Scope inner = loop.scope;
  for (int k = 0; k < 3; ++k) inner.atoms[Sort::Real].insert(inner.atoms[Sort::Real].end(), {first, second});
  const std::string starts =
      format("{} = {}, {} = {}", first, make(Sort::Real, 1, scope), second, atom(Sort::Real, scope));
  return format("{{ let ({}, {}) = fold({} in {}, {}) ({}, {}); return {} - sin({}); }}", a, b, loop.counter,
                loop.range.text, starts, bounded(depth, inner), bounded(depth, inner), a, b);
}

std::string Expressions::keptForTwo(int depth, const Scope& scope) {
  const Opened loop = open(draw_.of(scope.ranges), scope);
  const auto over = [&](const char* kind, const std::string& value) {
    return format("real({}({} in {}) {})", kind, loop.counter, loop.range.text, value);
  };
  const std::string kept =
      loop.scope.ranges.empty() ? make(Sort::Real, depth, loop.scope) : overRange(depth, loop.scope);
  const std::string factor = atom(Sort::Real, loop.scope), m = name("m");
  const std::string first = loop.range.isNeverEmpty && draw_.chance(70) ? over("max", kept) : over("sum", kept);
  const std::string weight = draw_.chance(70) ? format("exp(min({} - {}, 1)) * {}", kept, m, factor)
                                              : format("{} * {} + sin({})", kept, factor, kept);
  return format("{{ let {} = {}; return {} + log(0.1 + abs({} + {})); }}", m, first, m, over("sum", weight),
                atom(Sort::Real, scope));
}

std::string Expressions::overRange(int depth, const Scope& scope) {
  const Opened loop = open(draw_.of(scope.ranges), scope);
  const auto& [range, k, inner] = loop;
  if (!range.isOfLoop && draw_.chance(25)) return foldOver(loop, depth, scope);
  static const std::vector<std::string> kinds = {"sum", "sum", "sum", "prod", "mean", "min", "max"};
  const std::string& kind = draw_.of(kinds);
  const bool mayBeEmpty = kind == "sum" || kind == "prod";  // others of nothing are errors where they are expanded
  if (draw_.chance(8)) {
    return format("(({}({} in {}) {}) ? {} : {})", draw_.chance(50) ? "any" : "all", k, range.text,
                  make(Sort::Bool, depth, inner), make(Sort::Real, depth, scope), make(Sort::Real, depth, scope));
  }
  const std::string reduced = format("({}({} in {}) {})", mayBeEmpty || range.isNeverEmpty ? kind : "sum", k,
                                     range.text, make(Sort::Real, depth, inner));
  return range.isNeverEmpty ? reduced : format("real{}", reduced);  // that of nothing is an integer
}

std::string Expressions::reduction(int depth, const Scope& scope) {
  if (!scope.ranges.empty() && draw_.chance(70)) return overRange(depth, scope);
  Scope inner = scope;
  const std::string k = name("k");
  if (!scope.ring.empty() && draw_.chance(50)) {
    inner.ring.clear();
    inner.atoms[Sort::Real].push_back(format("{}[{}]", scope.ringSymbol, k));
    inner.atoms[Sort::Real].push_back(format("{}[{}]", scope.ringSymbol, k));
    if (draw_.chance(30)) {
      const std::string s = name("s");
      inner.atoms[Sort::Real].push_back(s);
      return format("(fold({} in {}, {} = {}) {})", k, scope.ring, s, atom(Sort::Real, scope),
                    make(Sort::Real, depth, inner));
    }
    return format("({}({} in {}) {})", draw_.chance(70) ? "sum" : "prod", k, scope.ring,
                  make(Sort::Real, depth, inner));
  }
  inner.atoms[Sort::Real].push_back(format("real({})", k));
  const int count = draw_.between(1, 4);
  if (draw_.chance(30)) {
    const std::string s = name("s");
    inner.atoms[Sort::Real].push_back(s);
    return format("(fold({} in 0..{}, {} = {}) {})", k, count, s, atom(Sort::Real, scope),
                  make(Sort::Real, depth, inner));
  }
  static const std::vector<std::string> kinds = {"sum", "prod", "min", "max", "mean"};
  return format("({}({} in 0..{}) {})", draw_.of(kinds), k, count, make(Sort::Real, depth, inner));
}

std::string Expressions::real(int depth, const Scope& scope) {
  const auto a = [&] { return make(Sort::Real, depth, scope); };
  switch (draw_.below(24)) {
    case 0:
    case 1:
    case 2: return format("({} + {})", a(), a());
    case 3:
    case 4: return format("({} - {})", a(), a());
    case 5:
    case 6:
    case 7: return format("({} * {})", a(), a());
    case 8: return draw_.chance(80) ? format("({} / (1.5 + square({})))", a(), a()) : format("({} / {})", a(), a());
    case 9:
    case 10:
    case 11:
    case 12:
    case 13: return called(depth, scope);
    case 14: {
      static const std::vector<std::string> powers = {"2", "3", "-1", "4", "0.5", "1.7", "0"};
      return format("({})^({})", a(), draw_.of(powers));
    }
    case 15: return format("(-{})", a());
    case 16:
      return draw_.chance(50) ? format("dot({}, {})", make(Sort::Vec2, depth, scope), make(Sort::Vec2, depth, scope))
                              : format("norm({})", make(Sort::Vec3, depth, scope));
    case 17: {
      static const std::vector<std::string> forms = {"({}).x", "norm2({})", "({})[1]"};
      return format(fmt::runtime(draw_.of(forms)), make(Sort::Vec2, depth, scope));
    }
    case 18: {
      static const std::vector<std::string> forms = {"det({})", "trace({})", "({})[0][1]", "norm({})"};
      return format(fmt::runtime(draw_.of(forms)), make(Sort::Mat2, depth, scope));
    }
    case 19:
      return draw_.chance(50) ? format("real({})", make(Sort::Int, depth, scope))
                              : format("(1e-9 * real({}))", make(Sort::Unsigned, depth, scope));
    case 20: return format("real({})", make(Sort::Single, depth, scope));
    case 21:
      if (scope.calls.empty()) return format("mod({}, 2.5)", a());
      return format("{}({}, {})", draw_.of(scope.calls), a(), a());
    case 22:
      if (draw_.chance(15))
        return format("{}({}, {}, {})", draw_.chance(50) ? "rand" : "randn", make(Sort::Unsigned, 0, scope),
                      make(Sort::Int, 0, scope), draw_.below(9));
      [[fallthrough]];
    default: return reduction(depth, scope);
  }
}

std::string Expressions::single(int depth, const Scope& scope) {
  const auto a = [&] { return make(Sort::Single, depth, scope); };
  switch (draw_.below(7)) {
    case 0: return format("({} + {})", a(), a());
    case 1: return format("({} * {})", a(), a());
    case 2: return format("({} - {})", a(), a());
    case 3: return format("({} / {})", a(), a());
    case 4: {
      static const std::vector<std::string> names = {"sqrt", "abs", "sin", "exp", "tanh", "floor", "square", "log"};
      return format("{}({})", draw_.of(names), a());
    }
    case 5: return format("max({}, {})", a(), a());
    default: return format("f32({})", make(Sort::Real, depth, scope));
  }
}

/// A real to convert to an integer, unknown at compile time: small, or close to the largest integer.
std::string Expressions::anywhere(int depth, const Scope& scope) {
  const std::string real = make(Sort::Real, depth, scope);
  return draw_.chance(50) ? real + " + real(q)" : format("1e9 * {} * real(q)", real);
}

std::string Expressions::integer(Sort sort, int depth, const Scope& scope) {
  const auto a = [&] { return make(sort, depth, scope); };
  const bool isSigned = sort == Sort::Int;
  switch (draw_.below(12)) {
    case 0: return format("({} + {})", a(), a());
    case 1: return format("({} - {})", a(), a());
    case 2: return format("({} * {})", a(), a());
    case 3: return divided("/", sort, depth, scope);
    case 4: return divided("%", sort, depth, scope);
    case 5: return format("({} & {})", a(), a());
    case 6: return isSigned ? format("({} | {})", a(), a()) : format("rotl({}, {})", a(), a());
    case 7: return format("{}({}, {})", isSigned ? "xor" : "rotr", a(), a());
    case 8: return format("({} {} {})", a(), draw_.chance(50) ? "<<" : ">>", a());
    case 9: return format("{}({}, {})", !isSigned ? "umulhi" : draw_.chance(50) ? "min" : "max", a(), a());
    case 10:
      if (!isSigned) return format("max({}, {})", a(), a());
      return draw_.chance(50) ? format("abs({})", a()) : format("(~{})", a());
    default:
      return format(
          "{}({})", isSigned ? "int" : "u32",
          draw_.chance(50) ? anywhere(depth, scope) : make(isSigned ? Sort::Unsigned : Sort::Int, depth, scope));
  }
}

/// Division by a constant 0 is a compile error, so the divisor is data or a nonzero constant.
std::string Expressions::divided(const char* op, Sort sort, int depth, const Scope& scope) {
  const std::string a = make(sort, depth, scope);
  for (const std::string& atom : scope.atoms.at(sort)) {
    if (atom.ends_with("[e]")) return format("({} {} {})", a, op, atom);
  }
  if (draw_.chance(50)) return format("({} {} {})", a, op, sort == Sort::Int ? "(-3)" : "7u");
  return format("({} - {})", a, make(sort, depth, scope));
}

std::string Expressions::boolean(int depth, const Scope& scope) {
  static const std::vector<std::string> comparisons = {"<", "<=", ">", ">=", "==", "!="};
  static const std::vector<Op> functions = functionsTo(Slot::Bool);
  const std::string& op = draw_.of(comparisons);
  const auto compare = [&](Sort sort) {
    return format("({} {} {})", make(sort, depth, scope), op, make(sort, depth, scope));
  };
  switch (draw_.below(9)) {
    case 0: return compare(Sort::Int);
    case 1: return compare(Sort::Unsigned);
    case 2: return format("({} && {})", make(Sort::Bool, depth, scope), make(Sort::Bool, depth, scope));
    case 3: return format("({} || {})", make(Sort::Bool, depth, scope), make(Sort::Bool, depth, scope));
    case 4: return format("(!{})", make(Sort::Bool, depth, scope));
    case 5: return format("{}({})", info(draw_.of(functions)).name, make(Sort::Real, depth, scope));
    case 6: return compare(Sort::Single);
    default: return compare(Sort::Real);
  }
}

std::string Expressions::vector(Sort sort, int depth, const Scope& scope) {
  const auto a = [&] { return make(sort, depth, scope); };
  const auto r = [&] { return make(Sort::Real, depth, scope); };
  switch (draw_.below(9)) {
    case 0: return format("({} + {})", a(), a());
    case 1: return format("({} * {})", r(), a());
    case 2: return format("({} * {})", a(), a());
    case 3: return format("({} - {})", a(), a());
    case 4: return format("normalize({})", a());
    case 5:
      return sort == Sort::Vec2 ? format("({} * {})", make(Sort::Mat2, depth, scope), a())
                                : format("cross({}, {})", a(), a());
    case 6: return format("{}({})", draw_.chance(50) ? "sin" : "abs", a());
    case 7: return format("({}).{}", a(), sort == Sort::Vec2 ? "yx" : "zxy");
    default: return sort == Sort::Vec2 ? format("vec2({}, {})", r(), r()) : format("vec3({}, {}, {})", r(), r(), r());
  }
}

std::string Expressions::matrix(int depth, const Scope& scope) {
  const auto a = [&] { return make(Sort::Mat2, depth, scope); };
  const auto v = [&] { return make(Sort::Vec2, depth, scope); };
  switch (draw_.below(6)) {
    case 0: return format("({} * {})", a(), a());
    case 1: return format("({} + {})", a(), a());
    case 2: return format("transpose({})", a());
    case 3: return format("inverse({})", a());
    case 4: return format("outer({}, {})", v(), v());
    default: return format("mat2({}, {})", v(), v());
  }
}

std::string Expressions::block(Sort sort, int depth, const Scope& scope) {
  Scope inner = scope;
  std::string text = "{ ";
  const int lets = draw_.between(1, 3);
  for (int k = 0; k < lets; ++k) {
    static const std::vector<Sort> sorts = {Sort::Real, Sort::Real, Sort::Vec2, Sort::Int, Sort::Bool, Sort::Single};
    const Sort of = draw_.of(sorts);
    const std::string n = name("l");
    text += format("let {} = {}; ", n, make(of, depth - 1, inner));
    inner.atoms[of].push_back(n);
    if (of == Sort::Real) inner.atoms[of].push_back(n);  // what a block computes it uses, mostly
  }
  if (draw_.chance(20))
    text += format("if {} {{ return {}; }} ", make(Sort::Bool, 1, inner), make(sort, depth - 1, inner));
  return text + format("return {}; }}", make(sort, depth, inner));
}

}  // namespace hgc::fuzz
