#include "tools/io/problem/colmap_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "tools/io/problem/angles.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

/// Rows by their numbers in a file.
using RowOfId = std::map<int64_t, int32_t>;
constexpr int64_t kMostId = INT64_MAX;

/// The number of parameters of COLMAP's camera models.
struct CountOfModel {
  std::string_view model;
  size_t count;
};
constexpr CountOfModel kCounts[] = {{"SIMPLE_PINHOLE", 3},
                                    {"PINHOLE", 4},
                                    {"SIMPLE_RADIAL", 4},
                                    {"RADIAL", 5},
                                    {"OPENCV", 8},
                                    {"OPENCV_FISHEYE", 8},
                                    {"FULL_OPENCV", 12},
                                    {"FOV", 5},
                                    {"SIMPLE_RADIAL_FISHEYE", 4},
                                    {"RADIAL_FISHEYE", 5},
                                    {"THIN_PRISM_FISHEYE", 12},
                                    {"RAD_TAN_THIN_PRISM_FISHEYE", 16}};

/// The error of an unknown model.
Error unknownModel(const Words& words, const std::string& path, const std::string& model) {
  std::string known;
  for (const CountOfModel& each : kCounts) known += (known.empty() ? "" : ", ") + std::string(each.model);
  return {fmt::format("{}:{}: there is no model of cameras `{}`", path, words.line(), model), "one of " + known,
          ErrorKind::Data};
}

/// By pixel of an image: the row of the point that it shows, or -1.
using Shown = std::vector<int32_t>;

/// Calls `read` with the words of each line, except comments and empty lines.
template <class Read>
Status eachLine(const std::string& text, const std::string& path, const Read& read) {
  Lines lines(text);
  for (std::string_view line; lines.next(line);) {
    if (line.starts_with('#') || wordsOf(line).empty()) continue;
    if (const Status done = read(Words::ofLine(line, path, lines.number()), lines); !done) return done;
  }
  return Done{};
}

/// Parses the unique number of a new row.
Status addId(Words& words, RowOfId& rows) {
  const auto id = words.nextWhole(0, kMostId);
  if (!id) return id.error();
  const auto row = static_cast<int32_t>(rows.size());
  if (rows.emplace(*id, row).second) return Done{};
  return words.wrong(std::to_string(*id), "a new number: one of this number comes before");
}

/// The row of a camera, an image or a point, which must exist.
Result<int32_t> rowFor(Words& words, const RowOfId& rows, const char* what, int64_t id, const char* file) {
  const auto found = rows.find(id);
  if (found != rows.end()) return found->second;
  return words.wrong(fmt::format("{} {}", what, id), std::string("in ") + file);
}

Status readCamera(Words words, const std::string& path, RowOfId& rows, ColmapModel& model) {
  if (const Status done = addId(words, rows); !done) return done;
  ColmapCamera camera;
  camera.model = words.next();
  if (camera.model.empty()) return words.wrong("", "a model");
  for (int side = 0; side < 2; ++side) {
    if (const auto size = words.nextWhole(0, kMostId); !size) return size.error();
  }
  camera.place = words.at();
  const auto* const known = std::ranges::find(kCounts, camera.model, &CountOfModel::model);
  if (known == std::end(kCounts)) return unknownModel(words, path, camera.model);
  if (const size_t count = wordsOf(words.rest()).size(); known->count < count)
    return Error{fmt::format("{}:{}: {} has {} numbers, and there are {}", path, words.line(), camera.model,
                             known->count, count),
                 "", ErrorKind::Data};
  if (const Status done = words.nextNumbers(static_cast<int64_t>(known->count), camera.numbers); !done) return done;
  model.cameras.push_back(std::move(camera));
  return Done{};
}

Status readPoint(Words words, RowOfId& rows, ColmapModel& model) {
  if (const Status done = addId(words, rows); !done) return done;
  model.pointPlaces.push_back(words.at());
  if (const Status done = words.nextNumbers(3, model.points); !done) return done;
  std::vector<double> colorAndError;
  return words.nextNumbers(4, colorAndError);
}

/// Parses the pixels of an image, and the points that they show or -1.
Status readSeen(Words words, const RowOfId& points, ColmapModel& model, Shown& shown) {
  const auto image = static_cast<int32_t>(model.cameraOf.size()) - 1;
  while (!wordsOf(words.rest()).empty()) {
    std::vector<double> pixel;
    if (const Status done = words.nextNumbers(2, pixel); !done) return done;
    const auto id = words.nextWhole(-1, kMostId);
    if (!id) return id.error();
    shown.push_back(-1);
    if (*id < 0) continue;
    const auto point = rowFor(words, points, "point", *id, "points3D.txt");
    if (!point) return point.error();
    model.image.push_back(image);
    model.point.push_back(*point);
    shown.back() = *point;
    model.observed.insert(model.observed.end(), pixel.begin(), pixel.end());
  }
  return Done{};
}

