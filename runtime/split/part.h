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
  const Workload& workload() const { return *workload_; }

  /// As `Executable::prepare`.
  Status prepare(KernelKind kind);
  /// Starts a launch of `kind`, whose numbers go to `to`, which must live until they are there. GPUs run while the
  /// caller goes on; the CPU is done when this returns.
  /// `components` are by group where those of the whole are wanted, row by row: there they go instead, with canonical
  /// NaNs.
  Result<std::unique_ptr<Event>> submit(KernelKind kind, InstanceValues values, std::span<double> to,
                                        std::vector<double*> components = {});
  /// Brings what the launch left, once it was waited for: all numbers of `sectionsOf` are in `to` then.
  Status bring(std::span<double> to);
  /// NaN and infinite numbers among components that went where they are wanted, once they are brought.
  int64_t nonfinite() const { return nonfinite_; }

  /// Starts a launch whose components are taken (`Launch::take`), and gives no numbers. Instances have the numbers of
  /// the whole.
  Result<std::unique_ptr<Event>> submitTaking(KernelKind kind, const TakeTiles& take);
  /// Hands over what that left, once it was waited for, where the device has not done so yet.
  Status handOver(const TakeTiles& take);

  /// New values of a symbol from scalar `first` on.
  Status write(SymbolId symbol, int64_t first, std::span<const double> values);

 private:
  /// What it is of the whole.
  struct Cut {
    const Workload& whole;
    const SplitPlan& plan;
    size_t number = 0;
  };

  Part(Cut cut, std::unique_ptr<Workload> workload, std::shared_ptr<Device> device,
       std::unique_ptr<Executable> executable)
      : cut_(cut), workload_(std::move(workload)), device_(std::move(device)), executable_(std::move(executable)) {}
  Launch launchOf(KernelKind kind, InstanceValues values, std::span<double> to) const;
  Status placeComponents(size_t group, std::span<double> to);

  Cut cut_;
  std::unique_ptr<Workload> workload_;
  std::shared_ptr<Device> device_;
  std::unique_ptr<Executable> executable_;
  Sections sections_;
  std::vector<double*> components_;  // by group: of its first instance, or none
  int64_t nonfinite_ = 0;
  Launch taking_;  // the last one that took
};

}  // namespace hgc
