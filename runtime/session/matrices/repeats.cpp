#include "runtime/session/matrices/repeats.h"

#include <algorithm>

#include "ir/kernel/abi.h"

namespace hgc {

Repeats repeatsOf(const LocalBlocks& local) {
  Repeats repeats{local.repeats, local.columns, {}};
  for (const int64_t instance : local.repeats) {
    const size_t begin = repeats.first.size();
    repeats.first.resize(begin + local.columns);
    for (size_t b = 0; b < local.blocks.size(); ++b) {
      const LocalBlocks::Block& first = local.blocks[local.firstOf(instance, b)];
      for (size_t c = 0; c < first.columns.size(); ++c) {
        if (local.blocks[b].columns[c] != kNone) repeats.first[begin + local.blocks[b].columns[c]] = first.columns[c];
      }
    }
  }
  return repeats;
}

namespace {

/// Calls `visit(lane of its tile, firsts)` for the instances among `begin` to `end`.
template <class Visit>
void forRepeats(const Repeats& repeats, double* tiles, uint32_t width, int64_t begin, int64_t end, const Visit& visit) {
  const auto first = std::ranges::lower_bound(repeats.instances, begin);
  for (auto at = first; at != repeats.instances.end() && *at < end; ++at) {
    const int64_t from = *at - begin;
    visit(tiles + from / kTile * kTile * width + from % kTile,
          repeats.firstsOf(static_cast<size_t>(at - repeats.instances.begin())));
  }
}

}  // namespace

void Repeats::mergeTriangles(double* tiles, uint32_t width, int64_t begin, int64_t end) const {
  forRepeats(*this, tiles, width, begin, end, [&](double* lane, std::span<const uint32_t> firsts) {
    const size_t n = columns;
    std::vector<double> merged(n * n, 0.0);
    for (uint32_t r = 0; r < n; ++r) {
      for (uint32_t c = 0; c < n; ++c)
        merged[firsts[r] * n + firsts[c]] += lane[triangleOf(std::max(r, c), std::min(r, c)) * kTile];
    }
    for (uint32_t r = 0; r < n; ++r) {
      for (uint32_t c = 0; c <= r; ++c) lane[triangleOf(r, c) * kTile] = merged[r * n + c];
    }
  });
}

void Repeats::mergeRows(double* tiles, uint32_t width, uint32_t from, uint32_t rows, int64_t begin, int64_t end) const {
  forRepeats(*this, tiles, width, begin, end, [&](double* lane, std::span<const uint32_t> firsts) {
    for (uint32_t r = 0; r < rows; ++r) {
      for (uint32_t c = 0; c < columns; ++c) {
        double* const row = lane + (from + r * columns) * kTile;
        if (firsts[c] != c) row[firsts[c] * kTile] += row[c * kTile];
      }
    }
  });
}

}  // namespace hgc
