#include "runtime/solve/methods/newton/hessian_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/solve/freedom/tangent_hessian.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

bool areAlike(const BlockShape& a, const BlockShape& b) {
  return &a == &b || (a.rows == b.rows && a.rowBegin == b.rowBegin && a.column == b.column);
}

/// Rounded down, without numbers that are next to nothing beside the largest; nothing where all are 0.
std::optional<int64_t> meanExponent(std::span<const double> numbers) {
  constexpr double kNothing = 0x1p-32;
  const double least = kNothing * largestMagnitude(numbers);
  int64_t sum = 0, count = 0;
  for (const double number : numbers) {
    if (!(std::fabs(number) > least)) continue;
    sum += std::ilogb(number);
    ++count;
  }
  if (count == 0) return std::nullopt;
  return sum / count - (sum % count < 0 ? 1 : 0);
}

}  // namespace

Status HessianModel::take(Session& session, Projection projection) {
  factor_.with.reset();
  const MatrixOptions how{.projection = projection, .triangle = Triangle::Lower, .scales = scales_};
  if (const Status done = session.newton(how, unknowns_.areCurved() ? byValues_ : model_); !done) return done;
  if (const Status done = unknowns_.areCurved() ? takeBySteps(session) : Done{}; !done) return done;
  takeDiagonal();
  const std::vector<double> curvatures = diagonal_;
  const Bounds& bounds = unknowns_.bounds();
  if (bounds.areThere()) {
    auto values = unknowns_.values(session);
    if (!values) return values.error();
    bounded_.values = std::move(*values);
    bounded_.held = bounds.findHeld(bounded_.values, model_.gradient);
  }
  if (!unknowns_.fixedScalars().empty() || bounds.areThere()) {
    clearHeld();
    takeDiagonal();
  }
  if (const Status done = checkFinite(); !done) return done;
  if (projection == Projection::None) takeScales(curvatures);
  if (const Status done = takeLeast(session); !done) return done;
  if (factor_.cholesky && areAlike(*factor_.cholesky->shape(), *model_.matrix.shape)) return Done{};
  auto prepared = BlockCholesky::prepare(model_.matrix.shape);
  if (!prepared) return prepared.error();
  factor_.cholesky = std::move(*prepared);
  return Done{};
}

Status HessianModel::takeBySteps(Session& session) {
  if (const Status done = unknowns_.lineariseManifolds(session); !done) return done;
  const auto values = unknowns_.values(session);
  if (!values) return values.error();
  model_ = byValues_;
  return takeHessianBySteps(unknowns_, *values, model_);
}

Status HessianModel::checkFinite() const {
  const auto bad = std::ranges::find_if(model_.gradient, [](double v) { return !std::isfinite(v); });
  if (bad == model_.gradient.end() && areFinite(model_.matrix.values)) return Done{};
  const std::string where =
      bad == model_.gradient.end() ? "" : fmt::format(" by `{}`", unknowns_.nameOf(bad - model_.gradient.begin()));
  return Error{fmt::format("a derivative{} is NaN or infinite, where the objective is finite", where),
               "`hgc run -w grad.x=-` or `-w hessian=-` with the same data shows where it comes from",
               ErrorKind::NotFinite};
}

/// Those that are fixed, too.
void HessianModel::clearHeld() {
  for (int64_t k = 0; k < unknowns_.count(); ++k) {
    if (isHeld(k)) model_.gradient[asSize(k)] = 0;
  }
  const BlockShape& shape = *model_.matrix.shape;
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (int32_t block = shape.rowBegin[row]; block < shape.rowBegin[row + 1]; ++block) {
      const size_t column = asSize(shape.column[asSize(block)]);
      double* value = model_.matrix.values.data() + shape.firstValue[asSize(block)];
      for (int64_t i = shape.rows[row]; i < shape.rows[row + 1]; ++i) {
        for (int64_t j = shape.rows[column]; j < shape.rows[column + 1]; ++j, ++value) {
          if (isHeld(i) || isHeld(j)) *value = 0;
        }
      }
    }
  }
}

