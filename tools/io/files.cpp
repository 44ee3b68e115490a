#include "tools/io/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>

#include "tools/io/temporary.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

namespace fs = std::filesystem;

/// Writes all bytes; false on failure, with errno.
bool writeAll(int descriptor, const void* data, size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t done = ::write(descriptor, at, size);
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    at += done;
    size -= static_cast<size_t>(done);
  }
  return true;
}

/// N for `/proc/self/fd/N` and `/dev/fd/N`.
std::optional<int> descriptorOf(const fs::path& path) {
  std::error_code error;
  const std::string name = path.filename();
  const auto number = wholeIn<int>(name);
  return number && fs::equivalent(path.parent_path(), "/proc/self/fd", error) && !error ? number : std::nullopt;
}

/// Follows links to their end, which need not exist. Nothing if they form a cycle.
std::optional<fs::path> endOfLinks(fs::path path) {
  constexpr int kMost = 40;
  for (int links = 0; links < kMost; ++links) {
    std::error_code error;
    if (descriptorOf(path)) return path;  // may be a pipe or an open file
    const fs::path next = fs::read_symlink(path, error);
    if (error) return path;
    path = next.is_absolute() ? next : path.parent_path() / next;
  }
  errno = ELOOP;
  return std::nullopt;
}

/// The error with the text of errno.
Error cannotWrite(const std::string& where) {
  return {fmt::format("cannot write {}: {}", where, std::strerror(errno)), ""};
}

bool writeToOpen(int descriptor, const void* data, size_t size) {
  std::fflush(stdout);  // keep the order of output
  return writeAll(descriptor, data, size);
}

/// Writes to a device or pipe.
bool writeToSpecial(const fs::path& path, const void* data, size_t size) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (descriptor < 0) return false;
  const bool written = writeAll(descriptor, data, size);
  const int reason = errno;
  const bool closed = ::close(descriptor) == 0;
  if (!written) errno = reason;
  return written && closed;
}

/// `mode` is that of the file to replace, if it exists.
bool replaceFile(const fs::path& path, std::optional<mode_t> mode, const void* data, size_t size) {
  if (mode && ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) return false;
  Temporary file(path, mode);
  return file.descriptor() >= 0 && writeAll(file.descriptor(), data, size) && file.commit();
}

bool writeTo(const fs::path& path, const void* data, size_t size) {
  if (const auto descriptor = descriptorOf(path)) return writeToOpen(*descriptor, data, size);
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) return false;
  if (exists && !S_ISREG(status.st_mode)) return writeToSpecial(path, data, size);
  return replaceFile(path, exists ? std::optional(status.st_mode & 0777) : std::nullopt, data, size);
}

/// The status of a file, if it exists.
std::optional<struct stat> statusOf(const std::string& path) {
  struct stat status {};
  const bool exists = path == "-" ? ::fstat(STDIN_FILENO, &status) == 0 : ::stat(path.c_str(), &status) == 0;
  return exists ? std::optional(status) : std::nullopt;
}

}  // namespace

/// A folder may be named with a slash at the end.
bool isSameFile(const std::string& path, const std::string& other) {
  const auto ends = [](const std::string& name) { return name.size() > 1 && name.ends_with('/'); };
  if (ends(path)) return isSameFile(path.substr(0, path.size() - 1), other);
  if (ends(other)) return isSameFile(path, other.substr(0, other.size() - 1));
  const auto one = statusOf(path), two = statusOf(other);
  if (one && two) return S_ISREG(one->st_mode) && one->st_dev == two->st_dev && one->st_ino == two->st_ino;
  const auto end = endOfLinks(path), otherEnd = endOfLinks(other);
  if (one || two || path == "-" || other == "-" || !end || !otherEnd) return false;
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(*end, error), error);
  return whole == fs::weakly_canonical(fs::absolute(*otherEnd, error), error) && !error;
}

Status writeFile(const std::string& path, const void* data, size_t size) {
  if (path == "-") {
    if (const Status printed = flushOutput(); !printed) return printed;
    return writeAll(STDOUT_FILENO, data, size) ? Status(Done{}) : Status(cannotWrite("to standard output"));
  }
  const auto target = endOfLinks(path);
  return target && writeTo(*target, data, size) ? Status(Done{}) : Status(cannotWrite(path));
}

Status writeFile(const std::string& path, const std::string& text) { return writeFile(path, text.data(), text.size()); }

Status writeFolder(const std::string& path, const std::vector<std::pair<std::string, std::string>>& files) {
  std::error_code error;
  fs::path target = fs::absolute(path, error).lexically_normal();
  if (!target.has_filename()) target = target.parent_path();  // the name ends in a slash
  const SignalsWait wait;
  const fs::path made = temporaryName(target);
  if (::mkdir(made.c_str(), 0777) != 0) return cannotWrite(path);
  Status done = Done{};
  for (const auto& [name, text] : files) {
    if (done) done = writeFile((made / name).string(), text);
  }
  if (done && ::rename(made.c_str(), target.c_str()) == 0) return done;
  if (done) done = cannotWrite(path);
  fs::remove_all(made, error);
  return done;
}

bool isStandardOutput(const std::string& path) {
  const auto target = endOfLinks(path);
  return path == "-" || (target && descriptorOf(*target) == STDOUT_FILENO);
}

bool takesText(const std::string& path) {
  std::error_code none;
  const auto status = std::filesystem::status(path, none);
  return isStandardOutput(path) || std::filesystem::is_character_file(status) || std::filesystem::is_fifo(status);
}

Status flushOutput() {
  const bool failed = std::ferror(stdout) != 0;  // of earlier writes
  if (std::fflush(stdout) != 0) return cannotWrite("to standard output");
  return failed ? Status(Error{"cannot write to standard output", ""}) : Status(Done{});
}

void holdStandardStreams() {
  const auto hold = [](int descriptor, int flags) {
    if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) ::open("/dev/null", flags);  // the lowest that is free
  };
  hold(STDIN_FILENO, O_WRONLY);
  hold(STDOUT_FILENO, O_RDONLY);
  hold(STDERR_FILENO, O_WRONLY);
}

}  // namespace hgc
