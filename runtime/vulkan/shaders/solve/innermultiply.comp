// The system times the direction, one scalar of an unknown by each invocation.
#include "runtime/vulkan/shaders/solve/inner.glsl"

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  uint scalar = push.first + k;
  precise double damped = of(kDamping, scalar) * of(kDirection, scalar);
  double row = isHeld(scalar) ? double(0) : Reals(push.multiplied).at[k];
  precise double product = row + damped;
  put(kProduct, scalar, product);
}
