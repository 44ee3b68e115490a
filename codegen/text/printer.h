#pragma once
/// The code of kernels as text in the common subset of GLSL and C++.
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ir/kernel/kernel.h"

namespace hgc {

/// The type in a declaration.
const char* typeText(Type type);

/// How the nodes of a kernel are written in a language.
struct Spelling {
  std::function<std::string(const Node& node)> expression;  ///< of a node; operands are named as by `fill`
  std::string none;                                         ///< an initial value for reals that is never used
  std::string loop;                                         ///< written before each loop
  std::function<std::string(uint32_t at)> entries = {};     ///< the stores of an `EachOver`, in each iteration
  std::function<std::string(uint32_t at)> keep =
      {};  ///< stores a value of each iteration for later loops (`leftAtCount`)
  std::function<std::string(uint32_t at)> readKept = {};  ///< reads such a value (`readAtCount`)
  /// Reads a binary32 number (`readsSingle`) as a float; without it all reals are doubles.
  std::function<std::string(const Node& node)> singleLeaf = {};
};

/// A template of the operation table with $0, $1 and $2 replaced by the operands' names: `v7` for position 7.
std::string fill(std::string_view pattern, const Node& node);

/// Positions from `begin` up to `end` of a kernel. No region contains only part of it.
struct CodeRange {
  uint32_t begin = 0, end = kNone;
};

/// The code of a range of a kernel, indented by two: position 7 declares `v7` (as a binary32 number, `f7`), each region
/// is a branch or a loop. `scope` is the range printed into the same function, `range` itself by default: values that
/// leave it are doubles.
std::string printCode(const Kernel& kernel, const Spelling& spelling, CodeRange range = {},
                      const std::optional<CodeRange>& scope = {});

}  // namespace hgc
