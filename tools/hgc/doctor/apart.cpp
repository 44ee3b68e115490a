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
#include <string_view>

#include "tools/hgc/doctor/findings.h"

namespace hgc::tool {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{120};

std::string textOf(const Findings& findings) {
  std::string text;
  for (const Finding& each : findings) {
    text += static_cast<char>('0' + static_cast<int>(each.state));
    for (const std::string* part : {&each.about, &each.seen, &each.follows, &each.todo}) text += *part + '\0';
  }
  return text;
}

Findings findingsIn(std::string_view text) {
  Findings findings;
  while (!text.empty()) {
    Finding each;
    each.state = static_cast<State>(text.front() - '0');
    text.remove_prefix(1);
    for (std::string* part : {&each.about, &each.seen, &each.follows, &each.todo}) {
      const size_t end = std::min(text.find('\0'), text.size());
      *part = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    findings.push_back(std::move(each));
  }
  return findings;
}

Findings ill(const std::string& about, const std::string& seen) {
  return {{State::Amiss, about, "asking drivers for devices " + seen,
           "other programs that use Vulkan are affected, too",
           "another version of the driver; VK_LOADER_DRIVERS_DISABLE leaves one out, HGC_VALIDATE=1 hgc devices may "
           "tell more"}};
}

/// Catches all exceptions, so that the child does not continue as the parent.
std::string textFrom(const std::string& about, Findings (*examine)()) {
  try {
    return textOf(examine());
  } catch (const std::exception& error) {
    return textOf(ill(about, fmt::format("fails: {}", error.what())));
  } catch (...) {
    _exit(1);
  }
}

[[noreturn]] void tell(int to, const std::string& about, Findings (*examine)()) noexcept {
  const std::string text = textFrom(about, examine);
  for (size_t done = 0; done < text.size();) {
    const ssize_t count = write(to, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) _exit(1);
    done += static_cast<size_t>(count);
  }
  _exit(0);
}

/// Reads until the other end is closed; false on a timeout.
bool hear(int from, std::string& text) {
  const auto end = Clock::now() + kPatience;
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    pollfd wait{from, POLLIN, 0};
    if (left <= 0 || poll(&wait, 1, static_cast<int>(left)) == 0) return false;
    char bytes[4096];
    const ssize_t count = read(from, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return true;
    text.append(bytes, static_cast<size_t>(count));
  }
}

}  // namespace

Findings findingsApart(const std::string& about, Findings (*examine)()) {
  int ends[2];
  if (pipe(ends) != 0) return examine();
  const pid_t child = fork();
  if (child == 0) tell(ends[1], about, examine);
  close(ends[1]);
  std::string text;
  const bool isHeard = child > 0 && hear(ends[0], text);
  close(ends[0]);
  if (child < 0) return examine();
  if (!isHeard) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!isHeard) return ill(about, fmt::format("has not ended after {} s", kPatience.count()));
  if (WIFSIGNALED(status)) return ill(about, fmt::format("ends in a crash: {}", strsignal(WTERMSIG(status))));
  // A driver may call exit, with any status.
  if (WEXITSTATUS(status) != 0 || text.empty())
    return ill(about, fmt::format("ends the process, with status {}", WEXITSTATUS(status)));
  return findingsIn(text);
}

}  // namespace hgc::tool
