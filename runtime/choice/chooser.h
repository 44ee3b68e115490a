#pragma once
/// Which device makes the calls of a session, and how work is divided among devices that run side by side.
#include <span>
#include <string>
#include <vector>

#include "runtime/choice/cost_model.h"

namespace hgc {

/// A device that could make the next call.
struct Candidate {
  Estimate call;
  double moving = 0;  ///< milliseconds to move the session there
};

/// Decides by the expected times of calls. The number of calls to come is unknown: a session moves once it has lost as
/// much time on its device as the move costs, so that it takes at most twice the time of the best choice in hindsight
/// (Karlin et al., Competitive Snoopy Caching, 1988). A device that may be faster than its estimate is tried now and
/// then, for a small share of the time. Thread-safety: that of a value.
class Chooser {
 public:
  /// The candidate that finishes a first call soonest, with the move.
  static size_t first(std::span<const Candidate> candidates);

  /// The candidate for the next call, after candidate `current` made one in `milliseconds`, which the estimates
  /// include.
  size_t next(std::span<const Candidate> candidates, size_t current, double milliseconds);

 private:
  size_t moveTo(size_t candidate, size_t current, double back);

  std::vector<double> lost_;  // by candidate: milliseconds that it would have saved so far
  double sinceTry_ = 0;       // milliseconds of calls since the last move
};

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
