#pragma once
/// Workloads on the CPU.
#include <array>
#include <map>
#include <memory>
#include <optional>

#include "runtime/cpu/bands/runner.h"
#include "runtime/cpu/stages/stages.h"

namespace hgc {

/// Runs launches in bands if possible, otherwise stage by stage, and keeps their results.
class CpuExecutable : public Executable {
 public:
  CpuExecutable(const Workload& workload, KernelSource code, std::shared_ptr<Threads> threads)
      : state_(workload, std::move(code), std::move(threads)) {}

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  Result<Times> launch(const Launch& launch) override;
  const Results& results() const override { return state_.results; }
  Status read(std::span<const Copy> copies) override;
  Buffer computed(SymbolId symbol) const override;
  Status fillFields() override;
  Result<uint32_t> adopt(const AssemblyPlan&) override { return Error{"the CPU hands components over", ""}; }
  Status write(SymbolId symbol, int64_t, std::span<const double>) override;
  Result<Buffer> bound(SymbolId symbol) override { return boundReals(symbol); }
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;

 private:
  /// What launches of a kind have in common.
  struct KnownLaunch {
    std::vector<Stage> stages;
    std::vector<bool> fieldsRead;  // by group
    std::vector<SymbolId> summed;  // symbols whose gradients are results
  };
  /// A launch with one stage and no fields, prepared so that an equal launch can run at once.
  struct WholeRun {
    Launch launch;
    StageRun stage;
    std::vector<Tasks> sums;
    bool isOf(const Launch& other) const;
  };

  Buffer boundReals(SymbolId symbol) const;
  void hasChanged(SymbolId symbol);
  Result<Times> run(const Launch& launch);
  Status runAnew(const KnownLaunch& known, const Launch& launch, Times& times);
  Status runWhole(const KernelStage& stage, const Launch& launch);
  std::vector<Tasks> sumsOf(const KnownLaunch& known, const Launch& launch);
  const KnownLaunch& knownLaunch(KernelKind kind);
  const BandPlan* findBands(KernelKind kind, const KnownLaunch& known);
  const std::vector<Stage>& stagesOf(const std::vector<bool>& fields);
  std::vector<bool> staleOf(const std::vector<bool>& fields) const;
  Status fill(const std::vector<bool>& fields);

  CpuState state_;
  BandRunner bands_{state_};
  Reaches reaches_;
  std::map<std::vector<bool>, std::vector<Stage>> fieldStages_;     // by the fields that they compute
  std::array<std::optional<KnownLaunch>, kKernelKindCount> known_;  // by kind
  std::map<std::pair<KernelKind, std::vector<bool>>, std::optional<BandPlan>> bandPlans_;  // by kind and stale fields
  std::optional<WholeRun> whole_;  // the last launch, if it can run again
};

}  // namespace hgc
