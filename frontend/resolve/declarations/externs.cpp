/// Functions of C++.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <thread>

#include "frontend/lower/machine/cxx_graph.h"
#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/kept/functions.h"
#include "frontend/resolve/lifter.h"
#include "frontend/source/source.h"

namespace hgc {
namespace {

std::string folderOf(const std::string& file) {
  std::error_code none;
  return std::filesystem::absolute(file, none).parent_path().string();
}

/// Where packages put headers in folders of their own, which a flag must name: the first folder that has this one.
std::optional<std::string> packageWith(const std::string& header) {
  std::set<std::string> found;
  for (const char* const place : {"/usr/include", "/usr/local/include"}) {
    std::error_code error;
    for (std::filesystem::directory_iterator at(place, error), end; !error && at != end; at.increment(error)) {
      std::error_code none;
      if (std::filesystem::exists(at->path() / header, none)) found.insert(at->path().string());
    }
  }
  return found.empty() ? std::nullopt : std::optional(*found.begin());
}

std::string whereToFind(const std::string& header) {
  const auto folder = packageWith(header);
  const std::string flag = folder ? "-I" + *folder + " finds it" : "-IFOLDER names its folder";
  return fmt::format("--cxx-flags={}, or -p with the compile_commands.json of a build", flag);
}

bool isWhole(const cxx::LiftedUnit& unit) {
  return unit.errors.empty() && std::ranges::all_of(unit.functions, [](const auto& function) {
           return std::holds_alternative<cxx::Lifted>(function);
         });
}

/// What changed meanwhile may have been read as it was before.
bool areOlder(const std::vector<cxx::FileRead>& files, std::filesystem::file_time_type when) {
  return std::ranges::all_of(files, [&](const cxx::FileRead& file) {
    std::error_code error;
    const auto written = std::filesystem::last_write_time(file.path, error);
    return !error && written < when;
  });
}

Result<cxx::LiftedUnit> keptOrLifted(const cxx::CxxUnit& unit, const CxxKeeping& keeping) {
  const std::string request = requestOf(unit);
  if (keeping.read) {
    const auto bytes = keeping.read(request);
    auto kept = bytes ? unitOf(*bytes) : std::nullopt;
    if (kept) return std::move(*kept);
  }
  const auto lifter = cxxLifter();
  if (!lifter) return lifter.error();
  const auto begun = std::filesystem::file_time_type::clock::now();
  cxx::LiftedUnit lifted = (*lifter)->lift(unit);
  if (keeping.keep && isWhole(lifted) && areOlder(lifted.reads, begun)) keeping.keep(request, bytesOf(lifted));
  return lifted;
}

/// Each is as if it were alone. A compiler of C++ takes some hundred megabytes.
std::vector<Result<cxx::LiftedUnit>> liftedSideBySide(const std::vector<std::shared_ptr<const CxxTogether>>& units,
                                                      const CxxKeeping& keeping) {
  constexpr size_t kMostThreads = 4;
  std::vector<Result<cxx::LiftedUnit>> lifted(units.size(), Error{});
  std::atomic<size_t> next = 0;
  const auto lift = [&] {
    for (size_t k = next++; k < units.size(); k = next++) lifted[k] = keptOrLifted(units[k]->unit, keeping);
  };
  const size_t threads =
      std::min({units.size(), kMostThreads, size_t{std::max(std::thread::hardware_concurrency(), 1U)}});
  std::vector<std::future<void>> others;
  for (size_t k = 1; k < threads; ++k)
    others.push_back(std::async(lift));  // where there is no thread, by the last line
  lift();
  for (std::future<void>& other : others) other.get();
  return lifted;
}

/// The function in whose body an error is; the first where it is elsewhere.
size_t functionAt(const cxx::CxxUnit& unit, const cxx::Refusal& error) {
  size_t found = 0;
  if (error.frames.empty()) return found;
  const auto& place = error.frames.front();
  for (size_t k = 0; k < unit.functions.size(); ++k) {
    const cxx::CxxFunction& function = unit.functions[k];
    if (!function.code.empty() && function.codeFile == place.file && function.codeLine <= place.line) found = k;
  }
  return found;
}

/// Nothing where its types were not understood, or are no reals.
std::optional<cxx::CxxFunction> cxxFunctionOf(const Module& module, const Reporter& reporter,
                                              const ast::ExternDeclaration& declaration) {
  const ast::Tree& tree = module.tree;
  const ast::FunctionDeclaration& function = tree.functions[declaration.function];
  cxx::CxxFunction result;
  const auto typeAt = [&](uint32_t type) -> const ValueType* {
    const ResolvedType& resolved = module.types[type];
    if (resolved.progress != Progress::Done) return nullptr;
    const ValueType& given = resolved.type;
    if (given.scalar == Type::Real && !given.isOpen() && given.count() > 0) return &given;
    reporter.error(tree.types[type].offset,
                   "functions of C++ must take and return reals, or arrays of reals of known length",
                   "`real`, `vec3`, `real[9]`");
    return nullptr;
  };
  for (const ast::Parameter& parameter : tree.parametersOf(function)) {
    if (parameter.isFunction()) {
      reporter.error(parameter.offset, "a function of C++ cannot take functions");
      return std::nullopt;
    }
    const ValueType* const type = typeAt(parameter.type);
    if (type == nullptr) return std::nullopt;
    result.parameters.push_back({std::string(tree.names.text(parameter.name)), type->count(), !type->isScalar()});
  }
  const ValueType* const given = typeAt(function.firstResult);
  if (given == nullptr) return std::nullopt;
  result.results = given->count();
  result.name = declaration.name;
  result.code = declaration.code;
  const Location begin = module.text.locate(declaration.offset);
  result.codeLine = begin.line;
  std::error_code none;
  result.codeFile = std::filesystem::absolute(module.text.name(module.text.fileOf(declaration.offset)), none).string();
  return result;
}

/// Functions that name the same files are compiled together.
std::vector<std::shared_ptr<const CxxTogether>> unitsOfExterns(const Module& module, const Reporter& reporter,
                                                               const CxxOptions& options) {
  const std::vector<ast::ExternDeclaration>& externs = module.tree.externs;
  std::vector<std::shared_ptr<const CxxTogether>> units;
  std::vector<bool> isDone(externs.size());
  for (uint32_t first = 0; first < externs.size(); ++first) {
    const uint32_t file = module.text.fileOf(externs[first].offset);
    const std::string& name = module.text.name(file);
    CxxTogether together{
        {externs[first].includes, options.build, options.as, options.flags, folderOf(name), options.ends, {}}, {}};
    std::vector<std::string>& includes = together.unit.includes;
    if (includes.empty() && isCxx(name)) includes.push_back(std::filesystem::path(name).filename().string());
    for (uint32_t k = first; k < externs.size(); ++k) {
      const bool isAlike =
          externs[k].includes == externs[first].includes && module.text.fileOf(externs[k].offset) == file;
      if (isDone[k] || !isAlike) continue;
      isDone[k] = true;
      auto function = cxxFunctionOf(module, reporter, externs[k]);
      if (!function) continue;
      together.externs.push_back(k);
      together.unit.functions.push_back(std::move(*function));
    }
    if (!together.externs.empty()) units.push_back(std::make_shared<const CxxTogether>(std::move(together)));
  }
  return units;
}

/// Takes what became of functions of C++ into a module.
class ExternResolver {
 public:
  ExternResolver(Module& module, const Reporter& reporter) : module_(module), reporter_(reporter) {}

