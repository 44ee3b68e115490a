#pragma once
/// What keeps a solution where constraints are met.
#include <span>
#include <utility>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/after/split_hessian.h"

namespace hgc {

/// The constraints that hold a solution, linearised: those whose terms of the augmented Lagrangian, as the session has
/// them, change with a free unknown. Vectors have a number for each scalar of all unknowns.
class ActiveConstraints {
 public:
  /// `hessian` is that of the augmented Lagrangian there. The program is built for `jacobian`, too. An error where
  /// their gradients depend on one another.
  static Result<ActiveConstraints> at(Session& session, const SplitHessian& hessian);

  /// Makes the change of free unknowns by which the gradient stays 0, along a change of kept ones, one by which
  /// constraints stay met, too (Nocedal and Wright, Numerical Optimization, section 16.2).
  void keepMet(std::span<const double> ofKept, std::vector<double>& ofFree) const;
  /// The transpose: changes the free part of a vector, and gives what else the gradient by kept unknowns has.
  std::vector<double> keepMetBack(std::vector<double>& ofFree) const;

 private:
  using Row = std::vector<std::pair<size_t, double>>;
  ActiveConstraints() = default;
  Status factorise();
  /// The multipliers whose rows, by the inverse Hessian, make up for these values.
  std::vector<double> multipliersOf(const std::vector<double>& values) const;
  void take(const std::vector<double>& multipliers, std::vector<double>& ofFree) const;

  std::vector<Row> rows_;
  std::vector<std::vector<double>> solved_;  ///< by row: the inverse Hessian times it
  std::vector<double> scale_;                ///< by row
  std::optional<BlockCholesky> factor_;      ///< of scaled rows times these, scaled, too: 1 is on the diagonal
};

}  // namespace hgc
