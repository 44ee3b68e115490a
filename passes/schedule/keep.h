#pragma once
/// Stores sums that both a field's kernel and its reverse pass need, one number for each instance, instead of running
/// their loops twice.
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// The same sums in two graphs.
struct KeptSums {
  std::vector<NodeId> made;  ///< in the graph of the field's own kernel
  std::vector<NodeId> read;  ///< in the graph of the reverse pass
};

/// Sums outside of loops that both graphs of a field compute with the same bits; none if there are too many.
KeptSums sumsToKeep(const Differentiated& first, const Differentiated& further);

/// The graph for the field's own kernel, which stores these sums.
Differentiated keeping(const Differentiated& first, const KeptSums& sums);

/// The graph for the reverse pass: there the sums are lifted constants, after those of the schema.
Differentiated readingKept(const Differentiated& further, const KeptSums& sums);

}  // namespace hgc
