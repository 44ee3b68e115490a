#include "runtime/split/parts_executable.h"

#include <algorithm>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"

namespace hgc {

Status PartsExecutable::prepare(const Launch& launch) {
  for (const auto& part : parts_) {
    if (const Status done = part->prepare(launch.kind); !done) return done;
  }
  return Done{};
}

Status PartsExecutable::write(SymbolId symbol, int64_t first, std::span<const double> values) {
  for (const auto& part : parts_) {
    if (const Status done = part->write(symbol, first, values); !done) return done;
  }
  return Done{};
}

Status PartsExecutable::read(std::span<const Copy> copies) {
  for (const Copy& copy : copies)
    copyScalars(reinterpret_cast<const double*>(copy.from.address),
                static_cast<int64_t>(copy.from.bytes / sizeof(double)), static_cast<double*>(copy.to));
  return Done{};
}

std::span<double> PartsExecutable::valuesOf(SymbolId symbol) const {
  const BoundSymbol& own = whole_.bound.symbols[symbol];
  return {const_cast<double*>(own.reals.data()), static_cast<size_t>(own.rows * own.width)};
}

Result<Buffer> PartsExecutable::bound(SymbolId symbol) {
  const std::span<double> own = valuesOf(symbol);
  return Buffer{0, 0, own.size_bytes(), reinterpret_cast<uint64_t>(own.data())};
}

Status PartsExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  const std::span<double> own = valuesOf(symbol);
  const auto* const others = reinterpret_cast<const double*>(direction.address);
  std::vector<double> sums(own.size());
  forStretches(static_cast<int64_t>(sums.size()), [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    for (auto k = static_cast<size_t>(first); k < static_cast<size_t>(last); ++k) sums[k] = own[k] + scale * others[k];
  });
  if (const Status done = write(symbol, 0, sums); !done) return done;
  std::ranges::copy(sums, own.begin());
  return Done{};
}

Status PartsExecutable::exchange(SymbolId a, SymbolId b) {
  Status done = write(a, 0, valuesOf(b));
  if (done) done = write(b, 0, valuesOf(a));
  if (done) std::ranges::swap_ranges(valuesOf(a), valuesOf(b));
  return done;
}

}  // namespace hgc
