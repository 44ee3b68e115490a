#pragma once
/// Time for what takes less than a microsecond.
#include <cstdint>

namespace hgc {

/// A reading of the processor's counter where Linux tells the time by it, which takes a third of asking Linux; of the
/// steady clock elsewhere. Only differences mean something. Thread-safe.
struct Ticks {
  uint64_t count = 0;

  static Ticks now();
};

/// Accurate to a ten-thousandth.
double millisecondsSince(Ticks start);

}  // namespace hgc
