#include "runtime/solve/each/layout.h"

#include <algorithm>

namespace hgc {

EachLayout EachLayout::of(const Session& session, const Unknowns& unknowns, const std::string& dimension) {
  const Workload& workload = session.workload();
  const Program& program = workload.artefact->program;
  const auto dim = std::ranges::find(program.dims, dimension, &Dim::name);
  EachLayout made;
  made.problems_ = workload.bound.sizes[static_cast<size_t>(dim - program.dims.begin())];
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind != SymbolKind::Var || made.problems_ == 0) continue;
    const auto [first, count] = unknowns.rangeOf(symbol.name);
    const auto size = static_cast<int32_t>(count / made.problems_);
    made.partOf_.insert(made.partOf_.end(), static_cast<size_t>(size), made.parts_.size());
    made.parts_.push_back({first, size, made.size_});
    made.size_ += size;
  }
  return made;
}

/// The problem of a scalar among all, and which one of the problem's it is.
std::pair<int64_t, int32_t> EachLayout::placeOf(int64_t scalar) const {
  const Part& part = *std::prev(std::ranges::upper_bound(parts_, scalar, {}, &Part::first));
  const int64_t own = scalar - part.first;
  return {own / part.size, part.own + static_cast<int32_t>(own % part.size)};
}

void EachLayout::find(const BlockShape& shape) {
  const auto forBlocks = [&](const auto& call) {
    for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
      const auto [problem, own] = placeOf(shape.rows[row]);
      for (auto b = static_cast<size_t>(shape.rowBegin[row]); b < static_cast<size_t>(shape.rowBegin[row + 1]); ++b) {
        const auto column = static_cast<size_t>(shape.column[b]);
        call(problem, Block{shape.firstValue[b], own, placeOf(shape.columns[column]).second,
                            static_cast<int32_t>(shape.rows[row + 1] - shape.rows[row]),
                            static_cast<int32_t>(shape.columns[column + 1] - shape.columns[column])});
      }
    }
  };
  firstBlock_.assign(static_cast<size_t>(problems_) + 1, 0);
  forBlocks([&](int64_t problem, const Block&) { ++firstBlock_[static_cast<size_t>(problem) + 1]; });
  for (size_t p = 1; p < firstBlock_.size(); ++p) firstBlock_[p] += firstBlock_[p - 1];
  blocks_.resize(static_cast<size_t>(firstBlock_.back()));
  std::vector<int64_t> next(firstBlock_.begin(), firstBlock_.end() - 1);
  forBlocks([&](int64_t problem, const Block& block) {
    blocks_[static_cast<size_t>(next[static_cast<size_t>(problem)]++)] = block;
  });
}

}  // namespace hgc
