#include "compiler/cache.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <vector>

namespace hgc {
namespace {

namespace fs = std::filesystem;

constexpr char kMagic[8] = {'h', 'g', 'c', '-', 'k', 'e', 'p', 't'};
constexpr size_t kHead = sizeof(kMagic) + sizeof(CacheKey);
constexpr const char* kEnding = ".kept";
constexpr const char* kUnfinished = ".new.";  // and six characters

/// A file descriptor that is closed at the end.
class File {
 public:
  explicit File(int descriptor) : descriptor_(descriptor) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  int descriptor() const { return descriptor_; }
  bool isOpen() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

bool isOursAlone(const struct stat& status) { return status.st_uid == ::geteuid() && (status.st_mode & 0077) == 0; }

bool isSafe(const std::string& folder) {
  struct stat status {};
  return ::stat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && isOursAlone(status);
}

bool makeFolder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(fs::path(folder).parent_path(), error);
  ::mkdir(folder.c_str(), 0700);  // it may be there
  return isSafe(folder);
}

std::string pathOf(const Cache& cache, const CacheKey& key) {
  std::string name;
  for (const uint8_t byte : key) name += fmt::format("{:02x}", byte);
  return cache.folder + "/" + name + kEnding;
}

bool readAll(const File& file, std::vector<uint8_t>& bytes) {
  for (size_t done = 0; done < bytes.size();) {
    const ssize_t count = ::read(file.descriptor(), bytes.data() + done, bytes.size() - done);
    if (count <= 0) return false;
    done += static_cast<size_t>(count);
  }
  return true;
}

bool writeAll(const File& file, const uint8_t* bytes, size_t size) {
  for (size_t done = 0; done < size;) {
    const ssize_t count = ::write(file.descriptor(), bytes + done, size - done);
    if (count <= 0) return false;
    done += static_cast<size_t>(count);
  }
  return true;
}

/// What a process left that ended before it was done.
bool isAbandoned(const fs::path& path, fs::file_time_type used) {
  return path.filename().string().starts_with(kUnfinished) &&
         fs::file_time_type::clock::now() - used > std::chrono::hours(1);
}

/// Removes what was used least recently. Files that are not ours stay, and so does what another process removes first.
void shrink(const Cache& cache) {
  struct Entry {
    fs::file_time_type used;
    uint64_t size;
    fs::path path;
  };
  std::vector<Entry> entries;
  uint64_t total = 0;
  std::error_code error;
  for (fs::directory_iterator next(cache.folder, error), end; !error && next != end; next.increment(error)) {
    std::error_code gone;
    Entry entry{next->last_write_time(gone), 0, next->path()};
    if (gone) continue;
    if (isAbandoned(entry.path, entry.used)) fs::remove(entry.path, gone);
    if (entry.path.extension() != kEnding) continue;
    entry.size = next->file_size(gone);
    if (gone) continue;
    total += entry.size;
    entries.push_back(std::move(entry));
  }
  std::ranges::sort(entries, {}, &Entry::used);
  for (const Entry& entry : entries) {
    if (total <= cache.limit) return;
    fs::remove(entry.path, error);
    total -= entry.size;
  }
}

}  // namespace

std::optional<Cache> defaultCache() {
  if (const char* folder = std::getenv("HGC_CACHE_DIR"))
    return *folder == 0 ? std::nullopt : std::optional<Cache>(Cache{folder});
  const char* shared = std::getenv("XDG_CACHE_HOME");
  if (shared != nullptr && *shared == '/') return Cache{std::string(shared) + "/hgc"};
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return Cache{std::string(home) + "/.cache/hgc"};
  return std::nullopt;
}

std::optional<Artefact> readKept(const Cache& cache, const CacheKey& key) {
  if (!isSafe(cache.folder)) return std::nullopt;
  const File file(::open(pathOf(cache, key).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  struct stat status {};
  if (!file.isOpen() || ::fstat(file.descriptor(), &status) != 0 || !S_ISREG(status.st_mode) || !isOursAlone(status))
    return std::nullopt;
  const auto size = static_cast<size_t>(status.st_size);
  if (size < kHead) return std::nullopt;
  std::vector<uint8_t> bytes(size);
  if (!readAll(file, bytes) || std::memcmp(bytes.data(), kMagic, sizeof(kMagic)) != 0 ||
      std::memcmp(bytes.data() + sizeof(kMagic), key.data(), key.size()) != 0)
    return std::nullopt;
  auto artefact = readArtefact(std::span(bytes).subspan(kHead));
  if (!artefact) return std::nullopt;
  ::futimens(file.descriptor(), nullptr);  // it was used
  return std::move(*artefact);
}

void keep(const Cache& cache, const CacheKey& key, const Artefact& artefact) {
  if (!makeFolder(cache.folder)) return;
  std::string path = cache.folder + "/" + kUnfinished + "XXXXXX";
  const File file(::mkostemp(path.data(), O_CLOEXEC));  // for us alone
  if (!file.isOpen()) return;
  const std::vector<uint8_t> bytes = writeArtefact(artefact);
  uint8_t head[kHead];
  std::memcpy(head, kMagic, sizeof(kMagic));
  std::memcpy(head + sizeof(kMagic), key.data(), key.size());
  const bool whole = writeAll(file, head, kHead) && writeAll(file, bytes.data(), bytes.size());
  if (!whole || ::rename(path.c_str(), pathOf(cache, key).c_str()) != 0) ::unlink(path.c_str());
  shrink(cache);
}

}  // namespace hgc
