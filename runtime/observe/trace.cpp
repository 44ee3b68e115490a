#include "runtime/observe/trace.h"

#include <pthread.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "runtime/disk/anew.h"
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
Tracing* tracing = nullptr;  // never freed; null if tracing is off

/// Replaces `%p` by the process id, and makes the path absolute, since the working folder may change.
std::string pathOf(std::string text) {
  for (size_t at = text.find("%p"); at != std::string::npos; at = text.find("%p", at))
    text.replace(at, 2, std::to_string(::getpid()));
  std::error_code error;
  const auto absolute = std::filesystem::absolute(text, error);
  return error ? text : absolute.string();
}

Error failed(const std::string& why) { return {"HGC_TRACE: " + why, ""}; }

void writeAtEnd() {
  if (const Status done = writeTrace(); !done) logMessage(LogLevel::Error, done.error().message);
}

/// Starts tracing when the library is loaded, if HGC_TRACE is set.
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
    const Status done = writeAnew(tracing->path, {reinterpret_cast<const uint8_t*>(text.data()), text.size()});
    return done ? done : trace::failed(done.error().message);
  } catch (const std::bad_alloc&) {
    return trace::failed("out of memory for the trace");
  }
}

}  // namespace hgc
