#include "runtime/session.h"

#include <algorithm>

#include "runtime/collector.h"
#include "runtime/device.h"
#include "runtime/floating_point_mode.h"

namespace hgc {
namespace {

void add(Times& to, const Times& more) {
  to.upload += more.upload;
  to.kernel += more.kernel;
  to.reduce += more.reduce;
  to.download += more.download;
}

}  // namespace

Result<Session> Session::open(const Artefact& artefact, const Inputs& inputs, const SessionOptions& options) {
  auto bound = bindInputs(artefact.program, inputs);
  if (!bound) return bound.error();
  return open(artefact, std::move(*bound), options);
}

Result<Session> Session::open(const Artefact& artefact, Bound bound, const SessionOptions& options) {
  Session session;
  session.workload_ = std::make_unique<Workload>();
  Workload& workload = *session.workload_;
  workload.artefact = &artefact;
  workload.bound = std::move(bound);
  workload.parameters = options.parameters;
  auto groups = findInstances(artefact.program, artefact.plan, workload.bound);
  if (!groups) return groups.error();
  workload.groups = std::move(*groups);
  const bool withEntries = !options.device.starts_with("cpu") && !artefact.gpu.empty();
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const Group& group = artefact.plan.groups[g];
    const Unit& unit = artefact.plan.topologies[group.topology];
    std::vector<Incidence> incidence;
    const bool summed = unit.kind != TermKind::Output || hasKernel(unit, KernelKind::Pullback);
    if (summed && workload.groups[g].count > 0) {
      auto found = findIncidence(unit, group, workload.groups[g], workload.bound, options.parameters, withEntries);
      if (!found) return found.error();
      incidence = std::move(*found);
    }
    workload.incidence.push_back(std::move(incidence));
  }
  auto device = openDevice(workload, options);
  if (!device) return device.error();
  session.executor_ = std::move(device->executor);
  session.device_ = std::move(device->name);
  session.reason_ = std::move(device->reason);
  session.fused_ = device->fused;
  session.warnings_ = std::move(device->warnings);
  return session;
}

Status Session::set(const std::string& name, const Array& values) {
  const auto& symbols = workload_->artefact->program.symbols;
  const auto found = std::ranges::find_if(symbols, [&](const Symbol& symbol) { return symbol.name == name; });
  if (found == symbols.end() || found->kind == SymbolKind::Table)
    return Error{"the program has no real symbol `" + name + "`", ""};
  const auto id = static_cast<SymbolId>(found - symbols.begin());
  if (const Status done = rebind(workload_->artefact->program, workload_->bound, id, values); !done) return done;
  return executor_->update(id);
}

Result<Evaluation> Session::evaluate(const Request& request) {
  const FloatingPointMode mode;  // the last sums are made here
  const Collector collector(*workload_);
  Evaluation result;
  result.device = device_;
  result.reason = reason_;
  result.fused = fused_;
  collector.countTerms(result);
  const KernelKind main = !request.gradient       ? KernelKind::Value
                          : workload_->parameters ? KernelKind::GradientAll
                                                  : KernelKind::Gradient;
  if (const Status made = needs(request.gradient ? KernelKind::Gradient : KernelKind::Value); !made)
    return made.error();
  const auto run = [&](KernelKind kind, const auto& take) -> Status {
    if (const Status made = needs(kind); !made) return made;
    if (const Status done = executor_->launch(kind); !done) return done;
    const auto harvest = executor_->collect();
    if (!harvest) return harvest.error();
    add(result.times, executor_->times());
    take(*harvest);
    return Done{};
  };
  Status done = run(main, [&](const Harvest& harvest) {
    collector.values(harvest, result);
    if (request.gradient) collector.gradients(harvest, result);
  });
  if (done && request.residuals) {
    done = run(KernelKind::Residual, [&](const Harvest& h) {
      collector.spread(h.outputs, TermKind::Residual, Layout::Element, result.residuals);
    });
  }
  if (done && request.outputs) {
    done = run(KernelKind::Output, [&](const Harvest& h) {
      collector.spread(h.outputs, TermKind::Output, Layout::Element, result.outputs);
    });
  }
  if (!done) return done.error();
  for (auto& [name, array] : result.residuals) result.nonfinite += clean(array.reals);
  for (auto& [name, array] : result.outputs) result.nonfinite += clean(array.reals);
  return result;
}

}  // namespace hgc
