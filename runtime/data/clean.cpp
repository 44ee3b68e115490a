#include "runtime/data/clean.h"

#include <atomic>
#include <bit>
#include <cmath>
#include <limits>

#include "runtime/data/each_isa.h"
#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// Nearly always returns 0, so that values are read only once.
HGC_EACH_ISA int64_t nonfiniteAmong(const double* values, int64_t count) {
  constexpr uint64_t kExponent = uint64_t{0x7ff} << 52;
  int64_t found = 0;
  for (int64_t k = 0; k < count; ++k) found += (std::bit_cast<uint64_t>(values[k]) & kExponent) == kExponent;
  return found;
}

}  // namespace

int64_t cleanSome(double* values, int64_t count) {
  const int64_t found = nonfiniteAmong(values, count);
  for (int64_t k = 0; k < count && found > 0; ++k) {
    if (std::isnan(values[k])) values[k] = std::numeric_limits<double>::quiet_NaN();
  }
  return found;
}

int64_t cleanAll(std::span<double> values) {
  std::atomic<int64_t> found = 0;
  forStretches(std::ssize(values),
               [&](int64_t first, int64_t last) { found += cleanSome(values.data() + first, last - first); });
  return found;
}

}  // namespace hgc
