#include "tools/hgc-fuzz/program.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "tools/hgc-fuzz/expressions.h"

namespace hgc::fuzz {
namespace {

using fmt::format;

const std::vector<std::string>& functionsWithGradient() {
  static const std::vector<std::string> texts = {
      "fn g0(a: real, b: real) = sin(a) * b with grad { (cos(a) * b, sin(a)) }",
      "fn g1(a: real, b: real) = max(a, b) + log1p(exp(-abs(a - b))) with grad { let p = exp(a - value); return (p, 1 "
      "- p); }",
      "fn g2(a: real, b: real) = exp(-a * a) + b with grad { (-2 * a * (value - b), 1) }",
      "fn g3(a: real, b: real) = a * a * b with grad { (2 * a * b, a * a) }",
  };
  return texts;
}

/// Declares symbols with their data, and offers them to the terms.
class Maker {
 public:
  explicit Maker(uint64_t seed) : draw_(seed), expressions_(draw_) {}

  Made make() {
    special_ = draw_.chance(10);
    made_.elements = draw_.chance(2) ? 0 : draw_.between(1, 40);
    vertices_ = draw_.between(4, 12);
    steps_ = draw_.between(1, 3);
    declare("dim V, E");
    declare(format("dim K = {}", steps_));
    made_.inputs.sizes["V"] = vertices_;
    made_.inputs.sizes["E"] = made_.elements;
    declare("import std.loss");
    declare("fn into(a: real, m: real, h: real) = m + h * (a / (1 + abs(a)))");
    global();
    ofVertices();
    ofElements();
    functions();
    const int terms = draw_.between(1, 3);
    for (int k = 0; k < terms; ++k) term(k);
    return std::move(made_);
  }

 private:
  void declare(const std::string& text) { made_.declarations.push_back(text + ";\n"); }

  double number() {
    static const std::vector<double> specials = {0.0, -0.0, 1.0, INFINITY, -INFINITY, NAN, 5e-324, 1e300, -1e-300, 1e6};
    return special_ && draw_.chance(12) ? draw_.of(specials) : draw_.between(-2.0, 2.0);
  }
  void reals(const std::string& name, std::vector<int64_t> shape, bool single = false) {
    size_t count = 1;
    for (const int64_t n : shape) count *= static_cast<size_t>(n);
    std::vector<double> values(count);
    for (double& v : values) v = single ? static_cast<double>(static_cast<float>(number())) : number();
    made_.inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
  }
  void integers(const std::string& name, std::vector<int64_t> shape, int low, int high) {
    size_t count = 1;
    for (const int64_t n : shape) count *= static_cast<size_t>(n);
    std::vector<int32_t> values(count);
    for (int32_t& v : values) {
      v = draw_.between(low, high);
      if (low < 0 && draw_.chance(5)) v = draw_.chance(50) ? INT32_MIN : INT32_MAX;
    }
    made_.inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
  }

  void global() {
    if (draw_.chance(50)) {
      declare("var z : vec2");
      reals("z", {2});
      common_.atoms[Sort::Vec2].push_back("z");
      common_.atoms[Sort::Real].push_back("z.y");
    }
    if (draw_.chance(50)) {
      declare(format("param p : real = {}", literal(draw_.between(-2.0, 2.0))));
      if (draw_.chance(50)) reals("p", {});
      common_.atoms[Sort::Real].push_back("p");
    }
    // Always there, as integers of literals alone may not fit 32 bits.
    declare("param q : int = 3");
    declare("param w : u32 = 0x9e3779b9");
    common_.atoms[Sort::Int].push_back("q");
    common_.atoms[Sort::Unsigned].push_back("w");
    if (draw_.chance(30)) {
      declare("const C = [0.25, 0.5, -0.75]");
      common_.atoms[Sort::Real].push_back("C[1]");
    }
  }

  void ofVertices() {
    static const std::vector<std::string> types = {"real", "vec2", "vec3"};
    const uint32_t width = draw_.below(3) + 1;
    declare(format("var x : {}[V]", types[width - 1]));
    reals("x", width == 1 ? std::vector<int64_t>{vertices_} : std::vector<int64_t>{vertices_, width});
    width_ = width;
    hasPair_ = draw_.chance(25);
    if (hasPair_) {
      declare("var pr : vec2[V, 2]");
      reals("pr", {vertices_, 2, 2});
    }
    hasMass_ = draw_.chance(30);
    if (hasMass_) {
      declare("data m : real[V]");
      reals("m", {vertices_});
    }
  }

