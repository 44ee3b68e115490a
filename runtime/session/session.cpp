#include "runtime/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "runtime/device/floating_point_mode.h"
#include "runtime/device/stages.h"
#include "runtime/device/threads.h"
#include "runtime/session/collector.h"
#include "runtime/session/open_device.h"
#include "runtime/session/timed.h"

namespace hgc {
namespace {

int64_t nonfiniteTerms(const Evaluation& result) {
  return std::ranges::count_if(result.terms, [](const auto& term) { return !std::isfinite(term.second.value); });
}

}  // namespace

Result<Session> Session::open(const ProgramPtr& program, const Inputs& inputs, const SessionOptions& options) {
  auto bound = bindInputs(program->program, inputs);
  if (!bound) return bound.error();
  return open(program, std::move(*bound), options);
}

Result<Session> Session::open(const ProgramPtr& program, Bound bound, const SessionOptions& options) {
  constexpr int kMostThreads = 4096;
  if (options.threads < 0 || options.threads > kMostThreads)
    return Error{
        fmt::format("{} threads are not to be had; at most {}, 0 for all cores", options.threads, kMostThreads), ""};
  Session session;
  session.workload_ = std::make_unique<Workload>();
  Workload& workload = *session.workload_;
  workload.artefact = program;
  workload.bound = std::move(bound);
  workload.parameters = options.parameters;
  const auto start = Clock::now();
  if (const Status done = onThreads(options.threads, [&] { return layOut(workload); }); !done) return done.error();
  session.openingTimes_.plan = millisecondsSince(start);
  auto device = openDevice(workload, options);
  if (!device) return device.error();
  session.openingTimes_.device = millisecondsSince(start) - session.openingTimes_.plan;
  if (!device->device->info().isHost) session.uploadMilliseconds_ = session.openingTimes_.device;
  session.executable_ = std::move(device->executable);
  session.device_ = std::move(device->device);
  session.reason_ = std::move(device->reason);
  session.fused_ = device->fused;
  session.threads_ = options.threads;
  session.warnings_ = std::move(device->warnings);
  return session;
}

Status Session::set(const std::string& name, const Array& values) {
  const auto& symbols = workload_->artefact->program.symbols;
  const auto found = std::ranges::find_if(symbols, [&](const Symbol& symbol) { return symbol.name == name; });
  if (found == symbols.end() || found->kind == SymbolKind::Table)
    return Error{"the program has no real symbol `" + name + "`", ""};
  if (found->field != kNone) return Error{"`" + name + "` is computed, and cannot be set", ""};
  const auto id = static_cast<SymbolId>(found - symbols.begin());
  const auto reals = rebound(workload_->artefact->program, workload_->bound, id, values);
  if (!reals) return reals.error();
  const auto start = Clock::now();
  if (const Status done = executable_->write(id, *reals); !done) return done;
  if (!device_->info().isHost) uploadMilliseconds_ += millisecondsSince(start);
  std::ranges::copy(*reals, workload_->bound.symbols[id].reals.begin());  // in place: kernels point there
  return Done{};
}

/// The fields as they are, after the launches of this evaluation.
Status Session::readFields(Evaluation& result) {
  const Program& program = workload_->artefact->program;
  std::vector<Copy> copies;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Field) continue;
    Array& array = result.fields[symbol.name];
    for (const DimId dim : symbol.dims) array.shape.push_back(workload_->bound.sizes[dim]);
    array.shape.insert(array.shape.end(), symbol.shape.begin(), symbol.shape.end());
    const Buffer rows = executable_->computed(id);
    array.reals.resize(rows.bytes / sizeof(double));
    copies.push_back({rows, array.reals.data()});
  }
  return executable_->read(copies);
}

Result<Evaluation> Session::evaluate(const Request& request) {
  auto result = timed(times_, [&] { return evaluated(request); });
  if (result) result->times = times_;
  return result;
}

Result<Evaluation> Session::evaluated(const Request& request) {
  const FloatingPointMode mode;  // the last sums are made here
  const Collector collector(*workload_);
  Evaluation result;
  result.device = device();
  result.reason = reason_;
  result.fused = fused_;
  collector.countTerms(result);
  const KernelKind main = request.gradient ? gradientOf(*workload_) : KernelKind::Value;
  if (const Status made = needs(request.gradient ? KernelKind::Gradient : KernelKind::Value); !made)
    return made.error();
  const InstanceValues values = request.termValues ? InstanceValues::OfAllGroups : InstanceValues::OfSharedGroups;
  const auto run = [&](KernelKind kind, const auto& take) -> Status {
    const auto collected = this->collected(kind, values);
    if (!collected) return collected.error();
    take(*collected);
    return Done{};
  };
  Status done = run(main, [&](const LaunchResult& collected) {
    collector.values(collected, result);
    if (request.termValues) collector.termValues(collected, result);
    else result.nonfinite += nonfiniteTerms(result);
    if (request.gradient) collector.gradients(collected, result);
  });
  if (done && request.residuals) {
    done = run(KernelKind::Residual, [&](const LaunchResult& h) {
      collector.spread(h.outputs, TermKind::Residual, Layout::Element, result.residuals);
    });
  }
  if (done && request.outputs) {
    done = run(KernelKind::Output, [&](const LaunchResult& h) {
      collector.spread(h.outputs, TermKind::Output, Layout::Element, result.outputs);
    });
  }
  if (done && request.fields) done = readFields(result);
  if (!done) return done.error();
  for (auto& [name, array] : result.fields) result.nonfinite += clean(array.reals);
  for (auto& [name, array] : result.residuals) result.nonfinite += clean(array.reals);
  for (auto& [name, array] : result.outputs) result.nonfinite += clean(array.reals);
  return result;
}

}  // namespace hgc
