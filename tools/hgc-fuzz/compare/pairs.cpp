/// Compares programs with versions that have other names, another order, or the instances of a term split into several
/// terms.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "tools/hgc-fuzz/compare/comparisons.h"
#include "verify/expected.h"

namespace hgc::fuzz {
namespace {

/// Old names to new ones.
using Names = std::map<std::string, std::string>;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The end of the word or number that begins at `at`. The range `0..K` is a number, two dots and a name.
size_t endOfWord(const std::string& text, size_t at) {
  const bool isNumber = isDigit(text[at]);
  while (at < text.size()) {
    const bool isPoint = isNumber && text[at] == '.' && text.compare(at, 2, "..") != 0;
    if (!isLetter(text[at]) && !isDigit(text[at]) && !isPoint) break;
    ++at;
  }
  return at;
}

bool followsOneDot(const std::string& text, size_t at) {
  return at > 0 && text[at - 1] == '.' && (at < 2 || text[at - 2] != '.');
}

std::string newName(const Names& names, const std::string& name) {
  const auto found = names.find(name);
  return found == names.end() ? name : found->second;
}

/// Replaces every name of `names` in `text`, except components of vectors (`.x`) and letters within numbers.
std::string replaceNames(const std::string& text, const Names& names) {
  std::string result;
  for (size_t at = 0; at < text.size();) {
    if (!isLetter(text[at]) && !isDigit(text[at])) {
      result += text[at++];
      continue;
    }
    const size_t end = endOfWord(text, at);
    const std::string word = text.substr(at, end - at);
    result += followsOneDot(text, at) ? word : newName(names, word);
    at = end;
  }
  return result;
}

bool isOverElements(const Made::Term& term) { return term.head.find("[e in E") != std::string::npos; }

/// Rewrites `energy e0[e in E, k in K]` as `energy e0_1[i in Part1, k in K]`, with `e` read from a table.
Made::Term partOf(const Made::Term& term, size_t part) {
  const std::string dim = fmt::format("Part{}", part);
  const Names element = {{"e", fmt::format("part{}[i]", part)}};
  Made::Term result = term;
  result.name = fmt::format("{}_{}", term.name, part);
  result.head = replaceNames(term.head, {{term.name, result.name}, {"e", "i"}, {"E", dim}});
  result.value = replaceNames(term.value, element);
  result.width = replaceNames(term.width, element);
  return result;
}

/// Draws new names for all dimensions, symbols and terms; their alphabetical order differs from the old one.
Names drawNames(Draw& draw, const Made& made) {
  std::vector<std::string> old = {"V", "E", "K"};
  for (const char* name : {"x", "y", "z", "p", "q", "w", "pr", "m", "t", "a", "b", "n", "u", "ring", "C"})
    old.emplace_back(name);
  for (const Made::Term& term : made.terms) old.push_back(term.name);
  Names names;
  for (const std::string& name : old)
    names[name] = fmt::format("{}{}_{}", "gGqZ_"[draw.below(5)], draw.below(1000), name);
  return names;
}

/// The same program under these names.
Made renamed(const Made& made, const Names& names) {
  Made result = made;
  for (std::string& declaration : result.declarations) declaration = replaceNames(declaration, names);
  for (Made::Term& term : result.terms) {
    term.name = newName(names, term.name);
    for (std::string* text : {&term.head, &term.value, &term.width}) *text = replaceNames(*text, names);
  }
  result.inputs = {};
  for (const auto& [name, array] : made.inputs.arrays) result.inputs.arrays[newName(names, name)] = array;
  for (const auto& [name, size] : made.inputs.sizes) result.inputs.sizes[newName(names, name)] = size;
  return result;
}

/// Splits each term over E into terms over parts of its elements, given by tables: `e0` becomes `e0_0`, `e0_1`, ...
Made overParts(const Made& made, const std::vector<std::vector<int>>& parts) {
  Made result = made;
  for (size_t k = 0; k < parts.size(); ++k) {
    const auto count = static_cast<int64_t>(parts[k].size());
    result.declarations.push_back(fmt::format("dim Part{0};\ndata part{0} : E[Part{0}];\n", k));
    result.inputs.sizes[fmt::format("Part{}", k)] = count;
    result.inputs.arrays[fmt::format("part{}", k)] =
        Array::of({count}, std::vector<int32_t>(parts[k].begin(), parts[k].end()));
  }
  result.terms.clear();
  for (const Made::Term& term : made.terms) {
    if (!isOverElements(term)) result.terms.push_back(term);
    for (size_t k = 0; k < parts.size() && isOverElements(term); ++k) result.terms.push_back(partOf(term, k));
  }
  return result;
}

using Arrays = std::map<std::string, Array>;

/// Bounds of the rounding errors of sums.
Result<hgc::Expected> boundsOf(const Subject& subject) {
  const Program& program = subject.compiled.program;
  std::vector<std::vector<double>> direction(program.symbols.size());
  for (size_t s = 0; s < direction.size(); ++s) {
    if (program.symbols[s].kind == SymbolKind::Var)
      direction[s].resize(static_cast<size_t>(subject.bound.symbols[s].rows) * program.symbols[s].width);
  }
  return expect(program, subject.compiled.plan, subject.bound, subject.groups, direction,
                {.single = subject.effort.single, .fused = false});
}

/// Compares two sums of the same numbers, each within `bounds` of the exact one. Non-finite sums are not compared.
std::string differenceOfSums(const std::string& what, const std::vector<double>& a, const std::vector<double>& b,
                             const std::vector<double>& bounds) {
  for (size_t k = 0; k < a.size(); ++k) {
    const bool comparable = std::isfinite(a[k]) && std::isfinite(b[k]) && std::isfinite(bounds[k]);
    if (comparable && std::fabs(a[k] - b[k]) > 2 * bounds[k])
      return fmt::format("{}, number {}: {:.17g} and {:.17g}, within {:.3g}", what, k, a[k], b[k], 2 * bounds[k]);
  }
  return {};
}

std::string differenceOfSums(const Subject& subject, const hgc::Expected& bounds, const Evaluation& other) {
  const Program& program = subject.compiled.program;
  std::string difference = differenceOfSums("objective", {subject.first.value}, {other.value}, bounds.value.bounds);
  for (size_t s = 0; s < program.symbols.size() && difference.empty(); ++s) {
    const std::string& name = program.symbols[s].name;
    if (program.symbols[s].kind != SymbolKind::Var || !subject.first.gradients.contains(name)) continue;
    difference = differenceOfSums("gradient of " + name, subject.first.gradients.at(name).reals,
                                  other.gradients.at(name).reals, bounds.gradient[s].bounds);
  }
  return difference;
}

Arrays underNames(const Arrays& arrays, const Names& names) {
  Arrays result;
  for (const auto& [old, name] : names) {
    if (arrays.contains(name)) result[old] = arrays.at(name);
  }
  return result;
}

std::string compareNames(Subject& subject) {
  const Names names = drawNames(subject.draw, subject.made);
  auto other = evaluateOther(subject, renamed(subject.made, names), true);
  if (!other) return other.error().message;
  for (Arrays* arrays :
       {&other->results.termValues, &other->results.residuals, &other->results.outputs, &other->results.gradients})
    *arrays = underNames(*arrays, names);
  return differenceOf(subject.first, other->results);
}

/// Puts terms of one group next to each other; keeps the order of groups and within them.
std::string compareGroupedTerms(Subject& subject) {
  std::vector<TermId> order;
  for (const Group& group : subject.compiled.plan.groups) {
    for (const TermId term : group.terms) {
      if (std::ranges::find(order, term) == order.end()) order.push_back(term);
    }
  }
  if (order.size() != subject.made.terms.size() || std::ranges::is_sorted(order)) return {};
  Made made = subject.made;
  for (size_t k = 0; k < order.size(); ++k) made.terms[k] = subject.made.terms[order[k]];
  const auto other = evaluateOther(subject, made, true);
  return other ? differenceOf(subject.first, other->results) : other.error().message;
}

std::string compareShuffledTerms(Subject& subject, const hgc::Expected& bounds) {
  Made made = subject.made;
  subject.draw.shuffle(made.terms);
  const auto other = evaluateOther(subject, made, true);
  if (!other) return other.error().message;
  const std::string difference = differenceOf(subject.first, other->results, true);
  return difference.empty() ? differenceOfSums(subject, bounds, other->results) : difference;
}

/// Joins the results of a term's parts, one part after another, under the name of the term.
Arrays joined(const Subject& subject, const Arrays& arrays, size_t parts) {
  Arrays result;
  for (const Made::Term& term : subject.made.terms) {
    if (arrays.contains(term.name)) result[term.name] = arrays.at(term.name);
    for (size_t k = 0; k < parts; ++k) {
      const auto part = arrays.find(fmt::format("{}_{}", term.name, k));
      if (part == arrays.end()) continue;
      auto& reals = result[term.name].reals;
      reals.insert(reals.end(), part->second.reals.begin(), part->second.reals.end());
    }
  }
  return result;
}

Result<Other> evaluateParts(const Subject& subject, const std::vector<std::vector<int>>& parts) {
  auto other = evaluateOther(subject, overParts(subject.made, parts), true);
  if (!other) return other;
  for (Arrays* arrays : {&other->results.termValues, &other->results.residuals, &other->results.outputs})
    *arrays = joined(subject, *arrays, parts.size());
  Arrays jacobians;
  for (auto& [name, values] : other->jacobians) jacobians[name].reals = std::move(values);
  other->jacobians.clear();
  for (auto& [name, array] : joined(subject, jacobians, parts.size())) other->jacobians[name] = std::move(array.reals);
  return other;
}

/// The values of terms over E, element by element, in this order of elements.
Evaluation reordered(const Subject& subject, const std::vector<int>& order) {
  Evaluation result = subject.first;
  for (const Term& term : subject.compiled.program.terms) {
    if (term.domain.empty() || subject.compiled.program.dims[term.domain[0]].name != "E") continue;
    for (Arrays* arrays : {&result.termValues, &result.residuals, &result.outputs}) {
      if (arrays->contains(term.name))
        (*arrays)[term.name].reals = rowsOf((*arrays)[term.name].reals, order.size(), order);
    }
  }
  return result;
}

std::string differenceOfJacobians(const Other& a, const Other& b) {
  for (const auto& [name, values] : a.jacobians) {
    const auto found = b.jacobians.find(name);
    if (found == b.jacobians.end() || found->second.size() != values.size()) continue;  // a part had none
    std::string difference = differenceOf("jacobian of " + name, values, found->second);
    if (!difference.empty()) return difference;
  }
  return {};
}

/// Splits the instances of a term into one part, into two, and into two of which one is empty.
std::string compareParts(Subject& subject, const hgc::Expected& bounds) {
  std::vector<int> order(static_cast<size_t>(subject.made.elements));
  std::iota(order.begin(), order.end(), 0);
  subject.draw.shuffle(order);
  const auto whole = evaluateParts(subject, {order});
  if (!whole) return whole.error().message;
  std::string difference = differenceOf(reordered(subject, order), whole->results, true);
  if (difference.empty()) difference = differenceOfSums(subject, bounds, whole->results);
  if (!difference.empty()) return "read through a table: " + difference;
  const auto cut = order.begin() + subject.draw.between(0, subject.made.elements);
  const auto halves = evaluateParts(subject, {{order.begin(), cut}, {cut, order.end()}});
  if (!halves) return halves.error().message;
  difference = differenceOf(whole->results, halves->results, true);
  if (difference.empty()) difference = differenceOfJacobians(*whole, *halves);
  if (difference.empty()) difference = differenceOfSums(subject, bounds, halves->results);
  if (!difference.empty()) return "in two terms: " + difference;
  for (const auto& parts : {std::vector<std::vector<int>>{order, {}}, {{}, order}}) {
    const auto other = evaluateParts(subject, parts);
    if (!other) return other.error().message;
    difference = differenceOf(whole->results, other->results);
    if (!difference.empty()) return "beside a term without instances: " + difference;
  }
  return {};
}

std::string said(const char* what, const std::string& difference) {
  return difference.empty() ? "" : fmt::format("{}: {}", what, difference);
}

}  // namespace

std::string compareRelations(Subject& subject) {
  if (!subject.effort.variants) return {};
  std::string difference = said("other names", compareNames(subject));
  if (difference.empty()) difference = said("terms beside those of their group", compareGroupedTerms(subject));
  if (!difference.empty()) return difference;
  const auto bounds = boundsOf(subject);
  if (!bounds) return bounds.error().message;
  difference = said("terms in another order", compareShuffledTerms(subject, *bounds));
  if (difference.empty() && subject.made.elements > 0) difference = said("elements", compareParts(subject, *bounds));
  return difference;
}

}  // namespace hgc::fuzz
