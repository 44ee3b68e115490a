#include "tools/hgc/run/data.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>

#include "ir/report/suggest.h"
#include "tools/io/sources.h"
#include "tools/io/text.h"

namespace hgc::tool {

bool colored(const Options& options) {
  if (options.color != "auto") return options.color == "always";
  const char* off = std::getenv("NO_COLOR");
  return isatty(STDERR_FILENO) && !(off && off[0]);
}

bool speaks(const Options& options) { return !options.exchange || options.exchange->rank() == 0; }

int fail(const Options& options, const Error& error) {
  if (error.message.empty()) return 1;  // its diagnostics are printed already
  const char* red = colored(options) ? "\x1b[1;31m" : "";
  const char* plain = colored(options) ? "\x1b[0m" : "";
  const bool internal = error.kind == ErrorKind::Internal;
  if (!speaks(options)) return internal ? 70 : 1;
  fmt::print(stderr, "hgc: {}error:{} {}\n", red, plain, error.message);
  if (!error.hint.empty()) fmt::print(stderr, "hint: {}\n", error.hint);
  if (internal)
    fmt::print(stderr, "This is a mistake in hgc. Please report it with the program and the command line.\n");
  return internal ? 70 : 1;
}

bool isArtefact(const std::string& path) { return path.ends_with(".hgk"); }

namespace {

struct Binding {
  std::string name, source;
};

Result<std::vector<Binding>> splitBindings(const std::vector<std::string>& bindings) {
  std::vector<Binding> result;
  for (const std::string& binding : bindings) {
    const size_t equals = binding.find('=');
    if (equals == std::string::npos || equals == 0)
      return Error{fmt::format("-b {}: write a binding as NAME=SOURCE", binding), ""};
    result.push_back({binding.substr(0, equals), binding.substr(equals + 1)});
  }
  return result;
}

void learnSizes(const Symbol& symbol, const Array& array, std::vector<int64_t>& sizes) {
  for (size_t k = 0; k < symbol.dims.size() && k < array.shape.size(); ++k) {
    if (sizes[symbol.dims[k]] < 0) sizes[symbol.dims[k]] = array.shape[k];
  }
}

/// Parses the size of a dimension.
Result<int64_t> sizeIn(const Binding& binding) {
  const auto wrong = [&](std::string_view what) {
    return Error{fmt::format("-b {}={}: the size of a dimension {}", binding.name, binding.source, what), ""};
  };
  const std::optional<double> number = numberIn(binding.source);
  if (isTooLarge(binding.source) || (number && std::fabs(*number) > INT32_MAX))
    return wrong(binding.source.starts_with('-') ? "is not negative" : "is at most 2147483647");
  if (!number || *number != std::floor(*number)) return wrong("is a whole number");
  if (*number < 0) return wrong("is not negative");
  return static_cast<int64_t>(*number);
}

Status takeSizes(const Program& program, std::vector<Binding>& bindings, Inputs& inputs, std::vector<int64_t>& sizes) {
  std::vector<Binding> rest;
  for (const Binding& binding : bindings) {
    const auto dim = std::ranges::find_if(program.dims,
                                          [&](const Dim& each) { return each.isGiven() && each.name == binding.name; });
    if (dim == program.dims.end()) {
      rest.push_back(binding);
      continue;
    }
    const auto size = sizeIn(binding);
    if (!size) return size.error();
    if (inputs.sizes.contains(binding.name)) return Error{fmt::format("`{}` is bound twice", binding.name), ""};
    inputs.sizes[binding.name] = sizes[static_cast<size_t>(dim - program.dims.begin())] = *size;
  }
  bindings = std::move(rest);
  return Done{};
}

Error unknownName(const Program& program, const std::string& name) {
  const std::string message = fmt::format("the program declares no `{}` to bind", name);
  std::vector<std::string> names;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.field == kNone) names.push_back(symbol.name);  // else it is computed
  }
  for (const Dim& dim : program.dims) {
    if (dim.isGiven()) names.push_back(dim.name);
  }
  Suggestion near(name);
  for (const std::string& known : names) near.consider(known);
  if (!near.best().empty()) return {message, near.hint()};
  if (name.ends_with(".dot"))
    return {message,
            "the direction of an unknown x is read for jvp, hvp and gnp: -w hvp.x=FILE, of a .hgk built with "
            "--derivative=jvp,hvp,gnp"};
  if (name.ends_with(".bar"))
    return {
        message,
        "the cotangents of a residual or output with a domain are read for vjp: -w vjp.x=FILE, of a .hgk built with "
        "--derivative=vjp"};
  return {message, meantAmong(name, names)};
}

/// The error of a generator, with the name of the dimension whose size it needs.
Error withDimension(Error error, const Program& program, const Symbol& symbol, const std::vector<int64_t>& sizes) {
  std::vector<DimId> dims = symbol.dims;
  if (symbol.target != kNone) dims.push_back(symbol.target);
  const auto unknown = std::ranges::find_if(dims, [&](DimId dim) { return sizes[dim] < 0; });
  if (unknown == dims.end()) return error;
  const std::string& name = program.dims[*unknown].name;
  error.hint = fmt::format("give the size of dimension `{0}`, as in -b {0}=9", name);
  return error;
}

