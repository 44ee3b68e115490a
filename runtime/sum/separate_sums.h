#pragma once
/// How models of many small problems are summed on a device from what instances leave.
#include <cstdint>
#include <vector>

namespace hgc {

/// The numbers of a problem's model are the lower triangle of JᵀJ by rows, the gradient and the value. Each is the sum
/// of groups' sums, one after another, and these of instances, one after another, all from +0. No instance reads a
/// scalar twice.
struct SeparateSums {
  struct Group {
    std::vector<uint32_t> begin;  ///< by problem, its first instance in `instances`; one more. Empty: none take part
    std::vector<uint32_t> instances;  ///< problem after problem, ascending; empty: all, as they are
    std::vector<uint32_t> patterns;   ///< by instance; empty: all have the first one
    std::vector<uint32_t> numbers;    ///< by pattern and number of a model: which of the instance's, or kNone
  };
  uint32_t problems = 0;
  uint32_t size = 0;  ///< numbers of a model
  std::vector<Group> groups;
};

/// Numbers of a model about so many scalars.
constexpr uint32_t separateNumbers(uint32_t scalars) { return scalars * (scalars + 1) / 2 + scalars + 1; }

}  // namespace hgc
