#pragma once
/// Writing under a limit of file sizes.
#include <cerrno>
#include <csignal>
#include <ctime>

namespace hgc {

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

}  // namespace hgc
