// Rounds reals to binary32 like kernels (codegen/text/binary32.cpp), one scalar by each invocation.
#include "runtime/vulkan/shaders/shared.glsl"
HGC_PUSH {
#include "runtime/gpu/arguments/narrow.def"
} push;

// The runtime sees by this that it must declare the rounding of binary32.
HGC_SPECIALIZED(1, bool, single, false)

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  double x = Reals(push.reals).at[k];
  precise double counted = abs(x) + packDouble2x32(uvec2(0x0u, 0x39e80000u));
  uint subnormal = unpackDouble2x32(counted).x | (unpackDouble2x32(x).y & 0x80000000u);
  bool isSmall = abs(x) < packDouble2x32(uvec2(0x0u, 0x38100000u));
  Copies(push.singles).at[k] = isSmall ? subnormal : floatBitsToUint(float(x));
}
