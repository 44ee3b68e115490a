/// Everything that a session computes except matrices.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "ir/kernel/derivative.h"
#include "runtime/data/bind.h"
#include "runtime/data/copying.h"
#include "runtime/session/collector.h"
#include "runtime/session/parts.h"

namespace hgc {
namespace {

int64_t nonfiniteTerms(const Evaluation& result) {
  return std::ranges::count_if(result.terms, [](const auto& term) { return !std::isfinite(term.second.value); });
}

bool asksForValue(const Request& request) {
  const bool asksForOthers = request.residuals || request.outputs || request.fields;
  return request.value || request.gradient || request.termValues || !asksForOthers;
}

void leaveValuesOut(const Workload& workload, Evaluation& result) {
  result.value = std::numeric_limits<double>::quiet_NaN();
  for (const Term& term : workload.artefact->program.terms) {
    if (isObjective(term.kind)) result.terms[term.name].value = result.value;
  }
}

/// Keeps only memory that this evaluation can reuse.
void clearAllBut(const Request& request, const ProgramPtr& program, Evaluation& result) {
  if (result.program != program) {
    result = {};
    result.program = program;
  }
  result.value = 0;
  result.nonfinite = 0;
  if (!request.gradient) result.gradients.clear();
  if (!request.residuals) result.residuals.clear();
  if (!request.outputs) result.outputs.clear();
  if (!request.fields) result.fields.clear();
  if (!request.termValues) result.termValues.clear();
}

/// Computes the value, and the gradient if it is requested.
Status evaluateObjective(SessionState& state, Launcher& launcher, const Request& request, Evaluation& result) {
  const Collector collector(*state.workload);
  LaunchResult& left = launcher.values();
  Launch& launch = left.launch;
  launch.kind = request.gradient ? gradientOf(*state.workload) : KernelKind::Value;
  launch.values = request.termValues ? InstanceValues::OfAllGroups : InstanceValues::OfSharedGroups;
  launch.gradients.clear();
  if (request.gradient && state.current.isHost()) collector.placeGradients(result.gradients, launch);
  if (const Status done = launcher.runForValues(launch); !done) return done;
  collector.values(left, result);
  if (request.termValues) collector.termValues(left, result);
  else result.nonfinite += nonfiniteTerms(result);
  if (!request.gradient) return Done{};
  return launcher.collect([&] { return collector.gradients(*state.current.executable, launch, result); });
}

/// Launches kernels of `kind` and brings the components of terms of kind `terms`.
Status bringComponents(SessionState& state, Launcher& launcher, KernelKind kind, TermKind terms,
                       std::map<std::string, Array>& out, int64_t& nonfinite) {
  const CurrentDevice& current = state.current;
  const Collector collector(*state.workload);
  Launch launch{kind, InstanceValues::OfSharedGroups};
  if (current.isHost()) collector.placeComponents(terms, out, launch);
  if (const Status done = launcher.run(launch); !done) return done;
  return state.collect([&] {
    const Status done =
        collector.components(*current.executable, current.device->info(), launch, terms, Layout::Element, out);
    if (done) nonfinite += collector.cleanComponents(*current.executable, launch, out);
    return done;
  });
}

/// Brings the fields, after the launches of this evaluation.
Status bringFields(SessionState& state, Evaluation& result) {
  Executable& executable = *state.current.executable;
  if (const Status done = executable.fillFields(); !done) return done;
  const Program& program = state.program();
  std::vector<Copy> copies;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Field) continue;
    Array& array = result.fields[symbol.name];
    array.shape = shapeOf(symbol, state.workload->bound.sizes);
    const Buffer rows = executable.computed(id);
    array.reals.resize(rows.bytes / sizeof(double));
    copies.push_back({rows, array.reals.data()});
  }
  return executable.read(copies);
}

Status bringTangents(SessionState& state, Launcher& launcher, KernelKind kind, DerivativeProduct& result) {
  if (const Status done = launcher.run({kind}); !done) return done;
  const CurrentDevice& current = state.current;
  const Collector collector(*state.workload);
  result.value = 0;
  const Status done = state.collect([&] {
    Status brought = Done{};
    for (const auto& [terms, layout] :
         {std::pair(TermKind::Energy, Layout::Scalar), std::pair(TermKind::Residual, Layout::Element),
          std::pair(TermKind::Output, Layout::Element)}) {
      if (brought)
        brought = collector.components(*current.executable, current.device->info(), {}, terms, layout, result.arrays);
    }
    return brought;
  });
  for (auto& [name, array] : result.arrays) cleanAll(array.reals);
  return done;
}

Status evaluateAll(SessionState& state, Launcher& launcher, const Request& request, Evaluation& result) {
  const CurrentDevice& current = state.current;
  const std::string& device = current.device->info().name;
  clearAllBut(request, state.workload->artefact, result);
  // Comparing texts is faster than copying them.
  if (result.device != device) result.device = device;
  if (result.reason != current.reason) result.reason = current.reason;
  result.fused = current.fused;
  Collector(*state.workload).countTerms(result);
  Status done = Done{};
  if (asksForValue(request)) done = evaluateObjective(state, launcher, request, result);
  else leaveValuesOut(*state.workload, result);
  if (done && request.residuals)
    done =
        bringComponents(state, launcher, KernelKind::Residual, TermKind::Residual, result.residuals, result.nonfinite);
  if (done && request.outputs)
    done = bringComponents(state, launcher, KernelKind::Output, TermKind::Output, result.outputs, result.nonfinite);
  if (done && request.fields) done = bringFields(state, result);
  for (auto& [name, array] : result.fields) result.nonfinite += cleanAll(array.reals);
  return done;
}

}  // namespace

Status Session::evaluate(const Request& request, Evaluation& result) {
  const Status done =
      parts_->lifecycle.compute([&] { return evaluateAll(parts_->state, parts_->launcher, request, result); });
  result.times = parts_->state.times.last;
  if (done) parts_->state.observer.nonfinite(result.nonfinite);
  return done;
}

Status Session::multiply(KernelKind product, DerivativeProduct& result) {
  if (!isProduct(product))
    return Error{fmt::format("`{}` is not a product of derivatives with a vector", info(product).name), "",
                 ErrorKind::Usage};
  const auto bring = [&] {
    return isGradient(product) ? parts_->launcher.bringSums({product, InstanceValues::OfSharedGroups}, {}, result)
                               : bringTangents(parts_->state, parts_->launcher, product, result);
  };
  return parts_->lifecycle.compute([&] { return onThreads(parts_->state.threads, bring); });
}

}  // namespace hgc