Status readImage(Words words, RowOfId& images, const RowOfId& cameras, ColmapModel& model) {
  if (const Status done = addId(words, images); !done) return done;
  model.imagePlaces.push_back(words.at());
  std::vector<double> turn;
  if (const Status done = words.nextNumbers(4, turn); !done) return done;
  for (const size_t k : {1, 2, 3, 0}) model.turns.push_back(turn[k]);
  if (!normalise(std::span(model.turns).last<4>()))
    return words.wrong("the quaternion that ends here", "one of a rotation");
  if (const Status done = words.nextNumbers(3, model.shifts); !done) return done;
  const auto id = words.nextWhole(0, kMostId);
  if (!id) return id.error();
  const auto camera = rowFor(words, cameras, "camera", *id, "cameras.txt");
  if (!camera) return camera.error();
  model.cameraOf.push_back(*camera);
  return words.next().empty() ? Status(words.wrong("", "a name")) : Done{};
}

/// Checks the track of a point against the images that show it.
Status checkTrack(Words words, const RowOfId& images, const std::vector<Shown>& shown, int32_t row) {
  std::vector<double> before;
  if (const Status done = words.nextNumbers(8, before); !done) return done;
  std::set<std::pair<int32_t, int64_t>> seen;
  while (!wordsOf(words.rest()).empty()) {
    const auto id = words.nextWhole(0, kMostId);
    if (!id) return id.error();
    const auto image = rowFor(words, images, "image", *id, "images.txt");
    if (!image) return image.error();
    const auto number = words.nextWhole(0, kMostId);
    if (!number) return number.error();
    if (!seen.emplace(*image, *number).second)
      return words.wrong(std::to_string(*number),
                         fmt::format("another pixel: the track has this one of image {} already", *id));
    const Shown& there = shown[static_cast<size_t>(*image)];
    const auto at = static_cast<size_t>(*number);
    if (at >= there.size() || there[at] != row)
      return words.wrong(std::to_string(*number),
                         fmt::format("the number of a pixel that shows this point in image {} of images.txt", *id));
  }
  return Done{};
}

Status readTexts(const std::string& folder, ColmapModel& model) {
  for (const auto& [path, text] : {std::pair{camerasFile(folder), &model.cameraText},
                                   {imagesFile(folder), &model.imageText},
                                   {pointsFile(folder), &model.pointText}}) {
    auto read = textOfFile(path);
    if (!read)
      return Error{read.error().message, "a model of COLMAP in text has cameras.txt, images.txt and points3D.txt",
                   ErrorKind::Data};
    *text = std::move(*read);
  }
  return Done{};
}

}  // namespace

std::string camerasFile(const std::string& folder) { return std::filesystem::path(folder) / "cameras.txt"; }
std::string imagesFile(const std::string& folder) { return std::filesystem::path(folder) / "images.txt"; }
std::string pointsFile(const std::string& folder) { return std::filesystem::path(folder) / "points3D.txt"; }

Status readColmapModel(const std::string& folder, ColmapModel& model) {
  if (const Status done = readTexts(folder, model); !done) return done;
  const std::string cameraPath = camerasFile(folder), imagePath = imagesFile(folder), pointPath = pointsFile(folder);
  RowOfId cameras, images, points;
  const auto camera = [&](Words words, Lines&) { return readCamera(words, cameraPath, cameras, model); };
  if (const Status done = eachLine(model.cameraText, cameraPath, camera); !done) return done;
  const auto point = [&](Words words, Lines&) { return readPoint(words, points, model); };
  if (const Status done = eachLine(model.pointText, pointPath, point); !done) return done;
  // An image has two lines, of which the second may be empty. Tracks reveal a missing one.
  std::vector<Shown> shown;
  const auto image = [&](Words words, Lines& lines) -> Status {
    if (const Status done = readImage(words, images, cameras, model); !done) return done;
    std::string_view seen;
    shown.emplace_back();
    if (!lines.next(seen)) return Done{};
    return readSeen(Words::ofLine(seen, imagePath, lines.number()), points, model, shown.back());
  };
  if (const Status done = eachLine(model.imageText, imagePath, image); !done) return done;
  int32_t row = 0;
  const auto track = [&](const Words& words, Lines&) { return checkTrack(words, images, shown, row++); };
  return eachLine(model.pointText, pointPath, track);
}

}  // namespace hgc
