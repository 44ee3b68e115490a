/// Drivers that stop the loops of a shader early.
#include <fmt/format.h>

#include <algorithm>

#include "runtime/gpu/stage/steps.h"
#include "runtime/plan/loop_bounds.h"

namespace hgc {
namespace {

/// The driver would stop the loops of the kernel.
Error tooManyRounds(const Workload& workload, size_t g, KernelKind kind, double rounds, int64_t most) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("`{}` of `{}` counts up to {:.0f} rounds of loops for an instance, and this driver stops loops "
                      "after {} rounds without an error",
                      info(kind).name, workload.artefact->program.terms[term].name, rounds, most),
          "--device=cpu, or another driver", ErrorKind::Unsupported};
}

/// By index table of a group: the length of its longest row if it is ragged, else 0.
std::vector<int64_t> longestRowsOf(const Workload& workload, size_t g) {
  std::vector<int64_t> longest;
  for (const SymbolId table : workload.artefact->plan.groups[g].tables) {
    const std::vector<int32_t> begins = kernelRowBegins(workload.bound.symbols[table]);
    longest.push_back(0);
    for (size_t k = 1; k < begins.size(); ++k)
      longest.back() = std::max<int64_t>(longest.back(), begins[k] - begins[k - 1]);
  }
  return longest;
}

}  // namespace

Status checkRounds(const GpuContext& context, const KernelCode& kernel, size_t g) {
  const int64_t most = context.gpu.traits().mostLoopRounds;
  if (most == 0 || kernel.regions.empty()) return Done{};
  const Workload& workload = context.workload;
  const double rounds = mostRounds(kernel, workload.groups[g], kernelSizes(workload, g, workload.partialColumns[g]),
                                   longestRowsOf(workload, g));
  if (rounds <= static_cast<double>(most)) return Done{};
  return tooManyRounds(workload, g, kernel.id.kind, rounds, most);
}

}  // namespace hgc
