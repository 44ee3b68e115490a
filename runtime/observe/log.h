#pragma once
/// Log messages, for the program that embeds the runtime.
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace hgc {

enum class LogLevel : uint8_t {
  Error,    ///< a failure that no call returns
  Warning,  ///< a device failed or is unavailable, and the CPU replaces it
  Info,     ///< on which device a session is opened, and moves
};

/// Gets one line without newline. Called within calls, by any thread and by several at once. Must not use the session
/// that logs. Exceptions are ignored.
using Logger = std::function<void(LogLevel level, std::string_view message)>;

/// Sets the logger of the process. Null, the default: messages go to standard error, down to the level of HGC_LOG
/// (`error`, `warning`, `info` or `off`; default `error`). Thread-safe; concurrent messages may still go to the
/// previous logger.
void setLogger(Logger logger);

/// Whether messages of this level go anywhere. Thread-safe.
bool isLogged(LogLevel level);
/// Thread-safe.
void logMessage(LogLevel level, const std::string& message);

}  // namespace hgc
