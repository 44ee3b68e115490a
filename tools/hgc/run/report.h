#pragma once
/// How results are shown.
#include <span>
#include <string>

#include "runtime/session.h"
#include "tools/hgc/run/summaries.h"
#include "tools/hgc/run/watch.h"

namespace hgc::tool {

/// SHA-256 of the little-endian f64 bytes, in hexadecimal.
std::string hashOf(std::span<const double> values);
/// Their Euclidean norm, without overflow.
double normOf(std::span<const double> values);

/// What was compiled for a run.
struct Compiled {
  uint32_t topologies = 0;
  uint64_t operations = 0;      ///< of all kernels that the run asks for
  double milliseconds = 0;      ///< 0 if it came compiled
  std::string nonfiniteOrigin;  ///< where the first number that is not finite came from; empty if all are
};

/// The JSON object of `run --json`.
std::string runJson(const Evaluation& result, const Summaries& summaries, const Compiled& compiled,
                    const std::string& math, std::span<const Watched> watched);
/// A short table for people.
std::string runTable(const Evaluation& result, const Summaries& summaries, const Compiled& compiled);

}  // namespace hgc::tool
