#pragma once
/// What `hgc bench` times: the calls of a session, by the rows of `ir/kernel/derivatives.def`.
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// What `--derivative` asks to time.
struct Timed {
  std::set<KernelKind> kinds;
  /// What a kind that the program has no terms for means, and one that it was built without.
  enum class From { Names, All, Nothing } from = From::Nothing;
};

/// Without names it is what every build has. An error lists the names.
Result<Timed> timedKinds(const std::string& names);

/// The names that it takes, after `all`.
std::string timedNames();

/// A derivative as a user asks for it: one call, or one for each term.
struct Call {
  /// Gives the results, so that they live until the clock has stopped.
  using Part = std::function<Result<std::shared_ptr<void>>(Session&)>;

  KernelKind kind;
  std::string name;  ///< of the session's function
  std::vector<Part> parts;
};

/// The calls to time. What a program has no terms for is left out, and an error where it was named; what a compiled
/// program was built without is left out where nothing was asked for, and an error otherwise.
Result<std::vector<Call>> callsFor(const Timed& timed, Triangle triangle, Session& session);
/// The same, but launches alone: their results stay on the device.
Result<std::vector<Call>> launchesFor(const Timed& timed, Triangle triangle, Session& session);

/// The values of the unknowns, by name, of a program with fields: set before a call, they have these computed anew.
/// Nothing of a program without.
std::vector<std::pair<std::string, Array>> unknownsOfFields(const Session& session);

/// Sets every direction and cotangent that no `-b` gives to fixed random numbers.
Status fillSeeds(const std::vector<std::string>& bindings, Session& session);

}  // namespace hgc::tool
