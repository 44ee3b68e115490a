#include "runtime/solve/freedom/unknowns.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "runtime/data/bind.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

std::vector<int64_t> whereTrue(const std::vector<bool>& all) {
  std::vector<int64_t> where;
  for (size_t k = 0; k < all.size(); ++k) {
    if (all[k]) where.push_back(static_cast<int64_t>(k));
  }
  return where;
}

}  // namespace

Result<Unknowns> Unknowns::open(const Session& session) {
  const Workload& workload = session.workload();
  const Program& program = workload.artefact->program;
  Unknowns made;
  int64_t values = 0;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    Unknown unknown{symbol.name, shapeOf(symbol, workload.bound.sizes), made.count_, 0, values};
    unknown.values = std::accumulate(unknown.shape.begin(), unknown.shape.end(), int64_t{1}, std::multiplies());
    if (symbol.manifold != kNone) {
      unknown.pointWidth = program.manifolds[symbol.manifold].width;
      unknown.stepWidth = program.manifolds[symbol.manifold].steps;
      auto points = ManifoldPoints::open(session, symbol, unknown.values / unknown.pointWidth);
      if (!points) return points.error();
      made.manifolds_->emplace(symbol.name, std::move(*points));
    }
    unknown.rowWidth = symbol.width;
    unknown.count = unknown.values / unknown.pointWidth * unknown.stepWidth;
    if (std::isfinite(symbol.lowest) || std::isfinite(symbol.highest))
      made.bounds_.add({static_cast<size_t>(values), static_cast<size_t>(made.count_),
                        static_cast<size_t>(unknown.count), symbol.lowest, symbol.highest});
    made.count_ += unknown.count;
    values += unknown.values;
    made.unknowns_.push_back(std::move(unknown));
  }
  made.fixed_.resize(static_cast<size_t>(made.count_));
  for (const FixedEntry& entry : program.fixed) {
    const auto unknown = std::ranges::find(made.unknowns_, program.symbols[entry.symbol].name, &Unknown::name);
    if (const Status done = made.fixEntry(*unknown, entry.indices); !done) return done.error();
  }
  made.fixedScalars_ = whereTrue(made.fixed_);
  return made;
}

bool Unknowns::has(const std::string& name) const {
  return std::ranges::find(unknowns_, name, &Unknown::name) != unknowns_.end();
}

std::pair<int64_t, int64_t> Unknowns::rangeOf(const std::string& name) const {
  const auto found = std::ranges::find(unknowns_, name, &Unknown::name);
  return {found->first, found->count};
}

std::vector<Unknowns::Run> Unknowns::runs() const {
  std::vector<Run> runs;
  for (const Unknown& unknown : unknowns_) {
    const auto manifold = manifolds_->find(unknown.name);
    runs.push_back({&unknown.name, unknown.firstValue, unknown.values, unknown.first, unknown.count, unknown.rowWidth,
                    manifold == manifolds_->end() ? nullptr : &manifold->second});
  }
  return runs;
}

std::vector<int64_t> Unknowns::shapeOfSteps(const std::string& name) const {
  const auto found = std::ranges::find(unknowns_, name, &Unknown::name);
  if (!manifolds_->contains(name)) return found->shape;
  std::vector<int64_t> shape = found->shape;  // the last axes are those of a point
  for (int64_t width = 1; width < found->pointWidth; shape.pop_back()) width *= shape.back();
  shape.push_back(found->stepWidth);
  return shape;
}

