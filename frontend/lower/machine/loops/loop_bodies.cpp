#include "frontend/lower/machine/loops/loop_bodies.h"

namespace hgc {

std::span<const NodeId> LoopBodies::ranges(const Graph& graph) {
  for (; scanned_ < graph.size(); ++scanned_) {
    if (graph[scanned_].op == Op::Range) ranges_.push_back(scanned_);
  }
  return ranges_;
}

uint8_t LoopBodies::traitsOf(const Graph& graph, const std::vector<uint8_t>& traits, NodeId id) {
  const Node& node = graph[id];
  if (node.op == Op::Index) return kAxis;
  uint8_t all = 0, changes = 0;
  for (int k = 0; k < operandCount(node); ++k) {
    all |= traits[node.operand(k)];
    changes ^= traits[node.operand(k)];
  }
  const bool adds = node.op == Op::IAdd || node.op == Op::ISub;
  if (!adds) all &= ~kAxis;
  if (node.op == Op::Table) all &= ~(kNumbers | kAtOffset);
  if (adds && (all & kAxis) && (changes & kNumbers)) all |= kAtOffset;
  return all;
}

void LoopBodies::extend(const Graph& graph, NodeId range) {
  for (NodeId id = static_cast<NodeId>(axes_.size()); id < graph.size(); ++id) {
    const Node& node = graph[id];
    uint64_t axes = node.op == Op::Index ? bitOf(node.b) : 0;
    for (int k = 0; k < operandCount(node); ++k) axes |= axes_[node.operand(k)];
    axes_.push_back(axes);
  }
  std::vector<uint8_t>& traits = traits_[range];
  for (NodeId id = static_cast<NodeId>(traits.size()); id < graph.size(); ++id)
    traits.push_back(id == range ? kVaries | kNumbers : traitsOf(graph, traits, id));
}

LoopBody LoopBodies::bodyOf(const Graph& graph, NodeId range, std::span<const NodeId> values) {
  extend(graph, range);
  std::vector<uint8_t>& traits = traits_[range];
  LoopBody body;
  std::vector<NodeId> seen;
  const auto visit = [&](NodeId id) {
    if (!(traits[id] & kVaries) || (traits[id] & kSeen)) return;
    traits[id] |= kSeen;
    seen.push_back(id);
  };
  for (const NodeId value : values) visit(value);
  for (size_t next = 0; next < seen.size(); ++next) {
    const Node& node = graph[seen[next]];
    for (int k = 0; k < operandCount(node); ++k) visit(node.operand(k));
    body.hasLoops = body.hasLoops || (info(node.op).isReduction && node.a != range);
    if (node.op != Op::Load) continue;
    const bool isShared = axes_[node.a] != allAxes_;
    body.hasOffsets = body.hasOffsets || (traits[node.a] & kAtOffset);
    if ((traits[node.a] & kNumbers) && isShared) body.shared.push_back(seen[next]);
  }
  for (const NodeId id : seen) traits[id] &= ~kSeen;
  body.nodes = seen.size();
  return body;
}

}  // namespace hgc
