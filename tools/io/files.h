#pragma once
/// How every file is written.
#include <string>
#include <utility>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// Writes `path`, or standard output for `-`. A file appears whole or not at all, with the permissions of the one that
/// it replaces, else by the umask; one that may not be written is not replaced. A link is written through to what it
/// names. Devices, pipes and what is open already (`/dev/stdout`) are written to. Thread-safety: one at a time.
Status writeFile(const std::string& path, const std::string& text);
Status writeFile(const std::string& path, const void* data, size_t size);

/// Writes a folder of files, by name and text, that is new or was empty: all of it or nothing.
Status writeFolder(const std::string& path, const std::vector<std::pair<std::string, std::string>>& files);

/// Whether two names are of one file, through links of either kind too; the file need not be there yet. `-` is standard
/// input. Devices, pipes and folders are no files here.
bool isSameFile(const std::string& path, const std::string& other);

/// Whether that writes to standard output, by whatever name.
bool isStandardOutput(const std::string& path);

/// Whether that takes text without an ending that says so: standard output, a device or a pipe.
bool takesText(const std::string& path);

/// Sends what was printed to standard output on its way; an error if any of it could not be written.
Status flushOutput();

/// Gives standard streams that are closed a device that fails, so that no file is opened in their places.
void holdStandardStreams();

}  // namespace hgc
