/// Steps of solvers: values that change where they are.
#include <algorithm>

#include "runtime/cpu/executable.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/stretches.h"

namespace hgc {
namespace {

double* valuesAt(const Buffer& buffer) { return reinterpret_cast<double*>(buffer.address); }

int64_t scalarsOf(const Buffer& buffer) { return static_cast<int64_t>(buffer.bytes / sizeof(double)); }

}  // namespace

Buffer CpuExecutable::boundReals(SymbolId symbol) const {
  const BoundSymbol& own = state_.workload.bound.symbols[symbol];
  return bufferOf(own.reals.data(), static_cast<size_t>(own.rows * own.width));
}

Status CpuExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  const Buffer own = boundReals(symbol);
  double* const values = valuesAt(own);
  const double* const others = valuesAt(direction);
  state_.threads->execute([&] {
    forStretches(scalarsOf(own), [&](int64_t first, int64_t last) {
      const FloatingPointMode mode;
      for (int64_t k = first; k < last; ++k) values[k] = values[k] + scale * others[k];
    });
  });
  hasChanged(symbol);
  return Done{};
}

Status CpuExecutable::exchange(SymbolId a, SymbolId b) {
  double *const left = valuesAt(boundReals(a)), *const right = valuesAt(boundReals(b));
  state_.threads->execute([&] {
    forStretches(scalarsOf(boundReals(a)),
                 [&](int64_t first, int64_t last) { std::swap_ranges(left + first, left + last, right + first); });
  });
  hasChanged(a);
  hasChanged(b);
  return Done{};
}

}  // namespace hgc
