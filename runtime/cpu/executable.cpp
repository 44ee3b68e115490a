#include "runtime/cpu/executable.h"

#include <algorithm>

#include "runtime/cpu/sums.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/device/clock.h"
#include "runtime/device/within_memory.h"

namespace hgc {
namespace {

constexpr const char* kWantedLess = "fewer instances, or fewer threads, --threads=1";

double* valuesAt(const Buffer& buffer) { return reinterpret_cast<double*>(buffer.address); }

int64_t scalarsOf(const Buffer& buffer) { return static_cast<int64_t>(buffer.bytes / sizeof(double)); }

}  // namespace

Result<std::unique_ptr<Event>> CpuExecutable::submit(const Launch& launch) {
  const auto times = this->launch(launch);
  if (!times) return times.error();
  return std::unique_ptr<Event>(new Finished(*times));
}

Result<Times> CpuExecutable::launch(const Launch& launch) {
  return withinMemory([&] { return run(launch); }, "out of memory for the results of the launch", kWantedLess);
}

/// The stages, fields and sums of launches of a kind, planned at the first of them.
const CpuExecutable::KnownLaunch& CpuExecutable::knownLaunch(KernelKind kind) {
  std::optional<KnownLaunch>& known = known_[static_cast<size_t>(kind)];
  if (known) return *known;
  known.emplace();
  known->stages = launchStages(state_.workload, kind);
  known->fieldsRead = fieldsReadBy(state_.workload, known->stages);
  for (SymbolId symbol = 0; symbol < state_.symbols.size(); ++symbol) {
    if (hasGradientBy(state_.workload, kind, symbol)) known->summed.push_back(symbol);
  }
  return *known;
}

/// The plan by which a launch runs in bands, or null if it cannot.
const BandPlan* CpuExecutable::findBands(KernelKind kind, const KnownLaunch& known) {
  std::vector<bool> stale = staleOf(known.fieldsRead);
  const auto [found, isNew] = bandPlans_.try_emplace({kind, std::move(stale)});
  if (isNew) {
    std::vector<Stage> stages = stagesOf(found->first.second);
    stages.insert(stages.end(), known.stages.begin(), known.stages.end());
    if (!isPart(state_.workload)) found->second = planBands(state_.workload, kind, stages, reaches_);
  }
  return found->second ? &*found->second : nullptr;
}

bool CpuExecutable::WholeRun::isOf(const Launch& other) const {
  return launch.kind == other.kind && launch.values == other.values && launch.gradients == other.gradients &&
         launch.components == other.components && !other.take;
}

/// The sums that follow the kernels of a launch.
std::vector<Tasks> CpuExecutable::sumsOf(const KnownLaunch& known, const Launch& launch) {
  std::vector<SymbolSum> sums;
  for (const SymbolId symbol : known.summed)
    sums.push_back({symbol, state_.placeGradient(symbol, launch), launch.gradientOf(symbol) != nullptr});
  return hgc::sumsOf(state_, sums);
}

/// Runs the kernels of a launch and keeps what they need, so that an equal launch can run without preparation.
Status CpuExecutable::runWhole(const KernelStage& stage, const Launch& launch) {
  WholeRun& whole = whole_.emplace();
  whole.launch = launch;
  Status done = prepareWaves(state_, stage, launch, whole.stage);
  if (done) done = prepareStage(state_, stage, whole.launch, whole.stage);
  if (done) done = runStage(state_, whole.stage);
  if (!done) whole_.reset();
  return done;
}

/// Plans and runs a launch that differs from the last one.
Status CpuExecutable::runAnew(const KnownLaunch& known, const Launch& launch, Times& times) {
  whole_.reset();
  state_.forgetResults(launch.kind);
  const Ticks start = Ticks::now();
  if (const BandPlan* const bands = findBands(launch.kind, known)) {
    const Status done = bands_.run(*bands, launch);
    times.kernel = millisecondsSince(start);
    return done;
  }
  const bool readsFields = std::ranges::count(known.fieldsRead, true) > 0;
  const auto* const only = known.stages.size() == 1 ? std::get_if<KernelStage>(known.stages.data()) : nullptr;
  const bool isWhole = only != nullptr && !launch.take && !readsFields;
  Status done = Done{};
  if (isWhole) {
    done = runWhole(*only, launch);
  } else {
    done = fill(known.fieldsRead);
    if (done) done = runStages(state_, known.stages, launch);
  }
  if (!done) return done;
  times.kernel = millisecondsSince(start);
  std::vector<Tasks> sums = sumsOf(known, launch);
  runSums(state_, sums);
  if (isWhole) whole_->sums = std::move(sums);
  times.reduce = millisecondsSince(start) - times.kernel;
  return Done{};
}

Result<Times> CpuExecutable::run(const Launch& launch) {
  state_.nonfinite = 0;
  Times times;
  if (whole_ && whole_->isOf(launch)) {
    const Ticks start = Ticks::now();
    if (const Status done = runStage(state_, whole_->stage); !done) return done.error();
    times.kernel = millisecondsSince(start);
    runSums(state_, whole_->sums);
    times.reduce = millisecondsSince(start) - times.kernel;
  } else if (const Status done = runAnew(knownLaunch(launch.kind), launch, times); !done) {
    return done.error();
  }
  state_.results.nonfinite = state_.nonfinite;
  return times;
}

Buffer CpuExecutable::computed(SymbolId symbol) const {
  const BoundSymbol& bound = state_.workload.bound.symbols[symbol];
  const Pages& rows = state_.symbols[symbol].computed;
  return rows.empty() ? Buffer{} : bufferOf(rows.data(), static_cast<size_t>(bound.rows * bound.width));
}

Status CpuExecutable::read(std::span<const Copy> copies) {
  state_.threads->execute([&] {
    for (const Copy& copy : copies)
      copyScalars(reinterpret_cast<const double*>(copy.from.address),
                  static_cast<int64_t>(copy.from.bytes / sizeof(double)), static_cast<double*>(copy.to));
  });
  return Done{};
}

/// Whether each group computes one of `fields` whose values are stale.
std::vector<bool> CpuExecutable::staleOf(const std::vector<bool>& fields) const {
  std::vector<bool> stale(fields.size());
  for (size_t g = 0; g < fields.size(); ++g) stale[g] = fields[g] && !state_.groups[g].isCurrent;
  return stale;
}

/// The stages that compute `fields`, planned once for each set.
const std::vector<Stage>& CpuExecutable::stagesOf(const std::vector<bool>& fields) {
  const auto found = fieldStages_.find(fields);
  if (found != fieldStages_.end()) return found->second;
  return fieldStages_.emplace(fields, fieldStages(state_.workload, fields)).first->second;
}

/// Computes the stale ones of `fields`.
Status CpuExecutable::fill(const std::vector<bool>& fields) {
  const std::vector<bool> stale = staleOf(fields);
  const Status done = runStages(state_, stagesOf(stale), {});
  for (size_t g = 0; g < fields.size() && done; ++g)
    state_.groups[g].isCurrent = state_.groups[g].isCurrent || stale[g];
  return done;
}

Status CpuExecutable::fillFields() {
  return withinMemory([&] { return fill(std::vector<bool>(state_.groups.size(), true)); },
                      "out of memory for the values of fields", kWantedLess);
}

/// Marks the fields that depend on a symbol as stale.
void CpuExecutable::hasChanged(SymbolId symbol) {
  const std::vector<bool> fed = fieldsFedBy(state_.workload, symbol);
  for (size_t g = 0; g < fed.size(); ++g) state_.groups[g].isCurrent = state_.groups[g].isCurrent && !fed[g];
}

Status CpuExecutable::write(SymbolId symbol, int64_t, std::span<const double>) {
  hasChanged(symbol);
  return Done{};
}

Buffer CpuExecutable::boundReals(SymbolId symbol) const {
  const BoundSymbol& own = state_.workload.bound.symbols[symbol];
  return bufferOf(own.reals.data(), static_cast<size_t>(own.rows * own.width));
}

Status CpuExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  const Buffer own = boundReals(symbol);
  double* const values = valuesAt(own);
  const double* const others = valuesAt(direction);
  state_.threads->execute([&] {
    forStretches(scalarsOf(own), [&](int64_t first, int64_t last) {
      const FloatingPointMode mode;
      for (int64_t k = first; k < last; ++k) values[k] = values[k] + scale * others[k];
    });
  });
  hasChanged(symbol);
  return Done{};
}

Status CpuExecutable::exchange(SymbolId a, SymbolId b) {
  double *const left = valuesAt(boundReals(a)), *const right = valuesAt(boundReals(b));
  state_.threads->execute([&] {
    forStretches(scalarsOf(boundReals(a)),
                 [&](int64_t first, int64_t last) { std::swap_ranges(left + first, left + last, right + first); });
  });
  hasChanged(a);
  hasChanged(b);
  return Done{};
}

}  // namespace hgc
