#pragma once
/// Roots of information matrices.
#include <cstddef>
#include <vector>

namespace hgc {

/// Appends a root R, row by row, of the symmetric matrix RᵀR, whose upper triangle is given by rows. R is the upper
/// triangle that Cholesky's factorisation gives if the matrix is positive definite; if it is only semidefinite, to
/// rounding, R has rows of zeros at its end. False if the matrix has a negative eigenvalue.
bool appendRoot(const std::vector<double>& upper, size_t side, std::vector<double>& roots);

}  // namespace hgc
