#pragma once
/// Makes terms that differ only in their literals.
#include "tools/hgc-fuzz/programs/expressions.h"

namespace hgc::fuzz {

/// Replaces `#` and a letter by literals: `#0` and `#1` by indices of vertices, `#b` by 0 or 1, `#i` by an integer from
/// 0, `#j` by one from 1, `#u` by an unsigned integer, `#r` by a real. At some places the same letter gives another
/// integer.
class Literals {
 public:
  Literals(Draw& draw, int vertices) : draw_(draw), vertices_(vertices) {}

  /// The pattern with its literals; the same pattern always gives the same text.
  std::string in(const std::string& pattern);

 private:
  std::string filled(const std::string& pattern);
  std::string drawn(char kind);

  Draw& draw_;
  int vertices_;
  std::map<char, std::string> known_;          ///< by kind
  std::map<std::string, std::string> filled_;  ///< by pattern
};

/// Adds values, conditions, casts and bounds of ranges with literals to `scope`. `index` is an integer expression that
/// depends on the instance.
void offerLiterals(const std::string& index, Scope& scope);

}  // namespace hgc::fuzz
