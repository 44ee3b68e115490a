// Gradients, rows that all instances read in loops: eight invocations sum one component of one entry over all instances of a
// segment, chunk by chunk like chunksum.comp. A column holds the partials of consecutive instances.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/lanes.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/shared_sum.def"
} push;

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint pair = laneGroup();
  uint entry = pair / push.width;
  uint component = pair % push.width;
  bool inside = entry < push.entries;
  uint place = Words(push.sharedEntries).at[inside ? entry : 0u];
  uint column = Words(push.columns).at[place * push.width + component];
  Reals partials = Reals(push.partials + uint64_t(column) * uint64_t(push.stride) * 8ul);
  uint first = gl_WorkGroupID.z * push.segment, end = min(first + push.segment, push.count);
  precise double total = double(0);
  for (uint chunk = first; chunk < end; chunk += kChunk) {
    uint stop = inside && column != ~0u ? min(chunk + kChunk, end) : chunk;
    precise double sum = double(0);
    for (uint k = chunk + lane; k < stop; k += kLanes) sum = sum + partials.at[k];
    lanes[at] = sum;
    barrier();
    if (lane == 0u) {
      precise double chunkSum = sumOfLanes(at);
      total = total + chunkSum;
    }
    barrier();
  }
  if (!inside || lane != 0u) return;
  uint to = component * push.componentStride + gl_WorkGroupID.z * push.segmentStride + entry;
  Results(push.results).at[to] = total;
}
