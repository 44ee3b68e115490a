#include <immintrin.h>

#include <numeric>
#include <thread>

#include "tools/bench/measure/workloads.h"

namespace hgc::bench {
namespace {

constexpr int64_t kSteps = 2'000'000;

// Enough independent chains to hide the latency of an operation, in registers.
__attribute__((target("avx512f"))) double fused512() {
  __m512d chain[16];
  for (auto& x : chain) x = _mm512_set1_pd(1);
  const __m512d a = _mm512_set1_pd(0.999999), b = _mm512_set1_pd(1e-7);
  for (int64_t step = 0; step < kSteps; ++step) {
#pragma GCC unroll 16
    for (auto& x : chain) x = _mm512_fmadd_pd(x, a, b);
  }
  double sum = 0;
  for (const auto& x : chain) sum += _mm512_cvtsd_f64(x);
  return sum;
}

__attribute__((target("avx2,fma"))) double fused256() {
  __m256d chain[12];
  for (auto& x : chain) x = _mm256_set1_pd(1);
  const __m256d a = _mm256_set1_pd(0.999999), b = _mm256_set1_pd(1e-7);
  for (int64_t step = 0; step < kSteps; ++step) {
#pragma GCC unroll 12
    for (auto& x : chain) x = _mm256_fmadd_pd(x, a, b);
  }
  double sum = 0;
  for (const auto& x : chain) sum += _mm256_cvtsd_f64(x);
  return sum;
}

/// Runs `work(thread)` on every thread of the settings.
void onThreads(const Settings& settings, const std::function<void(int)>& work) {
  std::vector<std::thread> threads;
  for (int t = 1; t < settings.threads; ++t) threads.emplace_back(work, t);
  work(0);
  for (std::thread& thread : threads) thread.join();
}

/// The highest rate of any round, per nanosecond of processor time of each thread. That includes waiting for memory,
/// but not for a processor that others use.
double rate(const Settings& settings, double amount, const std::function<void(int)>& work) {
  const auto samples = alternate({[&] { onThreads(settings, work); }}, settings.effort);
  return amount * settings.threads * settings.threads / least(samples[0], &Sample::processor);
}

}  // namespace

void ceilings(const Settings& settings) {
  const auto length = static_cast<size_t>(settings.size);
  std::vector<std::vector<uint64_t>> memory(static_cast<size_t>(settings.threads));
  onThreads(settings, [&](int t) { memory[static_cast<size_t>(t)].assign(length, 1); });
  volatile uint64_t seen = 0;
  volatile double last = 0;
  const double bytes = static_cast<double>(length) * sizeof(uint64_t);
  printNumber(settings, "read", 1, "GB/s", rate(settings, bytes, [&](int t) {
                const auto& own = memory[static_cast<size_t>(t)];
                seen = std::accumulate(own.begin(), own.end(), uint64_t{0});
              }));
  printNumber(settings, "write", 1, "GB/s", rate(settings, bytes, [&](int t) {
                auto& own = memory[static_cast<size_t>(t)];
                std::fill(own.begin(), own.end(), uint64_t{seen});
              }));
  __builtin_cpu_init();
  const bool is512 = __builtin_cpu_supports("avx512f");
  if (!is512 && !__builtin_cpu_supports("fma")) return;
  const double lanes = is512 ? 16 * 8 : 12 * 4;
  printNumber(settings, "fused multiply-adds", 1, "10⁹/s",
              rate(settings, lanes * kSteps, [&](int) { last = is512 ? fused512() : fused256(); }));
}

}  // namespace hgc::bench
