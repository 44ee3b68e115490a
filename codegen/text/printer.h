#pragma once
/// The code of kernels as text in the common subset of GLSL and C++.
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ir/kernel/kernel.h"

namespace hgc {

/// What a declaration begins with.
const char* typeText(Type type);

/// What the text of a kernel's code goes by.
struct Spelling {
  std::function<std::string(const Node& node)> expression;  ///< of operands that are named as `fill` names them
  std::string none;                                         ///< any real
  std::string loop;                                         ///< stands before each loop
  std::function<std::string(uint32_t at)> entries = {};     ///< the stores at an EachOver, a line each
  std::function<std::string(uint32_t at)> keep = {};        ///< at what leaves a value at a count, a line if it is read
  std::function<std::string(uint32_t at)> readKept = {};    ///< what `readAtCount` says is read at `at`
  /// Of what is read as a binary32 number (`readsSingle`); without it all are reals.
  std::function<std::string(const Node& node)> singleLeaf = {};
};

/// A template of the operation table, with $0 $1 $2 replaced by the names of the operands.
std::string fill(std::string_view pattern, const Node& node);

/// Positions `begin` to `end` of a kernel; no region lies across either.
struct CodeRange {
  uint32_t begin = 0, end = kNone;
};

/// The code of a kernel, indented by two: a declaration a position, `v7` for position 7 (and
/// `f7` for that as a binary32 number), and a branch a region. Of `scope` names are known before or afterwards, too;
/// without one, of `range`.
std::string printCode(const Kernel& kernel, const Spelling& spelling, CodeRange range = {},
                      const std::optional<CodeRange>& scope = {});

}  // namespace hgc
