/// Writes a random program as text, and chooses elements of its data.
#include "tools/hgc-fuzz/made.h"

#include <cmath>

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

std::string Made::text() const {
  std::string result;
  for (const std::string& declaration : declarations) result += declaration;
  for (const Term& term : terms) {
    const bool isBlock = term.value.starts_with("{");
    result += term.head + (isBlock ? " " : " = ") + term.value;
    if (term.loss) result += " loss " + term.loss->name + "(" + term.width + ")";
    result += isBlock && !term.loss ? "\n" : ";\n";
  }
  return result;
}

Inputs chooseElements(const Made& made, const std::vector<int>& order) {
  Inputs chosen = made.inputs;
  const auto count = static_cast<size_t>(made.elements);
  chosen.sizes["E"] = static_cast<int64_t>(order.size());
  for (const char* name : {"t", "y", "a", "b", "n", "u", "ring"}) {
    const auto found = made.inputs.arrays.find(name);
    if (found == made.inputs.arrays.end() || count == 0) continue;
    const Array& from = found->second;
    Array& to = chosen.arrays[name];
    to.reals.clear();
    to.integers.clear();
    to.rowLengths.clear();
    to.shape[0] = static_cast<int64_t>(order.size());
    std::vector<size_t> begin = {0};
    const size_t row = (from.reals.size() + from.integers.size()) / count;
    for (size_t k = 0; k < count; ++k)
      begin.push_back(begin.back() + (from.isRagged ? static_cast<size_t>(from.rowLengths[k]) : row));
    for (const int element : order) {
      const auto k = static_cast<size_t>(element);
      if (from.isRagged) to.rowLengths.push_back(from.rowLengths[k]);
      for (size_t at = begin[k]; at < begin[k + 1]; ++at) {
        if (from.isInteger) to.integers.push_back(from.integers[at]);
        else to.reals.push_back(from.reals[at]);
      }
    }
  }
  return chosen;
}

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
