#pragma once
/// Prints results.
#include <span>
#include <string>

#include "runtime/session.h"
#include "tools/hgc/run/summaries.h"
#include "tools/hgc/run/watch.h"

namespace hgc::tool {

/// SHA-256 of the little-endian f64 bytes, in hexadecimal.
std::string hashOf(std::span<const double> values);
/// The Euclidean norm, computed without overflow.
double normOf(std::span<const double> values);

/// The compiled kernels of a run.
struct Compiled {
  uint32_t topologies = 0;
  uint64_t operations = 0;      ///< of all kernels that the run uses
  double milliseconds = 0;      ///< of compiling; 0 for a `.hgk` file
  std::string nonfiniteOrigin;  ///< where the first non-finite number came from; empty if all are finite
};

/// The JSON object of `run --json`.
std::string runJson(const Evaluation& result, const Summaries& summaries, const Compiled& compiled,
                    const std::string& math, std::span<const Watched> watched);
/// The table of `run`.
std::string runTable(const Evaluation& result, const Summaries& summaries, const Compiled& compiled);

}  // namespace hgc::tool
