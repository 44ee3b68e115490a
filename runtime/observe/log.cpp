#include "runtime/observe/log.h"

#include <pthread.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <mutex>

namespace hgc {
namespace {

constexpr const char* kLogLevelNames[] = {"error", "warning", "info"};

void toStandardError(LogLevel level, std::string_view message) {
  const std::string line =
      "hgc: " + std::string(kLogLevelNames[static_cast<size_t>(level)]) + ": " + std::string(message) + "\n";
  std::fputs(line.c_str(), stderr);  // in one piece
}

/// How many levels HGC_LOG enables.
size_t levelsAsked() {
  const char* const text = std::getenv("HGC_LOG");
  if (text == nullptr || *text == 0) return 1;
  if (std::string_view(text) == "off") return 0;
  const auto found = std::ranges::find(kLogLevelNames, std::string_view(text));
  if (found != std::end(kLogLevelNames)) return static_cast<size_t>(found - kLogLevelNames) + 1;
  toStandardError(LogLevel::Error, "HGC_LOG=" + std::string(text) + ": it is error, warning, info or off");
  return 1;
}

size_t levelsByDefault() {
  static const size_t levels = levelsAsked();
  return levels;
}

struct Sink {
  std::mutex mutex;
  std::shared_ptr<const Logger> logger;  // null: the default
};
/// Unlocked in a forked process.
Sink& sink() {
  static Sink* const only = [] {
    static Sink* const made = new Sink;
    const auto unlock = [] { made->mutex.unlock(); };
    pthread_atfork([] { made->mutex.lock(); }, unlock, unlock);
    return made;
  }();
  return *only;
}

std::shared_ptr<const Logger> loggerNow() {
  const std::lock_guard lock(sink().mutex);
  return sink().logger;
}

}  // namespace

void setLogger(Logger logger) {
  auto next = logger ? std::make_shared<const Logger>(std::move(logger)) : nullptr;
  const std::lock_guard lock(sink().mutex);
  sink().logger.swap(next);
}

bool isLogged(LogLevel level) { return loggerNow() != nullptr || static_cast<size_t>(level) < levelsByDefault(); }

void logMessage(LogLevel level, const std::string& message) {
  const auto logger = loggerNow();
  if (!logger && static_cast<size_t>(level) >= levelsByDefault()) return;
  if (!logger) return toStandardError(level, message);
  try {
    (*logger)(level, message);
  } catch (...) {  // must not fail the call that logs
  }
}

}  // namespace hgc
