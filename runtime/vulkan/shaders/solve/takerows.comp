// Copies rows of a product, one row by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/diagonal_blocks.def"
} push;

void main() {
  uint b = invocation();
  if (b >= push.count) return;
  for (uint i = b * push.size; i < (b + 1u) * push.size; ++i) Results(push.to).at[i] = Reals(push.product).at[i];
}
