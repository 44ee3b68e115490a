#include "tools/hgc/run/guard.h"

#include <fmt/format.h>

#include <csignal>
#include <new>
#include <stdexcept>
#include <system_error>

#include "tools/hgc/run/pages_at_start.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

/// Signals that the parent process ignores stay ignored: LLVM installs handlers regardless. Exceeding the limit of file
/// sizes becomes an error of the write instead of a signal.
void blockIgnoredSignals() {
  sigset_t ignored;
  sigemptyset(&ignored);
  sigaddset(&ignored, SIGXFSZ);
  for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
    struct sigaction action {};
    if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN) sigaddset(&ignored, signal);
  }
  pthread_sigmask(SIG_BLOCK, &ignored, nullptr);
}

int failed(const char* program, const std::string& why) {
  fmt::print(stderr, "{}: error: {}\n", program, why);
  return 1;
}

int hasNoMemory(const char* program) {
  const int status = failed(program, "out of memory");
  fmt::print(stderr, "hint: fewer instances, fewer --threads, or less asked for at a time\n");
  return status;
}

int withoutExceptions(const char* program, const std::function<int()>& work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return hasNoMemory(program);
  } catch (const std::length_error&) {  // more elements than a vector can have
    return hasNoMemory(program);
  } catch (const std::system_error& error) {  // fmt failed to print
    return failed(program, error.what());
  } catch (const std::exception& error) {
    fmt::print(stderr,
               "{}: internal error: {}\nThis is a mistake in hgc. Please report it with the program and the command "
               "line.\n",
               program, error.what());
    return 70;
  }
}

}  // namespace

int guarded(const char* program, const std::function<int()>& work) {
  growHeapAtOnce();
  holdStandardStreams();
  blockIgnoredSignals();
  const int status = withoutExceptions(program, work);
  const Status printed = flushOutput();
  return status == 0 && !printed ? failed(program, printed.error().message) : status;
}

}  // namespace hgc::tool
