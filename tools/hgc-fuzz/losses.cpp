#include "tools/hgc-fuzz/losses.h"

#include <algorithm>
#include <cmath>

namespace hgc::fuzz {
namespace {

double square(double x) { return x * x; }

}  // namespace

const std::vector<Loss>& losses() {
  static const std::vector<Loss> all = {
      {"huber", [](double s, double a) { return s <= a * a ? 1 : a / std::sqrt(s); }},
      {"softL1", [](double s, double a) { return 1 / std::sqrt(1 + s / (a * a)); }},
      {"cauchy", [](double s, double a) { return 1 / (1 + s / (a * a)); }},
      {"arctan", [](double s, double a) { return 1 / (1 + square(s / a)); }},
      {"tukey", [](double s, double a) { return s <= a * a ? square(1 - s / (a * a)) : 0; }},
      {"gemanMcClure", [](double s, double a) { return 1 / square(1 + s / (a * a)); }},
      {"welsch", [](double s, double a) { return std::exp(-s / (a * a)); }},
  };
  return all;
}

double lossSlope(const std::string& name, double square, double width) {
  return std::ranges::find_if(losses(), [&](const Loss& loss) { return loss.name == name; })->slope(square, width);
}

}  // namespace hgc::fuzz
