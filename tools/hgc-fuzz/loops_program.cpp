/// Programs whose sizes only their data knows: reductions over dimensions, rows and counters, and what they read.
#include <fmt/format.h>

#include "tools/hgc-fuzz/expressions.h"
#include "tools/hgc-fuzz/program.h"

namespace hgc::fuzz {
namespace {

using fmt::format;

class LoopMaker {
 public:
  explicit LoopMaker(uint64_t seed) : draw_(seed ^ 0x100b5), expressions_(draw_) {}

  Made make() {
    made_.hasLoops = true;
    made_.elements = draw_.chance(10) ? draw_.between(1025, 1100) : draw_.between(1, 40);
    for (const auto& [name, size] : {std::pair{"E", made_.elements}, {"V", vertices_}, {"L", steps_}, {"M", rows_}})
      made_.inputs.sizes[name] = size;
    made_.declarations = {"dim E, V, L, M;\n", "param q : int = 3;\n", "param w : u32 = 0x9e3779b9;\n",
                          "fn into(a: real, m: real, h: real) = m + h * (a / (1 + abs(a)));\n"};
    symbols();
    const int terms = draw_.between(1, 2);
    for (int k = 0; k < terms; ++k) term(k);
    return std::move(made_);
  }

 private:
  static size_t product(const std::vector<int64_t>& shape) {
    size_t count = 1;
    for (const int64_t n : shape) count *= static_cast<size_t>(n);
    return count;
  }
  void reals(const std::string& name, const std::string& declared, std::vector<int64_t> shape) {
    made_.declarations.push_back(format("{} : {};\n", name, declared));
    std::vector<double> values(product(shape));
    for (double& v : values) v = draw_.between(-2.0, 2.0);
    made_.inputs.arrays[name.substr(name.find(' ') + 1)] = Array::of(std::move(shape), std::move(values));
  }
  void integers(const std::string& name, const std::string& declared, std::vector<int64_t> shape, int low, int high) {
    made_.declarations.push_back(format("data {} : {};\n", name, declared));
    std::vector<int32_t> values(product(shape));
    for (int32_t& v : values) v = draw_.between(low, high);
    made_.inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
  }
  void rows(const std::string& name, const std::string& of, int64_t count) {
    made_.declarations.push_back(format("data {} : V[{}, *];\n", name, of));
    Array ring;
    ring.isInteger = ring.isRagged = true;
    ring.shape = {count};
    const std::vector<int> lengths = {0, 2, draw_.between(17, 19)};
    for (int64_t k = 0; k < count; ++k) {
      ring.rowLengths.push_back(draw_.of(lengths));
      for (int64_t j = 0; j < ring.rowLengths.back(); ++j) ring.integers.push_back(draw_.between(0, vertices_ - 1));
    }
    made_.inputs.arrays[name] = std::move(ring);
  }

  void symbols() {
    const int64_t n = made_.elements, l = steps_, m = rows_, v = vertices_;
    reals("var x", "real[V]", {v});
    reals("var y", "real[E, L]", {n, l});
    reals("var b", "real[M, L]", {m, l});
    reals("var u", "vec2[M]", {m, 2});
    reals("data a", "real[E, L]", {n, l});
    integers("t", "V[E]", {n}, 0, vertices_ - 1);
    integers("nb", "V[E, L]", {n, l}, 0, vertices_ - 1);
    integers("own", "V[L]", {l}, 0, vertices_ - 1);
    integers("cd", "int[E, L]", {n, l}, -3, 9);
    rows("ring", "E", n);
    rows("near", "V", v);
  }

  static std::vector<Read> readsOfSteps() {
    return {{Sort::Real, "y[e, $]"},
            {Sort::Real, "a[e, $]"},
            {Sort::Real, "b[0, $]"},
            {Sort::Real, "x[nb[e, $]]"},
            {Sort::Real, "x[own[$]]"},
            {Sort::Real, "x[(nb[e, $] + 1) % V]"},
            {Sort::Real, "real(cd[e, $])"},
            {Sort::Real, "x[clamp(cd[e, $], 0, V - 1)]"},
            {Sort::Real, "x[nb[e, cd[e, $] % L]]"},
            {Sort::Int, "cd[e, $]"},
            {Sort::Int, "int($)"}};
  }

  Scope scope() {
    Scope scope;
    scope.atoms[Sort::Int] = {"q"};
    scope.atoms[Sort::Unsigned] = {"w"};
    scope.atoms[Sort::Real] = {"x[t[e]]", "y[e, 0]", "u[0].y"};
    scope.ranges.push_back({"L", true, readsOfSteps(), {{"0..int($)", false, readsOfSteps(), {}}}});
    OpenRange steps{"L", true, readsOfSteps(), {}};
    for (int k = 0; k < 3; ++k) steps.reads.push_back({Sort::Real, "b[@, $]"});
    scope.ranges.push_back(
        {"M", true, {{Sort::Vec2, "u[$]"}, {Sort::Real, "u[$].x"}, {Sort::Real, "b[$, 0]"}}, {steps}});
    if (draw_.chance(50)) {
      const std::vector<Read> entries = {{Sort::Real, "x[$]"}, {Sort::Real, "x[$]"}, {Sort::Int, "int($)"}};
      scope.ranges.push_back({"ring[e]", false, entries, {{"near[$]", false, entries, {}}}});
      scope.ranges.push_back({"0..len(ring[e])",
                              false,
                              {{Sort::Real, "x[ring[e, $]]"},
                               {Sort::Real, "x[ring[e, ($ + 1) % len(ring[e])]]"},
                               {Sort::Real, "y[e, $ % L]"}},
                              {}});
    }
    return scope;
  }

  void term(int number) {
    const Scope own = scope();
    Made::Term term;
    const uint32_t kind = number == 0 ? 0 : draw_.below(3);
    static const char* const kinds[] = {"energy", "residual", "output"};
    term.name = format("{}{}", "ero"[kind], number);
    term.head = format("{} {}[e in E]", kinds[kind], term.name);
    const int depth = draw_.between(1, 3);
    std::string value = expressions_.overRange(depth, own);
    if (draw_.chance(50))
      value = format("({} {} {})", value, draw_.chance(50) ? "+" : "*", expressions_.make(Sort::Real, 2, own));
    term.value = draw_.chance(50) ? format("sin({})", value) : value;
    made_.terms.push_back(std::move(term));
  }

  Draw draw_;
  Expressions expressions_;
  Made made_;
  int vertices_ = draw_.between(1, 7), steps_ = draw_.between(1, 5), rows_ = draw_.between(1, 4);
};

}  // namespace

Made makeLoops(uint64_t seed) { return LoopMaker(seed).make(); }

}  // namespace hgc::fuzz
