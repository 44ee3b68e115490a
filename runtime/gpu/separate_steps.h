#pragma once
/// The GPU implementation of `SeparateSteps`.
#include <memory>

#include "runtime/device/solve/separate_steps.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"
#include "runtime/gpu/separate_sums.h"

namespace hgc {

/// Stores each number contiguously for all problems, for coalesced access.
class GpuSeparateSteps : public SeparateSteps {
 public:
  /// `services.change` changes the unknowns. Fails if there is no memory for the steps.
  static Result<std::unique_ptr<GpuSeparateSteps>> make(GpuServices services, const GpuSeparateSums& models,
                                                        const SeparateProblems& problems);

  Status begin() override { return run(FixedKernel::BeginSeparate); }
  Status propose() override { return run(FixedKernel::ProposeSeparate); }
  Status judge() override { return run(FixedKernel::JudgeSeparate); }
  Result<SeparateProgress> count() override;
  Status readResults(const SeparateResults& results) override;

 private:
  GpuSeparateSteps(GpuServices services, const GpuSeparateSums& models)
      : services_(std::move(services)), models_(models), memory_(services_.gpu.newMemory()) {}
  Status allocate(const SeparateProblems& problems);
  Status uploadAll(const SeparateProblems& problems);
  Status run(FixedKernel kernel) { return services_.change(CommandList::of(kernel, arguments_)); }

  GpuServices services_;
  const GpuSeparateSums& models_;
  std::unique_ptr<GpuMemory> memory_;
  SeparateStepsArguments arguments_ = {};
  struct {
    Buffer costs, iterations, progress, doubts;
  } own_;
  std::vector<SeparateStretch> stretches_;
};

}  // namespace hgc
