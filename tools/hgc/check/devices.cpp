/// Whether all devices agree to the bit.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "runtime/cpu/cpu.h"
#include "runtime/session/lifecycle/gpu_rooms.h"
#include "tools/hgc/check/check.h"

namespace hgc::tool {
namespace {

bool sameBits(const std::vector<double>& a, const std::vector<double>& b, size_t& first) {
  for (first = 0; first < std::min(a.size(), b.size()); ++first) {
    if (std::bit_cast<uint64_t>(a[first]) != std::bit_cast<uint64_t>(b[first])) return false;
  }
  return a.size() == b.size();
}

/// Describes the first difference; empty if there is none.
std::string differenceOf(const Results& expected, const Results& actual, const std::set<KernelKind>& without) {
  std::string difference;
  const auto compare = [&](const std::string& what, const std::vector<double>& a, const std::vector<double>& b) {
    size_t at = 0;
    if (!difference.empty() || sameBits(a, b, at)) return;
    difference = at < std::min(a.size(), b.size())
                     ? fmt::format("{} differs first at scalar {}: {:.17g} and {:.17g}", what, at, a[at], b[at])
                     : fmt::format("{} has {} and {} scalars", what, a.size(), b.size());
  };
  const auto compareAll = [&](const char* what, const auto& a, const auto& b) {
    for (const auto& [name, array] : a) compare(fmt::format("{} {}", what, name), array.reals, b.at(name).reals);
  };
  const Evaluation &a = expected.evaluation, &b = actual.evaluation;
  compare("value", {a.value}, {b.value});
  compareAll("gradient of", a.gradients, b.gradients);
  compareAll("term", a.termValues, b.termValues);
  compareAll("output", a.outputs, b.outputs);
  if (!without.contains(KernelKind::Residual)) compareAll("residual", a.residuals, b.residuals);
  if (!without.contains(KernelKind::Hvp)) compareAll("Hessian product of", expected.products, actual.products);
  if (!without.contains(KernelKind::Gnp))
    compareAll("Gauss-Newton product of", expected.normalProducts, actual.normalProducts);
  if (without.contains(KernelKind::Jacobian)) return difference;
  for (const auto& [name, matrix] : expected.jacobians)
    compare("Jacobian of " + name, matrix.values, actual.jacobians.at(name).values);
  return difference;
}

/// A device and its options.
struct Way {
  std::string device;
  int threads = 0;
  Fused fused = Fused::Off;

  std::set<KernelKind> without = {};

