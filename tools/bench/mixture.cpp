// The mixture of examples/mixture.hg and its gradient, written by hand, point by point, to compare with loops.
// tools/bench/run compiles it to a shared object (tools/bench/measure/peers.h).
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace {

using Numbers = std::vector<double>;

struct Mixture {
  size_t N, K, D, M = D * (D + 1) / 2;
  const double *x, *weight, *mean, *factor;
  Numbers byWeight = Numbers(K), byMean = Numbers(K * D), byFactor = Numbers(K * M);
  Numbers white = Numbers(K * D), centred = Numbers(K * D), score = Numbers(K), diagonal = Numbers(K * D),
          sums = Numbers(K);

  /// Computes values that do not depend on the point.
  void prepare() {
    for (size_t k = 0; k < K; ++k) {
      sums[k] = 0;
      for (size_t l = 0; l < D; ++l) sums[k] += factor[k * M + l];
      for (size_t l = 0; l < D; ++l) diagonal[k * D + l] = std::exp(factor[k * M + l]);
    }
  }

  double pointValue(const double* point) {
    for (size_t k = 0; k < K; ++k) {
      double *c = &centred[k * D], *w = &white[k * D], square = 0;
      for (size_t l = 0; l < D; ++l) c[l] = point[l] - mean[k * D + l];
      const double* row = factor + k * M + D;
      for (size_t l = 0; l < D; row += l++) {
        double sum = 0;
        for (size_t m = 0; m < l; ++m) sum += row[m] * c[m];
        w[l] = diagonal[k * D + l] * c[l] + sum;
        square += w[l] * w[l];
      }
      score[k] = weight[k] + sums[k] - 0.5 * square;
    }
    const double most = *std::ranges::max_element(score);
    double total = 0;
    for (const double s : score) total += std::exp(s - most);
    return most + std::log(total);
  }

  /// After its value.
  void pointGradient(double value) {
    for (size_t k = 0; k < K; ++k) {
      const double share = std::exp(score[k] - value);
      byWeight[k] += share;
      const double *row = factor + k * M + D, *c = &centred[k * D];
      double *byRow = &byFactor[k * M + D], *byCentre = &byMean[k * D];
      for (size_t l = 0; l < D; row += l, byRow += l, ++l) {
        const double w = -share * white[k * D + l];
        byFactor[k * M + l] += share + w * diagonal[k * D + l] * c[l];
        byCentre[l] -= w * diagonal[k * D + l];
        for (size_t m = 0; m < l; ++m) {
          byRow[m] += w * c[m];
          byCentre[m] -= w * row[m];
        }
      }
    }
  }

  double run(bool isGradient) {
    prepare();
    for (Numbers* by : {&byWeight, &byMean, &byFactor}) std::ranges::fill(*by, 0);
    double total = 0;
    for (size_t n = 0; n < N; ++n) {
      const double value = pointValue(x + n * D);
      total += value;
      if (isGradient) pointGradient(value);
    }
    return total;
  }
};

}  // namespace

/// Takes `x`, `weight`, `mean_of` and `factor`; the sizes are the numbers of points, Gaussians and coordinates.
extern "C" void* hand_new(const double* const* arrays, const int64_t* sizes) {
  const auto size = [&](int k) { return static_cast<size_t>(sizes[k]); };
  return new Mixture{.N = size(0),
                     .K = size(1),
                     .D = size(2),
                     .x = arrays[0],
                     .weight = arrays[1],
                     .mean = arrays[2],
                     .factor = arrays[3]};
}

/// The value, and the gradient by `weight`, `mean_of` and `factor`.
extern "C" double hand_run(void* peer, double* gradient) {
  Mixture& mixture = *static_cast<Mixture*>(peer);
  const double value = mixture.run(gradient != nullptr);
  if (gradient) {
    for (const Numbers* by : {&mixture.byWeight, &mixture.byMean, &mixture.byFactor})
      gradient = std::ranges::copy(*by, gradient).out;
  }
  return value;
}
