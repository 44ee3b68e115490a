#pragma once
/// A number that remembers its factors, so that additions can be contracted to fused operations. If both terms are
/// products, a template parameter chooses which one is fused: `--fma=on` may choose either.
#include <cmath>
#include <cstdint>

#include "ir/number.h"

namespace hgc::accuracy {

template <bool kPreferFirst>
struct Fused {
  double value = 0, left = 0, right = 0;
  bool product = false;

  Fused() = default;
  Fused(double v) : value(v) {}

  static Fused multiply(double a, double b) {
    Fused result(a * b);
    result.left = a, result.right = b, result.product = true;
    return result;
  }
  static Fused add(const Fused& a, const Fused& b) {
    if (a.product && (kPreferFirst || !b.product)) return std::fma(a.left, a.right, b.value);
    if (b.product) return std::fma(b.left, b.right, a.value);
    return a.value + b.value;
  }

  friend Fused operator-(const Fused& a) { return a.product ? multiply(-a.left, a.right) : Fused(-a.value); }
  friend Fused operator+(const Fused& a, const Fused& b) { return add(a, b); }
  friend Fused operator-(const Fused& a, const Fused& b) { return add(a, -b); }
  friend Fused operator*(const Fused& a, const Fused& b) { return multiply(a.value, b.value); }
  friend Fused operator/(const Fused& a, const Fused& b) { return a.value / b.value; }
  friend bool operator<(const Fused& a, const Fused& b) { return a.value < b.value; }
  friend bool operator<=(const Fused& a, const Fused& b) { return a.value <= b.value; }
  friend bool operator>(const Fused& a, const Fused& b) { return a.value > b.value; }
  friend bool operator>=(const Fused& a, const Fused& b) { return a.value >= b.value; }
  friend bool operator==(const Fused& a, const Fused& b) { return a.value == b.value; }
  friend bool operator!=(const Fused& a, const Fused& b) { return a.value != b.value; }

  friend Fused select(bool p, const Fused& a, const Fused& b) { return p ? a.value : b.value; }
  friend bool isNan(const Fused& a) { return hgc::isNan(a.value); }
  friend Fused squareRoot(const Fused& a) { return hgc::squareRoot(a.value); }
  friend Fused absolute(const Fused& a) { return hgc::absolute(a.value); }
  friend Fused roundEven(const Fused& a) { return hgc::roundEven(a.value); }
  friend Fused roundDown(const Fused& a) { return hgc::roundDown(a.value); }
  friend Fused roundToZero(const Fused& a) { return hgc::roundToZero(a.value); }
  friend int32_t highWord(const Fused& a) { return hgc::highWord(a.value); }
  friend int32_t lowWord(const Fused& a) { return hgc::lowWord(a.value); }
  friend int32_t truncateToInt(const Fused& a) { return hgc::truncateToInt(a.value); }
};

}  // namespace hgc::accuracy
