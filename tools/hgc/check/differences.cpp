/// Compares derivatives with differences of values.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "ir/loops.h"
#include "passes/passes.h"
#include "tools/hgc/check/check.h"
#include "verify/guards.h"

namespace hgc::tool {
namespace {

/// The largest error of a correct derivative, relative to the contributions to it.
constexpr double kBound = 1e-6;
/// The step along the direction. A smaller one increases rounding errors, a larger one those by curvature on fine
/// meshes.
constexpr double kStep = 0x1p-20;
/// Factors by which the step is reduced where a derivative seems wrong.
constexpr double kCloser[] = {0x1p-3, 0x1p-6, 0x1p-9, 0x1p-12, 0x1p-15, 0x1p-18};
constexpr int64_t kInstances = 10000;  // of each group

/// The median of the magnitudes of a component over all rows, zeros aside; 0 if there is nothing else.
double typicalMagnitude(const std::vector<double>& values, size_t component, size_t width) {
  std::vector<double> magnitudes;
  for (size_t k = component; k < values.size(); k += width) {
    const double magnitude = std::fabs(values[k]);
    if (magnitude > 0 && std::isfinite(magnitude)) magnitudes.push_back(magnitude);
  }
  if (magnitudes.empty()) return 0;
  const auto middle = magnitudes.begin() + static_cast<std::ptrdiff_t>(magnitudes.size() / 2);
  std::ranges::nth_element(magnitudes, middle);
  return *middle;
}

/// Parameters move, too: each by a number of its own.
void addParameters(const Program& program, const Bound& bound, Tangent& direction) {
  for (size_t s = 0; s < direction.size(); ++s) {
    if (program.symbols[s].kind != SymbolKind::Param || !bound.symbols[s].integers.empty()) continue;
    const auto count = static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width;
    for (size_t k = 0; k < count; ++k) direction[s].push_back(0.5 + 0.25 / static_cast<double>(s + k + 1));
  }
}

/// The random direction, scaled to the magnitudes of what it moves. A component that is zero or noise throughout moves
/// as the others of its symbol.
Tangent scaledToData(const Program& program, const Bound& bound, const Tangent& direction) {
  Tangent scaled = direction;
  for (size_t s = 0; s < direction.size(); ++s) {
    const size_t width = program.symbols[s].width;
    const std::vector<double> values(bound.symbols[s].reals.begin(),
                                     bound.symbols[s].reals.begin() + static_cast<std::ptrdiff_t>(direction[s].size()));
    std::vector<double> typical;
    for (size_t c = 0; c < width; ++c) typical.push_back(typicalMagnitude(values, c, width));
    const double most = *std::ranges::max_element(typical);
    for (double& t : typical) t = t > 1e-12 * most ? t : most > 0 ? most : 1;
    for (size_t k = 0; k < scaled[s].size(); ++k) {
      const double own = std::isfinite(values[k]) ? std::fabs(values[k]) : 0;
      scaled[s][k] *= std::max(own, typical[k % width]);
    }
  }
  return scaled;
}

/// All derivatives of one kind.
struct Kind {
  int64_t numbers = 0, kinks = 0, hidden = 0, closer = 0, across = 0;
  double worst = 0;
  std::optional<Site> site;  // where it is worst, if that is too much
  std::string verdict;       // what it is there, if differences cross a choice
};

struct Kinds {
  Kind first, second;
  std::map<std::string, Kind> stated;  // by function
};

/// A derivative that seems wrong.
struct Suspect {
  int64_t instance = 0;
  NodeId node = 0;
  Kind* kind = nullptr;
  Doubt doubt;
};

/// Derivatives that differences cannot check without crossing a choice.
struct Left {
  int64_t instance = 0;
  Root root;
};

/// One group's derivatives, of all kinds.
class Comparison {
 public:
  Comparison(const Subject& subject, const Perturbed& moved, const Differentiated& topology, size_t g, Kinds& kinds)
      : subject_(subject),
        moved_(moved),
        topology_(topology),
        group_{topology, subject.plan.groups[g], subject.groups[g], subject.bound},
        g_(g),
        kinds_(kinds) {}

  void run() {
    Differences differences = differencesOf(moved_);
    const int64_t count = group_.data.count, stride = (count + kInstances - 1) / kInstances;
    for (int64_t i = 0; i < count; i += stride) {
      differences.take(i);
      for (const Root& root : topology_.roots) {
        const bool isValue =
            root.kind == RootKind::Value || root.kind == RootKind::Residual || root.kind == RootKind::Output;
        if (!isValue && root.kind != RootKind::Partial) continue;
        if (!compare(differences, root.node, i, isValue ? kinds_.first : kinds_.second)) left_.push_back({i, root});
      }
      for (const NodeId node : differences.attached()) {
        const std::string name = subject_.derivativeStatedAt(topology_.graph.originOf(node));
        if (name.empty()) continue;  // of the language's own making
        compare(differences, node, i, kinds_.stated[name]);
      }
    }
    for (const double factor : kCloser) {
      if (!suspects_.empty()) lookCloser(factor);
    }
    for (const Suspect& suspect : suspects_) judge(suspect, differences);
    if (!left_.empty()) judgeLeft();
  }

 private:
  Differences differencesOf(const Perturbed& moved) const { return {group_, moved}; }

  /// False if it is left.
  bool compare(const Differences& differences, NodeId node, int64_t i, Kind& kind) {
    ++kind.numbers;
    const Slope slope = differences.slopeOf(node);
    if (!slope.smooth) {
      ++kind.kinks;
      return false;
    }
    if (slope.isHidden()) ++kind.hidden;
    const double error = slope.error(kBound);
    if (error <= kBound) kind.worst = std::max(kind.worst, error);
    else suspects_.push_back({i, node, &kind, Doubt(slope)});
    return true;
  }

