#include "runtime/session/lifecycle/journal.h"

#include <algorithm>

namespace hgc {
namespace {

/// Steps, and scalars in them, after which values are brought down.
constexpr size_t kManySteps = 128, kManyScalars = size_t{1} << 23;
/// How many times as much is noted before a gradient is given up.
constexpr size_t kForGradient = 8;

Status makeGradient(Executable& executable, KernelKind kernels) {
  const auto times = executable.launch({kernels});
  return times ? Status(Done{}) : Status(times.error());
}

}  // namespace

Status makeStep(Executable& executable, const Step& step) {
  switch (step.kind) {
    case Step::Kind::Gradient: return makeGradient(executable, step.kernels);
    case Step::Kind::Write: return executable.write(step.symbol, step.first, step.values);
    case Step::Kind::Add: {
      const auto direction = executable.bound(step.other);
      return direction ? executable.add(step.symbol, step.scale, *direction) : Status(direction.error());
    }
    case Step::Kind::AddGradient:
      return executable.add(step.symbol, step.scale, executable.results().gradients[step.symbol]);
    case Step::Kind::Exchange: return executable.exchange(step.symbol, step.other);
  }
  return Done{};
}

bool Journal::isLong() const {
  const size_t times = hasGradient_ ? kForGradient : 1;
  return steps_.size() > times * kManySteps || scalars_ > times * kManyScalars;
}

const Step& Journal::note(Step step) {
  if (step.kind == Step::Kind::Gradient) forgetGradient();
  const Step& noted = steps_.emplace_back(std::move(step));
  hasGradient_ = hasGradient_ || noted.kind == Step::Kind::Gradient;
  scalars_ += noted.values.size();
  return noted;
}

void Journal::takeBack() {
  scalars_ -= steps_.back().values.size();
  steps_.pop_back();
}

void Journal::forgetGradient() {
  hasGradient_ = false;
  if (endsInGradient()) steps_.pop_back();
}

Status Journal::replay(Executable& executable) const {
  for (const Step& step : steps_) {
    if (const Status done = makeStep(executable, step); !done) return done;
  }
  return Done{};
}

Status Journal::settle(Executable& host, Bound& bound) {
  while (!steps_.empty()) {
    const Step& step = steps_.front();
    if (step.kind == Step::Kind::Write)
      std::ranges::copy(step.values, bound.symbols[step.symbol].reals.begin() + step.first);
    if (const Status done = makeStep(host, step); !done) return done;
    steps_.pop_front();
  }
  *this = {};
  return Done{};
}

Status Journal::bringDown(Executable& device, Bound& bound) {
  std::set<SymbolId> changed;
  for (const Step& step : steps_) {
    if (step.kind != Step::Kind::Gradient) changed.insert(step.symbol);
    if (step.kind == Step::Kind::Exchange) changed.insert(step.other);
  }
  std::vector<std::vector<double>> values;
  std::vector<Copy> copies;
  for (const SymbolId symbol : changed) {
    const auto from = device.bound(symbol);
    if (!from) return from.error();
    values.emplace_back(from->bytes / sizeof(double));
    copies.push_back({*from, values.back().data()});
  }
  const Status done = copies.empty() ? Status(Done{}) : device.read(copies);
  if (!done) return done;
  auto own = values.begin();
  for (const SymbolId symbol : changed) std::ranges::copy(*own++, bound.symbols[symbol].reals.begin());
  *this = {};
  return done;
}

}  // namespace hgc
