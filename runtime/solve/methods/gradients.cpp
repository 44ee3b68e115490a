#include "runtime/solve/methods/gradients.h"

#include <algorithm>
#include <limits>

#include "runtime/solve/vectors.h"

namespace hgc {

Result<double> Gradients::at(std::span<const double> point, std::vector<double>& gradient) {
  if (const Status done = unknowns_.set(session_, point); !done) return done.error();
  if (const Status done = session_.evaluate({.gradient = true}, evaluation_); !done) return done.error();
  gradient.resize(static_cast<size_t>(unknowns_.count()));
  for (const auto& [name, array] : evaluation_.gradients) {
    if (unknowns_.has(name)) std::ranges::copy(array.reals, gradient.begin() + unknowns_.rangeOf(name).first);
  }
  for (int64_t k = 0; unknowns_.hasFixed() && k < unknowns_.count(); ++k) {
    if (unknowns_.isFixed(k)) gradient[static_cast<size_t>(k)] = 0;
  }
  return areFinite(gradient) ? evaluation_.value : std::numeric_limits<double>::infinity();
}

}  // namespace hgc