std::string Unknowns::nameOf(int64_t scalar) const {
  const auto after = std::ranges::upper_bound(unknowns_, scalar, {}, &Unknown::first);
  // Unknowns of no scalars begin where the next one does.
  const Unknown& unknown = *std::prev(after);
  const int64_t own = scalar - unknown.first, step = own % unknown.stepWidth;
  std::string indices;
  int64_t rest = own / unknown.stepWidth * unknown.pointWidth;
  size_t written = unknown.shape.size();  // axes, without those of a point
  for (int64_t width = 1; width < unknown.pointWidth; width *= unknown.shape[written]) --written;
  for (size_t axis = unknown.shape.size(); axis-- > 0; rest /= unknown.shape[axis]) {
    if (axis < written)
      indices = fmt::format("{}{}{}", rest % unknown.shape[axis], indices.empty() ? "" : ", ", indices);
  }
  const std::string name = indices.empty() ? unknown.name : fmt::format("{}[{}]", unknown.name, indices);
  return manifolds_->contains(unknown.name) ? fmt::format("step {} of {}", step, name) : name;
}

std::string namesOf(const Unknowns& unknowns, const std::vector<int64_t>& scalars) {
  const size_t more = scalars.size() - 1;
  const std::string first = fmt::format("`{}`", unknowns.nameOf(scalars.front()));
  return more == 0 ? first : fmt::format("{} and {} more scalar{}", first, more, more == 1 ? "" : "s");
}

std::span<const double> valuesOf(const Unknowns::Run& run, std::span<const double> values) {
  return values.subspan(static_cast<size_t>(run.firstValue), static_cast<size_t>(run.values));
}

bool moveLittle(const Unknowns& unknowns, std::span<const double> from, std::span<const double> to, double part) {
  return std::ranges::all_of(unknowns.runs(), [&](const Unknowns::Run& run) {
    return distance(valuesOf(run, from), valuesOf(run, to)) <= part * (norm(valuesOf(run, from)) + part);
  });
}

std::span<const double> stepsOf(const Unknowns::Run& run, std::span<const double> bySteps) {
  return bySteps.subspan(static_cast<size_t>(run.firstStep), static_cast<size_t>(run.steps));
}

std::vector<double> largestAround(const Unknowns& unknowns, std::span<const double> numbers) {
  std::vector<double> largest(numbers.size());
  for (const auto& [name, run] : unknowns.rows()) {
    const auto first = static_cast<size_t>(run.first), count = static_cast<size_t>(run.blocks * run.size);
    std::fill_n(largest.begin() + run.first, count, largestMagnitude(numbers.subspan(first, count)));
  }
  return largest;
}

double spreadOf(const Unknowns::Run& run, std::span<const double> values) {
  const std::span<const double> own = valuesOf(run, values);
  const auto width = static_cast<size_t>(run.rowWidth);
  double squares = 0;
  for (size_t component = 0; component < width; ++component) {
    double sum = 0;
    for (size_t k = component; k < own.size(); k += width) sum += own[k];
    const double mean = sum * static_cast<double>(width) / static_cast<double>(own.size());
    for (size_t k = component; k < own.size(); k += width) squares += (own[k] - mean) * (own[k] - mean);
  }
  return squares > 0 ? std::sqrt(squares) : norm(own);
}

double lengthAround(const Unknowns& unknowns, int64_t scalar, std::span<const double> values) {
  const std::vector<Unknowns::Run> runs = unknowns.runs();
  const Unknowns::Run& run = *std::prev(std::ranges::upper_bound(runs, scalar, {}, &Unknowns::Run::firstStep));
  return norm(valuesOf(run, values));
}

std::vector<double> lengthsAround(const Unknowns& unknowns, std::span<const double> values) {
  std::vector<double> lengths(static_cast<size_t>(unknowns.count()));
  for (const Unknowns::Run& run : unknowns.runs())
    std::fill_n(lengths.begin() + run.firstStep, run.steps, norm(valuesOf(run, values)));
  return lengths;
}

