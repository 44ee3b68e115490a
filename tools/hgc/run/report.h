#pragma once
/// Summarises and prints results.
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "tools/hgc/run/derived.h"
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

/// The shape, norm and hash of a matrix or array of derivatives.
struct Summary {
  std::string name;  ///< its name for -w
  std::vector<int64_t> shape;
  int64_t entries = -1;  ///< stored entries of a sparse matrix, in both triangles; -1 for arrays
  double norm = 0;
  std::string hash;
};

struct Summaries {
  std::vector<Summary> shown;
  int64_t leftOut = 0;  ///< the number of Jacobians that were not computed: each takes a launch
  /// By name: how many numbers are not finite, except those that the evaluation counts.
  std::map<std::string, int64_t> nonfinite;
};

/// Computes and summarises derivatives of `kinds`, except values and gradients, if the program has terms for them.
Result<Summaries> summarize(Derived& derived, const Evaluation& evaluation, const std::set<KernelKind>& kinds);

/// The JSON object of `run --json`.
std::string runJson(const Evaluation& result, const Summaries& summaries, const Compiled& compiled,
                    const std::string& math, std::span<const Watched> watched);
/// The line that names the device, for tables.
std::string deviceLine(const Evaluation& result);
/// The text of a JSON object in one line; bytes that are no UTF-8, as in names of files, are replaced.
std::string jsonText(const nlohmann::ordered_json& json);
/// The table of `run`.
std::string runTable(const Evaluation& result, const Summaries& summaries, const Compiled& compiled);

}  // namespace hgc::tool
