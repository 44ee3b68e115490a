// Matrices, last step: one invocation sums one number of the cells of a block, run by run.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/blocks.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/block_totals.def"
} push;

void main() {
  uint k = invocation();
  uint s = k / push.size;
  uint number = k - s * push.size;
  if (s >= push.count) return;
  uvec4 list = Lists(push.lists).at[s];
  Reals cells = Reals(push.cells);
  precise double total = double(0);
  for (uint r = list.z; r < list.z + list.w; ++r) {
    uvec2 run = Pairs(push.runs).at[r];
    precise double sum = double(0);
    for (uint c = 0u; c < run.y; c += kAtOnce) {
      double numbers[kAtOnce];
      [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) numbers[k] = cells.at[run.x + number + min(c + k, run.y - 1u) * push.size];
      [[unroll]] for (uint k = 0u; k < kAtOnce; ++k) sum = sum + (c + k < run.y ? numbers[k] : double(0));
    }
    total = total + sum;
  }
  Results(push.sums).at[targetOf(list, Pairs(push.coordinates).at[number], push.rowGrowth)] = canonical(total);
}
