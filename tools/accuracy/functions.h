#pragma once
/// The functions to measure, in strict, contracted and reference forms.
#include <span>
#include <vector>

#include "ir/op.h"
#include "tools/accuracy/oracle.h"

namespace hgc::accuracy {

/// Where to sample: a uniform interval, magnitudes from 2^low to 2^high with both signs or one.
struct Range {
  enum Kind { Uniform, Positive, Signed } kind;
  double low, high;
  double weight;
};

struct Function {
  Op op;
  const char* name;
  int arity;
  double (*plain)(double, double);
  double (*first)(double, double);                         ///< contracted, the first product preferred
  double (*second)(double, double);                        ///< contracted, the second product preferred
  void (*floats)(const float* x, float* y, size_t count);  ///< the binary32 function of hgc; null for two operands
  /// The C library in extended precision, exact to 1/32 unit in the last place of a double; NaN where that is not
  /// known.
  long double (*quick)(long double, long double);
  double (*library)(double);  ///< the C library, for binary32
  Exact exact;
  std::vector<Range> ranges{};      ///< of the first operand
  std::vector<double> landmarks{};  ///< sampled densely around
  bool positive = false;            ///< errors of negative arguments are not bounded
  bool periodic = false;            ///< the doubles closest to multiples of pi / 2 are hard cases
};

std::span<const Function> allFunctions();
const Function* functionOf(const char* name);

}  // namespace hgc::accuracy
