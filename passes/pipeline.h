#pragma once
/// The order of the passes.
#include <functional>
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

/// From a topology to a unit that kernels can be cut from. With `fused`, products and sums are fused.
Status runPipeline(Unit& unit, bool fused, const PipelineHooks& hooks);

}  // namespace hgc
