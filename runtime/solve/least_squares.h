#pragma once
/// The residuals of a program and their derivatives about a point.
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// A row of the Jacobian: of a component of an instance of a residual term.
struct ResidualRow {
  std::span<double> jacobian;
  std::span<const int32_t> columns;  ///< unknown scalars; ascending within a block alone, each there once
  double& residual;

  /// How the residual changes along a step, by this row.
  double along(std::span<const double> step) const {
    double change = 0;
    for (size_t k = 0; k < columns.size(); ++k) change += jacobian[k] * step[static_cast<size_t>(columns[k])];
    return change;
  }
};

/// An instance of a residual term.
struct ResidualInstance {
  int64_t jacobian = 0, residuals = 0;  ///< where its numbers begin among those of the term; the Jacobian's by rows
  std::span<const int32_t> columns;     ///< as those of its `ResidualRow`s
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
  /// The gradient of the objective; 0 by scalars that are fixed or held.
  Result<std::vector<double>> gradientOfObjective(Session& session) const;

  /// The sum of squares of each column, those that bounds hold included, and without constraints, whose penalties come
  /// and go with the ranges that they keep; of a column that constraints alone have, theirs.
  std::vector<double> squaresOfColumns() { return held_.empty() ? sumWithoutConstraints() : squares_; }
  /// The sum of squares of the columns as they are.
  std::vector<double> sumSquares();
  /// Whether a scalar is fixed or held: its column is 0.
  bool isStill(int64_t scalar) const {
    return unknowns_.isFixed(scalar) || (!held_.empty() && held_[static_cast<size_t>(scalar)]);
  }
  void scaleColumns(std::span<const double> scale);
  /// Jᵀr; after a step that is given Jᵀ(r + Js).
  std::vector<double> gradient(std::span<const double> step = {});
  /// How much half the sum of squares falls along a step, by the linear model: -(Js) · (r + Js / 2).
  double decreaseAlong(std::span<const double> step);
  /// |Js|².
  double squareAlong(std::span<const double> step);

  /// By terms, in the order of their names.
  size_t terms() const { return terms_.size(); }
  bool isConstraint(size_t term) const { return terms_[term].isConstraint; }
  int64_t instances(size_t term) const { return terms_[term].structure->instances(); }
  uint32_t components(size_t term) const { return terms_[term].structure->components; }
  const LinearTerm& numbers(size_t term) const { return *terms_[term].linear; }
  ResidualInstance instance(size_t term, int64_t i) const;

  /// Calls `visit(ResidualRow)` for all rows: in the order of terms by name, of instances, of components.
  template <class Visit>
  void forRows(const Visit& visit) {
    for (size_t term = 0; term < terms_.size(); ++term) forRowsOf(term, visit);
  }
  template <class Visit>
  void forRowsOf(size_t index, const Visit& visit) {
    const TermColumns& of = terms_[index];
    LinearTerm& term = *of.linear;
    const BlockStructure& structure = *term.structure;
    const size_t components = structure.components;
    for (size_t i = 0; i < static_cast<size_t>(structure.instances()); ++i) {
      const auto first = static_cast<size_t>(structure.firstNumber[i]);
      const size_t width = (static_cast<size_t>(structure.firstNumber[i + 1]) - first) / components;
      const auto columns = std::span<const int32_t>(of.columns).subspan(first / components, width);
      for (size_t c = 0; c < components; ++c) {
        const auto row = std::span(term.jacobian).subspan(first + c * width, width);
        visit(ResidualRow{row, columns, term.residuals[i * components + c]});
      }
    }
  }

 private:
  struct TermColumns {
    LinearTerm* linear = nullptr;
    std::shared_ptr<const BlockStructure> structure;  ///< that `columns` was made of
    std::vector<int32_t> columns;                     ///< by instance: the unknown scalar of each column
    bool isConstraint = false;
  };

  void findColumns(const Program& program);
  std::vector<double> sumWithoutConstraints();
  Status checkFinite(const std::string& name, const LinearTerm& term) const;
  void clearWhere(const auto& holds);
  Status holdAtBounds(Session& session);
  /// By scalar of a step, the sum of squares of the residuals that it moves.
  std::vector<double> squaresOfResiduals();

  const Unknowns& unknowns_;
  Linearisation linear_;
  std::vector<TermColumns> terms_;
  std::map<std::string, TangentColumns> tangents_;  ///< by term
  std::vector<bool> held_;       ///< by scalar of a step, where there are bounds: its column is 0 here
  std::vector<double> squares_;  ///< of the columns before that
  std::vector<double> first_;    ///< `squaresOfResiduals` at the first point
};

/// The components of all residuals.
int64_t countResiduals(const Workload& workload);
/// Whether the objective is more than squares of residuals.
bool hasEnergies(const Program& program);

}  // namespace hgc
