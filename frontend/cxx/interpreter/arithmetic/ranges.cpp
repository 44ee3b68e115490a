#include "frontend/cxx/interpreter/arithmetic/ranges.h"

#include <algorithm>
#include <cmath>

namespace hgc::cxx {
namespace {

constexpr int kRangeBudget = 200;

class Ranges {
 public:
  Ranges(const Graph& graph, Facts& facts) : graph_(graph), facts_(facts) {}

  Range of(NodeId node) {
    if (graph_.isConstant(node)) return {numberOf(node), numberOf(node)};
    if (--budget_ < 0) return {};
    const Range made = madeOf(graph_[node]), held = heldOf(node);
    return {std::max(made.least, held.least), std::min(made.most, held.most)};
  }

 private:
  double numberOf(NodeId node) const {
    const Constant constant = graph_.constantAt(node);
    return constant.type == Type::Int ? constant.integer() : constant.real();
  }

  Range madeOf(const Node& node) {
    switch (node.op) {
      case Op::Select: return either(node);
      case Op::IAnd: {
        const NodeId mask = graph_.isConstant(node.a) ? node.a : node.b;
        if (graph_.isConstant(mask) && numberOf(mask) >= 0) return {0, numberOf(mask)};
        return {};
      }
      case Op::IAdd:
      case Op::ISub: {
        const Range a = of(node.a), b = of(node.b);
        const bool adds = node.op == Op::IAdd;
        const Range sum = {a.least + (adds ? b.least : -b.most), a.most + (adds ? b.most : -b.least)};
        return sum.least < -0x1p31 || sum.most >= 0x1p31 ? Range{} : sum;  // it may wrap
      }
      default: return {};
    }
  }

  Range either(const Node& node) {
    Range both = {0x1p63, -0x1p63};
    for (const bool side : {true, false}) {
      const Holding holding(facts_);
      if (!facts_.hold(node.a, side)) continue;
      const Range one = of(side ? node.b : node.c);
      both = {std::min(both.least, one.least), std::max(both.most, one.most)};
    }
    return both;
  }

  /// Only integers have ranges.
  Range heldOf(NodeId node) const {
    Range range;
    facts_.each([&](NodeId condition, bool holds) {
      const Node& is = graph_[condition];
      if (is.op == Op::Eq && holds && is.a == node && graph_.isConstant(is.b))
        range = {std::max(range.least, numberOf(is.b)), std::min(range.most, numberOf(is.b))};
      if (is.op != Op::Lt) return;
      if (is.a == node && graph_.isConstant(is.b)) {
        if (holds) range.most = std::min(range.most, std::ceil(numberOf(is.b)) - 1);
        else range.least = std::max(range.least, std::ceil(numberOf(is.b)));
      }
      if (is.b == node && graph_.isConstant(is.a)) {
        if (holds) range.least = std::max(range.least, std::floor(numberOf(is.a)) + 1);
        else range.most = std::min(range.most, std::floor(numberOf(is.a)));
      }
    });
    return range;
  }

  const Graph& graph_;
  Facts& facts_;
  int budget_ = kRangeBudget;
};

}  // namespace

Range rangeOf(const Graph& graph, Facts& facts, NodeId node) { return Ranges(graph, facts).of(node); }

std::optional<bool> truthIn(const Graph& graph, Facts& facts, NodeId condition) {
  if (const auto known = facts.of(condition)) return known;
  const Node& is = graph[condition];
  if (is.op == Op::Not) {
    const auto known = truthIn(graph, facts, is.a);
    return known ? std::optional(!*known) : std::nullopt;
  }
  if (is.op != Op::Lt) return std::nullopt;
  // an integer, also one of 64 bits that was one of fewer; other reals may be beyond any range, and no number
  const auto rangeOfSide = [&](NodeId side) -> std::optional<Range> {
    if (graph[side].op == Op::ToReal) side = graph[side].a;
    if (graph[side].type != Type::Int && !graph.isConstant(side)) return std::nullopt;
    return rangeOf(graph, facts, side);
  };
  const auto first = rangeOfSide(is.a), second = rangeOfSide(is.b);
  if (!first || !second) return std::nullopt;
  const Range &a = *first, &b = *second;
  if (a.most < b.least) return true;
  if (a.least >= b.most) return false;
  return std::nullopt;
}

}  // namespace hgc::cxx
