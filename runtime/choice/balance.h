#pragma once
/// How work is dealt out to devices that run side by side.
#include <span>
#include <string>
#include <vector>

#include "runtime/choice/cost_model.h"

namespace hgc {

/// What each device takes of a call's work, and what the call is expected to take.
struct Balance {
  std::vector<double> shares;  ///< by device; their sum is 1
  double milliseconds = 0;
};

/// Shares with which all are done at once, as far as a device is worth what it takes to start it at all. `model` knows
/// the devices. Thread-safe.
Balance balanced(const CostModel& model, std::span<const std::string> devices, const CallKey& key,
                 const LaunchWork& work);

}  // namespace hgc
