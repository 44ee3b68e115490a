#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/constrained/multiplier_rounds.h"

namespace hgc {
namespace {

constexpr const char *kInitial = "rounds initial cost", *kPenalty = "rounds penalty", *kPoint = "rounds point",
                     *kStart = "rounds start", *kCost = "rounds cost", *kDual = "dual ", *kNearest = "rounds nearest",
                     *kScales = "rounds scales", *kNearestPoint = "rounds nearest point",
                     *kNearestDual = "nearest dual ";

MethodState byName(const Constraints& constraints, const char* prefix, const ByConstraint& numbers) {
  MethodState state;
  for (size_t k = 0; k < numbers.size(); ++k) state[prefix + constraints.nameOf(k)] = numbers[k];
  return state;
}

/// As many as there are in `numbers`.
Status takeByName(const MethodState& state, const Constraints& constraints, const char* prefix, ByConstraint& numbers) {
  for (size_t k = 0; k < numbers.size(); ++k) {
    auto taken = numbersOf(state, prefix + constraints.nameOf(k), numbers[k].size());
    if (!taken) return taken.error();
    numbers[k] = std::move(*taken);
  }
  return Done{};
}

/// Nothing if the state knows of none.
Result<std::optional<NearestAttempt>> nearestIn(const MethodState& state, const Constraints& constraints,
                                                size_t scalars) {
  if (!state.contains(kNearest)) return std::optional<NearestAttempt>();
  const auto violation = numbersOf(state, kNearest, 1);
  if (!violation) return violation.error();
  auto point = numbersOf(state, kNearestPoint, scalars);
  if (!point) return point.error();
  NearestAttempt nearest{violation->front(), std::move(*point), constraints.zeros()};
  if (const Status done = takeByName(state, constraints, kNearestDual, nearest.duals); !done) return done.error();
  return std::optional(std::move(nearest));
}

}  // namespace

/// What the current round begins with; between rounds, the next one.
MethodState MultiplierRounds::state(bool isBetween) const {
  const int64_t rows = whole_.rows + std::ssize(report_.iterations) - (isBetween ? 0 : 1);
  const auto number = [](int64_t count) { return static_cast<double>(count); };
  MethodState state = {{kRounds,
                        {number(report_.rounds), number(rows), number(whole_.level),
                         number(isBetween ? 0 : stepsOfRound()), number(whole_.attempt)}},
                       {kInitial, {report_.initialCost, whole_.fall, whole_.slope}},
                       {kPenalty, penalty_.state()},
                       {kScales, constraints_.scales()}};
  if (whole_.attempt < kMostAttempts) state[kStart] = whole_.start;
  state.merge(byName(constraints_, kDual, round_.duals));
  if (!isBetween) state[kPoint] = round_.point;
  if (!whole_.nearest) return state;
  state[kNearest] = {whole_.nearest->violation};
  state[kNearestPoint] = whole_.nearest->point;
  state.merge(byName(constraints_, kNearestDual, whole_.nearest->duals));
  return state;
}

Status MultiplierRounds::writeBetween() {
  const auto point = unknowns_.values(constraints_.session());
  if (!point) return point.error();
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  auto kept = unknownsAt(constraints_.session(), *point);
  if (!kept) return kept.error();
  MethodState all = state(true);
  all[kCost] = {*cost};
  return writeCheckpoint(options_.checkpoint, {nameOf(report_.method), std::move(*kept), std::move(all)});
}

/// Where a round has ended the next one begins. What could not be written is told once.
void MultiplierRounds::keepBetween() {
  constexpr double kBetween = 10, kShare = 20;
  if (options_.checkpoint.empty()) return;
  const auto since = Clock::now();
  Status done = Done{};
  try {
    done = writeBetween();
  } catch (const std::bad_alloc&) {
    done = Error{fmt::format("cannot write {}: out of memory", options_.checkpoint), ""};
  }
  whole_.due = secondsSince(whole_.time) + std::max(kBetween, kShare * secondsSince(since));
  if (!done && std::ranges::count(report_.warnings, done.error().message) == 0)
    report_.warnings.push_back(done.error().message);
}

/// Takes what a file says of the rounds.
Status MultiplierRounds::take(const MethodState& state) {
  const auto rounds = numbersOf(state, kRounds, 5), initial = numbersOf(state, kInitial, 3),
             penalty = numbersOf(state, kPenalty, Penalty::kNumbers),
             scales = numbersOf(state, kScales, constraints_.scales().size());
  for (const auto* each : {&rounds, &initial, &penalty, &scales}) {
    if (!*each) return each->error();
  }
  constexpr double kMost = 1e15;
  const auto isCount = [](double number) { return number >= 0 && number < kMost && number == std::floor(number); };
  const auto [made, rows, level, steps, attempt] =
      std::tuple((*rounds)[0], (*rounds)[1], (*rounds)[2], (*rounds)[3], (*rounds)[4]);
  if (!std::ranges::all_of(*rounds, isCount) || made < 1 || attempt < 1 || attempt > kMostAttempts ||
      !((*initial)[1] >= kFirstFall))
    return Error{"it is damaged: it does not say how many rounds were made", "", ErrorKind::Data};
  if (!std::ranges::all_of(*scales, [](double scale) { return std::isfinite(scale) && scale > 0; }))
    return Error{"it is damaged: a scale of its constraints is none", "", ErrorKind::Data};
  constraints_.setScales(*scales);
  report_.rounds = static_cast<int64_t>(made);
  report_.initialCost = (*initial)[0];
  whole_.rows = static_cast<int64_t>(rows);
  whole_.level = static_cast<int64_t>(level);
  whole_.fall = (*initial)[1];
  whole_.slope = (*initial)[2];
  whole_.attempt = static_cast<int64_t>(attempt);
  round_.stepsBefore = static_cast<int64_t>(steps);
  if (whole_.attempt < kMostAttempts) {
    auto start = numbersOf(state, kStart, whole_.start.size());
    if (!start) return start.error();
    whole_.start = std::move(*start);
  }
  if (const Status done = takeByName(state, constraints_, kDual, round_.duals); !done) return done;
  auto nearest = nearestIn(state, constraints_, round_.point.size());
  if (!nearest) return nearest.error();
  whole_.nearest = std::move(*nearest);
  round_.isOfFile = isWithinMethod(state);
  if (round_.isOfFile) {
    auto point = numbersOf(state, kPoint, round_.point.size());
    if (!point) return point.error();
    round_.point = std::move(*point);
  }
  return penalty_.resume(*penalty);
}

/// Goes on from a file: within a round, where its method goes on, or between two.
Status MultiplierRounds::resume() {
  const auto checkpoint = readCheckpoint(options_.resume);
  if (!checkpoint) return checkpoint.error();
  whole_.isResumed = true;
  if (const Status done = takeUnknowns(constraints_.session(), *checkpoint, options_); !done) return done;
  const auto ofFile = [&](Error error) {
    error.message = fmt::format("{}: {}", options_.resume, error.message);
    return error;
  };
  if (const Status done = take(checkpoint->state); !done) return ofFile(done.error());
  if (round_.isOfFile) return Done{};
  const auto kept = numbersOf(checkpoint->state, kCost, 1);
  if (!kept) return ofFile(kept.error());
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  SolveReport before;
  before.cost = kept->front();
  before.initialCost = report_.initialCost;
  return checkResumed(before, options_.resume, *cost);
}

}  // namespace hgc
