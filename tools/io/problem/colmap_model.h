#pragma once
/// Models of COLMAP in text (https://colmap.github.io/format.html): cameras, images, points and observations.
#include <cstdint>
#include <string>
#include <vector>

#include "ir/result.h"

namespace hgc {

struct ColmapCamera {
  std::string model;
  std::vector<double> numbers;
  const char* place = nullptr;  ///< the place of the first one in the text
};

struct ColmapModel {
  std::string cameraText, imageText, pointText;  ///< the files
  std::vector<ColmapCamera> cameras;
  std::vector<double> turns, shifts;  ///< of images: quaternions (x, y, z, w), translations
  std::vector<int32_t> cameraOf;      ///< by image: a row of cameras
  std::vector<double> points;
  std::vector<int32_t> image, point;  ///< by observation: rows of images and points
  std::vector<double> observed;
  std::vector<const char*> imagePlaces, pointPlaces;  ///< of the quaternions and of the positions

  ColmapModel() = default;
  ColmapModel(const ColmapModel&) = delete;  // places point into its texts
  ColmapModel& operator=(const ColmapModel&) = delete;
};

/// The paths of a model's files.
std::string camerasFile(const std::string& folder);
std::string imagesFile(const std::string& folder);
std::string pointsFile(const std::string& folder);

Status readColmapModel(const std::string& folder, ColmapModel& model);

}  // namespace hgc
