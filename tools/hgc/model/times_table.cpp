#include "tools/hgc/model/times_table.h"

#include <fmt/format.h>

#include <ctime>

namespace hgc::tool {
namespace {

std::string line(double milliseconds, double wall, int indent, const std::string& name, int64_t times) {
  return fmt::format("{:>10.3f} ms {:>5.1f} %  {:{}}{}{}\n", milliseconds, 100 * milliseconds / wall, "", indent, name,
                     times > 1 ? fmt::format(" ({} times)", times) : "");
}

}  // namespace

double startMilliseconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

std::string timesTable(const Timings& times, double wall) {
  std::string out;
  double sum = 0;
  for (const Timings::Stage& stage : times.stages()) {
    sum += stage.milliseconds;
    out += line(stage.milliseconds, wall, 0, stage.name, stage.times);
    for (const Timings::Stage& part : stage.within) out += line(part.milliseconds, wall, 2, part.name, part.times);
  }
  return out + line(wall - sum, wall, 0, "other", 1) + line(wall, wall, 0, "in all", 1);
}

}  // namespace hgc::tool
