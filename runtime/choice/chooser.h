#pragma once
/// On which device the calls of a session are made.
#include <span>
#include <vector>

#include "runtime/choice/cost_model.h"

namespace hgc {

/// A device, as the next call sees it.
struct Candidate {
  Estimate call;
  double moving = 0;  ///< milliseconds to go there, for a session that is elsewhere
};

/// Decides from what calls are expected to take. Nobody knows how many will come: a session moves once it has lost, for
/// being where it is, what the move costs, so that it never takes more than twice as long as with the best of hindsight
/// (Karlin et al., Competitive Snoopy Caching, 1988). Where a device may well be faster than is known of it, it is
/// tried now and then, for a small share of the time. Thread-safety: that of a value.
class Chooser {
 public:
  /// Where to begin: there a first call is done soonest.
  static size_t first(std::span<const Candidate> candidates);

  /// After a call that took `milliseconds` on candidate `current`, and was learned: where the next one is to be made.
  size_t next(std::span<const Candidate> candidates, size_t current, double milliseconds);

 private:
  size_t moveTo(size_t candidate, size_t current, double back);

  std::vector<double> lost_;  // by candidate: milliseconds that calls would have been done sooner there
  double sinceTry_ = 0;       // milliseconds of calls
};

}  // namespace hgc
