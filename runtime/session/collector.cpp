#include "runtime/session/collector.h"

#include <algorithm>
#include <set>

#include "runtime/data/copying.h"
#include "runtime/device/components.h"

namespace hgc {
namespace {

/// Reuses the memory of the array's shape.
void setShape(Array& array, const std::vector<DimId>& dims, const std::vector<uint32_t>& rest,
              const std::vector<int64_t>& sizes) {
  array.shape.clear();
  for (const DimId dim : dims) array.shape.push_back(sizes[dim]);
  array.shape.insert(array.shape.end(), rest.begin(), rest.end());
}

/// The entry of `name` at or after `from`, made if it is missing. Names must come in order: entries between are
/// removed. Where earlier calls had the same names, this is a comparison.
template <class Value>
auto entryOf(std::map<std::string, Value>& map, typename std::map<std::string, Value>::iterator from,
             const std::string& name) {
  while (from != map.end() && from->first != name) {
    if (from->first > name) return map.try_emplace(from, name);
    from = map.erase(from);
  }
  return from == map.end() ? map.try_emplace(from, name) : from;
}

}  // namespace

void Collector::countTerms(Evaluation& result) const {
  auto entry = result.terms.begin();
  for (const TermCount& count : workload_.terms) {
    entry = entryOf(result.terms, entry, program_.terms[count.term].name);
    (entry++)->second = {count.instances, count.topologies, 0};
  }
  result.terms.erase(entry, result.terms.end());
}

void Collector::values(const LaunchResult& collected, Evaluation& result) const {
  for (const double sum : collected.sums) result.value += sum;
  result.value = canonical(result.value);
  auto entry = result.terms.begin();
  for (const double sum : collected.terms) (entry++)->second.value = canonical(sum);
}

void Collector::termValues(const LaunchResult& collected, Evaluation& result) const {
  spread(collected.values, TermKind::Energy, result.termValues);
  spread(collected.values, TermKind::Residual, result.termValues);
  for (const Term& term : program_.terms) {
    if (term.isSum) result.termValues[term.name] = Array::of({}, std::vector<double>{result.terms[term.name].value});
  }
  for (auto& [name, array] : result.termValues) result.nonfinite += cleanAll(array.reals);
}

/// Sizes the arrays of all terms of a kind, also of those without instances.
void Collector::layOut(TermKind kind, Layout layout, std::map<std::string, Array>& out) const {
  const bool isElement = layout == Layout::Element;
  for (const Term& term : program_.terms) {
    if (term.kind != kind) continue;
    Array& array = out[term.name];
    setShape(array, term.domain, isElement ? term.shape : std::vector<uint32_t>{}, workload_.bound.sizes);
    size_t total = isElement ? term.width : 1;
    for (const DimId dim : term.domain) total *= static_cast<size_t>(workload_.bound.sizes[dim]);
    array.reals.resize(total);
  }
}

void Collector::spread(const std::vector<std::span<const double>>& groups, TermKind kind,
                       std::map<std::string, Array>& out) const {
  layOut(kind, Layout::Scalar, out);
  forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
    if (term.kind != kind || layoutOf(workload_, g).inlined) return;
    Array& array = out[term.name];
    const std::vector<int32_t>& flat = workload_.groups[g].flat;
    for (int64_t k = 0; k < count; ++k) {
      const int64_t at = flat.empty() ? k : flat[static_cast<size_t>(k)];
      const bool isLeft = !groups[g].empty();  // without a kernel all are 0
      array.reals[static_cast<size_t>(at)] = isLeft ? groups[g][static_cast<size_t>(first + k)] : 0.0;
    }
  });
}

/// Replaces the numbers of each term that is written as a sum by their sum.
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
    const bool isWhole = count == workload_.groups[g].count && isInOrder(workload_, g);
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
    if (!placed.contains(name)) nonfinite += cleanAll(array.reals);
  }
  return nonfinite;
}

Status Collector::components(Executable& executable, const DeviceInfo& device, const Launch& launch, TermKind kind,
                             Layout layout, std::map<std::string, Array>& out) const {
  layOut(kind, layout, out);
  const std::vector<std::vector<Tiles>>& left = executable.results().elements;
  forEachMember([&](size_t g, const Term& term, int64_t, int64_t) {  // without a kernel all are 0
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

/// Calls `use(symbol, array)` for each array of a gradient, in its shape.
template <class Use>
void Collector::forGradients(std::map<std::string, Array>& out, std::span<const SymbolId> but, const Use& use) const {
  auto entry = out.begin();
  for (const GradientArray& wanted : workload_.gradients) {
    if (std::ranges::find(but, wanted.symbol) != but.end()) continue;
    entry = entryOf(out, entry, program_.symbols[wanted.symbol].name);
    Array& array = (entry++)->second;
    if (array.shape != wanted.shape) array.shape = wanted.shape;
    array.reals.resize(wanted.scalars);
    use(wanted.symbol, array);
  }
  out.erase(entry, out.end());
}

void Collector::placeGradients(std::map<std::string, Array>& out, Launch& launch) const {
  launch.gradients.assign(program_.symbols.size(), nullptr);
  forGradients(out, {}, [&](SymbolId symbol, Array& array) { launch.gradients[symbol] = array.reals.data(); });
}

Status Collector::gradients(Executable& executable, const Launch& launch, Evaluation& result,
                            std::span<const SymbolId> but) const {
  result.nonfinite += executable.results().nonfinite;
  if (!launch.gradients.empty()) return Done{};  // all are where they are wanted
  std::vector<Copy> copies;
  forGradients(result.gradients, but, [&](SymbolId symbol, Array& array) {
    copies.push_back({executable.results().gradients[symbol], array.reals.data()});
  });
  if (const Status done = executable.read(copies); !done) return done;
  for (auto& [name, array] : result.gradients) result.nonfinite += cleanAll(array.reals);
  return Done{};
}

}  // namespace hgc
