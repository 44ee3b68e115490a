#include "runtime/solve/least_squares.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/data/large_pages.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// Multiplies residuals and derivatives of each instance by the square root of the slope of its loss.
void applySlopes(LinearTerm& term) {
  const BlockStructure& structure = *term.structure;
  for (size_t i = 0; i < term.slope.size(); ++i) {
    if (term.slope[i] == 1) continue;
    const double weight = std::sqrt(std::max(term.slope[i], 0.0));
    for (size_t c = 0; c < structure.components; ++c) term.residuals[i * structure.components + c] *= weight;
    for (int64_t k = structure.firstNumber[i]; k < structure.firstNumber[i + 1]; ++k)
      term.jacobian[static_cast<size_t>(k)] *= weight;
  }
}

}  // namespace

Status LeastSquares::linearise(Session& session) {
  if (const Status done = session.linearise(linear_); !done) return done;
  if (unknowns_.areCurved()) {
    if (const Status done = unknowns_.lineariseManifolds(session); !done) return done;
    for (auto& [name, term] : linear_.terms) tangents_[name].apply(unknowns_.manifolds(), term);
  }
  findColumns(session.workload().artefact->program);
  // First, since derivatives by what is fixed need not be finite: a square root's at 0, say.
  if (!unknowns_.fixedScalars().empty()) clearWhere([&](int32_t column) { return unknowns_.isFixed(column); });
  for (auto& [name, term] : linear_.terms) {
    if (const Status done = checkFinite(name, term); !done) return done;
    applySlopes(term);
  }
  if (first_.empty()) first_ = squaresOfResiduals();
  return unknowns_.bounds().areThere() ? holdAtBounds(session) : Done{};
}

void LeastSquares::clearWhere(const auto& holds) {
  for (size_t term = 0; term < terms_.size(); ++term) {
    double* const jacobian = terms_[term].linear->jacobian.data();
    for (int64_t i = 0; i < instances(term); ++i) {
      const ResidualInstance at = instance(term, i);
      const auto width = static_cast<int64_t>(at.columns.size());
      for (int64_t k = 0; k < width; ++k) {
        if (!holds(at.columns[static_cast<size_t>(k)])) continue;
        for (int64_t c = 0; c < components(term); ++c) jacobian[at.jacobian + c * width + k] = 0;
      }
    }
  }
}

/// What would leave its bounds stays where it is.
Status LeastSquares::holdAtBounds(Session& session) {
  const auto values = unknowns_.values(session);
  if (!values) return values.error();
  squares_ = sumWithoutConstraints();
  held_ = unknowns_.bounds().findHeld(*values, gradient());
  clearWhere([&](int32_t column) { return held_[static_cast<size_t>(column)]; });
  return Done{};
}

bool LeastSquares::isWeighted() const {
  return std::ranges::any_of(linear_.terms, [](const auto& term) {
    return std::ranges::any_of(term.second.slope, [](double slope) { return slope != 1; });
  });
}

std::vector<double> LeastSquares::squaresOfResiduals() {
  std::vector<double> squares(static_cast<size_t>(unknowns_.count()));
  forRows([&](const ResidualRow& row) {
    for (const int32_t column : row.columns) squares[static_cast<size_t>(column)] += row.residual * row.residual;
  });
  return squares;
}

Status LeastSquares::checkGradient(Session& session) {
  constexpr double kAlike = 1e-5;  // of sums whose terms may cancel, also where they are of binary32 numbers
  // Residuals that an unknown fits exactly are rounding, which is not alike. It is no gradient along which the cost
  // could fall by more than this part, squared, of what those residuals were at the first point.
  constexpr double kRounding = 1e-10;
  const auto objective = gradientOfObjective(session);
  if (!objective) return objective.error();
  const std::vector<double> own = gradient();
  const std::vector<double> squares = sumSquares();
  std::vector<double> magnitudes(own.size());
  forRows([&](const ResidualRow& row) {
    for (size_t k = 0; k < row.columns.size(); ++k)
      magnitudes[static_cast<size_t>(row.columns[k])] += std::fabs(row.jacobian[k] * row.residual);
  });
  for (size_t k = 0; k < own.size(); ++k) {
    const double allowed = kAlike * magnitudes[k] + kRounding * std::sqrt(squares[k]) * std::sqrt(first_[k]);
    if (!(std::fabs((*objective)[k] - own[k]) <= allowed))
      return Error{
          fmt::format("an argument of a loss reads the unknown `{}`", unknowns_.nameOf(static_cast<int64_t>(k))),
          "--linear=pcg solves these, and so do the methods newton, newton-cg and lbfgs", ErrorKind::Unsupported};
  }
  return Done{};
}

Result<std::vector<double>> LeastSquares::gradientOfObjective(Session& session) const {
  const auto evaluated = session.evaluate({.gradient = true});
  if (!evaluated) return evaluated.error();
  std::vector<double> gradient(static_cast<size_t>(unknowns_.count()));
  unknowns_.takeBySteps(evaluated->gradients, gradient);
  for (size_t k = 0; k < gradient.size(); ++k) {
    if (isStill(static_cast<int64_t>(k))) gradient[k] = 0;
  }
  return gradient;
}

