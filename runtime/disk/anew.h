#pragma once
/// A file of somebody's that is written anew, again and again.
#include <cstdint>
#include <span>
#include <string>

#include "ir/result.h"

namespace hgc {

/// Where the file of this name lies, links followed, if it may be written anew: it is a regular file, or not there yet.
/// An error where something else is there, as a device, a pipe or a folder.
Result<std::string> regularFileAt(const std::string& path);

/// Writes the file anew, all or nothing. What is unfinished lies beside it as `PATH.new`; where a process has left one
/// that begins as this does, it is written over.
Status writeAnew(const std::string& path, std::span<const uint8_t> bytes);

}  // namespace hgc
