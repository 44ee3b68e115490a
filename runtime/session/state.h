#pragma once
/// What the parts of a session share.
#include <memory>
#include <memory_resource>
#include <string>

#include "runtime/device/clock.h"
#include "runtime/device/threads.h"
#include "runtime/session.h"
#include "runtime/session/lifecycle/observer.h"

namespace hgc {

/// A device with the program loaded on it.
struct CurrentDevice {
  std::shared_ptr<Device> device;
  std::unique_ptr<Executable> executable;  ///< null after the device has failed, until another one is there
  std::string reason;                      ///< why this one
  bool fused = false;
  uint64_t generation = 0;  ///< grows with each executable

  bool isHost() const { return device->info().isHost; }
};

/// What calls take.
struct CallTimes {
  Times last;         ///< of the last call that computes
  double upload = 0;  ///< milliseconds since the last launch

  /// Adds what it took to bring something to the host.
  void addCollection(double milliseconds, bool isHost) {
    last.collect += milliseconds;
    if (!isHost) last.download += milliseconds;
  }
};

/// A program with its data, and where it is.
struct SessionState {
  std::shared_ptr<std::pmr::memory_resource> memory;  ///< of what follows
  Observer observer;
  std::unique_ptr<Workload> workload;
  uint64_t layouts = 0;  ///< how often the workload was laid out anew
  std::shared_ptr<Threads> threads;
  CurrentDevice current;
  CallTimes times;
  bool hasGradient = false;  ///< the device, by the last launch

  const Program& program() const { return workload->artefact->program; }
};

}  // namespace hgc
