#pragma once
/// How work is divided among devices that run side by side.
#include <span>
#include <string>
#include <vector>

#include "runtime/choice/cost_model.h"

namespace hgc {

/// The share of a call's work that each device takes, and the time that the call is expected to take.
struct Balance {
  std::vector<double> shares;  ///< by device; their sum is 1
  double milliseconds = 0;
};

/// Shares with which all devices finish at the same time. A device whose fixed cost alone is longer than that gets 0.
/// `model` knows all `devices` (`CostModel::addDevice`). Thread-safe.
Balance balanced(const CostModel& model, std::span<const std::string> devices, const CallKey& key,
                 const LaunchWork& work);

}  // namespace hgc
