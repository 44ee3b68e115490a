#include <cmath>

#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {
namespace {

double square(double x) { return x * x; }

double softByWidth(double s, double a) {
  const double t = s / (a * a), root = std::sqrt(1 + t);
  return 2 * a * square(t / (1 + root)) / root;
}

double cauchyByWidth(double s, double a) {
  const double t = s / (a * a);
  return 2 * a * (std::log1p(t) - t / (1 + t));
}

double tukeyByWidth(double s, double a) {
  const double t = std::fmin(s / (a * a), 1.0);
  return 2 * a * (t * (3 - t * (3 - t)) / 3 - t * square(1 - t));
}

double welschByWidth(double s, double a) {
  const double t = s / (a * a);
  return -2 * a * (std::expm1(-t) + t * std::exp(-t));
}

}  // namespace

const std::vector<Loss>& losses() {
  static const std::vector<Loss> all = {
      {"huber", [](double s, double a) { return s <= a * a ? 1 : a / std::sqrt(s); },
       [](double s, double a) { return s <= a * a ? 0 : 2 * (std::sqrt(s) - a); }},
      {"softL1", [](double s, double a) { return 1 / std::sqrt(1 + s / (a * a)); }, softByWidth},
      {"cauchy", [](double s, double a) { return 1 / (1 + s / (a * a)); }, cauchyByWidth},
      {"arctan", [](double s, double a) { return 1 / (1 + square(s / a)); },
       [](double s, double a) { return std::atan(s / a) - s / a / (1 + square(s / a)); }},
      {"tukey", [](double s, double a) { return s <= a * a ? square(1 - s / (a * a)) : 0; }, tukeyByWidth},
      {"gemanMcClure", [](double s, double a) { return 1 / square(1 + s / (a * a)); },
       [](double s, double a) { return 2 / a * square(s / a / (1 + s / (a * a))); }},
      {"welsch", [](double s, double a) { return std::exp(-s / (a * a)); }, welschByWidth},
  };
  return all;
}

}  // namespace hgc::fuzz