  void lookCloser(double factor) {
    const Perturbed closer(moved_.center, moved_.direction, factor * moved_.step);
    Differences differences = differencesOf(closer);
    int64_t taken = -1;
    for (Suspect& suspect : suspects_) {
      if (suspect.instance != taken) differences.take(taken = suspect.instance);
      suspect.doubt.consider(differences.slopeOf(suspect.node), kBound);
    }
  }

  void judge(const Suspect& suspect, Differences& wide) {
    Kind& kind = *suspect.kind;
    const auto& slope = suspect.doubt.judge();
    if (!slope) {
      ++kind.kinks;
      return;
    }
    const double error = slope->error(kBound);
    if (error <= kBound) ++kind.closer;
    if (error <= kind.worst) return;
    kind.worst = error;
    if (error <= kBound) return;
    wide.take(suspect.instance);
    const NodeId wrong = wide.firstWrong(suspect.node, kBound);
    kind.site = Site{topology_.graph[wrong].op, topology_.graph.originOf(wrong), g_, suspect.instance, error};
    kind.verdict.clear();
  }

  /// Judges numbers that were left out by differences across the branches of choices.
  void judgeLeft() {
    // A bound on operations, at fifteen points each: some seconds.
    constexpr size_t kMostOperations = 20'000'000;
    const size_t most = std::clamp<size_t>(kMostOperations / topology_.graph.size(), 1, 2000);
    AcrossGuards guards(topology_, group_, ofUnknowns(), kStep);
    int64_t taken = -1;
    for (const Left& left : std::span(left_).first(std::min(left_.size(), most))) {
      if (left.instance != taken) guards.take(taken = left.instance);
      Kind& kind = left.root.kind == RootKind::Partial ? kinds_.second : kinds_.first;
      const std::optional<Verdict> verdict = guards.judge(left.root, kBound);
      if (!verdict) continue;
      --kind.kinks;
      ++kind.across;
      if (verdict->error <= kind.worst) continue;
      kind.worst = verdict->error;
      if (verdict->error <= kBound) continue;
      const NodeId node = left.root.node;
      kind.site = Site{topology_.graph[node].op, topology_.graph.originOf(node), g_, left.instance, verdict->error};
      kind.verdict = fmt::format("{:.9g} along a direction, where values on both sides say {:.9g}", verdict->derivative,
                                 verdict->difference);
    }
  }

  Tangent ofUnknowns() const {
    Tangent direction = moved_.direction;
    for (size_t s = 0; s < direction.size(); ++s) {
      if (subject_.program.symbols[s].kind != SymbolKind::Var) direction[s].clear();
    }
    return direction;
  }

  const Subject& subject_;
  const Perturbed& moved_;
  const Differentiated& topology_;
  BoundGroup group_;
  size_t g_;
  Kinds& kinds_;
  std::vector<Suspect> suspects_;  // by instance
  std::vector<Left> left_;         // likewise
};

void tell(const Subject& subject, const std::string& what, const Kind& kind, Report& report) {
  if (kind.numbers == 0) return;
  if (kind.kinks == kind.numbers) {
    report.leftOut(what, fmt::format("all {} skipped: within the step are kinks, jumps or non-finite numbers, or "
                                     "rounding exceeds the difference",
                                     kind.numbers));
    return;
  }
  report.line(what, kind.worst, kBound);
  if (kind.site && !kind.verdict.empty())
    report.remark(fmt::format("the derivative of {} is {}", describe(subject, *kind.site), kind.verdict));
  else if (kind.site)
    report.remark(fmt::format("the derivative of {} does not match its values", describe(subject, *kind.site)));
  if (kind.across > 0)
    report.remark(
        fmt::format("{} of {} are compared with the branch around the point: the choice differs at the point itself",
                    kind.across, kind.numbers));
  if (kind.kinks > 0)
    report.unjudged(fmt::format("{} of {} are skipped: within the step is a kink, a jump or a non-finite number",
                                kind.kinks, kind.numbers));
  if (kind.closer > 0)
    report.remark(fmt::format("{} of {} are judged with a smaller step: a kink lies within the usual one", kind.closer,
                              kind.numbers));
  if (kind.hidden > 0)
    report.remark(fmt::format("{} of {} are so small that rounding would hide an error of {:g} of their contributions",
                              kind.hidden, kind.numbers, Slope::kVisible));
}

}  // namespace

Status compareWithDifferences(const Checked& checked, Report& report) {
  const Subject& subject = checked.subject;
  Tangent direction = checked.direction;
  addParameters(subject.program, subject.bound, direction);
  if (std::ranges::all_of(direction, [](const auto& d) { return d.empty(); })) return Done{};
  direction = scaledToData(subject.program, subject.bound, direction);
  const Perturbed moved(subject.bound, direction, kStep);
  Kinds kinds;
  for (size_t g = 0; g < subject.plan.groups.size(); ++g) {
    const Topology& of = subject.plan.topologies[subject.plan.groups[g].topology];
    if (Nests(of.graph).hasLoops()) continue;  // rounding errors of loops are not known
    auto hoisted = hoistIndices(of);
    if (!hoisted) return hoisted.error();
    const Differentiated topology = differentiate(std::move(*hoisted));
    Comparison(subject, moved, topology, g, kinds).run();
  }
  tell(subject, "first derivatives, differences of values", kinds.first, report);
  tell(subject, "second derivatives, differences of gradients", kinds.second, report);
  for (const auto& [name, kind] : kinds.stated)
    tell(subject, fmt::format("derivative stated by {}, differences", name), kind, report);
  return Done{};
}

}  // namespace hgc::tool
