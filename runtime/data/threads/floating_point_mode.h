#pragma once
/// The floating-point mode that strict results need.
#include <immintrin.h>

namespace hgc {

/// Sets the calling thread to round to nearest, keep subnormals and mask exceptions, and restores its mode at the end.
class FloatingPointMode {
 public:
  FloatingPointMode() : saved_(_mm_getcsr()) { _mm_setcsr(0x1f80); }
  ~FloatingPointMode() { _mm_setcsr(saved_); }
  FloatingPointMode(const FloatingPointMode&) = delete;
  FloatingPointMode& operator=(const FloatingPointMode&) = delete;

 private:
  unsigned saved_;
};

}  // namespace hgc
