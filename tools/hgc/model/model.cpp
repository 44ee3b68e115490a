#include "tools/hgc/model/model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <set>
#include <utility>

#include "compiler/cache/cache.h"
#include "compiler/select_unknowns.h"
#include "compiler/terms_told.h"
#include "compiler/tiers.h"
#include "compiler/watch/nonfinite.h"
#include "compiler/watch/watch.h"
#include "ir/kernel/device_name.h"
#include "ir/text/text.h"
#include "passes/derive/seed_symbols.h"
#include "runtime/data/input.h"
#include "tools/hgc/model/progress.h"
#include "tools/io/text.h"

namespace hgc::tool {
namespace {

WarningPolicy policyOf(const Options& options) {
  WarningPolicy policy;
  for (const std::string& word : options.warnings) {
    if (word == "error") policy.asErrors = true;
    for (const WarningInfo& warning : kWarnings) {
      if (word == fmt::format("no-{}", warning.name)) policy.silent.insert(warning.warning);
    }
  }
  return policy;
}

/// Prints messages, each once.
void say(const Diagnostics& diagnostics, const Options& options) {
  Diagnostics fresh(policyOf(options));
  for (const Diagnostic& each : diagnostics.all()) {
    Diagnostics alone(policyOf(options));
    alone.add(each);
    if (options.said->insert(alone.render(false)).second) fresh.add(each);
  }
  std::fputs(fresh.render(colored(options)).c_str(), stderr);
}

/// Prints what is lost in 32 bits, if something is.
void sayLost(const std::string& lost, const Options& options) {
  if (!lost.empty() && options.said->insert(lost).second) fmt::print(stderr, "hgc: warning: {}\n", lost);
}

/// Splits a text as a shell does: at spaces that are not quoted or escaped.
std::vector<std::string> shellWords(const std::string& text) {
  std::vector<std::string> words;
  bool isInWord = false;
  char quote = 0;
  for (size_t k = 0; k < text.size(); ++k) {
    char c = text[k];
    const bool isQuote = quote == 0 ? c == '"' || c == '\'' : c == quote;
    const bool isSpace = quote == 0 && std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!isSpace && !std::exchange(isInWord, true)) words.emplace_back();
    if (isSpace) isInWord = false;
    if (isQuote) quote = quote == 0 ? c : 0;
    if (isSpace || isQuote) continue;
    if (c == '\\' && quote != '\'' && k + 1 < text.size()) c = text[++k];
    words.back() += c;
  }
  return words;
}

/// C++ headers are searched in the folders of imports, too.
CxxOptions cxxOptionsOf(const Options& options) {
  CxxOptions cxx;
  if (!options.cxxBuild.empty()) cxx.build = std::filesystem::absolute(options.cxxBuild).string();
  if (!options.cxxAs.empty()) cxx.as = std::filesystem::absolute(options.cxxAs).string();
  if (options.cxxEnds == "nan") cxx.ends = cxx::SidesThatEnd::Nan;
  if (options.cache) cxx.keeping = keepingIn(defaultCache());
  for (const std::string& folder : options.folders) cxx.flags.push_back("-I" + folder);
  for (const std::string& definition : options.definitions) cxx.flags.push_back("-D" + definition);
  for (const std::string& flags : options.cxxFlags) {
    for (std::string& flag : shellWords(flags)) cxx.flags.push_back(std::move(flag));
  }
  return cxx;
}

Expansion expansionOf(const Options& options) {
  return options.expand == "all" ? Expansion::All : options.expand == "none" ? Expansion::None : Expansion::ByRule;
}

}  // namespace

Result<Model> readModel(const Options& options, const std::set<KernelKind>& kinds) {
  const bool isPrinted = options.as == "cpp" || options.as == "ast";
  const bool hasBlocks = !isPrinted && kinds.contains(KernelKind::Hessian);
  return readModelAs(isPrinted ? ReadAs::Functions : hasBlocks ? ReadAs::Blocks : ReadAs::Loops, options, kinds);
}

