#include "runtime/solve/each/layout.h"

#include <algorithm>

namespace hgc {

EachLayout EachLayout::of(const Session& session, const Unknowns& unknowns, const std::string& dimension) {
  const Workload& workload = session.workload();
  const Program& program = workload.artefact->program;
  const auto dim = std::ranges::find(program.dims, dimension, &Dim::name);
  EachLayout made;
  made.problems_ = workload.bound.sizes[static_cast<size_t>(dim - program.dims.begin())];
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Var || made.problems_ == 0) continue;
    const auto [first, count] = unknowns.rangeOf(symbol.name);
    const auto size = static_cast<int32_t>(count / made.problems_);
    made.partOf_.insert(made.partOf_.end(), static_cast<size_t>(size), made.parts_.size());
    made.parts_.push_back({id, first, size, made.size_});
    made.size_ += size;
  }
  return made;
}

SeparateProblems::Scalar EachLayout::inProblems(int32_t k) const {
  const Part& part = parts_[partOf_[static_cast<size_t>(k)]];
  return {part.unknown, static_cast<uint32_t>(k - part.own), static_cast<uint32_t>(part.size)};
}

std::vector<EachLayout::Unknown> EachLayout::unknowns() const {
  std::vector<Unknown> all;
  for (const Part& part : parts_) all.push_back({part.unknown, part.first, part.size * problems_});
  return all;
}

/// Blocks of an unknown have one size.
void EachLayout::find(const BlockShape& shape) {
  shape_ = &shape;
  const auto rowOf = [&](int64_t scalar) { return std::ranges::lower_bound(shape.rows, scalar) - shape.rows.begin(); };
  for (Part& part : parts_) {
    part.firstRow = rowOf(part.first);
    part.rows = rowOf(part.first + part.size) - part.firstRow;
  }
}

}  // namespace hgc
