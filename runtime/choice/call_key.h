#pragma once
/// What the cost model tells calls apart by.
#include <compare>
#include <cstdint>
#include <string>

#include "ir/artefact/artefact.h"

namespace hgc {

/// A program, and the kinds of kernels that a call launches.
struct CallKey {
  std::string program;  ///< `programName`
  uint32_t kinds = 0;   ///< a bit for each `KernelKind`, and `kStays`

  auto operator<=>(const CallKey&) const = default;
};
/// In `CallKey::kinds`: results stay on the device.
inline constexpr uint32_t kStays = uint32_t{1} << 31;

/// Names of terms and a hash of the topologies, without spaces: the same in every process, whichever kernels were
/// built.
std::string programName(const Artefact& artefact);
/// `CallKey::kinds` for people: `value+residual`.
std::string kindsName(uint32_t kinds);

}  // namespace hgc
