#pragma once
/// What sessions are asked for while calls of Vulkan fail.
#include <functional>
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc::faults {

using Bits = std::vector<uint64_t>;

/// A call of a session, and the bits of what it gives.
struct Scene {
  std::string name;
  std::function<Status(Session& session, Bits& bits)> play;
};

/// In this order, of `model.hg` bound to these inputs.
std::vector<Scene> scenes();
Inputs inputs();

}  // namespace hgc::faults
