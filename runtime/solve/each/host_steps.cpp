#include <algorithm>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/each/lane.h"
#include "runtime/solve/each/steps.h"
#include "runtime/solve/methods/progress.h"

namespace hgc {
namespace {

/// In each round one launch evaluates all problems.
class StepsOnHost : public EachSteps {
 public:
  explicit StepsOnHost(EachProblems& problems) : problems_(problems) {}

  Result<SeparateProgress> begin() override;
  Result<SeparateProgress> goRound() override;
  Status finish() override { return problems_.rules.unknowns.set(problems_.session, point_); }

 private:
  Status evaluate();
  Status propose();
  SeparateProgress judge();
  /// Calls `call(lane, problem)` for all problems that go on, with `before(pack)` for each pack that has some.
  void forGoing(const auto& before, const auto& call);
  void endIf(int64_t problem, std::optional<SolveEnding> ending) {
    if (ending) problems_.end(problem, *ending);
  }

  EachProblems& problems_;
  std::vector<EachPack> packs_;
  std::vector<double> point_;  ///< of all unknowns
  SeparateModels models_;
};

void StepsOnHost::forGoing(const auto& before, const auto& call) {
  constexpr int64_t kPacks = 16;  // that take longer than to begin with them
  const std::vector<uint8_t>& isGoing = problems_.isGoing;
  forPieces(std::ssize(packs_), kPacks, [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    std::vector<double> room;
    for (int64_t k = first; k < last; ++k) {
      const int64_t from = k * EachPack::kLanes, to = std::min(std::ssize(isGoing), from + EachPack::kLanes);
      if (std::find(isGoing.begin() + from, isGoing.begin() + to, 1) == isGoing.begin() + to) continue;
      EachPack& pack = packs_[static_cast<size_t>(k)];
      before(pack, room);
      for (int64_t p = from; p < to; ++p) {
        if (!isGoing[static_cast<size_t>(p)]) continue;
        call(EachLane(problems_.rules, pack, p), p);
        problems_.report.cost[static_cast<size_t>(p)] = pack.cost[p % EachPack::kLanes];
      }
    }
  });
}

Status StepsOnHost::evaluate() {
  return clocked(problems_.times.linearised, [&]() -> Status {
    if (const Status done = problems_.rules.unknowns.set(problems_.session, point_); !done) return done;
    models_.wanted = problems_.isGoing;
    return problems_.session.gaussNewton(problems_.rules.options.each, models_);
  });
}

Result<SeparateProgress> StepsOnHost::begin() {
  auto values = problems_.rules.unknowns.values(problems_.session);
  if (!values) return values.error();
  point_ = std::move(*values);
  problems_.isGoing.clear();
  if (const Status done = evaluate(); !done) return done.error();
  if (const Status done = problems_.layOut(); !done) return done.error();
  EachLayout& layout = problems_.rules.layout;
  layout.find(*models_.matrix.shape);
  const auto count = static_cast<size_t>(layout.problems());
  packs_.assign((count + EachPack::kLanes - 1) / EachPack::kLanes, EachPack(layout.size()));
  return clocked(problems_.times.steps, [&] {
    forGoing([](EachPack&, std::vector<double>&) {},
             [&](EachLane lane, int64_t p) {
               lane.start(point_);
               endIf(p, lane.begin(models_));
             });
    return problems_.progress();
  });
}

Status StepsOnHost::propose() {
  const int32_t size = problems_.rules.layout.size();
  forGoing([&](EachPack& pack, std::vector<double>& room) { findSteps(pack, size, room); },
           [&](EachLane lane, int64_t p) {
             ++problems_.report.iterations[static_cast<size_t>(p)];
             if (!lane.keepWithin()) {
               lane.stay();
               endIf(p, lane.reject());
             }
             lane.putTrial(point_);
           });
  return Done{};
}

SeparateProgress StepsOnHost::judge() {
  forGoing([](EachPack&, std::vector<double>&) {},
           [&](EachLane lane, int64_t p) {
             if (lane.hasStep()) endIf(p, lane.judge(models_));
             const auto at = static_cast<size_t>(p);
             if (problems_.isGoing[at] && problems_.report.iterations[at] >= *problems_.rules.options.maxIterations)
               problems_.end(p, SolveEnding::Iterations);
             lane.putBest(point_);
           });
  return problems_.progress();
}

Result<SeparateProgress> StepsOnHost::goRound() {
  double& seconds = problems_.times.steps;
  Status done = clocked(seconds, [&] { return propose(); });
  if (done) done = evaluate();
  if (!done) return done.error();
  return clocked(seconds, [&] { return judge(); });
}

}  // namespace

std::unique_ptr<EachSteps> eachStepsOnHost(EachProblems& problems) { return std::make_unique<StepsOnHost>(problems); }

}  // namespace hgc
