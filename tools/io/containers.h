#pragma once
/// Files of several arrays, of which a source names one after a colon: `mesh.obj:v`; and such files with other numbers.
#include <map>
#include <optional>
#include <string>

#include "ir/result.h"
#include "runtime/data/array.h"

namespace hgc {

/// Arrays by the part of a file that they are, or take the place of.
using Parts = std::map<std::string, Array>;

/// A source that is a part of a file; `part` is nothing where the source does not name one.
struct PartSource {
  std::string path;
  std::optional<std::string> part;
};

/// Nothing if the source is none.
std::optional<PartSource> partIn(const std::string& source);
Result<Array> readPart(const std::string& source, const PartSource& part);

/// Whether a result of this name is such a file; a name that ends in a slash is a folder.
bool isContainer(const std::string& path);
/// Whether such a result can be written after that file: both are meshes, or of one kind.
bool isAlike(const std::string& path, const std::string& like);
/// An error if a part cannot be written with other numbers: what is measured, and how things hang together, stays.
Status checkWritten(const std::string& path, const std::string& like, const std::string& part);
/// Whether two parts of that file have numbers in common, as the positions of a mesh and its property `vertex.x`.
bool isSamePlace(const std::string& like, const std::string& part, const std::string& other);
/// The part that an array takes which was read from somewhere else; empty if there is none.
std::string partOfOthers(const std::string& path);
/// What to bind so that there is a file to write after.
std::string wantedFor(const std::string& path);

/// Writes the file `like` again, with other numbers in some of its parts; all else stays as it stands.
Status writeLike(const std::string& path, const std::string& like, const Parts& parts);

/// One array of a file. Errors name the file and, of texts, the line.
Result<Array> readMeshPart(const std::string& path, const std::string& part);
Result<Array> readPly(const std::string& path, const std::string& part);
Result<Array> readBal(const std::string& path, const std::string& part);
Result<Array> readG2o(const std::string& path, const std::string& part);
Result<Array> readColmap(const std::string& path, const std::string& part);

Status writeMeshLike(const std::string& path, const std::string& like, const Parts& parts);
Status writeBalLike(const std::string& path, const std::string& like, const Parts& parts);
Status writeG2oLike(const std::string& path, const std::string& like, const Parts& parts);
Status writeColmapLike(const std::string& path, const std::string& like, const Parts& parts);

}  // namespace hgc
