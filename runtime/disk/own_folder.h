#pragma once
/// A folder on disk for what is kept from one process to the next. Nobody else may read or write it: what lies there is
/// run. Nothing here is an error: what cannot be kept is made again.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hgc {

/// The user's: `HGC_CACHE_DIR` (none if that is empty), or `hgc` in `XDG_CACHE_HOME`, or in `.cache` at home.
std::optional<std::string> keepingFolder();

/// Whether a folder is there, ours, and closed to others.
bool isOwnFolder(const std::string& folder);

/// What files that are being written begin with; six characters follow. They stay where a process ends before it is
/// done.
inline constexpr const char* kUnfinished = ".new.";

/// The bytes of a file that is ours and closed to others, in such a folder, unless there are more than `most`; it
/// counts as used now. Thread-safe.
std::optional<std::vector<uint8_t>> readOwn(const std::string& folder, const std::string& name, uint64_t most);

/// Writes a file anew, all or nothing, in a folder that is made if there is none. Any number of processes may do so.
bool writeOwn(const std::string& folder, const std::string& name, std::span<const uint8_t> head,
              std::span<const uint8_t> bytes);

}  // namespace hgc
