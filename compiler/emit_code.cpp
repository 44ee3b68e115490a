/// Code of all kernels of a program.
#include <tbb/parallel_for.h>
#include <tbb/parallel_for_each.h>

#include <algorithm>
#include <atomic>

#include "compiler/gpu_code.h"
#include "compiler/steps.h"

namespace hgc {

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
