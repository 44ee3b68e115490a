#include "runtime/disk/own_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "runtime/disk/whole.h"

namespace hgc {
namespace {

namespace fs = std::filesystem;

bool isOursAlone(const struct stat& status) { return status.st_uid == ::geteuid() && (status.st_mode & 0077) == 0; }

bool makeFolder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(fs::path(folder).parent_path(), error);
  ::mkdir(folder.c_str(), 0700);  // it may be there
  return isOwnFolder(folder);
}

}  // namespace

std::optional<std::string> keepingFolder() {
  if (const char* folder = std::getenv("HGC_CACHE_DIR"))
    return *folder == 0 ? std::nullopt : std::optional<std::string>(folder);
  const char* shared = std::getenv("XDG_CACHE_HOME");
  if (shared != nullptr && *shared == '/') return std::string(shared) + "/hgc";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return std::string(home) + "/.cache/hgc";
  return std::nullopt;
}

bool isOwnFolder(const std::string& folder) {
  struct stat status {};
  return ::stat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && isOursAlone(status);
}

std::optional<std::vector<uint8_t>> readOwn(const std::string& folder, const std::string& name, uint64_t most) {
  if (!isOwnFolder(folder)) return std::nullopt;
  const OpenFile file(::open((folder + "/" + name).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  struct stat status {};
  if (!file.isOpen() || ::fstat(file.descriptor(), &status) != 0 || !S_ISREG(status.st_mode) || !isOursAlone(status))
    return std::nullopt;
  if (static_cast<uint64_t>(status.st_size) > most) return std::nullopt;
  std::vector<uint8_t> bytes(static_cast<size_t>(status.st_size));
  if (!readWhole(file.descriptor(), bytes)) return std::nullopt;
  ::futimens(file.descriptor(), nullptr);  // it was used
  return bytes;
}

bool writeOwn(const std::string& folder, const std::string& name, std::span<const uint8_t> head,
              std::span<const uint8_t> bytes) {
  if (!makeFolder(folder)) return false;
  std::string path = folder + "/" + kUnfinished + "XXXXXX";
  const OpenFile file(::mkostemp(path.data(), O_CLOEXEC));  // for us alone
  if (!file.isOpen()) return false;
  const bool isDone = writeWhole(file.descriptor(), head) && writeWhole(file.descriptor(), bytes) &&
                      ::rename(path.c_str(), (folder + "/" + name).c_str()) == 0;
  if (!isDone) ::unlink(path.c_str());
  return isDone;
}

}  // namespace hgc
