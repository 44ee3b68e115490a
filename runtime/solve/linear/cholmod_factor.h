#pragma once
/// Linear systems with sparse matrices by CHOLMOD.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ir/result.h"
#include "runtime/solve/linear/sparse_factor.h"
#include "runtime/sum/sparse.h"

namespace hgc {

/// SuiteSparse's supernodal factorisation (Chen, Davis, Hager and Rajamanickam, Algorithm 887, ACM TOMS 35, 2008).
/// Its order of sums is that of the BLAS which the machine has, for its processor and as many threads as that takes:
/// bits may differ from run to run.
class CholmodFactor : public SparseFactor {
 public:
  /// An error where the library is not there, or has another version.
  static Status check();
  /// Its name and version, of which `check` finds no error.
  static std::string name();

  /// For matrices of this shape, of which the lower triangle is stored, diagonal blocks whole.
  static Result<CholmodFactor> prepare(std::shared_ptr<const BlockShape> lower);

  bool factorise(std::span<const double> values, std::span<const double> diagonal) override;
  void solve(std::span<double> x) const override;
  /// Over the largest pivot.
  double leastPivot(std::span<const double> diagonal) const override;

 private:
  struct State;
  struct Free {
    void operator()(State* state) const;
  };
  std::unique_ptr<State, Free> state_;
};

}  // namespace hgc
