#pragma once
/// Unknowns that a Schur complement eliminates, and where their rows are.
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "runtime/solve/products/eliminated_rows.h"
#include "runtime/solve/products/step_products.h"

namespace hgc {

/// Keeps the rows of these unknowns on the session's device, and on the host where that keeps none, should the session
/// leave it, and if some are fixed, have bounds or lie on manifolds.
class EliminatedUnknowns {
 public:
  EliminatedUnknowns(Session& session, const Unknowns& unknowns, std::vector<std::string> names);

  bool areThere() const { return !names_.empty(); }
  const StepPart& part() const { return part_; }
  /// Finds a place for the rows, if they have none or have lost it, for products with JᵀJ and what these leave last,
  /// and the gradient of all unknowns. These must live longer.
  void place(StepProducts& products, StepProduct& last, const std::vector<double>& gradient);
  /// Null before that, or without such unknowns.
  EliminatedRows* rows() const { return rows_.get(); }
  bool haveLostRows() const { return rows_ && rows_->areLost(); }
  /// Moves those on the session's device along the step of the last product, which this is. Returns which have moved.
  std::span<const std::string> move(std::span<const double> step);

 private:
  std::unique_ptr<ResidentRows> openOnDevice() const;

  Session& session_;
  const Unknowns& unknowns_;
  std::vector<std::string> names_;
  StepPart part_;
  std::unique_ptr<EliminatedRows> rows_;
};

/// The parts of steps that unknowns of these names have, and all others.
std::pair<StepPart, StepPart> splitSteps(const Unknowns& unknowns, const std::vector<std::string>& names);

}  // namespace hgc
