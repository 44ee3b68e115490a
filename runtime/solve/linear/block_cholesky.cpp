#include "runtime/solve/linear/block_cholesky.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>

#include "runtime/data/each_isa.h"
#include "runtime/data/large_pages.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/linear/leaves.h"
#include "runtime/solve/linear/parts.h"

namespace hgc {
namespace {

using Stretch = CholeskySteps::Stretch;

/// Adds `rows` rows of `columns` numbers; from the diagonal on, where the block is on it. What is known when this is
/// compiled makes short rows several times as fast.
template <class Columns>
[[gnu::always_inline]] inline void addRest(const double* __restrict from, size_t fromStride, double* __restrict to,
                                           size_t toStride, int32_t rows, Columns columns, bool isDiagonal) {
  for (int32_t i = 0; i < rows; ++i, from += fromStride, to += toStride) {
    for (int32_t j = isDiagonal ? i : 0; j < columns; ++j) to[j] += from[j];
  }
}

/// Adds what a step leaves to the matrix of its parent, stretch by stretch: those from `first` to `last` down.
HGC_EACH_ISA void addStretches(std::span<const Stretch> stretches, size_t first, size_t last, const double* from,
                               size_t fromStride, double* to, size_t toStride) {
  for (size_t down = first; down < last; ++down) {
    const auto& rows = stretches[down];
    const double* const fromRow = from + asSize(rows.from) * fromStride;
    double* const toRow = to + asSize(rows.to) * toStride;
    for (size_t across = down; across < stretches.size(); ++across) {
      const auto& columns = stretches[across];
      const auto add = [&](auto count) __attribute__((always_inline)) {
        addRest(fromRow + columns.from, fromStride, toRow + columns.to, toStride, rows.length, count, across == down);
      };
      switch (columns.length) {
        case 3: add(Known<3>()); break;
        case 6: add(Known<6>()); break;
        case 9: add(Known<9>()); break;
        default: add(columns.length);
      }
    }
  }
}

/// Copies a row of a block. Rows are too short for a call of memcpy.
inline void copyShort(const double* from, size_t stride, int32_t count, double* to) {
  for (int32_t k = 0; k < count; ++k, from += stride) to[k] = *from;
}

}  // namespace

Result<BlockCholesky> BlockCholesky::prepare(std::shared_ptr<const BlockShape> lower, const std::vector<bool>& first) {
  auto plan = planCholesky(*lower, first);
  if (!plan) return plan.error();
  BlockCholesky made;
  made.shape_ = std::move(lower);
  made.plan_ = std::move(*plan);
  resizeInLargePages(made.factor_.ofLeaves, asSize(made.plan_.numbersOfLeaves));
  resizeInLargePages(made.factor_.ofOthers, asSize(made.plan_.numbersOfOthers));
  made.factor_.pivots.resize(made.plan_.scalarAt.size());
  made.fronts_.resize(made.plan_.steps.size());
  return made;
}

/// Finds subtrees that so many threads have about as much to do with.
void BlockCholesky::divide(int64_t threads) {
  if (std::exchange(division_.threads, threads) == threads) return;
  const size_t count = plan_.steps.size();
  std::vector<double> work(count);
  double all = 0;
  for (size_t s = 0; s < count; ++s) {
    const Step& step = plan_.steps[s];
    if (step.isLeaf) continue;
    const double own = static_cast<double>(step.columns) * step.height * step.height;
    all += own;
    work[s] += own;
    if (step.parent != -1) work[asSize(step.parent)] += work[s];
  }
  const double most = threads == 1 ? 0 : all / static_cast<double>(4 * threads);
  division_.subtrees.clear();
  division_.others.clear();
  int32_t within = static_cast<int32_t>(count);  // the first step of the subtree that was found last
  for (auto s = static_cast<int32_t>(count) - 1; s >= 0; --s) {
    const Step& step = plan_.steps[asSize(s)];
    if (s >= within || step.isLeaf) continue;
    const bool isSubtree = work[asSize(s)] <= most;
    if (!isSubtree || step.parent != -1) division_.others.push_back(s);
    if (!isSubtree) continue;
    division_.subtrees.push_back(s);
    within = step.firstBelow;
  }
  std::ranges::reverse(division_.others);
}

/// The step's matrix is there from now on, with its part of the whole one and what leaves leave to it. False where one
/// of these is not positive definite.
bool BlockCholesky::open(size_t s) {
  if (fronts_[s]) return true;
  const Step& step = plan_.steps[s];
  fronts_[s] = spare_.take(asSize(step.height));
  Front& front = *fronts_[s];
  front.reset(asSize(step.height), asSize(step.hasChildren ? step.height : step.columns));
  for (const CholeskySteps::Entry& entry : plan_.entriesOf(step)) {
    const double* const block = values_ + entry.firstValue;
    for (int32_t i = 0; i < entry.rows; ++i) {
      double* const row = front.row(asSize(entry.down + i)) + entry.across;
      if (entry.isUpright) copyShort(block + int64_t{i} * entry.columns, 1, entry.columns, row);
      else copyShort(block + i, asSize(entry.rows), entry.columns, row);
    }
  }
  for (int32_t k = 0; k < step.columns; ++k) front.row(asSize(k))[k] += diagonal_[asSize(step.firstPlace + k)];
  return addLeaves(plan_.leavesOf(step), &front);
}

/// Factorises leaves, and takes what they leave from the matrix of their parent while they are in a cache.
bool BlockCholesky::addLeaves(std::span<const int32_t> leaves, Front* parent) {
  const size_t near = 512 * asSize(LoopsOf::concurrency());
  std::atomic<bool> isPositive = true;
  for (size_t first = 0; first < leaves.size() && isPositive; first += near) {
    const auto some = leaves.subspan(first, std::min(near, leaves.size() - first));
    constexpr int64_t kNumbers = 100;  // of a leaf, about
    const auto numbers = static_cast<int64_t>(some.size()) * kNumbers;
    forParts(static_cast<int64_t>(some.size()), numbers, [&](int64_t from, int64_t to) {
      const auto part = some.subspan(asSize(from), asSize(to - from));
      if (!factoriseLeaves(plan_, part, values_, diagonal_.data(), factor_.ofLeaves.data())) isPositive = false;
    });
    if (parent == nullptr || !isPositive) continue;
    const auto subtract = [&](int64_t from, int64_t to) {
      subtractLeaves(plan_, some, factor_.ofLeaves.data(),
                     {parent->row(0), parent->stride(), static_cast<int32_t>(from), static_cast<int32_t>(to)});
    };
    forParts(static_cast<int64_t>(parent->size()), numbers, subtract, 2);
  }
  return isPositive;
}

/// Adds the rest to the parent's matrix.
bool BlockCholesky::close(size_t s) {
  const Step& step = plan_.steps[s];
  if (step.parent != -1) {
    if (!open(asSize(step.parent))) return false;
    Front &front = *fronts_[s], &parent = *fronts_[asSize(step.parent)];
    const auto stretches = plan_.stretchesOf(step);
    const int64_t height = step.height - step.columns;
    forParts(static_cast<int64_t>(stretches.size()), height * height, [&](int64_t first, int64_t last) {
      addStretches(stretches, asSize(first), asSize(last), front.row(0), front.stride(), parent.row(0),
                   parent.stride());
    });
  }
  spare_.give(std::move(fronts_[s]));
  return true;
}

/// Keeps the factor; what the step leaves stays in its matrix.
bool BlockCholesky::eliminate(size_t s) {
  if (!open(s)) return false;
  const Step& step = plan_.steps[s];
  Front& front = *fronts_[s];
  if (!front.eliminate(asSize(step.columns))) return false;
  forParts(step.columns, int64_t{step.columns} * step.height, [&](int64_t first, int64_t last) {
    for (int64_t k = first; k < last; ++k) {
      std::copy_n(front.row(asSize(k)), step.height, factor_.ofOthers.data() + step.firstFactor + k * step.height);
      factor_.pivots[asSize(step.firstPlace + k)] = front.row(asSize(k))[k];
    }
  });
  return true;
}

bool BlockCholesky::factorise(std::span<const double> values, std::span<const double> diagonal) {
  divide(LoopsOf::concurrency());
  values_ = values.data();
  diagonal_.resize(plan_.scalarAt.size());
  for (size_t place = 0; place < diagonal_.size(); ++place) diagonal_[place] = diagonal[asSize(plan_.scalarAt[place])];
  const bool isPositive = addLeaves(plan_.rootLeaves, nullptr) && eliminateSubtrees() && eliminateOthers();
  for (auto& front : fronts_) {
    if (front) spare_.give(std::move(front));
  }
  return isPositive;
}

/// The matrices of their last steps stay for their parents: children are added to these in their order, whether a
/// subtree or the rest of the tree has them.
bool BlockCholesky::eliminateSubtrees() {
  std::atomic<bool> isPositive = true;
  forAll(static_cast<int64_t>(division_.subtrees.size()), [&](int64_t k) {
    const int32_t root = division_.subtrees[asSize(k)];
    for (int32_t s = plan_.steps[asSize(root)].firstBelow; s <= root && isPositive; ++s) {
      const Step& step = plan_.steps[asSize(s)];
      if (step.isLeaf) continue;
      const bool stays = s == root && step.parent != -1;
      if (!eliminate(asSize(s)) || (!stays && !close(asSize(s)))) isPositive = false;
    }
  });
  return isPositive;
}

bool BlockCholesky::eliminateOthers() {
  return std::ranges::all_of(division_.others, [&](int32_t s) {
    const bool isDone = std::ranges::binary_search(division_.subtrees, s, std::greater());
    return (isDone || eliminate(asSize(s))) && close(asSize(s));
  });
}

}  // namespace hgc
