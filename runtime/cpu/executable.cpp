#include "runtime/cpu/executable.h"

#include <algorithm>
#include <memory>
#include <new>

#include "runtime/cpu/counting.h"
#include "runtime/device/finished.h"
#include "runtime/device/ticks.h"

namespace hgc {
CpuExecutable::CpuExecutable(const Workload& workload, KernelSource code, std::shared_ptr<Threads> threads)
    : workload_(workload),
      kernels_(workload, std::move(code)),
      scratch_([from = workload.bound.memory] { return Scratch(from); }),
      threads_(std::move(threads)),
      tiles_([from = workload.bound.memory] { return Pages(from); }),
      strips_([from = workload.bound.memory] { return Strip(from); }) {
  HostMemory* const from = workload.bound.memory;
  for (SymbolId symbol = 0; symbol < workload.bound.symbols.size(); ++symbol) {
    const bool isComputed = workload.artefact->program.symbols[symbol].field != kNone;
    computed_.emplace_back(isComputed ? static_cast<size_t>(scalarsWithSlack(workload.bound.symbols[symbol])) : 0,
                           from);
    gradients_.emplace_back(from);
  }
  rowBegins_.resize(workload.bound.symbols.size());
  for (size_t g = 0; g < workload.groups.size(); ++g) memory_.push_back(layOut(g));
  keepsValues_.assign(workload.groups.size(), true);
  isCurrent_.assign(workload.groups.size(), false);
  left_.assign(workload.groups.size(), nullptr);
  inWaves_.assign(workload.groups.size(), false);
  readers_.resize(workload.bound.symbols.size());
  for (uint32_t g = 0; g < workload.groups.size(); ++g) {
    const std::vector<SymbolId>& ports = workload.artefact->plan.groups[g].ports;
    for (uint32_t port = 0; port < ports.size(); ++port) readers_[ports[port]].push_back({g, port});
  }
  allFields_ = fieldStages(workload);
}

CpuExecutable::GroupMemory CpuExecutable::layOut(size_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const GatherLayout& layout = layoutOf(workload_, g);
  HostMemory* const from = workload_.bound.memory;
  GroupMemory memory;
  memory.values = Pages(from);
  memory.outputs = Pages(from);
  for (const SymbolId symbol : group.ports)
    memory.ports.push_back(computed_[symbol].empty() ? workload_.bound.symbols[symbol].reals.data()
                                                     : computed_[symbol].data());
  const std::vector<TableReads> reads = tablesInLoops(layout);
  for (size_t k = 0; k < group.tables.size(); ++k) {
    const BoundSymbol& table = workload_.bound.symbols[group.tables[k]];
    std::vector<int32_t>& begins = rowBegins_[group.tables[k]];
    if (reads[k].rowBegins && begins.empty()) begins = kernelRowBegins(table);
    memory.tables.push_back(table.integers.data());
    memory.rowBegins.push_back(begins.data());
  }
  for (const auto& slot : data.slots) memory.slots.push_back(countedFrom(slot.data(), data.before));
  for (const auto& column : data.lifted) memory.lifted.push_back(countedFrom(column.data(), data.before));
  memory.columns =
      *findPartialColumns(layout, data, gradientOf(workload_), StoredPartials::Rest);  // fewer than were counted
  memory.sizes = kernelSizes(workload_, g, memory.columns);
  if (layout.variadic && hasValues(layout))
    memory.sums.resize(static_cast<size_t>(data.segments().count()) * static_cast<size_t>(memory.columns.summed));
  memory.accumulators.resize(group.ports.size(), nullptr);
  memory.targets.resize(layout.gathers.size(), nullptr);
  for (const Incidence& incidence : workload_.incidence[g]) {
    memory.cells.emplace_back(from);
    memory.rowOrders.emplace_back(incidence, rowsOf(g, incidence.port));
    for (size_t k = 0; k < incidence.gathers.size(); ++k)
      memory.targets[incidence.gathers[k]] = countedFrom(incidence.targets[k].data(), data.before);
  }
  for (uint32_t k = 0; k < layout.stems; ++k) {
    memory.stems.emplace_back(static_cast<size_t>((data.count + kTile - 1) / kTile * kTile + kTile), from);
    memory.stemPlaces.push_back(countedFrom(memory.stems.back().data(), data.before));
  }
  for (uint32_t k = 0; k < layout.kept; ++k) {
    memory.kept.emplace_back(static_cast<size_t>((data.count + kTile - 1) / kTile * kTile), from);
    memory.keptPlaces.push_back(memory.kept.back().data());
    memory.lifted.push_back(memory.kept.back().data());
  }
  for (const LineSums& sums : workload_.lineSums[g])
    memory.lineCells.emplace_back(static_cast<size_t>(sums.cells * widthOf(sums)), from);
  return memory;
}

KernelArgs CpuExecutable::argsOf(size_t g, double* outputs) {
  GroupMemory& memory = memory_[g];
  const int64_t before = workload_.groups[g].before;
  return {memory.ports.data(),
          memory.slots.data(),
          memory.lifted.data(),
          memory.sizes.data(),
          countedFrom(memory.values.data(), before),
          outputs,
          memory.accumulators.data(),
          memory.targets.data(),
          nullptr,
          before + workload_.groups[g].count,
          memory.tables.data(),
          memory.rowBegins.data(),
          workload_.longestKept[g],
          nullptr,
          0,
          memory.keptPlaces.data()};
}

Result<std::unique_ptr<Event>> CpuExecutable::submit(const Launch& launch) {
  const auto times = this->launch(launch);
  if (!times) return times.error();
  return std::unique_ptr<Event>(new Finished(*times));
}

Result<Times> CpuExecutable::launch(const Launch& launch) {
  try {
    return launched(launch);
  } catch (const std::bad_alloc&) {
    return Error{"out of memory for what the launch computes", "fewer instances, or fewer threads, --threads=1",
                 ErrorKind::Memory};
  }
}

/// What launches of a kind do, found at the first of them.
const CpuExecutable::KnownLaunch& CpuExecutable::knownLaunch(KernelKind kind) {
  std::optional<KnownLaunch>& known = known_[static_cast<size_t>(kind)];
  if (known) return *known;
  known.emplace();
  known->stages = launchStages(workload_, kind);
  known->fieldsRead = fieldsReadBy(workload_, known->stages);
  for (SymbolId symbol = 0; symbol < gradients_.size() && isGradient(kind); ++symbol) {
    const Symbol& declared = workload_.artefact->program.symbols[symbol];
    if (isBy(kind, declared.kind) && declared.field == kNone) known->summed.push_back(symbol);
  }
  return *known;
}

/// How a launch runs in bands; null where it does not.
const BandPlan* CpuExecutable::findBands(KernelKind kind, const KnownLaunch& known) {
  std::vector<bool> stale = staleOf(known.fieldsRead);
  const auto [found, isNew] = bandPlans_.try_emplace({kind, std::move(stale)});
  if (isNew) {
    std::vector<Stage> stages = fieldStagesOf(found->first.second);
    stages.insert(stages.end(), known.stages.begin(), known.stages.end());
    if (!isPart(workload_)) found->second = planBands(workload_, kind, stages, reaches_);
  }
  return found->second ? &*found->second : nullptr;
}

bool CpuExecutable::WholeRun::isOf(const Launch& other) const {
  return launch.kind == other.kind && launch.values == other.values && launch.gradients == other.gradients &&
         launch.components == other.components && !other.take;
}

/// What an earlier launch left goes.
Status CpuExecutable::runAnew(const KnownLaunch& known, const Launch& launch, Times& times) {
  whole_.reset();
  results_ = {};
  results_.values.resize(memory_.size());
  results_.chunkSums.resize(memory_.size());
  results_.elements.resize(memory_.size());
  results_.gradients.resize(isGradient(launch.kind) ? gradients_.size() : 0);
  left_.assign(memory_.size(), nullptr);
  inWaves_.assign(memory_.size(), false);
  const Ticks start = Ticks::now();
  if (const BandPlan* const bands = findBands(launch.kind, known)) {
    const Status done = runBands(*bands, launch);
    times.kernel = millisecondsSince(start);
    return done;
  }
  const bool readsFields = std::ranges::count(known.fieldsRead, true) > 0;
  const bool isWhole = !launch.take && !readsFields && known.stages.size() == 1 && known.stages[0].sums.empty();
  Status done = Done{};
  if (isWhole) {
    whole_.emplace().launch = launch;
    done = prepareWaves(known.stages[0], launch, whole_->stage);
    if (done) done = prepareStage(known.stages[0], whole_->launch, whole_->stage);
    if (done) done = runStage(whole_->stage);
    if (!done) whole_.reset();
  } else {
    done = fill(known.fieldsRead);
    if (done) done = runStages(known.stages, launch);
  }
  if (!done) return done;
  times.kernel = millisecondsSince(start);
  std::vector<Tasks> sums = sumsOf(known, launch);
  run(sums);
  if (isWhole) whole_->sums = std::move(sums);
  times.reduce = millisecondsSince(start) - times.kernel;
  return Done{};
}

Result<Times> CpuExecutable::launched(const Launch& launch) {
  nonfinite_ = 0;
  Times times;
  if (whole_ && whole_->isOf(launch)) {
    const Ticks start = Ticks::now();
    if (const Status done = runStage(whole_->stage); !done) return done.error();
    times.kernel = millisecondsSince(start);
    run(whole_->sums);
    times.reduce = millisecondsSince(start) - times.kernel;
  } else if (const Status done = runAnew(knownLaunch(launch.kind), launch, times); !done) {
    return done.error();
  }
  results_.nonfinite = nonfinite_;
  return times;
}

}  // namespace hgc
