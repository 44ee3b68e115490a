#include "runtime/solve/freedom/tangent_hessian.h"

#include <map>
#include <memory>
#include <utility>

#include "runtime/solve/linear/block_entries.h"

namespace hgc {
namespace {

/// Where a scalar of an unknown goes: it changes by these numbers with steps, which lie side by side.
struct StepPlace {
  size_t row = 0;     ///< of blocks by steps
  size_t column = 0;  ///< the first step, within the row
  const double* by = nullptr;
  uint32_t steps = 0;
};

/// Builds the lower triangle of a matrix of blocks, in any order.
class StepBlocks {
 public:
  explicit StepBlocks(std::vector<int64_t> rows) : rows_(std::move(rows)) {}

  size_t widthOf(size_t row) const { return static_cast<size_t>(rows_[row + 1] - rows_[row]); }
  /// The block, of zeros at first.
  double* block(size_t row, size_t column) {
    std::vector<double>& numbers = blocks_[{row, column}];
    numbers.resize(widthOf(row) * widthOf(column));
    return numbers.data();
  }
  /// Adds what a second derivative by two scalars is by their steps.
  void add(const StepPlace& a, const StepPlace& b, double number) {
    double* const to = block(a.row, b.row);
    for (uint32_t s = 0; s < a.steps; ++s) {
      for (uint32_t t = 0; t < b.steps; ++t)
        to[(a.column + s) * widthOf(b.row) + b.column + t] += a.by[s] * number * b.by[t];
    }
  }
  BlockMatrix take() &&;

 private:
  std::vector<int64_t> rows_;
  std::map<std::pair<size_t, size_t>, std::vector<double>> blocks_;
};

BlockMatrix StepBlocks::take() && {
  BlockShape shape;
  BlockMatrix matrix;
  for (const auto& [place, numbers] : blocks_) {
    shape.rowBegin.resize(place.first + 1, static_cast<int32_t>(shape.column.size()));
    shape.column.push_back(static_cast<int32_t>(place.second));
    matrix.values.insert(matrix.values.end(), numbers.begin(), numbers.end());
    shape.firstValue.push_back(static_cast<int32_t>(matrix.values.size()));
  }
  shape.rowBegin.resize(rows_.size(), static_cast<int32_t>(shape.column.size()));
  shape.rows = shape.columns = std::move(rows_);
  matrix.shape = std::make_shared<const BlockShape>(std::move(shape));
  return matrix;
}

/// By scalar, and the rows of blocks by steps: of a point one, of other unknowns as they were.
struct StepLayout {
  std::vector<StepPlace> places;
  std::vector<int64_t> rows = {0};
};

StepLayout layOutSteps(const Unknowns& unknowns, const BlockShape& shape) {
  static constexpr double kOne = 1;
  StepLayout layout;
  size_t row = 0;  // of `shape`
  for (const Unknowns::Run& run : unknowns.runs()) {
    const uint32_t width = run.points == nullptr ? 1 : run.points->width();
    for (int64_t k = 0; k < run.values; ++k) {
      const int64_t value = run.firstValue + k, point = k / width;
      while (shape.rows[row + 1] <= value) ++row;
      const bool isFirst = run.points == nullptr ? value == shape.rows[row] : k % width == 0;
      if (isFirst) layout.rows.push_back(layout.rows.back());
      const auto last = static_cast<size_t>(std::ssize(layout.rows)) - 2;
      if (run.points == nullptr) {
        layout.places.push_back({last, static_cast<size_t>(value - shape.rows[row]), &kOne, 1});
        ++layout.rows.back();
      } else {
        const uint32_t steps = run.points->steps();
        layout.places.push_back({last, 0, run.points->derivativesAt(point) + k % width * steps, steps});
        if (isFirst) layout.rows.back() += steps;
      }
    }
  }
  return layout;
}

/// Adds the second derivatives of points by their steps.
Status addCurvature(const Unknowns& unknowns, std::span<const double> values, std::span<const double> gradient,
                    const StepLayout& layout, StepBlocks& sums) {
  for (const Unknowns::Run& run : unknowns.runs()) {
    if (run.points == nullptr) continue;
    const auto first = static_cast<size_t>(run.firstValue), count = static_cast<size_t>(run.values);
    const auto curvature = run.points->curvatureAlong(values.subspan(first, count), gradient.subspan(first, count));
    if (!curvature) return curvature.error();
    const size_t square = size_t{run.points->steps()} * run.points->steps();
    for (size_t point = 0; point < static_cast<size_t>(run.points->count()); ++point) {
      const size_t row = layout.places[first + point * run.points->width()].row;
      double* const to = sums.block(row, row);
      for (size_t k = 0; k < square; ++k) to[k] += (*curvature)[point * square + k];
    }
  }
  return Done{};
}

}  // namespace

Status takeHessianBySteps(const Unknowns& unknowns, std::span<const double> values, BlockModel& model) {
  const StepLayout layout = layOutSteps(unknowns, *model.matrix.shape);
  std::vector<size_t> rowOf;  // by scalar: of the blocks that there are
  for (size_t row = 0; row + 1 < model.matrix.shape->rows.size(); ++row)
    rowOf.resize(static_cast<size_t>(model.matrix.shape->rows[row + 1]), row);
  StepBlocks sums(layout.rows);
  forEntries(model.matrix, [&](int64_t i, int64_t j, double number) {
    const auto row = static_cast<size_t>(i), column = static_cast<size_t>(j);
    // A block on the diagonal is whole. Where it is of several points, others are above the diagonal then, of which
    // there is a mirror.
    if (layout.places[row].row < layout.places[column].row) return;
    sums.add(layout.places[row], layout.places[column], number);
    // One may have been several.
    const bool isOnce = rowOf[row] != rowOf[column] && layout.places[row].row == layout.places[column].row;
    if (isOnce) sums.add(layout.places[column], layout.places[row], number);
  });
  if (const Status done = addCurvature(unknowns, values, model.gradient, layout, sums); !done) return done;
  std::vector<double> gradient(static_cast<size_t>(unknowns.count()));
  for (size_t k = 0; k < layout.places.size(); ++k) {
    const StepPlace& place = layout.places[k];
    const size_t first = static_cast<size_t>(layout.rows[place.row]) + place.column;
    for (uint32_t s = 0; s < place.steps; ++s) gradient[first + s] += model.gradient[k] * place.by[s];
  }
  model.gradient = std::move(gradient);
  model.matrix = std::move(sums).take();
  return Done{};
}

}  // namespace hgc
