#pragma once
/// A random program with data, in parts, so that variants of it can be written.
#include <string>
#include <vector>

#include "runtime/data/array.h"

namespace hgc::fuzz {

/// A loss rho(s, a) of std.loss: s is the squared norm of a residual, a the width. Its derivatives are written by hand.
struct Loss {
  std::string name;
  double (*bySquare)(double s, double a);
  double (*byWidth)(double s, double a);
};

/// All losses that programs draw from; their order decides what a seed makes. Thread-safe.
const std::vector<Loss>& losses();

struct Made {
  std::vector<std::string> declarations;  ///< all except terms, in any order
  struct Term {
    std::string name, head, value;  ///< the value is an expression or a block
    const Loss* loss = nullptr;     ///< of a residual; null if it has none
    std::string width = {};         ///< the width of the loss, which is also the output NAME_width
  };
  std::vector<Term> terms;
  Inputs inputs;
  int elements = 0;                 ///< the size of E; no table indexes it
  bool hasLoops = false;            ///< loops over sizes that only the data gives
  bool hasBoundsByIndex = false;    ///< loop bounds differ between elements
  bool usesPlaceOfElement = false;  ///< a value depends on the index of an element, besides its data

  std::string text() const;
};

/// The data with the elements in another order: element k is the old element `order[k]`. `order` may leave some out.
Inputs chooseElements(const Made& made, const std::vector<int>& order);

/// Makes the program of a seed: the same on every machine. Thread-safe.
Made makeProgram(uint64_t seed);
/// Makes a program with loops over sizes that only its data gives. Thread-safe.
Made makeLoops(uint64_t seed);

}  // namespace hgc::fuzz
