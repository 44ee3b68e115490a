#pragma once
/// What the last steps tell of the curvature.
#include <cstddef>
#include <span>
#include <vector>

#include "runtime/solve/checkpoint/checkpoint.h"

namespace hgc {

/// An approximation of the inverse of the Hessian by the last ten steps and the changes of the gradient along them.
class InverseHessian {
 public:
  /// After a step of `length` times `direction`; its Euclidean length. One along which the slope does not grow is left
  /// out.
  double add(double length, std::span<const double> direction, std::span<const double> gradient,
             std::span<const double> gradientBefore);
  void clear() { count_ = 0; }
  bool isEmpty() const { return count_ == 0; }

  /// Makes `direction` minus the matrix times the gradient; the slope along it. Each vector is read twice.
  double direct(std::span<const double> gradient, std::vector<double>& direction) const;

  /// The steps and the changes, to go on from. An error where they are not of so many scalars.
  MethodState state() const;
  Status resume(const MethodState& state, size_t scalars);

 private:
  static constexpr size_t kMost = 10;
  struct Pair {
    std::vector<double> step, change;
    double product = 0, squaredChange = 0;  ///< of both; of the change
  };
  /// The `k`-th, from the oldest on.
  const Pair& at(size_t k) const { return pairs_[(next_ + kPlaces - count_ + k) % kPlaces]; }

  static constexpr size_t kPlaces = kMost + 1;  ///< one is free for the next
  std::vector<Pair> pairs_ = std::vector<Pair>(kPlaces);
  size_t next_ = 0, count_ = 0;
};

}  // namespace hgc
