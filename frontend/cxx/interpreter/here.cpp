#include "frontend/cxx/interpreter/here.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace hgc::cxx {

void UndefinedPlaces::add(NodeId condition, const std::string& message) {
  const auto isSo = choosing_.facts().of(condition);
  if (isSo == false) return;
  const NodeId where = choosing_.both(choosing_.here(), isSo ? graph_.constant(true) : condition);
  if (graph_.isConstant(where)) throw Refused{message};
  const uint32_t origin = graph_.origin();
  const auto known =
      std::ranges::find_if(known_, [&](const Place& other) { return places_.areOne(other.origin, origin); });
  if (known == known_.end()) return known_.push_back({origin, where});
  known->condition = choosing_.either(known->condition, where);
  known->origin = places_.common(known->origin, origin);
}

SideEnds UndefinedPlaces::endOf(const Undefined& side) {
  add(graph_.constant(true), side.message);
  return {side.message, true};
}

NodeId UndefinedPlaces::any() {
  NodeId any = graph_.constant(false);
  for (const auto& [origin, condition] : known_) any = choosing_.either(any, condition);
  return any;
}

NodeId UndefinedPlaces::orNan(NodeId result) {
  const uint32_t before = graph_.origin();
  for (const auto& [origin, condition] : known_) {
    graph_.setOrigin(origin);
    const NodeId none = graph_.constant(std::numeric_limits<double>::quiet_NaN());
    result = graph_.make(Op::Mul, result, choosing_.node(condition, none, graph_.constant(1.0)));
  }
  graph_.setOrigin(before);
  return result;
}

void Here::warn(const std::string& message) {
  if (std::ranges::find(lifted.warnings, message) == lifted.warnings.end()) lifted.warnings.push_back(message);
}

void Here::leaveOut(const SideEnds& side, size_t depth) {
  if (!side.isUndefined) {
    lifted.leavesOut = true;
    warn(fmt::format("a branch that ends in {} is ignored{}", side.by, places.ofUser()));
  }
  places.leave(depth);
}

}  // namespace hgc::cxx
