#pragma once
/// Terms that differ in their literals alone.
#include "tools/hgc-fuzz/programs/expressions.h"

namespace hgc::fuzz {

/// Literals in the place of `#` and a letter: `#0` and `#1` are numbers of vertices, `#b` one of two columns, `#i` an
/// integer from 0, `#j` one from 1, `#u` an unsigned integer, `#r` a real. Integers are others at some places.
class Literals {
 public:
  Literals(Draw& draw, int vertices) : draw_(draw), vertices_(vertices) {}

  /// The pattern with these literals: always the same.
  std::string in(const std::string& pattern);

 private:
  std::string filled(const std::string& pattern);
  std::string drawn(char kind);

  Draw& draw_;
  int vertices_;
  std::map<char, std::string> known_;          ///< by kind
  std::map<std::string, std::string> filled_;  ///< by pattern
};

/// Offers values, conditions, casts and bounds of ranges with literals. `index` is an integer of the instance.
void offerLiterals(const std::string& index, Scope& scope);

}  // namespace hgc::fuzz
