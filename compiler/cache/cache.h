#pragma once
/// Compiled programs and functions of C++, kept on disk for the next time.
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "frontend/frontend.h"
#include "ir/artefact/artefact.h"

namespace hgc {

/// Where they are kept. Thread-safety: a value; any number of processes may share a folder.
struct Cache {
  std::string folder;
  uint64_t limit = uint64_t{1} << 30;  ///< bytes; what was used least recently goes
};

/// What an artefact was made from (compiler/cache/key.h).
using CacheKey = std::array<uint8_t, 16>;
/// The hash of a description.
CacheKey keyOf(std::span<const uint8_t> description);

/// The user's: `HGC_CACHE_DIR` (none if that is empty), or `hgc` in `XDG_CACHE_HOME`, or in `.cache` at home.
std::optional<Cache> defaultCache();

/// What was kept for `key`, if it is there and whole. A folder is used only if it is ours and nobody else may read or
/// write it: what lies there is run.
std::optional<Artefact> readKept(const Cache& cache, const CacheKey& key);

/// Keeps an artefact, in a folder that is made if there is none. Where that is not possible nothing is kept.
void keep(const Cache& cache, const CacheKey& key, const Artefact& artefact);

/// In the folder of compiled programs; none without one.
CxxKeeping keepingIn(const std::optional<Cache>& cache);

}  // namespace hgc
