#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/newton/hessian_model.h"
#include "runtime/solve/methods/newton/newton_search.h"
#include "runtime/solve/methods/newton/saddle.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// Whether it fixes all of some unknown.
bool keepsUnknowns(const Program& program) {
  return std::ranges::any_of(program.fixed, [](const FixedEntry& fixed) { return fixed.indices.empty(); });
}

/// How the diagonal of a Hessian is enlarged where it is not positive definite, or its step not good: by the first
/// number that is enough, from that of the iteration before on.
struct ShiftRule {
  double singular;  ///< for a Hessian that is singular, as that of a mesh that may move: it stays so
  double least, growth, most;
  double rest;  ///< where little was enough

  double after(double shift) const { return shift == 0 ? singular : shift < least ? least : growth * shift; }
  double before(double shift) const { return shift / growth < least ? rest : shift / growth; }
};
constexpr double kSingular = 1e-12;  // of the diagonal: what rounding may make of 0
/// Of projected Hessians, which lack little.
constexpr ShiftRule kProjected{kSingular, 1e-10, 10, 1, kSingular};
/// Of whole ones: Nocedal and Wright, algorithm 3.3.
constexpr ShiftRule kWhole{1e-9, 1e-3, 3, 10, 0};
/// With constraints: the largest number of the diagonal grows with their penalty.
constexpr ShiftRule kConstrained{kSingular, 1e-10, 10, 10, 0};

const ShiftRule& ruleOf(const Program& program, const Unknowns& unknowns) {
  return hasConstraints(program) ? kConstrained : unknowns.areCurved() ? kWhole : kProjected;
}

constexpr const char* kScaleOf = "scale of ";  // an unknown, in checkpoints
constexpr int64_t kLongestWait = 16;           // models, until a whole one is tried again

class NewtonRun {
 public:
  NewtonRun(Session& session, const MethodOptions& options, const Unknowns& unknowns)
      : session_(session),
        unknowns_(unknowns),
        rule_(ruleOf(session.workload().artefact->program, unknowns)),
        model_(unknowns),
        progress_(session, options, unknowns),
        search_(session, unknowns, model_, progress_) {}

  Result<SolveReport> solve();

 private:
  MethodState state() const;
  Status resume(const MethodState& state);
  Status resumeScales(const MethodState& state);
  Status begin();
  void warnOfEmpty();
  Status iterate();
  Status takeModel();
  Status takeModel(bool isWhole);
  Status takeModelAt(SolveIteration& iteration);
  Status takeModelAgain();
  Result<bool> findStep(double shift);
  Status tryStep(SolveIteration& iteration);
  Status searchAlong(const SearchRule& rule, SolveIteration& iteration);
  Status tryBlindly(SolveIteration& iteration);
  void tell(SolveIteration iteration, Clock::time_point since);
  bool mayBeSaddle();

  /// Whether no Hessian is projected.
  bool isAlwaysWhole() const { return &rule_ != &kProjected; }
  double scaleOfCost() { return std::max(std::fabs(progress_.cost()), std::fabs(progress_.report().initialCost)); }

  Session& session_;
  const Unknowns& unknowns_;
  const ShiftRule& rule_;
  HessianModel model_;
  SolveProgress progress_;
  NewtonSearch search_;
  double shift_ = 0;  ///< that the next iteration begins with
  struct {
    bool isWhole = false;              ///< or of projected instances
    int64_t wait = 1, untilWhole = 0;  ///< models until a whole one is tried: when it was last put off; from now on
  } taken_;                            ///< the model
};

Result<SolveReport> NewtonRun::solve() {
  const auto state = [&] { return this->state(); };
  const Status done = progress_.descend([&] { return begin(); }, [&] { return iterate(); }, state);
  const Status kept = progress_.restore();
  if (done && kept && mayBeSaddle()) {
    std::vector<UnknownScale> scales = model_.scales();  // those of the model that another solve goes on with
    auto warning = clocked(progress_.report().times.linearised,
                           [&] { return describeSaddle(session_, unknowns_, model_, "the objective"); });
    model_.setScales(std::move(scales));
    if (warning) progress_.report().warnings.push_back(std::move(*warning));
  }
  return progress_.finish(done ? kept : done, state);
}

/// Whether it has converged to where the matrix was not known to be positive definite. Rounds of a program with
/// constraints look at the end for themselves.
bool NewtonRun::mayBeSaddle() {
  if (!isConverged(progress_.report().ending) || hasConstraints(session_.workload().artefact->program)) return false;
  const auto isEnlarged = [](const SolveIteration& each) { return each.shift > 0; };
  return isAlwaysWhole() ? shift_ > 0 || std::ranges::none_of(progress_.report().iterations, isEnlarged)
                         : !taken_.isWhole;
}

