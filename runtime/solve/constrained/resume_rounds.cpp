#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <utility>

#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/constrained/multiplier_rounds.h"

namespace hgc {
namespace {

constexpr const char *kInitial = "rounds initial cost", *kPenalty = "rounds penalty", *kPoint = "rounds point",
                     *kStart = "rounds start", *kCost = "rounds cost", *kDual = "dual ";

}  // namespace

MethodState MultiplierRounds::state(bool isBetween) const {
  const int64_t rows = start_.rows + std::ssize(report_.iterations) - (isBetween ? 0 : 1);
  const int64_t stepsOfRound = isBetween ? 0 : round_.stepsBefore + stepsTried(round_.firstRow);
  const auto number = [](int64_t count) { return static_cast<double>(count); };
  MethodState state = {{kRounds,
                        {number(report_.rounds), number(rows), number(start_.roundsBefore), number(stepsOfRound),
                         number(start_.attempt)}},
                       {kInitial, {report_.initialCost}},
                       {kPenalty, penalty_.state()}};
  if (start_.attempt < kMostAttempts) state[kStart] = start_.point;
  for (size_t k = 0; k < round_.duals.size(); ++k) state[kDual + constraints_.nameOf(k)] = round_.duals[k];
  if (!isBetween) state[kPoint] = round_.point;
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
  start_.due = secondsSince(start_.time) + std::max(kBetween, kShare * secondsSince(since));
  if (!done && std::ranges::count(report_.warnings, done.error().message) == 0)
    report_.warnings.push_back(done.error().message);
}

Status MultiplierRounds::take(const MethodState& state) {
  const auto rounds = numbersOf(state, kRounds, 5), initial = numbersOf(state, kInitial, 1),
             penalty = numbersOf(state, kPenalty, Penalty::kNumbers);
  for (const auto* each : {&rounds, &initial, &penalty}) {
    if (!*each) return each->error();
  }
  constexpr double kMost = 1e15;
  const auto isCount = [](double number) { return number >= 0 && number < kMost; };
  if (!std::ranges::all_of(*rounds, isCount) || !((*rounds)[2] < (*rounds)[0]) || !((*rounds)[4] <= kMostAttempts))
    return Error{"it is damaged: it does not say how many rounds were made", "", ErrorKind::Data};
  report_.rounds = static_cast<int64_t>((*rounds)[0]);
  start_.rows = static_cast<int64_t>((*rounds)[1]);
  report_.initialCost = initial->front();
  start_.roundsBefore = static_cast<int64_t>((*rounds)[2]);
  round_.stepsBefore = static_cast<int64_t>((*rounds)[3]);
  start_.attempt = static_cast<int64_t>((*rounds)[4]);
  if (start_.attempt < kMostAttempts) {
    auto start = numbersOf(state, kStart, start_.point.size());
    if (!start) return start.error();
    start_.point = std::move(*start);
  }
  for (size_t k = 0; k < round_.duals.size(); ++k) {
    auto duals = numbersOf(state, kDual + constraints_.nameOf(k), round_.duals[k].size());
    if (!duals) return duals.error();
    round_.duals[k] = std::move(*duals);
  }
  round_.isOfFile = isWithinMethod(state);
  if (round_.isOfFile) {
    auto point = numbersOf(state, kPoint, round_.point.size());
    if (!point) return point.error();
    round_.point = std::move(*point);
  }
  return penalty_.resume(*penalty);
}

Status MultiplierRounds::resume() {
  const auto checkpoint = readCheckpoint(options_.resume);
  if (!checkpoint) return checkpoint.error();
  start_.isResumed = true;
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
