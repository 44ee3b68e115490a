#include "runtime/disk/whole.h"

#include <unistd.h>

#include <cerrno>

#include "runtime/disk/no_file_size_signal.h"

namespace hgc {
namespace {

/// Calls `take(file, bytes, count)` until nothing is left of them.
template <class Byte, class Take>
bool takeWhole(int file, std::span<Byte> bytes, const Take& take) {
  while (!bytes.empty()) {
    const ssize_t count = take(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes = bytes.subspan(static_cast<size_t>(count));
  }
  return true;
}

}  // namespace

bool readWhole(int file, std::span<uint8_t> bytes) { return takeWhole(file, bytes, ::read); }

bool writeWhole(int file, std::span<const uint8_t> bytes) {
  const NoFileSizeSignal guard;
  return takeWhole(file, bytes, ::write);
}

}  // namespace hgc
