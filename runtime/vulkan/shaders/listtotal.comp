#version 460
#extension GL_GOOGLE_include_directive : require
#include "runtime/vulkan/shaders/shared.glsl"
// Gradient reduction: one invocation adds one component of the chunks of a list that has several, in order.
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Lists { uvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Reals { double at[]; };
layout(push_constant) uniform Push {
#include "runtime/gpu/arguments/list_total.def"
} push;

void main() {
  uint k = invocation();
  uint s = k / push.width;
  uint component = k % push.width;
  if (s >= push.count) return;
  uvec2 list = Lists(push.lists).at[s];
  Reals sums = Reals(push.sums + uint64_t(component) * uint64_t(push.stride) * 8ul);
  precise double total = 0.0lf;
  uint p = list.x, end = list.x + list.y;
  for (; p + 4u <= end; p += 4u) {  // four loads in flight; the additions stay in order
    double v0 = sums.at[p], v1 = sums.at[p + 1u], v2 = sums.at[p + 2u], v3 = sums.at[p + 3u];
    total = total + v0;
    total = total + v1;
    total = total + v2;
    total = total + v3;
  }
  for (; p < end; ++p) total = total + sums.at[p];
  sums.at[push.firstResult + s] = total;
}
