#include <fmt/format.h>

#include "tools/hgc-fuzz/made.h"
#include "tools/hgc-fuzz/programs/literals.h"
#include "tools/hgc-fuzz/programs/symbols.h"

namespace hgc::fuzz {
namespace {

using fmt::format;

/// Declares symbols with their data, and makes terms that read them.
class Maker {
 public:
  explicit Maker(uint64_t seed) : draw_(seed), expressions_(draw_), symbols_(draw_, expressions_, made_) {}

  Made make() {
    symbols_.make();
    const int terms = draw_.between(1, 3);
    for (int k = 0; k < terms; ++k) term(k);
    if (draw_.chance(40)) alike(terms);
    return std::move(made_);
  }

 private:
  void term(int number) {
    const uint32_t where = draw_.below(20);
    const int depth = draw_.between(2, 4);
    if (where < 13) {
      Scope scope = symbols_.atElement();
      const bool product = draw_.chance(15);
      if (product) scope.atoms[Sort::Real].push_back("real(k)");
      typed(number, product ? "[e in E, k in K]" : "[e in E]", depth, scope);
    } else if (where < 17) {
      typed(number, "[v in V]", depth, symbols_.atVertex());
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

  /// An expression that is positive where it is finite; it may depend on data and unknowns.
  std::string lossWidth(const Scope& scope) {
    if (draw_.chance(50)) return literal(draw_.between(0.3, 2.0));
    return format("0.5 + abs({})", expressions_.make(Sort::Real, draw_.between(0, 2), scope));
  }

  /// Terms of one shape over one domain that differ in their literals.
  void alike(int number) {
    const bool isOfElements = draw_.chance(40), isAlongLines = !isOfElements && draw_.chance(60);
    Scope scope = isOfElements ? symbols_.atElement() : isAlongLines ? symbols_.alongVertices() : symbols_.atVertex();
    static const std::vector<std::string> ofElements = {"t[e, #b]", "(t[e, 0] + #i) % V", "t[(e + #i) % E, 1]"},
                                          ofVertices = {"(v + #i) % V", "clamp(v - #j, 0, V - 1)", "#0"};
    if (!isAlongLines) symbols_.vertex(draw_.of(isOfElements ? ofElements : ofVertices), scope);
    offerLiterals(isOfElements ? "int(e)" : "int(v)", scope);
    made_.usesPlaceOfElement |= isOfElements;
    const size_t first = made_.terms.size();
    typed(number, isOfElements ? "[e in E]" : "[v in V]", draw_.between(2, 4), scope);
    const std::vector<Made::Term> patterns(made_.terms.begin() + static_cast<long>(first), made_.terms.end());
    made_.terms.resize(first);
    const int count = draw_.between(2, 3);
    for (int k = 0; k < count; ++k) {
      Literals literals(draw_, symbols_.vertices());
      for (const Made::Term& pattern : patterns) made_.terms.push_back(instanceOf(pattern, number, k, literals));
    }
  }

  /// Adds a term under a new name.
  static Made::Term instanceOf(const Made::Term& pattern, int number, int copy, Literals& literals) {
    Made::Term term = pattern;
    const size_t at = pattern.head.find(pattern.name), end = 1 + std::to_string(number).size();
    const std::string ending = format("_{}", copy);
    term.name.insert(end, ending);
    term.head.insert(at + end, ending);
    term.value = literals.in(pattern.value);
    term.width = literals.in(pattern.width);
    return term;
  }

  /// Terms of one instance that differ in their literals, as recorders write them.
  void recorded(int number, int depth) {
    Scope scope = symbols_.common();
    symbols_.vertex("#0", scope);
    symbols_.vertex("#1", scope);
    offerLiterals("q", scope);
    const bool residual = draw_.chance(30);
    const std::string pattern = expressions_.block(Sort::Real, std::min(depth, 3), scope);
    const int count = draw_.between(1, 4);
    for (int k = 0; k < count; ++k) {
      const std::string name = format("c{}_{}", number, k), text = Literals(draw_, symbols_.vertices()).in(pattern);
      made_.terms.push_back(
          {.name = name, .head = format("{} {}", residual ? "residual" : "energy", name), .value = text});
    }
  }

  Draw draw_;
  Expressions expressions_;
  Made made_;
  SymbolMaker symbols_;
};

}  // namespace

Made makeProgram(uint64_t seed) { return Maker(seed).make(); }

}  // namespace hgc::fuzz