/// Near a solution the whole Hessian is positive definite where those of instances need not be, and converges faster.
/// So it is where unknowns are kept: those of instances are by these, too. Otherwise it is tried again after a while,
/// which doubles. On manifolds it is taken as it is, since their own curvature belongs to no instance; and with
/// constraints, whose values bend within the penalty: an instance that is made positive semidefinite bends so much more
/// than the whole that steps along what is feasible are short.
Status NewtonRun::takeModel() {
  return clocked(progress_.report().times.linearised, [&]() -> Status {
    if (isAlwaysWhole()) return takeModel(true);
    if (!keepsUnknowns(session_.workload().artefact->program) && taken_.untilWhole > 0) {
      --taken_.untilWhole;
      return takeModel(false);
    }
    const Status done = takeModel(true);
    const bool isGood = done && model_.isPositive(kSingular);
    taken_.wait = isGood ? 1 : std::min(2 * taken_.wait, kLongestWait);
    taken_.untilWhole = isGood ? 0 : taken_.wait;
    return !done || isGood ? done : takeModel(false);
  });
}

Status NewtonRun::takeModel(bool isWhole) {
  taken_.isWhole = isWhole;
  return model_.take(session_, isWhole ? Projection::None : Projection::Positive);
}

MethodState NewtonRun::state() const {
  MethodState state{
      {"shift", {shift_}},
      {"model",
       {taken_.isWhole ? 1.0 : 0.0, static_cast<double>(taken_.wait), static_cast<double>(taken_.untilWhole)}}};
  for (const auto& [unknown, scale] : model_.scales()) state[kScaleOf + std::string(unknown)] = {scale};
  return state;
}

Status NewtonRun::resumeScales(const MethodState& state) {
  std::vector<UnknownScale> scales;
  for (const Unknowns::Run& run : unknowns_.runs()) {
    const std::string name = kScaleOf + *run.name;
    if (!state.contains(name)) return Done{};
    const auto scale = numbersOf(state, name, 1);
    if (!scale) return scale.error();
    int exponent = 0;
    if (std::frexp(scale->front(), &exponent) != 0.5 || std::abs(exponent) > 1 + HessianModel::kMostExponent)
      return Error{fmt::format("it is damaged: its {} is {}", name, scale->front()), "", ErrorKind::Data};
    scales.push_back({*run.name, scale->front()});
  }
  model_.setScales(std::move(scales));
  return Done{};
}

/// The model is to be taken as it was.
Status NewtonRun::resume(const MethodState& state) {
  const auto shift = numbersOf(state, "shift", 1), model = numbersOf(state, "model", 3);
  if (!shift || !model) return shift ? model.error() : shift.error();
  for (const double number : *model) {
    if (!(number >= 0 && number <= static_cast<double>(kLongestWait)))
      return Error{"it is damaged: its model is none of this method", "", ErrorKind::Data};
  }
  if (const Status done = resumeScales(state); !done) return done;
  taken_ = {(*model)[0] != 0, static_cast<int64_t>((*model)[1]), static_cast<int64_t>((*model)[2])};
  shift_ = shift->front();
  if (!(shift_ >= 0 && shift_ < 1e15)) return Error{"it is damaged: its shift is no number", "", ErrorKind::Data};
  return Done{};
}

Status NewtonRun::begin() {
  const auto since = Clock::now();
  if (const Status done = progress_.takeStart(); !done) return done;
  const auto cost = progress_.costAt(progress_.best());
  if (!cost) return cost.error();
  if (const Status done = progress_.startAt(*cost); !done) return done;
  const MethodState* const before = progress_.resumed();
  if (before != nullptr) {
    if (const Status done = resume(*before); !done) return progress_.ofFile(done.error());
  }
  if (const Status done = before != nullptr ? takeModel(taken_.isWhole) : takeModel(); !done) return done;
  if (!progress_.options().rounds) warnOfEmpty();  // other multipliers may move them
  tell({.isStart = true, .cost = *cost}, since);
  return Done{};
}

/// Names the unknowns on which nothing seems to depend.
void NewtonRun::warnOfEmpty() {
  const std::vector<int64_t> empty = model_.emptyScalars();
  if (!empty.empty())
    progress_.report().warnings.push_back(
        fmt::format("at the start the gradient by {} is 0, and so are the rows of the Hessian that `newton` uses (the "
                    "projected one where the whole one is not positive definite): steps leave these as they are",
                    namesOf(unknowns_, empty)));
}

