#version 460
#extension GL_GOOGLE_include_directive : require
#include "runtime/vulkan/shaders/shared.glsl"
// Adds a multiple of a direction: one invocation a scalar.
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Values { double at[]; };
layout(push_constant) uniform Push {
#include "runtime/gpu/arguments/step.def"
} push;

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  precise double product = uint64BitsToDouble(push.scale) * Reals(push.others).at[k];
  precise double sum = Values(push.values).at[k] + product;
  Values(push.values).at[k] = sum;
}
