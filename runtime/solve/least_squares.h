#pragma once
/// The residuals of a program and their derivatives about a point.
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/unknowns.h"

namespace hgc {

/// A row of the Jacobian: of a component of an instance of a residual term.
struct ResidualRow {
  std::span<double> jacobian;
  std::span<const int32_t> columns;  ///< unknown scalars; ascending within a block alone, each there once
  double& residual;
};

/// All residuals and their Jacobian by steps, in which columns of scalars are 0 that are fixed or that bounds hold,
/// both times the square root of the slope of the instance's loss: half their squares model the objective, and their
/// gradient is its own, where arguments of losses read no unknowns.
class LeastSquares {
 public:
  explicit LeastSquares(const Unknowns& unknowns) : unknowns_(unknowns) {}

  /// Evaluates both at the values that the session has. An error where a number is not finite.
  Status linearise(Session& session);
  /// Whether some loss has a slope other than 1.
  bool isWeighted() const;
  /// An error where the objective has another gradient, because arguments of losses read unknowns.
  Status checkGradient(Session& session);

  /// The sum of squares of each column, those that bounds hold included.
  std::span<const double> squaresOfColumns() const { return squares_; }
  void scaleColumns(std::span<const double> scale);
  /// Jᵀr.
  std::vector<double> gradient();
  /// How much half the sum of squares falls along a step, by the linear model: -(Js) · (r + Js / 2).
  double decreaseAlong(std::span<const double> step);

  /// Calls `visit(ResidualRow)` for all rows: in the order of terms by name, of instances, of components.
  template <class Visit>
  void forRows(const Visit& visit) {
    for (size_t t = 0; t < terms_.size(); ++t) {
      LinearTerm& term = *terms_[t].linear;
      const BlockStructure& structure = *term.structure;
      const size_t components = structure.components;
      for (size_t i = 0; i < static_cast<size_t>(structure.instances()); ++i) {
        const auto first = static_cast<size_t>(structure.firstNumber[i]);
        const size_t width = (static_cast<size_t>(structure.firstNumber[i + 1]) - first) / components;
        const auto columns = std::span<const int32_t>(terms_[t].columns).subspan(first / components, width);
        for (size_t c = 0; c < components; ++c) {
          const auto row = std::span(term.jacobian).subspan(first + c * width, width);
          visit(ResidualRow{row, columns, term.residuals[i * components + c]});
        }
      }
    }
  }

 private:
  struct TermColumns {
    LinearTerm* linear = nullptr;
    std::shared_ptr<const BlockStructure> structure;  ///< that `columns` was made of
    std::vector<int32_t> columns;                     ///< by instance: the unknown scalar of each column
  };
  void findColumns();
  Status checkFinite(const std::string& name, const LinearTerm& term) const;
  std::vector<double> sumSquares();
  void clearWhere(const auto& isStill);
  Status holdAtBounds(Session& session);

  const Unknowns& unknowns_;
  Linearisation linear_;
  std::vector<TermColumns> terms_;
  std::map<std::string, TangentColumns> tangents_;  ///< by term
  std::vector<double> squares_;
};

}  // namespace hgc
