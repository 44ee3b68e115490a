#include "tools/hgc/model.h"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include "runtime/cpu.h"
#include "tools/io/sources.h"

namespace hgc::tool {

bool colored(const Options& options) {
  if (options.color != "auto") return options.color == "always";
  const char* off = std::getenv("NO_COLOR");
  return isatty(STDERR_FILENO) && !(off && off[0]);
}

int fail(const Options& options, const Error& error) {
  if (error.message.empty()) return 1;  // its diagnostics are printed already
  const char* red = colored(options) ? "\x1b[1;31m" : "";
  const char* plain = colored(options) ? "\x1b[0m" : "";
  const bool internal = error.message.starts_with("internal error");
  fmt::print(stderr, "hgc: {}error:{} {}\n", red, plain, error.message);
  if (!error.hint.empty()) fmt::print(stderr, "hint: {}\n", error.hint);
  if (internal) fmt::print(stderr, "This is a mistake in hgc. Please report it with the program and the command line.\n");
  return internal ? 70 : 1;
}

bool isArtefact(const std::string& path) { return path.ends_with(".hgk"); }

std::optional<Model> readModel(const Options& options) {
  Source source{options.model == "-" ? "<stdin>" : options.model, {}};
  std::stringstream text;
  if (options.model == "-") {
    text << std::cin.rdbuf();
  } else {
    const std::ifstream file(options.model, std::ios::binary);
    if (!file) {
      fail(options, {"cannot open " + options.model, ""});
      return std::nullopt;
    }
    text << file.rdbuf();
  }
  source.text = std::move(text).str();
  Diagnostics diagnostics;
  Model model{parseModule(std::move(source), diagnostics)};
  std::fputs(diagnostics.render(colored(options)).c_str(), stderr);
  if (!model.module || diagnostics.hasErrors()) return std::nullopt;
  return model;
}

namespace {

struct Binding {
  std::string name, source;
};

Result<std::vector<Binding>> splitBindings(const std::vector<std::string>& bindings) {
  std::vector<Binding> result;
  for (const std::string& binding : bindings) {
    const size_t equals = binding.find('=');
    if (equals == std::string::npos || equals == 0) return Error{fmt::format("-b {}: a binding is NAME=SOURCE", binding), ""};
    result.push_back({binding.substr(0, equals), binding.substr(equals + 1)});
  }
  return result;
}

const Symbol* symbolNamed(const Program& program, const std::string& name) {
  for (const Symbol& symbol : program.symbols) {
    if (symbol.name == name) return &symbol;
  }
  return nullptr;
}

void learnSizes(const Symbol& symbol, const Array& array, std::vector<int64_t>& sizes) {
  for (size_t k = 0; k < symbol.dims.size() && k < array.shape.size(); ++k) {
    if (sizes[symbol.dims[k]] < 0) sizes[symbol.dims[k]] = array.shape[k];
  }
}

Status takeSizes(const Program& program, std::vector<Binding>& bindings, Inputs& inputs, std::vector<int64_t>& sizes) {
  std::vector<Binding> rest;
  for (const Binding& binding : bindings) {
    const Dim* dim = nullptr;
    for (const Dim& candidate : program.dims) dim = candidate.name == binding.name ? &candidate : dim;
    if (!dim) {
      rest.push_back(binding);
      continue;
    }
    int64_t size = 0;
    const char* end = binding.source.data() + binding.source.size();
    const auto [stop, error] = std::from_chars(binding.source.data(), end, size);
    if (error != std::errc() || stop != end) return Error{fmt::format("-b {}={}: the size of a dimension is a whole number", binding.name, binding.source), ""};
    inputs.sizes[binding.name] = sizes[static_cast<size_t>(dim - program.dims.data())] = size;
  }
  bindings = std::move(rest);
  return Done{};
}

}  // namespace

Result<Inputs> readInputs(const Program& program, const std::vector<std::string>& bindings) {
  auto split = splitBindings(bindings);
  if (!split) return split.error();
  Inputs inputs;
  std::vector<int64_t> sizes;
  for (const Dim& dim : program.dims) sizes.push_back(dim.size);
  if (const Status done = takeSizes(program, *split, inputs, sizes); !done) return done.error();
  for (const bool generators : {false, true}) {
    for (const Binding& binding : *split) {
      if (isGenerator(binding.source) != generators) continue;
      const Symbol* symbol = symbolNamed(program, binding.name);
      if (!symbol) return Error{fmt::format("the program declares no `{}` to bind", binding.name), ""};
      if (inputs.arrays.contains(binding.name)) return Error{fmt::format("`{}` is bound twice", binding.name), ""};
      auto array = readSource(binding.source, *symbol, sizes);
      if (!array) return array.error();
      // A plain column binds to one-component rows, a table of numbers to rows of several.
      if (array->shape.size() == 1 && symbol->dims.size() == 1 && symbol->width > 1 && array->count() == symbol->width) array->shape.insert(array->shape.begin(), 1);
      learnSizes(*symbol, *array, sizes);
      inputs.arrays.emplace(binding.name, std::move(*array));
    }
  }
  return inputs;
}

std::optional<Plan> planModel(const Options& options, const Model& model, const Bound* bound) {
  std::map<std::string, LengthRange> ranges;
  for (const std::string& text : options.lengths) {
    const size_t equals = text.find('='), dots = text.find("..");
    LengthRange range;
    const auto number = [](std::string_view word, uint32_t& value) {
      const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
      return error == std::errc() && end == word.data() + word.size();
    };
    const std::string_view view(text);
    const bool good = equals != std::string::npos &&
                      (dots == std::string::npos
                           ? number(view.substr(equals + 1), range.low) && number(view.substr(equals + 1), range.high)
                           : number(view.substr(equals + 1, dots - equals - 1), range.low) && number(view.substr(dots + 2), range.high));
    if (!good || range.low > range.high || range.high > 100000) {
      fail(options, {fmt::format("--lengths {}: a range of lengths is NAME=A..B", text), "--lengths ring=3..12"});
      return std::nullopt;
    }
    ranges[text.substr(0, equals)] = range;
  }
  Diagnostics diagnostics;
  const LengthSource source = bound ? lengthsFrom(model.program(), *bound) : lengthsFrom(model.program(), ranges);
  auto plan = planProgram(*model.module, source, diagnostics);
  std::fputs(diagnostics.render(colored(options)).c_str(), stderr);
  if (plan) return std::move(*plan);
  fail(options, plan.error());
  return std::nullopt;
}

FmaMode fmaMode(const Options& options) {
  return options.fma == "on" ? FmaMode::On : options.fma == "off" ? FmaMode::Off : FmaMode::Auto;
}
Fused fusedMode(const Options& options) { return options.fma == "on" ? Fused::On : options.fma == "off" ? Fused::Off : Fused::Auto; }

PipelineHooks hooksOf(const Options& options) {
  PipelineHooks hooks;
  hooks.verifyEach = options.verifyEach;
  if (options.printAfterAll || options.timePasses) {
    hooks.after = [print = options.printAfterAll, time = options.timePasses](std::string_view pass, const Unit& unit, double milliseconds) {
      if (print) fmt::print(stderr, "; after {}\n{}\n", pass, printUnit(unit));
      if (time) fmt::print(stderr, "{:>8.3f} ms  {:14} {}\n", milliseconds, pass, unit.name);
    };
  }
  return hooks;
}

namespace {

/// Only what the chosen device will run: compiling the rest would be waited for in vain.
CompileOptions optionsForRun(const Options& options, const std::set<KernelKind>& kinds) {
  CompileOptions compile;
  compile.kinds = kinds;
  compile.hooks = hooksOf(options);
  compile.fma = fmaMode(options);
  const int best = cpuBestLevel();
  int level = best;
  for (int k = 0; k <= 2; ++k) {
    if (options.device == std::string("cpu:") + cpuLevelText(k)) level = std::min(k, best);
  }
  compile.cpu = {static_cast<CpuLevel>(level)};
  compile.gpu = !options.device.starts_with("cpu");
  if (!compile.gpu && compile.fma == FmaMode::Auto) compile.fma = level > 0 ? FmaMode::On : FmaMode::Off;
  return compile;
}

}  // namespace

std::optional<Ready> makeReady(const Options& options, const std::set<KernelKind>& kinds) {
  Ready ready;
  std::optional<Model> model;
  if (isArtefact(options.model)) {
    auto artefact = loadProgram(options.model);
    if (!artefact) return fail(options, artefact.error()), std::nullopt;
    ready.artefact = std::move(*artefact);
  } else {
    model = readModel(options);
    if (!model) return std::nullopt;
    ready.artefact.program = model->program();
  }
  const auto inputs = readInputs(ready.artefact.program, options.bindings);
  if (!inputs) return fail(options, inputs.error()), std::nullopt;
  auto bound = bindInputs(ready.artefact.program, *inputs);
  if (!bound) return fail(options, bound.error()), std::nullopt;
  ready.bound = std::move(*bound);
  if (!model) return ready;
  const auto start = std::chrono::steady_clock::now();
  auto plan = planModel(options, *model, &ready.bound);
  if (!plan) return std::nullopt;
  auto artefact = compilePlan(model->program(), std::move(*plan), optionsForRun(options, kinds));
  if (!artefact) return fail(options, artefact.error()), std::nullopt;
  ready.artefact = std::move(*artefact);
  ready.compileMilliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return ready;
}

SessionOptions sessionOptions(const Options& options, bool parameters) {
  SessionOptions session;
  session.device = options.device;
  session.fallback = options.fallback == "error" ? Fallback::Error : options.fallback == "allow" ? Fallback::Allow : Fallback::Warn;
  session.fused = fusedMode(options);
  session.threads = options.threads;
  session.parameters = parameters;
  return session;
}

}  // namespace hgc::tool
