#include "runtime/split/combine.h"

#include <algorithm>

#include "runtime/data/copying.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/device/components.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

Buffer bufferOf(const double* data, int64_t count) {
  return {0, 0, static_cast<uint64_t>(count) * sizeof(double), reinterpret_cast<uint64_t>(data)};
}

}  // namespace

Combiner::Combiner(const Workload& whole, const SplitPlan& plan)
    : whole_(&whole),
      plan_(&plan),
      values_(whole.groups.size()),
      chunkSums_(whole.groups.size()),
      gradients_(whole.bound.symbols.size()) {}

/// Concatenates a section of all parts.
Buffer Combiner::joined(Numbers parts, std::vector<Section> Sections::*which, size_t number,
                        std::vector<double>& to) const {
  int64_t count = 0;
  for (const Sections& sections : sections_) count += (sections.*which)[number].count;
  to.resize(static_cast<size_t>(count));
  double* next = to.data();
  for (size_t part = 0; part < parts.size(); ++part) {
    const Section& section = (sections_[part].*which)[number];
    copyScalars(parts[part].data() + section.first, section.count, next);
    next += section.count;
  }
  return bufferOf(to.data(), count);
}

/// Copies rows that one part has, and sums the addends of the other rows in their order.
void Combiner::addRows(SymbolId symbol, std::span<const double* const> parts, double* to) const {
  const RowsOfParts& rows = plan_->sums[symbol];
  const BoundSymbol& bound = whole_->bound.symbols[symbol];
  const auto width = static_cast<int64_t>(bound.width);
  if (rows.own.empty()) std::fill_n(to, bound.rows * width, 0.0);  // no term reads any
  for (const int32_t row : rows.unread) std::fill_n(to + row * width, width, 0.0);
  for (size_t part = 0; part < parts.size() && !rows.own.empty(); ++part) {
    const std::vector<int32_t>& own = rows.own[part];
    forStretches(static_cast<int64_t>(own.size()), [&](int64_t first, int64_t last) {
      for (int64_t k = first; k < last; ++k)
        std::copy_n(parts[part] + k * width, width, to + own[static_cast<size_t>(k)] * width);
    });
  }
  forStretches(static_cast<int64_t>(rows.common.size()), [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    for (auto k = static_cast<size_t>(first); k < static_cast<size_t>(last); ++k) {
      double* const row = to + rows.common[k] * width;
      std::fill_n(row, width, 0.0);
      for (auto at = static_cast<size_t>(rows.begins[k]); at < static_cast<size_t>(rows.begins[k + 1]); ++at) {
        const CellPlace place = rows.addends[at];
        const auto cell = static_cast<int64_t>(rows.own[place.part].size()) + place.cell;
        for (int64_t c = 0; c < width; ++c) row[c] += parts[place.part][cell * width + c];
      }
    }
  });
}

/// Copies the components of a group to where the launch wants them, or refers to them.
void Combiner::placeComponents(size_t g, const Launch& launch, Numbers parts, Results& results) const {
  const auto width = static_cast<int64_t>(sections_.front().width[g]);
  for (size_t part = 0; part < parts.size(); ++part) {
    const InstanceRange own = instancesOf(*whole_, plan_->cuts, g, part);
    const double* const rows = parts[part].data() + sections_[part].components[g].first;
    if (own.count == 0) continue;
    if (launch.take) {
      GroupData instances;
      instances.count = own.count;
      instances.before = own.first;
      instances.segment = whole_->groups[g].segment;
      handOverRows(instances, g, rows, width, launch.take);
    } else if (double* const to = launch.componentsOf(g)) {
      copyScalars(rows, own.count * width, to + own.first * width);
      results.nonfinite += cleanAll({to + own.first * width, static_cast<size_t>(own.count * width)});
    } else {
      results.elements[g].push_back(
          {bufferOf(rows, own.count * width), own.first, own.count, static_cast<uint32_t>(width), 1});
    }
  }
}

Results Combiner::combine(const Launch& launch, std::span<const std::span<const double>> parts) {
  const Span span("sums");
  sections_.clear();
  for (size_t part = 0; part < parts.size(); ++part)
    sections_.push_back(sectionsOf(*whole_, *plan_, part, launch.kind, launch.values));
  Results results;
  const size_t groups = whole_->groups.size();
  results.elements.resize(groups);
  for (size_t g = 0; g < groups; ++g) {
    results.chunkSums.push_back(joined(parts, &Sections::chunkSums, g, chunkSums_[g]));
    results.values.push_back(joined(parts, &Sections::values, g, values_[g]));
    if (sections_.front().width[g] > 0) placeComponents(g, launch, parts, results);
  }
  if (!isGradient(launch.kind)) return results;
  results.gradients.resize(whole_->bound.symbols.size());
  for (SymbolId symbol = 0; symbol < results.gradients.size(); ++symbol) {
    if (hasGradientBy(*whole_, launch.kind, symbol)) placeSums(symbol, launch, parts, results);
  }
  return results;
}

void Combiner::placeSums(SymbolId symbol, const Launch& launch, Numbers parts, Results& results) {
  const BoundSymbol& bound = whole_->bound.symbols[symbol];
  const int64_t count = bound.rows * bound.width;
  std::vector<const double*> sums;
  for (size_t part = 0; part < parts.size(); ++part)
    sums.push_back(parts[part].data() + sections_[part].sums[symbol].first);
  if (double* const to = launch.gradientOf(symbol)) {
    addRows(symbol, sums, to);
    results.nonfinite += cleanAll({to, static_cast<size_t>(count)});
    return;
  }
  gradients_[symbol].resize(static_cast<size_t>(count));
  addRows(symbol, sums, gradients_[symbol].data());
  results.gradients[symbol] = bufferOf(gradients_[symbol].data(), count);
}

}  // namespace hgc
