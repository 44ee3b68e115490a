#pragma once
/// Least squares by QR of a dense matrix.
#include <cstdint>
#include <span>
#include <vector>

namespace hgc {

/// The triangular factor of a matrix whose rows are added one after another, and the right side turned along with it:
/// rows before and after have the same least squares. Householder's reflections eliminate up to 64 rows at a time
/// (Golub and Van Loan, Matrix Computations, section 5.1).
class TriangularRows {
 public:
  explicit TriangularRows(size_t columns);

  static constexpr size_t kRows = 64;

  /// The places of a row, which hold zeros: of its numbers by column, and then of its right side.
  struct Row {
    double* first;
    double& operator[](size_t column) const { return first[column * kRows]; }
  };
  Row addRow();
  /// Rows that were added since the last time become part of the triangle.
  void eliminate();
  /// Subtracts from each right side its row times x.
  void shift(std::span<const double> x);

  /// The length of the right side's projection onto the space of the columns. Call `eliminate` first.
  double lengthWithin() const;

  /// The x for which the rows times x, less the right sides, are least; false where that is not one finite x.
  bool solve(std::span<double> x);
  /// Replaces x by the inverse of RᵀR times it, R the triangle; false where that is not finite. Call `eliminate` first.
  bool solveNormal(std::span<double> x) const;

 private:
  size_t columns_, filled_ = 0;
  std::vector<double> triangle_;  ///< row by row, `columns_` + 1 numbers each
  std::vector<double> rows_;      ///< column by column, `kRows` numbers each; the right side is the last one
};

}  // namespace hgc
