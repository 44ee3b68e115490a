#include "runtime/solve/each/model.h"

namespace hgc {
namespace {

size_t lengthOfLower(int32_t size) { return static_cast<size_t>(size) * (static_cast<size_t>(size) + 1) / 2; }

}  // namespace

void EachModel::take(const SeparateModels& models, int64_t problem) {
  value_ = models.values[static_cast<size_t>(problem)];
  lower_.assign(lengthOfLower(layout_.size()), 0);
  gradient_.assign(static_cast<size_t>(layout_.size()), 0);
  if (layout_.areCurved()) return takeBySteps(models, problem);
  layout_.forLower(problem, [&](int32_t row, int32_t column, int32_t at) {
    lower_[placeOf(row, column)] = models.matrix.values[static_cast<size_t>(at)];
  });
  for (int32_t k = 0; k < layout_.size(); ++k)
    gradient_[static_cast<size_t>(k)] = models.gradient[static_cast<size_t>(layout_.scalar(problem, k))];
}

/// With T the derivatives of values by steps, Tᵀ JᵀJ T and Tᵀ times the gradient.
void EachModel::takeBySteps(const SeparateModels& models, int64_t problem) {
  byValues_.assign(lengthOfLower(layout_.values()), 0);
  layout_.forLower(problem, [&](int32_t row, int32_t column, int32_t at) {
    byValues_[placeOf(row, column)] = models.matrix.values[static_cast<size_t>(at)];
  });
  const auto add = [&](const EachLayout::Slopes& a, double number, const EachLayout::Slopes& b) {
    for (int32_t s = 0; s < a.count; ++s) {
      for (int32_t t = 0; t < b.count && b.first + t <= a.first + s; ++t)
        lower_[placeOf(a.first + s, b.first + t)] += a.by[s] * number * b.by[t];
    }
  };
  for (int32_t i = 0; i < layout_.values(); ++i) {
    const EachLayout::Slopes a = layout_.slopesOf(problem, i);
    const double slope = models.gradient[static_cast<size_t>(layout_.value(problem, i))];
    for (int32_t s = 0; s < a.count; ++s) gradient_[static_cast<size_t>(a.first + s)] += slope * a.by[s];
    for (int32_t j = 0; j <= i; ++j) {
      const EachLayout::Slopes b = layout_.slopesOf(problem, j);
      add(a, byValues_[placeOf(i, j)], b);
      if (i != j) add(b, byValues_[placeOf(i, j)], a);
    }
  }
}

bool EachModel::isFinite() const {
  double zero = 0 * value_;
  for (const double slope : gradient_) zero += 0 * slope;
  for (const double number : lower_) zero += 0 * number;
  return zero == 0;
}

}  // namespace hgc
