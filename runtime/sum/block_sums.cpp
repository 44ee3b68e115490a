#include "runtime/sum/block_sums.h"

#include <algorithm>
#include <iterator>

#include "runtime/data/copying.h"
#include "runtime/data/each_isa.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Sums of billions of smaller numbers are finite.
constexpr double kLarge = 0x1p900;

constexpr double zeros[16] = {};

/// `to = (isFirst ? 0 : to) + numbers` for a block with rows of `kCount` numbers. Row r + 1 begins
/// `stride + rowGrowth * (r + 1)` after row r.
template <size_t kCount>
[[gnu::always_inline]] inline void addRows(double* to, int64_t stride, int64_t rowGrowth, uint32_t rows,
                                           const double* numbers, bool isFirst) {
  static_assert(kCount <= std::size(zeros));
  for (uint32_t r = 0; r < rows; ++r, numbers += kCount) {
    const double* const old = isFirst ? zeros : to;
    double sum[kCount];
    for (size_t k = 0; k < kCount; ++k) sum[k] = old[k] + numbers[k];
    for (size_t k = 0; k < kCount; ++k) to[k] = sum[k];
    to += stride + rowGrowth * (r + 1);
  }
}

/// The same for contiguous numbers.
[[gnu::always_inline]] inline void addSpan(double* __restrict to, const double* __restrict numbers, size_t count,
                                           bool isFirst) {
  if (isFirst) {
    for (size_t k = 0; k < count; ++k) to[k] = 0.0 + numbers[k];
  } else {
    for (size_t k = 0; k < count; ++k) to[k] += numbers[k];
  }
}

/// Adds the sum of `size`-number cells, in order. Not inlined, because that would slow down other sums.
[[gnu::noinline]] void addEach(const double* cells, size_t size, size_t count, double* total) {
  for (size_t k = 0; k < size; ++k) {
    double sum = 0;
    for (size_t cell = 0; cell < count; ++cell) sum += cells[cell * size + k];
    total[k] += sum;
  }
}

}  // namespace

uint32_t BlockSums::sizeOf(uint32_t rows, uint32_t columns, bool isDiagonal) const {
  return isDiagonal && rowGrowth_ != 0 ? rows * (rows + 1) / 2 : rows * columns;
}

int64_t BlockSums::cellsOf(RunCells cells, int64_t entries) {
  if (cells == RunCells::Lanes) return hgc::cellsOf(entries);
  return cells == RunCells::One ? 1 : entries;
}

[[gnu::always_inline]] inline void BlockSums::addBlock(const Source& source, Target target, const double* numbers,
                                                       double* values) {
  numbers += target.isTransposed ? source.transposed : source.plain;
  const bool isFirst = target.isFirst;
  if (target.isCell) return addSpan(cells_.data() + target.at, numbers, source.size, isFirst);
  double* const to = values + target.at;
  const uint32_t rows = target.isTransposed ? source.columns : source.rows;
  const uint32_t columns = target.isTransposed ? source.rows : source.columns;
  const int64_t stride = target.stride;
  switch (source.isDiagonal && rowGrowth_ != 0 ? 0 : columns) {
    case 1: return addRows<1>(to, stride, rowGrowth_, rows, numbers, isFirst);
    case 2: return addRows<2>(to, stride, rowGrowth_, rows, numbers, isFirst);
    case 3: return addRows<3>(to, stride, rowGrowth_, rows, numbers, isFirst);
    case 4: return addRows<4>(to, stride, rowGrowth_, rows, numbers, isFirst);
    case 6: return addRows<6>(to, stride, rowGrowth_, rows, numbers, isFirst);
    case 9: return addRows<9>(to, stride, rowGrowth_, rows, numbers, isFirst);
    default: break;
  }
  for (uint32_t r = 0; r < rows; ++r) {
    const uint32_t first = firstIn(source.isDiagonal, r), count = endIn(source.isDiagonal, r, columns) - first;
    addSpan(to + offset(stride, r) + first, numbers, count, isFirst);
    numbers += count;
  }
}

HGC_EACH_ISA bool BlockSums::addInstances(const Members& members, const double* tile, int64_t first, int64_t count,
                                          double* numbers, double* values) {
  const size_t sources = members.sources.size();
  const auto stride = static_cast<int64_t>(strideOf(members));
  const double largest = bringInstances(tile, members.order, numbers, stride);
  const Target* targets = members.targets.data() + static_cast<size_t>(first) * sources;
  for (int64_t lane = 0; lane < count; ++lane) {
    for (size_t s = 0; s < sources; ++s, ++targets) {
      if (targets->at != kNone) addBlock(members.sources[s], *targets, numbers + lane * stride, values);
    }
  }
  return !(largest < kLarge);
}

void BlockSums::add(size_t group, const double* tiles, int64_t first, int64_t last, double* values) {
  const Members& members = groups_[group];
  std::vector<double> numbers(strideOf(members) * kTile);
  bool mayHaveNaN = false;
  for (int64_t at = first; at < last; at += kTile, tiles += kTile * int64_t{members.width})
    mayHaveNaN |= addInstances(members, tiles, at, std::min(kTile, last - at), numbers.data(), values);
  if (mayHaveNaN) *mayHaveNaN_ = true;
}

void BlockSums::finishBlock(const Unfinished& block, std::vector<double>& total, double* values) const {
  const size_t size = sizeOf(block.rows, block.columns, block.isDiagonal);
  total.resize(size);
  const auto runs = std::span(runs_).subspan(block.firstRun, block.runs);
  if (runs.empty() || runs.front().cells != RunCells::One) std::fill(total.begin(), total.end(), 0.0);
  for (const Run& run : runs) {
    const double* const cells = cells_.data() + run.firstCell;
    if (run.cells == RunCells::One) addSpan(total.data(), cells, size, &run == runs.data());
    else if (run.cells == RunCells::Lanes)
      addLanes(cells, static_cast<int64_t>(size), run.entries, static_cast<int64_t>(size), total.data());
    else addEach(cells, size, run.entries, total.data());
  }
  const double* number = total.data();
  for (uint32_t r = 0; r < block.rows; ++r) {
    const uint32_t first = firstIn(block.isDiagonal, r), count = endIn(block.isDiagonal, r, block.columns) - first;
    std::copy_n(number, count, values + block.place.at + offset(block.place.stride, r) + first);
    number += count;
  }
}

void BlockSums::finish(double* values) {
  constexpr size_t kBlocks = 256;
  const size_t tasks = (unfinished_.size() + kBlocks - 1) / kBlocks;
  forAll(static_cast<int64_t>(tasks), [&](int64_t taken) {
    const FloatingPointMode mode;
    std::vector<double> total;
    const auto task = static_cast<size_t>(taken);
    for (size_t k = task * kBlocks; k < std::min((task + 1) * kBlocks, unfinished_.size()); ++k)
      finishBlock(unfinished_[k], total, values);
  });
  if (!mayHaveNaN_->exchange(false)) return;
  cleanAll({values, places()});
}

}  // namespace hgc
