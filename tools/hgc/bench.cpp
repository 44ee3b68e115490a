/// `hgc bench`: time an instance, beside what the machine can do.
#include <fmt/format.h>
#include <immintrin.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tools/hgc/data.h"

namespace hgc::tool {
namespace {

double seconds(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values) {
  std::ranges::nth_element(values, values.begin() + static_cast<int64_t>(values.size() / 2));
  return values[values.size() / 2];
}

/// Bytes read and written by a second of copying memory that fits no cache, on one core.
double copyGigabytes() {
  constexpr size_t kDoubles = size_t{1} << 24;
  std::vector<double> from(kDoubles, 1.0), to(kDoubles, 0.0);
  std::vector<double> times;
  for (int round = 0; round < 5; ++round) {
    times.push_back(seconds([&] { std::copy(from.begin(), from.end(), to.begin()); }));
  }
  return 2.0 * kDoubles * sizeof(double) / median(times) / 1e9;
}

/// Two operations a fused multiply-add, on one core, in eight independent chains of 512-bit vectors.
__attribute__((target("avx512f"))) double fmaGigaflops() {
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

struct Line {
  std::string name;
  KernelKind kind;
};

Result<std::vector<Line>> linesAsked(const Options& options, const Program& program) {
  constexpr const char* kAll = "value,gradient,jacobian,output";
  std::vector<Line> lines;
  std::stringstream list(options.derivative.empty() ? kAll : options.derivative);
  const auto has = [&](TermKind kind) {
    return std::ranges::any_of(program.terms, [&](const Term& t) { return t.kind == kind; });
  };
  for (std::string name; std::getline(list, name, ',');) {
    constexpr const char* kNames[] = {"value", "gradient", "jacobian", "output"};
    if (std::ranges::find(kNames, std::string_view(name)) == std::end(kNames)) {
      return Error{fmt::format("--derivative: there is no `{}` to time", name), kAll};
    }
    const bool objective = has(TermKind::Energy) || has(TermKind::Residual);
    if (name == "value" && objective) lines.push_back({name, KernelKind::Value});
    if (name == "gradient" && objective) lines.push_back({name, KernelKind::Gradient});
    if (name == "jacobian" && has(TermKind::Residual)) lines.push_back({name, KernelKind::Jacobian});
    if (name == "output" && has(TermKind::Output)) lines.push_back({name, KernelKind::Output});
  }
  return lines;
}

/// Averages over the instances, by the kernels' own counts.
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

/// What an instance must read and write at least once: gathered scalars, indices, results.
double bytesOf(const KernelInfo& info, const GatherLayout& unit) {
  size_t scalars = info.stores;
  for (const Gather& gather : unit.gathers) scalars += gather.components.size();
  return static_cast<double>(scalars * sizeof(double) + unit.slots.size() * sizeof(int32_t));
}

}  // namespace

int commandBench(const Options& options) {
  const auto ready =
      makeReady(options, {KernelKind::Value, KernelKind::Gradient, KernelKind::Jacobian, KernelKind::Output});
  if (!ready) return fail(options, ready.error());
  Stopwatch watch(options.times);
  auto session = Session::open(ready->artefact, ready->bound, sessionOptions(options, false));
  if (!session) return fail(options, session.error());
  watch.lap("session");
  const auto lines = linesAsked(options, ready->artefact->program);
  if (!lines) return fail(options, lines.error());
  int64_t instances = 0;
  for (const GroupData& group : session->workload().groups) instances += group.count;
  nlohmann::ordered_json json;
  json["instances"] = instances;
  json["device"] = session->device();
  json["threads"] = options.threads;
  std::map<std::string, double> nanoseconds, operations, bytes;
  for (const Line& line : *lines) {
    constexpr int kWarmUp = 2, kRounds = 9;
    std::vector<double> times;
    for (int round = 0; round < kWarmUp + kRounds; ++round) {
      Status done = Done{};
      const double time = seconds([&] { done = session->launch(line.kind); });
      if (!done) return fail(options, done.error());
      const Times measured = session->times();
      const bool onDevice = session->device().starts_with("vulkan") && measured.kernel > 0;
      if (round >= kWarmUp) times.push_back(onDevice ? (measured.kernel + measured.reduce) * 1e-3 : time);
    }
    nanoseconds[line.name] = median(times) * 1e9 / static_cast<double>(std::max<int64_t>(instances, 1));
    operations[line.name] = perInstance(session->workload(), line.kind, instances,
                                        [](const KernelInfo& k, const GatherLayout&) { return k.operations; });
    bytes[line.name] = perInstance(session->workload(), line.kind, instances, bytesOf);
  }
  watch.lap("measure");
  __builtin_cpu_init();
  const double copy = copyGigabytes(), flops = __builtin_cpu_supports("avx512f") ? fmaGigaflops() : 0;
  watch.lap("ceilings");
  json["ns_per_instance"] = nanoseconds;
  json["operations_per_instance"] = operations;
  json["bytes_per_instance"] = bytes;
  json["ceilings"] = {{"copy_gbs", copy}, {"fma_gflops", flops}};
  json["fma"] = session->fused();
  json["compile_ms"] = ready->compileMilliseconds;
  if (options.json) {
    fmt::print("{}\n", json.dump());
    return 0;
  }
  fmt::print("{} instances on {}, fma {}, compiled in {:.1f} ms\n", instances, session->device(),
             session->fused() ? "on" : "off", ready->compileMilliseconds);
  for (const auto& [name, ns] : nanoseconds) {
    fmt::print("  {:<9} {:10.4f} ns an instance  {:7.0f} operations  {:6.0f} bytes  {:6.1f} GB/s  {:6.1f} Gop/s\n",
               name, ns, operations[name], bytes[name], bytes[name] / ns, operations[name] / ns);
  }
  fmt::print("  one core of this machine copies {:.1f} GB/s and does {:.1f} GFLOP/s in fused operations\n", copy,
             flops);
  return 0;
}

}  // namespace hgc::tool
