#include "runtime/solve/each/pack.h"

#include <algorithm>
#include <cmath>

#include "runtime/data/each_isa.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/scaling.h"

namespace hgc {
namespace {

[[gnu::always_inline]] inline int32_t at(int32_t row, int32_t column) { return lowerAt(row, column) * 8; }

[[gnu::always_inline]] inline void takeRoots(Eight& numbers) {
  for (int32_t lane = 0; lane < 8; ++lane) numbers[lane] = __builtin_sqrt(numbers[lane]);
}

/// What is added to number k of the diagonal.
[[gnu::always_inline]] inline void findDamping(const EachPack& pack, int32_t k, Eight& damping) {
  const Eight scale = eight(pack.scale.data() + k * 8), squared = scale * scale;
  Eight diagonal = eight(pack.matrix.data() + at(k, k)) * squared;
  diagonal = diagonal < Scaling::kLeastDiagonal ? Eight{} + Scaling::kLeastDiagonal : diagonal;
  diagonal = diagonal > Scaling::kMostDiagonal ? Eight{} + Scaling::kMostDiagonal : diagonal;
  damping = diagonal / eight(pack.radius) / squared;
}

/// The factor of the damped matrix, with reciprocals on its diagonal.
[[gnu::always_inline]] inline void factorise(const EachPack& pack, int32_t size, double* factor) {
  const double* const matrix = pack.matrix.data();
  const double* const free = pack.free.data();
  for (int32_t j = 0; j < size; ++j) {
    for (int32_t i = j; i < size; ++i) {
      Eight sum = eight(matrix + at(i, j)) * eight(free + i * 8) * eight(free + j * 8);
      if (i == j) {
        Eight damping;
        findDamping(pack, j, damping);
        sum += damping;
      }
      for (int32_t k = 0; k < j; ++k) sum -= eight(factor + at(i, k)) * eight(factor + at(j, k));
      if (i == j) takeRoots(sum);
      eight(factor + at(i, j)) = i == j ? 1.0 / sum : sum * eight(factor + at(j, j));
    }
  }
}

/// Replaces `x` by the inverse of the damped matrix times it.
[[gnu::always_inline]] inline void solveFactor(const double* factor, int32_t size, double* x) {
  for (int32_t i = 0; i < size; ++i) {
    Eight sum = eight(x + i * 8);
    for (int32_t k = 0; k < i; ++k) sum -= eight(factor + at(i, k)) * eight(x + k * 8);
    eight(x + i * 8) = sum * eight(factor + at(i, i));
  }
  for (int32_t i = size; i-- > 0;) {
    Eight sum = eight(x + i * 8);
    for (int32_t k = i + 1; k < size; ++k) sum -= eight(factor + at(k, i)) * eight(x + k * 8);
    eight(x + i * 8) = sum * eight(factor + at(i, i));
  }
}

HGC_EACH_ISA void findStepsOf(EachPack& pack, int32_t size, double* factor) {
  factorise(pack, size, factor);
  for (int32_t k = 0; k < size; ++k)
    eight(pack.step.data() + k * 8) = -eight(pack.gradient.data() + k * 8) * eight(pack.free.data() + k * 8);
  solveFactor(factor, size, pack.step.data());
  Eight decrease = {}, squares = {};
  for (int32_t k = 0; k < size; ++k) {
    const Eight step = eight(pack.step.data() + k * 8);
    const Eight gradient = eight(pack.gradient.data() + k * 8) * eight(pack.free.data() + k * 8);
    Eight damping;
    findDamping(pack, k, damping);
    decrease += step * (0.5 * (damping * step - gradient));
    squares += step * step;
    eight(pack.trial.data() + k * 8) = eight(pack.best.data() + k * 8) + step;
  }
  eight(pack.decrease) = decrease;
  takeRoots(squares);
  eight(pack.length) = squares;
}

}  // namespace

void findSteps(EachPack& pack, int32_t size, std::vector<double>& room) {
  room.resize(pack.matrix.size());
  findStepsOf(pack, size, room.data());
}

double decreaseAlongStep(const EachPack& pack, int32_t size, int32_t lane) {
  const auto of = [&](const std::vector<double>& numbers, int32_t k) {
    return numbers[static_cast<size_t>(k * 8 + lane)];
  };
  double decrease = 0;
  for (int32_t i = 0; i < size; ++i) {
    const double step = of(pack.step, i) * of(pack.free, i);
    double slope = of(pack.gradient, i);
    for (int32_t j = 0; j < size; ++j) {
      const double second = pack.matrix[static_cast<size_t>(at(std::max(i, j), std::min(i, j)) + lane)];
      slope += 0.5 * (second * (of(pack.step, j) * of(pack.free, j)));
    }
    decrease -= step * slope;
  }
  return decrease;
}

}  // namespace hgc
