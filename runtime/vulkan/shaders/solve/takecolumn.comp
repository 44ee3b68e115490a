// Copies a product to a column of blocks, one block by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/vulkan/shaders/solve/triangle.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/diagonal_blocks.def"
} push;

void main() {
  uint b = invocation();
  if (b >= push.count) return;
  for (uint i = push.column; i < push.size; ++i) {
    Results(push.numbers).at[entryOf(i, push.column) * push.count + b] = Reals(push.product).at[b * push.size + i];
  }
}
