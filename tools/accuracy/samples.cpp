#include "tools/accuracy/samples.h"

namespace hgc::accuracy {
namespace {

double nearLandmark(const Function& function, Random& random) {
  const double landmark = function.landmarks[random() % function.landmarks.size()];
  if (random() & 1) return landmark + signedSpread(random, -60, -2);
  const auto bits = std::bit_cast<uint64_t>(landmark) + random() % 4096 - 2048;
  const double x = std::bit_cast<double>(bits);
  return landmark != 0 ? x : std::bit_cast<double>(random() % 4096 | (random() << 63));
}

double drawFirst(const Function& function, Random& random) {
  const uint64_t kind = random() % 16;
  if (kind == 0) return anyBits(random);
  if (kind < 4 && !function.landmarks.empty()) return nearLandmark(function, random);
  double total = 0;
  for (const Range& range : function.ranges) total += range.weight;
  double left = uniform(random, 0, total);
  for (const Range& range : function.ranges) {
    left -= range.weight;
    if (left < 0) return draw(range, random);
  }
  return draw(function.ranges.back(), random);
}

Sample drawAngle(Random& random) {
  switch (random() % 4) {
    case 0: return {uniform(random, -1, 1), uniform(random, -1, 1)};
    case 1: return {signedSpread(random, -1074, 1023), signedSpread(random, -1074, 1023)};
    case 2: {  // close to where an octant or a scaling ends
      const double limits[] = {0.546875, 1, 2, 0x1p-53, 0x1p60};
      const double x = signedSpread(random, -1020, 1000), limit = limits[random() % 5];
      return {x * limit * (1 + signedSpread(random, -52, -4)), x};
    }
    default: {
      const double x = signedSpread(random, -1074, 1023), ratio = signedSpread(random, -1074, 40);
      return {x * ratio, x};
    }
  }
}

Sample drawPower(Random& random) {
  switch (random() % 5) {
    case 0: return {uniform(random, 0, 10), uniform(random, -10, 10)};
    case 1: return {spread(random, -1074, 1023), uniform(random, -3, 3)};
    case 2: return {-uniform(random, 0, 100), std::floor(uniform(random, -100, 100))};
    case 3: {  // close to 1 with a large exponent
      const double x = 1 + 0.5 * signedSpread(random, -51, 0);
      return {x, uniform(random, -760, 760) / std::log(x)};
    }
    default: {  // results over the whole range, overflow and underflow
      const double x = spread(random, -1074, 1023);
      return {x, uniform(random, -760, 760) / std::log(x)};
    }
  }
}

}  // namespace

Sample drawSample(const Function& function, Random& random) {
  if (function.arity == 1) {
    const double x = drawFirst(function, random);
    return {function.positive ? std::fabs(x) : x, 0};
  }
  if (random() % 16 == 0) return {anyBits(random), anyBits(random)};
  return function.op == Op::Pow ? drawPower(random) : drawAngle(random);
}

std::vector<double> nearMultiplesOfHalfPi() {
  std::vector<double> samples;
  mpfr_t ratio, rest, whole;
  for (mpfr_ptr number : {ratio, rest, whole}) mpfr_init2(number, 1300);
  for (int exponent = -52; exponent <= 971; ++exponent) {
    mpfr_const_pi(ratio, MPFR_RNDN);
    mpfr_ui_div(ratio, 2, ratio, MPFR_RNDN);
    mpfr_mul_2si(rest, ratio, exponent, MPFR_RNDN);
    // The denominators of the convergents, from which 2^e (2 / pi) times them is nearly an integer.
    double denominator = 0, previous = 1;
    for (int term = 0; term < 200; ++term) {
      mpfr_floor(whole, rest);
      const double next = term == 0 ? 1 : mpfr_get_d(whole, MPFR_RNDN) * denominator + previous;
      previous = term == 0 ? 0 : denominator;
      if (next >= 0x1p53) break;
      denominator = next;
      const double x = std::ldexp(denominator, exponent);
      if (std::isfinite(x)) samples.push_back(x);
      mpfr_sub(rest, rest, whole, MPFR_RNDN);
      mpfr_ui_div(rest, 1, rest, MPFR_RNDN);
    }
  }
  for (mpfr_ptr number : {ratio, rest, whole}) mpfr_clear(number);
  return samples;
}

}  // namespace hgc::accuracy
