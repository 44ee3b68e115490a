#include <fmt/format.h>

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

}  // namespace hgc::fuzz
