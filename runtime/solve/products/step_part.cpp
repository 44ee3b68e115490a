#include "runtime/solve/products/step_part.h"

#include <algorithm>
#include <utility>

namespace hgc {

StepPart::StepPart(std::vector<BlockRun> ranges) : ranges_(std::move(ranges)) {
  for (const BlockRun& range : ranges_) count_ += range.blocks * range.size;
}

int64_t StepPart::largest() const {
  int64_t largest = 0;
  for (const BlockRun& range : ranges_) largest = std::max(largest, range.blocks > 0 ? range.size : 0);
  return largest;
}

std::vector<BlockRun> StepPart::closedUp() const {
  std::vector<BlockRun> ranges = ranges_;
  int64_t first = 0;
  for (BlockRun& range : ranges) {
    range.first = first;
    first += range.blocks * range.size;
  }
  return ranges;
}

std::vector<double> StepPart::takeFrom(std::span<const double> step) const {
  std::vector<double> scalars(static_cast<size_t>(count_));
  forScalars([&](size_t k, size_t scalar) { scalars[k] = step[scalar]; });
  return scalars;
}

void StepPart::putInto(std::span<double> step, std::span<const double> scalars) const {
  forScalars([&](size_t k, size_t scalar) { step[scalar] = scalars[k]; });
}

void StepPart::fill(std::span<double> step, double value) const {
  forScalars([&](size_t, size_t scalar) { step[scalar] = value; });
}

void StepPart::setUnit(std::span<double> step, int64_t k) const {
  fill(step, 0);
  for (const BlockRun& range : ranges_) {
    for (int64_t b = 0; b < range.blocks && k < range.size; ++b)
      step[static_cast<size_t>(range.first + b * range.size + k)] = 1;
  }
}

}  // namespace hgc
