#include "runtime/solve/linear/block_cholesky.h"

#include <algorithm>
#include <ranges>
#include <type_traits>
#include <utility>

#include "runtime/data/each_isa.h"
#include "runtime/solve/lanes.h"

namespace hgc {
namespace {

/// Adds `rows` rows of `columns` numbers; from the diagonal on, where the block is on it. What is known when this is
/// compiled makes short rows several times as fast.
template <class Columns>
[[gnu::always_inline]] inline void addBlock(const double* __restrict from, size_t fromStride, double* __restrict to,
                                            size_t toStride, int32_t rows, Columns columns, bool isDiagonal) {
  for (int32_t i = 0; i < rows; ++i, from += fromStride, to += toStride) {
    for (int32_t j = isDiagonal ? i : 0; j < columns; ++j) to[j] += from[j];
  }
}

/// Adds what a step leaves to the matrix of its parent, stretch by stretch.
HGC_EACH_ISA void addStretches(std::span<const BlockCholesky::Stretch> stretches, const double* from, size_t fromStride,
                               double* to, size_t toStride) {
  for (size_t down = 0; down < stretches.size(); ++down) {
    const auto& rows = stretches[down];
    const double* const fromRow = from + asSize(rows.from) * fromStride;
    double* const toRow = to + asSize(rows.to) * toStride;
    for (size_t across = down; across < stretches.size(); ++across) {
      const auto& columns = stretches[across];
      const auto add = [&](auto count) __attribute__((always_inline)) {
        addBlock(fromRow + columns.from, fromStride, toRow + columns.to, toStride, rows.length, count, across == down);
      };
      switch (columns.length) {
        case 3: add(std::integral_constant<int32_t, 3>()); break;
        case 6: add(std::integral_constant<int32_t, 6>()); break;
        case 9: add(std::integral_constant<int32_t, 9>()); break;
        default: add(columns.length);
      }
    }
  }
}

/// Copies a row of a block. Rows are too short for a call of memcpy.
inline void copyShort(const double* from, size_t stride, int32_t count, double* to) {
  for (int32_t k = 0; k < count; ++k, from += stride) to[k] = *from;
}

/// L y = x, of the step's columns; `rows` are those of L transposed.
HGC_EACH_ISA void solveForwards(const double* row, double* x, int32_t columns, int32_t height) {
  for (int32_t k = 0; k < columns; ++k, row += height) {
    const double value = x[k] /= row[k];
    for (int32_t j = k + 1; j < height; ++j) x[j] -= value * row[j];
  }
}

/// Lᵀ z = y likewise. Sums are made in eight lanes.
HGC_EACH_ISA void solveBackwards(const double* factor, double* x, int32_t columns, int32_t height) {
  for (int32_t k = columns - 1; k >= 0; --k) {
    const double* const row = factor + int64_t{k} * height;
    x[k] = (x[k] - dotInLanes(row + k + 1, x + k + 1, height - k - 1)) / row[k];
  }
}

}  // namespace

Result<BlockCholesky> BlockCholesky::prepare(std::shared_ptr<const BlockShape> lower) {
  const auto order = orderElimination(*lower);
  if (!order) return order.error();
  BlockCholesky made;
  made.shape_ = std::move(lower);
  const std::vector<int64_t>& rows = made.shape_->rows;
  int64_t numbers = 0;
  for (const Elimination& elimination : order->steps) {
    Step& step = made.steps_.emplace_back();
    step.parent = elimination.parent;
    const auto add = [&](int32_t place) {
      const int32_t row = order->rowAt[asSize(place)];
      for (int64_t scalar = rows[asSize(row)]; scalar < rows[asSize(row) + 1]; ++scalar)
        step.scalars.push_back(static_cast<int32_t>(scalar));
    };
    for (int32_t place = elimination.first; place < elimination.last; ++place) add(place);
    step.columns = static_cast<int32_t>(step.scalars.size());
    for (const int32_t place : elimination.reached) add(place);
    step.height = static_cast<int32_t>(step.scalars.size());
    step.firstFactor = numbers;
    numbers += int64_t{step.columns} * step.height;
  }
  made.placeBlocks(*order);
  made.placeRests();
  made.factor_.resize(asSize(numbers));
  made.fronts_.resize(made.steps_.size());
  return made;
}

/// Where the blocks of the matrix are in each step.
void BlockCholesky::placeBlocks(const EliminationOrder& order) {
  std::vector<int32_t> inStep(order.rowAt.size());
  // By the earlier row of a pair: its blocks, whichever way they are stored.
  struct Pair {
    int32_t other, block;
    bool isUpright;
  };
  std::vector<std::vector<Pair>> pairs(order.rowAt.size());
  for (size_t row = 0; row + 1 < shape_->rows.size(); ++row) {
    for (int32_t block = shape_->rowBegin[row]; block < shape_->rowBegin[row + 1]; ++block) {
      const int32_t a = order.placeOf[row], b = order.placeOf[asSize(shape_->column[asSize(block)])];
      pairs[asSize(std::min(a, b))].push_back({std::max(a, b), block, a < b});
    }
  }
  const auto width = [&](int32_t place) {
    const size_t row = asSize(order.rowAt[asSize(place)]);
    return static_cast<int32_t>(shape_->rows[row + 1] - shape_->rows[row]);
  };
  for (size_t s = 0; s < order.steps.size(); ++s) {
    const Elimination& elimination = order.steps[s];
    Step& step = steps_[s];
    int32_t next = 0;
    for (int32_t place = elimination.first; place < elimination.last; ++place)
      inStep[asSize(place)] = next, next += width(place);
    for (const int32_t place : elimination.reached) inStep[asSize(place)] = next, next += width(place);
    for (int32_t place = elimination.first; place < elimination.last; ++place) {
      for (const Pair& pair : pairs[asSize(place)])
        step.entries.push_back({shape_->firstValue[asSize(pair.block)], pair.isUpright, width(place), width(pair.other),
                                inStep[asSize(place)], inStep[asSize(pair.other)]});
    }
  }
}

/// Where what children leave is in their parents.
void BlockCholesky::placeRests() {
  std::vector<int32_t> inParent(asSize(shape_->rows.back()));
  for (Step& step : steps_) {
    if (step.parent == -1) continue;
    Step& parent = steps_[asSize(step.parent)];
    parent.isLeaf = false;
    for (size_t k = 0; k < parent.scalars.size(); ++k) inParent[asSize(parent.scalars[k])] = static_cast<int32_t>(k);
    for (int32_t from = step.columns; from < step.height; ++from) {
      const int32_t to = inParent[asSize(step.scalars[asSize(from)])];
      if (!step.stretches.empty() && step.stretches.back().to + step.stretches.back().length == to)
        ++step.stretches.back().length;
      else step.stretches.push_back({from, to, 1});
    }
  }
}

std::unique_ptr<Front> BlockCholesky::takeFront(const Step& step) {
  if (spare_.empty()) spare_.push_back(std::make_unique<Front>());
  auto front = std::move(spare_.back());
  spare_.pop_back();
  front->reset(asSize(step.height), asSize(step.isLeaf ? step.columns : step.height));
  return front;
}

/// The step's matrix is there from now on, with its part of the whole one.
void BlockCholesky::open(size_t s, std::span<const double> values, std::span<const double> diagonal) {
  if (fronts_[s]) return;
  const Step& step = steps_[s];
  fronts_[s] = takeFront(step);
  for (const Entry& entry : step.entries) {
    const double* const block = values.data() + entry.firstValue;
    for (int32_t i = 0; i < entry.rows; ++i) {
      double* const row = fronts_[s]->row(asSize(entry.down + i)) + entry.across;
      if (entry.isUpright) copyShort(block + int64_t{i} * entry.columns, 1, entry.columns, row);
      else copyShort(block + i, asSize(entry.rows), entry.columns, row);
    }
  }
  for (int32_t k = 0; k < step.columns; ++k) fronts_[s]->row(asSize(k))[k] += diagonal[asSize(step.scalars[asSize(k)])];
}

/// Keeps the factor, and adds the rest to the parent's matrix.
void BlockCholesky::close(size_t s) {
  const Step& step = steps_[s];
  Front& front = *fronts_[s];
  for (int32_t k = 0; k < step.columns; ++k)
    std::copy_n(front.row(asSize(k)), step.height, factor_.data() + step.firstFactor + int64_t{k} * step.height);
  if (step.parent != -1) {
    Front& parent = *fronts_[asSize(step.parent)];
    addStretches(step.stretches, front.row(0), front.stride(), parent.row(0), parent.stride());
  }
  spare_.push_back(std::move(fronts_[s]));
}

bool BlockCholesky::factorise(std::span<const double> values, std::span<const double> diagonal) {
  const auto eliminate = [&](size_t s) {
    open(s, values, diagonal);
    if (!fronts_[s]->eliminate(asSize(steps_[s].columns))) return false;
    if (steps_[s].parent != -1) open(asSize(steps_[s].parent), values, diagonal);
    close(s);
    return true;
  };
  size_t s = 0;
  while (s < steps_.size() && eliminate(s)) ++s;
  for (auto& front : fronts_) {
    if (front) spare_.push_back(std::move(front));
  }
  return s == steps_.size();
}

void BlockCholesky::solve(std::span<double> x) const {
  std::vector<double> own;  // what a step reads and changes, side by side
  const auto gather = [&](const Step& step) {
    own.clear();
    for (const int32_t scalar : step.scalars) own.push_back(x[asSize(scalar)]);
  };
  const auto scatter = [&](const Step& step, int32_t count) {
    for (int32_t k = 0; k < count; ++k) x[asSize(step.scalars[asSize(k)])] = own[asSize(k)];
  };
  for (const Step& step : steps_) {
    gather(step);
    solveForwards(factor_.data() + step.firstFactor, own.data(), step.columns, step.height);
    scatter(step, step.height);
  }
  for (const Step& step : steps_ | std::views::reverse) {
    gather(step);
    solveBackwards(factor_.data() + step.firstFactor, own.data(), step.columns, step.height);
    scatter(step, step.columns);
  }
}

}  // namespace hgc
