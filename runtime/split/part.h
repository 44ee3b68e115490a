#pragma once
/// A part of a workload on a device.
#include <memory>
#include <span>

#include "runtime/device/device.h"
#include "runtime/split/contributions.h"

namespace hgc {

/// Thread-safety: one thread at a time.
class Part {
 public:
  /// `whole` and `plan` must outlive it. Fails as the device's `load` does.
  static Result<std::unique_ptr<Part>> load(const Workload& whole, const SplitPlan& plan, size_t number,
                                            std::shared_ptr<Device> device, const LoadOptions& options);

  const DeviceInfo& device() const { return device_->info(); }
  size_t number() const { return number_; }
  const Workload& workload() const { return *workload_; }

  /// As `Executable::prepare`.
  Status prepare(KernelKind kind);
  /// Starts a launch of `kind`, whose numbers go to `to`, which must live until they are there. GPUs run while the
  /// caller goes on; the CPU is done when this returns.
  Result<std::unique_ptr<Event>> submit(KernelKind kind, InstanceValues values, std::span<double> to);
  /// Brings what the launch left, once it was waited for: all numbers of `sectionsOf` are in `to` then.
  Status bring(std::span<double> to);

  /// Starts a launch whose components are taken (`Launch::take`), and gives no numbers. Instances have the numbers of
  /// the whole.
  Result<std::unique_ptr<Event>> submitTaking(KernelKind kind, const TakeTiles& take);
  /// Hands over what that left, once it was waited for, where the device has not done so yet.
  Status handOver(const TakeTiles& take);

  /// New values of a symbol from scalar `first` on.
  Status write(SymbolId symbol, int64_t first, std::span<const double> values);

 private:
  Part() = default;
  Launch launchOf(KernelKind kind, InstanceValues values, std::span<double> to) const;

  const Workload* whole_ = nullptr;
  const SplitPlan* plan_ = nullptr;
  size_t number_ = 0;
  std::unique_ptr<Workload> workload_;
  std::shared_ptr<Device> device_;
  std::unique_ptr<Executable> executable_;
  Sections sections_;  // of the last launch
  Launch taking_;      // the last one that took
};

}  // namespace hgc
