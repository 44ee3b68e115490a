#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "codegen/glsl/glsl.h"
#include "compiler/emit_code.h"
#include "compiler/plan_texts.h"
#include "ir/kernel/derivative.h"
#include "ir/text/text.h"
#include "tools/hgc/emit/launches.h"
#include "tools/hgc/model/model.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

/// The shader of a kernel, and the comment that documents its buffers.
struct Shader {
  std::string name, glsl;
  Result<std::vector<uint32_t>> spirv;
  std::string table = {};
};

bool isOfGpu(const Options& options) {
  return options.as == "glsl" || options.as == "spirv" || options.as == "spirv-asm";
}

/// The kernels to print; for each the comment of its shader, and its phases on GPUs, if any.
struct Shown {
  std::vector<Kernel> kernels;
  std::vector<std::string> tables;  ///< comments of shaders
  std::vector<std::optional<PhasedKernel>> phased;
};

/// Adds the shaders of all phases of a kernel.
template <class Add>
Status addPhases(const PhasedKernel& phased, const Add& add) {
  for (size_t p = 0; p < phased.phases.size(); ++p) {
    const Kernel& kernel = phased.phases[p].kernel;
    const std::string name = fmt::format("{}_phase{}", kernel.name, p);
    const auto parts = gpuParts(kernel);
    if (!parts) return parts.error();
    add(gpuText(glsl(), phased, p, *parts, 0), name);
  }
  return Done{};
}

/// The shaders of kernels: by rows with `--reduce=pull`, in phases with `--reduce=own`, where possible; otherwise by
/// instances.
Result<std::vector<Shader>> shadersOf(const Options& options, const Shown& shown, bool isGlsl) {
  std::vector<Shader> shaders;
  const auto add = [&](const std::string& glsl, const std::string& name) {
    shaders.push_back({name, glsl, isGlsl ? Error{} : gpuSpirv(glsl)});
  };
  for (size_t k = 0; k < shown.kernels.size(); ++k) {
    const Kernel& kernel = shown.kernels[k];
    if (shown.phased[k] && compileOptions(options).reduce == Reduce::Own) {
      if (const Status done = addPhases(*shown.phased[k], add); !done) return done.error();
      continue;
    }
    const Reduce reduce = compileOptions(options).reduce == Reduce::Pull ? Reduce::Pull : Reduce::Store;
    const std::vector<PullKernel> pulls = pullsOf(kernel, reduce);
    for (const PullKernel& pull : pulls) add(gpuText(glsl(), pull), pull.kernel.name);
    if (!pulls.empty()) continue;
    const auto parts = gpuParts(kernel);
    if (!parts) return parts.error();
    const size_t count = parts->ranges.size();
    for (size_t p = 0; p < count; ++p) {
      add(gpuText(glsl(), *parts, p), count > 1 ? fmt::format("{}_part{}", kernel.name, p) : kernel.name);
      shaders.back().table = shown.tables[k];
    }
  }
  return shaders;
}

/// Writes SPIR-V files; with several kernels, `k.spv` becomes `k.NAME.spv`.
Status writeSpirv(const Options& options, const std::vector<Shader>& shaders) {
  for (const Shader& shader : shaders) {
    const auto& words = shader.spirv;
    if (!words) return words.error();
    if (const Status valid = gpuValidate(*words); !valid) return valid.error();
    std::string path = options.output.empty() ? shader.name + ".spv" : options.output;
    if (!options.output.empty() && shaders.size() > 1 && path.ends_with(".spv"))
      path = path.substr(0, path.size() - 4) + "." + shader.name + ".spv";
    if (const Status done = writeFile(path, words->data(), words->size() * 4); !done) return done;
    if (!isStandardOutput(path)) fmt::print("{}\n{}", path, shader.table);
  }
  return Done{};
}

std::string comment(const std::string& sign, const std::string& lines) {
  std::istringstream rest(lines);
  std::string text;
  for (std::string line; std::getline(rest, line);) text += sign + line + "\n";
  return text;
}

Result<std::string> shaderText(const Options& options, const Shown& kernels) {
  std::string out;
  const bool isGlsl = options.as == "glsl";
  const auto shaders = shadersOf(options, kernels, isGlsl);
  if (!shaders) return shaders.error();
  for (const Shader& shader : *shaders) {
    if (isGlsl) {
      out += "// kernel " + shader.name + "\n" + comment("// ", shader.table) + shader.glsl;
      continue;
    }
    if (!shader.spirv) return shader.spirv.error();
    const auto text = gpuDisassemble(*shader.spirv);
    if (!text) return text;
    out += "; kernel " + shader.name + "\n" + comment("; ", shader.table) + *text;
  }
  return out;
}

