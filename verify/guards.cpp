#include "verify/guards.h"

#include <algorithm>
#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"

namespace hgc {
namespace {

/// Of the step, whose smaller ones show a kink and whose larger ones are above rounding.
constexpr double kSteps[] = {8, 1, 0.125};
/// Stands for the column of first derivatives.
constexpr uint32_t kValue = kNone;
/// A Hessian of more nodes than this takes too long here.
constexpr size_t kMostNodes = 2'000'000;

Differentiated withHessian(Differentiated topology) {
  if (hasSmallHessian(topology)) deriveHessian(topology);
  return topology;
}

}  // namespace

bool hasSmallHessian(const Differentiated& topology) {
  return !topology.variadic && isObjective(topology.kind) &&
         topology.graph.size() * (topology.columns.size() + 1) <= kMostNodes;
}

AcrossGuards::Step::Step(const BoundGroup& group, const std::vector<std::vector<double>>& direction, double distance)
    : moved(group.bound, direction, distance), differences(group, moved) {}

AcrossGuards::AcrossGuards(const Differentiated& topology, const BoundGroup& group,
                           const std::vector<std::vector<double>>& direction, double step)
    : direction_(direction),
      derived_(withHessian(topology)),
      at_({derived_, group.group, group.data, group.bound}, evaluateStrict) {
  for (const double factor : kSteps) steps_.push_back(std::make_unique<Step>(group, direction_, factor * step));
  if (derived_.variadic || !isObjective(derived_.kind)) return;
  for (size_t k = 0; k < derived_.roots.size(); ++k) {
    const Root& root = derived_.roots[k];
    if (root.kind == RootKind::Partial) entries_[{root.a, kValue}] = k;
    if (root.kind == RootKind::Hessian) entries_[{root.a, root.b}] = k;
  }
}

void AcrossGuards::take(int64_t instance) {
  instance_ = instance;
  for (const auto& each : steps_) each->differences.take(instance);
  at_.forward(instance, {});
}

/// What the scalar of a column moves by.
double AcrossGuards::alongColumn(uint32_t column) const {
  const Column& of = derived_.columns[column];
  const uint32_t port = derived_.gathers[of.gather].port;
  const std::vector<double>& along = direction_[at_.of().group.ports[port]];
  const auto row = static_cast<size_t>(at_.of().data.rows[of.gather][static_cast<size_t>(instance_)]);
  return along.empty() ? 0 : along[row * derived_.ports[port].width + of.component];
}

std::optional<double> AcrossGuards::derivativeOf(const Root& root, const Slope& slope) const {
  if (root.kind != RootKind::Partial && root.kind != RootKind::Value) return slope.tangent;
  double sum = 0;
  bool isKnown = false;
  for (uint32_t column = 0; column < derived_.columns.size(); ++column) {
    const auto found = root.kind == RootKind::Value
                           ? entries_.find({column, kValue})
                           : entries_.find({std::max(root.a, column), std::min(root.a, column)});
    const double along = alongColumn(column);
    if (found == entries_.end() || along == 0) continue;
    isKnown = true;
    sum += at_.value(found->second) * along;
  }
  return isKnown ? std::optional(sum) : std::nullopt;
}

std::optional<Verdict> AcrossGuards::judge(const Root& root, double bound) const {
  std::vector<Slope> slopes;
  for (const auto& each : steps_) slopes.push_back(each->differences.acrossOf(root.node));
  const auto least = std::ranges::min_element(slopes, {}, &Slope::allowed);
  for (const Slope& slope : slopes) {
    const double apart = std::fabs(slope.difference - least->difference);
    if (!slope.smooth || !(apart <= slope.allowed + least->allowed + bound * slope.scale)) return std::nullopt;
  }
  const std::optional<double> derivative = derivativeOf(root, *least);
  if (!derivative || !std::isfinite(*derivative)) return std::nullopt;
  Slope found = *least;
  found.tangent = *derivative;
  found.scale = std::max(found.scale, std::fabs(*derivative));
  return Verdict{*derivative, least->difference, found.error(bound)};
}

}  // namespace hgc
