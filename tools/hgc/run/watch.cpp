#include "tools/hgc/run/watch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <string_view>

#include "ir/report/suggest.h"
#include "tools/io/text.h"

namespace hgc::tool {
namespace {

Error wrong(const std::string& text, std::string_view why, std::string hint = "") {
  return {fmt::format("--watch {}: {}", text, why), std::move(hint)};
}

/// Parses the numbers after the name: one for the whole domain, or one per axis.
Result<int64_t> instanceAt(const std::string& text, const std::string& numbers, const Term& term, const Bound& bound) {
  std::vector<int64_t> given;
  for (size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = numbers.find(',', begin);
    const auto number = wholeIn<int64_t>(std::string_view(numbers).substr(begin, end - begin));
    if (!number) return wrong(text, "an instance must be a number", "--watch NAME:17");
    given.push_back(*number);
  }
  int64_t instances = 1;
  for (const DimId dim : term.domain) instances *= bound.sizes[dim];
  if (given.size() == 1) {
    if (given[0] >= 0 && given[0] < instances) return given[0];
    return wrong(text, fmt::format("`{}` has {} {}", term.name, instances, instances == 1 ? "instance" : "instances"),
                 instances > 0 ? fmt::format("0 to {}", instances - 1) : "");
  }
  if (given.size() != term.domain.size())
    return wrong(text, fmt::format("`{}` has {} axes", term.name, term.domain.size()),
                 "one number, or an index along each axis");
  int64_t instance = 0;
  for (size_t k = 0; k < given.size(); ++k) {
    const int64_t size = bound.sizes[term.domain[k]];
    if (given[k] < 0 || given[k] >= size) return wrong(text, fmt::format("axis {} has {} indices", k, size));
    instance = instance * size + given[k];
  }
  return instance;
}

bool hasSameBits(std::span<const double> a, std::span<const double> b) {
  return std::ranges::equal(a, b, [](double x, double y) { return std::memcmp(&x, &y, sizeof x) == 0; });
}

std::string numbersText(std::span<const std::string> numbers, size_t count) {
  std::string text;
  for (const std::string& number : numbers) text += (text.empty() ? "" : ", ") + number;
  if (count > numbers.size()) text += fmt::format(", ... and {} more", count - numbers.size());
  return count == 1 ? text : "[" + text + "]";
}

std::string line(const WatchedValue& value) {
  const std::string numbers = numbersText(value.numbers, value.count);
  return value.place.empty() ? fmt::format("  {:<24} {}\n", value.name, numbers)
                             : fmt::format("  {:<24} {:<24} {}\n", value.name, numbers, value.place);
}

std::string resultText(std::span<const double> result) {
  constexpr size_t kMost = 16;
  std::vector<std::string> numbers;
  for (const double number : result.first(std::min(result.size(), kMost))) numbers.push_back(fmt::format("{}", number));
  return numbersText(numbers, result.size());
}

}  // namespace

Result<std::vector<Watch>> parseWatches(const std::vector<std::string>& texts, const Program& program,
                                        const Bound& bound) {
  std::vector<Watch> watches;
  for (const std::string& text : texts) {
    const size_t colon = text.rfind(':');
    const std::string name = text.substr(0, colon);
    if (colon == std::string::npos || name.empty()) return wrong(text, "name an instance as NAME:17", "");
    const auto term = std::ranges::find(program.terms, name, &Term::name);
    if (term == program.terms.end()) {
      std::vector<std::string> names;
      for (const Term& known : program.terms) names.push_back(known.name);
      return wrong(text, "the program has no such term or field", meantAmong(name, names));
    }
    const auto instance = instanceAt(text, text.substr(colon + 1), *term, bound);
    if (!instance) return instance.error();
    watches.push_back({static_cast<TermId>(term - program.terms.begin()), *instance});
  }
  return watches;
}

std::vector<double> madeBy(const Evaluation& result, const Term& term, int64_t instance) {
  const auto* const arrays = term.kind == TermKind::Energy     ? &result.termValues
                             : term.kind == TermKind::Residual ? &result.residuals
                             : term.kind == TermKind::Field    ? &result.fields
                                                               : &result.outputs;
  const auto found = arrays->find(term.name);
  const auto width = static_cast<size_t>(term.kind == TermKind::Energy ? 1 : term.width);
  const size_t at = static_cast<size_t>(instance) * width;
  if (found == arrays->end() || term.isSum || found->second.reals.size() < at + width) return {};
  return {found->second.reals.begin() + static_cast<std::ptrdiff_t>(at),
          found->second.reals.begin() + static_cast<std::ptrdiff_t>(at + width)};
}

std::string watchTables(std::span<const Watched> all) {
  std::string text;
  for (const Watched& watched : all) {
    text += fmt::format("watch       `{}`, instance {}\n", watched.term, watched.instance);
    for (const WatchedValue& value : watched.named) text += line(value);
    for (const WatchedValue& value : watched.read) text += line(value);
    if (watched.moreRead > 0) text += fmt::format("  ... and {} more that is read\n", watched.moreRead);
    text += line({fmt::format("`{}`", watched.term), watched.place, "", {resultText(watched.result)}, 1});
    if (watched.made.empty()) continue;
    const bool isSame = hasSameBits(watched.made, watched.result);
    text += fmt::format("  {:<24} {}\n", "on " + watched.device, isSame ? "the same bits" : resultText(watched.made));
  }
  return text;
}

}  // namespace hgc::tool
