/// Compares derivatives with differences of values.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "ir/loops.h"
#include "passes/passes.h"
#include "tools/hgc/check/check.h"
#include "verify/guards.h"

namespace hgc::tool {
namespace {

/// The largest error of a correct derivative, relative to the contributions to it.
constexpr double kBound = 1e-6;
/// The step along the direction. A smaller one increases rounding errors, a larger one those by curvature on fine
/// meshes. It is reduced by one of these factors where lengths are tiny beside positions.
constexpr double kStep = 0x1p-20, kReduced[] = {1, 0x1p-6, 0x1p-12, 0x1p-18, 0x1p-24};
/// Factors by which the step is reduced where a derivative seems wrong.
constexpr double kCloser[] = {0x1p-3, 0x1p-6, 0x1p-9, 0x1p-12, 0x1p-15, 0x1p-18};
constexpr int64_t kInstances = 10000, kSampled = 32;  // of each group
/// The part of derivatives that a step need not show.
constexpr double kFew = 0.1;

/// All derivatives of one kind. Each is in at most one of the counts after that of all.
struct Kind {
  int64_t numbers = 0, unresolved = 0, rounded = 0, hidden = 0, closer = 0, across = 0;
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

/// Data around the bound ones, with the step reduced by a factor.
struct Moved {
  Moved(const Checked& checked, double by)
      : factor(by),
        direction(directionOfDifferences(checked.subject.program, checked.subject.bound, checked.direction,
                                         kStep * std::min(by, kUsual))),
        places(checked.subject.bound, direction, by * kStep) {}
  static constexpr double kUsual = 0x1p-12;  ///< so much closer ones move numbers exactly, too

  const double factor;
  const Tangent direction;
  const Perturbed places;
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

  /// What part of the derivatives of some instances differences with this step do not show.
  double partUnseen() const {
    Differences differences = differencesOf(moved_);
    const int64_t count = group_.data.count, stride = (count + kSampled - 1) / kSampled;
    int64_t unseen = 0, all = 0;
    for (int64_t i = 0; i < count; i += stride) {
      differences.take(i);
      for (const Root& root : topology_.roots) {
        if (!isCompared(root.kind)) continue;
        const Slope slope = differences.slopeOf(root.node);
        unseen += !slope.smooth || slope.isHidden();
        ++all;
      }
    }
    return all == 0 ? 0 : static_cast<double>(unseen) / static_cast<double>(all);
  }

  void run() {
    Differences differences = differencesOf(moved_);
    const int64_t count = group_.data.count, stride = (count + kInstances - 1) / kInstances;
    for (int64_t i = 0; i < count; i += stride) {
      differences.take(i);
      for (const Root& root : topology_.roots) {
        if (!isCompared(root.kind)) continue;
        Kind& kind = root.kind == RootKind::Partial ? kinds_.second : kinds_.first;
        if (!compare(differences, root.node, i, kind)) left_.push_back({i, root});
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
  static bool isCompared(RootKind kind) {
    return kind == RootKind::Value || kind == RootKind::Residual || kind == RootKind::Output ||
           kind == RootKind::Partial;
  }
  Differences differencesOf(const Perturbed& moved) const { return {group_, moved}; }

  /// False if it is left.
  bool compare(const Differences& differences, NodeId node, int64_t i, Kind& kind) {
    ++kind.numbers;
    const Slope slope = differences.slopeOf(node);
    if (!slope.smooth) {
      ++kind.unresolved;
      return false;
    }
    const double error = slope.error(kBound);
    if (error <= kBound) {
      kind.worst = std::max(kind.worst, error);
      kind.hidden += slope.isHidden();
      return true;
    }
    suspects_.push_back({i, node, &kind, Doubt(slope)});
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
      ++kind.rounded;
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
    AcrossGuards guards(topology_, group_, ofUnknowns(), moved_.step);
    int64_t taken = -1;
    for (const Left& left : std::span(left_).first(std::min(left_.size(), most))) {
      if (left.instance != taken) guards.take(taken = left.instance);
      Kind& kind = left.root.kind == RootKind::Partial ? kinds_.second : kinds_.first;
      const std::optional<Verdict> verdict = guards.judge(left.root, kBound);
      if (!verdict) continue;
      --kind.unresolved;
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
  const char* const unresolved = "within the step is a kink, a jump or a non-finite number, or it is too long";
  const char* const rounded = "rounding hides what shorter steps show";
  if (kind.unresolved + kind.rounded == kind.numbers) {
    const std::string both = fmt::format("{} ({}); {} ({})", unresolved, kind.unresolved, rounded, kind.rounded);
    report.leftOut(what, fmt::format("all {} skipped: {}", kind.numbers,
                                     kind.rounded == 0      ? unresolved
                                     : kind.unresolved == 0 ? rounded
                                                            : both));
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
  for (const auto& [count, why] : {std::pair(kind.unresolved, unresolved), std::pair(kind.rounded, rounded)}) {
    if (count > 0) report.unjudged(fmt::format("{} of {} are skipped: {}", count, kind.numbers, why));
  }
  if (kind.closer > 0)
    report.remark(fmt::format("{} of {} are judged with a smaller step: the usual one crosses a kink, or is too long",
                              kind.closer, kind.numbers));
  if (kind.hidden > 0)
    report.remark(fmt::format("{} of {} are so small that rounding would hide an error of {:g} of their contributions",
                              kind.hidden, kind.numbers, Slope::kVisible));
}

}  // namespace

Status compareWithDifferences(const Checked& checked, Report& report) {
  const Subject& subject = checked.subject;
  std::optional<Moved> moved;  // the last: each has copies of all data
  moved.emplace(checked, 1);
  if (std::ranges::all_of(moved->direction, [](const auto& d) { return d.empty(); })) return Done{};
  Kinds kinds;
  const auto comparisonBy = [&](double factor, const Differentiated& topology, size_t group) {
    if (moved->factor != factor) moved.emplace(checked, factor);
    return Comparison(subject, moved->places, topology, group, kinds);
  };
  for (size_t g = 0; g < subject.plan.groups.size(); ++g) {
    const Topology& of = subject.plan.topologies[subject.plan.groups[g].topology];
    if (Nests(of.graph).hasLoops()) continue;  // rounding errors of loops are not known
    auto hoisted = hoistIndices(of);
    if (!hoisted) return hoisted.error();
    const Differentiated topology = differentiate(std::move(*hoisted));
    double best = 1, least = 2;
    for (const double factor : kReduced) {
      const double unseen = comparisonBy(factor, topology, g).partUnseen();
      if (unseen < least) std::tie(best, least) = std::pair(factor, unseen);
      if (least <= kFew) break;
    }
    comparisonBy(best, topology, g).run();
  }
  tell(subject, "first derivatives, differences of values", kinds.first, report);
  tell(subject, "second derivatives, differences of gradients", kinds.second, report);
  for (const auto& [name, kind] : kinds.stated)
    tell(subject, fmt::format("derivative stated by {}, differences", name), kind, report);
  return Done{};
}

}  // namespace hgc::tool
