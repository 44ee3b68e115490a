/// `hgc bench`: times derivatives per instance, beside the ceilings of the machine.
#include <fmt/format.h>
#include <immintrin.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "runtime/device/launch_work.h"
#include "tools/hgc/bench/calls.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {
namespace {

double seconds(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// In eight independent chains of 512-bit vectors.
__attribute__((target("avx512f"))) double fusedGigaflops() {
  constexpr int kSteps = 1'000'000;
  std::vector<double> times;
  double sink = 0;
  for (int round = 0; round < 5; ++round) {
    __m512d x[8];
    for (int k = 0; k < 8; ++k) x[k] = _mm512_set1_pd(1.0 + k);
    const __m512d a = _mm512_set1_pd(0.999999), b = _mm512_set1_pd(1e-7);
    times.push_back(seconds([&]() __attribute__((target("avx512f"))) {
      for (int step = 0; step < kSteps; ++step) {
        for (auto& v : x) v = _mm512_fmadd_pd(v, a, b);
      }
    }));
    for (auto& v : x) {
      double lanes[8];
      _mm512_storeu_pd(lanes, v);
      sink += lanes[0] + lanes[7];
    }
  }
  return sink > 0 ? 2.0 * 8 * 8 * kSteps / median(times) / 1e9 : 0;
}

/// The bandwidth of copying memory outside caches on one core: GB/s read and written.
double copyGigabytes() {
  constexpr size_t kDoubles = size_t{1} << 24;
  std::vector<double> from(kDoubles, 1.0), to(kDoubles, 0.0);
  std::vector<double> times;
  for (int round = 0; round < 5; ++round) {
    times.push_back(seconds([&] { std::copy(from.begin(), from.end(), to.begin()); }));
  }
  return 2.0 * kDoubles * sizeof(double) / median(times) / 1e9;
}

/// The rate of fused multiply-adds on one core in GFLOP/s, two operations each; 0 without AVX-512.
double fmaGigaflops() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx512f") ? fusedGigaflops() : 0;
}

using Json = nlohmann::ordered_json;

/// The stages of a call, one after another.
struct Stage {
  const char* name;
  double (*milliseconds)(const Times& times);
};

constexpr Stage kStages[] = {
    {"kernel", [](const Times& t) { return t.kernel; }},
    {"sum", [](const Times& t) { return t.reduce; }},
    {"submit", [](const Times& t) { return std::max(t.launch - t.kernel - t.reduce, 0.0); }},
    {"collect", [](const Times& t) { return t.collect; }},
    {"assemble", [](const Times& t) { return t.assemble; }},
};

/// Medians over rounds, per instance.
struct Measured {
  std::string name, call;
  double nanoseconds = 0;                  ///< of the whole call
  double stages[std::size(kStages)] = {};  ///< of its stages, in nanoseconds
  double operations = 0, bytes = 0;        ///< of its kernels
  double upload = 0;                       ///< milliseconds, in all rounds
};

struct Round {
  double milliseconds = 0;
  Times times;
};

Result<Round> timeOnce(const Call& call, Session& session) {
  Round round;
  std::vector<std::shared_ptr<void>> results;
  const auto start = std::chrono::steady_clock::now();
  for (const Call::Part& part : call.parts) {
    auto result = part(session);
    if (!result) return result.error();
    results.push_back(std::move(*result));
    round.times += session.times();
  }
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  round.milliseconds = elapsed.count();
  return round;
}

/// The average of a count of kernels over instances.
double perInstance(const Workload& workload, KernelKind kind, int64_t instances,
                   const std::function<double(const KernelInfo&, const GatherLayout&)>& count) {
  double sum = 0;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const uint32_t topology = workload.artefact->plan.groups[g].topology;
    const GatherLayout& unit = workload.artefact->plan.topologies[topology];
    for (const KernelInfo& info : workload.artefact->kernels) {
      if (info.id == KernelId{topology, kernelFor(unit, kind)})
        sum += count(info, unit) * static_cast<double>(workload.groups[g].count);
    }
  }
  return instances > 0 ? sum / static_cast<double>(instances) : 0;
}

