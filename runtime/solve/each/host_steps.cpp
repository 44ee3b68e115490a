#include <algorithm>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/solve/each/doubt.h"
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
  /// Nothing, if the start could not be read.
  Status finish() override {
    if (point_.empty()) return Done{};
    findDoubts();
    return problems_.rules.unknowns.set(problems_.session, point_);
  }

 private:
  Status evaluate();
  Status propose();
  SeparateProgress judge();
  void leaveTrials();
  void findDoubts();
  void keepMoved(int64_t problem, bool hasMoved);
  double squaresOnManifolds(int64_t problem) const;
  /// Calls `call(lane, problem, model)` for all problems that go on, with room for a model, and `before(pack, room)`
  /// for each pack that has some.
  void forGoing(const auto& before, const auto& call);
  void endIf(int64_t problem, std::optional<SolveEnding> ending) {
    if (ending) problems_.end(problem, *ending);
  }

  EachProblems& problems_;
  std::vector<EachPack> packs_;
  std::vector<double> point_;         ///< of all unknowns
  std::vector<double> best_, steps_;  ///< if some lie on manifolds: best points and steps of all unknowns
  SeparateModels models_;
};

void StepsOnHost::forGoing(const auto& before, const auto& call) {
  constexpr int64_t kPacks = 16;  // that take longer than to begin with them
  const std::vector<uint8_t>& isGoing = problems_.isGoing;
  forPieces(std::ssize(packs_), kPacks, [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    std::vector<double> room;
    EachModel model(problems_.rules.layout);
    for (int64_t k = first; k < last; ++k) {
      const int64_t from = k * EachPack::kLanes, to = std::min(std::ssize(isGoing), from + EachPack::kLanes);
      if (std::find(isGoing.begin() + from, isGoing.begin() + to, 1) == isGoing.begin() + to) continue;
      EachPack& pack = packs_[static_cast<size_t>(k)];
      before(pack, room);
      for (int64_t p = from; p < to; ++p) {
        if (!isGoing[static_cast<size_t>(p)]) continue;
        call(EachLane(problems_.rules, pack, p), p, model);
        problems_.report.cost[static_cast<size_t>(p)] = pack.cost[p % EachPack::kLanes];
      }
    }
  });
}

Status StepsOnHost::evaluate() {
  return clocked(problems_.times.linearised, [&]() -> Status {
    const Unknowns& unknowns = problems_.rules.unknowns;
    if (const Status done = unknowns.set(problems_.session, point_); !done) return done;
    if (const Status done = unknowns.lineariseManifolds(problems_.session); !done) return done;
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
  problems_.residuals = models_.residuals;
  const auto count = static_cast<size_t>(layout.problems());
  if (layout.areCurved()) best_ = point_;
  packs_.assign((count + EachPack::kLanes - 1) / EachPack::kLanes, EachPack(layout.size()));
  return clocked(problems_.times.steps, [&] {
    forGoing([](EachPack&, std::vector<double>&) {},
             [&](EachLane lane, int64_t p, EachModel& model) {
               lane.start(point_);
               model.take(models_, p);
               endIf(p, lane.begin(model));
             });
    return problems_.progress();
  });
}

Status StepsOnHost::propose() {
  const EachLayout& layout = problems_.rules.layout;
  const bool areCurved = layout.areCurved();
  if (areCurved) steps_.assign(static_cast<size_t>(problems_.rules.unknowns.count()), 0);
  forGoing([&](EachPack& pack, std::vector<double>& room) { findSteps(pack, layout.size(), room); },
           [&](EachLane lane, int64_t p, EachModel&) {
             ++problems_.report.iterations[static_cast<size_t>(p)];
             if (!lane.keepWithin()) {
               lane.stay();
               endIf(p, lane.reject());
             }
             lane.putTrial(point_);
             if (areCurved) lane.putSteps(steps_);
           });
  return areCurved ? layout.moveCurved(point_, steps_) : Status(Done{});
}

SeparateProgress StepsOnHost::judge() {
  forGoing([](EachPack&, std::vector<double>&) {},
           [&](EachLane lane, int64_t p, EachModel& model) {
             if (lane.hasStep()) {
               model.take(models_, p);
               endIf(p, lane.judge(model, squaresOnManifolds(p)));
             }
             const auto at = static_cast<size_t>(p);
             if (problems_.isGoing[at] && problems_.report.iterations[at] >= *problems_.rules.options.maxIterations)
               problems_.end(p, SolveEnding::Iterations);
             lane.putBest(point_);
             keepMoved(p, lane.hasMoved());
           });
  return problems_.progress();
}

/// All go back to their best points.
void StepsOnHost::leaveTrials() {
  forGoing([](EachPack&, std::vector<double>&) {},
           [&](EachLane lane, int64_t p, EachModel&) {
             lane.putBest(point_);
             keepMoved(p, false);
           });
}

/// The best points on manifolds.
void StepsOnHost::keepMoved(int64_t problem, bool hasMoved) {
  problems_.rules.layout.forCurved(problem, [&](int64_t first, int32_t values, int64_t) {
    std::vector<double>&from = hasMoved ? point_ : best_, &to = hasMoved ? best_ : point_;
    std::copy_n(from.begin() + first, values, to.begin() + first);
  });
}

/// Without points that are fixed.
double StepsOnHost::squaresOnManifolds(int64_t problem) const {
  double squares = 0;
  problems_.rules.layout.forCurved(problem, [&](int64_t first, int32_t values, int64_t step) {
    if (problems_.rules.unknowns.isFixed(step)) return;
    for (int64_t k = first; k < first + values; ++k)
      squares += best_[static_cast<size_t>(k)] * best_[static_cast<size_t>(k)];
  });
  return squares;
}

void StepsOnHost::findDoubts() {
  if (packs_.empty()) return;  // they could not begin
  const std::vector<SolveEnding>& endings = problems_.report.endings;
  problems_.doubts.assign(2 * endings.size(), 0);
  forStretches(std::ssize(endings), [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    for (int64_t p = first; p < last; ++p) {
      const auto at = static_cast<size_t>(p);
      if (problems_.isGoing[at] || !isConverged(endings[at])) continue;
      const EachPack& pack = packs_[at / EachPack::kLanes];
      const EachDoubt doubt = doubtOf(problems_.rules, pack, p, squaresOnManifolds(p));
      problems_.doubts[at] = doubt.which;
      problems_.doubts[endings.size() + at] = doubt.extent;
    }
  });
}

Result<SeparateProgress> StepsOnHost::goRound() {
  double& seconds = problems_.times.steps;
  Status done = clocked(seconds, [&] { return propose(); });
  if (done) done = evaluate();
  if (!done) {
    leaveTrials();
    return done.error();
  }
  return clocked(seconds, [&] { return judge(); });
}

}  // namespace

std::unique_ptr<EachSteps> eachStepsOnHost(EachProblems& problems) { return std::make_unique<StepsOnHost>(problems); }

}  // namespace hgc
