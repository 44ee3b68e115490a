#include "runtime/session/collector.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

#include "runtime/data/stretches.h"

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
  std::atomic<int64_t> count = 0;
  forStretches(static_cast<int64_t>(values.size()), [&](int64_t first, int64_t last) {
    int64_t own = 0;
    for (auto k = static_cast<size_t>(first); k < static_cast<size_t>(last); ++k) {
      if (std::isfinite(values[k])) continue;
      ++own;
      values[k] = canonical(values[k]);
    }
    count += own;
  });
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
  spread(collected.values, TermKind::Energy, result.termValues);
  spread(collected.values, TermKind::Residual, result.termValues);
  for (const Term& term : program_.terms) {
    if (term.isSum) result.termValues[term.name] = Array::of({}, std::vector<double>{result.terms[term.name].value});
  }
  for (auto& [name, array] : result.termValues) result.nonfinite += clean(array.reals);
}

/// Arrays for all terms of a kind, also for those without instances: they have results, none.
void Collector::layOut(TermKind kind, Layout layout, std::map<std::string, Array>& out) const {
  const bool isElement = layout == Layout::Element;
  for (const Term& term : program_.terms) {
    if (term.kind != kind) continue;
    Array& array = out[term.name];
    array.shape = shapeOf(term.domain, isElement ? term.shape : std::vector<uint32_t>{}, workload_.bound.sizes);
    size_t total = isElement ? term.width : 1;
    for (const DimId dim : term.domain) total *= static_cast<size_t>(workload_.bound.sizes[dim]);
    array.reals.resize(total);
  }
}

void Collector::spread(const std::vector<std::vector<double>>& groups, TermKind kind,
                       std::map<std::string, Array>& out) const {
  layOut(kind, Layout::Scalar, out);
  forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
    if (term.kind != kind || layoutOf(workload_, g).inlined) return;
    Array& array = out[term.name];
    const std::vector<int32_t>& flat = workload_.groups[g].flat;
    for (int64_t k = 0; k < count; ++k) {
      const int64_t at = flat.empty() ? k : flat[static_cast<size_t>(k)];
      const bool isLeft = !groups[g].empty();  // without such a kernel its topology's are all 0
      array.reals[static_cast<size_t>(at)] = isLeft ? groups[g][static_cast<size_t>(first + k)] : 0.0;
    }
  });
}

/// What is written as a sum has one number.
void Collector::sumTerms(TermKind kind, std::map<std::string, Array>& out) const {
  for (const Term& term : program_.terms) {
    if (!term.isSum || term.kind != kind) continue;
    Array& array = out[term.name];
    array.shape = {};
    array.reals = {canonicalSum(array.reals)};
  }
}

Status Collector::components(Executable& executable, const DeviceInfo& device, TermKind kind, Layout layout,
                             std::map<std::string, Array>& out) const {
  layOut(kind, layout, out);
  const std::vector<std::vector<Tiles>>& left = executable.results().elements;
  forEachMember([&](size_t g, const Term& term, int64_t, int64_t) {  // without such a kernel its topology's are all 0
    const bool isMissing = term.kind == kind && left[g].empty() && !layoutOf(workload_, g).inlined;
    if (isMissing) std::ranges::fill(out[term.name].reals, 0.0);
  });
  Status done = Done{};
  std::vector<double> ofGroup;
  forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
    if (!done || term.kind != kind || left[g].empty()) return;
    double* const to = out[term.name].reals.data();
    const GroupData& data = workload_.groups[g];
    if (count == data.count) {
      done = fetchComponents(executable, device, left[g], data.flat, to);
      return;
    }
    const int64_t width = left[g].front().width;
    if (first == 0) {
      ofGroup.resize(static_cast<size_t>(data.count * width));
      done = fetchComponents(executable, device, left[g], {}, ofGroup.data());
    }
    if (done) std::copy_n(ofGroup.begin() + first * width, width, to);
  });
  if (done) sumTerms(kind, out);
  return done;
}

Status Collector::gradients(Executable& executable, Evaluation& result) const {
  std::vector<Copy> copies;
  for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
    const Symbol& symbol = program_.symbols[id];
    if (!isBy(gradientOf(workload_), symbol.kind) || symbol.field != kNone) continue;
    Array& array = result.gradients[symbol.name];
    array.shape = shapeOf(symbol.dims, symbol.shape, workload_.bound.sizes);
    const Buffer& from = executable.results().gradients[id];
    array.reals.resize(from.bytes / sizeof(double));
    copies.push_back({from, array.reals.data()});
  }
  if (const Status done = executable.read(copies); !done) return done;
  for (auto& [name, array] : result.gradients) result.nonfinite += clean(array.reals);
  return Done{};
}

}  // namespace hgc
