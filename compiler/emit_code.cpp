/// Code of all kernels of a program, and of one for GPUs.
#include "compiler/emit_code.h"

#include <fmt/format.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_for_each.h>

#include <algorithm>
#include <atomic>

#include "codegen/glsl/glsl.h"
#include "compiler/steps.h"
#include "ir/loops.h"
#include "passes/schedule/pull.h"

namespace hgc {
namespace {

/// Operations that a GPU does in the time of a byte to or from memory: an H100 has 17e12 to 34e12 of binary64 a second,
/// and some 2.5e12 bytes. Half of that, since shaders that pull wait more for what they read.
constexpr int64_t kOperationsOfByte = 4;

int64_t operationsOf(const std::vector<Node>& code) {
  return std::ranges::count_if(code, [](const Node& node) { return !info(node.op).isLeaf; });
}

/// What a kernel costs an instance from a position on, in operations: those that it computes, and what it reads.
int64_t costOf(const std::vector<Node>& code, uint32_t from) {
  int64_t cost = 0;
  for (auto node = code.begin() + from; node != code.end(); ++node) {
    if (node->op == Op::Load || node->op == Op::Lifted) cost += kOperationsOfByte * 8;
    else if (node->op == Op::Slot) cost += kOperationsOfByte * 4;
    else if (!info(node->op).isLeaf) ++cost;
  }
  return cost;
}

/// Whether computing all entries of all rows again costs less than storing partials and reading them.
bool isWorthPulling(const Kernel& kernel, const std::vector<PullKernel>& pulls) {
  const auto partials = std::ranges::count(kernel.stores, RootKind::Partial, &Store::kind);
  const int64_t stored = costOf(kernel.code, 0) + kOperationsOfByte * 2 * 8 * partials;
  int64_t pulled = 0;
  for (const PullKernel& pull : pulls)
    pulled += costOf(pull.kernel.code, pull.once) * static_cast<int64_t>(gathersOf(kernel.gathers, pull.port).size());
  return pulled <= stored;
}

}  // namespace

std::vector<PullKernel> pullsOf(const Kernel& kernel, Reduce reduce) {
  if (reduce != Reduce::Auto && reduce != Reduce::Pull) return {};
  std::vector<PullKernel> pulls = cutPulls(kernel);
  for (PullKernel& pull : pulls) pull.kernel.unroll = kernel.unroll;
  const auto isTooLong = [](const PullKernel& pull) { return operationsOf(pull.kernel.code) > kMaxGpuOperations; };
  if (std::ranges::any_of(pulls, isTooLong)) return {};
  if (reduce == Reduce::Auto && !isWorthPulling(kernel, pulls)) return {};
  return pulls;
}

namespace {

/// Makes shaders until one fails.
class ShaderMaker {
 public:
  ShaderMaker(KernelId id, Target target, const CompileOptions& options)
      : id_(id), target_(target), options_(options) {}

  template <class GlslOf>
  void add(const GlslOf& glslOf, GpuCode code = {}) {
    if (!done_) return;
    Stopwatch watch(options_.times);
    const std::string glsl = glslOf();
    watch.lap("glsl");
    auto words = gpuSpirv(glsl, options_.times);
    if (!words) {
      done_ = words.error();
      return;
    }
    code.id = id_;
    code.target = target_;
    code.words = std::move(*words);
    made_.push_back(std::move(code));
  }
  Result<std::vector<GpuCode>> made() { return done_ ? Result<std::vector<GpuCode>>(std::move(made_)) : done_.error(); }

