#include "passes/pipeline.h"

#include <chrono>

namespace hgc {
namespace {

template <void (*transform)(Unit&)>
Status always(Unit& unit) {
  transform(unit);
  return Done{};
}

constexpr Pass kPasses[] = {
    {"hoist-indices", "move index arithmetic that needs tables to the host", hoistIndices},
    {"differentiate", "add the derivatives by reverse mode", always<differentiate>},
    {"expand", "replace operations that have an expansion", always<expand>},
    {"fuse", "form fused multiply-adds", always<fuse>},
};

}  // namespace

std::span<const Pass> allPasses() { return kPasses; }

Status runPass(const Pass& pass, Unit& unit, const PipelineHooks& hooks) {
  const auto start = std::chrono::steady_clock::now();
  if (const Status done = pass.run(unit); !done) return done;
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  if (hooks.after) hooks.after(pass.name, unit, elapsed.count());
  return hooks.verifyEach ? verify(unit) : Status(Done{});
}

Status runPipeline(Unit& unit, bool fused, const PipelineHooks& hooks) {
  for (const Pass& pass : kPasses) {
    if (pass.name == "fuse" && !fused) continue;
    if (const Status done = runPass(pass, unit, hooks); !done) return done;
  }
  return Done{};
}

}  // namespace hgc
