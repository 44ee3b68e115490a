#pragma once
/// Steps of many small problems on a GPU.
#include <functional>
#include <memory>

#include "runtime/device/separate_steps.h"
#include "runtime/gpu/arguments.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// What such steps need of the executable that they belong to.
struct SeparateHost {
  Gpu& gpu;
  std::function<Result<Buffer>(SymbolId)> bound;
  std::function<Buffer()> models;                    ///< of the last launch
  std::function<Status(const CommandList&)> change;  ///< runs what changes the unknowns
};

/// Numbers of a problem lie in planes, so that neighbours read neighbours.
class GpuSeparateSteps : public SeparateSteps {
 public:
  /// Fails where there is no room.
  static Result<std::unique_ptr<GpuSeparateSteps>> make(SeparateHost host, const SeparateProblems& problems);

  Status begin() override { return run(FixedKernel::BeginSeparate); }
  Status propose() override { return run(FixedKernel::ProposeSeparate); }
  Status judge() override { return run(FixedKernel::JudgeSeparate); }
  Status bring(const SeparateProgress& progress) override;

 private:
  explicit GpuSeparateSteps(SeparateHost host) : host_(std::move(host)), memory_(host_.gpu.newMemory()) {}
  Status allocate(const SeparateProblems& problems);
  Status uploadAll(const SeparateProblems& problems);
  Status run(FixedKernel kernel);

  SeparateHost host_;
  std::unique_ptr<GpuMemory> memory_;
  SeparateStepsArguments arguments_ = {};
  Buffer costs_, counters_;
};

}  // namespace hgc
