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

/// The expected time of a device, linear in its share of the work.
struct Pace {
  double start = 0, whole = 0;  ///< milliseconds: the fixed cost, and what all the work adds

  double shareWithin(double milliseconds) const {
    return std::clamp((milliseconds - start) / std::max(whole, 1e-12), 0.0, 1.0);
  }
};

Pace paceOf(const CostModel& model, const std::string& device, const CallKey& key, const LaunchWork& work) {
  const double start = model.call(device, key, LaunchWork{}).milliseconds;
  return {start, model.call(device, key, work).milliseconds - start};
}

/// The time after which all devices are done at once. Devices with longer fixed costs are left out.
double endTime(std::vector<Pace> paces) {
  std::ranges::sort(paces, {}, &Pace::start);
  double perMillisecond = 0, begun = 0, end = 0;
  for (const Pace& pace : paces) {
    if (perMillisecond > 0 && pace.start >= end) break;
    const double speed = 1 / std::max(pace.whole, 1e-12);
    perMillisecond += speed;
    begun += pace.start * speed;
    end = (1 + begun) / perMillisecond;
  }
  return end;
}

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

Balance balanced(const CostModel& model, std::span<const std::string> devices, const CallKey& key,
                 const LaunchWork& work) {
  Balance balance;
  std::vector<Pace> paces;
  for (const std::string& device : devices) paces.push_back(paceOf(model, device, key, work));
  balance.milliseconds = endTime(paces);
  double all = 0;
  for (const Pace& pace : paces) all += balance.shares.emplace_back(pace.shareWithin(balance.milliseconds));
  for (double& share : balance.shares) share = all > 0 ? share / all : 1.0 / static_cast<double>(devices.size());
  return balance;
}

}  // namespace hgc
