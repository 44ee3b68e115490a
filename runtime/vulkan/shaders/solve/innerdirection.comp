// The direction of the next step, one scalar of an unknown by each invocation.
#include "runtime/vulkan/shaders/solve/inner.glsl"

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  uint scalar = push.first + k;
  double before = stateOf(0u, kAlong);
  double steps = stateOf(0u, kSteps);
  double along = Values(push.state).at[kTotal];
  bool goesOn = stateOf(0u, kEnded) == double(0) && along > double(0) && isFinite(along);
  if (scalar == 0u) setState(1u, along, stateOf(0u, kModel), steps, !goesOn);
  if (!goesOn) return;
  precise double keep = steps == double(0) ? double(0) : along / before;
  precise double kept = keep * of(kDirection, scalar);
  precise double next = of(kPreconditioned, scalar) + kept;
  put(kDirection, scalar, next);
  Results(push.seeds).at[k] = isHeld(scalar) ? double(0) : next;
}
