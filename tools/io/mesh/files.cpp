/// Reads and writes meshes of all kinds of files.
#include "tools/io/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "tools/io/containers.h"
#include "tools/io/mesh/mesh.h"

namespace hgc {
namespace {

using PartsText = Result<std::string> (*)(const std::string&, const std::string&, const Parts&);

/// A line per vertex, with a prefix.
std::string vertexLines(const Mesh& mesh, std::string_view begin) {
  std::string text;
  for (size_t k = 0; k < mesh.positions.size(); k += 3)
    fmt::format_to(std::back_inserter(text), "{}{} {} {}\n", begin, mesh.positions[k], mesh.positions[k + 1],
                   mesh.positions[k + 2]);
  return text;
}

std::string objText(const Mesh& mesh) {
  std::string text = vertexLines(mesh, "v ");
  const auto out = std::back_inserter(text);
  for (const Face& face : mesh.faces) {
    text += "f";
    for (const int32_t corner : face.corners) fmt::format_to(out, " {}", int64_t{corner} + 1);
    text += "\n";
  }
  return text;
}

/// Vertices, then faces with their number of corners, as OFF and PLY have them.
std::string rowsOf(const Mesh& mesh) {
  std::string text = vertexLines(mesh, "");
  const auto out = std::back_inserter(text);
  for (const Face& face : mesh.faces) {
    fmt::format_to(out, "{}", face.corners.size());
    for (const int32_t corner : face.corners) fmt::format_to(out, " {}", corner);
    text += "\n";
  }
  return text;
}

std::string plyText(const Mesh& mesh) {
  constexpr size_t kMostInUchar = 255;
  const bool isSmall = std::ranges::all_of(mesh.faces, [](const Face& f) { return f.corners.size() <= kMostInUchar; });
  return fmt::format(
             "ply\nformat ascii 1.0\nelement vertex {}\nproperty double x\nproperty double y\nproperty double z\n"
             "element face {}\nproperty list {} int vertex_indices\nend_header\n",
             mesh.vertices(), mesh.faces.size(), isSmall ? "uchar" : "uint") +
         rowsOf(mesh);
}

}  // namespace

std::string offText(const Mesh& mesh) {
  return fmt::format("OFF\n{} {} 0\n", mesh.vertices(), mesh.faces.size()) + rowsOf(mesh);
}

namespace {

/// A file format of meshes.
struct MeshKind {
  std::string_view ending;
  Result<Mesh> (*read)(const std::string&);
  std::string (*text)(const Mesh&);
  PartsText like;
};
constexpr MeshKind kMeshKinds[] = {{".obj", readObjMesh, objText, objLike},
                                   {".off", readOffMesh, offText, offLike},
                                   {".ply", readPlyMesh, plyText, plyLike}};

const MeshKind* kindOf(const std::string& path) {
  const auto found = std::ranges::find_if(kMeshKinds, [&](const MeshKind& k) { return path.ends_with(k.ending); });
  return found == std::end(kMeshKinds) ? nullptr : found;
}

/// Converts a mesh to another format, which keeps only positions and faces.
Result<std::string> converted(const std::string& path, const std::string& like, const Parts& parts) {
  auto mesh = kindOf(like)->read(like);
  if (!mesh) return mesh.error();
  const auto positions = positionsFor(path, like, mesh->vertices(), parts.at("v"));
  if (!positions) return positions.error();
  mesh->positions = *positions;
  return kindOf(path)->text(*mesh);
}

}  // namespace

Result<PartsOfFile> readMesh(const std::string& path) {
  auto mesh = kindOf(path)->read(path);
  return mesh ? Result<PartsOfFile>(partsBy(path, std::move(*mesh), partOf)) : mesh.error();
}

Status writeMeshLike(const std::string& path, const std::string& like, const Parts& parts) {
  const MeshKind* const kind = kindOf(path);
  const auto text = kind == kindOf(like) ? kind->like(path, like, parts) : converted(path, like, parts);
  return text ? writeFile(path, *text) : Status(text.error());
}

}  // namespace hgc
