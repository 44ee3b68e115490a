#include "runtime/solve/methods/inverse_hessian.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "runtime/data/each_isa.h"
#include "runtime/solve/lanes.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// In one loop, so that the sum is made while memory is waited for.
template <int wide>
[[gnu::always_inline]] inline double addThenDotOfChunkBy(double* __restrict to, double scale, double factor,
                                                       const double* __restrict a, const double* __restrict b,
                                                       int64_t count) {
  static_assert(kLanes == 8);
  Eight<wide> products = {};
  int64_t k = 0;
  for (; k + kLanes <= count; k += kLanes) {
    Eight<wide> sum = factor * load<wide>(a + k);
    sum += load<wide>(to + k);
    sum = scale * sum;
    store(to + k, sum);
    products += sum * load<wide>(b + k);
  }
  double lanes[kLanes];
  store(lanes, products);
  for (int64_t lane = 0; lane < kLanes && k < count; ++k, ++lane) {
    to[k] = scale * (to[k] + factor * a[k]);
    lanes[lane] += to[k] * b[k];
  }
  return sumLanes(lanes, 1);
}

HGC_EACH_WIDTH(double, addThenDotOfChunk,
               (double* __restrict to, double scale, double factor, const double* __restrict a,
                const double* __restrict b, int64_t count),
               addThenDotOfChunkBy<kWide>(to, scale, factor, a, b, count))

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
  direction.assign(gradient.begin(), gradient.end());
  const std::span<double> to = direction;
  if (isEmpty()) return addThenDot(to, -1, 0, gradient, gradient);
  std::array<double, kMost> along{};
  const Pair& newest = at(count_ - 1);
  // Each pass takes what the last product has told, and finds the next product.
  double product = dot(to, newest.step);
  for (size_t k = count_; k-- > 0;) {
    const Pair& pair = at(k);
    along[k] = product / pair.product;
    product = k == 0 ? addThenDot(to, newest.product / newest.squaredChange, -along[k], pair.change, pair.change)
                     : addThenDot(to, 1, -along[k], pair.change, at(k - 1).step);
  }
  for (size_t k = 0; k < count_; ++k) {
    const double factor = along[k] - product / at(k).product;
    product = k + 1 == count_ ? addThenDot(to, -1, factor, newest.step, gradient)
                              : addThenDot(to, 1, factor, at(k).step, at(k + 1).change);
  }
  return product;
}

MethodState InverseHessian::state() const {
  MethodState state;
  state["pairs"] = {static_cast<double>(count_)};
  for (size_t k = 0; k < count_; ++k) {
    state[fmt::format("step {}", k)] = at(k).step;
    state[fmt::format("change {}", k)] = at(k).change;
    state[fmt::format("products {}", k)] = {at(k).product, at(k).squaredChange};
  }
  return state;
}

Status InverseHessian::resume(const MethodState& state, size_t scalars) {
  const auto pairs = numbersOf(state, "pairs", 1);
  if (!pairs) return pairs.error();
  if (!(pairs->front() >= 0 && pairs->front() <= kMost))
    return Error{fmt::format("it is damaged: it has {} steps", pairs->front()), "", ErrorKind::Data};
  count_ = next_ = static_cast<size_t>(pairs->front());
  for (size_t k = 0; k < count_; ++k) {
    auto step = numbersOf(state, fmt::format("step {}", k), scalars);
    auto change = numbersOf(state, fmt::format("change {}", k), scalars);
    const auto products = numbersOf(state, fmt::format("products {}", k), 2);
    if (!step || !change || !products) return !step ? step.error() : !change ? change.error() : products.error();
    if (!((*products)[0] > 0 && (*products)[1] > 0))
      return Error{fmt::format("it is damaged: products of step {} are not positive", k), "", ErrorKind::Data};
    pairs_[k] = {std::move(*step), std::move(*change), (*products)[0], (*products)[1]};
  }
  return Done{};
}

}  // namespace hgc