Result<std::string> kernelText(const Options& options, const Shown& shown, Isa isa) {
  std::string out;
  if (options.as == "llvm") return cpuLlvmText(shown.kernels, isa);
  if (options.as == "asm") return cpuAssembly(shown.kernels, isa);
  if (options.as != "kernel") return shaderText(options, shown);
  for (const Kernel& kernel : shown.kernels) out += printKernel(kernel);
  return out;
}

/// Drops gradients by parameters unless `--wrt` names one.
void chooseGradients(const Options& options, const Program& program, std::set<KernelKind>& kinds) {
  std::stringstream names(options.wrt);
  bool isByParameters = false;
  for (std::string name; std::getline(names, name, ',');) {
    const auto symbol = std::ranges::find(program.symbols, name, &Symbol::name);
    isByParameters = isByParameters || (symbol != program.symbols.end() && symbol->kind == SymbolKind::Param);
  }
  if (!isByParameters) kinds.erase(KernelKind::GradientAll);
}

/// The instruction set of `--target`; by default the widest.
Result<Isa> isaOf(const Options& options) {
  if (options.target.empty() || options.target == "cpu")
    return *std::ranges::max_element(kNativeIsas, {}, [](Isa isa) { return info(isa).lanes; });
  for (const Isa isa : kNativeIsas) {
    if (options.target == cpuName(isa)) return isa;
  }
  return Error{fmt::format("there is no target `{}` to show", options.target), nativeNames("cpu:")};
}

}  // namespace

int commandEmit(const Options& options) {
  const auto isa = isaOf(options);
  if (!isa) return fail(options, isa.error());
  auto kinds = kindsNamed(options.derivative.empty() ? "gradient" : options.derivative);
  if (!kinds) return fail(options, kinds.error());
  const auto model = readModel(options, *kinds);
  if (!model) return fail(options, model.error());
  chooseGradients(options, model->program, *kinds);
  const std::string output = options.output.empty() ? "-" : options.output;
  const Status kept = keepInputs(options, {{output, "-o " + output}}, filesRead(*model->module));
  if (!kept) return fail(options, kept.error());
  Stopwatch watch(options.times);
  const auto finish = [&](const Status& done) {
    watch.lap("show");
    return done ? 0 : fail(options, done.error());
  };
  const auto show = [&](const Result<std::string>& text) {
    return text ? finish(writeFile(output, *text)) : fail(options, text.error());
  };
  if (options.as == "ast") return show(printAst(*model->module));
  if (options.as == "cpp") return show(cppText(options, *model, *kinds));
  auto plan = planForData(options, *model);
  if (!plan) return fail(options, plan.error());
  if (const Status done = keepTerm(options, *plan); !done) return fail(options, done.error());
  watch.skip();
  if (options.as == "plan") {
    const auto launches = launchesText(model->program, *plan, *kinds);
    return show(launches ? planText(model->program, *plan) + *launches : launches);
  }
  if (options.as == "json") return show(jsonText(model->program, *plan));
  if (options.as == "dot") {
    const auto launches = launchesDot(model->program, *plan, *kinds);
    return show(launches ? *launches + dotText(model->program, *plan) : launches);
  }
  if (options.as == "ir") {
    std::string text;
    for (const Topology& topology : plan->topologies) text += printLevel(topology);
    return show(text);
  }
  CompileOptions compile = compileOptions(options);
  compile.kinds = *kinds;
  compile.gpu = isOfGpu(options);
  Shown shown;
  for (uint32_t t = 0; t < plan->topologies.size(); ++t) {
    auto made = kernelsOf(plan->topologies[t], t, options.fma == "on", compile, portNamesOf(model->program, *plan, t));
    if (!made) return fail(options, made.error());
    const auto group = std::ranges::find(plan->groups, t, &Group::topology);
    for (size_t k = 0; k < made->kernels.size(); ++k) {
      const std::span<const Kernel> some = isOfGpu(options) ? std::span(&made->onGpu(k), 1) : made->onCpu(k);
      shown.kernels.insert(shown.kernels.end(), some.begin(), some.end());
      shown.phased.push_back(std::move(made->phased[k]));
      if (isOfGpu(options))
        shown.tables.push_back(shaderTable(model->program, *group, made->layout, shown.kernels.back()));
    }
  }
  watch.skip();
  if (options.as == "spirv") {
    const auto shaders = shadersOf(options, shown, false);
    return shaders ? finish(writeSpirv(options, *shaders)) : fail(options, shaders.error());
  }
  return show(kernelText(options, shown, *isa));
}

}  // namespace hgc::tool
