#pragma once
/// The order of the passes.
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>

#include "ir/kernel/target.h"
#include "passes/passes.h"

namespace hgc {

/// Called after each pass, for `--print-after-all`, `--time-passes` and `--verify-each`.
struct PipelineHooks {
  bool verifyEach = false;
  std::function<void(std::string_view pass, const Level& level, double milliseconds)> after;
};

/// A pass by its name, for a topology at any level.
struct Pass {
  std::string_view name;
  std::string_view doc;
  Status (*run)(const Pass& pass, Level& level);  ///< an error if the pass does not start from this level
};

/// All passes in the order of the pipeline.
std::span<const Pass> allPasses();

/// Runs one pass with its hooks.
Status runPass(const Pass& pass, Level& level, const PipelineHooks& hooks);

/// The graphs from which the kernels of a topology are cut.
struct KernelSources {
  Differentiated first;                   ///< values, gradients and Jacobians
  std::optional<Differentiated> further;  ///< other derivatives, separate so that `first` keeps its bits

  const Differentiated& of(KernelKind kind) const { return isCutFurther(kind) ? *further : first; }
};

/// What a port of a topology is called in errors: of the symbol that it stands for. Nothing where that is not known.
using PortNames = std::function<std::string(uint32_t port)>;

/// Which kernels to make of a topology, and how.
struct PipelineOptions {
  std::set<KernelKind> kinds;  ///< in addition to values and first derivatives, which can always be cut
  bool fused = false;          ///< use fused multiply-add
  Precision precision = Precision::F64;
  PipelineHooks hooks;
  PortNames portNames = {};
};

/// Runs all passes on a topology, up to the graphs that kernels are cut from.
Result<KernelSources> runPipeline(const Topology& topology, const PipelineOptions& options);

}  // namespace hgc
