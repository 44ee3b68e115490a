#include "runtime/gpu/readback.h"

#include <algorithm>

namespace hgc {
namespace {

/// For larger or more results, a separate submission is faster.
constexpr uint64_t kMostBytes = uint64_t{128} << 10;
constexpr size_t kMostParts = 32;

void add(Readback& readback, const Buffer& buffer) {
  const uint64_t at = readback.parts.empty() ? 0 : readback.parts.back().at + readback.parts.back().from.bytes;
  const bool fits = buffer.bytes <= kMostBytes && at + buffer.bytes <= kReadbackBytes;
  if (buffer.bytes > 0 && fits && readback.parts.size() < kMostParts) readback.parts.push_back({buffer, at});
}

bool contains(const Buffer& all, const Buffer& some) {
  return all.handle == some.handle && all.offset <= some.offset && some.offset + some.bytes <= all.offset + all.bytes;
}

}  // namespace

Readback readbackOf(const Workload& workload, const Results& results) {
  Readback readback;
  for (const Buffer& sums : results.chunkSums) add(readback, sums);
  for (const Buffer& gradient : results.gradients) add(readback, gradient);
  for (const Buffer& places : results.assembled) add(readback, places);
  for (size_t g = 0; g < results.values.size(); ++g) {
    // of a group of several terms each instance is a term, whose value the host reads
    if (workload.artefact->plan.groups[g].terms.size() > 1) add(readback, results.values[g]);
  }
  for (const std::vector<Tiles>& elements : results.elements) {
    for (const Tiles& tiles : elements) add(readback, tiles.buffer);
  }
  return readback;
}

std::optional<uint64_t> offsetOf(const Readback& readback, const Buffer& numbers) {
  const auto part =
      std::ranges::find_if(readback.parts, [&](const Readback::Part& each) { return contains(each.from, numbers); });
  if (part == readback.parts.end()) return std::nullopt;
  return part->at + (numbers.offset - part->from.offset);
}

}  // namespace hgc
