#pragma once
/// What an objective leaves free.
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// A vector that no structure of a problem is likely to be at right angles to.
std::vector<double> anyVector(size_t count);
/// Makes its length 1.
void normalise(std::vector<double>& v);

/// A vector of length 1 along which a quadratic form is about as small as along any.
struct FlattestDirection {
  std::vector<double> direction;
  double value = 0;  ///< of the form
};

/// Of a positive definite form of so many unknowns. `solve` replaces a vector by the inverse of its matrix times it.
/// Found by inverse iteration (Golub and Van Loan, Matrix Computations, section 7.6.1); nothing where that fails.
std::optional<FlattestDirection> findFlattest(size_t count, const std::function<bool(std::span<double>)>& solve);

/// The same of a matrix whose diagonal is given, scaled so that it is 1; by unknowns that are scaled so.
std::optional<FlattestDirection> findFlattestScaled(std::span<const double> diagonal,
                                                    const std::function<bool(std::span<double>)>& solve);

/// An error that begins with `fault` and names a direction along which a quadratic form hardly changes, if there is
/// one: of which it is at most `least` of the squared length, where its diagonal is 1. `solve` replaces a vector by the
/// inverse of SHS times it, S the scale that makes the diagonal of H so.
Status checkDetermined(std::string_view fault, const Unknowns& unknowns, std::span<const double> scale,
                       const std::function<bool(std::span<double>)>& solve, double least);

/// A direction along which a quadratic form is at most `least` of what its diagonal says, if one is found in so many
/// solves. `solve` replaces a vector by the inverse of the form's matrix plus `damping` times it. One that is found is
/// free; of a form that is hardly damped one is found if there is one.
std::optional<std::vector<double>> findUndamped(std::span<const double> damping, std::span<const double> diagonal,
                                                const std::function<bool(std::span<double>)>& solve, int64_t solves,
                                                double least);

/// The three largest parts of a direction: `0.71 a[0] - 0.71 b[2]`.
std::string describeDirection(const Unknowns& unknowns, const std::vector<double>& direction);

}  // namespace hgc
