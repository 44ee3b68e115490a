#pragma once
/// How results are shown.
#include <string>

#include "runtime/session.h"

namespace hgc::tool {

/// SHA-256 of the little-endian f64 bytes, in hexadecimal.
std::string hashOf(const Array& array);
double normOf(const Array& array);
std::string shapeOf(const Array& array);

/// What was compiled for a run.
struct Compiled {
  uint32_t topologies = 0;
  uint64_t operations = 0;      ///< of the gradient and output kernels together
  double milliseconds = 0;      ///< 0 if it came compiled
  std::string nonfiniteOrigin;  ///< where the first number that is not finite came from; empty if all are
};

/// The JSON object of `run --json`.
std::string runJson(const Evaluation& result, const Compiled& compiled, const std::string& math);
/// A short table for people.
std::string runTable(const Evaluation& result, const Compiled& compiled);

}  // namespace hgc::tool
