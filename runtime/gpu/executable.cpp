#include "runtime/gpu/executable.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/gpu/arguments.h"

namespace hgc {
namespace {

/// The times between the marks of `commandsOf`.
Times timesOf(std::span<const double> betweenMarks) {
  Times times;
  for (size_t k = 0; k < betweenMarks.size(); ++k) {
    const bool isKernel = k % 2 == 0 && k + 1 != betweenMarks.size();
    (isKernel ? times.kernel : times.reduce) += betweenMarks[k];
  }
  return times;
}

/// Runs a kernel with an invocation for each scalar of `values`.
CommandList changeScalars(FixedKernel kernel, const Buffer& values, const Buffer& others, double scale) {
  CommandList commands;
  const uint64_t count = values.bytes / sizeof(double);
  for (uint64_t first = 0; first < count; first += itemsAtOnce(1)) {
    const uint64_t skipped = first * sizeof(double);
    const StepArguments arguments{.values = values.address + skipped,
                                  .others = others.address + skipped,
                                  .scale = std::bit_cast<uint64_t>(scale),
                                  .count = static_cast<uint32_t>(std::min<uint64_t>(count - first, itemsAtOnce(1)))};
    commands.dispatch(kernel, arguments, arguments.count);
  }
  return commands;
}

}  // namespace

class GpuExecutable::LaunchEvent : public Event {
 public:
  LaunchEvent(GpuExecutable& executable, std::vector<RecordedList*> lists, const Recording* last,
              Clock::time_point start)
      : executable_(executable), lists_(std::move(lists)), last_(last), start_(start) {}
  LaunchEvent(const LaunchEvent&) = delete;
  LaunchEvent& operator=(const LaunchEvent&) = delete;
  ~LaunchEvent() override {  // NOLINT(bugprone-exception-escape): only for want of memory
    if (!isWaitedFor_) (void)wait();
  }

  Result<Times> wait() override {
    if (!std::exchange(isWaitedFor_, true)) times_ = executable_.finish(lists_, last_, start_);
    return times_;
  }

