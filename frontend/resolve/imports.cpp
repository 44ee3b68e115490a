#include "frontend/resolve/imports.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <optional>

#include "frontend/frontend.h"
#include "frontend/resolve/library.h"
#include "frontend/syntax/parser.h"
#include "ir/report/suggest.h"

namespace hgc {
namespace {

namespace fs = std::filesystem;

constexpr uint32_t kMaxFiles = kPlaceFile;  // as origins of nodes say it

/// How messages name a library; no file has such a name by accident.
std::string nameOfLibrary(std::string_view name) { return fmt::format("std/{}.hg", name); }

/// One name for a file, however it was reached.
std::string identityOf(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(path, error);
  return error ? path.lexically_normal().string() : whole.string();
}

std::optional<std::string> readText(const fs::path& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return std::nullopt;  // a device might never end
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string text;
  if (std::getline(file, text, '\0') && !file.eof()) text += '\0';  // which is reported: no text goes on after it
  return text;
}

}  // namespace

Importer::Importer(Module& module, const Reporter& reporter, const std::vector<std::string>& folders)
    : module_(module), reporter_(reporter), folders_(folders) {
  loaded_.emplace(identityOf(module.text.name(0)), 0);
}

void Importer::run() {
  for (size_t k = 0;;) {
    // Files append to the list while it is worked on.
    for (; k < module_.tree.imports.size() && !reporter_.full(); ++k) {
      ast::ImportDeclaration import = module_.tree.imports[k];
      load(import);
      module_.tree.imports[k].target = import.target;
    }
    findVisible();
    addPrelude();
    if (k == module_.tree.imports.size() || reporter_.full()) break;
  }
  checkCycles();
  module_.incomplete.resize(module_.text.count());
  for (const ast::ImportDeclaration& import : module_.tree.imports) {
    for (uint32_t file = 0; file < module_.text.count() && import.target == kNone; ++file)
      module_.incomplete[file] = module_.incomplete[file] || module_.sees[file][import.file];
  }
}

void Importer::load(ast::ImportDeclaration& import) {
  import.target = import.standard ? loadLibrary(import) : loadFile(import);
}

uint32_t Importer::loadLibrary(const ast::ImportDeclaration& import) {
  const std::string identity = "std." + import.path;
  if (const auto found = loaded_.find(identity); found != loaded_.end()) return found->second;
  if (const LibraryFile* file = libraryNamed(import.path))
    return parse(import, identity, {nameOfLibrary(file->name), std::string(file->text)});
  Suggestion suggestion(import.path);
  std::string all;
  for (const LibraryFile& file : libraryFiles()) {
    suggestion.consider(file.name);
    all += fmt::format("{}{}", all.empty() ? "" : ", ", file.name);
  }
  reporter_.error(import.offset, fmt::format("there is no library `std.{}`", import.path),
                  suggestion.best().empty() ? fmt::format("there are {}", all)
                                            : fmt::format("did you mean `std.{}`?", suggestion.best()));
  return kNone;
}

/// Beside the importing file, then where `-I` says.
std::vector<fs::path> Importer::candidates(const ast::ImportDeclaration& import) const {
  std::vector<fs::path> paths = {fs::path(module_.text.name(import.file)).parent_path() / import.path};
  for (const std::string& folder : folders_) paths.push_back(fs::path(folder) / import.path);
  return paths;
}

uint32_t Importer::loadFile(const ast::ImportDeclaration& import) {
  for (const fs::path& path : candidates(import)) {
    const std::string identity = identityOf(path);
    if (const auto found = loaded_.find(identity); found != loaded_.end()) return found->second;
    if (std::optional<std::string> text = readText(path))
      return parse(import, identity, {path.lexically_normal().string(), std::move(*text)});
  }
  std::string hint = "it is looked for beside the importing file";
  for (const std::string& folder : folders_) hint += fmt::format(", in {}", folder);
  if (folders_.empty()) hint += "; `-I DIR` names more places";
  reporter_.error(import.offset, fmt::format("cannot open `{}`", import.path), hint);
  return kNone;
}

uint32_t Importer::parse(const ast::ImportDeclaration& import, std::string identity, Source source) {
  const bool room = module_.text.hasRoomFor(source.text.size());
  if (!room || module_.text.count() == kMaxFiles) {
    reporter_.error(
        import.offset,
        room ? fmt::format("a program cannot have more than {} files", kMaxFiles) : "the program is larger than 4 GiB",
        room ? "put several files into one" : "numbers are bound as data: -b NAME=FILE");
    return kNone;
  }
  const uint32_t file = module_.text.add(std::move(source));
  loaded_.emplace(std::move(identity), file);
  if (checkEncoding(reporter_, file)) parseFile(reporter_, module_.tree, file);
  module_.tree.uses.resize(file + 1);
  return file;
}

/// Functions that need no import bring their library when a file calls them and sees none of that name.
void Importer::addPrelude() {
  for (uint32_t file = 0; file < module_.tree.uses.size(); ++file) {
    const auto count = static_cast<NameId>(module_.tree.uses[file].call.size());
    for (NameId name = 0; name < count; ++name) {
      if (module_.tree.uses[file].call[name] != 0) addPrelude(file, name, module_.tree.uses[file].call[name] - 1);
    }
  }
}

void Importer::addPrelude(uint32_t file, NameId name, uint32_t offset) {
  const std::string_view library = preludeOf(module_.tree.names.text(name));
  if (library.empty()) return;
  const bool seen =
      std::any_of(module_.tree.functions.begin(), module_.tree.functions.end(), [&](const auto& function) {
        return function.name == name && module_.sees[file][module_.text.fileOf(function.offset)];
      });
  const bool added = std::any_of(module_.tree.imports.begin(), module_.tree.imports.end(), [&](const auto& import) {
    return import.file == file && import.standard && import.path == library;
  });
  if (seen || added) return;
  module_.tree.imports.push_back({.file = file, .offset = offset, .path = std::string(library), .standard = true});
}

/// Every file sees itself and all that it imports. A few rounds over the imports suffice: there are few files.
void Importer::findVisible() {
  const uint32_t count = module_.text.count();
  module_.sees.assign(count, std::vector<bool>(count, false));
  for (uint32_t file = 0; file < count; ++file) module_.sees[file][file] = true;
  for (bool more = true; more;) {
    more = false;
    for (const ast::ImportDeclaration& import : module_.tree.imports) {
      if (import.target == kNone) continue;
      for (uint32_t file = 0; file < count; ++file) {
        if (!module_.sees[import.target][file] || module_.sees[import.file][file]) continue;
        module_.sees[import.file][file] = true;
        more = true;
      }
    }
  }
}

/// Depth-first search with its own stack; an import of a file that is on the path closes a cycle.
void Importer::checkCycles() {
  const auto& imports = module_.tree.imports;
  std::vector<Progress> progress(module_.text.count(), Progress::Untouched);
  std::vector<std::pair<uint32_t, size_t>> steps = {{0, 0}};  // a file and the next of all imports to look at
  progress[0] = Progress::Active;
  while (!steps.empty()) {
    auto& [file, next] = steps.back();
    while (next < imports.size() && (imports[next].file != file || imports[next].target == kNone)) ++next;
    if (next == imports.size()) {
      progress[file] = Progress::Done;
      steps.pop_back();
      continue;
    }
    const ast::ImportDeclaration& import = imports[next++];
    if (progress[import.target] == Progress::Active) {
      std::vector<uint32_t> path;
      for (const auto& step : steps) {
        if (!path.empty() || step.first == import.target) path.push_back(step.first);
      }
      reportCycle(path, import);
    } else if (progress[import.target] == Progress::Untouched) {
      progress[import.target] = Progress::Active;
      steps.emplace_back(import.target, 0);
    }
  }
}

void Importer::reportCycle(const std::vector<uint32_t>& path, const ast::ImportDeclaration& closing) {
  std::string text;
  for (const uint32_t file : path) text += module_.text.name(file) + " -> ";
  reporter_.error(closing.offset, fmt::format("files import each other: {}{}", text, module_.text.name(path.front())),
                  "move what both need to a file of its own");
}

std::vector<std::string> filesRead(const Module& module) {
  std::vector<bool> library(module.text.count());
  for (const ast::ImportDeclaration& import : module.tree.imports) {
    if (import.standard && import.target != kNone) library[import.target] = true;
  }
  std::vector<std::string> files;
  for (uint32_t file = 1; file < module.text.count(); ++file) {
    if (!library[file]) files.push_back(module.text.name(file));
  }
  files.insert(files.end(), module.cxxReads.begin(), module.cxxReads.end());
  return files;
}

}  // namespace hgc
