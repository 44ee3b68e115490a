// Matrices, long lists: eight invocations sum one number of a chunk of up to 1,024 blocks. Invocation k adds the blocks at
// positions k modulo 8, and a fixed tree adds the eight sums. See docs/decisions/0001-canonical-sums.md.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
#include "runtime/vulkan/shaders/lanes.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/block_lists.def"
} push;
#include "runtime/vulkan/shaders/block_entries.glsl"

double laneOf(uvec4 list, uint number, uint lane) {
  precise double sum = double(0);
  for (uint p = lane; p < list.w; p += kAtOnce * kLanes) {
    uint entries[kAtOnce];
    double numbers[kAtOnce];
    [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) entries[k] = entryOf(list, p + k * kLanes);
    [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) numbers[k] = numberOf(entries[k], number);
    [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) sum = sum + (p + k * kLanes < list.w ? numbers[k] : double(0));
  }
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
  precise double sum = double(0);
  if (inside) {
    list = Lists(push.lists).at[s];
    sum = laneOf(list, number, lane);
  }
  lanes[at] = sum;
  barrier();
  if (!inside || lane != 0u) return;
  precise double total = sumOfLanes(at);
  Results(push.sums).at[targetOf(list, Pairs(push.coordinates).at[number], push.rowGrowth)] = canonical(total);
}
