#pragma once
/// Reads arrays from files with several, such as `mesh.obj:v`, and writes copies of such files with other numbers.
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "ir/result.h"
#include "runtime/data/array.h"

namespace hgc {

/// Arrays by part of a file.
using Parts = std::map<std::string, Array>;

/// A part of a file; `part` is empty if the source does not name one.
struct PartSource {
  std::string path;
  std::optional<std::string> part;
};

/// Parses a source; nothing if it is not such a file.
std::optional<PartSource> partIn(const std::string& source);

/// Makes the array of a part of a file that has been read. An error if there is no such part.
using PartsOfFile = std::function<Result<Array>(const std::string& part)>;

/// The same of a model of the file, of which `partOf(model, path, part)` makes arrays.
template <class Model>
PartsOfFile partsBy(const std::string& path, Model model,
                    Result<Array> (*partOf)(const Model&, const std::string&, const std::string&)) {
  return [path, partOf, model = std::make_shared<const Model>(std::move(model))](const std::string& part) {
    return partOf(*model, path, part);
  };
}

/// Reads each file once, however many of its parts are wanted. Keeps what they say.
class PartReader {
 public:
  Result<Array> read(const std::string& source, const PartSource& part);

 private:
  std::map<std::string, PartsOfFile> files_;  ///< by path
};

/// Whether a file to write is of such a kind; a name that ends in a slash is a folder.
bool isContainer(const std::string& path);
/// Whether `path` can be written as a copy of `like`: both are meshes, or of the same kind.
bool isAlike(const std::string& path, const std::string& like);
/// An error if a part cannot be replaced: measurements and connectivity cannot.
Status checkWritten(const std::string& path, const std::string& like, const std::string& part);
/// Whether two parts share numbers, as the positions of a mesh and its property `vertex.x`.
bool isSamePlace(const std::string& like, const std::string& part, const std::string& other);
/// The part that an array from elsewhere replaces: positions of a mesh; else empty.
std::string partOfOthers(const std::string& path);
/// An example of a binding that allows writing such a file.
std::string wantedFor(const std::string& path);

/// Writes a copy of `like` in which parts have other numbers.
Status writeLike(const std::string& path, const std::string& like, const Parts& parts);

/// The new numbers of a part; empty if it stays.
std::span<const double> numbersOf(const Parts& parts, const std::string& part);
/// An error if a part has new numbers, but not `count` of them.
Status checkCount(const std::string& path, const std::string& like, const Parts& parts, const std::string& part,
                  size_t count);

/// Read a file. Errors name the file and, for texts, the line.
Result<PartsOfFile> readMesh(const std::string& path);
Result<PartsOfFile> readPly(const std::string& path);
Result<PartsOfFile> readBal(const std::string& path);
Result<PartsOfFile> readG2o(const std::string& path);
Result<PartsOfFile> readColmap(const std::string& path);

Status writeMeshLike(const std::string& path, const std::string& like, const Parts& parts);
Status writeBalLike(const std::string& path, const std::string& like, const Parts& parts);
Status writeG2oLike(const std::string& path, const std::string& like, const Parts& parts);
Status writeColmapLike(const std::string& path, const std::string& like, const Parts& parts);

}  // namespace hgc
