#pragma once
/// The order of the passes.
#include <functional>
#include <set>
#include <span>
#include <string_view>

#include "ir/target.h"
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

/// What to make of a topology.
struct PipelineOptions {
  std::set<KernelKind> kinds;  ///< besides those of first derivatives, which can always be cut
  bool fused = false;          ///< products and sums are fused
  Precision precision = Precision::F64;
  PipelineHooks hooks;
};

/// From a topology to units that kernels can be cut from.
Result<LoweredUnits> runPipeline(const Unit& topology, const PipelineOptions& options);

}  // namespace hgc
