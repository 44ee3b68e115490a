#include "runtime/split/part.h"

#include <algorithm>

#include "runtime/data/copying.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/device/components.h"

namespace hgc {

Result<std::unique_ptr<Part>> Part::load(const Workload& whole, const SplitPlan& plan, size_t number,
                                         std::shared_ptr<Device> device, const LoadOptions& options) {
  auto workload = partOf(whole, plan, number);
  if (!workload) return workload.error();
  auto executable = device->load(**workload, options);
  if (!executable) return executable.error();
  return std::unique_ptr<Part>(
      new Part({whole, plan, number}, std::move(*workload), std::move(device), std::move(*executable)));
}

Status Part::prepare(KernelKind kind) { return executable_->prepare({kind}); }

/// Host devices write sums and components directly to their places.
Launch Part::launchOf(KernelKind kind, InstanceValues values, std::span<double> to) const {
  Launch launch{kind, values};
  if (!device_->info().isHost) return launch;
  launch.components.assign(workload_->groups.size(), nullptr);
  launch.gradients.assign(sections_.sums.size(), nullptr);
  for (size_t g = 0; g < workload_->groups.size(); ++g) {
    const bool isInOrder =
        workload_->groups[g].flat.empty();  // otherwise rows would be written in the order of the domain
    if (sections_.components[g].count > 0 && isInOrder)
      launch.components[g] = components_[g] ? components_[g] : to.data() + sections_.components[g].first;
  }
  for (size_t symbol = 0; symbol < sections_.sums.size(); ++symbol) {
    if (sections_.sums[symbol].count > 0) launch.gradients[symbol] = to.data() + sections_.sums[symbol].first;
  }
  return launch;
}

Result<std::unique_ptr<Event>> Part::submit(KernelKind kind, InstanceValues values, std::span<double> to,
                                            std::vector<double*> components) {
  sections_ = sectionsOf(cut_.whole, cut_.plan, cut_.number, kind, values);
  components_ = std::move(components);
  components_.resize(workload_->groups.size(), nullptr);
  for (size_t g = 0; g < components_.size(); ++g) {
    if (components_[g]) components_[g] += workload_->groups[g].before * sections_.width[g];
  }
  return executable_->submit(launchOf(kind, values, to));
}

Status Part::bring(std::span<double> to) {
  const Results& left = executable_->results();
  std::vector<Copy> copies;
  const auto copy = [&](const Buffer& from, const Section& section) {
    if (section.count > 0 && from.bytes > 0) copies.push_back({from, to.data() + section.first});
  };
  for (size_t g = 0; g < workload_->groups.size(); ++g) {
    copy(left.chunkSums[g], sections_.chunkSums[g]);
    copy(left.values[g], sections_.values[g]);
  }
  for (size_t symbol = 0; symbol < left.gradients.size(); ++symbol)
    copy(left.gradients[symbol], sections_.sums[symbol]);
  Status done = executable_->read(copies);
  nonfinite_ = 0;
  for (size_t g = 0; g < workload_->groups.size() && done; ++g) {
    if (!left.elements[g].empty()) done = placeComponents(g, to);
    else if (components_[g]) nonfinite_ += cleanSome(components_[g], sections_.components[g].count);
  }
  return done;
}

Status Part::placeComponents(size_t g, std::span<double> to) {
  const Section& section = sections_.components[g];
  double* const place = components_[g] ? components_[g] : to.data() + section.first;
  const Status done = fetchComponents(*executable_, device_->info(), executable_->results().elements[g], {}, place);
  if (done && components_[g]) nonfinite_ += cleanSome(place, section.count);
  return done;
}

Result<std::unique_ptr<Event>> Part::submitTaking(KernelKind kind, const TakeTiles& take) {
  Launch launch{kind};
  if (device_->info().isHost) launch.take = take;
  taking_ = launch;
  return executable_->submit(taking_);
}

Status Part::handOver(const TakeTiles& take) {
  if (device_->info().isHost) return Done{};
  return hgc::handOver(*executable_, device_->info(), *workload_, take);
}

Status Part::write(SymbolId symbol, int64_t first, std::span<const double> values) {
  if (!device_->info().isHost) return executable_->write(symbol, first, values);
  std::ranges::copy(values, workload_->bound.symbols[symbol].reals.begin() + first);
  return executable_->write(symbol, first, values);
}

Status PartsExecutable::prepare(const Launch& launch) {
  for (const auto& part : parts_) {
    if (const Status done = part->prepare(launch.kind); !done) return done;
  }
  return Done{};
}

Status PartsExecutable::write(SymbolId symbol, int64_t first, std::span<const double> values) {
  for (const auto& part : parts_) {
    if (const Status done = part->write(symbol, first, values); !done) return done;
  }
  return Done{};
}

Status PartsExecutable::read(std::span<const Copy> copies) {
  for (const Copy& copy : copies)
    copyScalars(reinterpret_cast<const double*>(copy.from.address),
                static_cast<int64_t>(copy.from.bytes / sizeof(double)), static_cast<double*>(copy.to));
  return Done{};
}

std::span<double> PartsExecutable::valuesOf(SymbolId symbol) const {
  const BoundSymbol& own = whole_.bound.symbols[symbol];
  return {const_cast<double*>(own.reals.data()), static_cast<size_t>(own.rows * own.width)};
}

Result<Buffer> PartsExecutable::bound(SymbolId symbol) {
  const std::span<double> own = valuesOf(symbol);
  return Buffer{0, 0, own.size_bytes(), reinterpret_cast<uint64_t>(own.data())};
}

Status PartsExecutable::add(SymbolId symbol, double scale, const Buffer& direction) {
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

Status PartsExecutable::exchange(SymbolId a, SymbolId b) {
  Status done = write(a, 0, valuesOf(b));
  if (done) done = write(b, 0, valuesOf(a));
  if (done) std::ranges::swap_ranges(valuesOf(a), valuesOf(b));
  return done;
}

}  // namespace hgc
