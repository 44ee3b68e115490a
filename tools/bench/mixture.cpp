// The mixture of examples/mixture.hg and its gradient, written by hand, one point after another: what loops are
// compared with.
//   g++ -O3 -march=native -std=c++20 tools/bench/mixture.cpp -o mixture && ./mixture [D K]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

namespace {

constexpr size_t kRounds = 9, kPoints = 512;
using Numbers = std::vector<double>;

struct Mixture {
  size_t D, K, M = D * (D + 1) / 2;
  Numbers x, weight = Numbers(K), mean = Numbers(K * D), factor = Numbers(K * M);
  Numbers byWeight = Numbers(K), byMean = Numbers(K * D), byFactor = Numbers(K * M);
  Numbers white = Numbers(K * D), centred = Numbers(K * D), score = Numbers(K), diagonal = Numbers(K * D),
          sums = Numbers(K);

  /// What no point changes.
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
      const double* row = &factor[k * M + D];
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
      const double *row = &factor[k * M + D], *c = &centred[k * D];
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
    double total = 0;
    for (size_t n = 0; n < kPoints; ++n) {
      const double value = pointValue(&x[n * D]);
      total += value;
      if (isGradient) pointGradient(value);
    }
    return total;
  }
};

template <class Call>
double medianMicroseconds(const Call& call) {
  Numbers times;
  for (size_t round = 0; round < kRounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    call();
    times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::nth_element(times, times.begin() + kRounds / 2);
  return times[kRounds / 2] / kPoints;
}

}  // namespace

int main(int count, char** arguments) {
  const auto size = [&](int k, size_t other) { return count > 2 ? std::strtoul(arguments[k], nullptr, 10) : other; };
  Mixture mixture{.D = size(1, 64), .K = size(2, 100), .x = {}};
  std::mt19937_64 engine(3);
  const auto fill = [&](Numbers& to, double most) {
    for (double& v : to) v = std::uniform_real_distribution<double>(-most, most)(engine);
  };
  mixture.x.resize(kPoints * mixture.D);
  fill(mixture.x, 1);
  fill(mixture.weight, 1);
  fill(mixture.mean, 1);
  fill(mixture.factor, 0.2);
  double sum = 0;
  const double value = medianMicroseconds([&] { sum += mixture.run(false); });
  const double both = medianMicroseconds([&] { sum += mixture.run(true); });
  std::printf("a point: value %.2f us, value and gradient %.2f us (%g)\n", value, both, sum + mixture.byMean[0]);
}
