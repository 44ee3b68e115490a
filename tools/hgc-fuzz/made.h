#pragma once
/// A random program with data, in parts, so that variants of it can be written.
#include <string>
#include <vector>

#include "runtime/data/array.h"
#include "tools/hgc-fuzz/programs/losses.h"

namespace hgc::fuzz {

struct Made {
  std::vector<std::string> declarations;  ///< but for the terms; in any order
  struct Term {
    std::string name, head, value;  ///< the value is an expression or a block
    const Loss* loss = nullptr;     ///< of a residual, or none
    std::string width = {};         ///< the other argument of the loss, which the output NAME_width is, too
  };
  std::vector<Term> terms;
  Inputs inputs;
  int elements = 0;                 ///< size of E, which no table points into
  bool hasLoops = false;            ///< over sizes that only the data knows
  bool hasBoundsByIndex = false;    ///< of loops, which then differ between elements
  bool usesPlaceOfElement = false;  ///< a value depends on the number of an element, not on its data alone

  std::string text() const;
};

/// The same program with its elements in another order: element k becomes `order[k]` of the old ones. `order` may leave
/// some out.
Inputs chooseElements(const Made& made, const std::vector<int>& order);

}  // namespace hgc::fuzz
