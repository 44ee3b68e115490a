#include "tools/hgc/solve/writes.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "ir/report/suggest.h"
#include "runtime/solve/after/covariance.h"
#include "tools/hgc/solve/sensitivity.h"
#include "tools/hgc/solve/table.h"
#include "tools/io/containers.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDual = "dual.", kViolation = "violation.";

/// `cov.X`, `marginal.X` and `stderr.X` for an unknown X, and `correlation`.
bool isUncertainty(const std::string& what) {
  return what == "correlation" || what.starts_with("cov.") || what.starts_with("marginal.") ||
         what.starts_with("stderr.");
}
bool isOfConstraint(const std::string& what) { return what.starts_with(kDual) || what.starts_with(kViolation); }
bool isOfEach(const std::string& what) {
  return what == "each.iterations" || what == "each.cost" || what == "each.why";
}
bool isUnknown(const std::string& what) { return what.find('.') == std::string::npos && !isWritable(what); }

/// Whether a folder with this name can be written without losing files.
bool isNewOrEmpty(const fs::path& folder) {
  std::error_code none;
  return !fs::exists(folder, none) || (fs::is_directory(folder, none) && fs::is_empty(folder, none));
}

/// Checks a target before anything is computed. A name that ends in a slash is a folder.
Status checkTarget(const WrittenFile& target) {
  if (isStandardOutput(target.path)) return Done{};
  std::error_code none;
  const std::string& named = target.named;
  fs::path path(target.path);
  const bool isFolder = !path.has_filename();
  if (isFolder) path = path.parent_path();
  const fs::path folder = path.parent_path();
  if (isFolder && fs::is_symlink(path, none))
    return Error{named + ": this is a link, and a folder that is written is new or empty", ""};
  if (isFolder && !isNewOrEmpty(path)) return Error{named + ": a folder that is written is new or empty", ""};
  if (!isFolder && fs::is_directory(path, none)) return Error{named + ": this is a directory", ""};
  if (!folder.empty() && !fs::is_directory(folder, none)) return Error{named + ": there is no such folder", ""};
  return Done{};
}

std::vector<WrittenFile> allTargets(const SolveWrites& writes) {
  std::vector<WrittenFile> targets = targetsOf(writes.others);
  for (const auto* some : writes.own()) {
    for (const Write& write : *some) targets.push_back({write.path, fmt::format("-w {}={}", write.what, write.path)});
  }
  for (const LikeRead& file : writes.likeRead)
    targets.push_back({file.path, fmt::format("-w {}={}", file.unknowns.begin()->second, file.path)});
  return targets;
}

/// An error if the target is a folder.
Status checkFile(const WrittenFile& target) {
  return target.path.ends_with('/') ? Status(Error{target.named + ": this must be a file", ""}) : Done{};
}

/// Checks all targets before anything is computed. The checkpoint may replace the file of --resume.
Status checkFiles(const Options& options, const SolveWrites& writes) {
  std::vector<WrittenFile> targets = allTargets(writes);
  for (const auto& [option, path] : {std::pair("--log", options.log), std::pair("--plot", options.plot)}) {
    if (path.empty()) continue;
    targets.push_back({path, fmt::format("{}={}", option, path)});
    if (const Status done = checkFile(targets.back()); !done) return done;
    if (options.json && isStandardOutput(path))
      return Error{fmt::format("{}={}: with --json, standard output holds the JSON object alone", option, path), ""};
  }
  if (const Status kept = keepInputs(options, targets, {options.solve.resume}); !kept) return kept;
  if (const std::string& path = options.solve.checkpoint; !path.empty()) {
    targets.push_back({path, fmt::format("--checkpoint={}", path)});
    if (const Status done = checkFile(targets.back()); !done) return done;
    if (isStandardOutput(path)) return Error{fmt::format("--checkpoint={}: this must be a file", path), ""};
  }
  if (const Status kept = keepInputs(options, targets); !kept) return kept;
  for (const WrittenFile& target : targets) {
    if (const Status done = checkTarget(target); !done) return done;
  }
  return Done{};
}

}  // namespace

