#include "runtime/split/split.h"

#include <future>
#include <system_error>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/device/clock.h"
#include "runtime/device/within_memory.h"
#include "runtime/split/combine.h"
#include "runtime/split/part.h"

namespace hgc {
namespace {

/// A workload whose parts run on several devices of a machine at the same time.
class SplitExecutable : public PartsExecutable {
 public:
  /// `whole` must outlive it.
  SplitExecutable(const Workload& whole, std::unique_ptr<SplitPlan> plan)
      : PartsExecutable(whole), plan_(std::move(plan)), combiner_(whole, *plan_) {}

  /// Loads the next part.
  Status add(std::shared_ptr<Device> device, const LoadOptions& options) {
    const bool isHost = device->info().isHost;
    auto part = Part::load(whole_, *plan_, parts_.size(), std::move(device), options);
    if (!part) return part.error();
    order_.insert(isHost ? order_.end() : order_.begin(), parts_.size());
    parts_.push_back(std::move(*part));
    numbers_.emplace_back();
    left_.emplace_back();
    return Done{};
  }

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override {
    results_ = {};
    std::vector<Ended> parts;
    for (const size_t part : order_) {
      auto begun = started(part, launch);
      if (!begun) return begun.error();  // the futures of other parts wait
      parts.push_back(std::move(*begun));
    }
    return std::unique_ptr<Event>(std::make_unique<Launched>(*this, launch, std::move(parts)));
  }

 private:
  using Ended = std::future<Result<Times>>;

  /// The end of all parts of a launch. The destructors of the futures wait.
  class Launched : public Event {
   public:
    Launched(SplitExecutable& executable, Launch launch, std::vector<Ended> parts)
        : executable_(executable), launch_(std::move(launch)), parts_(std::move(parts)) {}

    Result<Times> wait() override {
      if (!times_) times_ = executable_.finish(launch_, parts_);
      return *times_;
    }

   private:
    SplitExecutable& executable_;
    Launch launch_;
    std::vector<Ended> parts_;
    std::optional<Result<Times>> times_;
  };

  /// Memory for the numbers of a part, which is reused and only grows.
  std::span<double> roomFor(size_t part, const Launch& launch) {
    const Sections sections = sectionsOf(whole_, *plan_, part, launch.kind, launch.values);
    const auto count = static_cast<size_t>(sections.count);
    Numbers& numbers = numbers_[part];
    if (numbers.count < count) numbers = {nullptr, 0};
    if (!numbers.all) numbers = {std::make_unique_for_overwrite<double[]>(count), count};
    return {numbers.all.get(), count};
  }

  /// Starts a part. A separate thread waits for a GPU and brings its numbers while the CPU computes, with several
  /// threads, because one thread does not saturate the link. With the caller's pool there is no other thread: `finish`
  /// does it.
  Result<Ended> started(size_t part, const Launch& launch) {
    if (!launch.take) left_[part] = roomFor(part, launch);
    auto event = launch.take ? parts_[part]->submitTaking(launch.kind, launch.take)
                             : parts_[part]->submit(launch.kind, launch.values, left_[part], launch.components);
    if (!event) return event.error();
    const auto end = [this, part, launch, own = std::shared_ptr<Event>(std::move(*event))] {
      return ended(part, launch, *own);
    };
    if (parts_[part]->device().isHost || LoopsOf::arePooled()) return std::async(std::launch::deferred, end);
    const bool isCpuBusy = std::ranges::any_of(parts_, [](const auto& each) { return each->device().isHost; });
    const int threads = std::max(1, static_cast<int>(LoopsOf::concurrency()) / (isCpuBusy ? 4 : 1));
    try {
      return std::async(std::launch::async, [end, threads] {
        const LoopsOf own(nullptr, threads);
        return end();
      });
    } catch (const std::system_error&) {  // no thread can be started
      return std::async(std::launch::deferred, end);
    }
  }

