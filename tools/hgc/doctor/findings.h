#pragma once
/// Looks for problems of a machine that affect hgc.
#include <string>
#include <vector>

namespace hgc::tool {

/// Fine; worth knowing; a problem.
enum class State : uint8_t { Fine, Note, Amiss };

/// A check and its result; consequence and remedy are empty if all is well.
struct Finding {
  State state = State::Fine;
  std::string about, seen, follows = {}, todo = {};
};
using Findings = std::vector<Finding>;

/// Examines the processor, where kernels are loaded from, limits of the process, the locale.
Findings examineProcess();
/// Examines the cache folder.
Findings examineFolder();
/// Examines installed Vulkan drivers, and whether their device files may be opened.
Findings examineDrivers();

/// Calls `examine` in a separate process, since drivers may crash or hang.
Findings findingsApart(const std::string& about, Findings (*examine)());

}  // namespace hgc::tool
