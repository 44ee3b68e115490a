/// Reductions over ranges that are known when compiling: which are expanded, and which become loops.
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/open_arrays.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// Up to this many counts, unknowns that several instances read are read by expanded code.
constexpr int64_t kFewRows = 4;
/// Up to this many, a stencil with such weights is expanded.
constexpr int64_t kWidestStencil = 32;

/// Whether the derivatives of such a loop need what it had at every count.
bool keepsEveryCount(ast::Operator op) { return ast::carries(op) || op == ast::Operator::Prod; }

}  // namespace

/// What a rule of the language says, whatever the device, the data or the build: docs/language.md, "Reductions". Code
/// is expanded until this says no; then a loop is tried.
bool Machine::isExpanded(const Frame& frame) {
  const ast::Node& loop = nodes_[frame.opening];
  const bool isRange =
      loop.kind == Kind::RangeLoop || frame.source.has(Operand::kDimension) || frame.source.form == Operand::Form::Open;
  if (!isRange || collects(loop.op) || frame.isLoopTried || noLoops_.contains(frame.opening)) return true;
  if (mostExpanded_ == SIZE_MAX) return true;
  const bool isStarted = frame.next != frame.first;
  if (isStarted && frame.accumulated.form == Operand::Form::Scalar && builder_.constantOf(frame.accumulated))
    return true;
  if (mostExpanded_ == 0 || builder_.graph().size() - frame.nodes > mostExpanded_) return false;
  return !isStarted || keepsEveryCount(loop.op) || frame.last - frame.first <= kFewRows;
}

/// Whether a loop over a range of known length is better than its expansion; `values` are what it computes.
bool Machine::isBetterAsLoop(Operator op, NodeId range, std::span<const NodeId> values) {
  if (mostExpanded_ == 0 || keepsEveryCount(op)) return true;
  const Graph& graph = builder_.graph();
  const LoopBody body = bodies_.bodyOf(graph, range, values);
  const int64_t counts = graph.constantAt(graph[range].a).integer();
  if (body.nodes * static_cast<size_t>(counts) > mostExpanded_) return true;
  const auto hasDerivatives = [&](NodeId load) {
    return builder_.program().symbols[graph[load].b].kind != SymbolKind::Data;
  };
  if (counts > kFewRows && body.hasLoops) return true;
  return counts > (body.hasOffsets ? kWidestStencil : kFewRows) && std::ranges::any_of(body.shared, hasDerivatives);
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

/// The result of a loop that was tried. Where expanded code is better the expansion goes on; where the body needs
/// constants, at later uses of the body, too.
bool Machine::goOnExpanding(const Operand& result) {
  Frame& frame = frames_.back();
  if (!frame.isLoopTried || frame.range == kNoNode) return false;
  const bool failed = builder_.endTrial() || result.poisoned();
  if (!failed && isBetterAsLoop(nodes_[frame.opening].op, frame.range, scalarsOf(builder_, result))) return false;
  if (failed) noLoops_.insert(frame.opening);
  for (const NodeId range : bodies_.ranges(builder_.graph())) {
    if (range >= frame.tried) unusedRanges_.insert(range);
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
