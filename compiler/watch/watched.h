#pragma once
/// What is told of an instance that is watched.
#include <cstdint>
#include <string>
#include <vector>

#include "ir/program.h"

namespace hgc {

/// One instance of a term or field.
struct Watch {
  TermId term = 0;
  int64_t instance = 0;
};

/// A value with a name.
struct WatchedValue {
  std::string name;                  ///< as in the text, or "`x`, row 3" for what is read
  std::string place;                 ///< FILE:LINE; empty for what is read
  std::string type;                  ///< as messages name it
  std::vector<std::string> numbers;  ///< the first of its scalars
  uint32_t count = 1;                ///< of its scalars
};

/// What an instance reads and computes, each with the bits of kernels that are not fused.
struct Watched {
  std::string term;
  int64_t instance = 0;
  std::vector<WatchedValue> read, named;
  size_t moreRead = 0;         ///< that is not told
  std::vector<double> result;  ///< components, or the value of an energy
  std::string place;           ///< of the term
  std::string device;          ///< that made it, too
  std::vector<double> made;    ///< what that made of it, as far as `result` has it; empty otherwise
};

}  // namespace hgc
