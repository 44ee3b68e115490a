#include "ir/artefact/contents.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

namespace hgc {

uint64_t hashOf(std::string_view contents) { return XXH3_64bits(contents.data(), contents.size()); }

std::optional<uint64_t> hashOfFile(const std::string& path, std::vector<char>& buffer) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return std::nullopt;
  struct stat about = {};
  bool isRead = ::fstat(file, &about) == 0 && S_ISREG(about.st_mode);
  if (isRead) buffer.resize(static_cast<size_t>(about.st_size));
  for (size_t done = 0; isRead && done < buffer.size();) {
    const ssize_t count = ::read(file, buffer.data() + done, buffer.size() - done);
    isRead = count > 0;
    done += isRead ? static_cast<size_t>(count) : 0;
  }
  ::close(file);
  return isRead ? std::optional(hashOf({buffer.data(), buffer.size()})) : std::nullopt;
}

}  // namespace hgc
