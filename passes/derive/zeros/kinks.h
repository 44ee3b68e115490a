#pragma once
/// Combines kinks at the same point.
///
/// |x - y|, max(x, y) and min(x, y) have kinks where x = y, and a norm where all its operands are 0. Kinks at the same
/// point may cancel: max(x, 0) + log1p(exp(-|x|)) is smooth, though its parts are not. Since max(x, y) = (x + y + |x -
/// y|) / 2 and min(x, y) = (x + y - |x - y|) / 2, all can be written with one magnitude. Its adjoint is 0 where the
/// kinks cancel, and the rule for norms (zeros.h) gives second derivatives.
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// A value, and its derivatives by column.
struct WithGradient {
  NodeId value = kNoNode;
  std::vector<NodeId> gradient;
};

/// The value and gradient to take second derivatives of: `of`, unless several kinks are at the same point or a choice
/// is between a value and its negative. Then these are written with one magnitude where it is 0; elsewhere all bits
/// stay. Terms with loops that are not unrolled are unchanged. Appends to the graph.
WithGradient joinKinks(Differentiated& topology, WithGradient of);

}  // namespace hgc
