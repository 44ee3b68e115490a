#version 460
#extension GL_GOOGLE_include_directive : require
#include "runtime/vulkan/shaders/shared.glsl"
// Exchanges two arrays: one invocation a scalar.
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Values { double at[]; };
layout(push_constant) uniform Push {
#include "runtime/gpu/arguments/step.def"
} push;

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  double other = Values(push.others).at[k];
  Values(push.others).at[k] = Values(push.values).at[k];
  Values(push.values).at[k] = other;
}
