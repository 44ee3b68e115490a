#include <malloc.h>

#include <fstream>
#include <string>

#include "tools/bench/measure/workloads.h"

namespace hgc::bench {
namespace {

/// A number of /proc/self/status, in bytes.
double stateOf(const std::string& name) {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(name)) return std::stod(line.substr(name.size())) * 1024;
  }
  return 0;
}

}  // namespace

void growth(const Settings& settings, const std::string& what, int64_t size, const std::function<void()>& calls) {
  malloc_trim(0);
  std::ofstream("/proc/self/clear_refs") << 5;  // the peak begins with what is resident
  const double before = stateOf("VmRSS:");
  calls();
  printNumber(settings, what, size, "bytes", (stateOf("VmHWM:") - before) / static_cast<double>(size));
}

}  // namespace hgc::bench
