#include "runtime/session/evaluator.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "ir/kernel/derivative.h"
#include "runtime/data/bind.h"
#include "runtime/data/clean.h"
#include "runtime/session/collector.h"

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

}  // namespace

Status Evaluator::evaluate(const Request& request, Evaluation& result) {
  const Status done = lifecycle_.compute([&] { return evaluateAll(request, result); });
  result.times = state_.times.last;
  if (done) state_.observer.nonfinite(result.nonfinite);
  return done;
}

Status Evaluator::evaluateAll(const Request& request, Evaluation& result) {
  const CurrentDevice& current = state_.current;
  const std::string& device = current.device->info().name;
  clearAllBut(request, state_.workload->artefact, result);
  // Comparing texts is faster than copying them.
  if (result.device != device) result.device = device;
  if (result.reason != current.reason) result.reason = current.reason;
  result.fused = current.fused;
  Collector(*state_.workload).countTerms(result);
  Status done = Done{};
  if (asksForValue(request)) done = evaluateObjective(request, result);
  else leaveValuesOut(*state_.workload, result);
  if (done && request.residuals)
    done = bringComponents(KernelKind::Residual, TermKind::Residual, result.residuals, result.nonfinite);
  if (done && request.outputs)
    done = bringComponents(KernelKind::Output, TermKind::Output, result.outputs, result.nonfinite);
  if (done && request.fields) done = bringFields(result);
  for (auto& [name, array] : result.fields) result.nonfinite += cleanAll(array.reals);
  return done;
}

/// Computes the value, and the gradient if it is requested.
Status Evaluator::evaluateObjective(const Request& request, Evaluation& result) {
  const Collector collector(*state_.workload);
  LaunchResult& left = launcher_.values();
  Launch& launch = left.launch;
  launch.kind = request.gradient ? gradientOf(*state_.workload) : KernelKind::Value;
  launch.values = request.termValues ? InstanceValues::OfAllGroups : InstanceValues::OfSharedGroups;
  launch.gradients.clear();
  if (request.gradient && state_.current.isHost()) collector.placeGradients(result.gradients, launch);
  if (const Status done = launcher_.runForValues(launch); !done) return done;
  collector.values(left, result);
  if (request.termValues) collector.termValues(left, result);
  else result.nonfinite += nonfiniteTerms(result);
  if (!request.gradient) return Done{};
  return launcher_.collect([&] { return collector.gradients(*state_.current.executable, launch, result); });
}

/// Launches kernels of `kind` and brings the components of terms of kind `terms`.
Status Evaluator::bringComponents(KernelKind kind, TermKind terms, std::map<std::string, Array>& out,
                                  int64_t& nonfinite) {
  const CurrentDevice& current = state_.current;
  const Collector collector(*state_.workload);
  Launch launch{kind, InstanceValues::OfSharedGroups};
  if (current.isHost()) collector.placeComponents(terms, out, launch);
  if (const Status done = launcher_.run(launch); !done) return done;
  return state_.collect([&] {
    const Status done =
        collector.components(*current.executable, current.device->info(), launch, terms, Layout::Element, out);
    if (done) nonfinite += collector.cleanComponents(*current.executable, launch, out);
    return done;
  });
}

/// Brings the fields, after the launches of this evaluation.
Status Evaluator::bringFields(Evaluation& result) {
  Executable& executable = *state_.current.executable;
  if (const Status done = executable.fillFields(); !done) return done;
  const Program& program = state_.program();
  std::vector<Copy> copies;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Field) continue;
    Array& array = result.fields[symbol.name];
    array.shape = shapeOf(symbol, state_.workload->bound.sizes);
    const Buffer rows = executable.computed(id);
    array.reals.resize(rows.bytes / sizeof(double));
    copies.push_back({rows, array.reals.data()});
  }
  return executable.read(copies);
}

Status Evaluator::bringTangents(KernelKind kind, DerivativeProduct& result) {
  if (const Status done = launcher_.run({kind}); !done) return done;
  const CurrentDevice& current = state_.current;
  const Collector collector(*state_.workload);
  result.value = 0;
  const Status done = state_.collect([&] {
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

Result<double> Evaluator::bringValue(const Launch& product) {
  if (const Status done = launcher_.runForValues(product); !done) return done.error();
  double value = 0;
  for (const double sum : launcher_.values().sums) value += sum;
  return canonical(value);
}

Status Evaluator::bringSums(const Launch& product, std::span<const SymbolId> but, DerivativeProduct& result) {
  result.value = 0;
  if (product.only) {
    if (const Status done = launcher_.run(product); !done) return done;
  } else {
    const auto value = bringValue(product);
    if (!value) return value.error();
    result.value = *value;
  }
  Evaluation sums;
  sums.gradients = std::move(result.arrays);  // to reuse their memory
  result.arrays.clear();
  const Status brought =
      state_.collect([&] { return Collector(*state_.workload).gradients(*state_.current.executable, {}, sums, but); });
  if (!brought) return brought;
  for (auto& [name, array] : sums.gradients) {
    const auto symbol = std::ranges::find(state_.program().symbols, name, &Symbol::name);
    if (symbol->kind == SymbolKind::Var) result.arrays[name] = std::move(array);
  }
  return Done{};
}

Status Evaluator::multiply(KernelKind product, DerivativeProduct& result) {
  if (!isProduct(product))
    return Error{fmt::format("`{}` is not a product of derivatives with a vector", info(product).name), "",
                 ErrorKind::Usage};
  const auto bring = [&] {
    return isGradient(product) ? bringSums({product, InstanceValues::OfSharedGroups}, {}, result)
                               : bringTangents(product, result);
  };
  return lifecycle_.compute([&] { return onThreads(state_.threads, bring); });
}

}  // namespace hgc
