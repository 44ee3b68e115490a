#pragma once
/// Sums of the models of many small problems on a device.
#include <cstdint>
#include <vector>

namespace hgc {

/// The model of a problem is the lower triangle of JᵀJ by rows, the gradient and the value. Each number is the sum of
/// the groups' sums in order, and these are the sums of instances in order, all from +0. No instance reads a scalar
/// twice.
struct SeparateSums {
  struct Group {
    std::vector<uint32_t>
        begin;  ///< by problem: its first instance in `instances`, and the end. Empty if the group has none
    std::vector<uint32_t> instances;  ///< by problem, ascending; empty: all in order
    std::vector<uint32_t> patterns;   ///< by instance; empty: all have pattern 0
    std::vector<uint32_t>
        numbers;  ///< [pattern * size + position in the model]: the instance's column to add, or kNone
  };
  uint32_t problems = 0;
  uint32_t size = 0;  ///< of a model
  std::vector<Group> groups;
  std::vector<int64_t> residuals;  ///< by problem: how many scalars of residuals read its unknowns
};

/// The size of a model of `scalars` unknown scalars.
constexpr uint32_t separateNumbers(uint32_t scalars) { return scalars * (scalars + 1) / 2 + scalars + 1; }

}  // namespace hgc
