#pragma once
/// A workload whose parts run on several devices of a machine.
#include <future>
#include <memory>
#include <vector>

#include "runtime/split/combine.h"
#include "runtime/split/parts_executable.h"

namespace hgc {

/// Runs the parts at the same time.
class SplitExecutable : public PartsExecutable {
 public:
  /// `whole` must outlive it.
  SplitExecutable(const Workload& whole, std::unique_ptr<SplitPlan> plan);

  /// Loads the next part.
  Status add(std::shared_ptr<Device> device, const LoadOptions& options);

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;

 private:
  class Launched;

  std::span<double> roomFor(size_t part, const Launch& launch);
  using Ended = std::future<Result<Times>>;
  Result<Ended> started(size_t part, const Launch& launch);
  Result<Times> ended(size_t part, const Launch& launch, Event& event);
  Result<Times> finish(const Launch& launch, std::span<Ended> parts);
  Status handedOver(const TakeTiles& take);
  void combine(const Launch& launch);

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

}  // namespace hgc
