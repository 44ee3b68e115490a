#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <utility>

#include "runtime/solve/methods/progress.h"

namespace hgc {
namespace {

constexpr const char* kSolve = "solve";  ///< numbers of the solve itself: see `keep`
constexpr size_t kSolveNumbers = 5;

/// An error where a file has other unknowns than a session, or others' shapes.
Status checkUnknowns(Session& session, const Checkpoint& checkpoint, const std::string& path) {
  size_t count = 0;
  for (const Symbol& symbol : session.workload().artefact->program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    ++count;
    const auto kept = std::ranges::find(checkpoint.unknowns, symbol.name, &KeptUnknown::name);
    const auto values = session.values(symbol.name);
    if (!values) return values.error();
    if (kept == checkpoint.unknowns.end())
      return Error{fmt::format("{} is of another program: it has no unknown `{}`", path, symbol.name), "",
                   ErrorKind::Data};
    if (kept->shape != values->shape || std::ssize(kept->values) != values->count())
      return Error{fmt::format("{} is of other sizes: its `{}` has the shape [{}], and the program's has [{}]", path,
                               symbol.name, fmt::join(kept->shape, ", "), fmt::join(values->shape, ", ")),
                   "", ErrorKind::Data};
  }
  if (count == checkpoint.unknowns.size()) return Done{};
  return Error{fmt::format("{} is of another program: it has {} unknowns, and this one has {}", path,
                           checkpoint.unknowns.size(), count),
               "", ErrorKind::Data};
}

}  // namespace

Result<std::vector<KeptUnknown>> unknownsAt(Session& session, std::span<const double> point) {
  std::vector<KeptUnknown> kept;
  size_t at = 0;
  for (const Symbol& symbol : session.workload().artefact->program.symbols) {
    if (symbol.kind != SymbolKind::Var) continue;
    const auto values = session.values(symbol.name);
    if (!values) return values.error();
    const auto some = point.subspan(at, static_cast<size_t>(values->count()));
    kept.push_back({symbol.name, values->shape, {some.begin(), some.end()}});
    at += some.size();
  }
  return kept;
}

bool isWithinMethod(const MethodState& state) { return state.contains(kSolve); }

Status takeUnknowns(Session& session, const Checkpoint& checkpoint, const SolveOptions& options) {
  const bool isOfRounds = checkpoint.state.contains(kRounds);
  if (isOfRounds != std::ranges::any_of(session.workload().artefact->program.terms, &Term::isConstraint))
    return Error{fmt::format("{} is of a program {} constraints", options.resume, isOfRounds ? "with" : "without"), "",
                 ErrorKind::Data};
  if (checkpoint.method != nameOf(options.method))
    return Error{fmt::format("{} is of `{}`, and `{}` cannot go on from there", options.resume, checkpoint.method,
                             nameOf(options.method)),
                 "the method of a solve that goes on is the one that it had", ErrorKind::Usage};
  if (const Status fit = checkUnknowns(session, checkpoint, options.resume); !fit) return fit;
  for (const KeptUnknown& kept : checkpoint.unknowns) {
    if (const Status done = session.set(kept.name, Array::of(kept.shape, kept.values)); !done) return done;
  }
  return Done{};
}

Status SolveProgress::resume() {
  auto checkpoint = readCheckpoint(options_.resume);
  if (!checkpoint) return checkpoint.error();
  if (const Status done = takeUnknowns(session_, *checkpoint, options_); !done) return done;
  const auto numbers = numbersOf(checkpoint->state, kSolve, kSolveNumbers);
  if (!numbers) return ofFile(numbers.error());
  const auto countOf = [](double number) {
    constexpr double kMost = 1e15;
    return number >= 0 ? static_cast<int64_t>(std::min(number, kMost)) : 0;
  };
  start_.iterations = countOf((*numbers)[0]);
  report_.cost = (*numbers)[1];
  report_.initialCost = (*numbers)[2];
  start_.length = (*numbers)[3];
  notFinite_ = countOf((*numbers)[4]);
  resumed_ = std::move(checkpoint->state);
  return Done{};
}

/// The same objective has the same cost, but for rounding, which differs where operations are fused.
Status checkResumed(const SolveReport& before, const std::string& path, double cost) {
  constexpr double kOfCost = 1e-6, kOfInitial = 1e-12;
  const double apart = kOfCost * std::fabs(before.cost) + kOfInitial * std::fabs(before.initialCost);
  if (std::fabs(cost - before.cost) <= apart) return Done{};
  return Error{fmt::format("{} is of another program, or of other data: the objective at its unknowns was {:.10g}, and "
                           "is {:.10g} now",
                           path, before.cost, cost),
               "a solve goes on with the data that it had", ErrorKind::Data};
}

bool SolveProgress::isCheckpointDue() const {
  return !options_.checkpoint.empty() && secondsSince(start_.time) >= start_.due;
}

/// What could not be written is told once, for want of memory, too: the solve is worth more. Large ones are written
/// less often, for a twentieth of the time.
void SolveProgress::keep(const std::function<MethodState()>& state) {
  constexpr double kBetween = 10, kShare = 20;
  const bool goesOn = report_.ending != SolveEnding::Iterations && report_.ending != SolveEnding::Stopped;
  if (options_.checkpoint.empty() || (options_.rounds && hasEnded() && goesOn)) return;
  const auto since = Clock::now();
  Status done = Done{};
  try {
    MethodState all = state();
    const double made = static_cast<double>(start_.iterations + std::ssize(report_.iterations)) - 1;
    const double length = std::min(start_.length, std::numeric_limits<double>::max());
    if (options_.rounds) all.merge(options_.rounds());
    all[kSolve] = {made, report_.cost, report_.initialCost, length, static_cast<double>(notFinite_)};
    auto unknowns = unknownsAt(session_, best_);
    done = unknowns
               ? writeCheckpoint(options_.checkpoint, {nameOf(options_.method), std::move(*unknowns), std::move(all)})
               : unknowns.error();
  } catch (const std::bad_alloc&) {
    done = Error{fmt::format("cannot write {}: out of memory", options_.checkpoint), ""};
  }
  start_.due = secondsSince(start_.time) + std::max(kBetween, kShare * secondsSince(since));
  if (done) return;
  const std::string warning = done.error().message;
  if (std::ranges::count(report_.warnings, warning) == 0) report_.warnings.push_back(warning);
}

}  // namespace hgc
