#pragma once
/// Finds ranges of integers that depend on values.
#include "frontend/cxx/interpreter/facts.h"

namespace hgc::cxx {

struct Range {
  double least = -0x1p63;
  double most = 0x1p63;
};

/// The range that follows from comparisons with constants that hold here, and from the node itself. Leaves the facts
/// unchanged.
Range rangeOf(const Graph& graph, Facts& facts, NodeId node);

/// The value of a condition, if facts or ranges imply it.
std::optional<bool> truthIn(const Graph& graph, Facts& facts, NodeId condition);

}  // namespace hgc::cxx