Result<Model> readModelAs(ReadAs as, const Options& options, const std::set<KernelKind>& kinds) {
  Stopwatch watch(options.times);
  auto file = Input::open(options.model);
  if (!file) return file.error();
  auto text = file->takeText();
  if (!text) return text.error();
  Source source{file->name(), std::move(*text)};
  watch.lap("read");
  const Progress progress = compileOptions(options).progress;
  if (progress) progress("files read", 0, 1);
  Diagnostics diagnostics(policyOf(options));
  Model model{parseModule(std::move(source), diagnostics, options.folders, cxxOptionsOf(options), as), {}, kinds};
  if (progress) progress("", 0, 0);
  say(diagnostics, options);
  if (!model.module || diagnostics.hasErrors()) return Error{};
  model.program = programOf(*model.module);
  if (const Status done = selectUnknowns(options.wrt, kinds, model.program); !done)
    return Error{"--" + done.error().message, done.error().hint, done.error().kind};
  if (const Status done = addKeptUnknowns(options.by, model.program); !done) return done.error();
  declareSeeds(model.program, kinds);
  watch.lap("parse");
  return model;
}

namespace {

/// `--lengths NAME=A..B` or `NAME=A`.
Result<std::map<std::string, LengthRange>> parseLengths(const Options& options) {
  std::map<std::string, LengthRange> ranges;
  for (const std::string& text : options.lengths) {
    const size_t equals = std::min(text.find('='), text.size() - 1), dots = text.find("..", equals);
    const std::string_view view(text);
    const auto low = wholeIn<uint32_t>(view.substr(equals + 1, dots == std::string::npos ? dots : dots - equals - 1));
    const auto high = dots == std::string::npos ? low : wholeIn<uint32_t>(view.substr(dots + 2));
    constexpr uint32_t kMost = 100000;
    if (low && high && *high > kMost) {
      return Error{fmt::format("--lengths {}: lengths are at most {}", text, kMost),
                   fmt::format("rows of more than {} entries share a loop: --lengths {}=0..{}", kLongestUnrolled,
                               text.substr(0, equals), kLongestUnrolled + 1)};
    }
    if (!low || !high || *low > *high) {
      return Error{fmt::format("--lengths {}: write a range of lengths as NAME=A..B", text), "--lengths ring=3..12"};
    }
    ranges[text.substr(0, equals)] = LengthRange{*low, *high};
  }
  return ranges;
}

}  // namespace

Result<Plan> planWith(const Options& options, const Model& model, const LengthSource& lengths, FieldReads fields) {
  Diagnostics diagnostics(policyOf(options));
  const CompileOptions compile = compileOptions(options);
  TermSource terms = termsTold(*model.module, diagnostics, expansionOf(options), compile.progress);
  terms.program = model.program;
  auto plan = fields == FieldReads::Inlined ? planInlined(terms, lengths, options.times)
                                            : planTerms(terms, lengths, model.kinds, options.times);
  if (compile.progress) compile.progress("", 0, 0);
  say(diagnostics, options);
  if (diagnostics.hasErrors()) return Error{};
  return plan;
}

namespace {

/// Parses `--lengths`, and checks its names.
Result<std::map<std::string, LengthRange>> lengthsAsked(const Options& options, const Model& model) {
  auto ranges = parseLengths(options);
  if (!ranges) return ranges;
  for (const auto& [name, range] : *ranges) {
    const bool known =
        std::ranges::any_of(model.program.symbols, [&](const Symbol& s) { return s.ragged && s.name == name; });
    if (!known) return Error{fmt::format("--lengths {}: the program declares no ragged symbol of this name", name), ""};
  }
  return ranges;
}

}  // namespace

Result<Plan> planModel(const Options& options, const Model& model, const Bound* bound, FieldReads fields) {
  const auto ranges = lengthsAsked(options, model);
  if (!ranges) return ranges.error();
  const auto planned = [&](const LengthSource& lengths) {
    auto plan = planWith(options, model, lengths, fields);
    if (plan && precisionOf(options) == Precision::F32) sayLost(lostConstants(model.program, *plan), options);
    return plan;
  };
  if (!bound) return planned(lengthsFrom(model.program, *ranges));
  const bool isExact = expansionOf(options) == Expansion::All;  // rows of all lengths are expanded, too
  return planned(isExact ? exactLengthsFrom(model.program, *bound) : lengthsFrom(model.program, *bound));
}

