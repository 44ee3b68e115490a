#include "tools/hgc/solve/own_bindings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <string_view>

#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

constexpr std::string_view kMask = ".fixed", kMultipliers = "dual.";

/// The unknown of a binding that is a mask.
std::optional<std::string> maskOf(const std::string& binding) {
  const std::string name = binding.substr(0, binding.find('='));
  if (!name.ends_with(kMask)) return std::nullopt;
  return name.substr(0, name.size() - kMask.size());
}

/// Parses `0,3-5`; empty text has no rows.
Result<std::vector<int64_t>> parseRows(const std::string& text) {
  constexpr int64_t kMost = 100'000'000;  // more would be a mistake
  std::vector<int64_t> rows;
  std::stringstream list(text);
  for (std::string part; std::getline(list, part, ',');) {
    int64_t first = 0;
    const char* const end = part.data() + part.size();
    auto [rest, error] = std::from_chars(part.data(), end, first);
    int64_t last = first;
    if (error == std::errc{} && rest != end && *rest == '-') {
      const auto second = std::from_chars(rest + 1, end, last);
      rest = second.ptr;
      error = second.ec;
    }
    if (error != std::errc{} || rest != end || first < 0 || last < first || last > kMost)
      return Error{fmt::format("--fix: `{}` is not a row or a range of rows", part), "as in --fix x:0,3-5"};
    for (int64_t row = first; row <= last; ++row) rows.push_back(row);
  }
  return rows;
}

}  // namespace

Result<std::vector<FixedRows>> parseFixed(const Options& options) {
  std::vector<FixedRows> fixed;
  for (const std::string& text : options.fixed) {
    const size_t colon = text.find(':');
    if (text.find(',') < colon) {
      std::stringstream names(text.substr(0, colon));
      std::string each;
      for (std::string name; std::getline(names, name, ',');) each += " --fix " + name;
      return Error{fmt::format("--fix {}: this is not one unknown", text), "repeat the option:" + each};
    }
    const auto rows = parseRows(colon == std::string::npos ? "" : text.substr(colon + 1));
    if (!rows) return rows.error();
    if (colon != std::string::npos && rows->empty())
      return Error{fmt::format("--fix {}: no rows are named after the colon", text), "as in --fix x:0,3-5"};
    fixed.push_back({text.substr(0, colon), *rows});
  }
  return fixed;
}

Options withoutOwnBindings(const Options& options) {
  Options rest = options;
  std::erase_if(rest.bindings, [](const std::string& binding) {
    return maskOf(binding).has_value() || binding.starts_with(kMultipliers);
  });
  return rest;
}

Result<std::vector<SolveConstraint>> readMultipliers(const Options& options, const Program& program) {
  std::vector<SolveConstraint> all;
  PartReader files;
  for (const std::string& binding : options.bindings) {
    if (!binding.starts_with(kMultipliers)) continue;
    const size_t equals = binding.find('=');
    SolveConstraint each;
    each.name = binding.substr(kMultipliers.size(), equals - kMultipliers.size());
    const auto term = std::ranges::find(program.terms, each.name, &Term::name);
    if (term == program.terms.end() || !term->isConstraint())
      return Error{fmt::format("{}: there is no constraint `{}`", binding, each.name), ""};
    if (std::ranges::count(all, each.name, &SolveConstraint::name) > 0)
      return Error{fmt::format("`{}{}` is bound twice", kMultipliers, each.name), ""};
    Symbol symbol;
    symbol.name = binding.substr(0, equals);
    auto numbers = readSource(binding.substr(equals + 1), symbol, {}, files);
    if (!numbers) return numbers.error();
    if (numbers->isInteger) numbers->reals.assign(numbers->integers.begin(), numbers->integers.end());
    each.dual = Array::of(numbers->shape, std::move(numbers->reals));
    all.push_back(std::move(each));
  }
  return all;
}

Status readMasks(const Options& options, Session& session, std::vector<FixedRows>& fixed) {
  PartReader files;
  for (const std::string& binding : options.bindings) {
    const auto unknown = maskOf(binding);
    if (!unknown) continue;
    const auto& symbols = session.workload().artefact->program.symbols;
    const auto named = std::ranges::find(symbols, *unknown, &Symbol::name);
    if (named != symbols.end() && named->kind != SymbolKind::Var)
      return Error{fmt::format("{}: `{}` is no unknown, and only unknowns are fixed", binding, *unknown), ""};
    const auto values = session.values(*unknown);
    if (!values) return values.error();
    Symbol symbol;
    symbol.name = *unknown + std::string(kMask);
    auto mask = readSource(binding.substr(binding.find('=') + 1), symbol, {}, files);
    if (!mask) return mask.error();
    const std::vector<int64_t>& shape = values->shape;
    // One line of text is one row.
    if (mask->shape.size() == shape.size() + 1 && mask->shape.front() == 1) mask->shape.erase(mask->shape.begin());
    const bool fits =
        mask->shape.size() <= shape.size() && std::equal(mask->shape.begin(), mask->shape.end(), shape.begin());
    if (!fits)
      return Error{fmt::format("{}: the mask has the shape [{}], and `{}` has [{}]", binding,
                               fmt::join(mask->shape, ", "), *unknown, fmt::join(shape, ", ")),
                   "a mask has the shape of the unknown, or its first axes, or is one number for all"};
    const int64_t each = mask->count() == 0 ? 0 : values->count() / mask->count();
    FixedRows scalars{*unknown, {}};
    for (int64_t k = 0; k < values->count(); ++k) {
      const auto at = static_cast<size_t>(k / each);
      const double number = mask->isInteger ? mask->integers[at] : mask->reals[at];
      if (number != 0 && number != 1)
        return Error{fmt::format("{}: a mask is made of 0 and 1, and has {}", binding, number), ""};
      if (number == 1) scalars.scalars.push_back(k);
    }
    if (!scalars.scalars.empty()) fixed.push_back(std::move(scalars));
  }
  return Done{};
}

}  // namespace hgc::tool
