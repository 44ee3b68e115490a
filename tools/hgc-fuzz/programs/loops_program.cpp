/// Makes programs whose sizes only the data gives: with reductions over dimensions, rows and counters, and fields.
#include <fmt/format.h>

#include "tools/hgc-fuzz/made.h"
#include "tools/hgc-fuzz/programs/literals.h"

namespace hgc::fuzz {
namespace {

using fmt::format;

class LoopMaker {
 public:
  explicit LoopMaker(uint64_t seed) : draw_(seed ^ 0x100b5), expressions_(draw_) {}

  Made make() {
    made_.hasLoops = true;
    made_.hasBoundsByIndex = draw_.chance(25);
    made_.elements = draw_.chance(10) ? draw_.between(1025, 1100) : draw_.between(1, 40);
    for (const auto& [name, size] : {std::pair{"E", made_.elements}, {"V", vertices_}, {"L", steps_}, {"M", rows_}})
      made_.inputs.sizes[name] = size;
    made_.declarations = {"dim E, V, L, M;\n",
                          "param q : int = 3;\n",
                          "param w : u32 = 0x9e3779b9;\n",
                          "fn into(a: real, m: real, h: real) = m + h * (a / (1 + abs(a)));\n",
                          "fn layer(w: real[*, *], z: real[*]) { let h = sin(w * z); return norm2(h) + h[0]; }\n",
                          "fn spread(z: real[*], s: real) = [sin(k * s) for k in z];\n"};
    symbols();
    if (draw_.chance(60)) fields();
    const int terms = draw_.between(1, 2);
    for (int k = 0; k < terms; ++k) term(k);
    if (draw_.chance(30)) alike(terms);
    if (draw_.chance(40)) layer();
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
    reals("var p", "vec3[V]", {v, 3});
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

  /// Values that any instance may read in a loop over L.
  std::vector<Read> readsOfSteps() const {
    std::vector<Read> reads = {
        {Sort::Real, "b[0, $]"}, {Sort::Real, "x[own[$]]"}, {Sort::Real, "norm2(p[own[$]])"}, {Sort::Int, "int($)"}};
    for (const Field& field : fields_) {
      if (field.of == 'V') reads.push_back({field.sort, field.name + "[own[$]]"});
    }
    return reads;
  }
  /// Values that an instance of E may read in a loop over L.
  std::vector<Read> readsOfElementsSteps() const {
    std::vector<Read> reads = readsOfSteps();
    for (const char* real :
         {"y[e, $]", "a[e, $]", "x[nb[e, $]]", "x[(nb[e, $] + 1) % V]", "real(cd[e, $])",
          "x[clamp(cd[e, $], 0, V - 1)]", "x[nb[e, cd[e, $] % L]]", "norm2(p[nb[e, $]] - p[t[e]])", "p[nb[e, $]].z",
          "p[clamp(int(e) + int($) - 1, 0, V - 1)].y", "y[clamp(int(e) + int($), 0, E - 1), 0]"})
      reads.push_back({Sort::Real, real});
    reads.push_back({Sort::Int, "cd[e, $]"});
    for (const Field& field : fields_) {
      for (int k = 0; k < 2 && field.of == 'V'; ++k) reads.push_back({field.sort, field.name + "[nb[e, $]]"});
      for (int k = 0; k < 2 && field.of == 'E'; ++k)
        reads.push_back({field.sort, field.name + "[(int(e) + int($)) % E]"});
    }
    return reads;
  }
  /// Values for each entry of a row of V.
  std::vector<Read> readsOfEntries() const {
    std::vector<Read> reads = {
        {Sort::Real, "x[$]"}, {Sort::Real, "x[$]"}, {Sort::Real, "norm2(p[$])"}, {Sort::Int, "int($)"}};
    for (const Field& field : fields_) {
      for (int k = 0; k < 2 && field.of == 'V'; ++k) reads.push_back({field.sort, field.name + "[$]"});
    }
    return reads;
  }
  OpenRange rangeOfRows() const {
    OpenRange steps{"L", true, false, readsOfSteps(), {}};
    OpenRange rows{"M", true, false, {{Sort::Vec2, "u[$]"}, {Sort::Real, "u[$].x"}, {Sort::Real, "b[$, 0]"}}, {}};
    for (int k = 0; k < 3; ++k) steps.reads.push_back({Sort::Real, "b[@, $]"});
    for (const Field& field : fields_) {
      if (field.of == 'M') rows.reads.push_back({field.sort, field.name + "[$]"});
      if (field.of == 'B') steps.reads.push_back({field.sort, field.name + "[@, $]"});
    }
    rows.inner.push_back(std::move(steps));
    return rows;
  }

  /// Values that any instance may read.
  Scope common() const {
    Scope scope;
    scope.atoms[Sort::Int] = {"q"};
    scope.atoms[Sort::Unsigned] = {"w"};
    scope.atoms[Sort::Real] = {"u[0].y"};
    for (const Field& field : fields_) {
      const std::string first = field.of == '1' ? "" : field.of == 'B' ? "[0, L - 1]" : "[0]";
      for (int k = 0; k < 2; ++k) scope.atoms[field.sort].push_back(field.name + first);
    }
    scope.ranges.push_back(rangeOfRows());
    return scope;
  }

  Scope ofElements() {
    Scope scope = common();
    auto& reals = scope.atoms[Sort::Real];
    reals.insert(reals.end(), {"x[t[e]]", "y[e, 0]"});
    for (const Field& field : fields_) {
      for (int k = 0; k < 2 && field.of == 'E'; ++k) scope.atoms[field.sort].push_back(field.name + "[e]");
      for (int k = 0; k < 2 && field.of == 'V'; ++k) scope.atoms[field.sort].push_back(field.name + "[t[e]]");
    }
    auto steps = readsOfElementsSteps();
    if (draw_.chance(30)) {
      reals.insert(reals.end(),
                   {"dot(y[e], b[0] - a[e])", "layer(b, y[e])", "norm2(b * a[e] + 1)", "norm2(b * spread(y[e], 0.5))",
                    "norm2(transpose(b) * (b * y[e]))", "(max(k in y[e]) k)", "norm(u[0].x > 0 ? y[e] : b[M - 1])",
                    "distance(y[e], spread(a[e], 2))"});
      for (const char* real : {"y[e][$]", "(b * y[e])[0]", "(transpose(b) * (b * a[e]))[$]", "spread(b[0], x[0])[$]",
                               "dot(b[M - 1], spread(y[e], b[0, $]))"})
        steps.push_back({Sort::Real, real});
    }
    scope.ranges.push_back({"L", true, false, steps, {{"0..int($)", false, false, steps, {}}}});
    if (made_.hasBoundsByIndex) {
      for (const char* range : {"0..min(int(e) % 5, L)", "int(t[e]) % 3..L", "min(int(e), L)..min(int(t[e]), L)"})
        scope.ranges.push_back({range, false, false, steps, {{"0..int($)", false, false, steps, {}}}});
    }
    if (draw_.chance(50)) {
      const auto entries = readsOfEntries();
      scope.ranges.push_back({"ring[e]", false, false, entries, {{"near[$]", false, true, entries, {}}}});
      scope.ranges.push_back({"0..len(ring[e])",
                              false,
                              false,
                              {{Sort::Real, "x[ring[e, $]]"},
                               {Sort::Real, "x[ring[e, ($ + 1) % len(ring[e])]]"},
                               {Sort::Real, "y[e, $ % L]"}},
                              {}});
    }
    return scope;
  }

  Scope ofVertices() {
    Scope scope = common();
    auto& reals = scope.atoms[Sort::Real];
    reals.insert(reals.end(), {"x[v]", "x[(v + 1) % V]"});
    for (const Field& field : fields_) {
      if (field.of == 'V') scope.atoms[field.sort].push_back(field.name + "[max(v - 1, 0)]");
    }
    if (draw_.chance(50)) scope.ranges.push_back({"near[v]", false, false, readsOfEntries(), {}});
    scope.ranges.push_back({"V", true, false, readsOfEntries(), {}});
    return scope;
  }

  /// Ranges over rows of M, or their steps.
  Scope ofRows(bool ofSteps) const {
    Scope scope = common();
    scope.atoms[Sort::Vec2] = {"u[m]"};
    scope.atoms[Sort::Real].emplace_back(ofSteps ? "b[m, l]" : "u[m].x");
    for (const Field& field : fields_) {
      if (field.of == 'M') scope.atoms[field.sort].push_back(field.name + "[m]");
    }
    return scope;
  }

  /// Declares fields; each may read earlier ones.
  void fields() {
    const int count = draw_.between(1, 3);
    for (int k = 0; k < count; ++k) {
      Field field{format("f{}", k), "EVVMB1"[draw_.below(6)], draw_.chance(25) ? Sort::Vec2 : Sort::Real};
      const auto [domain, scope] = field.of == 'E'   ? std::pair{"[e in E]", ofElements()}
                                   : field.of == 'V' ? std::pair{"[v in V]", ofVertices()}
                                   : field.of == 'M' ? std::pair{"[m in M]", ofRows(false)}
                                   : field.of == 'B' ? std::pair{"[m in M, l in L]", ofRows(true)}
                                                     : std::pair{"", common()};
      const bool isReal = field.sort == Sort::Real;
      const int depth = draw_.between(1, 2);
      const std::string value = isReal && draw_.chance(60) ? expressions_.overRange(depth, scope)
                                                           : expressions_.make(field.sort, depth + 1, scope);
      made_.declarations.push_back(format("let {}{} : {} = {};\n", field.name, domain, isReal ? "real" : "vec2",
                                          isReal && draw_.chance(50) ? format("sin({})", value) : value));
      fields_.push_back(std::move(field));
    }
  }

  std::string value(const Scope& scope) {
    const int depth = draw_.between(1, 3);
    if (draw_.chance(12)) return expressions_.foldOfTwo(std::min(depth, 2), scope);
    if (draw_.chance(15)) return expressions_.keptForTwo(std::min(depth, 2), scope);
    std::string value = expressions_.overRange(depth, scope);
    if (draw_.chance(50))
      value = format("({} {} {})", value, draw_.chance(50) ? "+" : "*", expressions_.make(Sort::Real, 2, scope));
    return draw_.chance(50) ? format("sin({})", value) : value;
  }

  /// An output that later terms read, which makes it a field.
  void term(int number) {
    Made::Term term;
    const uint32_t kind = number == 0 && draw_.chance(80) ? 0 : draw_.below(3);
    static const char* const kinds[] = {"energy", "residual", "output"};
    term.name = format("{}{}", "ero"[kind], number);
    term.head = format("{} {}[e in E]", kinds[kind], term.name);
    term.value = value(ofElements());
    if (kind == 2) fields_.push_back({term.name, 'E', Sort::Real});
    made_.terms.push_back(std::move(term));
  }

  /// Energies of one shape that differ in literals: in loops, in their bounds, and outside.
  void alike(int number) {
    Scope scope = ofElements();
    offerLiterals("int(e)", scope);
    scope.atoms[Sort::Real].emplace_back("y[(e + #i) % E, 0]");
    for (OpenRange& range : scope.ranges) {
      const size_t reads = range.reads.size();
      for (const char* real : {"real(int($) * #i)", "(int($) == #b ? 0.5 : x[0])"})
        range.reads.insert(range.reads.end(), reads / 2, Read{Sort::Real, real});
    }
    OpenRange& steps = scope.ranges[1];
    steps.reads.push_back({Sort::Real, "x[(nb[e, $] + #i) % V]"});
    steps.inner.push_back({"0..int($) + #j", true, false, {{Sort::Real, "y[e, ($ + #i) % L]"}}, {}});
    const std::string pattern = value(scope);
    const int count = draw_.between(2, 3);
    for (int k = 0; k < count; ++k) {
      const std::string name = format("e{}_{}", number, k);
      made_.terms.push_back(
          {.name = name, .head = format("energy {}[e in E]", name), .value = Literals(draw_, vertices_).in(pattern)});
    }
  }

  void energy(const std::string& name, const std::string& domain, const std::string& value) {
    made_.terms.push_back({.name = name, .head = format("energy {}[{}]", name, domain), .value = value});
  }

  /// Terms for which rows compute their sums, also by a field whose rows are each read once, and other terms of the
  /// same symbols.
  void layer() {
    static const std::vector<std::string> kProducts = {
        "b[m, l] * y[e, l]", "b[m, l] * a[e, l]", "b[m, l] * (y[e, l] - a[e, l])", "(a[e, l] > 0 ? b[m, l] : y[e, l])"};
    const std::string sum = format("sin(sum(l in L) {})", draw_.of(kProducts));
    if (draw_.chance(50)) {
      made_.declarations.push_back(format("let z[e in E, m in M] : real = {};\n", sum));
      energy("last", "e in E", "sin(sum(m in M) u[m].x * z[e, m])");
    } else {
      energy("dense", "e in E, m in M", sum);
    }
    if (draw_.chance(60)) energy("ofb", "m in M, l in L", "sin(b[m, l]) * exp(b[m, l])");
    if (draw_.chance(60)) energy("ofy", "e in E, l in L", "sin(y[e, l]) * exp(y[e, l])");
  }

  /// A declared domain: E, V, M, M times L, or none (1).
  struct Field {
    std::string name;
    char of;
    Sort sort;
  };

  Draw draw_;
  Expressions expressions_;
  Made made_;
  std::vector<Field> fields_;
  int vertices_ = draw_.between(1, 7), steps_ = draw_.between(1, 5), rows_ = draw_.between(1, 4);
};

}  // namespace

Made makeLoops(uint64_t seed) { return LoopMaker(seed).make(); }

}  // namespace hgc::fuzz
