#pragma once
/// Draws arguments with fixed seeds.
#include <bit>
#include <cmath>
#include <random>
#include <vector>

#include "tools/accuracy/functions.h"

namespace hgc::accuracy {

using Random = std::mt19937_64;

/// Written here because the standard distributions differ between libraries.
inline double unit(Random& random) { return static_cast<double>(random() >> 11) * 0x1p-53; }
inline double uniform(Random& random, double low, double high) { return low + ((high - low) * unit(random)); }

/// A number with a uniform exponent.
inline double spread(Random& random, double lowExponent, double highExponent) {
  const double exponent = uniform(random, lowExponent, highExponent), whole = std::floor(exponent);
  return std::ldexp(1 + unit(random), static_cast<int>(whole));
}
inline double signedSpread(Random& random, double lowExponent, double highExponent) {
  const bool negative = random() & 1;
  const double magnitude = spread(random, lowExponent, highExponent);
  return negative ? -magnitude : magnitude;
}
inline double anyBits(Random& random) { return std::bit_cast<double>(random()); }

inline double draw(const Range& range, Random& random) {
  if (range.kind == Range::Uniform) return uniform(random, range.low, range.high);
  return range.kind == Range::Signed ? signedSpread(random, range.low, range.high)
                                     : spread(random, range.low, range.high);
}

struct Sample {
  double x, y;
};

/// A sample of the function: from its ranges, near its landmarks, or of random bits.
Sample drawSample(const Function& function, Random& random);

/// The doubles x = m 2^e closest to multiples of pi / 2, relative to their size, for every exponent up to 2^1023: the
/// convergents of 2^e (2 / pi).
std::vector<double> nearMultiplesOfHalfPi();

}  // namespace hgc::accuracy