  std::string text() const {
    return fmt::format("{}{}, fma {}", device, threads > 0 ? fmt::format(" {} threads", threads) : "",
                       fused == Fused::On ? "on" : "off");
  }
};

/// The usable GPUs, if the program has code for them; reports why others are not.
std::vector<std::string> usableGpus(const Artefact& artefact, Report& report) {
  std::vector<std::string> gpus;
  if (artefact.kernels.empty()) return gpus;
  if (artefact.gpu.empty()) {
    report.leftOut("bits of GPUs", "the program has no GPU code: " + artefact.gpuRefusal);
    return gpus;
  }
  std::string reason;
  for (const GpuInfo& info : listGpus(reason)) {
    if (info.usable) gpus.push_back(info.id);
    else report.leftOut("bits of " + info.id, info.reason);
  }
  if (gpus.empty() && !reason.empty()) report.leftOut("bits of GPUs", reason);
  return gpus;
}

/// The targets with GPU code, for one kernel if `id` is given.
std::set<Target> targetsOnGpus(const Artefact& artefact, std::optional<KernelId> id = {}) {
  std::set<Target> targets;
  for (const GpuCode& code : artefact.gpu) {
    if (!id || code.id == *id) targets.insert(code.target);
  }
  return targets;
}

/// The kinds of kernels that are too large for GPUs in some variant.
std::set<KernelKind> missingOnGpus(const Artefact& artefact) {
  std::set<KernelKind> missing;
  const size_t variants = targetsOnGpus(artefact).size();
  for (const KernelInfo& kernel : artefact.kernels) {
    if (targetsOnGpus(artefact, kernel.id).size() >= variants) continue;
    missing.insert(isEssential(artefact, kernel.id) ? KernelKind::Gradient : kernel.id.kind);
  }
  return missing;
}

Result<Results> evaluateBy(const Way& way, const Checked& checked) {
  SessionOptions options = sessionOptions(checked.options, false);
  options.device = way.device;
  options.fused = way.fused;
  options.threads = way.threads;
  options.fallback = Fallback::Error;
  return evaluateAll(checked, options, way.without);
}

/// Whether a device is one that `--device` asks for: `cpu` is all levels and the interpreter.
bool isAsked(const Way& way, const std::string& asked) {
  return asked == "auto" || way.device == asked || (asked == "cpu" && way.device.starts_with("cpu:"));
}

/// The first level of the CPU, by which others are judged, and all devices that are asked for; SSE2 has no fused
/// kernels.
std::vector<Way> waysOf(const std::string& asked, const std::vector<std::string>& gpus,
                        const std::set<KernelKind>& missing, Fused fused) {
  std::vector<Way> ways;
  for (const Isa isa : cpuIsas()) {
    if (fused == Fused::On && !mayFuse(isa)) continue;
    for (const int threads : {1, 2}) ways.push_back({cpuName(isa), threads, fused});
  }
  ways.push_back({"cpu:first", 2, fused});
  for (const std::string& gpu : gpus) ways.push_back({gpu, 0, fused, missing});
  const Way judge = ways.front();
  const bool isListed = std::ranges::any_of(ways, [&](const Way& way) { return isAsked(way, asked); });
  if (!isListed) return {judge, {asked, 0, fused, missing}};
  std::erase_if(ways, [&](const Way& way) { return !isAsked(way, asked); });
  if (ways.front().text() != judge.text()) ways.insert(ways.begin(), judge);
  return ways;
}

}  // namespace

void compareDevices(const Checked& checked, Report& report) {
  const Progress progress = compileOptions(checked.options).progress;
  const std::string& asked = checked.options.device;
  const bool areAll = asked == "auto";
  std::vector<std::string> gpus = areAll ? usableGpus(*checked.artefact, report) : std::vector<std::string>();
  const bool runsOnGpu = areAll ? !gpus.empty() : !asked.starts_with("cpu") && !checked.artefact->gpu.empty();
  std::set<KernelKind> missing = runsOnGpu ? missingOnGpus(*checked.artefact) : std::set<KernelKind>();
  if (std::ranges::any_of(missing, [](KernelKind kind) { return info(kind).essential; })) {
    report.leftOut("bits of GPUs", checked.artefact->gpuRefusal);
    gpus.clear();
    missing.clear();
  }
  for (const KernelKind kind : missing)
    report.leftOut(fmt::format("bits of GPUs, {}", info(kind).name), checked.artefact->gpuRefusal);
  for (const Fused fused : {Fused::Off, Fused::On}) {  // results with and without fused operations differ
    const std::string& fma = checked.options.fma;
    if (fma == (fused == Fused::On ? "off" : "on")) continue;
    std::optional<Results> first;
    std::string firstName;
    const std::vector<Way> ways = waysOf(asked, gpus, missing, fused);
    for (size_t k = 0; k < ways.size(); ++k) {
      const Way& way = ways[k];
      if (progress) progress(fused == Fused::On ? "devices that fuse" : "devices", k, ways.size());
      auto result = evaluateBy(way, checked);
      if (progress) progress("", 0, 0);  // a line of the report follows
      if (!result && result.error().kind == ErrorKind::Unsupported) {
        report.leftOut("bits of " + way.text(), result.error().message);
      } else if (!result) {
        report.line("bits of " + way.text(), false, result.error().message);
      } else if (first) {
        const std::string difference = differenceOf(*first, *result, way.without);
        report.line(fmt::format("bits of {} and {}", way.text(), firstName), difference.empty(),
                    difference.empty() ? "the same" : difference);
      } else {
        first = std::move(*result);
        firstName = way.text();
      }
    }
  }
}

}  // namespace hgc::tool
