#pragma once
/// A part of a workload, loaded on a device, and the common part of executables that launch parts.
#include <memory>
#include <span>

#include "runtime/device/device.h"
#include "runtime/split/parts.h"

namespace hgc {

/// Runs launches on a part of the instances. Thread-safety: one thread at a time.
class Part {
 public:
  /// `whole` and `plan` must outlive it. Fails as the device's `load` does.
  static Result<std::unique_ptr<Part>> load(const Workload& whole, const SplitPlan& plan, size_t number,
                                            std::shared_ptr<Device> device, const LoadOptions& options);

  const DeviceInfo& device() const { return device_->info(); }
  const Workload& workload() const { return *workload_; }

  /// As `Executable::prepare`.
  Status prepare(KernelKind kind);
  /// Starts a launch of `kind` with numbers in `to` (`sectionsOf`), which must live until `bring`. On the CPU it has
  /// ended when this returns. `components`: by group, rows of the whole workload where components go instead, with
  /// canonical NaNs; or null.
  Result<std::unique_ptr<Event>> submit(KernelKind kind, InstanceValues values, std::span<double> to,
                                        std::vector<double*> components = {});
  /// Copies all numbers to `to`, after the launch was waited for.
  Status bring(std::span<double> to);
  /// NaN and infinite numbers in `components` of `submit`, after `bring`.
  int64_t nonfinite() const { return nonfinite_; }

  /// Starts a launch whose components go to `take`, with the numbers of instances in the whole workload.
  Result<std::unique_ptr<Event>> submitTaking(KernelKind kind, const TakeTiles& take);
  /// Passes the components to `take` after the launch was waited for, unless the device has done so.
  Status handOver(const TakeTiles& take);

  /// Sets values of a symbol from scalar `first` on.
  Status write(SymbolId symbol, int64_t first, std::span<const double> values);

 private:
  /// Its place in the whole workload.
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
  std::vector<double*> components_;  // by group: the row of its first instance, or null
  int64_t nonfinite_ = 0;
  Launch taking_;  // the last launch of `submitTaking`
};

/// Results and bound values are in host memory; parts have copies of bound values. Thread-safety: one thread at a time.
class PartsExecutable : public Executable {
 public:
  Status prepare(const Launch& launch) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Status fillFields() override { return Done{}; }
  Buffer computed(SymbolId) const override { return {}; }
  Result<uint32_t> adopt(const AssemblyPlan&) override { return Error{"parts hand components over", ""}; }
  Result<Buffer> bound(SymbolId symbol) override;
  /// These change bound values after all parts have the new ones: after a failure, values are unchanged.
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;

 protected:
  /// `whole` must outlive it.
  explicit PartsExecutable(const Workload& whole) : whole_(whole) {}

  const Workload& whole_;
  std::vector<std::unique_ptr<Part>> parts_;
  Results results_;

 private:
  std::span<double> valuesOf(SymbolId symbol) const;
};

}  // namespace hgc
