#pragma once
/// Where a session goes when its device fails, and when it comes back.
#include <fmt/format.h>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/device/clock.h"
#include "runtime/device/threads.h"
#include "runtime/session.h"
#include "runtime/session/lifecycle/choosing.h"
#include "runtime/session/lifecycle/journal.h"
#include "runtime/session/lifecycle/observer.h"
#include "runtime/session/lifecycle/timed.h"
#include "runtime/session/lifecycle/watched.h"
#include "runtime/session/process.h"

namespace hgc {

/// What a session keeps to go on elsewhere.
struct Moving {
  SessionOptions options;
  std::string device, reason;  ///< as the session was opened
  std::shared_ptr<Failure> failure = std::make_shared<Failure>();
  Journal journal;      ///< empty on the CPU
  ProgramPtr begun;     ///< what the workload was laid out by, and points to, if the session has gone over to code
  bool isAway = false;  ///< on the CPU, since the device failed
  bool hasWarned = false;
  bool isOnRanks = false;   ///< others are told when it closes
  double wait = 0;          ///< seconds for which a device that fails next is left alone
  Clock::time_point until;  ///< when one that has failed is tried again
  uint32_t process = processNumber();
};

/// Makes a call that computes: on the CPU if the device fails. What it sums on the host are strict numbers, too.
template <class Call>
auto Session::computing(const Call& call) -> decltype(call()) {
  const Span span("call");
  const LoopsOf own = threads_->loops();
  const FloatingPointMode mode;
  choosing_->callBegins();
  const auto ended = [&](auto result) {
    observer_->ended(static_cast<bool>(result), times_, choosing_->expected());
    return result;
  };
  if (const Status done = ready(true); !done) return ended(decltype(call())(done.error()));
  auto result = timed(times_, call);
  if (result) worked();
  if (result || !moving_->failure->has_value()) return ended(std::move(result));
  if (const Status done = moved(); !done) return ended(decltype(call())(done.error()));
  return ended(timed(times_, call));
}

/// Brings values or sums by symbol. On the host they lie there already: to ask the clock would take longer.
template <class Bring>
auto Session::collecting(const Bring& bring) -> decltype(bring()) {
  if (device_->info().isHost) return bring();
  const auto start = Clock::now();
  auto result = bring();
  addCollection(millisecondsSince(start));
  return result;
}

/// Makes a call that changes values likewise.
template <class Call>
Status Session::changing(const Call& call) {
  const Span span("change");
  const LoopsOf own = threads_->loops();
  if (const Status done = ready(false); !done) return done;
  const Status result = withinMemory(call);
  if (result || !moving_->failure->has_value()) return result;
  if (const Status done = moved(); !done) return done;
  return withinMemory(call);
}

}  // namespace hgc
