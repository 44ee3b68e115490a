#pragma once
/// Steps of least squares where JᵀJ has lost their digits.
#include <span>
#include <vector>

#include "runtime/solve/least_squares.h"
#include "runtime/solve/linear/sparse_factor.h"

namespace hgc {

/// Approximates the s for which |J s + r| is least, by conjugate gradients of least squares (Björck, Elfving and
/// Strakoš, Stability of Conjugate Gradient and Lanczos Methods for Linear Least Squares Problems, SIAM J. Matrix Anal.
/// Appl. 19, 1998), preconditioned by a factor of about JᵀJ. Products are with J itself, so that s has the digits that
/// QR would give it: a direction that the factor has wrong costs a product or two, all others together one. It ends
/// where the gradient of what is left stays above the least one that was seen, and returns the step that had it. With
/// `from`, a step, it is |J (from + s) + r|.
std::vector<double> refinedStep(LeastSquares& squares, const SparseFactor& factor, std::span<const double> from = {});

}  // namespace hgc
