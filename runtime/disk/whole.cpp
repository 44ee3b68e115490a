#include "runtime/disk/whole.h"

#include <cerrno>
#include <csignal>
#include <ctime>

namespace hgc {
namespace {

/// While it lives, a file that would grow beyond the limit of the process gives an error instead of a signal, which
/// ends processes that have not asked for it.
class NoFileSizeSignal {
 public:
  NoFileSizeSignal() {
    sigemptyset(&own_);
    sigaddset(&own_, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &own_, &before_);
  }
  NoFileSizeSignal(const NoFileSizeSignal&) = delete;
  NoFileSizeSignal& operator=(const NoFileSizeSignal&) = delete;
  ~NoFileSizeSignal() {
    const int error = errno;  // of the write
    const timespec now{};
    if (!sigismember(&before_, SIGXFSZ)) sigtimedwait(&own_, nullptr, &now);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    errno = error;
  }

 private:
  sigset_t own_{}, before_{};
};

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
