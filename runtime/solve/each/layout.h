#pragma once
/// Where the numbers of many small problems lie.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// The scalars of each problem, one part of every unknown after another: those of its row of the unknown.
class EachLayout {
 public:
  /// The problems are the rows of a dimension, which there is and which all unknowns have first.
  static EachLayout of(const Session& session, const Unknowns& unknowns, const std::string& dimension);

  int64_t problems() const { return problems_; }
  /// Scalars of a problem.
  int32_t size() const { return size_; }
  /// Where scalar `k` of a problem is among all.
  int64_t scalar(int64_t problem, int32_t k) const {
    const Part& part = parts_[partOf_[static_cast<size_t>(k)]];
    return part.first + problem * part.size + (k - part.own);
  }

  /// Finds where blocks of JᵀJ belong. Call it once, before `forLower`.
  void find(const BlockShape& shape);
  /// Calls `call(row, column, place)` for the numbers of a problem's lower triangle that are stored.
  void forLower(int64_t problem, const auto& call) const {
    for (int64_t b = firstBlock_[static_cast<size_t>(problem)]; b < firstBlock_[static_cast<size_t>(problem) + 1];
         ++b) {
      const Block& block = blocks_[static_cast<size_t>(b)];
      for (int32_t r = 0; r < block.rows; ++r) {
        const int32_t end = block.row == block.column ? r + 1 : block.columns;
        for (int32_t c = 0; c < end; ++c) call(block.row + r, block.column + c, block.value + r * block.columns + c);
      }
    }
  }

 private:
  /// What a problem has of an unknown.
  struct Part {
    int64_t first = 0;  ///< scalar of the unknown
    int32_t size = 0;   ///< scalars
    int32_t own = 0;    ///< the first one, among the problem's
  };
  struct Block {
    int32_t value = 0, row = 0, column = 0, rows = 0, columns = 0;
  };
  std::pair<int64_t, int32_t> placeOf(int64_t scalar) const;

  int64_t problems_ = 0;
  int32_t size_ = 0;
  std::vector<Part> parts_;
  std::vector<size_t> partOf_;  ///< by scalar of a problem
  std::vector<Block> blocks_;
  std::vector<int64_t> firstBlock_;  ///< by problem; one more
};

}  // namespace hgc
