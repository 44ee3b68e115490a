#pragma once
/// Which values of a program are computed alike, from operands that are: the components of arrays, mostly.
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

inline constexpr uint32_t kNoValue = UINT32_MAX;

/// A value, by what it is made of. Operands come before it.
struct Computed {
  enum class Form : uint8_t { Other, Negation, Product, Sum, Difference, FusedSum };  ///< of reals
  uint64_t label = 0;  ///< what computes it, or where it comes from
  std::array<uint32_t, 3> operands = {kNoValue, kNoValue, kNoValue};
  Form form = Form::Other;
  bool commutes = false;     ///< the first two operands may change places
  uint32_t next = kNoValue;  ///< of what a loop carries: what a count leaves in it
  int64_t place = 0;         ///< of what is read: where it lies among its like
};

/// Values of one kind are computed by one operation from operands of one family each. Families are wider: sums of the
/// same terms are one, whichever of them are added first, or fused, and wherever signs change. No value needs another
/// one of its kind.
struct Likeness {
  uint32_t kind = 0;
  uint64_t family = 0;
  uint32_t height = 0;  ///< at least those of its operands
  uint32_t terms = 0;   ///< of a sum, all that are added up: more than those of its operands of the same height
  int64_t place = 0;    ///< of what it reads: the order of values of a kind
};

/// The likeness of each value. Operands that may change places do so where it makes more values alike.
std::vector<Likeness> findLikeness(std::span<Computed> values);
/// That of each position of a kernel.
std::vector<Likeness> findLikeness(const Kernel& kernel);

}  // namespace hgc::cpu
