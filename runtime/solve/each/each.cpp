#include "runtime/solve/each/each.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "runtime/solve/each/doubt.h"
#include "runtime/solve/each/steps.h"
#include "runtime/solve/methods/progress.h"

namespace hgc {
namespace {

#define HGC_CONSTANT(name, value) constexpr uint32_t name = value;
#include "runtime/device/solve/separate_stretch.def"
#undef HGC_CONSTANT

/// Bounds of a problem's scalars, which are those of every problem's.
void findBounds(EachRules& rules) {
  rules.lowest.clear();
  rules.highest.clear();
  const Unknowns& unknowns = rules.unknowns;
  if (!unknowns.bounds().areThere() || rules.layout.problems() == 0) return;
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  const EachLayout& layout = rules.layout;
  const auto values = static_cast<size_t>(layout.values() * layout.problems());
  std::vector<double> lowest(values, -kInfinite), highest(values, kInfinite);
  unknowns.bounds().clamp(lowest);
  unknowns.bounds().clamp(highest);
  for (int32_t k = 0; k < layout.size(); ++k) {
    const bool isPlain = !layout.isOnManifold(k);
    rules.lowest.push_back(isPlain ? lowest[static_cast<size_t>(layout.valueOf(0, k))] : -kInfinite);
    rules.highest.push_back(isPlain ? highest[static_cast<size_t>(layout.valueOf(0, k))] : kInfinite);
  }
}

/// How many unknowns of a problem are not fixed.
int64_t freeOf(const EachRules& rules, int64_t problem) {
  if (rules.unknowns.fixedScalars().empty()) return rules.layout.size();
  int64_t count = 0;
  for (int32_t k = 0; k < rules.layout.size(); ++k) count += !rules.unknowns.isFixed(rules.layout.scalar(problem, k));
  return count;
}

/// The warning that residuals do not determine the unknowns of some problems: there are too few. Empty if there is
/// none.
std::string warningOfFew(const EachProblems& problems) {
  int64_t few = 0, worst = 0, free = 0;
  const std::vector<int64_t>& residuals = *problems.residuals;
  for (int64_t p = 0; p < std::ssize(residuals); ++p) {
    const int64_t own = residuals[static_cast<size_t>(p)], unknowns = freeOf(problems.rules, p);
    if (own >= unknowns) continue;
    if (few++ == 0 || own < residuals[static_cast<size_t>(worst)]) {
      worst = p;
      free = unknowns;
    }
  }
  if (few == 0) return "";
  const auto counted = [](int64_t count, const char* what) {
    return count == 0 ? fmt::format("no {}s", what) : fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
  };
  return fmt::format("{} of {} problems {} fewer residuals than free unknowns, as problem {}: {} for {}", few,
                     residuals.size(), few == 1 ? "has" : "have", worst,
                     counted(residuals[static_cast<size_t>(worst)], "residual"), counted(free, "unknown"));
}

/// A run over all problems: in each round those that go on try a step.
class EachRun {
 public:
  EachRun(Session& session, const SolveOptions& options, const Unknowns& unknowns)
      : problems_{session, {options, unknowns, {}, {}, {}}, {}, {}, {}} {}

  Result<SolveReport> solve();

 private:
  Status start();
  Status goOnHost();
  template <class Answer>
  Answer call(Answer (EachSteps::*verb)());
  void tell(Clock::time_point since);
  /// Tells the caller of the last round. Whether that ends the run.
  bool observeStop() { return options().observe && options().observe(report_.iterations.back()) == Proceed::Stop; }
  bool isOver() const { return progress_.unfinished == 0 || std::ssize(report_.iterations) > *options().maxIterations; }
  SolveReport finish();
  const SolveOptions& options() const { return problems_.rules.options; }

