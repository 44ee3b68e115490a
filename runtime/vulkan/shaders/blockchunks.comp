#version 460
#extension GL_GOOGLE_include_directive : require
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
// Matrices, long lists: eight invocations add one number of a chunk of up to 1,024 blocks, each those whose position is its own
// number modulo 8; a fixed tree adds the eight. See docs/decisions/0001-canonical-sums.md.
layout(push_constant) uniform Push {
#include "runtime/vulkan/shaders/push/block_lists.def"
} push;

shared double lanes[kWorkgroup];

// A number of an entry.
double numberOf(Words numbers, uint entry) {
  uint instance = entry / push.ways;
  uint c = numbers.at[(entry - instance * push.ways) * push.most];
  if (c == ~0u) return 0.0lf;
  return Reals(outputOf(push.outputs, c, instance - push.first, push.stride, push.side)).at[0];
}

double laneOf(uvec4 list, uint number, uint lane) {
  Words entries = Words(push.entries + uint64_t(list.z) * 4ul);
  Words numbers = Words(push.numbers + uint64_t(number) * 4ul);
  precise double sum = 0.0lf;
  uint p = lane;
  for (; p + 24u < list.w; p += 32u) {  // four loads in flight; the additions stay in order
    uint e0 = entries.at[p], e1 = entries.at[p + 8u], e2 = entries.at[p + 16u], e3 = entries.at[p + 24u];
    double v0 = numberOf(numbers, e0), v1 = numberOf(numbers, e1), v2 = numberOf(numbers, e2), v3 = numberOf(numbers, e3);
    sum = sum + v0;
    sum = sum + v1;
    sum = sum + v2;
    sum = sum + v3;
  }
  for (; p < list.w; p += kLanes) sum = sum + numberOf(numbers, entries.at[p]);
  return sum;
}

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % kLanes;
  uint pair = laneGroup();
  uint s = pair / push.size;
  uint number = pair - s * push.size;
  bool inside = s < push.count;
  uvec4 list = uvec4(0u);
  precise double sum = 0.0lf;
  if (inside) {
    list = Lists(push.lists).at[s];
    sum = laneOf(list, number, lane);
  }
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
  Results(push.sums).at[goalOf(list, Pairs(push.places).at[number], push.bend)] = canonical(total);
}
