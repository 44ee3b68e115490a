#pragma once
/// Sums that a field's kernel computes and its way back needs as well: they are kept, a number an instance, instead of
/// running their loops a second time.
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// The same sums in two graphs.
struct KeptSums {
  std::vector<NodeId> made;  ///< in that of the field's own kernel
  std::vector<NodeId> read;  ///< in that of the way back
};

/// Sums outside of all loops that both graphs of a field compute alike, to the last bit; none if they are many.
KeptSums sumsToKeep(const Differentiated& first, const Differentiated& further);

/// What the field's own kernel is cut from, so that it keeps these.
Differentiated keeping(const Differentiated& first, const KeptSums& sums);

/// What its way back is cut from: they are lifted constants there, which follow those of the schema.
Differentiated readingKept(const Differentiated& further, const KeptSums& sums);

}  // namespace hgc