/// An error if the file to write is one of `read`.
Status isNotRead(const WrittenFile& target, const std::vector<std::string>& read) {
  for (const std::string& path : read) {
    if (path.empty() || !isSameFile(target.path, path)) continue;
    const bool isNamed = target.named.ends_with("=" + path) || target.named.ends_with(" " + path);
    const std::string other = isNamed ? "" : fmt::format(", by the name {}", path == "-" ? "<stdin>" : path);
    return Error{fmt::format("{}: this file is also read{}", target.named, other), "write another one"};
  }
  return Done{};
}

Fused fusedMode(const Options& options) {
  return options.fma == "on" ? Fused::On : options.fma == "off" ? Fused::Off : Fused::Auto;
}

}  // namespace

Status keepInputs(const Options& options, const std::vector<WrittenFile>& targets,
                  const std::vector<std::string>& others) {
  std::vector<std::string> read = {options.model};
  read.insert(read.end(), others.begin(), others.end());
  for (const std::string& binding : options.bindings)
    read.push_back(fileOf(binding.substr(std::min(binding.find('='), binding.size() - 1) + 1)));
  for (size_t k = 0; k < targets.size(); ++k) {
    if (isStandardOutput(targets[k].path)) continue;
    if (const Status kept = isNotRead(targets[k], read); !kept) return kept;
    for (size_t j = 0; j < k; ++j) {
      if (!isStandardOutput(targets[j].path) && isSameFile(targets[k].path, targets[j].path))
        return Error{fmt::format("{}: this file is written twice", targets[k].named), ""};
    }
  }
  return Done{};
}

Result<Inputs> readInputs(const Program& program, const std::vector<std::string>& bindings) {
  auto split = splitBindings(bindings);
  if (!split) return split.error();
  Inputs inputs;
  std::vector<int64_t> sizes;
  for (const Dim& dim : program.dims) sizes.push_back(dim.size);
  if (const Status done = takeSizes(program, *split, inputs, sizes); !done) return done.error();
  PartReader files;
  for (const bool generators : {false, true}) {
    for (const Binding& binding : *split) {
      if (isGenerator(binding.source) != generators) continue;
      const auto symbol = std::ranges::find(program.symbols, binding.name, &Symbol::name);
      if (symbol == program.symbols.end()) return unknownName(program, binding.name);
      if (inputs.arrays.contains(binding.name)) return Error{fmt::format("`{}` is bound twice", binding.name), ""};
      auto array = readSource(binding.source, *symbol, sizes, files);
      if (!array && generators) return withDimension(array.error(), program, *symbol, sizes);
      if (!array) return array.error();
      // A plain column binds to one-component rows, a table of numbers to rows of several.
      if (array->shape.size() == 1 && symbol->dims.size() == 1 && symbol->width > 1 && array->count() == symbol->width)
        array->shape.insert(array->shape.begin(), 1);
      learnSizes(*symbol, *array, sizes);
      inputs.arrays.emplace(binding.name, std::move(*array));
    }
  }
  return inputs;
}

Result<Bound> readBound(const Program& program, const Options& options, bool isWhole) {
  Stopwatch watch(options.times);
  const auto inputs = readInputs(program, options.bindings);
  if (!inputs) return inputs.error();
  watch.lap("read data");
  auto bound = isWhole ? bindInputs(program, *inputs) : bindAvailable(program, *inputs);
  watch.lap("bind");
  return bound;
}

Result<Ready> loadReady(const Options& options) {
  for (const auto& [option, given] : {std::pair{"--wrt", !options.wrt.empty()},
                                      {"--by", !options.by.empty()},
                                      {"--precision", options.precision != "f64"},
                                      {"--lengths", !options.lengths.empty()},
                                      {"--expand", options.expand != "rule"},
                                      {"--reduce", options.reduce != "auto"},
                                      {"--unroll", options.unroll != 0},
                                      {"-I", !options.folders.empty()},
                                      {"-D", !options.definitions.empty()},
                                      {"-p", !options.cxxBuild.empty()},
                                      {"--cxx-flags", !options.cxxFlags.empty()}}) {
    if (given)
      return Error{fmt::format("{} is an option of compiling, and {} is compiled already", option, options.model),
                   "give it to hgc build"};
  }
  Stopwatch watch(options.times);
  const auto artefact = loadProgram(options.model);
  if (!artefact) return artefact.error();
  watch.lap("load");
  auto bound = readBound((*artefact)->program, options);
  if (!bound) return bound.error();
  return Ready{*artefact, std::move(*bound), 0, {}};
}

SessionOptions sessionOptions(const Options& options, bool parameters) {
  SessionOptions session;
  session.device = options.device;
  session.fallback = options.fallback == "error"   ? Fallback::Error
                     : options.fallback == "allow" ? Fallback::Allow
                                                   : Fallback::Warn;
  session.fused = fusedMode(options);
  session.threads = options.threads;
  session.parameters = parameters;
  session.deadline = options.deadline;
  session.exchange = options.exchange;
  return session;
}

size_t sayWarnings(const Options& options, const Session& session, size_t told) {
  const std::string rank = options.exchange ? fmt::format("rank {}: ", options.exchange->rank()) : "";
  for (size_t k = told; k < session.warnings().size(); ++k)
    fmt::print(stderr, "hgc: warning: {}{}\n", rank, session.warnings()[k]);
  return session.warnings().size();
}

}  // namespace hgc::tool
