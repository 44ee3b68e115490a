#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "tools/io/sources.h"

namespace hgc {

Status writeFile(const std::string& path, const void* data, size_t size) {
  if (path == "-") {
    const bool ok = std::fwrite(data, 1, size, stdout) == size && std::fflush(stdout) == 0;
    return ok ? Status(Done{}) : Status(Error{"cannot write to standard output", ""});
  }
  const std::string temporary = fmt::format("{}.{}.tmp", path, getpid());
  std::FILE* file = std::fopen(temporary.c_str(), "wb");
  if (!file) return Error{fmt::format("cannot write {}: {}", path, std::strerror(errno)), ""};
  bool ok = std::fwrite(data, 1, size, file) == size;
  ok = std::fclose(file) == 0 && ok;
  if (ok && std::rename(temporary.c_str(), path.c_str()) == 0) return Done{};
  const int reason = errno;
  std::remove(temporary.c_str());
  return Error{fmt::format("cannot write {}: {}", path, std::strerror(reason)), ""};
}

Status writeFile(const std::string& path, const std::string& text) { return writeFile(path, text.data(), text.size()); }

}  // namespace hgc
