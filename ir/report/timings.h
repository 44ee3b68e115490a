#pragma once
/// How long things take, and how far long work has come.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hgc {

/// Times by stages, in the order in which these were first seen. A value; thread-safety: none.
class Timings {
 public:
  struct Stage {
    std::string name;
    double milliseconds = 0;
    int64_t times = 0;            ///< how often
    std::vector<Stage> within{};  ///< of all threads together, where several work on it: these may add up to more
  };

  void add(std::string_view stage, double milliseconds);
  /// What was measured on a thread that worked on `stage`.
  void addWithin(std::string_view stage, const Timings& thread);
  const std::vector<Stage>& stages() const { return stages_; }
  /// Since the last stage ended.
  double millisecondsSince() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::vector<Stage> stages_;
  Clock::time_point last_ = Clock::now();
};

/// Measures what is done one after another. Thread-safety: none.
class Stopwatch {
 public:
  /// What it measures is added to `into`, which must outlive it; without that it measures nothing.
  explicit Stopwatch(Timings* into) : into_(into), last_(Clock::now()) {}

  /// All since the last lap, or since it was made, was `stage`.
  void lap(std::string_view stage);
  /// What was done since the last lap is measured elsewhere.
  void skip() { last_ = Clock::now(); }

 private:
  using Clock = std::chrono::steady_clock;

  Timings* into_;
  Clock::time_point last_;
};

/// Told again and again, from any thread: what is being done, and how much of it is done, in parts of like length; an
/// empty stage ends it. None: nobody wants to know.
using Progress = std::function<void(std::string_view stage, size_t done, size_t all)>;

}  // namespace hgc
