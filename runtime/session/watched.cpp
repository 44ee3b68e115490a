#include "runtime/session/watched.h"

#include <algorithm>
#include <utility>

#include "runtime/device/stages.h"
#include "runtime/session/timed.h"

namespace hgc {
namespace {

bool hasCode(const Workload& workload, KernelKind kind, bool fused) {
  std::vector<Stage> stages = launchStages(workload, kind);
  for (Stage& stage : fieldStages(workload)) stages.push_back(std::move(stage));
  return std::ranges::all_of(stages, [&](const Stage& stage) {
    return std::ranges::all_of(stage.groups, [&](uint32_t g) {
      const KernelId id = kernelOf(workload, g, stage.kind);
      return std::ranges::any_of(workload.artefact->gpu,
                                 [&](const GpuCode& code) { return code.id == id && code.target.fused == fused; });
    });
  });
}

class WatchedEvent : public Event {
 public:
  WatchedEvent(std::unique_ptr<Event> event, std::shared_ptr<Failure> failure)
      : event_(std::move(event)), failure_(std::move(failure)) {}

  Result<Times> wait() override {
    auto times = withinMemory([&] { return event_->wait(); });
    if (!times) *failure_ = times.error();
    return times;
  }

 private:
  std::unique_ptr<Event> event_;
  std::shared_ptr<Failure> failure_;
};

class WatchedExecutable : public Executable {
 public:
  WatchedExecutable(std::unique_ptr<Executable> executable, const Workload& workload, bool fused,
                    std::shared_ptr<Failure> failure)
      : executable_(std::move(executable)), workload_(workload), fused_(fused), failure_(std::move(failure)) {}

  Status prepare(const Launch& launch) override {
    const Status done = withinMemory([&] { return executable_->prepare(launch); });
    if (!done && hasCode(workload_, launch.kind, fused_)) *failure_ = done.error();
    return done;
  }
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override {
    auto event = withinMemory([&] { return executable_->submit(launch); });
    if (!event && hasCode(workload_, launch.kind, fused_)) *failure_ = event.error();
    if (!event) return event;
    return std::unique_ptr<Event>(std::make_unique<WatchedEvent>(std::move(*event), failure_));
  }
  const Results& results() const override { return executable_->results(); }
  Status read(std::span<const Copy> copies) override {
    return seen([&] { return executable_->read(copies); });
  }
  Status fillFields() override {
    return seen([&] { return executable_->fillFields(); });
  }
  Buffer computed(SymbolId symbol) const override { return executable_->computed(symbol); }
  /// Without it the host adds up: no failure.
  Result<uint32_t> adopt(const AssemblyPlan& plan) override { return executable_->adopt(plan); }
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override {
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

 private:
  template <class Call>
  Status seen(const Call& call) {
    const Status done = withinMemory(call);
    if (!done) *failure_ = done.error();
    return done;
  }

  std::unique_ptr<Executable> executable_;
  const Workload& workload_;
  bool fused_;
  std::shared_ptr<Failure> failure_;
};

}  // namespace

std::unique_ptr<Executable> watched(std::unique_ptr<Executable> executable, const Workload& workload, bool fused,
                                    std::shared_ptr<Failure> failure) {
  return std::make_unique<WatchedExecutable>(std::move(executable), workload, fused, std::move(failure));
}

}  // namespace hgc
