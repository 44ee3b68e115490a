#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "codegen/cpp/names.h"
#include "ir/kernel/derivative.h"
#include "runtime/data/input.h"
#include "tools/hgc/emit/typed_header.h"
#include "tools/hgc/model/model.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

/// Parses `--target`: `cpu,vulkan`, or an instruction set such as `cpu:avx2`.
Result<CompileOptions> parseTargets(const Options& options) {
  CompileOptions compile = compileOptions(options);
  std::stringstream list(options.target.empty() ? "cpu,vulkan" : options.target);
  for (std::string target; std::getline(list, target, ',');) {
    bool known = target == "cpu" || target == "vulkan";
    if (target == "vulkan") compile.gpu = true;
    for (const Isa isa : kNativeIsas) {
      if (target != "cpu" && target != cpuName(isa)) continue;
      compile.cpu.insert(isa);
      known = true;
    }
    if (!known) return Error{fmt::format("there is no target `{}`", target), "cpu, vulkan, " + nativeNames("cpu:")};
  }
  return compile;
}

/// Escapes a path for make and ninja.
std::string escaped(const std::string& path) {
  std::string text;
  for (const char c : path) {
    if (c == ' ' || c == '#' || c == '\\') text += '\\';
    if (c == '$') text += '$';
    text += c;
  }
  return text;
}

std::vector<WrittenFile> targetsOf(const Options& options, const std::string& output) {
  std::vector<WrittenFile> targets = {{output, "-o " + output}};
  if (!options.depfile.empty()) targets.push_back({options.depfile, "--depfile " + options.depfile});
  return targets;
}

/// Leaves a file with this text unchanged, so that builds do not see a new one.
Status writeIfNew(const std::filesystem::path& path, const std::string& text) {
  std::error_code none;
  if (std::filesystem::is_regular_file(path, none)) {
    std::ifstream file(path, std::ios::binary);
    if (std::string(std::istreambuf_iterator<char>(file), {}) == text) return Done{};
  }
  return writeFile(path, text);
}

}  // namespace

int commandBuild(const Options& options) {
  auto compile = parseTargets(options);
  if (!compile) return fail(options, compile.error());
  auto kinds = kindsNamed(options.derivative);
  if (!kinds) return fail(options, kinds.error());
  if (!kinds->empty()) kinds->insert({KernelKind::Value, KernelKind::Output});  // for whatever runs it
  compile->kinds = *kinds;
  const auto model = readModel(options, *kinds);
  if (!model) return fail(options, model.error());
  std::string output = options.output;
  if (output.empty()) output = std::filesystem::path(options.model).replace_extension(".hgk").string();
  const Status kept = keepInputs(options, targetsOf(options, output), filesRead(*model->module));
  if (!kept) return fail(options, kept.error());
  auto plan = planForData(options, *model);
  if (!plan) return fail(options, plan.error());
  const auto artefact = compilePlan(model->program, std::move(*plan), *compile);
  if (!artefact) return fail(options, artefact.error());
  if (!artefact->gpuRefusal.empty())
    fmt::print(stderr, "hgc: warning: no GPU code{}: {}\n", artefact->gpu.empty() ? "" : " for some kernels",
               artefact->gpuRefusal);
  Stopwatch watch(options.times);
  const std::vector<uint8_t> bytes = writeArtefact(*artefact);
  watch.lap("artefact");
  if (const Status done = writeFile(output, bytes.data(), bytes.size()); !done) return fail(options, done.error());
  watch.lap("write");
  if (options.depfile.empty()) return 0;
  std::string rule = fmt::format("{}: {}", escaped(output), escaped(options.model));
  for (const std::string& file : filesRead(*model->module)) rule += " " + escaped(file);
  const Status done = writeFile(options.depfile, rule + "\n");
  return done ? 0 : fail(options, done.error());
}

int commandEmbed(const Options& options) {
  namespace fs = std::filesystem;
  auto file = Input::open(options.model);
  if (!file) return fail(options, file.error());
  const auto failed = [&](const Error& error) {
    return fail(options, {file->name() + ": " + error.message, error.hint, error.kind});
  };
  const auto head = file->peek(kArtefactHead);
  if (!head) return fail(options, head.error());
  const auto size = artefactSize(std::span(reinterpret_cast<const uint8_t*>(head->data()), head->size()));
  if (!size) return failed(size.error());
  const auto text = file->takeRest();
  if (!text) return fail(options, text.error());
  const std::span bytes(reinterpret_cast<const uint8_t*>(text->data()), text->size());
  const auto artefact = readArtefact(bytes);
  if (!artefact) return failed(artefact.error());

  fs::path header = options.output;
  if (header.empty()) header = fs::path(options.model).filename().replace_extension(".h");
  fs::path source = header;
  source.replace_extension(".cpp");
  if (source == header)
    return fail(options, {"-o names the header, and beside it the source would have the same name", "-o model.h"});
  const Status kept = keepInputs(options, {{header.string(), "-o " + header.string()}, {source.string(), "-o"}});
  if (!kept) return fail(options, kept.error());
  const std::string name = cppNamespace(options.name.empty() ? header.stem().string() : options.name);
  const std::string digest = digestOf(bytes);
  const Status done = writeIfNew(header, typedHeader(*artefact, name, digest, HGC_VERSION));
  if (!done) return fail(options, done.error());
  const Status held = writeIfNew(source, embeddingSource(bytes, name, digest, header.filename().string()));
  return held ? 0 : fail(options, held.error());
}

}  // namespace hgc::tool
