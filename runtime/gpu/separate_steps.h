#pragma once
/// The GPU implementation of `SeparateSteps`.
#include <functional>
#include <memory>

#include "runtime/device/solve/separate_steps.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"
#include "runtime/gpu/separate_sums.h"

namespace hgc {

/// The functions of the executable that the steps call.
struct SeparateServices {
  Gpu& gpu;
  const GpuSeparateSums& models;
  std::function<Result<Buffer>(SymbolId)> valuesOf;  ///< of a symbol, in binary64 (`GpuExecutable::bound`)
  std::function<Status(const CommandList&)> change;  ///< runs commands that change the unknowns
  std::function<Status(const CommandList&)> run;     ///< runs others
};

/// Stores each number contiguously for all problems, for coalesced access.
class GpuSeparateSteps : public SeparateSteps {
 public:
  /// Fails if there is no memory for them.
  static Result<std::unique_ptr<GpuSeparateSteps>> make(SeparateServices services, const SeparateProblems& problems);

  Status begin() override { return run(FixedKernel::BeginSeparate); }
  Status propose() override { return run(FixedKernel::ProposeSeparate); }
  Status judge() override { return run(FixedKernel::JudgeSeparate); }
  Result<SeparateProgress> count() override;
  Status readResults(const SeparateResults& results) override;

 private:
  explicit GpuSeparateSteps(SeparateServices services)
      : services_(std::move(services)), memory_(services_.gpu.newMemory()) {}
  Status allocate(const SeparateProblems& problems);
  Status uploadAll(const SeparateProblems& problems);
  Status run(FixedKernel kernel) { return services_.change(CommandList::of(kernel, arguments_)); }
  Status download(std::initializer_list<Copy> copies);

  SeparateServices services_;
  std::unique_ptr<GpuMemory> memory_;
  SeparateStepsArguments arguments_ = {};
  Buffer costs_, iterations_, progress_, doubts_;
  std::vector<SeparateStretch> stretches_;
};

}  // namespace hgc