Result<SolveWrites> parseSolveWrites(const Options& options) {
  SolveWrites writes;
  Options rest = options;
  rest.writes.clear();
  for (const std::string& text : options.writes) {
    const std::string what = text.substr(0, text.find('='));
    const bool isOwn = what.size() < text.size();  // `parseWrites` reports a missing `=`
    std::vector<Write>* const to = isUncertainty(what)    ? &writes.uncertainties
                                   : isSensitivity(what)  ? &writes.sensitivities
                                   : isOfConstraint(what) ? &writes.constraints
                                   : isOfEach(what)       ? &writes.each
                                   : isUnknown(what)      ? &writes.unknowns
                                                          : nullptr;
    if (isOwn && to) to->push_back({what, text.substr(what.size() + 1)});
    else if (what.starts_with("each.") && !to)
      return Error{fmt::format("there is no `{}` to write", what), "one of each.iterations, each.cost, each.why"};
    else rest.writes.push_back(text);
  }
  const auto plain =
      std::ranges::stable_partition(writes.unknowns, [](const Write& write) { return isContainer(write.path); });
  auto likeRead = parseLikeRead({writes.unknowns.begin(), plain.begin()}, options);
  if (!likeRead) return likeRead.error();
  writes.likeRead = std::move(*likeRead);
  writes.unknowns.erase(writes.unknowns.begin(), plain.begin());
  const bool isEach = !options.solve.each.empty();
  if (!isEach && !writes.each.empty())
    return Error{fmt::format("-w {} needs --each=DIMENSION", writes.each.front().what), ""};
  for (const auto* some : {&writes.uncertainties, &writes.sensitivities}) {
    if (isEach && !some->empty())
      return Error{fmt::format("-w {}: with --each it cannot be found so far", some->front().what), ""};
  }
  const auto isByVariance = [](const Write& write) { return write.what != "correlation"; };
  if (options.residualVariance && std::ranges::none_of(writes.uncertainties, isByVariance))
    return Error{"--variance is of cov.X, marginal.X and stderr.X, and none is written", "-w cov.X=FILE writes one"};
  auto others = parseWrites(rest);
  if (!others) return others.error();
  writes.others = std::move(*others);
  if (const Status done = checkFiles(options, writes); !done) return done.error();
  for (const std::vector<Write>* some : writes.own()) {
    for (const Write& write : *some) {
      if (const Status known = checkArrayFile(write.path); !known) return known.error();
    }
  }
  return writes;
}

namespace {

/// What a name that is no unknown's may mean: an output or residual, or uncertainties without the name of an unknown.
std::string meantBeside(const std::string& name, const Program& program, const std::vector<std::string>& unknowns) {
  const auto term = std::ranges::find(program.terms, name, &Term::name);
  if (term != program.terms.end() && term->kind == TermKind::Output) return fmt::format("-w output.{}=FILE", name);
  if (term != program.terms.end() && term->kind == TermKind::Residual) return fmt::format("-w residual.{}=FILE", name);
  const bool needsUnknown = (isUncertainty(name + ".") || isSensitivity(name + ".")) && !unknowns.empty();
  return needsUnknown ? fmt::format("-w {}.{}=FILE", name, isSensitivity(name + ".") ? "P" : unknowns.front()) : "";
}

}  // namespace

Status checkUnknowns(const SolveWrites& writes, const Program& program) {
  std::vector<std::string> names;
  for (const Symbol& symbol : program.symbols) {
    if (symbol.kind == SymbolKind::Var) names.push_back(symbol.name);
  }
  const auto check = [&](const std::string& name) -> Status {
    if (std::ranges::find(names, name) != names.end()) return Done{};
    const std::string beside = meantBeside(name, program, names);
    return Error{fmt::format("there is no unknown `{}` to write", name),
                 beside.empty() ? meantAmong(name, names) : beside};
  };
  for (const Write& write : writes.unknowns) {
    if (const Status done = check(write.what); !done) return done;
  }
  for (const Write& write : writes.uncertainties) {
    if (write.what == "correlation") continue;
    if (const Status done = check(nameAfterDot(write.what)); !done) return done;
  }
  for (const LikeRead& file : writes.likeRead) {
    for (const auto& [part, name] : file.unknowns) {
      if (const Status done = check(name); !done) return done;
    }
  }
  return Done{};
}

Status checkUncertainties(const SolveWrites& writes, const Options& options, const std::vector<FixedRows>& fixed,
                          const Session& session) {
  if (writes.uncertainties.empty()) return Done{};
  return Covariance::checkBefore(session, {.fixed = fixed, .variance = options.residualVariance});
}

Status writeUncertainties(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          const SolveReport& report, Session& session) {
  if (writes.empty()) return Done{};
  if (const Status done = checkMultipliers(report); !done) return done;
  const auto covariance = Covariance::at(session, {.fixed = std::move(fixed),
                                                   .constraints = report.constraints,
                                                   .penalty = report.penalty,
                                                   .variance = options.residualVariance});
  if (!covariance) return covariance.error();
  for (const Write& write : writes) {
    const auto array = covariance->named(write.what);
    if (!array) return array.error();
    if (const Status done = writeArray(write.path, *array); !done) return done;
  }
  return Done{};
}

Status checkConstraints(const std::vector<Write>& writes, const Program& program) {
  std::vector<std::string> names;
  for (const Term& term : program.terms) {
    if (term.isConstraint()) names.push_back(term.name);
  }
  for (const Write& write : writes) {
    const std::string name = nameAfterDot(write.what);
    if (std::ranges::find(names, name) == names.end())
      return Error{fmt::format("there is no constraint `{}` to write", name), meantAmong(name, names)};
  }
  return Done{};
}

Status writeConstraints(const std::vector<Write>& writes, const SolveReport& report) {
  for (const Write& write : writes) {
    const auto found = std::ranges::find(report.constraints, nameAfterDot(write.what), &SolveConstraint::name);
    const Array& array = write.what.starts_with(kDual) ? found->dual : found->violation;
    if (const Status done = writeArray(write.path, array); !done) return done;
  }
  return Done{};
}

}  // namespace hgc::tool
