#pragma once
/// The losses of std.loss that programs draw from, and their derivatives by hand.
#include <string>
#include <vector>

namespace hgc::fuzz {

/// rho(s, a): s is the squared norm of a residual, a the width of the loss.
struct Loss {
  std::string name;
  double (*bySquare)(double s, double a);
  double (*byWidth)(double s, double a);
};

/// All of them, in an order that programs hang on. Thread-safe.
const std::vector<Loss>& losses();

}  // namespace hgc::fuzz
