#pragma once
/// What the runtime tells besides results, errors and warnings: for the log of the program that embeds it.
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace hgc {

enum class LogLevel : uint8_t {
  Error,    ///< something failed that no call tells of
  Warning,  ///< a device failed or is unavailable, and the CPU goes on
  Info,     ///< where sessions are opened, and where they go
};

/// Gets one line without its end. It is called where the event happens, in the middle of calls, by any thread and by
/// several at once. It may not use the session whose call it is in; what it throws is dropped.
using Logger = std::function<void(LogLevel level, std::string_view message)>;

/// Where messages of the process go from now on. Null: as from the beginning, to standard error, those of HGC_LOG
/// (`error`, `warning`, `info` or `off`) and what is worse; `error` if that is not set. Thread-safe; messages that are
/// under way may still go to the logger before.
void setLogger(Logger logger);

/// Whether somebody hears of such a message. Thread-safe.
bool isLogged(LogLevel level);
/// Thread-safe.
void logMessage(LogLevel level, const std::string& message);

}  // namespace hgc
