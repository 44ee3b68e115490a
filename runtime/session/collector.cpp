#include "runtime/session/collector.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hgc {
namespace {

std::vector<int64_t> shapeOf(const std::vector<DimId>& dims, const std::vector<uint32_t>& rest,
                             const std::vector<int64_t>& sizes) {
  std::vector<int64_t> shape;
  for (const DimId dim : dims) shape.push_back(sizes[dim]);
  shape.insert(shape.end(), rest.begin(), rest.end());
  return shape;
}

}  // namespace

double canonical(double value) { return std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value; }

int64_t clean(std::vector<double>& values) {
  int64_t count = 0;
  for (double& value : values) {
    if (std::isfinite(value)) continue;
    ++count;
    value = canonical(value);
  }
  return count;
}

void Collector::countTerms(Evaluation& result) const {
  for (const Term& term : program_.terms) {
    if (term.kind != TermKind::Field) result.terms[term.name];
  }
  forEachMember([&](size_t g, const Term& term, int64_t, int64_t count) {
    if (term.kind == TermKind::Field || layoutOf(workload_, g).inlined) return;
    TermResult& entry = result.terms[term.name];
    entry.instances += count;
    entry.topologies += count > 0;
  });
}

void Collector::values(const LaunchResult& collected, Evaluation& result) const {
  for (const double sum : collected.sums) result.value += sum;
  forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
    if (!isObjective(term.kind) || layoutOf(workload_, g).inlined) return;
    double& sum = result.terms[term.name].value;
    if (count == workload_.groups[g].count) sum += collected.sums[g];
    else if (!collected.values[g].empty())
      sum +=
          canonicalSum(std::span(collected.values[g]).subspan(static_cast<size_t>(first), static_cast<size_t>(count)));
  });
  result.value = canonical(result.value);
  for (auto& [name, term] : result.terms) term.value = canonical(term.value);
}

void Collector::termValues(const LaunchResult& collected, Evaluation& result) const {
  spread(collected.values, TermKind::Energy, Layout::Scalar, result.termValues);
  spread(collected.values, TermKind::Residual, Layout::Scalar, result.termValues);
  for (const Term& term : program_.terms) {
    if (term.isSum) result.termValues[term.name].reals = {result.terms[term.name].value};
  }
  for (auto& [name, array] : result.termValues) result.nonfinite += clean(array.reals);
}

void Collector::spread(const std::vector<std::vector<double>>& groups, TermKind kind, Layout layout,
                       std::map<std::string, Array>& out) const {
  const auto widthOf = [&](const Term& term) { return layout == Layout::Element ? size_t{term.width} : size_t{1}; };
  for (const Term& term : program_.terms) {  // also those without instances: they have results, none
    if (term.kind != kind) continue;
    Array& array = out[term.name];
    array.shape =
        shapeOf(term.domain, layout == Layout::Element ? term.shape : std::vector<uint32_t>{}, workload_.bound.sizes);
    size_t total = widthOf(term);
    for (const DimId dim : term.domain) total *= static_cast<size_t>(workload_.bound.sizes[dim]);
    array.reals.assign(total, 0.0);
  }
  forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
    if (term.kind != kind || groups[g].empty()) return;  // without such a kernel its topology's are all 0
    const size_t width = widthOf(term);
    Array& array = out[term.name];
    const std::vector<int32_t>& flat = workload_.groups[g].flat;
    for (int64_t k = 0; k < count; ++k) {
      const int64_t at = flat.empty() ? k : flat[static_cast<size_t>(k)];
      std::copy_n(groups[g].begin() + (first + k) * static_cast<int64_t>(width), width,
                  array.reals.begin() + at * static_cast<int64_t>(width));
    }
  });
  for (const Term& term : program_.terms) {
    if (term.isSum && term.kind == kind) out[term.name] = Array::of({}, std::vector{canonicalSum(out[term.name].reals)});
  }
}

void Collector::gradients(const LaunchResult& collected, Evaluation& result) const {
  for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
    const Symbol& symbol = program_.symbols[id];
    if (!isBy(gradientOf(workload_), symbol.kind) || symbol.field != kNone) continue;
    Array array = Array::of(shapeOf(symbol.dims, symbol.shape, workload_.bound.sizes), collected.gradients[id]);
    result.nonfinite += clean(array.reals);
    result.gradients[symbol.name] = std::move(array);
  }
}

}  // namespace hgc
