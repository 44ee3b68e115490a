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

constexpr Pass kPasses[] = {
    {"hoist-indices", "move index arithmetic that needs tables to the host", hoistIndices},
    {"seed", "add gathers for directions and cotangents", always<seed>},
    {"differentiate", "add the gradient and the Jacobian", always<differentiate>},
    {"products", "add tangents, Hessian-vector products and pullbacks", deriveProducts},
    {"hessian", "add the Hessian by unknowns", deriveHessian},
    {"normal", "add the Gauss-Newton matrix", deriveNormal},
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

Status deriveFurther(Unit& unit, const std::set<KernelKind>& kinds, const PipelineHooks& hooks) {
  const auto asks = [&](KernelKind kind) { return kinds.contains(kind); };
  const bool products = asks(KernelKind::Tangent) || asks(KernelKind::Product) || asks(KernelKind::Pullback);
  Status done = runNamed({"differentiate"}, unit, hooks);
  if (done && products) done = runNamed({"products"}, unit, hooks);
  if (done && asks(KernelKind::Hessian)) done = runNamed({"hessian"}, unit, hooks);
  if (done && asks(KernelKind::Normal)) done = runNamed({"normal"}, unit, hooks);
  return done;
}

Status finish(Unit& unit, bool fused, const PipelineHooks& hooks) {
  const Status done = runNamed({"expand"}, unit, hooks);
  return done && fused ? runNamed({"fuse"}, unit, hooks) : done;
}

}  // namespace

Result<LoweredUnits> runPipeline(const Unit& topology, const std::set<KernelKind>& kinds, bool fused,
                                 const PipelineHooks& hooks) {
  LoweredUnits units{topology, {}};
  Status done = runNamed({"hoist-indices", "seed"}, units.first, hooks);
  if (done && std::ranges::any_of(kinds, isFurther)) {
    units.further = units.first;
    done = deriveFurther(units.further, kinds, hooks);
    if (done) done = finish(units.further, fused, hooks);
  }
  if (done) done = runNamed({"differentiate"}, units.first, hooks);
  if (done) done = finish(units.first, fused, hooks);
  if (!done) return done.error();
  return units;
}

}  // namespace hgc
