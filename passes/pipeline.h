#pragma once
/// The order of the passes.
#include <functional>
#include <set>
#include <span>
#include <string_view>

#include "passes/passes.h"

namespace hgc {

/// What to tell about each pass, for `--print-after-all`, `--time-passes` and `--verify-each`.
struct PipelineHooks {
  bool verifyEach = false;
  std::function<void(std::string_view pass, const Unit& unit, double milliseconds)> after;
};

struct Pass {
  std::string_view name;
  std::string_view doc;
  Status (*run)(Unit& unit);
};

/// All passes in the order of the pipeline.
std::span<const Pass> allPasses();

/// Runs one pass with its hooks.
Status runPass(const Pass& pass, Unit& unit, const PipelineHooks& hooks);

/// A topology on the way to kernels. Kernels of values, gradients and Jacobians are cut from `first`; those of further
/// derivatives, which must not change a bit of these, from `further`.
struct LoweredUnits {
  Unit first, further;
};

/// From a topology to units that kernels of `kinds` can be cut from; those of first derivatives always can. With
/// `fused`, products and sums are fused.
Result<LoweredUnits> runPipeline(const Unit& topology, const std::set<KernelKind>& kinds, bool fused,
                                 const PipelineHooks& hooks);

}  // namespace hgc
