#include "tools/hgc/bench/ceilings.h"

#include <immintrin.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

#include "tools/hgc/bench/median.h"

namespace hgc::tool {
namespace {

double seconds(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// In eight independent chains of 512-bit vectors.
__attribute__((target("avx512f"))) double fusedGigaflops() {
  constexpr int kSteps = 1'000'000;
  std::vector<double> times;
  double sink = 0;
  for (int round = 0; round < 5; ++round) {
    __m512d x[8];
    for (int k = 0; k < 8; ++k) x[k] = _mm512_set1_pd(1.0 + k);
    const __m512d a = _mm512_set1_pd(0.999999), b = _mm512_set1_pd(1e-7);
    times.push_back(seconds([&]() __attribute__((target("avx512f"))) {
      for (int step = 0; step < kSteps; ++step) {
        for (auto& v : x) v = _mm512_fmadd_pd(v, a, b);
      }
    }));
    for (auto& v : x) {
      double lanes[8];
      _mm512_storeu_pd(lanes, v);
      sink += lanes[0] + lanes[7];
    }
  }
  return sink > 0 ? 2.0 * 8 * 8 * kSteps / median(times) / 1e9 : 0;
}

}  // namespace

double copyGigabytes() {
  constexpr size_t kDoubles = size_t{1} << 24;
  std::vector<double> from(kDoubles, 1.0), to(kDoubles, 0.0);
  std::vector<double> times;
  for (int round = 0; round < 5; ++round) {
    times.push_back(seconds([&] { std::copy(from.begin(), from.end(), to.begin()); }));
  }
  return 2.0 * kDoubles * sizeof(double) / median(times) / 1e9;
}

double fmaGigaflops() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx512f") ? fusedGigaflops() : 0;
}

}  // namespace hgc::tool
