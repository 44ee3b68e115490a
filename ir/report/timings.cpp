#include "ir/report/timings.h"

#include <algorithm>

namespace hgc {
namespace {

Timings::Stage& stageIn(std::vector<Timings::Stage>& stages, std::string_view name) {
  const auto found = std::ranges::find(stages, name, &Timings::Stage::name);
  return found != stages.end() ? *found : stages.emplace_back(Timings::Stage{std::string(name)});
}

void addTo(std::vector<Timings::Stage>& stages, std::string_view name, double milliseconds, int64_t times) {
  Timings::Stage& stage = stageIn(stages, name);
  stage.milliseconds += milliseconds;
  stage.times += times;
}

}  // namespace

void Timings::add(std::string_view stage, double milliseconds) {
  addTo(stages_, stage, milliseconds, 1);
  last_ = Clock::now();
}

double Timings::millisecondsSince() const {
  return std::chrono::duration<double, std::milli>(Clock::now() - last_).count();
}

void Timings::addWithin(std::string_view stage, const Timings& thread) {
  std::vector<Stage>& within = stageIn(stages_, stage).within;
  for (const Stage& part : thread.stages_) addTo(within, part.name, part.milliseconds, part.times);
}

void Stopwatch::lap(std::string_view stage) {
  if (into_ == nullptr) return;
  const Clock::time_point now = Clock::now();
  into_->add(stage, std::chrono::duration<double, std::milli>(now - last_).count());
  last_ = now;
}

}  // namespace hgc
