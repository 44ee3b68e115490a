#include "verify/differences.h"

#include <algorithm>
#include <cmath>

#include "ir/apply.h"

namespace hgc {
namespace {

/// First-order bounds are taken so many times.
constexpr double kSafety = 4;
/// Slopes that differ by less of the contributions show no kink.
constexpr double kBend = 1e-7;
/// Differences with two steps that are farther apart, relative to them and to what the slope changes by, are no
/// estimate.
constexpr double kRough = 1e-3;
/// Where rounding takes more than this of the contributions, and so many times the bounds there: those of first order
/// are rough.
constexpr double kLost = 0.1, kCaution = 100;

/// Whether values at -step, -step / 2, 0, step / 2, step are those of a function that the step resolves. Its slopes on
/// both sides differ by the curvature times the step, and by half of that for half the step; at a kink they differ as
/// much as before, and where it oscillates by anything.
bool isSmooth(double wide, double narrow, double bend, double nearBend, double scale, double noise) {
  const double apart = std::fabs(wide - narrow), least = kBend * scale + noise;
  if (!(apart <= kRough * (std::fabs(wide) + bend) + least)) return false;  // also where something is NaN
  return bend <= least || (nearBend < 0.75 * bend && (nearBend > 0.25 * bend || apart < 1e-6 * bend));
}

}  // namespace

Perturbed::Perturbed(const Bound& at, const std::vector<std::vector<double>>& along, double distance)
    : center(at), direction(along), step(distance), bounds{at, at, at, at} {
  const double factors[] = {1, -1, 0.5, -0.5};
  for (size_t b = 0; b < bounds.size(); ++b) {
    for (size_t s = 0; s < direction.size(); ++s) {
      for (size_t k = 0; k < direction[s].size(); ++k) {
        const double from = bounds[b].symbols[s].reals[k], by = factors[b] * step * direction[s][k];
        const double to = from + by;
        isExact = isExact && (!std::isfinite(to) || (to - from == by && to - by == from));
        bounds[b].symbols[s].reals[k] = to;
      }
    }
  }
}

double Slope::error(double bound) const {
  const double apart = std::fabs(tangent - difference);
  if (apart == 0) return 0;
  const double unit = (std::isfinite(scale) ? scale : std::fabs(difference)) + allowed / bound;
  return std::isnan(apart) ? HUGE_VAL : apart / std::max(unit, 1e-300);
}

/// Differences of values that disagree among themselves show that something lies between their steps. Among those that
/// agree the most exact one counts: a step that is long beside the lengths in the data resolves the function poorly.
void Doubt::consider(const Slope& closer, double bound) {
  const bool usable = closer.smooth && !closer.isHidden();
  const auto disagree = [&](const Slope& wide) {
    const double apart = std::fabs(closer.difference - wide.difference);
    return !(apart <= closer.allowed + wide.allowed + bound * std::max(closer.scale, wide.scale));
  };
  if (!closer.smooth || !judge_ || disagree(*judge_)) judge_ = usable ? std::optional(closer) : std::nullopt;
  else if (closer.allowed < judge_->allowed) judge_ = closer;
}

Differences::Place::Place(const BoundGroup& of, bool isExact)
    : at(of, evaluateStrict), rounding(at, Roundings::ofDifferences(isExact)) {}

Differences::Differences(const BoundGroup& group, const Perturbed& moved)
    : step_(moved.step),
      direction_(moved.direction),
      jumps_(group.topology.graph.size()),
      isInner_(group.topology.graph.size()) {
  const auto& [topology, members, data, center] = group;
  places_.push_back(std::make_unique<Place>(group, moved.isExact));
  for (const Bound& bound : moved.bounds)
    places_.push_back(std::make_unique<Place>(BoundGroup{topology, members, data, bound}, moved.isExact));
  const std::vector<NodeId>& order = places_[0]->at.order();
  for (const NodeId id : order) {
    if (topology.graph[id].op == Op::CustomPartial) isInner_[topology.graph[id].a] = true;
  }
  std::vector<bool> detached(topology.graph.size());
  for (const NodeId id : order) {
    if (topology.graph[id].op == Op::CustomPartial && !isInner_[id]) attached_.push_back(id);
    detached[id] = topology.graph[id].op == Op::Detach && !isInner_[id];
  }
  for (size_t k = 1; k < places_.size(); ++k) places_[k]->at.hold(places_[0]->at, detached);
}

void Differences::take(int64_t instance) {
  for (const auto& place : places_) {
    const bool isCenter = place == places_.front();
    place->at.forward(instance, isCenter ? direction_ : std::vector<std::vector<double>>());
    place->rounding.values();
    if (isCenter) place->rounding.tangents();
  }
  findJumps();
}

/// Many jumps within the step look like a slope, so it is not enough to look at values.
void Differences::findJumps() {
  const Interpreter& at = places_[0]->at;
  for (const NodeId id : at.order()) {
    const Node& node = at.topology().graph[id];
    jumps_[id] = false;
    const bool isHeld = node.op == Op::Detach && !isInner_[id];
    if (info(node.op).isLeaf || isHeld) continue;
    if (node.op == Op::Select) {
      jumps_[id] = jumps_[node.a] || jumps_[at.valueOf(node.a).boolean() ? node.b : node.c];
      continue;
    }
    const bool isFlat = info(node.op).smoothness == Smoothness::Flat && node.op != Op::Detach;
    const bool isDiscrete = node.type != Type::Real || isFlat;
    if (isDiscrete || node.op == Op::Mod) jumps_[id] = jumps(id);
    for (int k = 0; k < operandCount(node) && !isDiscrete; ++k) jumps_[id] = jumps_[id] || jumps_[node.operand(k)];
  }
}

/// Whether a node that should be constant between jumps changes within the step.
bool Differences::jumps(NodeId id) const {
  const Node& node = places_[0]->at.topology().graph[id];
  const auto levelAt = [&](const Place& place) {
    if (node.op != Op::Mod) return place.at.valueOf(id);
    return Constant::of(std::floor(place.at.valueOf(node.a).real() / place.at.valueOf(node.b).real()));
  };
  return std::ranges::any_of(places_, [&](const auto& place) { return levelAt(*place) != levelAt(*places_[0]); });
}

Differences::Around Differences::aroundOf(NodeId node, double error) const {
  const auto value = [&](size_t place) { return places_[place]->at.valueOf(node).real(); };
  Around around{(value(1) - value(2)) / (2 * step_),
                (value(3) - value(4)) / step_,
                std::fabs(value(1) - 2 * value(0) + value(2)) / step_,
                2 * std::fabs(value(3) - 2 * value(0) + value(4)) / step_,
                kSafety * 8 * error / step_,
                0};
  for (size_t place = 0; place < places_.size(); ++place) around.most = std::max(around.most, std::fabs(value(place)));
  return around;
}

/// Central differences with two steps, of which the error of the better one by Richardson falls with the fourth power
/// of the step; what both differ by bounds it. Rounding adds the errors of the values over the step.
Slope Differences::slopeOf(NodeId node) const {
  double error = 0;
  for (const auto& place : places_) error = std::max(error, place->rounding.errorOf(node));
  const Around at = aroundOf(node, error);
  const Rounding& center = places_[0]->rounding;
  const double lost = kSafety * center.tangentErrorOf(node);
  const double caution = lost > kLost * center.tangentScaleOf(node) ? kCaution : 1;
  Slope slope{places_[0]->at.tangentAt(node), (4 * at.narrow - at.wide) / 3, center.tangentScaleOf(node),
              at.noise + caution * lost + std::fabs(at.wide - at.narrow), false};
  const double scale = std::min(slope.scale, at.most / step_);  // more than that cannot show
  slope.smooth = std::isfinite(slope.allowed) && !jumps_[node] &&
                 isSmooth(at.wide, at.narrow, at.bend, at.nearBend, scale, at.noise);
  return slope;
}

Slope Differences::acrossOf(NodeId node) const {
  double error = 0;
  for (size_t place = 1; place < places_.size(); ++place)
    error = std::max(error, places_[place]->rounding.errorOf(node));
  const Around at = aroundOf(node, error);
  Slope slope{places_[0]->at.tangentAt(node), (4 * at.narrow - at.wide) / 3, std::fabs(at.narrow),
              at.noise + std::fabs(at.wide - at.narrow), false};
  slope.smooth =
      std::isfinite(slope.allowed) && isSmooth(at.wide, at.narrow, at.bend, at.nearBend, slope.scale, at.noise);
  return slope;
}

NodeId Differences::firstWrong(NodeId root, double bound) const {
  const Interpreter& at = places_[0]->at;
  const NodeId roots[] = {root};
  for (const NodeId id : reachable(at.topology().graph, roots)) {
    const Node& node = at.topology().graph[id];
    if (node.type != Type::Real || info(node.op).isLeaf || isInner_[id]) continue;
    const Slope slope = slopeOf(id);
    if (slope.smooth && slope.error(bound) > bound) return id;
  }
  return root;
}

}  // namespace hgc
