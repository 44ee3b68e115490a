#pragma once
/// Steps of some of the unknowns.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/vectors.h"

namespace hgc {

/// Some of the unknowns: where their scalars are in a step.
class StepPart {
 public:
  explicit StepPart(std::vector<BlockRun> ranges);

  int64_t count() const { return count_; }
  /// The most scalars that a block has.
  int64_t largest() const;
  const std::vector<BlockRun>& ranges() const { return ranges_; }
  /// The blocks of these scalars alone, one after another.
  std::vector<BlockRun> closedUp() const;
  /// Calls `visit(k, scalar)` for all: the k-th of these, and where it is in a step. In parallel where there are many.
  void forScalars(const auto& visit) const {
    size_t before = 0;
    for (const BlockRun& range : ranges_) {
      const auto first = static_cast<size_t>(range.first), count = static_cast<size_t>(range.blocks * range.size);
      hgc::forScalars(count, [&](size_t k) { visit(before + k, first + k); });
      before += count;
    }
  }
  std::vector<double> takeFrom(std::span<const double> step) const;
  void putInto(std::span<double> step, std::span<const double> scalars) const;
  void fill(std::span<double> step, double value) const;
  /// 1 at scalar `k` of each block that has one, and else 0.
  void setUnit(std::span<double> step, int64_t k) const;

 private:
  std::vector<BlockRun> ranges_;
  int64_t count_ = 0;
};

/// A step and its product with JᵀJ, each of all unknowns.
struct StepProduct {
  std::vector<double> step, product;
};

}  // namespace hgc
