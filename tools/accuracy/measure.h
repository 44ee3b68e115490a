#pragma once
/// Measures the worst error over many samples.
#include <cstdint>

#include "tools/accuracy/functions.h"

namespace hgc::accuracy {

/// The worst error seen, and its arguments.
struct Worst {
  double ulp = 0, x = 0, y = 0;

  void see(double error, double atX, double atY) {
    if (!(error <= ulp)) *this = {error, atX, atY};
  }
  void see(const Worst& other) { see(other.ulp, other.x, other.y); }
};

struct Errors {
  Worst plain, contracted;
  uint64_t samples = 0;
};

/// Draws `samples` arguments (the hard cases of periodic functions besides) on `threads` threads; what is drawn depends
/// on `samples` alone. A sample whose error the C library's extended precision shows to be clearly below the worst so
/// far is not taken to MPFR.
Errors measure(const Function& function, uint64_t samples, unsigned threads);

/// binary32: the function of every `stride`-th number, rounded to binary32, against the nearest binary32 number to the
/// true value.
struct FloatErrors {
  uint64_t samples = 0;
  uint64_t wrong = 0;  ///< the number of results that are not the nearest
  double ulp = 0;      ///< the worst, in units of binary32
  float at = 0;
};
FloatErrors measureFloats(const Function& function, uint32_t stride, unsigned threads);

}  // namespace hgc::accuracy
