#include "passes/pipeline.h"

#include <algorithm>
#include <chrono>

namespace hgc {
namespace {

template <void (*transform)(Unit&)>
Status always(Unit& unit) {
  transform(unit);
  return Done{};
}

template <void (*transform)(Unit&)>
Status hoisted(Unit& unit) {
  bool reads = false;
  for (NodeId id = 0; id < unit.graph.size(); ++id) reads = reads || unit.graph[id].op == Op::Load;
  if (reads && unit.gathers.empty())
    return Error{"the unit's indices are not hoisted", "run the pass hoist-indices before"};
  transform(unit);
  return Done{};
}

constexpr Pass kPasses[] = {
    {"hoist-indices", "move index arithmetic that needs tables to the host", hoistIndices},
    {"seed", "add gathers for directions and cotangents", hoisted<seed>},
    {"differentiate", "add the gradient and the Jacobian", hoisted<differentiate>},
    {"products", "add tangents, Hessian-vector products and pullbacks", deriveProducts},
    {"hessian", "add the Hessian by unknowns", deriveHessian},
    {"normal", "add the Gauss-Newton matrix", deriveNormal},
    {"narrow", "round every real to binary32", always<narrow>},
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

namespace {

Status runNamed(std::initializer_list<std::string_view> names, Unit& unit, const PipelineHooks& hooks) {
  for (const Pass& pass : kPasses) {
    if (std::ranges::find(names, pass.name) == names.end()) continue;
    if (const Status done = runPass(pass, unit, hooks); !done) return done;
  }
  return Done{};
}

/// What `kinds` need besides the first derivatives, in the order of the table of passes.
Status deriveFurther(Unit& unit, const PipelineOptions& options) {
  Status done = runNamed({"differentiate"}, unit, options.hooks);
  for (const Pass& pass : kPasses) {
    const auto needs = [&](KernelKind kind) { return isFurther(kind) && info(kind).pass == pass.name; };
    if (done && std::ranges::any_of(options.kinds, needs)) done = runPass(pass, unit, options.hooks);
  }
  return done;
}

Status finish(Unit& unit, const PipelineOptions& options) {
  Status done = Done{};
  if (options.precision == Precision::F32) done = runNamed({"narrow"}, unit, options.hooks);
  if (done) done = runNamed({"expand"}, unit, options.hooks);
  return done && options.fused ? runNamed({"fuse"}, unit, options.hooks) : done;
}

}  // namespace

Result<LoweredUnits> runPipeline(const Unit& topology, const PipelineOptions& options) {
  LoweredUnits units{topology, {}};
  Status done = runNamed({"hoist-indices", "seed"}, units.first, options.hooks);
  if (done && std::ranges::any_of(options.kinds, isFurther)) {
    units.further = units.first;
    done = deriveFurther(units.further, options);
    if (done) done = finish(units.further, options);
  }
  if (done) done = runNamed({"differentiate"}, units.first, options.hooks);
  if (done) done = finish(units.first, options);
  if (!done) return done.error();
  return units;
}

}  // namespace hgc
