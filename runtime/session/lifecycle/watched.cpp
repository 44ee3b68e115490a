#include "runtime/session/lifecycle/watched.h"

#include <algorithm>
#include <list>
#include <map>
#include <utility>

#include "runtime/device/separate_steps.h"
#include "runtime/device/stages.h"
#include "runtime/session/lifecycle/observer.h"
#include "runtime/session/lifecycle/timed.h"

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

/// On the row of a device: it knows how long its kernels and sums took, and the host when that was at the earliest.
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

/// What is copied from a device's own memory.
uint64_t bytesOf(std::span<const Copy> copies) {
  uint64_t bytes = 0;
  for (const Copy& copy : copies) bytes += copy.from.handle != 0 ? copy.from.bytes : 0;
  return bytes;
}

/// Makes a call, whose error is a failure of the device.
template <class Call>
auto noted(Failure& failure, const Call& call) -> decltype(call()) {
  auto done = withinMemory(call);
  if (!done) failure = done.error();
  return done;
}

class WatchedBlocks : public DiagonalBlocks {
 public:
  WatchedBlocks(DiagonalBlocks& blocks, std::shared_ptr<Failure> failure)
      : blocks_(blocks), failure_(std::move(failure)) {}

  Status setUnit(uint32_t k) override {
    return seen([&] { return blocks_.setUnit(k); });
  }
  Status takeColumn(uint32_t k) override {
    return seen([&] { return blocks_.takeColumn(k); });
  }
  Status setScale(std::span<const double> scale) override {
    return seen([&] { return blocks_.setScale(scale); });
  }
  Result<bool> invert(const DampingRule& damping) override {
    return seen([&] { return blocks_.invert(damping); });
  }
  Status takeGradient() override {
    return seen([&] { return blocks_.takeGradient(); });
  }
  Status solve(bool hasGradient, bool hasProduct) override {
    return seen([&] { return blocks_.solve(hasGradient, hasProduct); });
  }
  Buffer diagonal(uint32_t k) const override { return blocks_.diagonal(k); }

 private:
  template <class Call>
  auto seen(const Call& call) -> decltype(call()) {
    return noted(*failure_, call);
  }

  DiagonalBlocks& blocks_;
  std::shared_ptr<Failure> failure_;
};

class WatchedSteps : public SeparateSteps {
 public:
  WatchedSteps(SeparateSteps& steps, std::shared_ptr<Failure> failure, Observer& observer)
      : steps_(steps), failure_(std::move(failure)), observer_(observer) {}

  Status begin() override {
    return noted(*failure_, [&] { return steps_.begin(); });
  }
  Status propose() override {
    return noted(*failure_, [&] { return steps_.propose(); });
  }
  Status judge() override {
    return noted(*failure_, [&] { return steps_.judge(); });
  }
  const SeparateSteps& own() const { return steps_; }
  Status bring(const SeparateProgress& progress) override {
    const uint64_t bytes =
        progress.costs.size_bytes() + progress.iterations.size_bytes() + progress.endings.size_bytes();
    const Span span("download", {.device = observer_.device(), .bytes = static_cast<int64_t>(bytes)});
    observer_.downloaded(bytes);
    return noted(*failure_, [&] { return steps_.bring(progress); });
  }

 private:
  SeparateSteps& steps_;
  std::shared_ptr<Failure> failure_;
  Observer& observer_;
};

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
    const Status done = withinMemory([&] { return executable_->prepare(launch); });
    if (!done && hasCode(workload_, launch.kind, fused_)) *failure_ = done.error();
    return done;
  }
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override {
    const Span span("submit", {.device = observer_.device(), .kind = info(launch.kind).name.data()});
    auto event = withinMemory([&] { return executable_->submit(launch); });
    if (!event && hasCode(workload_, launch.kind, fused_)) *failure_ = event.error();
    if (!event) return event;
    return std::unique_ptr<Event>(
        std::make_unique<WatchedEvent>(std::move(*event), failure_, observer_.deviceNumber(), launch.kind));
  }
  Status begin(const Launch& launch) override {
    const Span span("submit", {.device = observer_.device(), .kind = info(launch.kind).name.data()});
    const Status done = withinMemory([&] { return executable_->begin(launch); });
    if (!done && hasCode(workload_, launch.kind, fused_)) *failure_ = done.error();
    return done;
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
  /// Without it the host adds up: no failure.
  Result<uint32_t> adopt(const AssemblyPlan& plan) override { return executable_->adopt(plan); }
  Result<uint32_t> adoptSeparate(const SeparateSums& sums) override { return executable_->adoptSeparate(sums); }
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override {
    const Span span("upload", {.device = observer_.device(), .bytes = static_cast<int64_t>(values.size_bytes())});
    observer_.uploaded(values.size_bytes());
    return seen([&] { return executable_->write(symbol, first, values); });
  }
  Result<Buffer> bound(SymbolId symbol) override {
    auto buffer = withinMemory([&] { return executable_->bound(symbol); });
    if (!buffer) *failure_ = buffer.error();
    return buffer;
  }
  Status add(SymbolId symbol, double scale, const Buffer& direction) override {
    return seen([&] { return executable_->add(symbol, scale, direction); });
  }
  Status exchange(SymbolId a, SymbolId b) override {
    return seen([&] { return executable_->exchange(a, b); });
  }
  /// Without them the host has its own: no failure.
  Result<DiagonalBlocks*> blocksOf(SymbolId unknown, SymbolId direction, uint32_t size) override {
    if (const auto known = blocks_.find(unknown); known != blocks_.end()) return &known->second;
    const auto blocks = withinMemory([&] { return executable_->blocksOf(unknown, direction, size); });
    if (!blocks) return blocks;
    return &blocks_.try_emplace(unknown, **blocks, failure_).first->second;
  }
  void dropBlocks(SymbolId unknown) override {
    blocks_.erase(unknown);
    executable_->dropBlocks(unknown);
  }
  Result<SeparateSteps*> stepsOf(const SeparateProblems& problems) override {
    const auto steps = withinMemory([&] { return executable_->stepsOf(problems); });
    if (!steps) return steps;
    return &steps_.emplace_back(**steps, failure_, observer_);
  }
  void dropSteps(const SeparateSteps* steps) override {
    const auto known = std::ranges::find_if(steps_, [&](const WatchedSteps& each) { return &each == steps; });
    if (known == steps_.end()) return;
    executable_->dropSteps(&known->own());
    steps_.erase(known);
  }

 private:
  template <class Call>
  Status seen(const Call& call) {
    return noted(*failure_, call);
  }

  std::unique_ptr<Executable> executable_;
  std::map<SymbolId, WatchedBlocks> blocks_;  ///< by unknown, of the executable
  std::list<WatchedSteps> steps_;
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
