// Matrices, short lists: one invocation sums one number of up to 32 blocks in order. Neighbouring invocations have the numbers
// of one block, which are contiguous in its source and in each row of its destination.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/block_lists.def"
} push;
#include "runtime/vulkan/shaders/block_entries.glsl"

void main() {
  uint k = invocation();
  uint s = k / push.size;
  uint number = k - s * push.size;
  if (s >= push.count) return;
  uvec4 list = Lists(push.lists).at[s];
  precise double sum = double(0);
  for (uint p = 0u; p < list.w; ++p) sum = sum + numberOf(entryOf(list, p), number);
  Results(push.sums).at[targetOf(list, Pairs(push.coordinates).at[number], push.rowGrowth)] = canonical(sum);
}
