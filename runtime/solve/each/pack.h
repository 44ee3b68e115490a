#pragma once
/// Eight small problems side by side.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hgc {

/// Where entry (row, column), column <= row, of a lower triangle is, by rows.
[[gnu::always_inline]] constexpr int32_t lowerAt(int32_t row, int32_t column) { return row * (row + 1) / 2 + column; }

/// Of each problem its model about its best point, and the step that is tried from there. Lane l of number k is at
/// 8 k + l.
struct EachPack {
  static constexpr int32_t kLanes = 8;

  explicit EachPack(int32_t size)
      : matrix(static_cast<size_t>(size) * (size + 1) / 2 * kLanes),
        gradient(static_cast<size_t>(size) * kLanes),
        best(gradient.size()),
        trial(gradient.size()),
        step(gradient.size()),
        scale(gradient.size()),
        free(gradient.size()) {}

  std::vector<double> matrix;  ///< the lower triangle by rows
  std::vector<double> gradient;
  std::vector<double> best, trial, step;  ///< a point, where the step leads, and the step
  std::vector<double> scale;              ///< of unknowns, as `Scaling` has it
  std::vector<double> free;               ///< 0 of what is fixed or held by a bound, else 1
  double first[kLanes] = {};              ///< cost at the start
  double cost[kLanes] = {}, radius[kLanes] = {}, shrink[kLanes] = {};
  double decrease[kLanes] = {};  ///< that the model expects of the step; not positive: there is none
  double length[kLanes] = {};    ///< of the step
};

/// Finds the damped step of each lane: by Cholesky's factorisation, in arithmetic that no other lane takes part in.
/// `room` has as many numbers as the matrix.
void findSteps(EachPack& pack, int32_t size, std::vector<double>& room);

/// What the model of a lane expects of its step, whatever that is.
double decreaseAlongStep(const EachPack& pack, int32_t size, int32_t lane);

}  // namespace hgc
