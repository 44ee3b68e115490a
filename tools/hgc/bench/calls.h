#pragma once
/// The calls of a session that `hgc bench` times, by kind of derivative (ir/kernel/derivatives.def), and the middle of
/// times.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// The kinds to time.
struct Timed {
  std::set<KernelKind> kinds;
  /// Whether `--derivative` named kinds, asked for all, or was not given: kinds that the program lacks are errors or
  /// skipped.
  enum class From { Names, All, Nothing } from = From::Nothing;
};

/// Parses `--derivative`. Without names, the kinds that every build has.
Result<Timed> timedKinds(const std::string& names);

/// The names of kinds, after `all`.
std::string timedNames();

/// A derivative as a user computes it: by one call, or one per term.
struct Call {
  /// Returns the results, so that they are freed after the measurement.
  using Part = std::function<Result<std::shared_ptr<void>>(Session&)>;

  KernelKind kind;
  std::string name;  ///< of the session's function
  std::vector<Part> parts;
};

/// The calls to time. A kind that the program has no terms for is skipped, or an error if it was named; one that a
/// compiled program was built without is skipped if `--derivative` was not given, and an error otherwise.
Result<std::vector<Call>> callsFor(const Timed& timed, Triangle triangle, Session& session);
/// The same for launches only: results stay on the device.
Result<std::vector<Call>> launchesFor(const Timed& timed, Triangle triangle, Session& session);

/// The names and values of the unknowns of a program with fields: setting them before a call makes it recompute fields.
/// Empty for a program without fields.
std::vector<std::pair<std::string, Array>> unknownsOfFields(const Session& session);

/// Sets every direction and cotangent without a `-b` to reproducible random numbers.
Status fillSeeds(const std::vector<std::string>& bindings, Session& session);

/// The middle of some numbers; the upper of two. There is at least one.
inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<int64_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

}  // namespace hgc::tool
