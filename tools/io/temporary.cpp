#include "tools/io/temporary.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <random>

namespace hgc {
namespace {

/// All signals that end a process and can be caught.
constexpr std::array kSignals = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,   SIGPIPE, SIGALRM, SIGUSR1,
                                 SIGUSR2, SIGPOLL, SIGPROF, SIGVTALRM, SIGXCPU, SIGXFSZ, SIGABRT,
                                 SIGSEGV, SIGBUS,  SIGILL,  SIGFPE,    SIGSYS,  SIGTRAP};

// Globals, since a signal handler has no arguments.
char unfinishedPath[PATH_MAX];
std::atomic<bool> isUnfinished = false;
static_assert(std::atomic<bool>::is_always_lock_free);
std::array<struct sigaction, kSignals.size()> before;  // the previous handlers

void restoreSignals() {
  for (size_t k = 0; k < kSignals.size(); ++k) ::sigaction(kSignals[k], &before[k], nullptr);
}

/// Uses only async-signal-safe calls. The signal is blocked until the handler returns, and then raised again.
extern "C" void removeUnfinished(int signal) {
  if (isUnfinished) ::unlink(unfinishedPath);
  restoreSignals();
  ::raise(signal);
}

/// Ignored signals stay ignored, and LLVM keeps its handler of SIGUSR1, which does not end the process.
void watchSignals() {
  struct sigaction action {};
  action.sa_handler = removeUnfinished;
  action.sa_flags = SA_ONSTACK;
  for (size_t k = 0; k < kSignals.size(); ++k) {
    ::sigaction(kSignals[k], nullptr, &before[k]);
    const bool goesOn = kSignals[k] == SIGUSR1 && before[k].sa_handler != SIG_DFL;
    if (before[k].sa_handler != SIG_IGN && !goesOn) ::sigaction(kSignals[k], &action, nullptr);
  }
}

/// Syncs a file, if the file system supports that.
bool synchronize(int descriptor) { return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP; }

void synchronizeFolder(const std::filesystem::path& folder) {
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  synchronize(descriptor);
  ::close(descriptor);
}

constexpr std::array kWaiting = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGXCPU};
std::array<struct sigaction, kWaiting.size()> beforeWaiting;
volatile std::sig_atomic_t waiting = 0;  // the first signal that came

}  // namespace

SignalsWait::SignalsWait() {
  struct sigaction action {};
  action.sa_handler = [](int signal) { waiting = waiting == 0 ? signal : waiting; };
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  for (size_t k = 0; k < kWaiting.size(); ++k) {
    ::sigaction(kWaiting[k], nullptr, &beforeWaiting[k]);
    if (beforeWaiting[k].sa_handler != SIG_IGN) ::sigaction(kWaiting[k], &action, nullptr);
  }
}

SignalsWait::~SignalsWait() {
  for (size_t k = 0; k < kWaiting.size(); ++k) ::sigaction(kWaiting[k], &beforeWaiting[k], nullptr);
  const int signal = waiting;
  waiting = 0;
  if (signal != 0) ::raise(signal);
}

std::filesystem::path temporaryName(const std::filesystem::path& target) {
  std::random_device random;
  return target.parent_path() / fmt::format(".hgc-{:08x}{:08x}.tmp", random(), random());
}

Temporary::Temporary(const std::filesystem::path& target, std::optional<mode_t> mode) : target_(target), mode_(mode) {
  watchSignals();
  constexpr int kTries = 8;
  for (int k = 0; k < kTries && descriptor_ < 0 && (k == 0 || errno == EEXIST); ++k) {
    path_ = temporaryName(target);
    if (path_.native().size() >= sizeof unfinishedPath) {
      errno = ENAMETOOLONG;
      return;
    }
    std::memcpy(unfinishedPath, path_.c_str(), path_.native().size() + 1);
    isUnfinished = true;
    descriptor_ =
        ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode ? S_IRUSR | S_IWUSR : 0666);
    if (descriptor_ < 0) isUnfinished = false;
  }
}

Temporary::~Temporary() {
  const int reason = errno;
  if (descriptor_ >= 0) ::close(descriptor_);
  if (isUnfinished) ::unlink(path_.c_str());
  isUnfinished = false;
  restoreSignals();
  errno = reason;
}

bool Temporary::commit() {
  if (mode_ && ::fchmod(descriptor_, *mode_) != 0) return false;
  if (!synchronize(descriptor_)) return false;
  const bool closed = ::close(descriptor_) == 0;
  descriptor_ = -1;
  if (!closed || ::rename(path_.c_str(), target_.c_str()) != 0) return false;
  isUnfinished = false;
  synchronizeFolder(target_.parent_path());
  return true;
}

}  // namespace hgc
