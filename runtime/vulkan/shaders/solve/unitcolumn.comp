// A direction that is 1 at one scalar of each row, one row by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/diagonal_blocks.def"
} push;

void main() {
  uint b = invocation();
  if (b >= push.count) return;
  for (uint i = 0u; i < push.size; ++i) Results(push.to).at[b * push.size + i] = double(i == push.column ? 1 : 0);
}
