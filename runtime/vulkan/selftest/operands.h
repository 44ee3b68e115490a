#pragma once
/// What a device's operations are tested with.
#include <vector>

namespace hgc {

/// Of operations in f64, and of those in binary32.
struct Operands {
  double a, b, c;
  float x, y, z;
};

/// The same at every call: where operations go wrong, and random ones of all magnitudes. To be called in the strict
/// floating-point mode.
std::vector<Operands> testOperands();

}  // namespace hgc
