/// Examinations in a separate process.
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <exception>
#include <vector>

#include "ir/artefact/archive.h"
#include "runtime/disk/whole.h"
#include "tools/hgc/doctor/findings.h"

namespace hgc::archive {

template <class A>
void field(A& a, tool::Finding& v) {
  fields(a, v.state, v.about, v.seen, v.follows, v.todo);
}

}  // namespace hgc::archive

namespace hgc::tool {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{120};

Findings ill(const std::string& about, const std::string& seen) {
  return {{State::Amiss, about, "asking drivers for devices " + seen,
           "other programs that use Vulkan are affected, too",
           "another version of the driver; VK_LOADER_DRIVERS_DISABLE leaves one out, HGC_VALIDATE=1 hgc devices may "
           "tell more"}};
}

/// Catches all exceptions, so that the child does not continue as the parent.
Findings findingsFrom(const std::string& about, Findings (*examine)()) {
  try {
    return examine();
  } catch (const std::exception& error) {
    return ill(about, fmt::format("fails: {}", error.what()));
  } catch (...) {
    _exit(1);
  }
}

[[noreturn]] void tell(int to, const std::string& about, Findings (*examine)()) noexcept {
  Findings findings = findingsFrom(about, examine);
  archive::Writer out;
  field(out, findings);
  _exit(writeWhole(to, out.bytes) ? 0 : 1);
}

/// Reads until the other end is closed; false on a timeout.
bool hear(int from, std::vector<uint8_t>& heard) {
  const auto end = Clock::now() + kPatience;
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd wait{from, POLLIN, 0};
    if (left <= 0 || poll(&wait, 1, static_cast<int>(left)) == 0) return false;
    uint8_t bytes[4096];
    const ssize_t count = read(from, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return true;
    heard.insert(heard.end(), bytes, bytes + count);
  }
}

}  // namespace

Findings findingsApart(const std::string& about, Findings (*examine)()) {
  int ends[2];
  if (pipe(ends) != 0) return examine();
  const pid_t child = fork();
  if (child == 0) tell(ends[1], about, examine);
  close(ends[1]);
  std::vector<uint8_t> heard;
  const bool isHeard = child > 0 && hear(ends[0], heard);
  close(ends[0]);
  if (child < 0) return examine();
  if (!isHeard) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!isHeard) return ill(about, fmt::format("has not ended after {} s", kPatience.count()));
  if (WIFSIGNALED(status)) return ill(about, fmt::format("ends in a crash: {}", strsignal(WTERMSIG(status))));
  // A driver may call exit, with any status.
  if (WEXITSTATUS(status) != 0 || heard.empty())
    return ill(about, fmt::format("ends the process, with status {}", WEXITSTATUS(status)));
  archive::Reader in(heard);
  Findings findings;
  field(in, findings);
  return findings;
}

}  // namespace hgc::tool
