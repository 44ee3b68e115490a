#include "runtime/session/fetch.h"

#include "runtime/observe/trace.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

std::span<const double> numbersAt(const Buffer& buffer) {
  return {reinterpret_cast<const double*>(buffer.address), buffer.bytes / sizeof(double)};
}

/// Copies buffers to the host, and makes their addresses those of the copies.
Status bringAll(Executable& executable, std::vector<Buffer>& buffers, std::vector<std::vector<double>>& brought) {
  std::vector<Copy> copies;
  for (Buffer& buffer : buffers) {
    std::vector<double>& to = brought.emplace_back(buffer.bytes / sizeof(double));
    copies.push_back({buffer, to.data()});
    buffer.address = reinterpret_cast<uint64_t>(to.data());
  }
  return executable.read(copies);
}

/// Sums the values of each term. In a group of several terms each instance is a term.
void addTerms(const Workload& workload, LaunchResult& result) {
  result.terms.assign(workload.terms.size(), 0);
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!isObjective(layoutOf(workload, g).kind) || layoutOf(workload, g).inlined) continue;
    const std::vector<TermId>& terms = workload.artefact->plan.groups[g].terms;
    for (size_t k = 0; k < terms.size(); ++k) {
      double& sum = result.terms[workload.placeOfTerm[terms[k]]];
      if (terms.size() == 1) sum += result.sums[g];
      else if (!result.values[g].empty()) sum += result.values[g][k];
    }
  }
}

}  // namespace

Status fetch(Executable& executable, const DeviceInfo& device, const Workload& workload, InstanceValues values,
             LaunchResult& result) {
  const Span span("collect");
  const Results& left = executable.results();
  const size_t groups = workload.groups.size();
  const auto isWanted = [&](size_t g) {
    return values == InstanceValues::OfAllGroups || workload.artefact->plan.groups[g].terms.size() > 1;
  };
  std::vector<Buffer> ofDevice;
  if (!device.isHost) {
    ofDevice = left.chunkSums;
    for (size_t g = 0; g < groups; ++g) ofDevice.push_back(isWanted(g) ? left.values[g] : Buffer{});
    result.brought.clear();
    if (const Status done = bringAll(executable, ofDevice, result.brought); !done) return done;
  }
  const Buffer* const chunks = device.isHost ? left.chunkSums.data() : ofDevice.data();
  const Buffer* const each = device.isHost ? left.values.data() : ofDevice.data() + groups;
  result.sums.resize(groups);
  result.values.assign(groups, {});
  for (size_t g = 0; g < groups; ++g) {
    result.sums[g] = sumOfChunks(numbersAt(chunks[g]), workload.groups[g].segments());
    if (isWanted(g)) result.values[g] = numbersAt(each[g]);
  }
  addTerms(workload, result);
  return Done{};
}

}  // namespace hgc
