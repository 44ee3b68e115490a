#include "runtime/session/collector.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <set>

#include "runtime/data/clean.h"
#include "runtime/data/stretches.h"
#include "runtime/device/components.h"

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
  forStretches(static_cast<int64_t>(values.size()),
               [&](int64_t first, int64_t last) { count += cleanSome(values.data() + first, last - first); });
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
    else if (!collected.values[g].empty()) sum += collected.values[g][static_cast<size_t>(first)];  // one of many terms
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
    array.reals = {canonicalSum(array.reals, segmentsOf(static_cast<int64_t>(array.reals.size()), 0))};
  }
}

void Collector::placeComponents(TermKind kind, std::map<std::string, Array>& out, Launch& launch) const {
  layOut(kind, Layout::Element, out);
  launch.components.assign(workload_.groups.size(), nullptr);
  forEachMember([&](size_t g, const Term& term, int64_t, int64_t count) {
    const GroupData& data = workload_.groups[g];
    const bool isWhole =
        count == data.count && data.flat.empty() && workload_.artefact->plan.groups[g].terms.size() == 1;
    if (term.kind == kind && isWhole && !term.isSum && takesPart(workload_, g, launch.kind))
      launch.components[g] = out[term.name].reals.data();
  });
}

int64_t Collector::cleanComponents(const Executable& executable, const Launch& launch,
                                   std::map<std::string, Array>& out) const {
  std::set<std::string> placed;
  forEachMember([&](size_t g, const Term& term, int64_t, int64_t) {
    if (launch.componentsOf(g)) placed.insert(term.name);
  });
  int64_t nonfinite = executable.results().nonfinite;
  for (auto& [name, array] : out) {
    if (!placed.contains(name)) nonfinite += clean(array.reals);
  }
  return nonfinite;
}

Status Collector::components(Executable& executable, const DeviceInfo& device, const Launch& launch, TermKind kind,
                             Layout layout, std::map<std::string, Array>& out) const {
  layOut(kind, layout, out);
  const std::vector<std::vector<Tiles>>& left = executable.results().elements;
  forEachMember([&](size_t g, const Term& term, int64_t, int64_t) {  // without such a kernel its topology's are all 0
    const bool isLeft = !left[g].empty() || launch.componentsOf(g);
    if (term.kind == kind && !isLeft && !layoutOf(workload_, g).inlined) std::ranges::fill(out[term.name].reals, 0.0);
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

std::vector<int64_t> Collector::shapeOfSymbol(SymbolId symbol) const {
  return shapeOf(program_.symbols[symbol].dims, program_.symbols[symbol].shape, workload_.bound.sizes);
}

void Collector::placeGradients(std::map<std::string, Array>& out, Launch& launch) const {
  launch.gradients.assign(program_.symbols.size(), nullptr);
  for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
    const Symbol& symbol = program_.symbols[id];
    if (!isBy(gradientOf(workload_), symbol.kind) || symbol.field != kNone) continue;
    Array& array = out[symbol.name];
    array.shape = shapeOfSymbol(id);
    const BoundSymbol& bound = workload_.bound.symbols[id];
    array.reals.resize(static_cast<size_t>(bound.rows) * bound.width);
    launch.gradients[id] = array.reals.data();
  }
}

Status Collector::gradients(Executable& executable, const Launch& launch, Evaluation& result) const {
  std::vector<Copy> copies;
  for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
    const Symbol& symbol = program_.symbols[id];
    if (!isBy(gradientOf(workload_), symbol.kind) || symbol.field != kNone || launch.gradientOf(id)) continue;
    Array& array = result.gradients[symbol.name];
    array.shape = shapeOfSymbol(id);
    const Buffer& from = executable.results().gradients[id];
    array.reals.resize(from.bytes / sizeof(double));
    copies.push_back({from, array.reals.data()});
  }
  if (const Status done = executable.read(copies); !done) return done;
  result.nonfinite += executable.results().nonfinite;
  for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
    const auto array = result.gradients.find(program_.symbols[id].name);
    if (array != result.gradients.end() && !launch.gradientOf(id)) result.nonfinite += clean(array->second.reals);
  }
  return Done{};
}

}  // namespace hgc
