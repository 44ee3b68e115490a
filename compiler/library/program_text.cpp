#include "compiler/library/program_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "compiler/cache/cache.h"
#include "compiler/compile.h"
#include "compiler/library/parsed.h"
#include "compiler/plan_texts.h"
#include "compiler/select_unknowns.h"
#include "compiler/terms_told.h"
#include "compiler/tiers.h"
#include "ir/kernel/derivative.h"
#include "ir/kernel/device_name.h"
#include "ir/text/text.h"
#include "passes/derive/seed_symbols.h"
#include "runtime/data/input.h"
#include "runtime/data/threads/floating_point_mode.h"

namespace hgc {

ProgramText::ProgramText(std::unique_ptr<const Parsed> parsed) : parsed_(std::move(parsed)) {}
ProgramText::~ProgramText() = default;

const Program& ProgramText::program() const { return programOf(*parsed_->module); }

void addMessages(const Diagnostics& diagnostics, std::vector<Message>& messages) {
  for (const Diagnostic& each : diagnostics.all()) {
    Diagnostics alone;
    alone.add(each);
    const Place& place = each.place;
    messages.push_back({each.severity == Severity::Error, place.file, place.where.line, place.where.column,
                        each.message, each.hint, alone.render(false)});
  }
}

Error firstMistake(const std::vector<Message>& messages, Error otherwise) {
  const auto first = std::ranges::find(messages, true, &Message::isError);
  return first == messages.end() ? std::move(otherwise) : Error{first->text, first->hint, ErrorKind::Program};
}

Result<size_t> among(const std::string& option, const std::string& word, std::initializer_list<const char*> words) {
  const auto found = std::ranges::find(words, word);
  if (found != words.end()) return static_cast<size_t>(found - words.begin());
  std::string all;
  for (const char* each : words) all += (all.empty() ? "" : ", ") + std::string(each);
  return Error{option + ": there is no `" + word + "`", "one of " + all, ErrorKind::Usage};
}

namespace {

Result<std::set<KernelKind>> kindsOf(const std::string& derivatives) {
  auto kinds = kindsNamed(derivatives.empty() ? "gradient,residual,jacobian,output" : derivatives);
  if (kinds) kinds->insert({KernelKind::Value, KernelKind::Output});
  return kinds;
}

/// The options of the compiler, and the tier.
Result<std::pair<CompileOptions, Tier>> compileOptions(const BuildOptions& options) {
  const auto fma = among("fma", options.fma, {"auto", "on", "off"});
  if (!fma) return fma.error();
  const auto precision = among("precision", options.precision, {"f64", "f32"});
  if (!precision) return precision.error();
  const auto tier = among("tier", options.tier, {"auto", "first", "final"});
  if (!tier) return tier.error();
  auto kinds = kindsOf(options.derivatives);
  if (!kinds) return kinds.error();
  CompileOptions compile;
  compile.fma = static_cast<FmaMode>(*fma);
  compile.precision = *precision == 1 ? Precision::F32 : Precision::F64;
  compile.kinds = std::move(*kinds);
  compile.progress = options.progress;
  compile.stop = options.stop;
  if (options.cache) compile.cache = defaultCache();
  return std::pair(std::move(compile), static_cast<Tier>(*tier));
}

/// Machine code if there is some already. Otherwise what needs none, `first`, and code is made meanwhile.
Result<Built> beginning(const Program& program, Plan plan, const CompileOptions& first, const std::string& device,
                        Bound bound) {
  CompileOptions final = first;
  aimAt(device, false, final);
  if (auto kept = keptProgram(program, plan, final))
    return Built{std::make_shared<const Artefact>(std::move(*kept)), std::move(bound), nullptr};
  auto artefact = compilePlan(program, plan, first);
  if (!artefact) return artefact.error();
  const auto begun = std::make_shared<const Artefact>(std::move(*artefact));
  return Built{begun, std::move(bound), compileLater(begun, std::move(plan), final)};
}

Result<Built> builtOf(const Module& module, const Inputs& inputs, const BuildOptions& options,
                      std::vector<Message>& messages) {
  auto asked = compileOptions(options);
  if (!asked) return asked.error();
  auto& [compile, tier] = *asked;
  Diagnostics diagnostics;
  TermSource source = termsTold(module, diagnostics, Expansion::ByRule, compile.progress, compile.stop);
  if (const Status done = selectUnknowns(options.wrt, compile.kinds, source.program); !done) return done.error();
  if (const Status done = addKeptUnknowns(options.by, source.program); !done) return done.error();
  declareSeeds(source.program, compile.kinds);
  auto bound = bindInputs(source.program, inputs);
  if (!bound) return bound.error();
  auto plan = planTerms(source, lengthsFrom(source.program, *bound), compile.kinds);
  addMessages(diagnostics, messages);
  if (diagnostics.hasErrors()) return firstMistake(messages, {});
  if (compile.stop.stop_requested()) return Error{"compiling was cancelled", ""};
  if (!plan) return plan.error();
  aimAtSizes(*bound, *plan);
  const bool isFirst = runsFirstTier(options.device, tier, source.program, *plan, *bound, compile.kinds);
  aimAt(options.device, isFirst, compile);
  if (isFirst && tier == Tier::Auto && options.device != kInterpreter)
    return beginning(source.program, std::move(*plan), compile, options.device, std::move(*bound));
  auto artefact = compilePlan(source.program, std::move(*plan), compile);
  if (!artefact) return artefact.error();
  return Built{std::make_shared<const Artefact>(std::move(*artefact)), std::move(*bound), nullptr};
}

Result<CxxOptions> cxxOptions(const TextOptions& options) {
  if (options.cxxEnds != "left-out" && options.cxxEnds != "nan")
    return Error{fmt::format("C++ that ends without a result gives left-out or nan, not `{}`", options.cxxEnds), "",
                 ErrorKind::Usage};
  CxxOptions cxx;
  if (!options.cxxBuild.empty()) cxx.build = std::filesystem::absolute(options.cxxBuild).string();
  if (options.cxxEnds == "nan") cxx.ends = cxx::SidesThatEnd::Nan;
  cxx.keeping = keepingIn(defaultCache());
  for (const std::string& folder : options.folders) cxx.flags.push_back("-I" + folder);
  cxx.flags.insert(cxx.flags.end(), options.cxxFlags.begin(), options.cxxFlags.end());
  return cxx;
}

std::string irText(const Plan& plan) {
  std::string text;
  for (const Topology& topology : plan.topologies) text += printLevel(topology);
  return text;
}

}  // namespace

Result<std::shared_ptr<const ProgramText>> ProgramText::parse(const std::string& name, std::string text,
                                                              const TextOptions& options,
                                                              std::vector<Message>& messages) {
  const FloatingPointMode mode;  // literals are rounded to nearest, whatever the caller's mode is
  const auto cxx = cxxOptions(options);
  if (!cxx) return cxx.error();
  Diagnostics diagnostics;
  ModulePtr module = parseModule({name, std::move(text)}, diagnostics, options.folders, *cxx);
  addMessages(diagnostics, messages);
  if (!module || diagnostics.hasErrors()) return firstMistake(messages, {"the program has a mistake", ""});
  return std::shared_ptr<const ProgramText>(new ProgramText(std::make_unique<const Parsed>(std::move(module))));
}

Result<std::shared_ptr<const ProgramText>> ProgramText::ofFile(const std::string& path, const TextOptions& options,
                                                               std::vector<Message>& messages) {
  auto file = Input::open(path);
  if (!file) return file.error();
  auto text = file->takeText();
  if (!text) return text.error();
  return parse(file->name(), std::move(*text), options, messages);
}

Result<Built> ProgramText::build(const Inputs& inputs, const BuildOptions& options,
                                 std::vector<Message>& messages) const {
  auto built = builtOf(*parsed_->module, inputs, options, messages);
  if (options.progress) options.progress("", 0, 0);  // also where nothing was compiled after all
  return built;
}

Result<std::string> ProgramText::shown(const std::string& as, const Inputs* inputs,
                                       std::vector<Message>& messages) const {
  const auto form = among("as", as, {"plan", "dot", "json", "ir"});
  if (!form) return form.error();
  Diagnostics diagnostics;
  const TermSource source = termsOf(*parsed_->module, diagnostics);
  const Program& program = source.program;
  std::optional<Bound> bound;
  if (inputs != nullptr) {
    auto all = bindInputs(program, *inputs);
    if (!all) return all.error();
    bound = std::move(*all);
  }
  const std::map<std::string, LengthRange> any;
  const auto plan = planTerms(source, bound ? lengthsFrom(program, *bound) : lengthsFrom(program, any), {});
  addMessages(diagnostics, messages);
  if (diagnostics.hasErrors()) return firstMistake(messages, {});
  if (!plan) return plan.error();
  switch (*form) {
    case 0: return planText(program, *plan);
    case 1: return dotText(program, *plan);
    case 2: return jsonText(program, *plan);
    default: return irText(*plan);
  }
}

}  // namespace hgc
