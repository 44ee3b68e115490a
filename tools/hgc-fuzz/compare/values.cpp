#include <fmt/format.h>

#include "tools/hgc-fuzz/compare/comparisons.h"

namespace hgc::fuzz {
namespace {

std::string differenceOfTerms(const char* what, const std::map<std::string, std::vector<double>>& expected,
                              const std::map<std::string, Array>& actual) {
  for (const auto& [name, values] : expected) {
    const auto found = actual.find(name);
    if (found == actual.end()) return fmt::format("{} {} is missing", what, name);
    std::string difference =
        differenceOf(fmt::format("kernels and reference: {} {}", what, name), found->second.reals, values);
    if (!difference.empty()) return difference;
  }
  return {};
}

std::string differenceOfGradient(const Subject& subject, size_t symbol) {
  const std::string& name = subject.compiled.program.symbols[symbol].name;
  const Expected& expected = subject.expected;
  const auto found = subject.first.gradients.find(name);
  if (found == subject.first.gradients.end()) return "the gradient of " + name + " is missing";
  const std::vector<double>& actual = found->second.reals;
  std::string difference =
      differenceOf("kernels and reference: gradient of " + name, actual, expected.gradient[symbol]);
  for (size_t k = 0; k < actual.size() && difference.empty(); ++k) {
    difference = differenceBeyondRounding(
        subject.effort, fmt::format("gradient of {}, number {}, and the reference's reverse mode", name, k), actual[k],
        expected.reverse[symbol][k], expected.scale[symbol][k]);
  }
  return difference;
}

std::string compareWith(const Subject& subject, const Evaluation& expected, const Place& place) {
  const std::string name = fmt::format("{}{}, {} threads", place.device, place.fused ? " fused" : "", place.threads);
  auto session = open(subject.compiled, subject.inputs, subject.effort, place);
  if (!session) return name + ": " + session.error().message;
  const auto other = evaluate(*session, subject.compiled.program);
  if (!other) return name + ": " + other.error().message;
  const std::string difference = differenceOf(expected, *other);
  return difference.empty() ? "" : name + ": " + difference;
}

}  // namespace

std::string compareReference(Subject& subject) {
  const Expected& expected = subject.expected;
  const Evaluation& first = subject.first;
  std::string difference = differenceOfTerms("value of", expected.values, first.termValues);
  std::map<std::string, Array> elements = first.outputs;
  elements.insert(first.residuals.begin(), first.residuals.end());
  if (difference.empty()) difference = differenceOfTerms("element of", expected.elements, elements);
  for (size_t s = 0; s < expected.gradient.size() && difference.empty(); ++s) {
    const SymbolKind kind = subject.compiled.program.symbols[s].kind;
    const bool asked = kind == SymbolKind::Var || (kind == SymbolKind::Param && subject.effort.parameters);
    if (asked && !expected.gradient[s].empty()) difference = differenceOfGradient(subject, s);
  }
  return difference;
}

std::string compareDevices(Subject& subject) {
  std::vector<Place> places;
  if (subject.effort.isas.size() > 1) places.push_back({cpuName(subject.effort.isas.front()), false, 2});
  for (size_t k = 1; k < subject.effort.isas.size(); ++k) {
    for (const int threads : {1, 2}) places.push_back({cpuName(subject.effort.isas[k]), false, threads});
  }
  for (const std::string& device : subject.effort.vulkan) places.push_back({device, false, 0});
  for (const Place& place : places) {
    std::string difference = compareWith(subject, subject.first, place);
    if (!difference.empty()) return difference;
  }
  return {};
}

std::string compareFused(Subject& subject) {
  if (!subject.effort.fused || subject.effort.isas.back() != Isa::Avx512) return {};
  auto session = open(subject.compiled, subject.inputs, subject.effort, {cpuName(Isa::Avx2), true, 1});
  if (!session) return session.error().message;
  const auto fused = evaluate(*session, subject.compiled.program);
  if (!fused) return fused.error().message;
  return compareWith(subject, *fused, {cpuName(Isa::Avx512), true, 2});
}

}  // namespace hgc::fuzz
