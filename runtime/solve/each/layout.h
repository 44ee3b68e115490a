#pragma once
/// Where the numbers of many small problems lie.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "runtime/device/solve/separate_steps.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// The scalars of each problem, one part of every unknown after another: those of steps, of its row of the unknown.
/// Values are as many, except on manifolds.
class EachLayout {
 public:
  /// The problems are the rows of a dimension, which there is and which all unknowns have first.
  static EachLayout of(const Session& session, const Unknowns& unknowns, const std::string& dimension);

  int64_t problems() const { return problems_; }
  /// Scalars of a problem.
  int32_t size() const { return size_; }
  /// Where scalar `k` of a problem is among all.
  int64_t scalar(int64_t problem, int32_t k) const {
    const Part& part = partOf(k);
    return part.first + problem * part.size + (k - part.own);
  }
  /// Whether a scalar of a problem is of a step along a manifold. Others have a value each: where it is among all.
  bool isOnManifold(int32_t k) const { return partOf(k).points != nullptr; }
  int64_t valueOf(int64_t problem, int32_t k) const {
    const Part& part = partOf(k);
    return part.values.first + problem * part.values.size + (k - part.own);
  }
  /// Values of a problem, and where number `v` is among all.
  int32_t values() const { return values_; }
  int64_t value(int64_t problem, int32_t v) const {
    const Part& part = partWith(v);
    return part.values.first + problem * part.values.size + (v - part.values.own);
  }
  /// How a value of a problem changes with `count` of its scalars from `first` on, where manifolds are linearised.
  struct Slopes {
    int32_t first = 0, count = 0;
    const double* by = nullptr;
  };
  Slopes slopesOf(int64_t problem, int32_t v) const;
  /// Whether some unknowns lie on manifolds.
  bool areCurved() const;
  /// Their points of a problem: calls `call(first value, values, first scalar)`, where these are among all.
  void forCurved(int64_t problem, const auto& call) const {
    for (const Part& part : parts_) {
      if (part.points == nullptr) continue;
      const auto width = static_cast<int32_t>(part.points->width()), points = part.values.size / width;
      for (int32_t k = 0; k < points; ++k)
        call(part.values.first + problem * part.values.size + k * width, width,
             part.first + problem * part.size + k * part.size / points);
    }
  }
  /// Moves the points of all problems along steps, which are those of all unknowns.
  Status moveCurved(std::span<double> values, std::span<const double> steps) const;

  /// Where scalar `k` of problems is, without bounds.
  SeparateProblems::Scalar inProblems(int32_t k) const;
  /// The unknowns, in the order of all scalars.
  struct Unknown {
    SymbolId symbol = kNone;
    int64_t first = 0, count = 0;  ///< scalars
  };
  std::vector<Unknown> unknowns() const;

  /// Finds where rows of blocks of JᵀJ begin, whose shape outlives this. Call it once, before `forLower`.
  void find(const BlockShape& shape);
  /// Calls `call(row, column, place)` for the numbers of a problem's lower triangle, by values, that are stored.
  void forLower(int64_t problem, const auto& call) const {
    for (const Part& part : parts_) {
      const int64_t first = part.firstRow + problem * part.rows;
      for (auto row = static_cast<size_t>(first); row < static_cast<size_t>(first + part.rows); ++row)
        forRow(part, problem, row, call);
    }
  }

 private:
  /// What a problem has of an unknown.
  struct Part {
    SymbolId unknown = kNone;
    int64_t first = 0;  ///< scalar of the unknown
    int32_t size = 0;   ///< scalars
    int32_t own = 0;    ///< the first one, among the problem's
    struct {
      int64_t first = 0;
      int32_t size = 0, own = 0;
    } values = {};                     ///< the same of values
    ManifoldPoints* points = nullptr;  ///< if it lies on a manifold
    int64_t firstRow = 0, rows = 0;    ///< of blocks: that of the unknown, and how many a problem has
  };
  const Part& partOf(int32_t k) const { return parts_[partOf_[static_cast<size_t>(k)]]; }
  const Part& partWith(int32_t v) const {
    const Part* part = &parts_.back();
    while (v < part->values.own) --part;
    return *part;
  }
  /// Which value of a problem this is among all.
  int32_t ownOf(int64_t problem, int64_t value) const {
    const Part* part = &parts_.back();
    while (value < part->values.first) --part;
    return part->values.own + static_cast<int32_t>(value - part->values.first - problem * part->values.size);
  }
  void forRow(const Part& part, int64_t problem, size_t row, const auto& call) const {
    const auto before = part.values.first + problem * part.values.size;
    const auto firstRow = static_cast<int32_t>(shape_->rows[row] - before) + part.values.own;
    const auto rows = static_cast<int32_t>(shape_->rows[row + 1] - shape_->rows[row]);
    for (int32_t b = shape_->rowBegin[row]; b < shape_->rowBegin[row + 1]; ++b) {
      const auto column = static_cast<size_t>(shape_->column[static_cast<size_t>(b)]);
      const auto columns = static_cast<int32_t>(shape_->columns[column + 1] - shape_->columns[column]);
      const int32_t firstColumn = ownOf(problem, shape_->columns[column]);
      const int32_t value = shape_->firstValue[static_cast<size_t>(b)];
      for (int32_t r = 0; r < rows; ++r) {
        const int32_t end = firstRow == firstColumn ? r + 1 : columns;
        for (int32_t c = 0; c < end; ++c) call(firstRow + r, firstColumn + c, value + r * columns + c);
      }
    }
  }

  int64_t problems_ = 0;
  int32_t size_ = 0, values_ = 0;
  std::vector<Part> parts_;
  std::vector<size_t> partOf_;  ///< by scalar of a problem
  const BlockShape* shape_ = nullptr;
};

}  // namespace hgc
