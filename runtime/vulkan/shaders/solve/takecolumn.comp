// A product to a column of blocks, and to the row that is the same: one invocation a block.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/diagonal_blocks.def"
} push;

void main() {
  uint b = invocation();
  if (b >= push.count) return;
  for (uint i = push.column; i < push.size; ++i) {
    double number = Reals(push.product).at[b * push.size + i];
    Results(push.numbers).at[(i * push.size + push.column) * push.count + b] = number;
    Results(push.numbers).at[(push.column * push.size + i) * push.count + b] = number;
  }
}
