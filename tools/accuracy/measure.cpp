#include "tools/accuracy/measure.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

#include "tools/accuracy/samples.h"

namespace hgc::accuracy {
namespace {

constexpr uint64_t kChunk = 1 << 14;
constexpr double kMargin = 1.0 / 16;  // twice what the extended functions are trusted to

/// Evaluates a sample in the three forms, and compares it with MPFR if that may change the worst error.
class Judge {
 public:
  explicit Judge(const Function& function) : function_(function) {}

  void see(double x, double y) {
    ++errors.samples;
    const double plain = function_.plain(x, y), first = function_.first(x, y), second = function_.second(x, y);
    const long double close = function_.quick(x, y);
    const double least = std::min(errors.plain.ulp, errors.contracted.ulp) - kMargin;
    if (clearlyBelow(plain, close, least) && clearlyBelow(first, close, least) && clearlyBelow(second, close, least))
      return;
    mpfr_set_d(x_, x, MPFR_RNDN);
    mpfr_set_d(y_, y, MPFR_RNDN);
    function_.exact(exact_, x_, y_);
    errors.plain.see(ulpError(plain, exact_), x, y);
    errors.contracted.see(ulpError(first, exact_), x, y);
    errors.contracted.see(ulpError(second, exact_), x, y);
  }

  Errors errors;

 private:
  static bool clearlyBelow(double computed, long double close, double least) {
    const long double magnitude = std::fabs(close);
    if (!(magnitude < 0x1p1023L)) return false;
    const int exponent = std::max(std::ilogb(std::max(magnitude, 0x1p-1022L)), -1022);
    return std::fabs(computed - close) < std::ldexp(static_cast<long double>(least), exponent - 52);
  }

  const Function& function_;
  Real x_, y_, exact_;
};

void merge(Errors& into, const Errors& from) {
  into.plain.see(from.plain);
  into.contracted.see(from.contracted);
  into.samples += from.samples;
}

/// Runs `work(next)` on every thread, where `next()` returns 0, 1, 2, ... below `count`, each once.
template <class Work>
void partition(uint64_t count, unsigned threads, const Work& work) {
  std::atomic<uint64_t> position{0};
  const auto next = [&](uint64_t& index) { return (index = position++) < count; };
  std::vector<std::thread> pool;
  const auto body = [&] {
    work(next);
    mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE);  // each thread has its own
  };
  for (unsigned t = 0; t < threads; ++t) pool.emplace_back(body);
  for (std::thread& thread : pool) thread.join();
}

/// Rounds a value of higher precision to binary32 once.
float nearestOf(Real& exact) { return mpfr_get_flt(exact, MPFR_RNDN); }

double floatUlps(float computed, const Real& exact, float nearest) {
  if (std::isnan(computed) || std::isnan(nearest)) return std::isnan(computed) == std::isnan(nearest) ? 0 : INFINITY;
  if (std::isinf(computed) != std::isinf(nearest)) return 1;  // one step beyond the largest
  const double truth = exact.nearest();
  const int exponent = truth == 0 ? -126 : std::max(std::ilogb(truth), -126);
  return std::fabs(std::ldexp(static_cast<double>(computed) - truth, 23 - exponent));
}

bool sameFloat(float a, float b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<uint32_t>(a) == std::bit_cast<uint32_t>(b);
}

}  // namespace

Errors measure(const Function& function, uint64_t samples, unsigned threads) {
  Errors total;
  std::mutex mutex;
  const uint64_t chunks = (samples + kChunk - 1) / kChunk;
  partition(chunks, threads, [&](const auto& next) {
    Judge judge(function);
    for (uint64_t chunk = 0; next(chunk);) {
      Random random(chunk * 64 + static_cast<uint64_t>(function.op));
      for (uint64_t i = 0, n = std::min(kChunk, samples - chunk * kChunk); i < n; ++i) {
        const Sample sample = drawSample(function, random);
        judge.see(sample.x, sample.y);
      }
    }
    const std::lock_guard lock(mutex);
    merge(total, judge.errors);
  });
  if (function.periodic) {
    Judge judge(function);
    for (const double x : nearMultiplesOfHalfPi()) judge.see(x, 0), judge.see(-x, 0);
    merge(total, judge.errors);
    mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE);
  }
  return total;
}

FloatErrors measureFloats(const Function& function, uint32_t stride, unsigned threads) {
  constexpr uint64_t kFloats = uint64_t{1} << 32, kBlock = 1 << 16;
  const uint64_t count = (kFloats + stride - 1) / stride;
  FloatErrors total;
  std::mutex mutex;
  partition((count + kBlock - 1) / kBlock, threads, [&](const auto& next) {
    std::vector<float> x(kBlock), y(kBlock);
    Real argument, second, exact;
    FloatErrors mine;
    for (uint64_t block = 0; next(block);) {
      const uint64_t begin = block * kBlock, size = std::min(kBlock, count - begin);
      for (uint64_t i = 0; i < size; ++i) x[i] = std::bit_cast<float>(static_cast<uint32_t>((begin + i) * stride));
      function.floats(x.data(), y.data(), size);
      for (uint64_t i = 0; i < size; ++i) {
        if (sameFloat(y[i], static_cast<float>(function.library(x[i])))) continue;
        mpfr_set_d(argument, x[i], MPFR_RNDN);
        function.exact(exact, argument, second);
        const float nearest = nearestOf(exact);
        if (sameFloat(y[i], nearest) || (std::isnan(y[i]) && std::isnan(nearest))) continue;
        ++mine.wrong;
        const double ulp = floatUlps(y[i], exact, nearest);
        if (ulp > mine.ulp) mine.ulp = ulp, mine.at = x[i];
      }
      mine.samples += size;
    }
    const std::lock_guard lock(mutex);
    total.samples += mine.samples, total.wrong += mine.wrong;
    if (mine.ulp > total.ulp) total.ulp = mine.ulp, total.at = mine.at;
  });
  return total;
}

}  // namespace hgc::accuracy
