#pragma once
/// What residuals leave free.
#include <functional>
#include <span>

#include "ir/result.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// An error that names a direction along which the residuals hardly change: one whose square, by unit columns, is at
/// most `least` of that. `solve` replaces a vector by the inverse of SJᵀJS times it, S the scale that gives J columns
/// of length 1. Found by inverse iteration (Golub and Van Loan, Matrix Computations, section 7.6.1).
Status checkDetermined(const Unknowns& unknowns, std::span<const double> scale,
                       const std::function<bool(std::span<double>)>& solve, double least);

}  // namespace hgc