void NewtonRun::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.gradient = progress_.largestSlope(model_.gradient());
  progress_.tell(iteration, since);
  if (iteration.isAccepted) endIfFlat(progress_, unknowns_, session_.workload().artefact->program, model_.gradient());
}

Status NewtonRun::iterate() {
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  SolveIteration iteration{.cost = progress_.cost(), .isAccepted = false};
  if (const Status done = tryStep(iteration); !done) return done;
  if (!iteration.isAccepted) endWithoutStep(progress_);
  tell(iteration, since);
  return Done{};
}

Result<bool> NewtonRun::findStep(double shift) {
  return clocked(progress_.report().times.steps, [&] {
    return model_.findStep({shift, isAlwaysWhole()}, search_.step());
  });
}

/// Goes along the first good step: Newton's, those of larger diagonals, that down the gradient. The diagonal is also
/// enlarged where a step is longer than the unknowns and either its length comes from the shift, or little of it is
/// good.
Status NewtonRun::tryStep(SolveIteration& iteration) {
  constexpr double kSmall = 1e-10, kMainly = 0.5;
  for (double shift = shift_; shift <= rule_.most && !iteration.isAccepted; shift = rule_.after(shift)) {
    const auto isFound = findStep(shift);
    if (!isFound) return isFound.error();
    if (!*isFound) continue;
    const bool isFar = rule_.after(shift) <= rule_.most && search_.isFar();
    if (isFar && model_.shareOfShift(search_.step(), kSingular) > kMainly) continue;
    iteration.shift = shift;
    if (const Status done = searchAlong(isFar ? kMostOfIt : kAnyPart, iteration); !done) return done;
    if (!iteration.isAccepted && search_.expectedDecrease() <= kSmall * scaleOfCost()) return tryBlindly(iteration);
    if (shift > 0 && iteration.isAccepted) shift_ = rule_.before(shift);
  }
  bool isWhole = search_.isWhole();
  if (!iteration.isAccepted) {
    search_.step().assign(model_.gradient().begin(), model_.gradient().end());
    for (double& number : search_.step()) number = -number;
    iteration.shift = 0;
    if (const Status done = searchAlong(kAnyPart, iteration); !done) return done;
    isWhole = false;
  }
  if (!iteration.isAccepted) return Done{};
  progress_.accept(iteration, std::move(search_.point()), isWhole);
  return Done{};
}

/// The model is that of the best point afterwards, or of the one that is accepted.
Status NewtonRun::searchAlong(const SearchRule& rule, SolveIteration& iteration) {
  return search_.along(rule, iteration, [&] { return takeModelAt(iteration); });
}

/// The model where a good step leads, also at the end: its gradient is told. A point where a derivative is not finite
/// is like one where the objective is not, unless the solve ends there.
Status NewtonRun::takeModelAt(SolveIteration& iteration) {
  const Status done = takeModel();
  if (done || done.error().kind != ErrorKind::NotFinite) return done;
  if (iteration.length == 1 && progress_.isSmall(iteration)) return Done{};
  iteration.isAccepted = false;
  iteration.cost = progress_.countFinite(std::numeric_limits<double>::infinity());
  iteration.costChange = -iteration.cost;
  return takeModelAgain();
}

/// That of the best point, after one where it could not be taken.
Status NewtonRun::takeModelAgain() {
  if (const Status done = progress_.restore(); !done) return done;
  return takeModel();
}

/// The change of the cost may be lost in its rounding. The whole step is then accepted if the gradient falls.
Status NewtonRun::tryBlindly(SolveIteration& iteration) {
  constexpr double kSmall = 1e-10;
  const double expected = search_.expectedDecrease(), before = norm(model_.gradient());
  if (const Status done = search_.allTheWay(iteration); !done) return done;
  if (std::fabs(iteration.costChange) <= kSmall * scaleOfCost()) {
    const Status done = takeModel();
    if (!done && done.error().kind != ErrorKind::NotFinite) return done;
    iteration.isAccepted = done && norm(model_.gradient()) < before;
  }
  if (iteration.isAccepted) {
    progress_.accept(iteration, std::move(search_.point()));
    return Done{};
  }
  if (expected <= kCostRounding * std::fabs(progress_.cost()))
    progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
  if (const Status done = progress_.restore(); !done) return done;
  return takeModel();
}

}  // namespace

Result<SolveReport> newton(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  return NewtonRun(session, options, unknowns).solve();
}

}  // namespace hgc
