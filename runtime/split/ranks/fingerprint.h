#pragma once
/// Hashes by which ranks compare programs and data.
#include "runtime/device/workload.h"

namespace hgc {

/// Of a program without its machine code.
uint64_t fingerprintOf(const Artefact& artefact);
/// Of sizes and bound data.
uint64_t fingerprintOf(const Bound& bound);
/// Of something with fingerprint `before` after `change`.
uint64_t fingerprintAfter(uint64_t before, std::span<const std::byte> change);

template <class T>
uint64_t fingerprintAfter(uint64_t before, const T& change) {
  static_assert(std::has_unique_object_representations_v<T>);
  return fingerprintAfter(before, std::as_bytes(std::span(&change, 1)));
}

}  // namespace hgc