ResidualInstance LeastSquares::instance(size_t term, int64_t i) const {
  const BlockStructure& structure = *terms_[term].structure;
  const int64_t components = structure.components;
  const int64_t first = structure.firstNumber[static_cast<size_t>(i)] / components,
                last = structure.firstNumber[static_cast<size_t>(i) + 1] / components;
  return {first * components, i * components,
          std::span(terms_[term].columns).subspan(static_cast<size_t>(first), static_cast<size_t>(last - first))};
}

void LeastSquares::findColumns(const Program& program) {
  terms_.resize(linear_.terms.size());
  size_t t = 0;
  for (auto& [name, linear] : linear_.terms) {
    TermColumns& term = terms_[t++];
    term.linear = &linear;
    if (term.structure == linear.structure) continue;
    term.structure = linear.structure;
    const auto declared = std::ranges::find(program.terms, name, &Term::name);
    term.isConstraint = declared != program.terms.end() && declared->isConstraint();
    term.columns.clear();
    const auto components = static_cast<int64_t>(std::max(term.structure->components, 1U));
    reserveInLargePages(term.columns, static_cast<size_t>(term.structure->firstNumber.back() / components));
    for (const BlockStructure::Block& block : term.structure->blocks) {
      const int64_t first = unknowns_.rangeOf(term.structure->unknowns[block.unknown]).first + block.row * block.width;
      for (uint32_t k = 0; k < block.width; ++k) term.columns.push_back(static_cast<int32_t>(first + k));
    }
  }
}

Status LeastSquares::checkFinite(const std::string& name, const LinearTerm& term) const {
  if (areFinite(term.residuals) && areFinite(term.jacobian) && areFinite(term.slope)) return Done{};
  const BlockStructure& structure = *term.structure;
  for (size_t i = 0; i < term.slope.size(); ++i) {
    const auto first = static_cast<size_t>(structure.firstNumber[i]),
               last = static_cast<size_t>(structure.firstNumber[i + 1]);
    const bool isGood = areFinite(std::span(term.residuals).subspan(i * structure.components, structure.components)) &&
                        std::isfinite(term.slope[i]) &&
                        areFinite(std::span(term.jacobian).subspan(first, last - first));
    if (!isGood)
      return Error{
          fmt::format("a derivative of instance {} of `{}` is NaN or infinite, where the objective is finite", i, name),
          fmt::format("`hgc run -w jacobian.{}=FILE` shows where it comes from", name), ErrorKind::NotFinite};
  }
  return Done{};
}

std::vector<double> LeastSquares::sumSquares() {
  std::vector<double> squares(static_cast<size_t>(unknowns_.count()));
  forRows([&](const ResidualRow& row) {
    for (size_t k = 0; k < row.columns.size(); ++k)
      squares[static_cast<size_t>(row.columns[k])] += row.jacobian[k] * row.jacobian[k];
  });
  return squares;
}

std::vector<double> LeastSquares::sumWithoutConstraints() {
  std::vector<double> squares(static_cast<size_t>(unknowns_.count())), ofConstraints(squares);
  for (size_t term = 0; term < terms_.size(); ++term) {
    std::vector<double>& sums = terms_[term].isConstraint ? ofConstraints : squares;
    forRowsOf(term, [&](const ResidualRow& row) {
      for (size_t k = 0; k < row.columns.size(); ++k)
        sums[static_cast<size_t>(row.columns[k])] += row.jacobian[k] * row.jacobian[k];
    });
  }
  for (size_t k = 0; k < squares.size(); ++k) squares[k] = squares[k] == 0 ? ofConstraints[k] : squares[k];
  return squares;
}

void LeastSquares::scaleColumns(std::span<const double> scale) {
  forRows([&](const ResidualRow& row) {
    for (size_t k = 0; k < row.columns.size(); ++k) row.jacobian[k] *= scale[static_cast<size_t>(row.columns[k])];
  });
}

std::vector<double> LeastSquares::gradient(std::span<const double> step) {
  std::vector<double> gradient(static_cast<size_t>(unknowns_.count()));
  forRows([&](const ResidualRow& row) {
    const double residual = step.empty() ? row.residual : row.residual + row.along(step);
    for (size_t k = 0; k < row.columns.size(); ++k)
      gradient[static_cast<size_t>(row.columns[k])] += row.jacobian[k] * residual;
  });
  return gradient;
}

double LeastSquares::decreaseAlong(std::span<const double> step) {
  std::vector<double> minusChange, middle;
  forRows([&](const ResidualRow& row) {
    const double change = row.along(step);
    minusChange.push_back(-change);
    middle.push_back(row.residual + 0.5 * change);
  });
  return dot(minusChange, middle);
}

double LeastSquares::squareAlong(std::span<const double> step) {
  std::vector<double> change;
  forRows([&](const ResidualRow& row) { change.push_back(row.along(step)); });
  return dot(change, change);
}

bool hasEnergies(const Program& program) {
  return std::ranges::count(program.terms, TermKind::Energy, &Term::kind) > 0;
}

int64_t countResiduals(const Workload& workload) {
  int64_t count = 0;
  for (const TermCount& term : workload.terms) {
    const Term& declared = workload.artefact->program.terms[term.term];
    if (declared.kind == TermKind::Residual && !declared.isConstraint()) count += term.instances * declared.width;
  }
  return count;
}

}  // namespace hgc
