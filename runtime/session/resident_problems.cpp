#include "runtime/resident_problems.h"

#include <utility>

#include "runtime/session/matrices/engine.h"

namespace hgc {

ResidentProblems::ResidentProblems(SessionState& state, DeviceLifecycle& lifecycle, Launcher& launcher,
                                   MatrixEngine& matrices, std::string dimension)
    : state_(state),
      lifecycle_(lifecycle),
      launcher_(launcher),
      matrices_(matrices),
      dimension_(std::move(dimension)),
      generation_(state.current.generation) {}

ResidentProblems::~ResidentProblems() {
  if (steps_ && !state_.current.isForked() && !areLost() && state_.current.executable)
    state_.current.executable->drop(steps_);
}

/// The first launch may move the session to another device, which is then used.
Status ResidentProblems::start() {
  const auto sums = matrices_.leaveSeparate(dimension_);
  generation_ = state_.current.generation;
  if (!sums) return sums.error();
  sums_ = *sums;
  return Done{};
}

bool ResidentProblems::areLost() const { return state_.current.generation != generation_; }

template <class Call>
auto ResidentProblems::onDevice(const Call& call) -> decltype(call()) {
  return callOnDevice(state_, lifecycle_, generation_, "these problems", call);
}

Status ResidentProblems::take(const SeparateProblems& problems) {
  return onDevice([&]() -> Status {
    const auto steps = state_.current.executable->stepsOf(problems, sums_);
    if (steps) steps_ = *steps;
    return steps ? Status(Done{}) : steps.error();
  });
}

Status ResidentProblems::evaluate() {
  return onDevice([&] { return launcher_.begin({.kind = KernelKind::GaussNewton, .assemblies = {sums_.unfinished}}); });
}

Status ResidentProblems::run(Status (SeparateSteps::*step)()) {
  return onDevice([&] { return lifecycle_.noted([&] { return (steps_->*step)(); }); });
}

Result<SeparateProgress> ResidentProblems::count() {
  return onDevice([&] { return lifecycle_.noted([&] { return steps_->count(); }); });
}

Status ResidentProblems::readResults(const SeparateResults& results) {
  const uint64_t bytes = results.costs.size_bytes() + results.iterations.size_bytes() + results.endings.size_bytes() +
                         results.doubts.size_bytes();
  return onDevice([&] {
    const Span span("download", {.device = state_.observer.device(), .bytes = static_cast<int64_t>(bytes)});
    state_.observer.downloaded(bytes);
    return lifecycle_.noted([&] { return steps_->readResults(results); });
  });
}

Status ResidentProblems::readUnknown(SymbolId unknown, std::span<double> values) {
  return onDevice([&]() -> Status {
    const auto own = state_.current.executable->bound(unknown);
    if (!own) return own.error();
    const Copy copy{*own, values.data()};
    return state_.current.executable->read({&copy, 1});
  });
}

}  // namespace hgc
