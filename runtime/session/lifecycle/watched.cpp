#include "runtime/session/lifecycle/watched.h"

#include <algorithm>
#include <utility>

#include "runtime/device/stages/stages.h"
#include "runtime/device/within_memory.h"
#include "runtime/session/lifecycle/observer.h"

namespace hgc {
namespace {

bool hasCode(const Workload& workload, KernelKind kind, bool fused) {
  const auto isMade = [&](const Stage& stage) {
    const auto* const kernels = std::get_if<KernelStage>(&stage);
    return kernels == nullptr || std::ranges::all_of(kernels->groups, [&](uint32_t g) {
             const KernelId id = kernelOf(workload, g, kernels->kind);
             return std::ranges::any_of(workload.artefact->gpu, [&](const GpuCode& code) {
               return code.id == id && code.target.fused == fused;
             });
           });
  };
  return std::ranges::all_of(fieldStages(workload), isMade) &&
         std::ranges::all_of(launchStages(workload, kind), isMade);
}

/// Records spans on the device's row of the trace. Their lengths are the device's; they begin when the host submitted.
void showWork(size_t device, KernelKind kind, int64_t start, const Times& times) {
  const int64_t end = trace::now();
  const auto after = [&](double milliseconds) {
    return std::min(end, start + static_cast<int64_t>(milliseconds * 1e6));
  };
  const SpanDetail detail{.kind = info(kind).name.data()};
  trace::recordOn(device, "kernels", start, after(times.kernel), detail);
  if (times.reduce > 0)
    trace::recordOn(device, "sums", after(times.kernel), after(times.kernel + times.reduce), detail);
}

class WatchedEvent : public Event {
 public:
  WatchedEvent(std::unique_ptr<Event> event, std::shared_ptr<Failure> failure, size_t device, KernelKind kind)
      : event_(std::move(event)), failure_(std::move(failure)), device_(device), kind_(kind) {}

  Result<Times> wait() override {
    const Span span("wait", {.device = deviceLabel(device_)});
    auto times = withinMemory([&] { return event_->wait(); });
    if (!times) *failure_ = times.error();
    else if (isTracing()) showWork(device_, kind_, submitted_, *times);
    return times;
  }

 private:
  std::unique_ptr<Event> event_;
  std::shared_ptr<Failure> failure_;
  size_t device_;
  KernelKind kind_;
  int64_t submitted_ = isTracing() ? trace::now() : 0;
};

/// The bytes that are copied from the device's own memory.
uint64_t bytesOf(std::span<const Copy> copies) {
  uint64_t bytes = 0;
  for (const Copy& copy : copies) bytes += copy.from.handle != 0 ? copy.from.bytes : 0;
  return bytes;
}

class WatchedExecutable : public Executable {
 public:
  WatchedExecutable(std::unique_ptr<Executable> executable, const Workload& workload, bool fused,
                    std::shared_ptr<Failure> failure, Observer& observer)
      : executable_(std::move(executable)),
        workload_(workload),
        fused_(fused),
        failure_(std::move(failure)),
        observer_(observer) {}

  Status prepare(const Launch& launch) override {
    return seenLaunch(launch, [&] { return executable_->prepare(launch); });
  }
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override {
    const Span span("submit", {.device = observer_.device(), .kind = info(launch.kind).name.data()});
    auto event = seenLaunch(launch, [&] { return executable_->submit(launch); });
    if (!event) return event;
    return std::unique_ptr<Event>(
        std::make_unique<WatchedEvent>(std::move(*event), failure_, observer_.deviceNumber(), launch.kind));
  }
  Status begin(const Launch& launch) override {
    const Span span("submit", {.device = observer_.device(), .kind = info(launch.kind).name.data()});
    return seenLaunch(launch, [&] { return executable_->begin(launch); });
  }
  const Results& results() const override { return executable_->results(); }
  Status read(std::span<const Copy> copies) override {
    const uint64_t bytes = bytesOf(copies);
    const Span span("download", {.device = observer_.device(), .bytes = static_cast<int64_t>(bytes)});
    observer_.downloaded(bytes);
    return seen([&] { return executable_->read(copies); });
  }
  Status fillFields() override {
    return seen([&] { return executable_->fillFields(); });
  }
  Buffer computed(SymbolId symbol) const override { return executable_->computed(symbol); }
  Result<uint32_t> adopt(const AssemblyPlan& plan) override { return executable_->adopt(plan); }
  Result<SeparateNumbers> adoptSeparate(const SeparateSums& sums) override { return executable_->adoptSeparate(sums); }
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override {
    const Span span("upload", {.device = observer_.device(), .bytes = static_cast<int64_t>(values.size_bytes())});
    observer_.uploaded(values.size_bytes());
    return seen([&] { return executable_->write(symbol, first, values); });
  }
  Result<Buffer> bound(SymbolId symbol) override {
    return seen([&] { return executable_->bound(symbol); });
  }
  Status add(SymbolId symbol, double scale, const Buffer& direction) override {
    return seen([&] { return executable_->add(symbol, scale, direction); });
  }
  Status exchange(SymbolId a, SymbolId b) override {
    return seen([&] { return executable_->exchange(a, b); });
  }
  Result<DiagonalBlocks*> blocksOf(SymbolId unknown, SymbolId direction, uint32_t size) override {
    return withinMemory([&] { return executable_->blocksOf(unknown, direction, size); });
  }
  Result<InnerSolve*> innerSolveOf(std::span<const InnerUnknown> unknowns) override {
    return withinMemory([&] { return executable_->innerSolveOf(unknowns); });
  }
  Result<SeparateSteps*> stepsOf(const SeparateProblems& problems, const SeparateNumbers& sums) override {
    return executable_->stepsOf(problems, sums);
  }
  void drop(const ResidentObject* object) override { executable_->drop(object); }

 private:
  /// Makes a call, whose error is a failure.
  template <class Call>
  auto seen(const Call& call) -> decltype(call()) {
    auto done = withinMemory(call);
    if (!done) *failure_ = done.error();
    return done;
  }
  /// Makes a call for a launch, whose error is a failure if the program has the code.
  template <class Call>
  auto seenLaunch(const Launch& launch, const Call& call) -> decltype(call()) {
    auto done = withinMemory(call);
    if (!done && hasCode(workload_, launch.kind, fused_)) *failure_ = done.error();
    return done;
  }

  std::unique_ptr<Executable> executable_;
  const Workload& workload_;
  bool fused_;
  std::shared_ptr<Failure> failure_;
  Observer& observer_;
};

}  // namespace

std::unique_ptr<Executable> watched(std::unique_ptr<Executable> executable, const Workload& workload, bool fused,
                                    std::shared_ptr<Failure> failure, Observer& observer) {
  return std::make_unique<WatchedExecutable>(std::move(executable), workload, fused, std::move(failure), observer);
}

}  // namespace hgc
