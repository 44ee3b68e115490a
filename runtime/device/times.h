#pragma once
/// What calls take.
#include <cstdint>

namespace hgc {

/// Milliseconds. `kernel` and `reduce` are known by the device, on a GPU by its own clock; the others are wall clock on
/// the host, and `launch`, `collect` and `assemble` together a whole call.
struct Times {
  double upload = 0;       ///< to bring data to a device with memory of its own, before the call
  double kernel = 0;       ///< in kernels
  double reduce = 0;       ///< in sums
  double download = 0;     ///< `collect` of a device with memory of its own
  double launch = 0;       ///< from the submission to the end of the work: `kernel`, `reduce`, and calling a GPU
  double collect = 0;      ///< to bring what was asked for to the host
  double assemble = 0;     ///< from there to arrays and matrices
  double exchange = 0;     ///< while something travelled between ranks (`SessionOptions::exchange`)
  double waited = 0;       ///< of `exchange`, what kernels did not hide; part of `launch`
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