Status Unknowns::fix(const std::vector<FixedRows>& all) {
  for (const FixedRows& each : all) {
    const auto unknown = std::ranges::find(unknowns_, each.unknown, &Unknown::name);
    if (unknown == unknowns_.end())
      return Error{fmt::format("there is no unknown `{}` to fix", each.unknown), "", ErrorKind::Usage};
    const int64_t rows = unknown->shape.empty() ? 1 : unknown->shape.front();
    if (each.rows.empty() && each.scalars.empty()) {
      if (const Status done = fixValues(*unknown, 0, unknown->values); !done) return done;
    }
    for (const int64_t row : each.rows) {
      if (row < 0 || row >= rows)
        return Error{
            fmt::format("`{}` has no row {} to fix: it has {}, numbered from 0 (components, of a single vector)",
                        each.unknown, row, rows),
            "", ErrorKind::Usage};
      if (const Status done = fixValues(*unknown, row * (unknown->values / rows), unknown->values / rows); !done)
        return done;
    }
    if (const Status done = fixScalars(*unknown, each.scalars); !done) return done;
  }
  fixedScalars_ = whereTrue(fixed_);
  return Done{};
}

/// Of a point on a manifold all must be there.
Status Unknowns::fixScalars(const Unknown& unknown, std::vector<int64_t> scalars) {
  std::ranges::sort(scalars);
  scalars.erase(std::ranges::unique(scalars).begin(), scalars.end());
  const auto width = static_cast<size_t>(unknown.pointWidth);
  for (size_t k = 0; k < scalars.size(); k += width) {
    if (scalars[k] < 0 || scalars[k] >= unknown.values)
      return Error{fmt::format("`{}` has no scalar {} to fix: there are {}", unknown.name, scalars[k], unknown.values),
                   "", ErrorKind::Usage};
    const bool isWhole = k + width <= scalars.size() && scalars[k + width - 1] == scalars[k] + unknown.pointWidth - 1;
    if (const Status done = fixValues(unknown, scalars[k], isWhole ? unknown.pointWidth : 1); !done) return done;
  }
  return Done{};
}

Status Unknowns::fixEntry(const Unknown& unknown, std::span<const uint32_t> indices) {
  int64_t first = 0, count = unknown.values;
  for (size_t axis = 0; axis < indices.size(); ++axis) {
    const int64_t size = unknown.shape[axis];
    if (indices[axis] >= size)
      return Error{fmt::format("the program fixes an entry of `{}` that is not there: index {} of {}", unknown.name,
                               indices[axis], size),
                   "", ErrorKind::Data};
    count /= size;
    first += indices[axis] * count;
  }
  return fixValues(unknown, first, count);
}

/// Points on manifolds are fixed as wholes.
Status Unknowns::fixValues(const Unknown& unknown, int64_t first, int64_t count) {
  if (first % unknown.pointWidth != 0 || count % unknown.pointWidth != 0)
    return Error{fmt::format("`{}` lies on a manifold: its points cannot be fixed in part", unknown.name), "",
                 ErrorKind::Usage};
  std::fill_n(fixed_.begin() + unknown.first + first / unknown.pointWidth * unknown.stepWidth,
              count / unknown.pointWidth * unknown.stepWidth, true);
  return Done{};
}

double Unknowns::freeLength(std::span<const double> values) const {
  if (fixedScalars_.empty()) return norm(values);
  std::vector<double> free(values.size());
  copyScalars(values.data(), std::ssize(values), free.data());
  for (const Unknown& unknown : unknowns_) {
    const auto begin = std::ranges::lower_bound(fixedScalars_, unknown.first);
    const auto end = std::ranges::lower_bound(fixedScalars_, unknown.first + unknown.count);
    for (auto fixed = begin; fixed != end; ++fixed) {
      const int64_t point = (*fixed - unknown.first) / unknown.stepWidth;
      std::fill_n(free.begin() + unknown.firstValue + point * unknown.pointWidth, unknown.pointWidth, 0.0);
    }
  }
  return norm(free);
}

Result<std::vector<double>> Unknowns::values(Session& session) const {
  std::vector<double> all;
  for (const Unknown& unknown : unknowns_) {
    const auto some = session.values(unknown.name);
    if (!some) return some.error();
    all.insert(all.end(), some->reals.begin(), some->reals.end());
  }
  return all;
}

