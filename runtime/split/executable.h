#pragma once
/// A workload whose parts run on several devices.
#include <future>
#include <memory>
#include <vector>

#include "runtime/split/combine.h"
#include "runtime/split/part.h"
#include "runtime/split/parts_executable.h"

namespace hgc {

/// Keeps what is bound where host devices do, in the workload itself; parts have copies.
class SplitExecutable : public PartsExecutable {
 public:
  /// `whole` must outlive it; `plan` stays where it is.
  SplitExecutable(const Workload& whole, std::unique_ptr<SplitPlan> plan);

  /// Parts come in their order.
  Status add(std::shared_ptr<Device> device, const LoadOptions& options);

  Status prepare(const Launch& launch) override;
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;

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
  std::vector<std::unique_ptr<Part>> parts_;
  std::vector<size_t> order_;  // in which they are submitted: those last that run meanwhile
  /// Grows, and is empty then: what a launch does not write is in no memory.
  struct Numbers {
    std::unique_ptr<double[]> all;
    size_t count = 0;
  };
  std::vector<Numbers> numbers_;         // by part
  std::vector<std::span<double>> left_;  // by part: of the launch
  Combiner combiner_;
};

}  // namespace hgc