  EachProblems problems_;
  std::unique_ptr<EachSteps> steps_;
  bool isOnDevice_ = false;
  SeparateProgress progress_;
  SolveReport report_;
  Clock::time_point begun_ = Clock::now();
};

Status EachRun::start() {
  const Unknowns& unknowns = problems_.rules.unknowns;
  auto values = unknowns.values(problems_.session);
  if (!values) return values.error();
  std::vector<double> within(values->size(), 0);
  unknowns.bounds().clamp(within);
  for (size_t k = 0; k < within.size(); ++k) {  // a start that is NaN ends one problem, not all
    if (std::isnan((*values)[k])) (*values)[k] = within[k];
  }
  if (const Status done = unknowns.checkBounds(*values); !done) return done;
  steps_ = eachStepsOnDevice(problems_);
  isOnDevice_ = steps_ != nullptr;
  const auto begun = isOnDevice_ ? steps_->begin() : Error{};
  if (!begun) return goOnHost();
  progress_ = *begun;
  return Done{};
}

/// Begins again on the host, as after a failure of the device, and comes to where the run is, with the same bits.
Status EachRun::goOnHost() {
  isOnDevice_ = false;
  steps_ = eachStepsOnHost(problems_);
  auto done = steps_->begin();
  for (size_t round = 1; round < report_.iterations.size() && done; ++round) done = steps_->goRound();
  if (!done) return done.error();
  progress_ = *done;
  return Done{};
}

/// Once more on the host if the device fails.
template <class Answer>
Answer EachRun::call(Answer (EachSteps::*verb)()) {
  Answer answer = (steps_.get()->*verb)();
  if (answer || !isOnDevice_) return answer;
  const Status done = goOnHost();
  if (!done) return done.error();
  return (steps_.get()->*verb)();
}

/// A row of the table: a round, with the sum of costs.
void EachRun::tell(Clock::time_point since) {
  SolveIteration round;
  round.cost = progress_.costs;
  round.isStart = report_.iterations.empty();
  round.iteration = std::ssize(report_.iterations);
  round.costChange = round.isStart ? 0 : report_.cost - round.cost;
  if (round.isStart) report_.initialCost = round.cost;
  report_.cost = round.cost;
  round.seconds = secondsSince(since);
  round.elapsed = secondsSince(begun_);
  report_.iterations.push_back(round);
}

/// How often each ending is there, in words; the report's is the most frequent one that is worst.
SolveReport EachRun::finish() {
  constexpr size_t kEndings = static_cast<size_t>(SolveEnding::NotFinite) + 1;
  std::array<int64_t, kEndings> counts = {};
  for (const SolveEnding ending : problems_.report.endings) ++counts[static_cast<size_t>(ending)];
  const auto largestFrom = [&](size_t first, size_t last) {
    return std::max_element(counts.begin() + static_cast<int64_t>(first), counts.begin() + static_cast<int64_t>(last)) -
           counts.begin();
  };
  constexpr size_t kConverged = static_cast<size_t>(SolveEnding::Step) + 1;
  auto most = static_cast<size_t>(largestFrom(kConverged, kEndings));
  if (counts[static_cast<size_t>(SolveEnding::Stopped)] > 0) most = static_cast<size_t>(SolveEnding::Stopped);
  if (counts[most] == 0) most = static_cast<size_t>(largestFrom(0, kConverged));
  report_.ending = static_cast<SolveEnding>(most);
  const int64_t problems = problems_.rules.layout.problems();
  int64_t converged = 0;
  std::string words;
  for (size_t k = 0; k < kEndings; ++k) {
    if (k < kConverged) converged += counts[k];
    if (counts[k] > 0)
      words += fmt::format("{}{} ({})", words.empty() ? "; they ended by: " : ", ", nameOf(static_cast<SolveEnding>(k)),
                           counts[k]);
  }
  report_.why = fmt::format("{} of {} problems have converged{}", converged, problems, words);
  if (std::string warning = warningOfFew(problems_); !warning.empty()) report_.warnings.push_back(std::move(warning));
  for (std::string& warning : warningsOfDoubts(problems_)) report_.warnings.push_back(std::move(warning));
  report_.times = problems_.times;
  report_.times.total = secondsSince(begun_);
  report_.each = std::move(problems_.report);
  report_.unknowns = problems_.rules.unknowns.count();
  return std::move(report_);
}

Result<SolveReport> EachRun::solve() {
  auto since = Clock::now();
  Status done = start();
  if (!done) return done.error();
  bool isStopped = false;
  for (;;) {
    tell(since);
    isStopped = observeStop();
    if (isStopped || isOver()) break;
    since = Clock::now();
    const auto next = call(&EachSteps::goRound);
    done = next ? Status(Done{}) : next.error();
    if (!done) break;
    progress_ = *next;
  }
  const Status finished = call(&EachSteps::finish);
  if (!done || !finished) return done ? finished.error() : done.error();
  for (int64_t p = 0; p < std::ssize(problems_.isGoing) && isStopped; ++p) {
    if (problems_.isGoing[static_cast<size_t>(p)]) problems_.end(p, SolveEnding::Stopped);
  }
  return finish();
}

}  // namespace

SeparateProgress EachProblems::progress() const {
  SeparateProgress all;
  for (size_t first = 0; first < isGoing.size(); first += kSeparateStretch) {
    SeparateStretch stretch;
    for (size_t p = first; p < std::min(first + kSeparateStretch, isGoing.size()); ++p) {
      if (std::isfinite(report.cost[p])) stretch.costs += report.cost[p];
      stretch.unfinished += isGoing[p];
    }
    all.add(stretch);
  }
  return all;
}

Status EachProblems::layOut() {
  rules.layout = EachLayout::of(session, rules.unknowns, rules.options.each);
  constexpr int32_t kMostScalars = 4096;  // numbers of eight triangles are counted in 32 bits
  if (const int32_t size = rules.layout.size(); size > kMostScalars)
    return Error{fmt::format("a problem has {} unknowns: of many at once each has at most {}", size, kMostScalars),
                 "leave `each` out: one solve takes them all, with sparse steps", ErrorKind::Unsupported};
  findBounds(rules);
  const auto count = static_cast<size_t>(rules.layout.problems());
  isGoing.assign(count, 1);
  report = {std::vector<int64_t>(count), std::vector<double>(count),
            std::vector<SolveEnding>(count, SolveEnding::Iterations)};
  return Done{};
}

Result<SolveReport> solveEach(Session& session, const SolveOptions& options, const Unknowns& unknowns) {
  return EachRun(session, options, unknowns).solve();
}

}  // namespace hgc
