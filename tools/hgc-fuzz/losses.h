#pragma once
/// The losses of std.loss that programs draw from, and their slopes by hand.
#include <string>
#include <vector>

namespace hgc::fuzz {

struct Loss {
  std::string name;
  double (*slope)(double square, double width);  ///< rho'(s) where `width` is the loss's other argument
};

const std::vector<Loss>& losses();
/// The slope of the loss of this name, which must be there.
double lossSlope(const std::string& name, double square, double width);

}  // namespace hgc::fuzz
