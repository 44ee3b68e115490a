#include "runtime/solve/linear/cholesky_steps.h"

#include <algorithm>
#include <numeric>

namespace hgc {
namespace {

constexpr int32_t kMostOfLeaf = 8;  ///< columns
constexpr int32_t kOwnStretch = 6;  ///< rows of blocks that have a stretch each, since kernels know their size
constexpr int32_t kLeafTile = 8;    ///< numbers that the rows of a leaf are a multiple of

/// Fills in a plan.
class StepPlanner {
 public:
  StepPlanner(const BlockShape& shape, const EliminationOrder& order, CholeskySteps& plan)
      : shape_(shape), order_(order), plan_(plan) {}

  void makeSteps();
  void placeEntries();
  void placeStretches();
  void listLeaves();

 private:
  int32_t widthAt(int32_t place) const { return firstScalar_[asSize(place) + 1] - firstScalar_[asSize(place)]; }
  /// Calls `call(place, first)` for the rows of blocks of a step, and which of its scalars is their first.
  void forRows(const Elimination& elimination, const auto& call) const {
    int32_t next = 0;
    for (int32_t place = elimination.first; place < elimination.last; ++place)
      call(place, next), next += widthAt(place);
    for (const int32_t place : elimination.reached) call(place, next), next += widthAt(place);
  }