/// The block on the diagonal is the last one of its row; a row that nothing reads has none.
void HessianModel::takeDiagonal() {
  const BlockShape& shape = *model_.matrix.shape;
  diagonal_.assign(model_.gradient.size(), 0);
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    if (shape.rowBegin[row] == shape.rowBegin[row + 1]) continue;
    const size_t width = asSize(shape.rows[row + 1] - shape.rows[row]);
    const double* const block = model_.matrix.values.data() + shape.firstValue[asSize(shape.rowBegin[row + 1]) - 1];
    for (size_t k = 0; k < width; ++k) diagonal_[asSize(shape.rows[row]) + k] = block[k * width + k];
  }
}

/// Eigenvalues of an instance are as exact as the largest of them: what an unknown in another unit curves would be
/// lost. So arrays are scaled whose curvatures are further apart than `kApart`, by the mean of exponents, to which a
/// unit of a power of two adds.
void HessianModel::takeScales(std::span<const double> curvatures) {
  constexpr int64_t kApart = 1;  // exponents of scales, from their middle
  const std::vector<Unknowns::Run> runs = unknowns_.runs();
  if (runs.size() < 2) return;
  scales_.clear();
  std::vector<std::optional<int64_t>> exponents;
  int64_t least = std::numeric_limits<int64_t>::max(), most = std::numeric_limits<int64_t>::min();
  for (const Unknowns::Run& run : runs) {
    exponents.push_back(meanExponent(stepsOf(run, curvatures)));
    if (!exponents.back()) continue;
    least = std::min(least, *exponents.back());
    most = std::max(most, *exponents.back());
  }
  for (size_t r = 0; r < runs.size(); ++r) {
    scales_.push_back({*runs[r].name});
    if (!exponents[r]) continue;
    const int64_t middle = least + (most - least) / 2, own = *exponents[r];
    const int64_t beyond = own - std::clamp(own, middle - 2 * kApart, middle + 2 * kApart);
    scales_[r].scale = std::ldexp(1.0, static_cast<int>(std::clamp(-(beyond >> 1), -kMostExponent, kMostExponent)));
  }
}

/// At most 1: less where an objective in small units would hardly let the unknowns move.
Status HessianModel::takeLeast(Session& session) {
  constexpr double kPart = 0.1;
  added_.least = 1;
  if (std::ranges::all_of(diagonal_, [](double number) { return number > 0; })) return Done{};
  const double slope = largestMagnitude(model_.gradient);
  const auto values = unknowns_.values(session);
  if (!values) return values.error();
  const double size = norm(*values) / std::sqrt(std::max<double>(1, static_cast<double>(values->size())));
  const double least = slope / (size > 0 ? kPart * size : 1);
  if (std::isnormal(least)) added_.least = std::min(least, 1.0);
  return Done{};
}

bool HessianModel::isPositive(double least) {
  const auto isNegative = [](double number) { return number < 0; };
  return std::ranges::none_of(diagonal_, isNegative) && (factorise({}) || factorise({.part = least}));
}

std::optional<NegativeCurvature> HessianModel::findNegativeCurvature() {
  factor_.with.reset();
  return hgc::findNegativeCurvature(*factor_.cholesky, model_.matrix);
}

bool HessianModel::isFlat() const {
  for (size_t k = 0; k < diagonal_.size(); ++k) {
    if (diagonal_[k] == 0 && model_.gradient[k] != 0) return true;
  }
  return false;
}

std::vector<int64_t> HessianModel::emptyScalars() const {
  const BlockShape& shape = *model_.matrix.shape;
  std::vector<bool> isEmpty(model_.gradient.size());
  for (size_t k = 0; k < isEmpty.size(); ++k) isEmpty[k] = model_.gradient[k] == 0 && diagonal_[k] == 0;
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (int32_t block = shape.rowBegin[row]; block < shape.rowBegin[row + 1]; ++block) {
      const size_t column = asSize(shape.column[asSize(block)]);
      const double* value = model_.matrix.values.data() + shape.firstValue[asSize(block)];
      for (int64_t i = shape.rows[row]; i < shape.rows[row + 1]; ++i) {
        for (int64_t j = shape.rows[column]; j < shape.rows[column + 1]; ++j) {
          if (*value++ != 0) isEmpty[asSize(i)] = isEmpty[asSize(j)] = false;
        }
      }
    }
  }
  std::vector<int64_t> empty;
  for (int64_t k = 0; k < unknowns_.count(); ++k) {
    if (isEmpty[asSize(k)] && !isHeld(k)) empty.push_back(k);
  }
  return empty;
}

