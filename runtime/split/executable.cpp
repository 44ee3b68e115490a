#include "runtime/split/executable.h"

#include <algorithm>

#include "runtime/data/floating_point_mode.h"
#include "runtime/data/stretches.h"
#include "runtime/device/clock.h"

namespace hgc {

/// The end of all parts of a launch.
class SplitExecutable::Launched : public Event {
 public:
  Launched(SplitExecutable& executable, Launch launch, std::vector<std::unique_ptr<Event>> events)
      : executable_(executable), launch_(std::move(launch)), events_(std::move(events)) {}

  Result<Times> wait() override {
    if (!times_) times_ = executable_.finish(launch_, events_);
    return *times_;
  }

 private:
  SplitExecutable& executable_;
  Launch launch_;
  std::vector<std::unique_ptr<Event>> events_;
  std::optional<Result<Times>> times_;
};

SplitExecutable::SplitExecutable(const Workload& whole, std::unique_ptr<SplitPlan> plan)
    : whole_(whole), plan_(std::move(plan)), combiner_(whole, *plan_) {}

Status SplitExecutable::add(std::shared_ptr<Device> device, const LoadOptions& options) {
  const bool isHost = device->info().isHost;
  auto part = Part::load(whole_, *plan_, parts_.size(), std::move(device), options);
  if (!part) return part.error();
  order_.insert(isHost ? order_.end() : order_.begin(), parts_.size());
  parts_.push_back(std::move(*part));
  numbers_.emplace_back();
  left_.emplace_back();
  return Done{};
}

Status SplitExecutable::prepare(const Launch& launch) {
  for (const auto& part : parts_) {
    if (const Status done = part->prepare(launch.kind); !done) return done;
  }
  return Done{};
}

/// Room for what a part leaves; it only grows.
std::span<double> SplitExecutable::roomFor(size_t part, const Launch& launch) {
  const Sections sections = sectionsOf(whole_, *plan_, part, launch.kind, launch.values);
  std::vector<double>& numbers = numbers_[part];
  if (numbers.size() < static_cast<size_t>(sections.count)) numbers.resize(static_cast<size_t>(sections.count));
  return std::span(numbers).first(static_cast<size_t>(sections.count));
}

Result<std::unique_ptr<Event>> SplitExecutable::started(size_t part, const Launch& launch) {
  if (launch.take) return parts_[part]->submitTaking(launch.kind, launch.take);
  left_[part] = roomFor(part, launch);
  return parts_[part]->submit(launch.kind, launch.values, left_[part]);
}

Result<std::unique_ptr<Event>> SplitExecutable::submit(const Launch& launch) {
  results_ = {};
  std::vector<std::unique_ptr<Event>> events;
  for (const size_t part : order_) {
    auto event = started(part, launch);
    if (!event) return event.error();  // the others are waited for
    events.push_back(std::move(*event));
  }
  return std::unique_ptr<Event>(std::make_unique<Launched>(*this, launch, std::move(events)));
}

/// Parts run side by side: together they take what the slowest takes.
Result<Times> SplitExecutable::finish(const Launch& launch, std::span<const std::unique_ptr<Event>> events) {
  Times slowest;
  std::optional<Error> failed;
  for (const auto& event : events) {
    const auto times = event->wait();
    if (!times && !failed) failed = times.error();
    if (times && times->kernel + times->reduce > slowest.kernel + slowest.reduce) slowest = *times;
  }
  if (failed) return *failed;
  const auto start = Clock::now();
  if (const Status done = brought(launch); !done) return done.error();
  slowest.reduce += millisecondsSince(start);
  return slowest;
}

Status SplitExecutable::brought(const Launch& launch) {
  const FloatingPointMode mode;
  for (size_t part = 0; part < parts_.size(); ++part) {
    const Status done = launch.take ? parts_[part]->handOver(launch.take) : parts_[part]->bring(left_[part]);
    if (!done) return done;
  }
  const size_t groups = whole_.groups.size();
  if (launch.take) {
    results_.values.resize(groups);
    results_.chunkSums.resize(groups);
    results_.elements.resize(groups);
    return Done{};
  }
  const std::vector<std::span<const double>> left(left_.begin(), left_.end());
  results_ = combiner_.combine(launch, left);
  return Done{};
}

Status SplitExecutable::read(std::span<const Copy> copies) {
  for (const Copy& copy : copies)
    copyScalars(reinterpret_cast<const double*>(copy.from.address),
                static_cast<int64_t>(copy.from.bytes / sizeof(double)), static_cast<double*>(copy.to));
  return Done{};
}

std::span<double> SplitExecutable::valuesOf(SymbolId symbol) const {
  const BoundSymbol& own = whole_.bound.symbols[symbol];
  return {const_cast<double*>(own.reals.data()), static_cast<size_t>(own.rows * own.width)};
}

Result<Buffer> SplitExecutable::bound(SymbolId symbol) {
  const std::span<double> own = valuesOf(symbol);
  return Buffer{0, 0, own.size_bytes(), reinterpret_cast<uint64_t>(own.data())};
}

Status SplitExecutable::write(SymbolId symbol, int64_t first, std::span<const double> values) {
  for (const auto& part : parts_) {
    if (const Status done = part->write(symbol, first, values); !done) return done;
  }
  return Done{};
}

/// What is bound changes once all parts have it: after a failure it is as it was.
Status SplitExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
  const std::span<double> own = valuesOf(symbol);
  const auto* const others = reinterpret_cast<const double*>(direction.address);
  std::vector<double> sums(own.size());
  forStretches(static_cast<int64_t>(sums.size()), [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    for (auto k = static_cast<size_t>(first); k < static_cast<size_t>(last); ++k) sums[k] = own[k] + scale * others[k];
  });
  if (const Status done = write(symbol, 0, sums); !done) return done;
  std::ranges::copy(sums, own.begin());
  return Done{};
}

Status SplitExecutable::exchange(SymbolId a, SymbolId b) {
  Status done = write(a, 0, valuesOf(b));
  if (done) done = write(b, 0, valuesOf(a));
  if (done) std::ranges::swap_ranges(valuesOf(a), valuesOf(b));
  return done;
}

}  // namespace hgc
