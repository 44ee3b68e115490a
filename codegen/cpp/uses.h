#pragma once
/// What is known of a kernel's positions before it is printed as C++.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

struct CppUses {
  std::vector<uint32_t> count;         ///< how often it is written, if each use writes it
  std::vector<uint32_t> last;          ///< of what is written once: its user; kNone: a store
  std::vector<uint32_t> loop;          ///< where the innermost loop around it begins; kNone: none
  std::vector<bool> isRow;             ///< integers that cannot overflow, given rows that are within their arrays
  std::vector<uint32_t> keptAtCounts;  ///< what other loops read: positions, ascending
};

/// By position. `wholeGathers` says of each gather whether its loads need their row, `rows` are positions of rows that
/// stores need.
CppUses cppUses(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows);

}  // namespace hgc
