#include "runtime/observe/environment.h"

#include <charconv>
#include <cstdlib>
#include <mutex>
#include <set>
#include <string>

#include "runtime/observe/log.h"

namespace hgc {
namespace {

/// In a process that was forked while another thread held the lock, it stays locked: nothing is logged then.
bool isFirst(const std::string& line) {
  static std::mutex mutex;
  static auto* const told = new std::set<std::string>;
  const std::unique_lock lock(mutex, std::try_to_lock);
  return lock.owns_lock() && told->insert(line).second;
}

}  // namespace

std::optional<double> numberOfVariable(const char* name, const char* unit) {
  const char* const found = std::getenv(name);
  if (found == nullptr || *found == 0) return std::nullopt;
  const std::string text = found;
  double number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem == std::errc() && end == text.data() + text.size() && number >= 0) return number;
  const std::string line = std::string(name) + "=" + text + ": it is a number of " + unit;
  if (isFirst(line)) logMessage(LogLevel::Error, line);
  return std::nullopt;
}

}  // namespace hgc
