#pragma once
/// Meshes, and what their files share.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"
#include "runtime/data/array.h"
#include "tools/io/containers.h"

namespace hgc {

/// A face of three or more corners, counter-clockwise, and its line in a text file; 0 in others.
struct Face {
  std::vector<int32_t> corners;
  int64_t line = 0;
};

struct Mesh {
  std::vector<double> positions;
  std::vector<Face> faces;
  int32_t first = 0;  ///< the number of the first vertex in the file
  int32_t vertices() const { return static_cast<int32_t>(positions.size() / 3); }
};

/// Adds a vertex: three coordinates. Further words must be numbers, and are ignored. False if this is not a vertex.
bool addPosition(std::span<const std::string_view> words, Mesh& mesh);

/// An error if a face has a vertex that does not exist, or one twice.
Status checkFaces(const Mesh& mesh, const std::string& path);

/// The part that a source names: v, f, e or ring.
Result<Array> partOf(const Mesh& mesh, const std::string& path, const std::string& part);

/// Read the mesh in a file.
Result<Mesh> readObjMesh(const std::string& path);
Result<Mesh> readOffMesh(const std::string& path);
Result<Mesh> readPlyMesh(const std::string& path);

/// New positions for a mesh with `vertices`, three numbers each; the third is 0 if rows have two.
Result<std::vector<double>> positionsFor(const std::string& path, const std::string& like, int64_t vertices,
                                         const Array& positions);

/// Replaces the three numbers at each of `places`, one per vertex, in the text of `like` by the positions in `parts`.
Result<std::string> textWith(const std::string& path, const std::string& like, std::string_view text,
                             std::span<const char* const> places, const Parts& parts);

/// A mesh as an OFF file in text.
std::string offText(const Mesh& mesh);

/// The text of the file `like` in which parts have other values. `path` is for messages.
Result<std::string> objLike(const std::string& path, const std::string& like, const Parts& parts);
/// Of a file in binary, whose numbers have 32 bits, the mesh alone as text.
Result<std::string> offLike(const std::string& path, const std::string& like, const Parts& parts);
Result<std::string> plyLike(const std::string& path, const std::string& like, const Parts& parts);

}  // namespace hgc
