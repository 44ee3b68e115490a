#include "runtime/observe/trace.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>

#include "runtime/disk/whole.h"
#include "runtime/observe/log.h"
#include "runtime/observe/span_store.h"

namespace hgc {
namespace trace {

constinit std::atomic<bool> isRecording = false;

int64_t now() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(since).count();
}

namespace {

struct Tracing {
  std::string path;
  pid_t process = ::getpid();
  int64_t start = now();
  SpanStore spans{};
  std::mutex writing{};
};
Tracing* tracing = nullptr;  // as long as the process; null where nothing is recorded

/// `%p` stands for the process, and wherever the process goes later, the file lies where it is named from now.
std::string pathOf(std::string text) {
  for (size_t at = text.find("%p"); at != std::string::npos; at = text.find("%p", at))
    text.replace(at, 2, std::to_string(::getpid()));
  std::error_code error;
  const auto absolute = std::filesystem::absolute(text, error);
  return error ? text : absolute.string();
}

/// A new file beside another; -1 with errno otherwise. Nobody knows its name before, and what is there is not opened.
/// By `mkostemp` it would not have the permissions of the umask, which nobody can read safely among threads.
int openBeside(const std::string& path, std::string& unfinished) {
  constexpr int kTries = 8;
  int file = -1;
  for (int k = 0; k < kTries && file < 0 && (k == 0 || errno == EEXIST); ++k) {
    uint32_t number = 0;
    if (::getrandom(&number, sizeof number, 0) < 0) return -1;
    unfinished = path + ".new." + std::to_string(number);
    file = ::open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  }
  return file;
}

Error failed(const std::string& path, int error) {
  return {"HGC_TRACE: cannot write " + path + ": " + std::strerror(error), ""};
}

/// All or nothing, in place of a regular file alone: never of a device.
Status replaceFile(const std::string& path, const std::string& text) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    return Error{"HGC_TRACE: " + path + " is not a regular file", ""};
  std::string unfinished;
  const int file = openBeside(path, unfinished);
  if (file < 0) return failed(path, errno);
  const std::span bytes(reinterpret_cast<const uint8_t*>(text.data()), text.size());
  int error = writeWhole(file, bytes) ? 0 : errno;
  if (::close(file) != 0 && error == 0) error = errno;
  if (error == 0 && ::rename(unfinished.c_str(), path.c_str()) != 0) error = errno;
  if (error == 0) return Done{};
  ::unlink(unfinished.c_str());
  return failed(path, error);
}

void writeAtEnd() {
  if (const Status done = writeTrace(); !done) logMessage(LogLevel::Error, done.error().message);
}

/// Begins with the process, where HGC_TRACE asks for it.
[[maybe_unused]] const bool begun = [] {
  const char* const path = std::getenv("HGC_TRACE");
  if (path == nullptr || *path == 0) return false;
  tracing = new Tracing{.path = pathOf(path)};
  pthread_atfork(nullptr, nullptr, [] { isRecording = false; });  // the file is the parent's
  std::atexit(writeAtEnd);
  isRecording = true;
  return true;
}();

void add(const char* name, int64_t start, int64_t end, const SpanDetail& detail, int32_t device) {
  if (tracing != nullptr) tracing->spans.add({name, start, end, detail, device});
}

}  // namespace

void record(const char* name, int64_t start, int64_t end, const SpanDetail& detail) {
  add(name, start, end, detail, -1);
}

void recordOn(size_t device, const char* name, int64_t start, int64_t end, const SpanDetail& detail) {
  add(name, start, end, detail, static_cast<int32_t>(device));
}

}  // namespace trace

Status writeTrace() {
  using trace::tracing;
  if (tracing == nullptr || tracing->process != ::getpid()) return Done{};
  try {
    const std::lock_guard lock(tracing->writing);
    const std::string text = trace::traceJson(tracing->spans, tracing->start, tracing->process);
    return trace::replaceFile(tracing->path, text);
  } catch (const std::bad_alloc&) {
    return Error{"HGC_TRACE: out of memory for the trace", ""};
  }
}

}  // namespace hgc
