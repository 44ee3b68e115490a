#include "runtime/solve/each/each.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/each/lane.h"
#include "runtime/solve/methods/progress.h"

namespace hgc {
namespace {

/// A run over all problems: in each round those that go on try a step, and one launch evaluates all of them.
class EachRun {
 public:
  EachRun(Session& session, const SolveOptions& options, const Unknowns& unknowns)
      : session_(session), rules_{options, unknowns, {}, {}, {}} {}

  Result<SolveReport> solve();

 private:
  Status start();
  Status goRound();
  Status evaluate();
  void findBounds();
  void tell(Clock::time_point since);
  SolveReport finish();
  /// Calls `call(lane, problem)` for all problems that go on, with `before(pack)` for each pack that has some.
  void forGoing(const auto& before, const auto& call);
  void end(int64_t problem, std::optional<SolveEnding> ending) {
    if (!ending) return;
    report_.each.endings[static_cast<size_t>(problem)] = *ending;
    isGoing_[static_cast<size_t>(problem)] = 0;
  }

  Session& session_;
  EachRules rules_;
  std::vector<EachPack> packs_;
  std::vector<uint8_t> isGoing_;  ///< by problem
  std::vector<double> point_;     ///< of all unknowns
  SeparateModels models_;
  SolveReport report_;
  Clock::time_point begun_ = Clock::now();
};

void EachRun::forGoing(const auto& before, const auto& call) {
  constexpr int64_t kPacks = 16;  // that take longer than to begin with them
  const int64_t problems = rules_.layout.problems();
  forPieces(std::ssize(packs_), kPacks, [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    std::vector<double> room;
    for (int64_t k = first; k < last; ++k) {
      const int64_t from = k * EachPack::kLanes, to = std::min(problems, from + EachPack::kLanes);
      if (std::find(isGoing_.begin() + from, isGoing_.begin() + to, 1) == isGoing_.begin() + to) continue;
      EachPack& pack = packs_[static_cast<size_t>(k)];
      before(pack, room);
      for (int64_t p = from; p < to; ++p) {
        if (isGoing_[static_cast<size_t>(p)]) call(EachLane(rules_, pack, p), p);
      }
    }
  });
}

/// Bounds of a problem's scalars, which are those of every problem's.
void EachRun::findBounds() {
  const Unknowns& unknowns = rules_.unknowns;
  if (!unknowns.bounds().areThere() || rules_.layout.problems() == 0) return;
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  std::vector<double> lowest(static_cast<size_t>(unknowns.count()), -kInfinite), highest(lowest.size(), kInfinite);
  unknowns.bounds().clamp(lowest);
  unknowns.bounds().clamp(highest);
  for (int32_t k = 0; k < rules_.layout.size(); ++k) {
    rules_.lowest.push_back(lowest[static_cast<size_t>(rules_.layout.scalar(0, k))]);
    rules_.highest.push_back(highest[static_cast<size_t>(rules_.layout.scalar(0, k))]);
  }
}

Status EachRun::evaluate() {
  return clocked(report_.times.linearised, [&]() -> Status {
    if (const Status done = rules_.unknowns.set(session_, point_); !done) return done;
    models_.wanted = isGoing_;
    return session_.gaussNewton(rules_.options.each, models_);
  });
}

Status EachRun::start() {
  auto values = rules_.unknowns.values(session_);
  if (!values) return values.error();
  point_ = std::move(*values);
  if (const Status done = rules_.unknowns.checkBounds(point_); !done) return done;
  if (const Status done = evaluate(); !done) return done;
  constexpr int32_t kMostScalars = 4096;  // of a problem: numbers of eight triangles are counted in 32 bits
  rules_.layout = EachLayout::of(session_, rules_.unknowns, rules_.options.each);
  if (const int32_t size = rules_.layout.size(); size > kMostScalars)
    return Error{fmt::format("a problem has {} unknowns: of many at once each has at most {}", size, kMostScalars),
                 "leave `each` out: one solve takes them all, with sparse steps", ErrorKind::Unsupported};
  rules_.layout.find(*models_.matrix.shape);
  findBounds();
  const int64_t problems = rules_.layout.problems();
  const auto count = static_cast<size_t>(problems);
  packs_.assign((count + EachPack::kLanes - 1) / EachPack::kLanes, EachPack(rules_.layout.size()));
  isGoing_.assign(count, 1);
  report_.each = {std::vector<int64_t>(count), std::vector<double>(count),
                  std::vector<SolveEnding>(count, SolveEnding::Iterations)};
  report_.unknowns = rules_.unknowns.count();
  const auto begin = [&] {
    forGoing([](EachPack&, std::vector<double>&) {},
             [&](EachLane lane, int64_t p) {
               lane.start(point_);
               end(p, lane.begin(models_));
             });
    return 0;
  };
  clocked(report_.times.steps, begin);
  return Done{};
}

Status EachRun::goRound() {
  const int32_t size = rules_.layout.size();
  const auto propose = [&] {
    forGoing([&](EachPack& pack, std::vector<double>& room) { findSteps(pack, size, room); },
             [&](EachLane lane, int64_t p) {
               ++report_.each.iterations[static_cast<size_t>(p)];
               if (!lane.keepWithin()) {
                 lane.stay();
                 end(p, lane.reject());
               }
               lane.putTrial(point_);
             });
    return 0;
  };
  clocked(report_.times.steps, propose);
  if (const Status done = evaluate(); !done) return done;
  const auto judge = [&] {
    forGoing([](EachPack&, std::vector<double>&) {},
             [&](EachLane lane, int64_t p) {
               if (lane.hasStep()) end(p, lane.judge(models_));
               if (report_.each.iterations[static_cast<size_t>(p)] >= *rules_.options.maxIterations)
                 isGoing_[static_cast<size_t>(p)] = 0;
               lane.putBest(point_);
             });
    return 0;
  };
  clocked(report_.times.steps, judge);
  return Done{};
}

/// A row of the table: a round, with the sum of costs.
void EachRun::tell(Clock::time_point since) {
  SolveIteration round;
  for (int64_t p = 0; p < rules_.layout.problems(); ++p) {
    double& cost = report_.each.cost[static_cast<size_t>(p)];
    cost = packs_[static_cast<size_t>(p / EachPack::kLanes)].cost[p % EachPack::kLanes];
    if (std::isfinite(cost)) round.cost += cost;
  }
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
  for (const SolveEnding ending : report_.each.endings) ++counts[static_cast<size_t>(ending)];
  const auto largestFrom = [&](size_t first, size_t last) {
    return std::max_element(counts.begin() + static_cast<int64_t>(first), counts.begin() + static_cast<int64_t>(last)) -
           counts.begin();
  };
  constexpr size_t kConverged = static_cast<size_t>(SolveEnding::Step) + 1;
  auto most = static_cast<size_t>(largestFrom(kConverged, kEndings));
  if (counts[static_cast<size_t>(SolveEnding::Stopped)] > 0) most = static_cast<size_t>(SolveEnding::Stopped);
  if (counts[most] == 0) most = static_cast<size_t>(largestFrom(0, kConverged));
  report_.ending = static_cast<SolveEnding>(most);
  const int64_t problems = rules_.layout.problems();
  int64_t converged = 0;
  std::string words;
  for (size_t k = 0; k < kEndings; ++k) {
    if (k < kConverged) converged += counts[k];
    if (counts[k] > 0)
      words += fmt::format("{}{} by {}", words.empty() ? "" : ", ", counts[k], nameOf(static_cast<SolveEnding>(k)));
  }
  report_.why =
      fmt::format("{} of {} problems have converged{}{}", converged, problems, words.empty() ? "" : ": ", words);
  report_.times.total = secondsSince(begun_);
  return std::move(report_);
}

Result<SolveReport> EachRun::solve() {
  auto since = Clock::now();
  Status done = start();
  if (!done) return done.error();
  bool isStopped = false;
  for (;;) {
    tell(since);
    if (rules_.options.observe && rules_.options.observe(report_.iterations.back()) == Proceed::Stop) {
      isStopped = true;
      break;
    }
    const bool isOver = std::find(isGoing_.begin(), isGoing_.end(), 1) == isGoing_.end();
    if (isOver || std::ssize(report_.iterations) > *rules_.options.maxIterations) break;
    since = Clock::now();
    if (done = goRound(); !done) break;
  }
  if (isStopped) {
    for (size_t p = 0; p < isGoing_.size(); ++p) {
      if (isGoing_[p]) report_.each.endings[p] = SolveEnding::Stopped;
    }
  }
  const Status kept = rules_.unknowns.set(session_, point_);
  if (!done || !kept) return done ? kept.error() : done.error();
  return finish();
}

}  // namespace

Result<SolveReport> solveEach(Session& session, const SolveOptions& options, const Unknowns& unknowns) {
  if (unknowns.areCurved())
    return Error{fmt::format("`{}` lies on a manifold", unknowns.manifolds().begin()->first),
                 "many problems are solved of unknowns that lie on none so far", ErrorKind::Unsupported};
  return EachRun(session, options, unknowns).solve();
}

}  // namespace hgc
