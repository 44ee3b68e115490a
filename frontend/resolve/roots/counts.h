#pragma once
/// How many counts a loop has, as far as declarations say.
#include <optional>

#include "frontend/syntax/module.h"

namespace hgc {

/// As many as a dimension has, and `plus` more; without one, `plus`. At least 0.
struct Counts {
  DimId dim = kNone;
  int64_t plus = 0;
  bool isKnown = false;        ///< no data is needed to know how many these are
  bool isOfDimensions = true;  ///< bounds name a dimension: rows are along it, and no constants
};

/// Of a loop over a dimension or a range; nothing where anything but sizes and constants decides.
std::optional<Counts> countsOf(const Module& module, uint32_t loop);

/// Whether so many are better instances than a loop: data alone knows how many, or they are more than 256.
bool areMany(const Module& module, const Counts& counts);

/// The dimension of so many indices; one that no text declares, called `N - 1`, where none has them. Names must have
/// their meaning, and sizes not be resolved yet.
DimId dimensionOf(Module& module, const Counts& counts, uint32_t offset);

}  // namespace hgc