/// The instances of terms; of fields if there are no terms.
int64_t countInstances(const Workload& workload) {
  int64_t ofTerms = 0, ofFields = 0;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const LaunchPlan& plan = workload.artefact->plan;
    const bool isField = plan.topologies[plan.groups[g].topology].kind == TermKind::Field;
    (isField ? ofFields : ofTerms) += workload.groups[g].count;
  }
  return ofTerms > 0 ? ofTerms : ofFields;
}

Result<Measured> measure(const Call& call, int rounds, int64_t instances, Session& session) {
  constexpr int kWarmUp = 2;
  Measured measured{.name = std::string(info(call.kind).name), .call = call.name};
  std::vector<double> calls, stages[std::size(kStages)];
  const auto unknowns = unknownsOfFields(session);
  for (int k = 0; k < kWarmUp + rounds; ++k) {
    for (const auto& [name, values] : unknowns) {
      if (const Status done = session.set(name, values); !done) return done.error();
    }
    const auto round = timeOnce(call, session);
    if (!round) return round.error();
    measured.upload += round->times.upload;
    if (k < kWarmUp) continue;
    calls.push_back(round->milliseconds);
    for (size_t s = 0; s < std::size(kStages); ++s) stages[s].push_back(kStages[s].milliseconds(round->times));
  }
  const double scale = 1e6 / static_cast<double>(std::max<int64_t>(instances, 1));
  measured.nanoseconds = median(calls) * scale;
  for (size_t s = 0; s < std::size(kStages); ++s) measured.stages[s] = median(stages[s]) * scale;
  measured.operations = perInstance(session.workload(), call.kind, instances,
                                    [](const KernelInfo& kernel, const GatherLayout&) { return kernel.operations; });
  measured.bytes = perInstance(session.workload(), call.kind, instances, leastBytes);
  return measured;
}

/// The printed results.
struct Report {
  int64_t instances = 0;
  std::string device;
  int threads = 0, rounds = 0;
  bool fused = false;
  std::vector<Measured> lines;
  std::vector<std::pair<const char*, double>> prepared;  ///< milliseconds
  double copy = 0, flops = 0;                            ///< ceilings
};

std::string benchJson(const Report& report) {
  Json json, nanoseconds = Json::object(), stages = Json::object(), calls = Json::object();
  Json operations = Json::object(), bytes = Json::object();
  for (const Measured& line : report.lines) {
    nanoseconds[line.name] = line.nanoseconds;
    for (size_t s = 0; s < std::size(kStages); ++s) stages[line.name][kStages[s].name] = line.stages[s];
    calls[line.name] = line.call;
    operations[line.name] = line.operations;
    bytes[line.name] = line.bytes;
  }
  json["instances"] = report.instances;
  json["device"] = report.device;
  json["threads"] = report.threads;
  json["rounds"] = report.rounds;
  json["ns_per_instance"] = std::move(nanoseconds);
  json["stages_ns"] = std::move(stages);
  json["calls"] = std::move(calls);
  json["operations_per_instance"] = std::move(operations);
  json["bytes_per_instance"] = std::move(bytes);
  json["ceilings"] = {{"copy_gbs", report.copy}, {"fma_gflops", report.flops}};
  json["fma"] = report.fused;
  for (const auto& [name, milliseconds] : report.prepared) json["prepare_ms"][name] = milliseconds;
  json["compile_ms"] = report.prepared.front().second;
  return json.dump() + "\n";
}