Status keepTerm(const Options& options, Plan& plan) {
  if (options.term.empty()) return Done{};
  Plan kept;
  std::vector<uint32_t> number(plan.topologies.size(), kNone);
  for (size_t t = 0; t < plan.topologies.size(); ++t) {
    if (plan.topologies[t].name != options.term) continue;
    number[t] = static_cast<uint32_t>(kept.topologies.size());
    kept.topologies.push_back(plan.topologies[t]);
  }
  for (const Group& group : plan.groups) {
    if (number[group.topology] == kNone) continue;
    kept.groups.push_back(group);
    kept.groups.back().topology = number[group.topology];
  }
  plan = std::move(kept);
  return plan.topologies.empty()
             ? Error{"there is no term `" + options.term + "`, or it shares the topology of an earlier one", ""}
             : Status(Done{});
}

namespace {

FmaMode fmaMode(const Options& options) {
  return options.fma == "on" ? FmaMode::On : options.fma == "off" ? FmaMode::Off : FmaMode::Auto;
}
Reduce reduceOf(const Options& options) {
  return static_cast<Reduce>(std::ranges::find(kReduceNames, options.reduce) - std::begin(kReduceNames));
}
PipelineHooks hooksOf(const Options& options) {
  PipelineHooks hooks;
  hooks.verifyEach = options.verifyEach;
  if (options.printAfterAll) {
    hooks.after = [](std::string_view pass, const Level& level, double) {
      fmt::print(stderr, "; after {}\n{}\n", pass, printLevel(level));
    };
  }
  return hooks;
}

}  // namespace

CompileOptions compileOptions(const Options& options) {
  CompileOptions compile;
  compile.hooks = hooksOf(options);
  compile.times = options.times;
  compile.precision = precisionOf(options);
  compile.reduce = reduceOf(options);
  compile.unroll = options.unroll;
  compile.fma = fmaMode(options);
  const bool always = options.progress == "always";
  if (always || (options.progress == "auto" && isWatched())) compile.progress = progressLine(always);
  return compile;
}

Precision precisionOf(const Options& options) { return options.precision == "f32" ? Precision::F32 : Precision::F64; }

namespace {

Tier tierOf(const Options& options) {
  return options.tier == "first" ? Tier::First : options.tier == "final" ? Tier::Final : Tier::Auto;
}

/// Compiles only what the chosen device will run.
CompileOptions optionsForRun(const Options& options, const std::set<KernelKind>& kinds, bool isFirst) {
  CompileOptions compile = compileOptions(options);
  compile.kinds = kinds;
  if (options.cache) compile.cache = defaultCache();
  aimAt(options.device, isFirst, compile);
  return compile;
}

}  // namespace

Result<Bound> readBoundFor(const Model& model, const Options& options) {
  auto bound = readBound(model.program, options);
  if (bound && precisionOf(options) == Precision::F32)
    sayLost(lostNumbers(model.program, *bound, options.bindings), options);
  if (bound) return bound;
  const auto plan = planModel(options, model, nullptr);
  const bool isTold = !plan && plan.error().message.empty();
  return isTold ? Result<Bound>(plan.error()) : bound;
}

Result<Plan> planForData(const Options& options, const Model& model) {
  if (options.bindings.empty()) return planModel(options, model, nullptr);
  const auto bound = readBound(model.program, options, false);
  return bound ? planModel(options, model, &*bound) : Result<Plan>(bound.error());
}

Result<Plan> planApartForData(const Options& options, const Model& model, const TermSource& source) {
  if (!options.bindings.empty()) {
    const auto bound = readBound(model.program, options, false);
    return bound ? planApart(source, lengthsFrom(model.program, *bound), model.kinds) : Result<Plan>(bound.error());
  }
  const auto ranges = lengthsAsked(options, model);
  return ranges ? planApart(source, lengthsFrom(model.program, *ranges), model.kinds) : Result<Plan>(ranges.error());
}

