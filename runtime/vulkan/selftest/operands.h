#pragma once
/// Operands for the self-test.
#include <vector>

namespace hgc {

/// Operands of operations in binary64 and in binary32.
struct Operands {
  double a, b, c;
  float x, y, z;
};

/// Critical values and random values of all magnitudes, the same at every call. Needs a `FloatingPointMode`.
std::vector<Operands> testOperands();

}  // namespace hgc
