#pragma once
/// The nearest positive semidefinite matrices of instances.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hgc {

/// Replaces symmetric n × n matrices by the nearest positive semidefinite ones (in the Frobenius norm): negative
/// eigenvalues become 0. Those that are positive definite, and those that are not finite, are left as they are.
///
/// Cyclic Jacobi rotations in a fixed order, for each lane until its matrix is diagonal to rounding, at most a fixed
/// number of sweeps: the bits of a lane depend on its own numbers alone. See Higham, Computing a nearest symmetric
/// positive semidefinite matrix (1988); Golub and Van Loan, Matrix Computations, section 8.5. Thread-safety: one thread
/// at a time.
class Projector {
 public:
  explicit Projector(uint32_t n);
  /// The matrices of a tile of instances: number b (b + 1) / 2 + a of each lane is (b, a), a <= b.
  void project(double* tile);

 private:
  struct alignas(64) Numbers {  // of an instance each
    double lane[8];
  };

  size_t n_;
  std::vector<Numbers> matrix_, factor_;  // lower triangles
  std::vector<Numbers> vectors_;          // eigenvectors as columns, row by row
};

}  // namespace hgc
