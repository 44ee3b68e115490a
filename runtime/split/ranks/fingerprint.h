#pragma once
/// Numbers by which ranks see whether they have the same.
#include "runtime/device/workload.h"

namespace hgc {

/// Of a program, whatever machine code it has.
uint64_t fingerprintOf(const Artefact& artefact);
/// Of sizes and of all that is bound.
uint64_t fingerprintOf(const Bound& bound);
/// Of something that had `before`, once this was done to it.
uint64_t fingerprintAfter(uint64_t before, std::span<const std::byte> change);

template <class T>
uint64_t fingerprintAfter(uint64_t before, const T& change) {
  static_assert(std::has_unique_object_representations_v<T>);
  return fingerprintAfter(before, std::as_bytes(std::span(&change, 1)));
}

}  // namespace hgc
