#include "runtime/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/data/bind_tables.h"
#include "runtime/device/stages.h"
#include "runtime/device/threads.h"
#include "runtime/session/collector.h"
#include "runtime/session/lifecycle/moving.h"
#include "runtime/session/lifecycle/open_device.h"
#include "runtime/session/lifecycle/timed.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/split/ranks/ranks.h"

namespace hgc {
namespace {

Status checkThreads(const SessionOptions& options) {
  constexpr int kMostThreads = 4096;
  const int threads = options.threads, pooled = options.pool ? options.pool->concurrency() : 1;
  if (threads < 0 || threads > kMostThreads)
    return Error{fmt::format("{} threads are not to be had; at most {}, 0 for all cores", threads, kMostThreads), ""};
  if (pooled >= 1 && pooled <= kMostThreads) return Done{};
  return Error{fmt::format("a pool runs {} tasks at once; at least 1, at most {}", pooled, kMostThreads), ""};
}

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

/// Of an earlier evaluation only the memory of what is there again is left.
void forgetAllBut(const Request& request, const ProgramPtr& program, Evaluation& result) {
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

Result<Session> Session::open(const ProgramPtr& program, const Inputs& inputs, const SessionOptions& options) {
  auto bound = [&]() -> Result<Bound> {
    if (const Status done = checkThreads(options); !done) return done.error();
    return withinMemory([&] {
      return Threads(options.threads, options.pool).execute([&] {
        return bindInputs(program->program, inputs, options.memory.get());
      });
    });
  }();
  if (bound) return open(program, std::move(*bound), options);
  return options.exchange ? openTogether(*options.exchange, bound.error(), nullptr, false).error() : bound.error();
}

/// All ranks open theirs, or none does.
Result<Session> Session::open(const ProgramPtr& program, Bound bound, const SessionOptions& options) {
  auto session = openAlone(program, std::move(bound), options);
  if (!options.exchange) return session;
  const Status own = session ? Status(Done{}) : Status(session.error());
  const Workload* const workload = session ? session->workload_.get() : nullptr;
  const Status all = openTogether(*options.exchange, own, workload, session && session->fused_);
  if (!all) return all.error();
  session->moving_->isOnRanks = true;
  return session;
}

Result<Session> Session::openAlone(const ProgramPtr& program, Bound bound, const SessionOptions& options) {
  if (const Status done = checkThreads(options); !done) return done.error();
  if (const Status done = fitsGiven(options); !done) return done.error();
  const auto begun = toBeginWith(program, options);
  if (!begun) return begun.error();
  const Span span("open");
  Session session;
  session.observer_ = std::make_unique<Observer>();
  session.moving_ = std::make_unique<Moving>();
  session.workload_ = std::make_unique<Workload>();
  session.matrices_ = std::make_shared<Matrices>();
  session.left_ = std::make_unique<LaunchResult>();
  Workload& workload = *session.workload_;
  workload.artefact = *begun;
  session.memory_ = options.memory;
  workload.bound = std::move(bound);
  workload.parameters = options.parameters;
  session.threads_ = std::make_shared<Threads>(options.threads, options.pool);
  const auto start = Clock::now();
  const Status laid = withinMemory([&]() -> Status {
    keepOn(options.memory.get(), workload.bound);
    return onThreads(session.threads_, [&] { return layOut(workload); });
  });
  if (!laid) return ofKind(laid.error(), ErrorKind::Data);
  session.openingTimes_.plan = millisecondsSince(start);
  const auto opening = Clock::now();
  auto device = withinMemory([&] {
    // What a rank takes for its part says nothing of this machine alone.
    const auto model = options.model      ? options.model
                       : options.exchange ? std::make_shared<CostModel>()
                                          : CostModel::ofMachine();
    const int threads = options.pool ? static_cast<int>(session.threads_->count()) : options.threads;
    session.choosing_ = std::make_unique<Choosing>(model, workload, threads);
    return onThreads(session.threads_, [&] { return session.opened(options); });
  });
  if (!device) return device.error();
  session.openingTimes_.device = millisecondsSince(start) - session.openingTimes_.plan;
  session.fused_ = device->fused;
  session.warnings_ = std::move(device->warnings);
  session.deadline_ = deadlineOf(options);
  const bool awaits = awaitsCode(device->device->info(), options);
  const std::string reason = awaits ? "until machine code is there" : device->reason;
  const std::optional<ErrorKind> refused = device->refused;
  session.isOn(std::move(*device), reason, opening);
  session.hasOpened(refused);
  Moving& moving = *session.moving_;
  moving.options = options;
  if (!awaits) moving.options.later.reset();
  moving.device = session.device();
  moving.reason = reason;
  moving.wait = options.retry;
  return session;
}

/// Tells of it.
void Session::hasOpened(std::optional<ErrorKind> refused) {
  if (isLogged(LogLevel::Info)) logMessage(LogLevel::Info, fmt::format("opened on {}: {}", device(), reason_));
  for (const std::string& warning : warnings_) logMessage(LogLevel::Warning, warning);
  if (refused) observer_->fellBack(*refused, false);
}

Statistics Session::statistics() const { return observer_->read(); }

/// Where `auto` may choose, that is where a first call is expected to be done soonest.
Result<OpenedDevice> Session::opened(const SessionOptions& options) {
  const auto fused = fusedOnBoth(*workload_->artefact, options.fused);
  const SharesOf sharesOf = choosing_->sharing(*workload_);
  if (options.device != "auto" || !fused || options.exchange)
    return openDevice(*workload_, options, threads_, sharesOf);
  SessionOptions same = options;
  same.fused = *fused ? Fused::On : Fused::Off;
  const Choosing::Place place = choosing_->begin(*workload_);
  std::string reason = choosing_->reasonToGo();
  if (place == Choosing::Both) {
    auto both = openBoth(*workload_, same, threads_, sharesOf);
    if (both) both->reason = reason + "; " + both->reason;
    if (both) return both;
    reason = both.error().message;
    choosing_->forgetBoth();
  }
  if (place == Choosing::Gpu) {
    auto gpu = openFirstGpu(*workload_, same);
    if (gpu) gpu->reason = reason;
    if (gpu) return gpu;
    reason = gpu.error().message;
    choosing_->stay();
  }
  same.device = "cpu";
  auto cpu = openDevice(*workload_, same, threads_, sharesOf);
  if (cpu) cpu->reason = reason;
  return cpu;
}

Status Session::set(const std::string& name, const Array& values) {
  const auto& symbols = workload_->artefact->program.symbols;
  const auto found = std::ranges::find_if(symbols, [&](const Symbol& symbol) { return symbol.name == name; });
  if (found == symbols.end()) return Error{"the program has no symbol `" + name + "`", "", ErrorKind::Usage};
  if (found->field != kNone) return Error{"`" + name + "` is computed, and cannot be set", "", ErrorKind::Data};
  const auto id = static_cast<SymbolId>(found - symbols.begin());
  if (found->kind == SymbolKind::Table) return changing([&] { return setTable(id, values); });
  if (const Status fits = checkRebound(workload_->artefact->program, workload_->bound, id, values); !fits) return fits;
  const BoundSymbol& bound = workload_->bound.symbols[id];
  return changing([&] { return written(id, 0, bound.rows * bound.width, values); });
}

/// `count` values from scalar `first` on. Kernels of the host point to what is bound; elsewhere it stays as it is until
/// the device has the new values.
Status Session::written(SymbolId id, int64_t first, int64_t count, const Array& values) {
  HostVector<double>& reals = workload_->bound.symbols[id].reals;
  const auto place = std::span(reals).subspan(static_cast<size_t>(first), static_cast<size_t>(count));
  if (device_->info().isHost) {
    onThreads(threads_, [&] { layOutReals(values, count, place.data()); });
    return executable_->write(id, first, place);
  }
  Step step{.kind = Step::Kind::Write, .symbol = id, .first = first};
  step.values.resize(place.size());
  onThreads(threads_, [&] { layOutReals(values, count, step.values.data()); });
  const auto start = Clock::now();
  const Status done = onThreads(threads_, [&] { return stepped(std::move(step)); });
  uploadMilliseconds_ += millisecondsSince(start);
  return done;
}

/// All that follows from indices is made anew. Kernels point to what is bound, whose memory moves along: to the new
/// workload, or back.
Status Session::setTable(SymbolId id, const Array& values) {
  if (const Status done = bringChanged(); !done) return done;
  const ProgramPtr& program = workload_->artefact;
  auto table = withinMemory([&] {
    return onThreads(threads_, [&] { return reboundTable(program->program, workload_->bound, id, values); });
  });
  if (!table) return table.error();
  auto next = std::make_unique<Workload>();
  next->artefact = program;
  next->parameters = workload_->parameters;
  next->bound = std::move(workload_->bound);
  std::swap(next->bound.symbols[id], *table);
  const auto start = Clock::now();
  auto executable = withinMemory([&]() -> Result<std::unique_ptr<Executable>> {
    if (const Status done = onThreads(threads_, [&] { return layOut(*next); }); !done) return done.error();
    auto loaded = device_->load(*next, {fused_, deadline_, threads_});
    if (!device_->info().hasOthers()) return loaded;
    if (loaded) return watched(std::move(*loaded), *next, fused_, moving_->failure, *observer_);
    *moving_->failure = loaded.error();
    return loaded;
  });
  if (!executable) {
    std::swap(next->bound.symbols[id], *table);
    workload_->bound = std::move(next->bound);
    return executable.error();
  }
  executable_ = std::move(*executable);
  workload_ = std::move(next);
  *matrices_ = {};
  choosing_->forgetWork();
  observer_->laidOut(*workload_);
  if (!device_->info().isHost) uploadMilliseconds_ += millisecondsSince(start);
  return Done{};
}

/// The fields as they are, after the launches of this evaluation.
Status Session::readFields(Evaluation& result) {
  if (const Status done = executable_->fillFields(); !done) return done;
  const Program& program = workload_->artefact->program;
  std::vector<Copy> copies;
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    const Symbol& symbol = program.symbols[id];
    if (symbol.kind != SymbolKind::Field) continue;
    Array& array = result.fields[symbol.name];
    array.shape.clear();
    for (const DimId dim : symbol.dims) array.shape.push_back(workload_->bound.sizes[dim]);
    array.shape.insert(array.shape.end(), symbol.shape.begin(), symbol.shape.end());
    const Buffer rows = executable_->computed(id);
    array.reals.resize(rows.bytes / sizeof(double));
    copies.push_back({rows, array.reals.data()});
  }
  return executable_->read(copies);
}

Result<Evaluation> Session::evaluate(const Request& request) {
  Evaluation result;
  if (const Status done = evaluate(request, result); !done) return done.error();
  return result;
}

Status Session::evaluate(const Request& request, Evaluation& result) {
  const Status done = computing([&] { return evaluated(request, result); });
  result.times = times_;
  if (done) observer_->nonfinite(result.nonfinite);
  return done;
}

/// Launches kernels of `kind` and brings the components of such terms.
Status Session::brought(KernelKind kind, TermKind terms, std::map<std::string, Array>& out, int64_t& nonfinite) {
  const Collector collector(*workload_);
  Launch launch{kind, InstanceValues::OfSharedGroups};
  if (device_->info().isHost) collector.placeComponents(terms, out, launch);
  if (const Status done = launched(launch); !done) return done;
  const auto start = Clock::now();
  const Status done = collector.components(*executable_, device_->info(), launch, terms, Layout::Element, out);
  if (done) nonfinite += collector.cleanComponents(*executable_, launch, out);
  addCollection(millisecondsSince(start));
  return done;
}

/// The value, and with it the gradient if that is asked for.
Status Session::evaluatedObjective(const Request& request, Evaluation& result) {
  const Collector collector(*workload_);
  Launch& launch = left_->launch;
  launch.kind = request.gradient ? gradientOf(*workload_) : KernelKind::Value;
  launch.values = request.termValues ? InstanceValues::OfAllGroups : InstanceValues::OfSharedGroups;
  launch.gradients.clear();
  if (request.gradient && device_->info().isHost) collector.placeGradients(result.gradients, launch);
  if (const Status done = collected(launch); !done) return done;
  collector.values(*left_, result);
  if (request.termValues) collector.termValues(*left_, result);
  else result.nonfinite += nonfiniteTerms(result);
  if (!request.gradient) return Done{};
  return collecting([&] { return collector.gradients(*executable_, launch, result); });
}

Status Session::evaluated(const Request& request, Evaluation& result) {
  forgetAllBut(request, workload_->artefact, result);
  // To see that texts are the same takes less than to copy them.
  if (result.device != device()) result.device = device();
  if (result.reason != reason_) result.reason = reason_;
  result.fused = fused_;
  Collector(*workload_).countTerms(result);
  Status done = Done{};
  if (asksForValue(request)) done = evaluatedObjective(request, result);
  else leaveValuesOut(*workload_, result);
  if (done && request.residuals)
    done = brought(KernelKind::Residual, TermKind::Residual, result.residuals, result.nonfinite);
  if (done && request.outputs) done = brought(KernelKind::Output, TermKind::Output, result.outputs, result.nonfinite);
  if (done && request.fields) done = readFields(result);
  for (auto& [name, array] : result.fields) result.nonfinite += clean(array.reals);
  return done;
}

}  // namespace hgc
