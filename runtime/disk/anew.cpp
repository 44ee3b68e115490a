#include "runtime/disk/anew.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <random>
#include <utility>

#include "runtime/disk/whole.h"

namespace hgc {
namespace {

Error cannotWrite(const std::string& path, const char* why) {
  return {fmt::format("cannot write {}: {}", path, why), "", ErrorKind::Usage};
}

/// A file that is being written, beside the one whose place it takes; closed at the end.
class Unfinished {
 public:
  Unfinished(const std::string& path, std::span<const uint8_t> bytes) : name_(path + ".new") {
    constexpr int kTries = 8, kNew = O_CREAT | O_CLOEXEC | O_NOFOLLOW;
    file_ = ::open(name_.c_str(), O_RDWR | O_NONBLOCK | kNew, 0666);
    if (file_ >= 0 && isLeft(bytes) && ::ftruncate(file_, 0) == 0) return;
    // Something else has this name, or another process is writing: then one that nobody can guess.
    const bool isThere = file_ >= 0 || errno == ELOOP || errno == EISDIR || errno == EACCES;
    if (file_ >= 0) ::close(std::exchange(file_, -1));
    if (!isThere) return;
    std::random_device random;
    for (int k = 0; k < kTries && file_ < 0 && (k == 0 || errno == EEXIST); ++k) {
      name_ = fmt::format("{}.new.{:08x}{:08x}", path, random(), random());
      file_ = ::open(name_.c_str(), O_WRONLY | O_EXCL | kNew, 0666);
    }
  }
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;
  ~Unfinished() {
    if (file_ >= 0) ::close(file_);
  }

  int descriptor() const { return file_; }
  const std::string& name() const { return name_; }

 private:
  /// Whether the open file is ours alone, still has its name, and is empty or begins as these bytes do.
  bool isLeft(std::span<const uint8_t> bytes) const {
    struct stat open {
    }, named{};
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0 || ::fstat(file_, &open) != 0) return false;
    if (!S_ISREG(open.st_mode) || open.st_uid != ::geteuid() || open.st_nlink != 1) return false;
    if (::lstat(name_.c_str(), &named) != 0 || named.st_dev != open.st_dev || named.st_ino != open.st_ino) return false;
    std::array<uint8_t, 8> head{};
    const ssize_t count = ::pread(file_, head.data(), std::min(head.size(), bytes.size()), 0);
    return count >= 0 && std::memcmp(head.data(), bytes.data(), static_cast<size_t>(count)) == 0;
  }

  std::string name_;
  int file_ = -1;
};

}  // namespace

Result<std::string> regularFileAt(const std::string& path) {
  namespace fs = std::filesystem;
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    return cannotWrite(path, "this is no regular file");
  constexpr int kMost = 40;
  fs::path end = path;
  for (int links = 0; links < kMost; ++links) {
    std::error_code error;
    const fs::path next = fs::read_symlink(end, error);
    if (error) return end.string();
    end = next.is_absolute() ? next : end.parent_path() / next;
  }
  return cannotWrite(path, std::strerror(ELOOP));
}

Status writeAnew(const std::string& path, std::span<const uint8_t> bytes) {
  const auto target = regularFileAt(path);
  if (!target) return target.error();
  const Unfinished file(*target, bytes);
  if (file.descriptor() < 0) return cannotWrite(path, std::strerror(errno));
  const bool isDone = writeWhole(file.descriptor(), bytes) && ::fsync(file.descriptor()) == 0 &&
                      ::rename(file.name().c_str(), target->c_str()) == 0;
  if (isDone) return Done{};
  const Error error = cannotWrite(path, std::strerror(errno));
  ::unlink(file.name().c_str());
  return error;
}

}  // namespace hgc
