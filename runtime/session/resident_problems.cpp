#include "runtime/resident_problems.h"

#include <utility>

#include "runtime/session/matrices/engine.h"

namespace hgc {

ResidentProblems::ResidentProblems(SessionState& state, DeviceLifecycle& lifecycle, MatrixEngine& matrices,
                                   std::string dimension)
    : state_(state),
      lifecycle_(lifecycle),
      matrices_(matrices),
      dimension_(std::move(dimension)),
      generation_(state.current.generation) {}

ResidentProblems::~ResidentProblems() {
  if (steps_ && !state_.current.isForked() && !areLost() && state_.current.executable)
    state_.current.executable->dropSteps(steps_);
}

/// The first launch may move the session to another device, which is then used.
Status ResidentProblems::start() {
  const Status done = matrices_.leaveSeparate(dimension_);
  generation_ = state_.current.generation;
  return done;
}

bool ResidentProblems::areLost() const { return state_.current.generation != generation_; }

Status ResidentProblems::checkDevice() const {
  if (!areLost()) return Done{};
  return Error{"the session has left the device that had these problems", "", ErrorKind::DeviceLost};
}

template <class Call>
Status ResidentProblems::onDevice(const Call& call) {
  return lifecycle_.compute([&]() -> Status {
    const Status isThere = checkDevice();
    return isThere ? onThreads(state_.threads, call) : isThere;
  });
}

Status ResidentProblems::take(const SeparateProblems& problems) {
  return onDevice([&]() -> Status {
    const auto steps = state_.current.executable->stepsOf(problems);
    if (steps) steps_ = *steps;
    return steps ? Status(Done{}) : steps.error();
  });
}

Status ResidentProblems::evaluate() {
  const auto done = matrices_.leaveSeparate(dimension_);
  return done ? checkDevice() : done;  // on another device unknowns are those from the start
}

Status ResidentProblems::run(Status (SeparateSteps::*step)()) {
  return onDevice([&] { return lifecycle_.noted([&] { return (steps_->*step)(); }); });
}

Status ResidentProblems::bring(const SeparateProgress& progress) {
  const uint64_t bytes = progress.costs.size_bytes() + progress.iterations.size_bytes() + progress.endings.size_bytes();
  return onDevice([&] {
    const Span span("download", {.device = state_.observer.device(), .bytes = static_cast<int64_t>(bytes)});
    state_.observer.downloaded(bytes);
    return lifecycle_.noted([&] { return steps_->bring(progress); });
  });
}

Status ResidentProblems::bringUnknown(SymbolId unknown, std::span<double> values) {
  return onDevice([&]() -> Status {
    const auto own = state_.current.executable->bound(unknown);
    if (!own) return own.error();
    const Copy copy{*own, values.data()};
    return state_.current.executable->read({&copy, 1});
  });
}

}  // namespace hgc
