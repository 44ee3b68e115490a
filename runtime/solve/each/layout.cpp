#include "runtime/solve/each/layout.h"

#include <algorithm>

namespace hgc {

EachLayout EachLayout::of(const Session& session, const Unknowns& unknowns, const std::string& dimension) {
  const Workload& workload = session.workload();
  const Program& program = workload.artefact->program;
  const auto dim = std::ranges::find(program.dims, dimension, &Dim::name);
  EachLayout made;
  made.problems_ = workload.bound.sizes[static_cast<size_t>(dim - program.dims.begin())];
  const std::vector<Unknowns::Run> runs = unknowns.runs();
  auto run = runs.begin();
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Var || made.problems_ == 0) continue;
    const auto [first, count] = unknowns.rangeOf(symbol.name);
    const auto size = static_cast<int32_t>(count / made.problems_);
    const auto values = static_cast<int32_t>(run->values / made.problems_);
    made.partOf_.insert(made.partOf_.end(), static_cast<size_t>(size), made.parts_.size());
    made.parts_.push_back({id, first, size, made.size_, {run->firstValue, values, made.values_}, run->points});
    made.size_ += size;
    made.values_ += values;
    ++run;
  }
  return made;
}

SeparateProblems::Scalar EachLayout::inProblems(int32_t k) const {
  const Part& part = partOf(k);
  return {part.unknown, static_cast<uint32_t>(k - part.own), static_cast<uint32_t>(part.size)};
}

std::vector<EachLayout::Unknown> EachLayout::unknowns() const {
  std::vector<Unknown> all;
  for (const Part& part : parts_) all.push_back({part.unknown, part.first, part.size * problems_});
  return all;
}

EachLayout::Slopes EachLayout::slopesOf(int64_t problem, int32_t v) const {
  static constexpr double kOne = 1;
  const Part& part = partWith(v);
  const int32_t own = v - part.values.own;
  if (part.points == nullptr) return {part.own + own, 1, &kOne};
  const auto width = static_cast<int32_t>(part.points->width()), steps = static_cast<int32_t>(part.points->steps());
  const int32_t point = own / width;
  const int64_t points = part.values.size / width;
  const double* const of = part.points->derivativesAt(problem * points + point);
  return {part.own + point * steps, steps, of + own % width * steps};
}

bool EachLayout::areCurved() const {
  return std::ranges::any_of(parts_, [](const Part& part) { return part.points != nullptr; });
}

Status EachLayout::moveCurved(std::span<double> values, std::span<const double> steps) const {
  for (const Part& part : parts_) {
    if (part.points == nullptr) continue;
    const auto own = [&](auto all, int64_t first, int32_t size) {
      return all.subspan(static_cast<size_t>(first), static_cast<size_t>(size * problems_));
    };
    const Status done =
        part.points->move(own(values, part.values.first, part.values.size), own(steps, part.first, part.size));
    if (!done) return done;
  }
  return Done{};
}

/// Blocks of an unknown have one size.
void EachLayout::find(const BlockShape& shape) {
  shape_ = &shape;
  const auto rowOf = [&](int64_t scalar) { return std::ranges::lower_bound(shape.rows, scalar) - shape.rows.begin(); };
  for (Part& part : parts_) {
    part.firstRow = rowOf(part.values.first);
    part.rows = rowOf(part.values.first + part.values.size) - part.firstRow;
  }
}

}  // namespace hgc