  void takeUnit(const CxxTogether& together, Result<cxx::LiftedUnit> made);

 private:
  void take(uint32_t index, cxx::Lifted&& lifted);
  void refuse(uint32_t index, const cxx::Refusal& refusal);
  uint32_t fileOf(const std::string& path);

  Module& module_;
  const Reporter& reporter_;
  std::map<std::string, uint32_t> files_;  // by path: their numbers
};

void ExternResolver::takeUnit(const CxxTogether& together, Result<cxx::LiftedUnit> made) {
  const auto& externs = together.externs;
  if (!made)
    return reporter_.error(module_.tree.externs[externs.front()].offset, made.error().message, made.error().hint);
  for (const cxx::FileRead& file : made->reads) module_.cxxReads.insert(file.path);
  for (const cxx::Refusal& error : made->errors) refuse(externs[functionAt(together.unit, error)], error);
  for (size_t k = 0; k < made->functions.size(); ++k) {
    if (auto* const graph = std::get_if<cxx::Lifted>(&made->functions[k])) take(externs[k], std::move(*graph));
    else refuse(externs[k], std::get<cxx::Refusal>(made->functions[k]));
  }
}

/// The number of a C++ file among the program's, for messages. Of one that cannot be shown `kNone`.
uint32_t ExternResolver::fileOf(const std::string& path) {
  const auto [known, isNew] = files_.try_emplace(path, kNone);
  if (!isNew) return known->second;
  for (uint32_t k = 0; k < module_.text.count(); ++k) {
    std::error_code none;
    const bool isIt = std::filesystem::equivalent(module_.text.name(k), path, none);
    if (isIt && !isCxx(path)) return known->second = k;
  }
  std::ifstream file(path, std::ios::binary);
  std::string content((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  constexpr uint32_t kMostFiles = kPlaceFile;  // as origins of nodes say it
  if (!file || !module_.text.hasRoomFor(content.size()) || module_.text.count() >= kMostFiles) return kNone;
  std::error_code none;
  const std::string shown = std::filesystem::proximate(path, none).string();
  known->second = module_.text.add({shown.starts_with("..") || shown.empty() ? path : shown, std::move(content)});
  module_.program.files.push_back(module_.text.name(known->second));
  return known->second;
}

void ExternResolver::take(uint32_t index, cxx::Lifted&& lifted) {
  const ast::ExternDeclaration& declaration = module_.tree.externs[index];
  const Location where = module_.text.locate(declaration.offset);
  CxxGraph graph{std::move(lifted)};
  for (CalledPlace& place : graph.lifted.places) {
    const uint32_t file = fileOf(graph.lifted.files[place.at.file]);
    if (file == kNone) place.at = where;
    else place.at.file = file;
  }
  for (const std::string& warning : graph.lifted.warnings) reporter_.warning(Warning::Cxx, declaration.offset, warning);
  module_.cxx[index] = std::make_shared<const CxxGraph>(std::move(graph));
}

/// At the innermost place in C++ that a user wrote, with the calls that lead there.
void ExternResolver::refuse(uint32_t index, const cxx::Refusal& refusal) {
  const ast::ExternDeclaration& declaration = module_.tree.externs[index];
  const auto isUsers = [](const cxx::Refusal::Frame& frame) { return !cxx::isOfSystem(frame.file); };
  const auto placed = std::ranges::find_if(refusal.frames, isUsers);
  const auto offsetOf = [&](const cxx::Refusal::Frame& frame) -> std::optional<uint32_t> {
    const uint32_t file = fileOf(frame.file);
    if (file == kNone) return std::nullopt;
    return module_.text.lineBegin(file, frame.line) + frame.column - (frame.column > 0 ? 1 : 0);
  };
  const auto place = placed == refusal.frames.end() ? std::nullopt : offsetOf(*placed);
  const std::string_view name = module_.tree.names.text(module_.tree.functions[declaration.function].name);
  std::string message = refusal.message;
  if (placed != refusal.frames.begin() && !refusal.frames.empty())
    message += fmt::format(" (at {}:{})", refusal.frames.front().file, refusal.frames.front().line);
  Diagnostic diagnostic = reporter_.make(Severity::Error, place.value_or(declaration.offset), message);
  diagnostic.hint = refusal.header.empty() ? refusal.hint : whereToFind(refusal.header);
  if (place) {
    for (auto frame = placed + 1; frame != refusal.frames.end(); ++frame) {
      const auto caller = isUsers(*frame) ? offsetOf(*frame) : std::nullopt;
      if (caller) diagnostic.notes.push_back(reporter_.note(*caller, "called from here"));
    }
    diagnostic.notes.push_back(reporter_.note(declaration.offset, fmt::format("`{}` names it here", name)));
  }
  reporter_.add(std::move(diagnostic));
}

}  // namespace

void resolveExterns(Module& module, const Reporter& reporter, const CxxOptions& options) {
  const std::vector<ast::ExternDeclaration>& externs = module.tree.externs;
  module.cxx.resize(externs.size());
  if (externs.empty()) return;
  for (const std::string& flag : options.flags) {
    if (cxx::changesMeaning(flag))
      return reporter.error(externs[0].offset, fmt::format("with {} C++ arithmetic is not evaluated as written", flag),
                            "leave the flag out: kernels are fast without it");
  }
  const auto units = unitsOfExterns(module, reporter, options);
  auto lifted = liftedSideBySide(units, options.keeping);
  ExternResolver resolver(module, reporter);
  for (size_t k = 0; k < units.size(); ++k) {
    module.cxxUnits.push_back(units[k]);
    resolver.takeUnit(*units[k], std::move(lifted[k]));
  }
}

}  // namespace hgc
