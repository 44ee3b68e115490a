#include "runtime/solve/methods/inverse_hessian.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "runtime/data/each_isa.h"
#include "runtime/solve/lanes.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

HGC_EACH_ISA double addThenDotOfChunk(double* __restrict to, double scale, double factor, const double* __restrict a,
                                      const double* b, int64_t count) {
  for (int64_t k = 0; k < count; ++k) to[k] = scale * (to[k] + factor * a[k]);
  return dotInLanes(to, b, count);
}

/// Makes `to` `scale` * (`to` + `factor` * `a`); its canonical product with `b`. Memory is passed through once.
double addThenDot(std::span<double> to, double scale, double factor, std::span<const double> a,
                  std::span<const double> b) {
  const auto count = static_cast<int64_t>(to.size());
  double sum = 0;
  for (int64_t first = 0; first < count; first += kChunk)
    sum += addThenDotOfChunk(to.data() + first, scale, factor, a.data() + first, b.data() + first,
                             std::min(kChunk, count - first));
  return sum;
}

HGC_EACH_ISA void takePairOfChunk(double length, const double* direction, const double* after, const double* before,
                                  double* __restrict step, double* __restrict change, int64_t count) {
  for (int64_t k = 0; k < count; ++k) {
    step[k] = length * direction[k];
    change[k] = after[k] - before[k];
  }
}

HGC_EACH_ISA double dotOfPiece(const double* a, const double* b, int64_t count) { return dotInLanes(a, b, count); }

}  // namespace

double InverseHessian::add(double length, std::span<const double> direction, std::span<const double> gradient,
                           std::span<const double> gradientBefore) {
  constexpr double kLeast = 0x1p-52;  // of the squared change of the gradient
  Pair& pair = pairs_[next_];
  const auto size = static_cast<int64_t>(gradient.size());
  pair.step.resize(gradient.size());
  pair.change.resize(gradient.size());
  pair.product = pair.squaredChange = 0;
  double squaredStep = 0;
  for (int64_t first = 0; first < size; first += kChunk) {
    const int64_t count = std::min(kChunk, size - first);
    double* const step = pair.step.data() + first;
    double* const change = pair.change.data() + first;
    takePairOfChunk(length, direction.data() + first, gradient.data() + first, gradientBefore.data() + first, step,
                    change, count);
    pair.product += dotOfPiece(step, change, count);
    pair.squaredChange += dotOfPiece(change, change, count);
    squaredStep += dotOfPiece(step, step, count);
  }
  if (pair.product > kLeast * pair.squaredChange) {
    next_ = (next_ + 1) % kPlaces;
    count_ = std::min(count_ + 1, kMost);
  }
  return std::sqrt(squaredStep);
}

double InverseHessian::direct(std::span<const double> gradient, std::vector<double>& direction) const {
  direction.assign(gradient.size(), 0);
  std::array<double, kMost> along{};
  const std::span<double> to = direction;
  // Each pass takes what the last product has told, and finds the next product.
  if (isEmpty()) return addThenDot(to, 1, -1, gradient, gradient);
  double product = addThenDot(to, 1, -1, gradient, at(count_ - 1).step);
  for (size_t k = count_; k-- > 0;) {
    const Pair& pair = at(k);
    along[k] = product / pair.product;
    const bool isOldest = k == 0;
    const double scale = isOldest ? at(count_ - 1).product / at(count_ - 1).squaredChange : 1;
    product = addThenDot(to, scale, -along[k], pair.change, isOldest ? pair.change : at(k - 1).step);
  }
  for (size_t k = 0; k < count_; ++k) {
    const Pair& pair = at(k);
    const bool isNewest = k + 1 == count_;
    const double factor = along[k] - product / pair.product;
    product = addThenDot(to, 1, factor, pair.step, isNewest ? gradient : std::span<const double>(at(k + 1).change));
  }
  return product;
}

}  // namespace hgc
