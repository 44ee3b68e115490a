#pragma once
/// What an objective leaves free.
#include <functional>
#include <span>
#include <string_view>

#include "ir/result.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// An error that begins with `fault` and names a direction along which a quadratic form hardly changes, if there is
/// one: of which it is at most `least` of the squared length, where its diagonal is 1. `solve` replaces a vector by the
/// inverse of SHS times it, S the scale that makes the diagonal of H so. Found by inverse iteration (Golub and Van
/// Loan, Matrix Computations, section 7.6.1).
Status checkDetermined(std::string_view fault, const Unknowns& unknowns, std::span<const double> scale,
                       const std::function<bool(std::span<double>)>& solve, double least);

}  // namespace hgc
