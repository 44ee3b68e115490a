#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "tools/hgc-fuzz/compare/comparisons.h"

namespace hgc::fuzz {
namespace {

std::string elementsKeepValues(const Subject& subject, const std::vector<int>& some) {
  auto session = openFirst(subject, chooseElements(subject.made, some));
  if (!session) return session.error().message;
  const Program& program = subject.compiled.program;
  const auto other = evaluate(*session, program);
  if (!other) return other.error().message;
  const Evaluation& first = subject.first;
  for (const Term& term : program.terms) {
    if (term.domain.empty() || program.dims[term.domain[0]].name != "E") continue;
    for (const auto& [mine, its] : {std::pair{&first.termValues, &other->termValues},
                                    {&first.residuals, &other->residuals},
                                    {&first.outputs, &other->outputs}}) {
      if (!mine->contains(term.name)) continue;
      const auto elements = static_cast<size_t>(subject.made.elements);
      std::string difference =
          differenceOf("elements in another order: " + term.name, rowsOf(mine->at(term.name).reals, elements, some),
                       its->at(term.name).reals);
      if (!difference.empty()) return difference;
    }
  }
  return {};
}

/// Compares the instances of a term.
std::string sameTerm(const Evaluation& first, const Evaluation& other, const std::string& name) {
  for (const auto& [mine, its] : {std::pair{&first.termValues, &other.termValues},
                                  {&first.residuals, &other.residuals},
                                  {&first.outputs, &other.outputs}}) {
    if (!mine->contains(name)) continue;
    std::string difference = differenceOf(name, mine->at(name).reals, its->at(name).reals);
    if (!difference.empty()) return difference;
  }
  return {};
}

std::string aloneGives(const Subject& subject, const Made::Term& term) {
  Made variant = subject.made;
  variant.terms = {term};
  const auto other = evaluateOther(subject, variant);
  return other ? sameTerm(subject.first, other->results, term.name) : other.error().message;
}

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

}  // namespace

std::string compareAlone(Subject& subject) {
  for (const Made::Term& term : subject.made.terms) {
    const bool isOneOfSeveral = subject.effort.variants && subject.made.terms.size() > 1;
    const std::string difference = isOneOfSeveral ? aloneGives(subject, term) : "";
    if (!difference.empty()) return fmt::format("{} as the only term: {}", term.name, difference);
  }
  return {};
}

std::string compareElements(Subject& subject) {
  if (subject.made.usesPlaceOfElement || subject.made.elements < 2) return {};
  std::vector<int> order(static_cast<size_t>(subject.made.elements));
  std::iota(order.begin(), order.end(), 0);
  subject.draw.shuffle(order);
  const auto half = order.begin() + subject.made.elements / 2;
  for (const std::vector<int>& some :
       {order, std::vector<int>(order.begin(), half), std::vector<int>(half, order.end())}) {
    std::string difference = elementsKeepValues(subject, some);
    if (!difference.empty()) return difference;
  }
  return {};
}

std::string compareTexts(Subject& subject) {
  if (!subject.effort.variants) return {};
  Made variant = subject.made;
  subject.draw.shuffle(variant.declarations);
  for (Made::Term& term : variant.terms) {
    if (term.value.starts_with("{")) term.value = "{ let dead = 1 + sqrt(2.5); " + term.value.substr(2);
    else term.value = fmt::format("{{ let dead = {0}; let twice = {0}; return twice; }}", term.value);
  }
  const auto other = evaluateOther(subject, variant);
  const std::string difference = other ? differenceOf(subject.first, other->results) : other.error().message;
  return difference.empty() ? "" : "declarations in another order, unused lets: " + difference;
}

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

}  // namespace hgc::fuzz
