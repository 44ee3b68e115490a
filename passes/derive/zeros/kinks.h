#pragma once
/// Kinks that stand in one place.
///
/// |x - y|, max(x, y) and min(x, y) have their kinks where x = y, and a norm has its own where all that it is made of
/// is 0. Several in one place may cancel one another, as those of max(x, 0) + log1p(exp(-|x|)) do: the sum is smooth,
/// though no part of it is. Where x = y, the larger of the two is (x + y + |x - y|) / 2 and the smaller
/// (x + y - |x - y|) / 2: made of one magnitude, whose adjoint is 0 where the kinks cancel, they have second
/// derivatives by the rule for norms (zeros.h).
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// A value, and its derivatives by column.
struct WithGradient {
  NodeId value = kNoNode;
  std::vector<NodeId> gradient;
};

/// What to take second derivatives of: `of`, or where several kinks of the value stand in one place, or a choice is
/// between a value and its negative, the value with these written by one magnitude where it is 0, and its gradient.
/// Elsewhere they have the same bits. Terms with loops that stay loops are left as they are. Appends to the graph.
WithGradient joinKinks(Differentiated& topology, WithGradient of);

}  // namespace hgc