 private:
  GpuExecutable& executable_;
  std::vector<RecordedList*> lists_;
  const Recording* last_;
  Clock::time_point start_;
  bool isWaitedFor_ = false;
  Result<Times> times_ = Error{"out of memory", "", ErrorKind::Memory};
};

Result<std::unique_ptr<Executable>> GpuExecutable::load(std::unique_ptr<Gpu> gpu, const Workload& workload,
                                                        bool fused) {
  std::unique_ptr<GpuExecutable> executable(new GpuExecutable(std::move(gpu), workload, fused));
  Status done = executable->plans_.load();
  if (done) done = executable->gpu_->validation();
  if (!done) return done.error();
  return std::unique_ptr<Executable>(std::move(executable));
}

/// Waits for copies, because its memory will be reused.
GpuExecutable::~GpuExecutable() { gpu_->settle(); }

Result<Recording*> GpuExecutable::recordingOf(const Key& key) {
  const auto known = recordings_.find(key);
  if (known != recordings_.end()) return &known->second;
  std::vector<const SumsOfOutputs*> assemblies;
  for (const uint32_t number : key.assemblies) assemblies.push_back(assemblies_[number].get());
  const auto stages = key.kind ? launchStages(workload_, *key.kind) : fieldStages(workload_);
  auto recording = plans_.record(stages, assemblies, key.only);
  if (!recording) return recording.error();
  return &recordings_.emplace(key, std::move(*recording)).first->second;
}

Result<Recording*> GpuExecutable::recordingOf(const Launch& launch) {
  return recordingOf(Key{launch.kind, launch.assemblies, launch.only});
}

Status GpuExecutable::prepare(const Launch& launch) {
  const FloatingPointMode mode;
  if (const Status works = gpu_->works(); !works) return works;
  if (!workload_.fieldLevels.empty()) {
    if (const auto fields = recordingOf(Key{}); !fields) return fields.error();
  }
  const auto recording = recordingOf(launch);
  return recording ? gpu_->validation() : Status(recording.error());
}

/// Submits a launch with everything that it needs. Returns its recording.
Result<Recording*> GpuExecutable::start(const Launch& launch) {
  const FloatingPointMode mode;
  launches_.started = launches_.finished = nullptr;
  if (const Status works = gpu_->works(); !works) return works.error();
  std::vector<RecordedList*> lists;
  if (areFieldsStale_) {
    const auto fields = recordingOf(Key{});
    if (!fields) return fields.error();
    lists.push_back((*fields)->list.get());
  }
  const auto recording = recordingOf(launch);
  if (!recording) return recording.error();
  lists.push_back((*recording)->list.get());
  const auto copies = plans_.copies().refresh();
  if (!copies) return copies.error();
  if (*copies) lists.insert(lists.begin(), *copies);
  if (const Status done = start(lists); !done) return done.error();
  launches_.started = *recording;
  return *recording;
}

/// Submits lists in order.
Status GpuExecutable::start(std::span<RecordedList* const> lists) {
  for (RecordedList* list : lists) {
    Status done = gpu_->wait(*list);
    if (done) done = gpu_->submit(*list);
    if (!done) {
      launches_.unwaited.clear();
      return done;
    }
    if (std::ranges::find(launches_.unwaited, list) == launches_.unwaited.end()) launches_.unwaited.push_back(list);
  }
  areFieldsStale_ = false;
  return Done{};
}

Result<std::unique_ptr<Event>> GpuExecutable::submit(const Launch& launch) {
  const auto recording = start(launch);
  if (!recording) return recording.error();
  const auto begin = Clock::now();
  return std::unique_ptr<Event>(
      std::make_unique<LaunchEvent>(*this, std::exchange(launches_.unwaited, {}), *recording, begin));
}

Status GpuExecutable::begin(const Launch& launch) {
  const auto recording = start(launch);
  return recording ? Status(Done{}) : Status(recording.error());
}

Result<Times> GpuExecutable::finish(std::span<RecordedList* const> lists, const Recording* last,
                                    Clock::time_point start) {
  const FloatingPointMode mode;
  Status done = Done{};
  for (RecordedList* list : lists) {
    if (done) done = gpu_->wait(*list);
  }
  const double hostMilliseconds = millisecondsSince(start);
  if (done) done = gpu_->validation();
  if (!done) areFieldsStale_ = !workload_.fieldLevels.empty();
  if (!done) return done.error();
  Times times;
  bool hasClock = false;
  for (const RecordedList* list : lists) {
    const auto betweenMarks = gpu_->times(*list);
    if (!betweenMarks) return betweenMarks.error();
    hasClock = hasClock || !betweenMarks->empty();
    times += timesOf(*betweenMarks);
  }
  if (!hasClock) times.kernel = hostMilliseconds;
  if (last == launches_.started) launches_.finished = last;
  return times;
}

const Results& GpuExecutable::results() const {
  static const Results none;
  return launches_.finished ? launches_.finished->results : none;
}

Status GpuExecutable::read(std::span<const Copy> copies) {
  const FloatingPointMode mode;
  Status done = gpu_->works();
  for (size_t k = 0; k < copies.size() && done; ++k) {
    const Copy& copy = copies[k];
    const auto offset = launches_.finished ? offsetOf(launches_.finished->readback, copy.from) : std::nullopt;
    if (offset) std::memcpy(copy.to, gpu_->readbackMemory() + *offset, copy.from.bytes);
    else done = gpu_->download(copy.from, copy.to, copy.from.bytes);
  }
  if (done) done = gpu_->flush();
  if (done) done = gpu_->validation();
  if (!done) gpu_->forget();  // drops downloads whose destinations may be gone
  return done;
}

Status GpuExecutable::fillFields() {
  const FloatingPointMode mode;
  if (const Status works = gpu_->works(); !works) return works;
  if (!areFieldsStale_) return Done{};
  const auto fields = recordingOf(Key{});
  if (!fields) return fields.error();
  const auto begin = Clock::now();
  if (const Status done = start(std::array{(*fields)->list.get()}); !done) return done;
  const auto times = LaunchEvent(*this, std::exchange(launches_.unwaited, {}), launches_.started, begin).wait();
  return times ? Status(Done{}) : Status(times.error());
}

Result<uint32_t> GpuExecutable::adopt(const AssemblyPlan& plan) {
  const FloatingPointMode mode;
  if (const Status works = gpu_->works(); !works) return works.error();
  auto made = GpuAssembly::make(*gpu_, plan);
  return made ? Result<uint32_t>(adopt(std::move(*made))) : made.error();
}

Result<SeparateNumbers> GpuExecutable::adoptSeparate(const SeparateSums& sums) {
  const FloatingPointMode mode;
  if (const Status works = gpu_->works(); !works) return works.error();
  auto made = GpuSeparateSums::make(*gpu_, sums);
  if (!made) return made.error();
  const GpuSeparateSums& all = **made;
  SeparateNumbers numbers;
  numbers.all = adopt(std::move(*made));
  numbers.unfinished = adopt(std::make_unique<UnfinishedSums>(all));
  betweenLaunches_.models[numbers.all] = &all;
  return numbers;
}

/// Takes over the sums. Returns their index in `assemblies_`.
uint32_t GpuExecutable::adopt(std::unique_ptr<SumsOfOutputs> sums) {
  assemblies_.push_back(std::move(sums));
  return static_cast<uint32_t>(assemblies_.size() - 1);
}

template <class Object>
Object* GpuExecutable::keep(std::unique_ptr<Object> object) {
  Object* const kept = object.get();
  betweenLaunches_.objects.push_back(std::move(object));
  return kept;
}

/// Marks everything that depends on a symbol as out of date.
void GpuExecutable::markChanged(SymbolId symbol) {
  if (feedsFields(workload_, symbol)) areFieldsStale_ = true;
  plans_.copies().markStale(symbol);
}

Result<Buffer> GpuExecutable::bound(SymbolId symbol) {
  const FloatingPointMode mode;
  return plans_.data().bound(symbol);
}

Status GpuExecutable::write(SymbolId symbol, int64_t first, std::span<const double> values) {
  const FloatingPointMode mode;
  const Status done = plans_.data().write(symbol, first, values);
  markChanged(symbol);
  return done;
}

/// Runs commands between launches. Updates the binary32 copies of symbols that they change.
Status GpuExecutable::runBetween(const CommandList& commands, std::span<const SymbolId> changed) {
  const FloatingPointMode mode;
  for (const SymbolId symbol : changed) markChanged(symbol);
  if (const Status works = gpu_->works(); !works) return works;
  CommandList all;
  all.barrier();
  for (const Command& command : commands.commands()) all.add(command);
  all.barrier();
  for (const SymbolId symbol : changed) plans_.data().narrow(symbol, all);
  std::unique_ptr<RecordedList>& list = betweenLaunches_.lists[betweenLaunches_.next++ % betweenLaunches_.lists.size()];
  const Status done = gpu_->record(list, all);
  return done ? gpu_->submit(*list) : done;
}

Status GpuExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  const auto own = bound(symbol);
  if (!own) return own.error();
  return runBetween(changeScalars(FixedKernel::Step, *own, direction, scale), {&symbol, 1});
}

