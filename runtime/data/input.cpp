#include "runtime/data/input.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace hgc {
namespace {

Error cannot(const char* what, const std::string& path) {
  return {fmt::format("cannot {} {}: {}", what, path, std::strerror(errno)), ""};
}

/// 0 for pipes, devices and files whose contents the kernel generates.
uint64_t sizeOfRegular(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? static_cast<uint64_t>(status.st_size) : 0;
}

/// An error if the machine has less memory. Sparse files may be larger than any disk.
Status fitsMemory(const std::string& name, uint64_t bytes) {
  const long pages = ::sysconf(_SC_PHYS_PAGES), size = ::sysconf(_SC_PAGESIZE);
  const uint64_t all = pages > 0 && size > 0 ? static_cast<uint64_t>(pages) * static_cast<uint64_t>(size) : UINT64_MAX;
  if (bytes <= all) return Done{};
  return Error{fmt::format("{}: {} MiB, and this machine has {} MiB of memory", name, bytes >> 20, all >> 20),
               "run parts of the data", ErrorKind::Memory};
}

}  // namespace

Result<Input> Input::open(const std::string& path) {
  if (path == "-") return Input(STDIN_FILENO, "<stdin>");
  Input input(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY), path);
  if (input.descriptor_ < 0) return cannot("open", path);
  struct stat status {};
  if (fstat(input.descriptor_, &status) == 0 && S_ISDIR(status.st_mode)) {
    errno = EISDIR;
    return cannot("open", path);
  }
  return input;
}

Input::Input(Input&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      ahead_(std::move(other.ahead_)) {}

Input& Input::operator=(Input&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(name_, other.name_);
  std::swap(ahead_, other.ahead_);
  return *this;
}

Input::~Input() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

/// Reads until `count` bytes are there or the file ends. The buffer has room for a regular file and one byte more, to
/// see its end. For other files it doubles when full.
Status Input::readAhead(uint64_t count) {
  size_t filled = ahead_.size();
  const uint64_t expected = std::max<uint64_t>(sizeOfRegular(descriptor_) + 1, 1 << 16);
  if (const Status fits = fitsMemory(name_, std::min(count, expected)); !fits) return fits;
  while (filled < count) {
    if (filled == ahead_.size()) ahead_.resize(std::min(count, std::max<uint64_t>(2 * filled, expected)));
    const ssize_t got = ::read(descriptor_, ahead_.data() + filled, ahead_.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      ahead_.resize(filled);
      return got == 0 ? Status(Done{}) : Status(cannot("read", name_));
    }
    filled += static_cast<size_t>(got);
  }
  ahead_.resize(filled);
  return Done{};
}

bool Input::isSized() const { return sizeOfRegular(descriptor_) > 0; }

Result<std::string_view> Input::peek(uint64_t count) {
  if (const Status done = readAhead(count); !done) return done.error();
  return std::string_view(ahead_).substr(0, count);
}

Result<std::string> Input::take(uint64_t count) {
  if (const Status done = readAhead(count); !done) return done.error();
  if (count >= ahead_.size()) return std::exchange(ahead_, {});
  std::string taken = ahead_.substr(0, count);
  ahead_.erase(0, count);
  return taken;
}

Result<std::string> Input::takeText() {
  constexpr uint64_t kFirst = 1 << 16;
  const uint64_t most = isSized() ? UINT64_MAX : kMostUnsized;
  size_t seen = 0;
  for (uint64_t wanted = kFirst; seen < most; wanted = isSized() ? most : std::min(2 * wanted, most)) {
    if (const Status done = readAhead(wanted); !done) return done.error();
    const size_t nul = ahead_.find('\0', seen);
    if (nul != std::string::npos) return take(nul + 1);
    if (ahead_.size() < wanted) return std::exchange(ahead_, {});
    seen = ahead_.size();
  }
  return takeRest();
}

Error Input::tooLong() const {
  return {fmt::format("{}: more than {} bytes, and it is not a regular file", name_, kMostUnsized),
          "save its output to a file, and name that"};
}

Result<std::string> Input::takeRest() {
  auto rest = take(isSized() ? UINT64_MAX : kMostUnsized);
  if (!rest || isSized()) return rest;
  const auto more = take(1);
  if (more && !more->empty()) return tooLong();
  return rest;
}

}  // namespace hgc
