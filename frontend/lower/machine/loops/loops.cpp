#include "frontend/lower/machine/loops/loops.h"

#include <algorithm>

#include "frontend/lower/loop_numbers.h"

namespace hgc {
namespace {

/// Up to this many counts, unknowns that several instances read are read by expanded code.
constexpr int64_t kFewRows = 4;
/// Up to this many, a stencil with such weights is expanded.
constexpr int64_t kWidestStencil = 32;

/// Whether the derivatives of such a loop need what it had at every count.
bool keepsEveryCount(ast::Operator op) { return ast::carries(op) || op == ast::Operator::Prod; }

}  // namespace

void Loops::begin(uint32_t rank) {
  running_.clear();
  noLoops_.clear();
  unused_.clear();
  bodies_.begin(rank);
}

bool Loops::isExpanded(ast::Operator op, const Loop& loop) {
  if (!loop.over.mayStayLoop() || ast::collects(op) || loop.tried || noLoops_.contains(loop.opening)) return true;
  if (areExpanded()) return true;
  const bool isStarted = loop.next != loop.over.first;
  if (isStarted && loop.accumulated.form == Operand::Form::Scalar && builder_.constantOf(loop.accumulated)) return true;
  if (mostExpanded_ == 0 || builder_.graph().size() - loop.before.nodes > mostExpanded_) return false;
  return !isStarted || keepsEveryCount(op) || loop.over.last - loop.over.first <= kFewRows;
}

void Loops::dropTried(const Loop& loop, bool needsConstants) {
  if (needsConstants) noLoops_.insert(loop.opening);
  for (const NodeId range : bodies_.ranges(builder_.graph())) {
    if (range >= loop.tried->nodes) unused_.insert(range);
  }
}

bool Loops::isBetterAsLoop(ast::Operator op, NodeId range, std::span<const NodeId> values) {
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

/// The loops that the term has by now.
size_t Loops::count() {
  const Graph& graph = builder_.graph();
  return static_cast<size_t>(std::ranges::count_if(bodies_.ranges(graph), [&](NodeId range) {
    const bool isOwn = !isOpenCounter(graph[range].b) && !builder_.placing.isOfCopy(range);
    return isOwn && !unused_.contains(range) && !builder_.arena.arrayRanges.contains(range);
  }));
}

/// The number of a loop that opens here.
uint32_t Loops::nextNumber() const {
  uint32_t number = first_;
  for (const Loop& outer : running_)
    number = outer.counter.staysLoop() ? builder_.graph()[outer.counter.range].b + 1 : number;
  return number;
}

/// Reports it if so.
bool Loops::hasTooMany(uint32_t offset) {
  if (count() <= kMostRangesOfTerm) return false;
  builder_.mistakes.addTooManyLoops(offset);
  return true;
}

bool Loops::setCounter(ast::Operator op, Loop& loop, NodeId length, uint32_t offset) {
  Graph& graph = builder_.graph();
  uint32_t number = nextNumber(), folds = 0;
  for (const NodeId range : bodies_.ranges(graph)) folds = std::max(folds, blockOf(graph[range].b) + 1);
  if (op == ast::Operator::Fold) number = std::max(folds, 1U) * kLoopsOfFold;
  const NodeId size = graph.size();
  loop.counter.range = graph.range(length, number);
  loop.counter.isNew = loop.counter.range >= size;
  unused_.erase(loop.counter.range);
  builder_.arena.arrayRanges.erase(loop.counter.range);
  return !hasTooMany(offset);
}

bool Loops::setCounter(ast::Operator op, Loop& loop, uint32_t offset) {
  Graph& graph = builder_.graph();
  if (loop.over.isWritten()) loop.counter.low = graph.constant(static_cast<int32_t>(loop.over.first));
  return setCounter(op, loop, graph.constant(static_cast<int32_t>(loop.over.last - loop.over.first)), offset);
}

NodeId Loops::sumOver(NodeId counter, NodeId value, uint32_t offset) {
  Graph& graph = builder_.graph();
  const NodeId length = graph[counter].a;
  const NodeId range = graph.range(length, nextNumber());
  unused_.erase(range);
  const NodeId each = builder_.valuesAt({&value, 1}, {&counter, 1}, {&range, 1})[0];
  const bool isKnown = graph.isConstant(length);
  const bool mayLoop = !areExpanded() && count() <= kMostRangesOfTerm;
  const bool isLoop = !isKnown || (mayLoop && isBetterAsLoop(ast::Operator::Sum, range, {&each, 1}));
  if (!isKnown) hasTooMany(offset);
  if (isLoop) return graph.make(Op::SumOver, range, each);
  unused_.insert(range);
  NodeId sum = kNoNode;
  for (int32_t k = 0; k < graph.constantAt(length).integer(); ++k) {
    const NodeId place = graph.constant(k);
    const NodeId summand = builder_.valuesAt({&value, 1}, {&counter, 1}, {&place, 1})[0];
    sum = sum == kNoNode ? summand : graph.make(Op::Add, sum, summand);
  }
  return sum == kNoNode ? graph.constant(0.0) : sum;
}

}  // namespace hgc
