// Adds a multiple of a direction, one scalar by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/step.def"
} push;

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  precise double product = uint64BitsToDouble(push.scale) * Reals(push.others).at[k];
  precise double sum = Values(push.values).at[k] + product;
  Values(push.values).at[k] = sum;
}