  void ofElements() {
    const int64_t n = made_.elements;
    const auto add = [&](const char* text, Sort sort, const char* atom) {
      declare(text);
      ofE_.push_back({sort, atom});
    };
    declare("data t : V[E, 2]");
    integers("t", {n, 2}, 0, vertices_ - 1);
    if (draw_.chance(40)) add("var y : real[E]", Sort::Real, "y[e]"), reals("y", {n});
    if (draw_.chance(60)) add("data a : real[E]", Sort::Real, "a[e]"), reals("a", {n});
    if (draw_.chance(25)) add("data b : f32[E]", Sort::Single, "b[e]"), reals("b", {n}, true);
    if (draw_.chance(35)) add("data n : int[E]", Sort::Int, "n[e]"), integers("n", {n}, -9, 9);
    if (draw_.chance(20)) add("data u : u32[E]", Sort::Unsigned, "u[e]"), integers("u", {n}, -99, 99);
    hasRing_ = draw_.chance(25);
    if (!hasRing_) return;
    declare("data ring : V[E, *]");
    Array ring;
    ring.isInteger = ring.isRagged = true;
    const int least = draw_.between(0, 2), most = draw_.between(2, 3);
    for (int64_t k = 0; k < n; ++k) {
      const int length = draw_.between(least, most);
      ring.rowLengths.push_back(length);
      for (int j = 0; j < length; ++j) ring.integers.push_back(draw_.between(0, vertices_ - 1));
    }
    ring.shape = {n};
    made_.inputs.arrays["ring"] = std::move(ring);
  }

  void functions() {
    if (draw_.chance(40)) {
      Scope scope;
      scope.atoms[Sort::Real] = {"a", "b"};
      scope.atoms[Sort::Int] = {"q"};
      scope.atoms[Sort::Unsigned] = {"w"};
      declare("fn f0(a: real, b: real) -> real " + expressions_.block(Sort::Real, 2, scope));
      made_.declarations.back().erase(made_.declarations.back().size() - 2, 1);  // a block ends without `;`
      common_.calls.push_back("f0");
    }
    if (draw_.chance(30)) {
      const uint32_t k = draw_.below(static_cast<uint32_t>(functionsWithGradient().size()));
      made_.declarations.push_back(functionsWithGradient()[k] + "\n");
      common_.calls.push_back(format("g{}", k));
    }
  }

  /// What can be read at a vertex.
  void vertex(const std::string& at, Scope& scope) const {
    const std::string x = format("x[{}]", at);
    if (width_ == 1) scope.atoms[Sort::Real].push_back(x);
    if (width_ >= 2) scope.atoms[Sort::Real].insert(scope.atoms[Sort::Real].end(), {x + ".x", x + ".y"});
    if (width_ == 2) scope.atoms[Sort::Vec2].push_back(x);
    if (width_ == 3) scope.atoms[Sort::Vec3].push_back(x);
    if (hasPair_) scope.atoms[Sort::Vec2].push_back(format("pr[{}, 1]", at));
    if (hasPair_) scope.atoms[Sort::Real].push_back(format("pr[{}, 0].y", at));
    if (hasMass_) scope.atoms[Sort::Real].push_back(format("m[{}]", at));
  }

  Scope atElement() {
    Scope scope = common_;
    static const std::vector<std::string> more = {"(t[e, 0] + 1) % V", "clamp(t[e, 1] - 1, 0, V - 1)",
                                                  "max(t[e, 0], t[e, 1])", "t[e, 1]"};
    vertex("t[e, 0]", scope);
    vertex(draw_.of(more), scope);
    for (const auto& [sort, text] : ofE_) scope.atoms[sort].push_back(text);
    if (hasRing_) {
      scope.ring = "ring[e]";
      scope.ringSymbol = "m";
      if (width_ == 1) scope.ringSymbol = "x";
      else if (!hasMass_) scope.ring.clear();
    }
    if (draw_.chance(15)) {
      made_.usesPlaceOfElement = true;
      scope.atoms[Sort::Int].push_back("int(e)");
    }
    return scope;
  }

