#pragma once
/// `hgc run --watch NAME:17`: what one instance reads and computes.
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc::tool {

/// One instance of a term or field.
struct Watch {
  TermId term = 0;
  int64_t instance = 0;
};

/// `NAME:17`, the number in the domain, or `NAME:2,5`, an index along each axis. Errors name what was meant.
Result<std::vector<Watch>> parseWatches(const std::vector<std::string>& texts, const Program& program,
                                        const Bound& bound);

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
  std::vector<double> made;    ///< what that made of it: see `madeBy`
};

/// What a device made of it, as far as `result` has it: components, or the value of an energy; empty otherwise.
std::vector<double> madeBy(const Evaluation& result, const Term& term, int64_t instance);

/// For people. Whether the device's numbers are the same is said, too.
std::string watchTables(std::span<const Watched> watched);

}  // namespace hgc::tool
