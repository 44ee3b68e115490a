#pragma once
/// What may keep hgc from working well on a machine, found by looking.
#include <functional>
#include <string>
#include <vector>

namespace hgc::tool {

/// Fine; worth knowing; something that hgc wants and has not.
enum class State : uint8_t { Fine, Note, Amiss };

/// What was looked at and seen; what follows from that, and what can be done, unless all is fine.
struct Finding {
  State state = State::Fine;
  std::string about, seen, follows = {}, todo = {};
};
using Findings = std::vector<Finding>;

/// The processor, where kernels are loaded from, limits of the process, the locale.
Findings examineProcess();
/// The folder for what is kept.
Findings examineFolder();
/// The drivers of Vulkan that are installed, and whether the devices that they want may be opened.
Findings examineDrivers();
/// Vulkan's devices, as hgc itself finds them and tests them.
Findings examineDevices();

/// What `examine` finds, in a process of its own: drivers may crash or hang.
Findings findingsApart(const std::string& about, Findings (*examine)());

}  // namespace hgc::tool
