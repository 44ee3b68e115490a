#include "runtime/choice/balance.h"

#include <algorithm>

namespace hgc {
namespace {

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
