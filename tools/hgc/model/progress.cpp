#include "tools/hgc/model/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <memory>
#include <mutex>
#include <thread>

namespace hgc::tool {
namespace {

std::string line(double milliseconds, double wall, int indent, const std::string& name, int64_t times) {
  return fmt::format("{:>10.3f} ms {:>5.1f} %  {:{}}{}{}\n", milliseconds, 100 * milliseconds / wall, "", indent, name,
                     times > 1 ? fmt::format(" ({} times)", times) : "");
}

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point then) { return std::chrono::duration<double>(Clock::now() - then).count(); }

class Line {
 public:
  explicit Line(bool always) : always_(always) {}

  void show(std::string_view stage, size_t done, size_t all) {
    const std::lock_guard lock(mutex_);
    if (stage.empty()) return erase();
    if (stage != stage_) {
      stage_ = stage;
      began_ = Clock::now();
      first_ = done;
    }
    done_ = done;
    all_ = all;
    const bool isDue = always_ || (secondsSince(start_) > kPatience && secondsSince(shown_) > kPause);
    if (isDue) print();
    if (!always_ && !reminder_.joinable())
      reminder_ = std::jthread([this](const std::stop_token& stop) { remind(stop); });
  }

 private:
  /// Updates the line while a part takes long.
  void remind(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    const auto patience = std::chrono::duration<double>(kPatience);
    while (!stop.stop_requested()) {
      ended_.wait_for(lock, stop, patience, [] { return false; });
      if (!stop.stop_requested() && !stage_.empty() && secondsSince(shown_) > kPatience) print();
    }
  }

  void print() {
    shown_ = Clock::now();
    isThere_ = true;
    std::fputs(fmt::format("\rhgc: {}: {} of {}{}\033[K", stage_, done_, all_, timeLeft(done_, all_)).c_str(), stderr);
    std::fflush(stderr);
  }

  void erase() {
    if (isThere_) std::fputs("\r\033[K", stderr);
    isThere_ = false;
    stage_.clear();
  }

  static constexpr double kPatience = 1, kPause = 0.1;  // seconds

  /// Assumes that all parts of the stage take as long as those so far.
  std::string timeLeft(size_t done, size_t all) const {
    const double seconds = secondsSince(began_);
    if (done <= first_ || done >= all || seconds < kPatience) return "";
    return fmt::format(", {:.0f} s left",
                       seconds * static_cast<double>(all - done) / static_cast<double>(done - first_));
  }

  bool always_;
  std::mutex mutex_;
  Clock::time_point start_ = Clock::now(), began_ = start_, shown_{};
  std::string stage_;
  size_t first_ = 0, done_ = 0, all_ = 0;
  bool isThere_ = false;
  std::condition_variable_any ended_;
  std::jthread reminder_;  // last, so that it ends before the members that it uses are destroyed
};

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

Progress progressLine(bool always) {
  return [line = std::make_shared<Line>(always)](std::string_view stage, size_t done, size_t all) {
    line->show(stage, done, all);
  };
}

bool isWatched() { return ::isatty(STDERR_FILENO) != 0; }

}  // namespace hgc::tool
