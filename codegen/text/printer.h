#pragma once
/// Kernels as text in a language with braces; what differs between such languages is their spelling.
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ir/kernel/kernel.h"

namespace hgc {

struct SingleSpelling;

/// How a language spells a kernel.
struct Spelling {
  std::function<std::string(const Node& node)> expression;  ///< of operands that are named as `fill` names them
  const char* (*type)(Type type);                           ///< what a declaration begins with
  const char* (*none)(Type type);                           ///< any value
  std::string loop = {};                                    ///< stands before each loop
  std::function<std::string(uint32_t at)> entries = {};     ///< the stores at an EachOver, a line each
  std::function<std::string(uint32_t at)> keep = {};        ///< at what leaves a value at a count, a line if it is read
  std::function<std::string(uint32_t at)> readKept = {};    ///< what `readAtCount` says is read at `at`
  const SingleSpelling* single = nullptr;                   ///< for binary32 numbers; null: all are reals
  std::function<std::string(const Node& node)> singleLeaf = {};  ///< of what is read as such (`readsSingle`)
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
