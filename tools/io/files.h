#pragma once
/// Writes files.
#include <string>
#include <utility>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// Writes `path`, or standard output for `-`. Files are replaced atomically, with the permissions of the old file or by
/// the umask; a write-protected file is an error. Links are followed. Devices, pipes and open descriptors
/// (`/dev/stdout`) are written to. Thread-safety: one at a time.
Status writeFile(const std::string& path, const std::string& text);
Status writeFile(const std::string& path, const void* data, size_t size);

/// Writes a new or empty folder of files, by name and text, atomically.
Status writeFolder(const std::string& path, const std::vector<std::pair<std::string, std::string>>& files);

/// Whether two names are of the same regular file, also through links; it need not exist. `-` is standard input.
bool isSameFile(const std::string& path, const std::string& other);

/// Whether this is standard output, under any name.
bool isStandardOutput(const std::string& path);

/// Whether text is written there without an ending that says so: standard output, a device or a pipe.
bool takesText(const std::string& path);

/// Flushes standard output; an error if any of it could not be written.
Status flushOutput();

/// Opens closed standard streams on a device that fails, so that no file gets their descriptors.
void holdStandardStreams();

}  // namespace hgc
