#include "runtime/solve/each/pack.h"

#include <algorithm>
#include <cmath>

#include "runtime/data/each_isa.h"
#include "runtime/solve/linear/eight.h"
#include "runtime/solve/scaling.h"

namespace hgc {
namespace {

[[gnu::always_inline]] inline int32_t at(int32_t row, int32_t column) { return lowerAt(row, column) * 8; }

/// `wide` of the eight problems of a pack, from `first` on.
template <int wide>
struct SomeOfPack {
  using Numbers = typename VectorOf<wide>::Numbers;
  EachPack& pack;
  int32_t size, first;
  double* factor;  ///< of all eight

  [[gnu::always_inline]] Numbers& of(double* numbers, int32_t at = 0) const {
    return vectorAt<wide>(numbers + at + first);
  }
  [[gnu::always_inline]] Numbers& of(std::vector<double>& numbers, int32_t at) const { return of(numbers.data(), at); }

  [[gnu::always_inline]] static void takeRoots(Numbers& numbers) {
    for (int32_t lane = 0; lane < wide; ++lane) numbers[lane] = __builtin_sqrt(numbers[lane]);
  }

  /// What is added to number k of the diagonal.
  [[gnu::always_inline]] void findDamping(int32_t k, Numbers& damping) const {
    const Numbers scale = of(pack.scale, k * 8), squared = scale * scale;
    Numbers diagonal = of(pack.matrix, at(k, k)) * squared;
    diagonal = diagonal < Scaling::kLeastDiagonal ? Numbers{} + Scaling::kLeastDiagonal : diagonal;
    diagonal = diagonal > Scaling::kMostDiagonal ? Numbers{} + Scaling::kMostDiagonal : diagonal;
    damping = diagonal / of(pack.radius) / squared;
  }

  /// The factor of the damped matrix, with reciprocals on its diagonal.
  [[gnu::always_inline]] void factorise() const {
    for (int32_t j = 0; j < size; ++j) {
      for (int32_t i = j; i < size; ++i) {
        Numbers sum = of(pack.matrix, at(i, j)) * of(pack.free, i * 8) * of(pack.free, j * 8);
        if (i == j) {
          Numbers damping;
          findDamping(j, damping);
          sum += damping;
        }
        for (int32_t k = 0; k < j; ++k) sum -= of(factor, at(i, k)) * of(factor, at(j, k));
        if (i == j) takeRoots(sum);
        of(factor, at(i, j)) = i == j ? 1.0 / sum : sum * of(factor, at(j, j));
      }
    }
  }

  /// Replaces the step by the inverse of the damped matrix times it.
  [[gnu::always_inline]] void solveFactor() const {
    for (int32_t i = 0; i < size; ++i) {
      Numbers sum = of(pack.step, i * 8);
      for (int32_t k = 0; k < i; ++k) sum -= of(factor, at(i, k)) * of(pack.step, k * 8);
      of(pack.step, i * 8) = sum * of(factor, at(i, i));
    }
    for (int32_t i = size; i-- > 0;) {
      Numbers sum = of(pack.step, i * 8);
      for (int32_t k = i + 1; k < size; ++k) sum -= of(factor, at(k, i)) * of(pack.step, k * 8);
      of(pack.step, i * 8) = sum * of(factor, at(i, i));
    }
  }

  [[gnu::always_inline]] void findSteps() const {
    factorise();
    for (int32_t k = 0; k < size; ++k) of(pack.step, k * 8) = -of(pack.gradient, k * 8) * of(pack.free, k * 8);
    solveFactor();
    Numbers decrease = {}, squares = {};
    for (int32_t k = 0; k < size; ++k) {
      const Numbers step = of(pack.step, k * 8), gradient = of(pack.gradient, k * 8) * of(pack.free, k * 8);
      Numbers damping;
      findDamping(k, damping);
      decrease += step * (0.5 * (damping * step - gradient));
      squares += step * step;
      of(pack.trial, k * 8) = of(pack.best, k * 8) + step;
    }
    of(pack.decrease) = decrease;
    takeRoots(squares);
    of(pack.length) = squares;
  }
};

template <int wide>
[[gnu::always_inline]] inline void findStepsOfBy(EachPack& pack, int32_t size, double* factor) {
  for (int32_t first = 0; first < EachPack::kLanes; first += wide)
    SomeOfPack<wide>{pack, size, first, factor}.findSteps();
}
HGC_EACH_WIDTH(void, findStepsOf, (EachPack & pack, int32_t size, double* factor),
               findStepsOfBy<kWide>(pack, size, factor))

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
