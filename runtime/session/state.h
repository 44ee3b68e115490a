#pragma once
/// The state that the parts of a session share.
#include <memory>
#include <memory_resource>
#include <string>

#include "runtime/device/clock.h"
#include "runtime/device/threads.h"
#include "runtime/session.h"
#include "runtime/session/lifecycle/observer.h"
#include "runtime/session/process.h"

namespace hgc {

/// A device with the program loaded on it.
struct CurrentDevice {
  std::shared_ptr<Device> device;
  std::unique_ptr<Executable> executable;  ///< null from a failure until the next device is opened
  std::string reason;                      ///< why it was chosen
  bool fused = false;
  uint64_t generation = 0;  ///< number of executables so far

  bool isHost() const { return device->info().isHost; }
  uint32_t process = processNumber();  ///< that has it
  /// Whether this is a copy in a forked process, which has no devices.
  bool isForked() const { return process != processNumber(); }
};

struct CallTimes {
  Times last;         ///< of the last call that computes
  double upload = 0;  ///< milliseconds of uploads since the last launch
};

/// A program with its data and its device.
struct SessionState {
  std::shared_ptr<std::pmr::memory_resource> memory;  ///< of the members below; null: operator new
  Observer observer;
  std::unique_ptr<Workload> workload;
  uint64_t layouts = 0;  ///< how often the workload was laid out again
  std::shared_ptr<Threads> threads;
  CurrentDevice current;
  CallTimes times;
  bool hasGradient = false;  ///< whether the last launch left one on the device

  const Program& program() const { return workload->artefact->program; }
  /// Calls `bring`, which brings results to the host, and adds its time.
  template <class Bring>
  auto collect(const Bring& bring) -> decltype(bring()) {
    const auto start = Clock::now();
    auto result = bring();
    const double milliseconds = millisecondsSince(start);
    times.last.collect += milliseconds;
    if (!current.isHost()) times.last.download += milliseconds;
    return result;
  }
};

}  // namespace hgc
