#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "tools/io/sources.h"

namespace hgc {
namespace {

/// Writes and closes; 0, or the error number.
int writeOpen(std::FILE* file, const void* data, size_t size) {
  if (!file) return errno;
  const bool written = std::fwrite(data, 1, size, file) == size;
  const int reason = errno;
  return std::fclose(file) == 0 && written ? 0 : written ? errno : reason;
}

Error cannotWrite(const std::string& path, int reason) {
  return {fmt::format("cannot write {}: {}", path, std::strerror(reason)), ""};
}

}  // namespace

Status writeFile(const std::string& path, const void* data, size_t size) {
  if (path == "-") {
    const bool ok = std::fwrite(data, 1, size, stdout) == size && std::fflush(stdout) == 0;
    return ok ? Status(Done{}) : Status(Error{"cannot write to standard output", ""});
  }
  std::error_code none;
  const auto status = std::filesystem::status(path, none);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
    // A device or pipe is written to; only a regular file can be replaced.
    const int reason = writeOpen(std::fopen(path.c_str(), "wb"), data, size);
    return reason == 0 ? Status(Done{}) : Status(cannotWrite(path, reason));
  }
  const bool isLink = std::filesystem::is_symlink(std::filesystem::symlink_status(path, none));
  const std::string target = isLink ? std::filesystem::weakly_canonical(path, none).string() : path;
  const std::string temporary = fmt::format("{}.{}.tmp", target, getpid());
  int reason = writeOpen(std::fopen(temporary.c_str(), "wb"), data, size);
  if (reason == 0 && std::rename(temporary.c_str(), target.c_str()) == 0) return Done{};
  if (reason == 0) reason = errno;
  std::remove(temporary.c_str());
  return cannotWrite(path, reason);
}

Status writeFile(const std::string& path, const std::string& text) { return writeFile(path, text.data(), text.size()); }

}  // namespace hgc
