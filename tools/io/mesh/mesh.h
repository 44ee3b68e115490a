#pragma once
/// Meshes, whatever file they come from.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"
#include "runtime/data/array.h"
#include "tools/io/containers.h"

namespace hgc {

/// A face of three or more corners, counter-clockwise, and the line where it stands; 0 where there are no lines.
struct Face {
  std::vector<int32_t> corners;
  int64_t line = 0;
};

struct Mesh {
  std::vector<double> positions;
  std::vector<Face> faces;
  int32_t first = 0;  ///< what its file calls the first vertex
  int32_t vertices() const { return static_cast<int32_t>(positions.size() / 3); }
};

/// Adds a vertex: three coordinates; a weight or colours may follow, and are not looked at but for being numbers. False
/// if that is none.
bool addPosition(std::span<const std::string_view> words, Mesh& mesh);

/// An error where a face names a vertex that is not there, or one twice. Vertices may follow the faces that name them.
Status checkFaces(const Mesh& mesh, const std::string& path);

/// The part that a source names: v, f, e or ring.
Result<Array> partOf(const Mesh& mesh, const std::string& path, const std::string& part);

/// The mesh in a file.
Result<Mesh> readObjMesh(const std::string& path);
Result<Mesh> readOffMesh(const std::string& path);
Result<Mesh> readPlyMesh(const std::string& path);

/// Positions that take the place of those of a mesh of so many vertices, three numbers each: the third is 0 if it is
/// not given.
Result<std::vector<double>> positionsFor(const std::string& path, const std::string& like, int64_t vertices,
                                         const Array& positions);

/// A text in which three numbers that begin at each of these places are others; a word ends at a blank or a comment.
std::string textWith(std::string_view text, std::span<const char* const> places, std::span<const double> positions);

/// The text of a file with other values of some of its parts: faces and all else stay. `path` is for messages.
Result<std::string> objLike(const std::string& path, const std::string& like, const Parts& parts);
Result<std::string> offLike(const std::string& path, const std::string& like, const Parts& parts);
Result<std::string> plyLike(const std::string& path, const std::string& like, const Parts& parts);

}  // namespace hgc
