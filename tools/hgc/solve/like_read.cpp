#include "tools/hgc/solve/like_read.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "tools/io/containers.h"

namespace hgc::tool {
namespace {

/// A symbol that is bound to a part of a file.
struct BoundPart {
  std::string name, path, part;
};

std::vector<BoundPart> boundParts(const Options& options) {
  std::vector<BoundPart> bound;
  for (const std::string& binding : options.bindings) {
    const size_t equals = std::min(binding.find('='), binding.size() - 1);
    const auto source = partIn(binding.substr(equals + 1));
    if (source && source->part) bound.push_back({binding.substr(0, equals), source->path, *source->part});
  }
  return bound;
}

/// Whether two names are of one file or folder.
bool isSame(const std::string& path, const std::string& other) {
  std::error_code none;
  return path == other || std::filesystem::equivalent(path, other, none);
}

/// The part that an unknown replaces: the one it is bound to, or the positions of the first mesh.
std::optional<BoundPart> placeOf(const Write& write, const std::vector<BoundPart>& bound) {
  const auto isFit = [&](const BoundPart& part) { return isAlike(write.path, part.path); };
  for (const BoundPart& part : bound) {
    if (part.name == write.what && isFit(part)) return part;
  }
  const std::string part = partOfOthers(write.path);
  const auto first = std::ranges::find_if(bound, isFit);
  if (part.empty() || first == bound.end()) return std::nullopt;
  return BoundPart{write.what, first->path, part};
}

using PartOfUnknown = std::pair<const std::string, std::string>;

/// The unknown that replaces a part or some of its numbers; null if there is none.
const PartOfUnknown* unknownAt(const LikeRead& file, const std::string& part) {
  const auto found =
      std::ranges::find_if(file.unknowns, [&](const auto& each) { return isSamePlace(file.like, each.first, part); });
  return found == file.unknowns.end() ? nullptr : &*found;
}

/// The error that two unknowns replace the same numbers.
Error onePlace(const LikeRead& file, const PartOfUnknown& one, const PartOfUnknown& other) {
  const std::string named = fmt::format("{}: `{}` and `{}` are both ", file.path, one.second, other.second);
  const std::string where = one.first == other.first ? fmt::format("the part `{}` of {}", one.first, file.like)
                                                     : fmt::format(
                                                           "in {}, as its parts `{}` and `{}`, which have "
                                                           "numbers in common",
                                                           file.like, one.first, other.first);
  return {named + where, fmt::format("say which one is written: -w {}={}", other.second, file.path)};
}

Error nothingRead(const Write& write) {
  const std::string named = fmt::format("-w {}={}", write.what, write.path), hint = wantedFor(write.path);
  if (!partOfOthers(write.path).empty())
    return {named + ": a mesh is written with the faces of one that is read, and none is",
            "bind one, as in -b " + hint};
  return {fmt::format("{}: this is written after the file that `{}` is read from, and it is read from none such", named,
                      write.what),
          "bind it to a part of one, as in -b " + hint};
}

}  // namespace

Result<std::vector<LikeRead>> parseLikeRead(const std::vector<Write>& unknowns, const Options& options) {
  std::vector<LikeRead> files;
  const auto bound = boundParts(options);
  for (const Write& write : unknowns) {
    const auto place = placeOf(write, bound);
    if (!place) return nothingRead(write);
    const std::string named = fmt::format("-w {}={}", write.what, write.path);
    if (const Status known = checkWritten(named, place->path, place->part); !known) return known.error();
    auto file = std::ranges::find(files, write.path, &LikeRead::path);
    if (file == files.end()) file = files.insert(file, {write.path, place->path, {}});
    if (const auto* const other = unknownAt(*file, place->part);
        other && other->first != place->part && isSame(file->like, place->path))
      return onePlace(*file, *other, {place->part, write.what});
    if (!isSame(file->like, place->path) || !file->unknowns.emplace(place->part, write.what).second)
      return Error{named + ": this file is written twice", ""};
  }
  return files;
}

Status addOtherUnknowns(std::vector<LikeRead>& files, const Options& options, const Program& program) {
  const auto bound = boundParts(options);
  for (LikeRead& file : files) {
    const LikeRead named = file;
    for (const BoundPart& part : bound) {
      const bool isUnknown = std::ranges::any_of(program.symbols, [&](const Symbol& symbol) {
        return symbol.kind == SymbolKind::Var && symbol.name == part.name;
      });
      const bool isOther = isUnknown && isSame(part.path, file.like) && unknownAt(named, part.part) == nullptr;
      if (!isOther) continue;
      if (const auto* const at = unknownAt(file, part.part)) return onePlace(file, *at, {part.part, part.name});
      if (const Status can = checkWritten(file.path, file.like, part.part); !can) {
        const bool isMesh = !partOfOthers(file.path).empty();  // whose kinds do not hold the same properties
        if (isMesh) continue;
        return Error{fmt::format("{}; `{}` is read from there, too", can.error().message, part.name), "",
                     ErrorKind::Usage};
      }
      file.unknowns.emplace(part.part, part.name);
    }
  }
  return Done{};
}

Status writeLikeRead(const std::vector<LikeRead>& files, Session& session) {
  for (const LikeRead& file : files) {
    Parts parts;
    for (const auto& [part, name] : file.unknowns) {
      auto values = session.values(name);
      if (!values) return values.error();
      parts.emplace(part, std::move(*values));
    }
    if (const Status done = writeLike(file.path, file.like, parts); !done) return done;
  }
  return Done{};
}

}  // namespace hgc::tool
