#include "tools/hgc-fuzz/programs/symbols.h"

#include <fmt/format.h>

#include <cmath>

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

}  // namespace

void SymbolMaker::make() {
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
}

void SymbolMaker::declare(const std::string& text) { made_.declarations.push_back(text + ";\n"); }

double SymbolMaker::number() {
  static const std::vector<double> specials = {0.0, -0.0, 1.0, INFINITY, -INFINITY, NAN, 5e-324, 1e300, -1e-300, 1e6};
  return special_ && draw_.chance(12) ? draw_.of(specials) : draw_.between(-2.0, 2.0);
}
void SymbolMaker::reals(const std::string& name, std::vector<int64_t> shape, bool single) {
  size_t count = 1;
  for (const int64_t n : shape) count *= static_cast<size_t>(n);
  std::vector<double> values(count);
  for (double& v : values) v = single ? static_cast<double>(static_cast<float>(number())) : number();
  made_.inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
}
void SymbolMaker::integers(const std::string& name, std::vector<int64_t> shape, int low, int high) {
  size_t count = 1;
  for (const int64_t n : shape) count *= static_cast<size_t>(n);
  std::vector<int32_t> values(count);
  for (int32_t& v : values) {
    v = draw_.between(low, high);
    if (low < 0 && draw_.chance(5)) v = draw_.chance(50) ? INT32_MIN : INT32_MAX;
  }
  made_.inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
}

void SymbolMaker::global() {
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

void SymbolMaker::ofVertices() {
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

void SymbolMaker::ofElements() {
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

void SymbolMaker::functions() {
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

void SymbolMaker::vertex(const std::string& at, Scope& scope) const {
  const std::string x = format("x[{}]", at);
  if (width_ == 1) scope.atoms[Sort::Real].push_back(x);
  if (width_ >= 2) scope.atoms[Sort::Real].insert(scope.atoms[Sort::Real].end(), {x + ".x", x + ".y"});
  if (width_ == 2) scope.atoms[Sort::Vec2].push_back(x);
  if (width_ == 3) scope.atoms[Sort::Vec3].push_back(x);
  if (hasPair_) scope.atoms[Sort::Vec2].push_back(format("pr[{}, 1]", at));
  if (hasPair_) scope.atoms[Sort::Real].push_back(format("pr[{}, 0].y", at));
  if (hasMass_) scope.atoms[Sort::Real].push_back(format("m[{}]", at));
}

Scope SymbolMaker::atElement() {
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

Scope SymbolMaker::atVertex() {
  Scope scope = common_;
  vertex("v", scope);
  if (draw_.chance(50)) vertex("(v + 1) % V", scope);
  if (draw_.chance(20)) scope.atoms[Sort::Int].push_back("int(v)");
  return scope;
}

Scope SymbolMaker::alongVertices() {
  Scope scope;
  scope.atoms[Sort::Int] = {"q"};
  scope.atoms[Sort::Unsigned] = {"w"};
  vertex("v", scope);
  if (draw_.chance(50)) vertex("max(v - 1, 0)", scope);
  return scope;
}

}  // namespace hgc::fuzz
