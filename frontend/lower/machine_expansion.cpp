/// Reductions over ranges that are known when compiling: which are expanded, and which become loops.
#include "frontend/lower/machine.h"
#include "ir/loops.h"

namespace hgc {
/// A rule of the language, whatever the device, the data or the build. A reduction over a constant range or a dimension
/// of fixed size is expanded while it has no more than 4,096 nodes, those of reductions within it included; beyond that
/// it is a loop over all of its range, if its body permits. Expanded at any length is
/// - what makes arrays, and what runs over the elements of an array, a vector or a ragged row;
/// - what is constant;
/// - a body in which the counter alone decides the index of an array, a vector, a constant axis or a ragged symbol, an
///   exponent, a part of a condition, or whatever must be known when compiling.
bool Machine::isExpanded(const Frame& frame) {
  const ast::Node& loop = nodes_[frame.opening];
  const bool isRange = loop.kind == Kind::RangeLoop || frame.source.has(Operand::kDimension);
  if (!isRange || collects(loop.op) || frame.isLoopTried || noLoops_.contains(frame.opening)) return true;
  const size_t made = builder_.graph().size() - frame.nodes;
  if (mostExpanded_ == SIZE_MAX || (mostExpanded_ > 0 && made <= mostExpanded_)) return true;
  const bool isStarted = frame.next != frame.first;
  return isStarted && frame.accumulated.form == Operand::Form::Scalar &&
         builder_.constantOf(frame.accumulated).has_value();
}

/// Evaluates the body once more, for all counts. Terms with many loops get no more of them.
void Machine::tryLoop() {
  Frame& frame = frames_.back();
  frame.isLoopTried = true;
  if (countRanges() >= kMostRangesOfTerm) return iterate();
  const ast::Node& loop = nodes_[frame.opening];
  Graph& graph = builder_.graph();
  frame.expanded = frame.accumulated;
  frame.tried = graph.size();
  if (loop.kind == Kind::RangeLoop) frame.low = graph.constant(static_cast<int32_t>(frame.first));
  setCounter(frame, loop.op, graph.constant(static_cast<int32_t>(frame.last - frame.first)), loop.offset);
  builder_.beginTrial(frame.range);
  const bool folds = ast::carries(loop.op);
  frame.isTrial = folds && needsTrial(frame.start);
  if (frame.isTrial) builder_.mute();
  frame.accumulated = folds ? carry(frame, frame.start) : frame.start;
  iterate();
}

/// The result of a loop that was tried. Where its body needs constants the expansion goes on, and so it does at later
/// uses of the body.
bool Machine::goOnExpanding(const Operand& result) {
  Frame& frame = frames_.back();
  if (!frame.isLoopTried || frame.range == kNoNode) return false;
  const bool failed = builder_.endTrial();
  if (!failed && !result.poisoned()) return false;
  noLoops_.insert(frame.opening);
  for (NodeId id = frame.range; id < builder_.graph().size(); ++id) {
    if (builder_.graph()[id].op == Op::Range && id >= frame.tried) unusedRanges_.insert(id);
  }
  frame.range = frame.low = kNoNode;
  frame.isTrial = false;
  frame.accumulated = frame.expanded;
  builder_.keepOnly(frame.mark, frame.accumulated);
  if (builder_.stopped()) return false;
  iterate();
  return true;
}

}  // namespace hgc
