#pragma once
/// A workload of which every rank computes a part (`SessionOptions::exchange`).
#include <memory>

#include "runtime/device/device.h"
#include "runtime/split/exchange.h"

namespace hgc {

/// A device for workloads that can be split (`whyWhole`), whose ranks each compute their part on a device of their own
/// and then have what all have left, in host memory. What it loads tells the others before each launch what it is about
/// to do; all errors of launches are the same on all ranks. Calls other than launches concern this rank alone.
std::shared_ptr<Device> overRanks(std::shared_ptr<Device> own, std::shared_ptr<Exchange> exchange);

/// Opens sessions together: an error on all ranks if there is one on any (`own`), or if what they open differs.
/// `workload`: null where there is an error.
Status openTogether(Exchange& exchange, const Status& own, const Workload* workload, bool fused);

/// The part of the instances that a rank has, in words: `rank 1 of 4`.
std::string rankName(const Exchange& exchange);

}  // namespace hgc