 private:
  KernelId id_;
  Target target_;
  const CompileOptions& options_;
  std::vector<GpuCode> made_;
  Status done_ = Done{};
};

/// Only instances may be in parts.
Result<GpuParts> partsOf(const PhaseKernel& phase, const CompileOptions& options) {
  const bool isWhole = phase.phase.kind != PhaseKind::Instances;
  auto parts = gpuParts(phase.kernel, isWhole ? kMaxGpuOperations : options.gpuOperations);
  if (parts && isWhole && parts->ranges.size() > 1)
    return Error{fmt::format("a phase of kernel {} is too long for a shader", phase.kernel.name), ""};
  return parts;
}

/// Fails where a phase is too long for a shader.
Result<std::vector<GpuParts>> partsOf(const PhasedKernel& kernel, const CompileOptions& options) {
  std::vector<GpuParts> all;
  for (const PhaseKernel& phase : kernel.phases) {
    auto parts = partsOf(phase, options);
    if (!parts) return parts.error();
    all.push_back(std::move(*parts));
  }
  return all;
}

uint32_t keepsAtCounts(const Kernel& kernel) { return static_cast<uint32_t>(keptAtCounts(kernel.code).size()); }

bool hasOwners(const PhasedKernel& kernel) { return kernel.phases.back().phase.kind == PhaseKind::Owners; }

Result<std::vector<GpuCode>> phaseCode(const PhasedKernel& kernel, const std::vector<GpuParts>& parts,
                                       ShaderMaker maker) {
  for (size_t p = 0; p < kernel.phases.size(); ++p) {
    GpuCode code;
    code.phase = kernel.phases[p].phase;
    code.arrays = kernel.arrays;
    code.cells = parts[p].handed.cells;
    code.atCounts = keepsAtCounts(kernel.phases[p].kernel);
    for (size_t part = 0; part < parts[p].ranges.size(); ++part)
      maker.add([&] { return gpuText(glsl(), kernel, p, parts[p], part); }, code);
  }
  return maker.made();
}

}  // namespace

Result<std::vector<GpuCode>> gpuCodeOf(const Kernel& kernel, const std::optional<PhasedKernel>& phased, KernelId id,
                                       Target target, const CompileOptions& options) {
  ShaderMaker maker(id, target, options);
  if (phased) {
    const auto parts = partsOf(*phased, options);
    if (parts) return phaseCode(*phased, *parts, maker);
    if (hasOwners(*phased)) return parts.error();  // nobody else would sum their rows
  }
  const std::vector<PullKernel> pulls = pullsOf(kernel, options.reduce);
  for (const PullKernel& pull : pulls)
    maker.add([&] { return gpuText(glsl(), pull); }, {.id = {}, .target = {}, .words = {}, .port = pull.port});
  if (!pulls.empty() && options.reduce == Reduce::Pull) return maker.made();
  const auto parts = gpuParts(kernel, options.gpuOperations);
  if (!parts) return parts.error();
  const bool singles = leavesSingles(parts->kernel);
  const GpuCode code{.id = {},
                     .target = {},
                     .words = {},
                     .cells = parts->handed.cells,
                     .atCounts = keepsAtCounts(kernel),
                     .leavesSingles = singles};
  for (size_t part = 0; part < parts->ranges.size(); ++part)
    maker.add([&] { return gpuText(glsl(), *parts, part); }, code);
  const auto tiled = parts->ranges.size() == 1 ? findTiledSum(parts->kernel) : std::nullopt;
  const GpuPhase tiles{PhaseKind::Tiles, {{true, kernel.rank - 1}}, 0, 1, 0};
  if (tiled)
    maker.add([&] { return gpuText(glsl(), parts->kernel, *tiled); },
              {.id = {}, .target = {}, .words = {}, .phase = tiles, .leavesSingles = singles});
  const GpuPhase runs{PhaseKind::Runs, {}, 0, 1, 0};
  if (addsUpRuns(*parts))
    maker.add([&] { return runsText(glsl(), *parts); }, {.id = {}, .target = {}, .words = {}, .phase = runs});
  return maker.made();
}

void forEachOnAllCores(size_t count, std::string_view stage, const CompileOptions& options,
                       const std::function<void(size_t k, const CompileOptions& own)>& work) {
  std::vector<Timings> taken(options.times != nullptr ? count : 0);
  Stopwatch watch(options.times);
  const auto one = [&](size_t k) {
    if (!goesOn(options)) return;
    CompileOptions own = options;
    if (own.times != nullptr) own.times = &taken[k];
    work(k, own);
  };
  if (options.hooks.after) {
    for (size_t k = 0; k < count; ++k) one(k);
  } else {
    tbb::parallel_for(size_t{0}, count, one);
  }
  watch.lap(stage);
  for (const Timings& each : taken) options.times->addWithin(stage, each);
}

Status emitCpu(const std::vector<Variant>& variants, const CompileOptions& options, Artefact& artefact) {
  struct Task {
    Target target;
    const Variant* variant;
    Result<std::vector<uint8_t>> object = Error{};
    Timings times{};
  };
  Stopwatch watch(options.times);
  std::vector<Task> tasks;
  for (const Isa isa : options.cpu) {
    for (const Variant& variant : variants) {
      if (!variant.fused || mayFuse(isa)) tasks.push_back({{isa, variant.fused, options.precision}, &variant});
    }
  }
  size_t all = 0;
  for (const Task& task : tasks) {
    for (const Kernel& kernel : task.variant->cpu) all += kernel.code.size();
  }
  std::atomic<size_t> done = 0;
  const auto made = [&](size_t nodes) { tell(options, "operations compiled for CPUs", done += nodes, all); };
  tbb::parallel_for_each(tasks, [&](Task& task) {
    task.object = cpuSharedObject(task.variant->cpu, task.target.isa, &task.times, made, options.stop);
  });
  watch.lap("cpu code");
  for (Task& task : tasks) {
    if (!task.object) return task.object.error();
    artefact.cpu.push_back({task.target, std::move(*task.object)});
    if (options.times != nullptr) options.times->addWithin("cpu code", task.times);
  }
  return Done{};
}

void emitGpu(const Variant& variant, const CompileOptions& options, Artefact& artefact) {
  const auto idOf = [&](size_t k) { return KernelId{variant.topology[k], variant.gpu[k].kind}; };
  std::vector<Result<std::vector<GpuCode>>> made(variant.gpu.size(), Error{});
  std::atomic<size_t> done = 0;
  tell(options, "kernels compiled for GPUs", done, made.size());
  forEachOnAllCores(made.size(), "gpu code", options, [&](size_t k, const CompileOptions& own) {
    made[k] =
        gpuCodeOf(variant.gpu[k], variant.phased[k], idOf(k), {Isa::Spirv, variant.fused, options.precision}, own);
    tell(options, "kernels compiled for GPUs", ++done, made.size());
  });
  for (size_t k = 0; k < made.size(); ++k) {
    if (made[k]) {
      std::ranges::move(*made[k], std::back_inserter(artefact.gpu));
      continue;
    }
    const bool essential = info(idOf(k).kind).essential;  // others are missed by who asks for them
    if (essential || artefact.gpuRefusal.empty()) artefact.gpuRefusal = made[k].error().message;
    if (!essential) continue;
    artefact.gpu.clear();
    return;
  }
}

}  // namespace hgc