namespace {

/// Compiles a program for this run.
Result<Ready> compileReady(const Options& options, const std::set<KernelKind>& kinds) {
  const auto named = deviceNamed(options.device);
  const bool wantsCode = !named || !(named->leavesTierOpen() || named->isInterpreted);
  if (options.tier == "first" && wantsCode)
    return Error{fmt::format("--tier=first compiles no code, but --device={} needs it", options.device),
                 "--device=cpu:first"};
  auto model = readModel(options, kinds);
  if (!model) return model.error();
  auto bound = readBoundFor(*model, options);
  if (!bound) return bound.error();
  const auto start = std::chrono::steady_clock::now();
  auto plan = planModel(options, *model, &*bound);
  if (!plan) return plan.error();
  aimAtSizes(*bound, *plan);
  Stopwatch watch(options.times);
  const auto kept = std::make_shared<const Plan>(*plan);
  watch.lap("copy");
  const bool isFirst = runsFirstTier(options.device, tierOf(options), model->program, *plan, *bound, kinds);
  const bool hasLater = isFirst && options.codeAfter && tierOf(options) == Tier::Auto && options.device != kInterpreter;
  const CompileOptions own = optionsForRun(options, kinds, isFirst);
  CompileOptions last = own;  // in the same variants
  if (hasLater) aimAt(options.device, false, last);
  auto found = hasLater ? keptProgram(model->program, *plan, last) : std::nullopt;
  auto artefact = found ? Result<Artefact>(std::move(*found)) : compilePlan(model->program, std::move(*plan), own);
  if (!artefact) return artefact.error();
  if (!artefact->gpuRefusal.empty()) artefact->gpu.clear();  // a run uses all that it compiles
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  watch.skip();
  const auto data = std::make_shared<const Bound>(*bound);
  const std::shared_ptr<const Model> of = std::make_shared<const Model>(std::move(*model));
  const auto origin = [options, kinds, of, kept, data](const std::vector<GroupData>& groups,
                                                       const std::map<std::string, Array>& moved) {
    Bound at = *data;
    for (SymbolId id = 0; id < at.symbols.size(); ++id) {
      const auto values = moved.find(of->program.symbols[id].name);
      if (values != moved.end()) std::ranges::copy(values->second.reals, at.symbols[id].reals.begin());
    }
    const auto inlined = [&] { return planModel(options, *of, &at, FieldReads::Inlined); };
    return originOfNonfinite(*of->module, of->program, *kept, at, groups, kinds, inlined);
  };
  const auto watched = [options, of, data](const Watch& which, const std::map<std::string, Array>& fields) {
    return watchedValues(*of->module, of->program, *data, fields, which, {expansionOf(options), precisionOf(options)});
  };
  Ready ready{std::make_shared<const Artefact>(std::move(*artefact)), std::move(*bound), elapsed.count(), origin,
              watched};
  if (hasLater && !found) ready.later = compileLater(ready.artefact, *kept, last, *options.codeAfter);
  watch.lap("copy");
  return ready;
}

}  // namespace

bool mayHaveEnergies(const Options& options) {
  std::error_code none;
  if (isArtefact(options.model)) return false;
  if (!std::filesystem::is_regular_file(options.model, none)) return true;  // a pipe is read once
  auto file = Input::open(options.model);
  auto text = file ? file->takeText() : file.error();
  if (!text) return false;
  Diagnostics unsaid;
  const ModulePtr module =
      parseModule({file->name(), std::move(*text)}, unsaid, options.folders, cxxOptionsOf(options), ReadAs::Loops);
  return module && std::ranges::count(programOf(*module).terms, TermKind::Energy, &Term::kind) > 0;
}

Result<Ready> makeReady(const Options& options, const std::set<KernelKind>& kinds) {
  return isArtefact(options.model) ? loadReady(options) : compileReady(options, kinds);
}

}  // namespace hgc::tool
