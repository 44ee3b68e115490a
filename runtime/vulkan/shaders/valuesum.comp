#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require
#include "runtime/vulkan/shaders/shared.glsl"
// Sums of the instances' values, chunk by chunk, in the order of canonicalSum (runtime/sum/incidence.cpp); the host adds the chunks.
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(push_constant) uniform Push {
#include "runtime/gpu/arguments/value_sum.def"
} push;

shared double lanes[kWorkgroup];

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint chunk = laneGroup();
  uint begin = min(chunk / push.chunks * push.segment, push.count);
  uint segmentEnd = begin + min(push.segment, push.count - begin);
  uint first = begin + chunk % push.chunks * kChunk;
  bool inside = first < segmentEnd;
  uint end = inside ? first + min(kChunk, segmentEnd - first) : first;
  bool isShort = segmentEnd - begin <= kShortList;
  uint from = isShort && lane != 0u ? end : first + lane;
  uint step = isShort ? 1u : kLanes;
  Reals values = Reals(push.values);
  precise double sum = 0.0lf;
  uint i = from;
  for (; i + 7u * step < end; i += 8u * step) {  // eight loads in flight; the additions stay in order
    double some[8];
    [[unroll]] for (uint k = 0u; k < 8u; ++k) some[k] = values.at[(i + k * step) * push.step];
    [[unroll]] for (uint k = 0u; k < 8u; ++k) sum = sum + some[k];
  }
  for (; i < end; i += step) sum = sum + values.at[i * push.step];
  lanes[at] = sum;
  barrier();
  if (!inside || lane != 0u) return;
  precise double a = lanes[at] + lanes[at + 4u];
  precise double b = lanes[at + 2u] + lanes[at + 6u];
  precise double c = lanes[at + 1u] + lanes[at + 5u];
  precise double d = lanes[at + 3u] + lanes[at + 7u];
  precise double even = a + b;
  precise double odd = c + d;
  precise double total = even + odd;
  Results(push.results).at[chunk] = total;
}
