#pragma once
/// Between which numbers an integer that depends on values is known to lie.
#include "frontend/cxx/interpreter/facts.h"

namespace hgc::cxx {

struct Range {
  double least = -0x1p63;
  double most = 0x1p63;
};

/// By the comparisons with constants that hold here, and by how the node came about. Facts are as they were at the end.
Range rangeOf(const Graph& graph, Facts& facts, NodeId node);

/// What follows of a condition, by what holds here or by the ranges of the integers that it compares.
std::optional<bool> truthIn(const Graph& graph, Facts& facts, NodeId condition);

}  // namespace hgc::cxx
