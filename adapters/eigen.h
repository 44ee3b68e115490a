#pragma once
/// Results as Eigen sees them, where they lie. Header-only; needs Eigen 3.4.
#include <Eigen/Core>
#include <Eigen/SparseCore>

#include "runtime/session.h"

namespace hgc::eigen {

/// Compressed rows, without a copy: lives as long as `matrix`, and sees what a later call fills in. Of one triangle it
/// has what is stored.
inline auto map(const SparseMatrix& matrix) {
  using Map = Eigen::Map<const Eigen::SparseMatrix<double, Eigen::RowMajor, int32_t>>;
  const SparseShape& shape = *matrix.shape;
  return Map(shape.rows, shape.columns, static_cast<Eigen::Index>(matrix.values.size()), shape.rowBegin.data(),
             shape.column.data(), matrix.values.data());
}

/// All numbers of an array of reals, a gradient for example, one after another.
inline auto map(const Array& array) {
  return Eigen::Map<const Eigen::VectorXd>(array.reals.data(), static_cast<Eigen::Index>(array.reals.size()));
}
inline auto map(const std::vector<double>& numbers) {
  return Eigen::Map<const Eigen::VectorXd>(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

/// An array of rows of `width` numbers as a matrix with a column for each of them.
template <int width>
auto columns(const Array& array) {
  return Eigen::Map<const Eigen::Matrix<double, width, Eigen::Dynamic>>(
      array.reals.data(), width, static_cast<Eigen::Index>(array.reals.size()) / width);
}

}  // namespace hgc::eigen
