#pragma once
/// Finds choices whose compared values are equal.
#include <vector>

#include "passes/derive/zeros/doubts.h"

namespace hgc {

/// A choice that may change where a norm becomes nonzero: the compared values, and the condition under which the choice
/// has an effect.
struct Tie {
  NodeId a = kNoNode, b = kNoNode;
  NodeId matters = kNoNode;
  bool isInFold = false;
};

/// The choices that a value depends on: min and max, signs, and selects of which one arm is constant and the other is
/// not. Appends to the graph.
std::vector<Tie> findTies(Graph& graph, const LocalZeros& local, NodeId value);

/// The norms that a value depends on, as ties of their operands with 0.
std::vector<Tie> findNormTies(Graph& graph, const LocalZeros& local, NodeId value);

/// Whether a choice may change, at some count of its loops, if its values move by the tangents `a` and `b`; kNoNode is
/// 0. Values that a fold carries are unknown outside of it: there any movement counts. Appends to the graph.
NodeId mayOpen(Graph& graph, const Tie& tie, NodeId a, NodeId b);

}  // namespace hgc
