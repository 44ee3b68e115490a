#include "runtime/split/split.h"

#include "runtime/split/executable.h"

namespace hgc {
namespace {

class SplitDevice : public Device {
 public:
  SplitDevice(std::string name, std::vector<Share> shares) : shares_(std::move(shares)) {
    info_.name = std::move(name);
    info_.isHost = true;
    info_.fuses = true;
    for (const Share& each : shares_) {
      const DeviceInfo& own = each.device->info();
      info_.description += (info_.description.empty() ? "" : " and ") + own.description;
      info_.fuses = info_.fuses && own.fuses;
      info_.parts.push_back(own.name);
    }
  }

  const DeviceInfo& info() const override { return info_; }

  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    if (const auto why = whyWhole(workload)) return Error{"it cannot run in parts: " + *why, "name one device"};
    std::vector<double> shares;
    for (const Share& each : shares_) shares.push_back(each.share);
    auto plan = planSplit(workload, cut(workload, shares));
    if (!plan) return plan.error();
    auto executable = std::make_unique<SplitExecutable>(workload, std::make_unique<SplitPlan>(std::move(*plan)));
    for (const Share& each : shares_) {
      if (const Status done = executable->add(each.device, options); !done) return done.error();
    }
    return std::unique_ptr<Executable>(std::move(executable));
  }

 private:
  std::vector<Share> shares_;
  DeviceInfo info_;
};

}  // namespace

std::shared_ptr<Device> splitOver(std::string name, std::vector<Share> shares) {
  return std::make_shared<SplitDevice>(std::move(name), std::move(shares));
}

}  // namespace hgc
