#pragma once
/// Kinks that stand in one place.
///
/// |x - y|, max(x, y) and min(x, y) have their kinks where x = y, and a norm has its own where all that it is made of
/// is 0. Several in one place may cancel one another, as those of max(x, 0) + log1p(exp(-|x|)) do: the sum is smooth,
/// though no part of it is. Where x = y, the larger of the two is (x + y + |x - y|) / 2 and the smaller
/// (x + y - |x - y|) / 2: made of one magnitude, whose adjoint is 0 where the kinks cancel, they have second
/// derivatives by the rule for norms (zeros.h).
#include <span>
#include <vector>

#include "ir/phases.h"

namespace hgc {

/// The gradient to take second derivatives of: the one given, or where several kinks of `value` stand in one place,
/// that of the value with these written by one magnitude where it is 0. Elsewhere it has the same bits. Terms with
/// loops that stay loops are left as they are. Appends to the graph.
std::vector<NodeId> joinKinks(Differentiated& topology, NodeId value, std::span<const NodeId> gradient);

}  // namespace hgc
