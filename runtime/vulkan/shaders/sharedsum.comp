#version 460
#extension GL_GOOGLE_include_directive : require
#include "runtime/vulkan/shaders/shared.glsl"
// Gradient reduction, rows that all instances read in loops: eight invocations add one component of an entry of all instances of
// a segment, chunk by chunk, as chunksum.comp does. A column holds the partials of one instance after another.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Words { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(push_constant) uniform Push {
#include "runtime/gpu/arguments/shared_sum.def"
} push;

shared double lanes[kWorkgroup];

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint pair = laneGroup();
  uint entry = pair / push.width;
  uint component = pair % push.width;
  bool inside = entry < push.entries;
  uint place = Words(push.places).at[inside ? entry : 0u];
  uint column = Words(push.columns).at[place * push.width + component];
  Reals partials = Reals(push.partials + uint64_t(column) * uint64_t(push.stride) * 8ul);
  uint first = gl_WorkGroupID.z * push.segment, end = min(first + push.segment, push.count);
  precise double total = 0.0lf;
  for (uint chunk = first; chunk < end; chunk += kChunk) {
    uint stop = inside && column != ~0u ? min(chunk + kChunk, end) : chunk;
    precise double sum = 0.0lf;
    for (uint k = chunk + lane; k < stop; k += kLanes) sum = sum + partials.at[k];
    lanes[at] = sum;
    barrier();
    if (lane == 0u) {
      precise double a = lanes[at] + lanes[at + 4u];
      precise double b = lanes[at + 2u] + lanes[at + 6u];
      precise double c = lanes[at + 1u] + lanes[at + 5u];
      precise double d = lanes[at + 3u] + lanes[at + 7u];
      precise double even = a + b;
      precise double odd = c + d;
      precise double chunkSum = even + odd;
      total = total + chunkSum;
    }
    barrier();
  }
  if (!inside || lane != 0u) return;
  uint to = component * push.componentStride + gl_WorkGroupID.z * push.segmentStride + entry;
  Results(push.results).at[to] = total;
}
