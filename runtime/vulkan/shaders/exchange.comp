// Exchanges two arrays, one scalar by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/step.def"
} push;

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  double other = Values(push.others).at[k];
  Values(push.others).at[k] = Values(push.values).at[k];
  Values(push.values).at[k] = other;
}
