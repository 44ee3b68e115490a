#pragma once
/// The linear model of one of many problems.
#include <cstdint>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/each/layout.h"
#include "runtime/solve/each/pack.h"

namespace hgc {

/// JᵀJ, the gradient and the value of a problem, by its scalars. Can be taken of one problem after another.
class EachModel {
 public:
  explicit EachModel(const EachLayout& layout) : layout_(layout) {}

  /// Takes those of a problem, where manifolds are linearised.
  void take(const SeparateModels& models, int64_t problem);
  double value() const { return value_; }
  double slope(int32_t k) const { return gradient_[static_cast<size_t>(k)]; }
  /// JᵀJ at (i, j), j <= i.
  double second(int32_t i, int32_t j) const { return lower_[placeOf(i, j)]; }
  bool isFinite() const;

 private:
  static size_t placeOf(int32_t i, int32_t j) { return static_cast<size_t>(lowerAt(i, j)); }
  void takeBySteps(const SeparateModels& models, int64_t problem);

  const EachLayout& layout_;
  double value_ = 0;
  std::vector<double> lower_, gradient_;
  std::vector<double> byValues_;  ///< JᵀJ by values, where some unknowns lie on manifolds
};

}  // namespace hgc
