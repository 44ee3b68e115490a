#pragma once
/// Choices that a value makes at their edge.
#include <vector>

#include "passes/derive/zeros/local_zeros.h"

namespace hgc {

/// A choice that may change where a norm leaves 0: the values that it compares, and when it matters.
struct Tie {
  NodeId a = kNoNode, b = kNoNode;
  NodeId matters = kNoNode;
  bool isInFold = false;
};

/// The choices that a value is made of: of the larger, of a sign, and of an arm that is constant beside one that is
/// not. Appends to the graph.
std::vector<Tie> findTies(Graph& graph, const LocalZeros& local, NodeId value);

/// The norms that a value is made of, each as ties of its parts with 0 where it is 0: they part where it leaves 0.
std::vector<Tie> findNormTies(Graph& graph, const LocalZeros& local, NodeId value);

/// Whether a choice may fall otherwise, at any count of its loops, where its values move by these tangents; kNoNode
/// is 0. What a fold carries is not at hand outside of it: there it may wherever they move at all. Appends to the
/// graph.
NodeId mayOpen(Graph& graph, const Tie& tie, NodeId a, NodeId b);

}  // namespace hgc
