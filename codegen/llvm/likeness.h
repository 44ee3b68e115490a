#pragma once
/// Finds values that are computed by the same operations from different inputs, mostly the components of arrays, so
/// that they can share a vector.
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

inline constexpr uint32_t kNoValue = UINT32_MAX;

/// How a value is computed. Operands precede it in the list.
struct Computed {
  enum class Form : uint8_t { Other, Negation, Product, Sum, Difference, FusedSum };  ///< of real arithmetic
  uint64_t label = 0;  ///< identifies the operation, or the source of a value that is read
  std::array<uint32_t, 3> operands = {kNoValue, kNoValue, kNoValue};
  Form form = Form::Other;
  bool commutes = false;     ///< the first two operands may be swapped
  uint32_t next = kNoValue;  ///< of a value that a loop carries: its value after an iteration
  int64_t place = 0;         ///< of a value that is read: its position, to order values of a kind
};

/// Values have the same kind if the same operation computes them from operands of the same families. A family is wider
/// than a kind: sums with the same terms belong to one family, in any order of addition, fused or not, with any
/// placement of signs. No value depends on another one of its kind.
struct Likeness {
  uint32_t kind = 0;
  uint64_t family = 0;
  uint32_t height = 0;  ///< not below the height of any operand
  uint32_t terms = 0;   ///< of a sum: the number of its terms; breaks ties of height
  int64_t place = 0;    ///< the order of values of a kind: by what they read
};

/// The likeness of each value. Swaps operands that commute where that makes more values alike.
std::vector<Likeness> findLikeness(std::span<Computed> values);
/// The likeness of each position of a kernel.
std::vector<Likeness> findLikeness(const Kernel& kernel);

}  // namespace hgc::cpu
