#pragma once
/// The steps of Cholesky's factorisation of a sparse matrix, and where their numbers are.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/solve/linear/elimination.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// A step eliminates scalars that follow one another in the order of elimination. Its numbers are a dense matrix by
/// these and the later ones that they reach.
struct CholeskySteps {
  /// A stored block of the matrix, and where its step has it.
  struct Entry {
    int32_t firstValue = 0;                               ///< of the matrix
    bool isUpright = true;                                ///< its rows are rows of the step, not columns
    int32_t rows = 0, columns = 0, down = 0, across = 0;  ///< scalars of the step
  };
  /// Scalars that a step reaches, which lie side by side in it, in its parent and in the order of elimination.
  struct Stretch {
    int32_t from = 0, to = 0;  ///< in the step, in its parent
    int32_t place = 0;         ///< in the order of elimination
    int32_t length = 0;
  };
  struct Step {
    int32_t columns = 0, height = 0;  ///< scalars that are eliminated; those and what they reach
    int32_t firstPlace = 0;           ///< of those that are eliminated
    int32_t parent = -1;
    int32_t firstBelow = 0;  ///< the first step of its subtree, which ends with it
    bool isLeaf = false;     ///< has no children and few columns
    bool hasChildren = false;
    int64_t firstFactor = 0;  ///< of the factor, among those of leaves or of others: `columns` rows of `stride` numbers
    int32_t stride = 0;
    int32_t firstEntry = 0, lastEntry = 0, firstStretch = 0, lastStretch = 0;
    int32_t firstLeaf = 0, lastLeaf = 0;  ///< of `leavesOf`: its children that are leaves
  };

  std::span<const Entry> entriesOf(const Step& step) const {
    return std::span(entries).subspan(asSize(step.firstEntry), asSize(step.lastEntry - step.firstEntry));
  }
  std::span<const Stretch> stretchesOf(const Step& step) const {
    return std::span(stretches).subspan(asSize(step.firstStretch), asSize(step.lastStretch - step.firstStretch));
  }
  std::span<const int32_t> leavesOf(const Step& step) const {
    return std::span(leavesByParent).subspan(asSize(step.firstLeaf), asSize(step.lastLeaf - step.firstLeaf));
  }

  std::vector<int32_t> scalarAt;                            ///< by place in the order of elimination
  std::vector<Step> steps;                                  ///< children before parents
  std::vector<int32_t> leaves, rootLeaves, leavesByParent;  ///< steps: all; those without a parent; the others
  std::vector<int32_t> otherPlaces;                         ///< that steps eliminate which are no leaves, ascending
  std::vector<Entry> entries;
  std::vector<Stretch> stretches;
  int64_t numbersOfLeaves = 0, numbersOfOthers = 0;  ///< of the factor
};

/// For matrices of this shape, of which the lower triangle is stored. `first` as of `orderElimination`.
Result<CholeskySteps> planCholesky(const BlockShape& lower, const std::vector<bool>& first);

}  // namespace hgc
