#pragma once
/// Finds how a kernel's values are used, before it is printed as C++.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

struct CppUses {
  std::vector<uint32_t> count;  ///< how often the value would be printed if each use printed it
  std::vector<uint32_t> last;   ///< of a value that is used once: its user; kNone: a store
  std::vector<uint32_t> loop;   ///< the begin of the innermost loop around it; kNone: none
  std::vector<bool> isRow;  ///< whether it is an integer that cannot overflow, given that rows are within their arrays
  std::vector<uint32_t> keptAtCounts;  ///< positions whose values other loops read, ascending
};

/// All by position. `wholeGathers` says of each gather whether its loads print their row; `rows` are positions of rows
/// that stores print.
CppUses cppUses(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows);

}  // namespace hgc
