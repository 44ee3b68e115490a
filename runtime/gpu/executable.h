#pragma once
/// The GPU implementation of `Executable`.
#include <array>
#include <map>
#include <memory>
#include <optional>

#include "runtime/device/clock.h"
#include "runtime/gpu/diagonal_blocks.h"
#include "runtime/gpu/inner_solve.h"
#include "runtime/gpu/plans.h"
#include "runtime/gpu/separate_steps.h"
#include "runtime/gpu/separate_sums.h"

namespace hgc {

/// Uploads everything that kernels read when it is loaded. Each kind of launch is recorded once and then resubmitted.
/// See ir/artefact/artefact.h for the kernels and ir/kernel/kernel_interface.def for their arguments.
class GpuExecutable : public Executable {
 public:
  /// Uploads the workload. `fused`: whether kernels use fused multiply-add (`LoadOptions`). Fails if the GPU has not
  /// enough memory.
  static Result<std::unique_ptr<Executable>> load(std::unique_ptr<Gpu> gpu, const Workload& workload, bool fused);
  ~GpuExecutable() override;

  Status prepare(const Launch& launch) override;
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  Status begin(const Launch& launch) override;
  const Results& results() const override;
  Status read(std::span<const Copy> copies) override;
  Status fillFields() override;
  Buffer computed(SymbolId symbol) const override { return plans_.data().computed(symbol); }
  Result<uint32_t> adopt(const AssemblyPlan& plan) override;
  Result<SeparateNumbers> adoptSeparate(const SeparateSums& sums) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;
  Result<Buffer> bound(SymbolId symbol) override;
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;
  Result<DiagonalBlocks*> blocksOf(SymbolId unknown, SymbolId direction, uint32_t size) override;
  Result<InnerSolve*> innerSolveOf(std::span<const InnerUnknown> unknowns) override;
  Result<SeparateSteps*> stepsOf(const SeparateProblems& problems, const SeparateNumbers& sums) override;
  void drop(const ResidentObject* object) override;

 private:
  class LaunchEvent;
  /// What is recorded: a kind of launch with `Launch::assemblies` and `Launch::only`; without a kind, all fields.
  struct Key {
    std::optional<KernelKind> kind = {};
    std::vector<uint32_t> assemblies = {};
    std::optional<SomeResults> only = {};
    auto operator<=>(const Key&) const = default;
  };

  GpuExecutable(std::unique_ptr<Gpu> gpu, const Workload& workload, bool fused)
      : gpu_(std::move(gpu)),
        workload_(workload),
        plans_(*gpu_, workload, fused),
        areFieldsStale_(!workload.fieldLevels.empty()) {}
  uint32_t adopt(std::unique_ptr<SumsOfOutputs> sums);
  Result<Recording*> recordingOf(const Launch& launch);
  Result<Recording*> recordingOf(const Key& key);
  Result<Recording*> start(const Launch& launch);
  Status start(std::span<RecordedList* const> lists);
  Result<Times> finish(std::span<RecordedList* const> lists, const Recording* last, Clock::time_point start);
  Status runBetween(const CommandList& commands, std::span<const SymbolId> changed);
  GpuServices servicesTo(std::vector<SymbolId> change);
  void markChanged(SymbolId symbol);
  template <class Object>
  Object* keep(std::unique_ptr<Object> object);

  std::unique_ptr<Gpu> gpu_;
  const Workload& workload_;
  LaunchPlans plans_;
  std::vector<std::unique_ptr<SumsOfOutputs>> assemblies_;
  std::map<Key, Recording> recordings_;
  struct {
    std::vector<std::unique_ptr<ResidentObject>> objects;
    std::map<SymbolId, GpuDiagonalBlocks*> blocks;       ///< by unknown
    std::map<uint32_t, const GpuSeparateSums*> models;   ///< by `SeparateNumbers::all`
    std::array<std::unique_ptr<RecordedList>, 4> lists;  ///< used in turn: one is recorded while others run
    size_t next = 0;
  } betweenLaunches_;
  bool areFieldsStale_;
  struct {
    std::vector<RecordedList*> unwaited;  ///< started, and not yet part of an event
    const Recording* started = nullptr;   ///< the launch that was started last
    const Recording* finished = nullptr;  ///< the same, once it was waited for
    /// Where the launch that was started last stores its derivative with respect to an unknown: a gradient, or JᵀJ
    /// times the direction. An empty buffer if it stores none.
    Buffer derivativeBy(SymbolId unknown) const {
      const bool areThere = started && unknown < started->results.gradients.size();
      return areThere ? started->results.gradients[unknown] : Buffer{};
    }
  } launches_;
};

}  // namespace hgc