  /// Waits for a part, and brings its numbers.
  Result<Times> ended(size_t part, const Launch& launch, Event& event) {
    const auto end = [&]() -> Result<Times> {
      auto times = event.wait();
      if (!times || launch.take) return times;
      const Status done = parts_[part]->bring(left_[part]);
      return done ? times : Result<Times>(done.error());
    };
    return withinMemory(end, "out of memory for the results of a part");
  }

  /// Waits for all parts. GPUs run at the same time as the CPU, whose parts run one after another: the times are those
  /// of the slowest.
  Result<Times> finish(const Launch& launch, std::span<Ended> parts) {
    const FloatingPointMode mode;
    Times slowest, ofHost;
    std::optional<Error> failed;
    const auto isLess = [](const Times& a, const Times& b) { return a.kernel + a.reduce < b.kernel + b.reduce; };
    for (size_t k = 0; k < parts.size(); ++k) {
      const auto times = parts[k].get();
      if (!times && !failed) failed = times.error();
      if (!times) continue;
      if (parts_[order_[k]]->device().isHost) ofHost += *times;
      else slowest = std::max(slowest, *times, isLess);
    }
    if (failed) return *failed;
    slowest = std::max(slowest, ofHost, isLess);
    const auto start = Clock::now();
    if (!launch.take) combine(launch);
    else if (const Status done = handedOver(launch.take); !done) return done.error();
    slowest.reduce += millisecondsSince(start);
    return slowest;
  }

  /// Passes components of GPUs to `take`.
  Status handedOver(const TakeTiles& take) {
    for (const auto& part : parts_) {
      if (const Status done = part->handOver(take); !done) return done;
    }
    const size_t groups = whole_.groups.size();
    results_.values.resize(groups);
    results_.chunkSums.resize(groups);
    results_.elements.resize(groups);
    return Done{};
  }

  /// Combines the numbers of parts. Components that the launch wants elsewhere are there already.
  void combine(const Launch& launch) {
    Launch rest = launch;
    rest.components.clear();
    results_ = combiner_.combine(rest, std::vector<std::span<const double>>(left_.begin(), left_.end()));
    for (size_t g = 0; g < launch.components.size(); ++g) {
      if (launch.components[g]) results_.elements[g].clear();
    }
    for (const auto& part : parts_) results_.nonfinite += part->nonfinite();
  }

  std::unique_ptr<SplitPlan> plan_;
  std::vector<size_t> order_;  // in which parts are submitted: those on the CPU last, because they run at once
  /// Uninitialised memory, so that pages which a launch does not write are never allocated.
  struct Numbers {
    std::unique_ptr<double[]> all;
    size_t count = 0;
  };
  std::vector<Numbers> numbers_;         // by part
  std::vector<std::span<double>> left_;  // by part, for the current launch
  Combiner combiner_;
};

class SplitDevice : public Device {
 public:
  SplitDevice(std::string name, std::vector<Share> shares) : shares_(std::move(shares)) {
    info_.name = std::move(name);
    info_.isHost = true;
    info_.fuses = true;
    for (const Share& each : shares_) {
      const DeviceInfo& own = each.device->info();
      info_.description += (info_.description.empty() ? "" : " and ") + own.description;
      info_.fuses = info_.fuses && own.fuses;
      info_.parts.push_back(own.name);
    }
  }

  const DeviceInfo& info() const override { return info_; }

  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    if (const auto why = whyWhole(workload)) return Error{"it cannot run in parts: " + *why, "name one device"};
    std::vector<double> shares;
    for (const Share& each : shares_) shares.push_back(each.share);
    auto plan = planSplit(workload, cut(workload, shares));
    if (!plan) return plan.error();
    auto executable = std::make_unique<SplitExecutable>(workload, std::make_unique<SplitPlan>(std::move(*plan)));
    for (const Share& each : shares_) {
      if (const Status done = executable->add(each.device, options); !done) return done.error();
    }
    return std::unique_ptr<Executable>(std::move(executable));
  }

 private:
  std::vector<Share> shares_;
  DeviceInfo info_;
};

}  // namespace

std::shared_ptr<Device> splitOver(std::string name, std::vector<Share> shares) {
  return std::make_shared<SplitDevice>(std::move(name), std::move(shares));
}

}  // namespace hgc
