#include "tools/io/containers.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>

namespace hgc {
namespace {

struct Container {
  std::string_view ending, what, parts;
  std::string_view written;  ///< parts that can be replaced, with blanks around each
  std::string_view bind;     ///< an example of a binding
  Result<PartsOfFile> (*read)(const std::string& path);
  Status (*write)(const std::string& path, const std::string& like, const Parts& parts);
};
constexpr std::string_view kGraphParts = ":q, :t, :turn, :shift, :pose, :moved, :edge or :root";
constexpr Container kContainers[] = {
    {".obj", "mesh", ":v, :f, :e or :ring", " v ", "x=MESH.obj:v", readMesh, writeMeshLike},
    {".off", "mesh", ":v, :f, :e or :ring", " v ", "x=MESH.off:v", readMesh, writeMeshLike},
    {".ply", "mesh", ":v, :f, :e, :ring or :ELEMENT.PROPERTY", " v ", "x=MESH.ply:v", readPly, writeMeshLike},
    {".bal", "problem", ":cam, :pt, :ci, :pi or :uv", " cam pt ", "cam=PROBLEM.bal:cam", readBal, writeBalLike},
    {".g2o", "pose graph", kGraphParts, " q t pose ", "q=POSES.g2o:q", readG2o, writeG2oLike},
    {".graph", "pose graph", kGraphParts, " q t pose ", "q=POSES.graph:q", readG2o, writeG2oLike}};
constexpr Container kFolder = {
    "/",        "model",        ":cam, :opencv, :q, :t, :pt, :ci, :ii, :pi or :uv", " cam q t pt ", "q=FOLDER:q",
    readColmap, writeColmapLike};

/// The kind of a file by its ending, or that of folders.
const Container* containerOf(const std::string& path) {
  const auto found = std::ranges::find_if(kContainers, [&](const Container& c) { return path.ends_with(c.ending); });
  if (found != std::end(kContainers)) return found;
  std::error_code none;
  return path.ends_with('/') || std::filesystem::is_directory(path, none) ? &kFolder : nullptr;
}

/// Whether a folder has the files of a model; otherwise a part must be named.
bool isModel(const std::string& path) {
  std::error_code none;
  return std::filesystem::exists(std::filesystem::path(path) / "images.txt", none);
}

}  // namespace

std::optional<PartSource> partIn(const std::string& source) {
  for (const Container& container : kContainers) {
    if (source.ends_with(container.ending)) return PartSource{source, {}};
    const size_t at = source.rfind(std::string(container.ending) + ":");
    if (at == std::string::npos) continue;
    const size_t colon = at + container.ending.size();
    return PartSource{source.substr(0, colon), source.substr(colon + 1)};
  }
  std::error_code none;
  if (std::filesystem::is_directory(source, none))
    return isModel(source) ? std::optional(PartSource{source, {}}) : std::nullopt;
  const size_t colon = source.rfind(':');
  if (colon == std::string::npos || !std::filesystem::is_directory(source.substr(0, colon), none)) return std::nullopt;
  return PartSource{source.substr(0, colon), source.substr(colon + 1)};
}

Result<Array> PartReader::read(const std::string& source, const PartSource& part) {
  const Container& container = *containerOf(part.path);
  if (!part.part)
    return Error{fmt::format("{}: name the part of the {}", source, container.what),
                 source + std::string(container.parts)};
  auto known = files_.find(part.path);
  if (known == files_.end()) {
    auto file = container.read(part.path);
    if (!file) return file.error();
    known = files_.emplace(part.path, std::move(*file)).first;
  }
  return known->second(*part.part);
}

bool isContainer(const std::string& path) {
  return path.ends_with('/') ||
         std::ranges::any_of(kContainers, [&](const Container& container) { return path.ends_with(container.ending); });
}

bool isAlike(const std::string& path, const std::string& like) {
  const Container *const one = containerOf(path), *const other = containerOf(like);
  return one && other && (one == other || (one->write == writeMeshLike && other->write == writeMeshLike));
}

Status checkWritten(const std::string& path, const std::string& like, const std::string& part) {
  const Container& container = *containerOf(like);
  const bool isProperty = container.ending == ".ply" && part.find('.') != std::string::npos;
  if (isProperty && path.ends_with(container.ending)) return Done{};
  if (container.written.find(" " + part + " ") != std::string_view::npos) return Done{};
  return Error{fmt::format("{}: the part `{}` of {} is not written with other numbers", path, part, like), "",
               ErrorKind::Usage};
}

bool isSamePlace(const std::string& like, const std::string& part, const std::string& other) {
  constexpr std::string_view kPositions[] = {"vertex.x", "vertex.y", "vertex.z"};
  const auto isWithin = [&](const std::string& one, const std::string& all) {
    return all == "v" && containerOf(like)->ending == ".ply" && std::ranges::count(kPositions, one) > 0;
  };
  return part == other || isWithin(part, other) || isWithin(other, part);
}

std::string partOfOthers(const std::string& path) { return containerOf(path)->write == writeMeshLike ? "v" : ""; }

std::string wantedFor(const std::string& path) { return std::string(containerOf(path)->bind); }

Status writeLike(const std::string& path, const std::string& like, const Parts& parts) {
  return containerOf(path)->write(path, like, parts);
}

std::span<const double> numbersOf(const Parts& parts, const std::string& part) {
  const auto found = parts.find(part);
  return found == parts.end() ? std::span<const double>() : std::span(found->second.reals);
}

Status checkCount(const std::string& path, const std::string& like, const Parts& parts, const std::string& part,
                  size_t count) {
  const auto found = parts.find(part);
  if (found == parts.end() || found->second.reals.size() == count) return Done{};
  return Error{fmt::format("{}: `{}` of {} has {} numbers, and there are {}", path, part, like, count,
                           found->second.reals.size()),
               "", ErrorKind::Usage};
}

}  // namespace hgc