std::string benchTable(const Report& report) {
  std::string out = fmt::format("{} {} on {}, fma {}; nanoseconds per instance, medians of {} {}\n", report.instances,
                                report.instances == 1 ? "instance" : "instances", report.device,
                                report.fused ? "on" : "off", report.rounds, report.rounds == 1 ? "round" : "rounds");
  out += fmt::format("  {:<12} {:>10}", "", "call");
  for (const Stage& stage : kStages) out += fmt::format(" {:>10}", stage.name);
  out += fmt::format(" {:>10} {:>6} {:>6} {:>6}  {}\n", "operations", "bytes", "GB/s", "Gop/s", "by");
  for (const Measured& line : report.lines) {
    out += fmt::format("  {:<12} {:>10.4f}", line.name, line.nanoseconds);
    for (const double stage : line.stages) out += fmt::format(" {:>10.4f}", stage);
    const double computing = line.stages[0] + line.stages[1];  // kernel and sum
    const double scale = computing > 0 ? 1 / computing : 0;
    out += fmt::format(" {:>10.0f} {:>6.0f} {:>6.1f} {:>6.1f}  {}\n", line.operations, line.bytes, line.bytes * scale,
                       line.operations * scale, line.call);
  }
  out += "  prepared in ms:";
  for (const auto& [name, milliseconds] : report.prepared) out += fmt::format(" {} {:.1f}", name, milliseconds);
  return out +
         fmt::format("\n  one core of this machine copies {:.1f} GB/s and does {:.1f} GFLOP/s in fused operations\n",
                     report.copy, report.flops);
}

double stageMilliseconds(const Timings& times, std::string_view name) {
  const auto found = std::ranges::find(times.stages(), name, &Timings::Stage::name);
  return found == times.stages().end() ? 0 : found->milliseconds;
}

Result<Report> bench(const Options& options, const Timed& timed, Session& session, Stopwatch& watch) {
  Report report;
  if (const Status done = fillSeeds(options.bindings, session); !done) return done.error();
  const Triangle triangle = options.triangle == "lower"   ? Triangle::Lower
                            : options.triangle == "upper" ? Triangle::Upper
                                                          : Triangle::Both;
  const auto calls = options.onDevice ? launchesFor(timed, triangle, session) : callsFor(timed, triangle, session);
  if (!calls) return calls.error();
  report.instances = countInstances(session.workload());
  report.threads = options.threads;
  report.rounds = options.rounds;
  report.fused = session.fused();
  const auto measureAll = [&]() -> Status {
    report.device = session.device();
    report.lines.clear();
    for (const Call& call : *calls) {
      auto line = measure(call, options.rounds, report.instances, session);
      if (!line) return line.error();
      report.lines.push_back(std::move(*line));
    }
    return Done{};
  };
  constexpr int kTurns = 3;  // while calls are made, `auto` may find that another device is faster
  for (int turn = 0; turn < kTurns && session.device() != report.device; ++turn) {
    if (const Status done = measureAll(); !done) return done.error();
  }
  if (session.device() != report.device)
    return Error{"the device changed during the measurement: " + session.reason(), ""};
  watch.lap("measure");
  report.copy = copyGigabytes();
  report.flops = fmaGigaflops();
  watch.lap("ceilings");
  return report;
}

/// Adds values, which are evaluated together with residuals and outputs.
std::set<KernelKind> kernelsFor(std::set<KernelKind> kinds) {
  if (kinds.contains(KernelKind::Residual) || kinds.contains(KernelKind::Output)) kinds.insert(KernelKind::Value);
  return kinds;
}

}  // namespace

int commandBench(const Options& given) {
  Timings own;
  Options options = given;
  if (!options.times) options.times = &own;
  const auto timed = timedKinds(options.derivative);
  if (!timed) return fail(options, timed.error());
  auto ready = makeReady(options, kernelsFor(timed->kinds));
  if (!ready) return fail(options, ready.error());
  Stopwatch watch(options.times);
  auto session = Session::open(ready->artefact, std::move(ready->bound), sessionOptions(options, false));
  if (!session) return fail(options, session.error());
  const size_t told = sayWarnings(options, *session, 0);
  watch.lap("session");
  auto report = bench(options, *timed, *session, watch);
  sayWarnings(options, *session, told);
  if (!report) return fail(options, report.error());
  double upload = 0;
  for (const Measured& line : report->lines) upload += line.upload;
  report->prepared = {{"compile", ready->compileMilliseconds},
                      {"bind", stageMilliseconds(*options.times, "bind")},
                      {"plan", session->openingTimes().plan},
                      {"open", session->openingTimes().device},
                      {"upload", upload}};
  fmt::print("{}", options.json ? benchJson(*report) : benchTable(*report));
  return 0;
}

}  // namespace hgc::tool
