#pragma once
/// The floating-point mode that strict numbers assume.
#include <immintrin.h>

namespace hgc {

/// Round to nearest, subnormals kept, exceptions masked, for the calling thread; restored at the end.
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
