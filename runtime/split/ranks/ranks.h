#pragma once
/// Devices whose workloads are computed by several ranks (`SessionOptions::exchange`).
#include <memory>

#include "runtime/device/device.h"
#include "runtime/split/exchange.h"

namespace hgc {

/// A device for workloads that can be split (`whyWhole`): each rank computes its part on its own device and gets the
/// results of all, in host memory. Before each launch ranks check that all do the same; errors of launches are the same
/// on all ranks. Calls other than launches involve this rank only.
std::shared_ptr<Device> overRanks(std::shared_ptr<Device> own, std::shared_ptr<Exchange> exchange);

/// To be called by all ranks that open a session. Returns an error on all ranks if one rank has an error (`own`), or if
/// programs, data or options differ. `workload`: null if there is an error.
Status openTogether(Exchange& exchange, const Status& own, const Workload* workload, bool fused);

/// `rank 1 of 4`.
std::string rankName(const Exchange& exchange);

}  // namespace hgc