Status Unknowns::set(Session& session, std::span<const double> values, std::span<const std::string> but) const {
  for (const Unknown& unknown : unknowns_) {
    if (std::ranges::find(but, unknown.name) != but.end()) continue;
    const auto some = values.subspan(static_cast<size_t>(unknown.firstValue), static_cast<size_t>(unknown.values));
    if (const Status done = session.set(unknown.name, Array::over(unknown.shape, some)); !done) return done;
  }
  return Done{};
}

Status Unknowns::checkBounds(std::span<const double> values) const {
  const auto outside = bounds_.findOutside(values);
  if (!outside) return Done{};
  return Error{
      fmt::format("`{}` starts outside its bounds: {} is not in {}..{}", nameOf(static_cast<int64_t>(outside->step)),
                  outside->value, outside->lowest, outside->highest),
      "", ErrorKind::Data};
}

Status Unknowns::lineariseManifolds(Session& session) const {
  for (auto& [name, points] : *manifolds_) {
    const auto values = session.values(name);
    if (!values) return values.error();
    if (const Status done = points.linearise(values->reals); !done) return done;
  }
  return Done{};
}

std::vector<std::pair<std::string, BlockRun>> Unknowns::rows() const {
  std::vector<std::pair<std::string, BlockRun>> rows;
  for (const Unknown& unknown : unknowns_)
    rows.push_back({unknown.name,
                    {unknown.first, unknown.values / unknown.rowWidth,
                     unknown.rowWidth / unknown.pointWidth * unknown.stepWidth}});
  return rows;
}

Status Unknowns::setDirection(Session& session, std::span<const double> step,
                              const std::vector<std::string>& but) const {
  for (const Unknown& unknown : unknowns_) {
    if (std::ranges::find(but, unknown.name) != but.end()) continue;
    const auto own = step.subspan(static_cast<size_t>(unknown.first), static_cast<size_t>(unknown.count));
    const std::string seed = unknown.name + seedEnding(PortRole::Direction);
    const auto manifold = manifolds_->find(unknown.name);
    const Status done = manifold == manifolds_->end()
                            ? session.set(seed, Array::over(unknown.shape, own))
                            : session.set(seed, Array::of(unknown.shape, manifold->second.directionsOf(own)));
    if (!done) return done;
  }
  return Done{};
}

bool Unknowns::takeBySteps(const std::map<std::string, Array>& byValues, std::span<double> bySteps) const {
  bool areAllFinite = true;
  for (const Unknown& unknown : unknowns_) {
    const auto to = bySteps.subspan(static_cast<size_t>(unknown.first), static_cast<size_t>(unknown.count));
    const auto array = byValues.find(unknown.name);
    if (array == byValues.end()) continue;
    const std::vector<double>& from = array->second.reals;
    const auto manifold = manifolds_->find(unknown.name);
    if (manifold != manifolds_->end()) manifold->second.takeBySteps(from, to);
    const bool are = manifold != manifolds_->end() ? areFinite(to) : copyFinite(std::span(from).first(to.size()), to);
    areAllFinite = areAllFinite && are;
  }
  return areAllFinite;
}

Status Unknowns::move(std::span<const double> values, std::span<const double> step, std::vector<double>& moved) const {
  moved.resize(values.size());
  for (const Unknown& unknown : unknowns_) {
    const auto first = static_cast<size_t>(unknown.firstValue), count = static_cast<size_t>(unknown.values);
    const auto from = values.subspan(first, count);
    const auto to = std::span(moved).subspan(first, count);
    const auto along = step.subspan(static_cast<size_t>(unknown.first), static_cast<size_t>(unknown.count));
    if (const auto manifold = manifolds_->find(unknown.name); manifold != manifolds_->end()) {
      copyScalars(from.data(), unknown.values, to.data());
      if (const Status done = manifold->second.move(to, along); !done) return done;
      continue;
    }
    forScalars(count, [&](size_t k) { to[k] = from[k] + along[k]; });
  }
  bounds_.clamp(moved);
  return Done{};
}

}  // namespace hgc
