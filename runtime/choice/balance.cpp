#include "runtime/choice/balance.h"

#include <algorithm>
#include <numeric>

namespace hgc {
namespace {

constexpr int kHalvings = 40;

LaunchWork shareOf(const LaunchWork& work, double share) {
  return {static_cast<int64_t>(static_cast<double>(work.instances) * share), work.operations * share,
          work.bytes * share, work.results * share};
}

/// The greatest number up to `most` for which `holds`, as it does for 0 and all that are smaller.
double greatest(double most, const auto& holds) {
  if (holds(most)) return most;
  double low = 0, high = most;
  for (int k = 0; k < kHalvings; ++k) {
    const double middle = (low + high) / 2;
    (holds(middle) ? low : high) = middle;
  }
  return low;
}

}  // namespace

Balance balanced(const CostModel& model, std::span<const std::string> devices, const CallKey& key,
                 const LaunchWork& work) {
  const auto timeOf = [&](const std::string& device, double share) {
    return model.call(device, key, shareOf(work, share)).milliseconds;
  };
  const auto sharesWithin = [&](double milliseconds) {
    std::vector<double> shares;
    for (const std::string& device : devices)
      shares.push_back(greatest(1, [&](double share) { return timeOf(device, share) <= milliseconds; }));
    return shares;
  };
  const auto sum = [](const std::vector<double>& shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); };
  Balance balance;
  balance.isMeasured = true;
  double longest = 0;
  for (const std::string& device : devices) {
    longest = std::max(longest, timeOf(device, 1));
    balance.isMeasured = balance.isMeasured && model.call(device, key, work).calls > 0;
  }
  const double tooShort = greatest(longest, [&](double milliseconds) { return sum(sharesWithin(milliseconds)) < 1; });
  balance.milliseconds = std::min(longest, tooShort * (1 + 1e-9));
  balance.shares = sharesWithin(balance.milliseconds);
  const double all = sum(balance.shares);
  for (double& share : balance.shares) share = all > 0 ? share / all : 1.0 / static_cast<double>(devices.size());
  return balance;
}

}  // namespace hgc