  const BlockShape& shape_;
  const EliminationOrder& order_;
  CholeskySteps& plan_;
  std::vector<int32_t> firstScalar_ = {0};  ///< by row of blocks in the order of elimination; one more
};

void StepPlanner::makeSteps() {
  for (const int32_t row : order_.rowAt) {
    for (int64_t scalar = shape_.rows[asSize(row)]; scalar < shape_.rows[asSize(row) + 1]; ++scalar)
      plan_.scalarAt.push_back(static_cast<int32_t>(scalar));
    firstScalar_.push_back(static_cast<int32_t>(plan_.scalarAt.size()));
  }
  for (const Elimination& elimination : order_.steps) {
    const auto own = static_cast<int32_t>(plan_.steps.size());
    CholeskySteps::Step& step = plan_.steps.emplace_back();
    step.parent = elimination.parent;
    step.firstPlace = firstScalar_[asSize(elimination.first)];
    step.columns = firstScalar_[asSize(elimination.last)] - step.firstPlace;
    step.height = step.columns;
    for (const int32_t place : elimination.reached) step.height += widthAt(place);
    step.firstBelow = own;
  }
  for (size_t s = 0; s < plan_.steps.size(); ++s) {
    CholeskySteps::Step& step = plan_.steps[s];
    step.isLeaf = !step.hasChildren && step.columns <= kMostOfLeaf;
    int64_t& numbers = step.isLeaf ? plan_.numbersOfLeaves : plan_.numbersOfOthers;
    step.stride = step.isLeaf ? (step.height + kLeafTile - 1) / kLeafTile * kLeafTile : step.height;
    step.firstFactor = numbers;
    numbers += int64_t{step.columns} * step.stride + (step.isLeaf ? kLeafTile : 0);  // kernels read past the last row
    if (step.parent == -1) continue;
    CholeskySteps::Step& parent = plan_.steps[asSize(step.parent)];
    parent.hasChildren = true;
    parent.firstBelow = std::min(parent.firstBelow, step.firstBelow);
  }
}

/// Where the blocks of the matrix are in each step.
void StepPlanner::placeEntries() {
  // By the earlier row of a pair: its blocks, whichever way they are stored.
  struct Pair {
    int32_t other, block;
    bool isUpright;
  };
  const auto forPairs = [&](const auto& call) {
    for (size_t row = 0; row + 1 < shape_.rows.size(); ++row) {
      for (int32_t block = shape_.rowBegin[row]; block < shape_.rowBegin[row + 1]; ++block) {
        const int32_t a = order_.placeOf[row], b = order_.placeOf[asSize(shape_.column[asSize(block)])];
        call(std::min(a, b), Pair{std::max(a, b), block, a < b});
      }
    }
  };
  std::vector<int32_t> begin(order_.rowAt.size() + 1), inStep(order_.rowAt.size());
  forPairs([&](int32_t place, const Pair&) { ++begin[asSize(place) + 1]; });
  std::partial_sum(begin.begin(), begin.end(), begin.begin());
  std::vector<Pair> pairs(asSize(begin.back()));
  std::vector<int32_t> next(begin.begin(), begin.end() - 1);
  forPairs([&](int32_t place, const Pair& pair) { pairs[asSize(next[asSize(place)]++)] = pair; });
  for (size_t s = 0; s < plan_.steps.size(); ++s) {
    const Elimination& elimination = order_.steps[s];
    forRows(elimination, [&](int32_t place, int32_t first) { inStep[asSize(place)] = first; });
    plan_.steps[s].firstEntry = static_cast<int32_t>(plan_.entries.size());
    for (int32_t place = elimination.first; place < elimination.last; ++place) {
      for (int32_t k = begin[asSize(place)]; k < begin[asSize(place) + 1]; ++k) {
        const Pair& pair = pairs[asSize(k)];
        plan_.entries.push_back({shape_.firstValue[asSize(pair.block)], pair.isUpright, widthAt(place),
                                 widthAt(pair.other), inStep[asSize(place)], inStep[asSize(pair.other)]});
      }
    }
    plan_.steps[s].lastEntry = static_cast<int32_t>(plan_.entries.size());
  }
}

/// Where what steps reach is in their parents. The order of elimination is the parent's, too: what lies side by side
/// there does so in the parent.
void StepPlanner::placeStretches() {
  std::vector<int32_t> inParent(order_.rowAt.size());
  std::vector<std::vector<int32_t>> children(plan_.steps.size());
  for (size_t s = 0; s < plan_.steps.size(); ++s) {
    if (plan_.steps[s].parent != -1) children[asSize(plan_.steps[s].parent)].push_back(static_cast<int32_t>(s));
  }
  for (size_t parent = 0; parent < plan_.steps.size(); ++parent) {
    if (children[parent].empty()) continue;
    forRows(order_.steps[parent], [&](int32_t place, int32_t first) { inParent[asSize(place)] = first; });
    for (const int32_t child : children[parent]) {
      CholeskySteps::Step& step = plan_.steps[asSize(child)];
      step.firstStretch = static_cast<int32_t>(plan_.stretches.size());
      forRows(order_.steps[asSize(child)], [&](int32_t place, int32_t from) {
        if (from < step.columns) return;
        const int32_t first = firstScalar_[asSize(place)];
        if (widthAt(place) < kOwnStretch && step.firstStretch < static_cast<int32_t>(plan_.stretches.size()) &&
            plan_.stretches.back().place + plan_.stretches.back().length == first)
          plan_.stretches.back().length += widthAt(place);
        else plan_.stretches.push_back({from, inParent[asSize(place)], first, widthAt(place)});
      });
      step.lastStretch = static_cast<int32_t>(plan_.stretches.size());
    }
  }
}

void StepPlanner::listLeaves() {
  for (CholeskySteps::Step& step : plan_.steps) {
    for (int32_t k = 0; k < step.columns && !step.isLeaf; ++k) plan_.otherPlaces.push_back(step.firstPlace + k);
    if (!step.isLeaf) continue;
    plan_.leaves.push_back(static_cast<int32_t>(&step - plan_.steps.data()));
    if (step.parent == -1) plan_.rootLeaves.push_back(plan_.leaves.back());
    else ++plan_.steps[asSize(step.parent)].lastLeaf;
  }
  int32_t next = 0;
  for (CholeskySteps::Step& step : plan_.steps) {
    const int32_t count = step.lastLeaf;
    step.firstLeaf = step.lastLeaf = next;
    next += count;
  }
  plan_.leavesByParent.resize(asSize(next));
  for (const int32_t leaf : plan_.leaves) {
    const int32_t parent = plan_.steps[asSize(leaf)].parent;
    if (parent != -1) plan_.leavesByParent[asSize(plan_.steps[asSize(parent)].lastLeaf++)] = leaf;
  }
}

}  // namespace

Result<CholeskySteps> planCholesky(const BlockShape& lower, const std::vector<bool>& first) {
  const auto order = orderElimination(lower, first);
  if (!order) return order.error();
  CholeskySteps plan;
  StepPlanner planner(lower, *order, plan);
  planner.makeSteps();
  planner.placeEntries();
  planner.placeStretches();
  planner.listLeaves();
  return plan;
}

}  // namespace hgc