  Scope atVertex() {
    Scope scope = common_;
    vertex("v", scope);
    if (draw_.chance(50)) vertex("(v + 1) % V", scope);
    if (draw_.chance(20)) scope.atoms[Sort::Int].push_back("int(v)");
    return scope;
  }

  void term(int number) {
    const uint32_t where = draw_.below(20);
    const int depth = draw_.between(2, 4);
    if (where < 13) {
      Scope scope = atElement();
      const bool product = draw_.chance(15);
      if (product) scope.atoms[Sort::Real].push_back("real(k)");
      typed(number, product ? "[e in E, k in K]" : "[e in E]", depth, scope);
    } else if (where < 17) {
      typed(number, "[v in V]", depth, atVertex());
    } else {
      recorded(number, depth);
    }
  }

  void typed(int number, const std::string& axes, int depth, const Scope& scope) {
    const uint32_t kind = draw_.below(10);
    Made::Term term;
    Sort sort = Sort::Real;
    if (kind < 5) {
      term.name = format("e{}", number);
      term.head = format("energy {}{}", term.name, axes);
    } else if (kind < 8) {
      sort = draw_.chance(40) ? Sort::Vec2 : Sort::Real;
      term.name = format("r{}", number);
      term.head = format("residual {}{}", term.name, axes);
      if (draw_.chance(35)) {
        term.loss = &draw_.of(losses());
        term.width = lossWidth(scope);
        const std::string output = term.name + "_width";
        made_.terms.push_back({.name = output, .head = format("output {}{}", output, axes), .value = term.width});
      }
    } else {
      static const std::vector<Sort> sorts = {Sort::Real, Sort::Int,    Sort::Unsigned,
                                              Sort::Vec3, Sort::Single, Sort::Mat2};
      sort = draw_.of(sorts);
      term.name = format("o{}", number);
      term.head = format("output {}{}", term.name, axes);
    }
    static const char* const names[] = {"real", "f32", "int", "u32", "bool", "vec2", "vec3", "mat2"};
    if (sort != Sort::Real) term.head += format(" : {}", names[static_cast<size_t>(sort)]);
    term.value = draw_.chance(60) ? expressions_.block(sort, depth, scope) : expressions_.make(sort, depth, scope);
    made_.terms.push_back(std::move(term));
  }

  /// Positive, where it is finite; it may hang on data and unknowns.
  std::string lossWidth(const Scope& scope) {
    if (draw_.chance(50)) return literal(draw_.between(0.3, 2.0));
    return format("0.5 + abs({})", expressions_.make(Sort::Real, draw_.between(0, 2), scope));
  }

  /// Terms of one instance that differ in their literals, as recorders write them.
  void recorded(int number, int depth) {
    Scope scope = common_;
    vertex("@0", scope);
    vertex("@1", scope);
    scope.atoms[Sort::Real].push_back("@r");
    const bool residual = draw_.chance(30);
    const std::string pattern = expressions_.block(Sort::Real, std::min(depth, 3), scope);
    const int count = draw_.between(1, 4);
    for (int k = 0; k < count; ++k) {
      const std::string first = std::to_string(draw_.between(0, vertices_ - 1)),
                        second = std::to_string(draw_.between(0, vertices_ - 1)), r = literal(draw_.between(0.5, 2.0));
      std::string text;
      for (size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] != '@') text += pattern[at];
        else if (const char c = pattern[++at]; c == '0') text += first;
        else text += c == '1' ? second : r;
      }
      const std::string name = format("c{}_{}", number, k);
      made_.terms.push_back(
          {.name = name, .head = format("{} {}", residual ? "residual" : "energy", name), .value = text});
    }
  }

  Draw draw_;
  Expressions expressions_;
  Made made_;
  Scope common_;
  std::vector<std::pair<Sort, std::string>> ofE_;
  int vertices_ = 0, steps_ = 1;
  uint32_t width_ = 1;
  bool special_ = false, hasPair_ = false, hasMass_ = false, hasRing_ = false;
};

}  // namespace

Made makeProgram(uint64_t seed) { return Maker(seed).make(); }

}  // namespace hgc::fuzz
