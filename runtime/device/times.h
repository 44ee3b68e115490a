#pragma once
#include <cstdint>
#include <initializer_list>

namespace hgc {

/// Milliseconds. `kernel` and `reduce` are measured by the device, the others by the host. A call takes `launch` +
/// `collect` + `assemble`.
struct Times {
  double upload = 0;       ///< before the call: of data to a device with memory of its own
  double kernel = 0;       ///< in kernels
  double reduce = 0;       ///< in sums
  double download = 0;     ///< `collect` if the device has memory of its own
  double launch = 0;       ///< from the submission to the end of the work
  double collect = 0;      ///< of results to the host
  double assemble = 0;     ///< the rest: arrays and matrices from results
  double exchange = 0;     ///< during transfers between ranks (`SessionOptions::exchange`)
  double waited = 0;       ///< part of `exchange` and `launch` that did not overlap with kernels
  uint64_t exchanged = 0;  ///< bytes that this rank sent and received
};

inline Times& operator+=(Times& to, const Times& more) {
  for (double Times::*const part : {&Times::upload, &Times::kernel, &Times::reduce, &Times::download, &Times::launch,
                                    &Times::collect, &Times::assemble, &Times::exchange, &Times::waited})
    to.*part += more.*part;
  to.exchanged += more.exchanged;
  return to;
}

}  // namespace hgc
