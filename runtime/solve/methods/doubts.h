#pragma once
/// When a solve that has converged may have ended too early.
#include <span>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/scaling.h"

namespace hgc {

/// Small changes of the cost are no minimum where much of the residuals lies along one column of the Jacobian; where
/// hardly anything is left of the cost, or it takes a step that is lost in the unknowns' rounding, that is rounding.
/// Damping is at least that of a column 1e-3 long, as Ceres': an unknown in units that make its column much shorter
/// hardly moves, while others find the least cost for where it is. What it leaves of the cost may be little.
inline constexpr double kSteep = 0.1;          ///< part of the residuals along a column
inline constexpr double kNothingLeft = 1e-12;  ///< of the first cost
inline constexpr double kLostStep = 1e-14;     ///< of the unknown's length
inline constexpr double kHeldBackPart = 1e-9;  ///< part of the residuals along a column that is too short
inline constexpr double kNothingHeld = 1e-24;  ///< of the first cost: less is left along such a column than rounding

/// The square up to which a column of length² `squares` may be rounding: of the longest one of its unknown, or of the
/// one of all unknowns that matters most at these values.
std::vector<double> roundingOfColumns(const Unknowns& unknowns, std::span<const double> squares,
                                      std::span<const double> values);

/// Whether the least damping holds back an unknown that might still lower the cost. `gradient`, `radius`: as below.
bool holdsShortBack(const Scaling& scaling, std::span<const double> gradient, double radius, const SolveReport& report);

/// Warns of that, if it is so at the point `best`. `gradient`: along what bounds leave free; `radius`: that
/// by which the first step was damped, or 0.
void warnOfDoubts(const Unknowns& unknowns, const Scaling& scaling, std::span<const double> best,
                  std::span<const double> gradient, double radius, SolveReport& report);

}  // namespace hgc
