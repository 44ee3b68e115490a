#include "runtime/solve/linear/block_cholesky.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "runtime/data/each_isa.h"
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

Result<BlockCholesky> BlockCholesky::prepare(std::shared_ptr<const BlockShape> lower) {
  auto plan = planCholesky(*lower);
  if (!plan) return plan.error();
  BlockCholesky made;
  made.shape_ = std::move(lower);
  made.plan_ = std::move(*plan);
  made.leafFactor_.resize(asSize(made.plan_.numbersOfLeaves));
  made.factor_.resize(asSize(made.plan_.numbersOfOthers));
  made.fronts_.resize(made.plan_.steps.size());
  return made;
}

/// Finds subtrees that so many threads have about as much to do with.
void BlockCholesky::divide(int64_t threads) {
  if (std::exchange(threads_, threads) == threads) return;
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
  subtrees_.clear();
  others_.clear();
  int32_t within = static_cast<int32_t>(count);  // the first step of the subtree that was found last
  for (auto s = static_cast<int32_t>(count) - 1; s >= 0; --s) {
    const Step& step = plan_.steps[asSize(s)];
    if (s >= within || step.isLeaf) continue;
    others_.push_back(s);
    if (work[asSize(s)] > most) continue;
    subtrees_.push_back(s);
    within = step.firstBelow;
  }
  std::ranges::reverse(others_);
}

/// The step's matrix is there from now on, with its part of the whole one and what leaves leave to it.
void BlockCholesky::open(size_t s) {
  if (fronts_[s]) return;
  const Step& step = plan_.steps[s];
  fronts_[s] = spare_.take();
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
  const auto leaves = plan_.leavesOf(step);
  const auto products = static_cast<int64_t>(leaves.size()) * step.height;
  forParts(step.height, products, [&](int64_t first, int64_t last) {
    subtractLeaves(plan_, leaves, leafFactor_.data(),
                   {front.row(0), front.stride(), static_cast<int32_t>(first), static_cast<int32_t>(last)});
  });
}

/// Adds the rest to the parent's matrix.
void BlockCholesky::close(size_t s) {
  const Step& step = plan_.steps[s];
  if (step.parent != -1) {
    open(asSize(step.parent));
    Front &front = *fronts_[s], &parent = *fronts_[asSize(step.parent)];
    const auto stretches = plan_.stretchesOf(step);
    const int64_t height = step.height - step.columns;
    forParts(static_cast<int64_t>(stretches.size()), height * height, [&](int64_t first, int64_t last) {
      addStretches(stretches, asSize(first), asSize(last), front.row(0), front.stride(), parent.row(0),
                   parent.stride());
    });
  }
  spare_.give(std::move(fronts_[s]));
}

/// Keeps the factor; what the step leaves stays in its matrix.
bool BlockCholesky::eliminate(size_t s) {
  open(s);
  const Step& step = plan_.steps[s];
  Front& front = *fronts_[s];
  if (!front.eliminate(asSize(step.columns))) return false;
  forParts(step.columns, int64_t{step.columns} * step.height, [&](int64_t first, int64_t last) {
    for (int64_t k = first; k < last; ++k)
      std::copy_n(front.row(asSize(k)), step.height, factor_.data() + step.firstFactor + k * step.height);
  });
  return true;
}

bool BlockCholesky::factorise(std::span<const double> values, std::span<const double> diagonal) {
  divide(LoopsOf::concurrency());
  values_ = values.data();
  diagonal_.resize(plan_.scalarAt.size());
  for (size_t place = 0; place < diagonal_.size(); ++place) diagonal_[place] = diagonal[asSize(plan_.scalarAt[place])];
  std::atomic<bool> isPositive = true;
  forLeaves(plan_, [&](std::span<const int32_t> some) {
    if (!factoriseLeaves(plan_, some, values_, diagonal_.data(), leafFactor_.data())) isPositive = false;
  });
  if (!isPositive) return false;
  // Children are added to their parent in their order, whether a subtree or the rest of the tree has them.
  forAll(static_cast<int64_t>(subtrees_.size()), [&](int64_t k) {
    const int32_t root = subtrees_[asSize(k)];
    for (int32_t s = plan_.steps[asSize(root)].firstBelow; s <= root && isPositive; ++s) {
      if (plan_.steps[asSize(s)].isLeaf) continue;
      if (!eliminate(asSize(s))) isPositive = false;
      else if (s != root) close(asSize(s));
    }
  });
  for (size_t k = 0, next = subtrees_.size(); k < others_.size() && isPositive; ++k) {
    const int32_t s = others_[k];
    const bool isDone = next > 0 && subtrees_[next - 1] == s;
    if (isDone) --next;
    else if (!eliminate(asSize(s))) isPositive = false;
    if (isPositive) close(asSize(s));
  }
  for (auto& front : fronts_) {
    if (front) spare_.give(std::move(front));
  }
  return isPositive;
}

}  // namespace hgc
