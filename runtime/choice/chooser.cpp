#include "runtime/choice/chooser.h"

#include <algorithm>

namespace hgc {
namespace {

/// A device is faster if it takes less than this share of the time.
constexpr double kFaster = 0.95;
/// The largest share of the time for trying another device, and one without measurements.
constexpr double kTrying = 0.02, kTryingNew = 0.1;
/// How many standard deviations faster than its estimate a device may be.
constexpr double kOptimism = 2;
/// Calls of a try. The first one warms the device up.
constexpr double kCallsOfTry = 2;

double fastest(const Estimate& call) { return std::max(0.0, call.milliseconds - kOptimism * call.deviation); }

double shareFor(const Estimate& call) { return call.calls == 0 ? kTryingNew : kTrying; }

}  // namespace

size_t Chooser::first(std::span<const Candidate> candidates) {
  const auto total = [](const Candidate& each) { return each.moving + each.call.milliseconds; };
  return static_cast<size_t>(std::ranges::min_element(candidates, {}, total) - candidates.begin());
}

size_t Chooser::next(std::span<const Candidate> candidates, size_t current, double milliseconds) {
  lost_.resize(candidates.size(), 0);
  sinceTry_ += milliseconds;
  const double here = candidates[current].call.milliseconds;
  for (size_t k = 0; k < candidates.size(); ++k) {
    const double there = candidates[k].call.milliseconds;
    lost_[k] = std::max(0.0, lost_[k] + (there < kFaster * here ? here : kFaster * here) - there);
    if (k != current && lost_[k] > candidates[k].moving) return moveTo(k, current, 0);
  }
  for (size_t k = 0; k < candidates.size(); ++k) {
    const double longer = std::max(0.0, candidates[k].call.milliseconds - here);
    const double back = candidates[current].moving, price = candidates[k].moving + back + kCallsOfTry * longer;
    if (k != current && fastest(candidates[k].call) < kFaster * here &&
        shareFor(candidates[k].call) * sinceTry_ > price)
      return moveTo(k, current, back);
  }
  return current;
}

/// `back`: the cost of moving back, if it counts as lost already.
size_t Chooser::moveTo(size_t candidate, size_t current, double back) {
  std::ranges::fill(lost_, 0);
  lost_[current] = back;
  sinceTry_ = 0;
  return candidate;
}

}  // namespace hgc