bool HessianModel::factorise(Shift shift) {
  if (factor_.with == shift) return true;
  added_.numbers.resize(diagonal_.size());
  const double largest = shift.isOfLargest ? largestMagnitude(diagonal_) : 0;
  for (size_t k = 0; k < added_.numbers.size(); ++k) {
    if (shift.isOfLargest) added_.numbers[k] = diagonal_[k] == 0 ? 1 : shift.part * largest;
    else added_.numbers[k] = diagonal_[k] > 0 ? shift.part * diagonal_[k] : added_.least;
  }
  const bool isDone = factor_.cholesky->factorise(model_.matrix.values, added_.numbers);
  factor_.with = isDone ? std::optional(shift) : std::nullopt;
  return isDone;
}

Result<bool> HessianModel::findStep(Shift shift, std::vector<double>& step) {
  if (!factorise(shift)) return false;
  step.resize(added_.numbers.size());
  for (size_t k = 0; k < step.size(); ++k) step[k] = -model_.gradient[k];
  factor_.cholesky->solve(step);
  if (!areFinite(step) || !(dot(step, model_.gradient) < 0)) return false;
  if (!unknowns_.bounds().areThere()) return true;
  ModelStep found{step};
  const auto decreaseAlong = [&](std::span<const double> along) {
    std::vector<double> slopes = gradientAfter(along);
    for (size_t k = 0; k < slopes.size(); ++k) slopes[k] = 0.5 * (model_.gradient[k] + slopes[k]);
    return -dot(slopes, along);
  };
  const StepModel model{[&](const Stops& stops, ModelStep& again) {
                          const bool isFound = findBeside(stops, again.step);
                          if (isFound) again.decrease = decreaseAlong(again.step);
                          return Result<bool>(isFound);
                        },
                        decreaseAlong, [&](std::span<const double> along) { return gradientAfter(along); }};
  const Status done = keepWithin(unknowns_, bounded_.values, model, found);
  bounded_.isCut = found.isCut;
  step = std::move(found.step);
  return done ? Result<bool>(true) : done.error();
}

/// With what was added last.
bool HessianModel::findBeside(const Stops& stops, std::vector<double>& step) {
  std::vector<double> diagonal(added_.numbers);
  stops.stiffen(diagonal);
  factor_.with.reset();
  if (!factor_.cholesky->factorise(model_.matrix.values, diagonal)) return false;
  step = gradientAfter(stops.step);
  for (double& number : step) number = -number;
  factor_.cholesky->solve(step);
  stops.put(step);
  return areFinite(step);
}

/// That of the model with what was added last. Of the matrix the lower triangle is stored.
std::vector<double> HessianModel::gradientAfter(std::span<const double> step) const {
  const BlockShape& shape = *model_.matrix.shape;
  std::vector<double> gradient(model_.gradient);
  for (size_t k = 0; k < step.size(); ++k) gradient[k] += added_.numbers[k] * step[k];
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (int32_t block = shape.rowBegin[row]; block < shape.rowBegin[row + 1]; ++block) {
      const size_t column = asSize(shape.column[asSize(block)]);
      const double* value = model_.matrix.values.data() + shape.firstValue[asSize(block)];
      for (int64_t i = shape.rows[row]; i < shape.rows[row + 1]; ++i) {
        for (int64_t j = shape.rows[column]; j < shape.rows[column + 1]; ++j, ++value) {
          gradient[asSize(i)] += *value * step[asSize(j)];
          if (column != row) gradient[asSize(j)] += *value * step[asSize(i)];
        }
      }
    }
  }
  return gradient;
}

double HessianModel::shareOfShift(std::span<const double> step, double least) const {
  double sum = 0;
  for (size_t k = 0; k < step.size(); ++k)
    sum += std::max(added_.numbers[k], least * std::fabs(diagonal_[k])) * step[k] * step[k];
  return sum / -dot(model_.gradient, step);
}

}  // namespace hgc
