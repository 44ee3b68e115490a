#pragma once
/// Random programs with data.
#include <string>
#include <vector>

#include "runtime/array.h"

namespace hgc::fuzz {

/// A program in parts, so that variants of it can be written.
struct Made {
  std::vector<std::string> declarations;  ///< but for the terms; in any order
  struct Term {
    std::string name, head, value;  ///< the value is an expression or a block
    std::string loss, width;        ///< of a residual: a loss and its other argument, which the output NAME_width is
  };
  std::vector<Term> terms;
  Inputs inputs;
  int elements = 0;                 ///< size of E, which no table points into
  bool usesPlaceOfElement = false;  ///< a value depends on the number of an element, not on its data alone

  std::string text() const;
};

Made makeProgram(uint64_t seed);

/// The same program with its elements in another order: element k becomes `order[k]` of the old ones. `order` may leave
/// some out.
Inputs chooseElements(const Made& made, const std::vector<int>& order);

}  // namespace hgc::fuzz
