#include "runtime/split/ranks/ranks.h"

#include <fmt/format.h>

#include "runtime/split/ranks/executable.h"
#include "runtime/split/ranks/fingerprint.h"

namespace hgc {
namespace {

class RankDevice : public Device {
 public:
  RankDevice(std::shared_ptr<Device> own, std::shared_ptr<Exchange> exchange)
      : own_(std::move(own)), exchange_(std::move(exchange)), info_(own_->info()) {
    info_.isHost = true;
  }

  const DeviceInfo& info() const override { return info_; }

  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    if (const auto why = whyWhole(workload)) return Error{"ranks cannot share this: " + *why, ""};
    const std::vector<double> shares(exchange_->ranks() * partsOfRank(workload, exchange_->ranks()), 1.0);
    auto plan = planSplit(workload, cut(workload, shares));
    if (!plan) return plan.error();
    auto executable = std::make_unique<RankExecutable>(workload, std::move(*plan), exchange_, options.fused);
    if (const Status done = executable->load(own_, options); !done) return done.error();
    return std::unique_ptr<Executable>(std::move(executable));
  }

 private:
  std::shared_ptr<Device> own_;
  std::shared_ptr<Exchange> exchange_;
  DeviceInfo info_;
};

}  // namespace

std::shared_ptr<Device> overRanks(std::shared_ptr<Device> own, std::shared_ptr<Exchange> exchange) {
  return std::make_shared<RankDevice>(std::move(own), std::move(exchange));
}

Status openTogether(Exchange& exchange, const Status& own, const Workload* workload, bool fused) {
  Intent intent{.does = Intent::Does::Open};
  if (own && workload) {
    intent.program = fingerprintOf(*workload->artefact);
    intent.data = fingerprintOf(workload->bound);
    intent.wanted = workload->parameters ? 1 : 0;
    intent.fused = fused ? 1 : 0;
  }
  return Agreement(exchange, intent, own ? std::nullopt : std::optional(own.error())).agree();
}

std::string rankName(const Exchange& exchange) {
  return fmt::format("rank {} of {}", exchange.rank(), exchange.ranks());
}

}  // namespace hgc
