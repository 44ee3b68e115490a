/// Reads arrays of COLMAP models, and writes copies with other numbers.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <span>

#include "tools/io/containers.h"
#include "tools/io/copy.h"
#include "tools/io/files.h"
#include "tools/io/problem/colmap_model.h"

namespace hgc {
namespace {

/// For each parameter of OpenCV's camera model (fx fy cx cy k1 k2 p1 p2), the parameter of another model that it is.
struct AmongOpencv {
  std::string_view model;
  std::array<int, 8> from;  ///< -1: 0
};
constexpr AmongOpencv kAmong[] = {{"SIMPLE_PINHOLE", {0, 0, 1, 2, -1, -1, -1, -1}},
                                  {"PINHOLE", {0, 1, 2, 3, -1, -1, -1, -1}},
                                  {"SIMPLE_RADIAL", {0, 0, 1, 2, 3, -1, -1, -1}},
                                  {"RADIAL", {0, 0, 1, 2, 3, 4, -1, -1}},
                                  {"OPENCV", {0, 1, 2, 3, 4, 5, 6, 7}}};

Result<Array> asOpencv(const ColmapModel& model, const std::string& folder) {
  std::vector<double> numbers;
  for (const ColmapCamera& camera : model.cameras) {
    const auto* const among = std::ranges::find(kAmong, camera.model, &AmongOpencv::model);
    if (among == std::end(kAmong))
      return Error{fmt::format("{}: a camera of the model {} is none of OpenCV's with four coefficients",
                               camerasFile(folder), camera.model),
                   "SIMPLE_PINHOLE, PINHOLE, SIMPLE_RADIAL, RADIAL and OPENCV are; :cam is of any one model",
                   ErrorKind::Data};
    for (const int from : among->from) numbers.push_back(from < 0 ? 0.0 : camera.numbers[static_cast<size_t>(from)]);
  }
  return Array::of({static_cast<int64_t>(model.cameras.size()), 8}, std::move(numbers));
}

/// The parameters of cameras, which must have the same model.
Result<Array> asWritten(const ColmapModel& model, const std::string& folder) {
  std::vector<double> numbers;
  size_t width = 0;
  for (const ColmapCamera& camera : model.cameras) {
    const ColmapCamera& first = model.cameras.front();
    width = first.numbers.size();
    if (camera.model != first.model || camera.numbers.size() != width)
      return Error{
          fmt::format("{}: there are cameras of the models {} and {}", camerasFile(folder), first.model, camera.model),
          "bind :opencv, which most models are a part of", ErrorKind::Data};
    numbers.insert(numbers.end(), camera.numbers.begin(), camera.numbers.end());
  }
  return Array::of({static_cast<int64_t>(model.cameras.size()), static_cast<int64_t>(width)}, std::move(numbers));
}

std::string camerasLike(const ColmapModel& model, std::span<const double> numbers) {
  Copy copy(model.cameraText);
  for (const ColmapCamera& camera : model.cameras) {
    if (numbers.empty()) break;
    copy.goTo(camera.place);
    copy.put(numbers.first(camera.numbers.size()));
    numbers = numbers.subspan(camera.numbers.size());
  }
  return copy.finish();
}

std::string imagesLike(const ColmapModel& model, std::span<const double> turns, std::span<const double> shifts) {
  Copy copy(model.imageText);
  for (size_t row = 0; row < model.imagePlaces.size(); ++row) {
    copy.goTo(model.imagePlaces[row]);
    if (turns.empty()) copy.skip(4);
    else copy.put(std::array{turns[4 * row + 3], turns[4 * row], turns[4 * row + 1], turns[4 * row + 2]});
    if (!shifts.empty()) copy.put(shifts.subspan(3 * row, 3));
  }
  return copy.finish();
}

std::string pointsLike(const ColmapModel& model, std::span<const double> points) {
  Copy copy(model.pointText);
  for (size_t row = 0; row < model.pointPlaces.size() && !points.empty(); ++row) {
    copy.goTo(model.pointPlaces[row]);
    copy.put(points.subspan(3 * row, 3));
  }
  return copy.finish();
}

Result<Array> partOf(const ColmapModel& model, const std::string& path, const std::string& part) {
  const auto images = static_cast<int64_t>(model.cameraOf.size()), seen = static_cast<int64_t>(model.image.size());
  if (part == "cam") return asWritten(model, path);
  if (part == "opencv") return asOpencv(model, path);
  if (part == "q") return Array::of({images, 4}, model.turns);
  if (part == "t") return Array::of({images, 3}, model.shifts);
  if (part == "ci") return Array::of({images}, model.cameraOf);
  if (part == "pt") return Array::of({static_cast<int64_t>(model.pointPlaces.size()), 3}, model.points);
  if (part == "ii") return Array::of({seen}, model.image);
  if (part == "pi") return Array::of({seen}, model.point);
  if (part == "uv") return Array::of({seen, 2}, model.observed);
  return Error{fmt::format("{}: a model of COLMAP has no part `{}`", path, part),
               "one of cam, opencv, q, t, ci (the camera of each image), pt, ii (the image of each observation), pi "
               "(its point), uv (where it is)"};
}

}  // namespace

Result<PartsOfFile> readColmap(const std::string& path) {
  const auto model = std::make_shared<ColmapModel>();
  if (const Status done = readColmapModel(path, *model); !done) return done.error();
  return PartsOfFile([path, model](const std::string& part) { return partOf(*model, path, part); });
}

Status writeColmapLike(const std::string& path, const std::string& like, const Parts& parts) {
  ColmapModel model;
  if (const Status done = readColmapModel(like, model); !done) return done;
  size_t numbersOfCameras = 0;
  for (const ColmapCamera& camera : model.cameras) numbersOfCameras += camera.numbers.size();
  for (const auto& [part, count] : {std::pair{"cam", numbersOfCameras},
                                    {"q", model.turns.size()},
                                    {"t", model.shifts.size()},
                                    {"pt", model.points.size()}}) {
    if (const Status done = checkCount(path, like, parts, part, count); !done) return done;
  }
  return writeFolder(path, {{"cameras.txt", camerasLike(model, numbersOf(parts, "cam"))},
                            {"images.txt", imagesLike(model, numbersOf(parts, "q"), numbersOf(parts, "t"))},
                            {"points3D.txt", pointsLike(model, numbersOf(parts, "pt"))}});
}

}  // namespace hgc
