#pragma once
/// Projection of the matrices of instances to positive semidefinite ones.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hgc {

/// Replaces symmetric n × n matrices by the nearest positive semidefinite ones (in the Frobenius norm): negative
/// eigenvalues become 0. Positive definite matrices and matrices that are not finite stay unchanged.
///
/// Uses cyclic Jacobi rotations in a fixed order, for each lane until its matrix is diagonal to rounding, at most a
/// fixed number of sweeps. The result of a lane depends only on its own numbers. See Higham, Computing a nearest
/// symmetric positive semidefinite matrix (1988); Golub and Van Loan, Matrix Computations, section 8.5. Thread-safety:
/// one thread at a time.
class Projector {
 public:
  /// With `scales`, powers of two by row, S⁻¹PS⁻¹ takes the place of a matrix H, where P is nearest to SHS.
  explicit Projector(uint32_t n, std::span<const double> scales = {});
  /// Projects the matrices of a tile of instances. Number b (b + 1) / 2 + a of a lane is element (b, a), a <= b.
  void project(double* tile);

 private:
  struct alignas(64) Numbers {  // one for each instance
    double lane[8];
  };
  struct Scales {
    double there, back;
  };

  void scale(double* tile, double Scales::*by) const;

  size_t n_;
  std::vector<Numbers> matrix_, factor_;  // lower triangles
  std::vector<Numbers> vectors_;          // eigenvectors as columns, row by row
  std::vector<Scales> scales_;            // by number of a lane; empty: all are 1
};

}  // namespace hgc