Status GpuExecutable::exchange(SymbolId a, SymbolId b) {
  const auto left = bound(a), right = bound(b);
  if (!left || !right) return left ? right.error() : left.error();
  return runBetween(changeScalars(FixedKernel::Exchange, *left, *right, 1), std::array{a, b});
}

/// For an object whose commands change these symbols.
GpuServices GpuExecutable::servicesTo(std::vector<SymbolId> change) {
  return {*gpu_, [this](SymbolId symbol) { return bound(symbol); },
          [this](SymbolId unknown) { return launches_.derivativeBy(unknown); },
          [this, change = std::move(change)](const CommandList& commands) { return runBetween(commands, change); },
          [this](const CommandList& commands) { return runBetween(commands, {}); }};
}

Result<DiagonalBlocks*> GpuExecutable::blocksOf(SymbolId unknown, SymbolId direction, uint32_t size) {
  const FloatingPointMode mode;
  if (const auto known = betweenLaunches_.blocks.find(unknown); known != betweenLaunches_.blocks.end())
    return known->second;
  const auto own = bound(direction);
  if (!own) return own.error();
  auto made = GpuDiagonalBlocks::make(servicesTo({direction}), unknown, *own, size);
  if (!made) return made.error();
  return betweenLaunches_.blocks.emplace(unknown, keep(std::move(*made))).first->second;
}

Result<InnerSolve*> GpuExecutable::innerSolveOf(std::span<const InnerUnknown> unknowns) {
  const FloatingPointMode mode;
  std::vector<SymbolId> directions;
  for (const InnerUnknown& unknown : unknowns) directions.push_back(unknown.direction);
  auto made = GpuInnerSolve::make(servicesTo(std::move(directions)), unknowns);
  return made ? Result<InnerSolve*>(keep(std::move(*made))) : made.error();
}

Result<SeparateSteps*> GpuExecutable::stepsOf(const SeparateProblems& problems, const SeparateNumbers& sums) {
  const FloatingPointMode mode;
  std::vector<SymbolId> unknowns;
  for (const SeparateProblems::Scalar& scalar : problems.scalars) {
    if (unknowns.empty() || unknowns.back() != scalar.unknown) unknowns.push_back(scalar.unknown);
  }
  const GpuSeparateSums& models = *betweenLaunches_.models.at(sums.all);
  auto made = GpuSeparateSteps::make(servicesTo(std::move(unknowns)), models, problems);
  return made ? Result<SeparateSteps*>(keep(std::move(*made))) : made.error();
}

void GpuExecutable::drop(const ResidentObject* object) {
  gpu_->settle();
  std::erase_if(betweenLaunches_.blocks, [&](const auto& each) { return each.second == object; });
  std::erase_if(betweenLaunches_.objects, [&](const auto& each) { return each.get() == object; });
}

}  // namespace hgc
