#pragma once
/// What calls are told apart by.
#include <compare>
#include <cstdint>
#include <string>

#include "ir/artefact/artefact.h"

namespace hgc {

/// What a call does: a program, and the kinds of kernels that it launches.
struct CallKey {
  std::string program;  ///< `programName`
  uint32_t kinds = 0;   ///< a bit each

  auto operator<=>(const CallKey&) const = default;
};
/// In `CallKey::kinds`, beside a bit for each kind of kernels: nothing came to the host.
inline constexpr uint32_t kStays = uint32_t{1} << 31;

/// Names of terms and a number that its topologies make: the same in every process, and whichever kernels were built.
/// One word.
std::string programName(const Artefact& artefact);
/// Kinds of kernels, as people name them: `value+residual`.
std::string kindsName(uint32_t kinds);

}  // namespace hgc
