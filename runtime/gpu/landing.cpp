#include "runtime/gpu/landing.h"

#include <algorithm>

namespace hgc {
namespace {

/// For larger or more results, a separate submission is faster.
constexpr uint64_t kMostBytes = uint64_t{128} << 10;
constexpr size_t kMostParts = 32;

void add(Land& landing, const Buffer& buffer) {
  const uint64_t at = landing.parts.empty() ? 0 : landing.parts.back().at + landing.parts.back().from.bytes;
  const bool fits = buffer.bytes <= kMostBytes && at + buffer.bytes <= kLandingBytes;
  if (buffer.bytes > 0 && fits && landing.parts.size() < kMostParts) landing.parts.push_back({buffer, at});
}

bool has(const Buffer& all, const Buffer& some) {
  return all.handle == some.handle && all.offset <= some.offset && some.offset + some.bytes <= all.offset + all.bytes;
}

}  // namespace

Land landingOf(const Workload& workload, const Results& results) {
  Land landing;
  for (const Buffer& sums : results.chunkSums) add(landing, sums);
  for (const Buffer& gradient : results.gradients) add(landing, gradient);
  for (const Buffer& places : results.assembled) add(landing, places);
  for (size_t g = 0; g < results.values.size(); ++g) {
    if (workload.artefact->plan.groups[g].terms.size() > 1) add(landing, results.values[g]);
  }
  for (const std::vector<Tiles>& elements : results.elements) {
    for (const Tiles& tiles : elements) add(landing, tiles.buffer);
  }
  return landing;
}

std::optional<uint64_t> placeOf(const Land& landing, const Buffer& numbers) {
  const auto part =
      std::ranges::find_if(landing.parts, [&](const Land::Part& each) { return has(each.from, numbers); });
  if (part == landing.parts.end()) return std::nullopt;
  return part->at + (numbers.offset - part->from.offset);
}

}  // namespace hgc
