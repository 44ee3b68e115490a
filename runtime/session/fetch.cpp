#include "runtime/session/fetch.h"

#include "runtime/data/floating_point_mode.h"
#include "runtime/device/components.h"
#include "runtime/observe/trace.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Room for `buffer`, and the copy that fills it.
Copy copyOf(const Buffer& buffer, std::vector<double>& to) {
  to.resize(buffer.bytes / sizeof(double));
  return {buffer, to.data()};
}

}  // namespace

Result<LaunchResult> fetch(Executable& executable, const DeviceInfo& device, const Workload& workload,
                           InstanceValues values) {
  const Span span("collect");
  const FloatingPointMode mode;  // the sums of chunks are strict numbers, too
  const Results& left = executable.results();
  const size_t groups = workload.groups.size();
  LaunchResult result{std::vector<double>(groups, 0.0), std::vector<std::vector<double>>(groups),
                      std::vector<std::vector<double>>(groups)};
  std::vector<std::vector<double>> chunks(groups);
  std::vector<Copy> copies;
  for (size_t g = 0; g < groups; ++g) {
    copies.push_back(copyOf(left.chunkSums[g], chunks[g]));
    const bool isShared = workload.artefact->plan.groups[g].terms.size() > 1;
    if (isShared || values == InstanceValues::OfAllGroups) copies.push_back(copyOf(left.values[g], result.values[g]));
  }
  if (const Status done = executable.read(copies); !done) return done.error();
  for (size_t g = 0; g < groups; ++g) {
    result.sums[g] = sumOfChunks(chunks[g], workload.groups[g].segments());
    if (left.elements[g].empty()) continue;
    const uint32_t width = left.elements[g][0].width;
    result.outputs[g].resize(static_cast<size_t>(workload.groups[g].count) * width);
    const Status done = fetchComponents(executable, device, left.elements[g], {}, result.outputs[g].data());
    if (!done) return done.error();
  }
  return result;
}

}  // namespace hgc
