// A step along the direction, one scalar by each invocation.
#include "runtime/vulkan/shaders/solve/inner.glsl"

void main() {
  uint k = invocation();
  if (k >= push.count) return;
  double along = stateOf(1u, kAlong);
  double steps = stateOf(1u, kSteps);
  bool wentOn = stateOf(1u, kEnded) == double(0);
  double curvature = Values(push.state).at[kTotal];
  precise double length = along / curvature;
  bool goesOn = wentOn && curvature > double(0) && isFinite(length);
  if (k == 0u) setState(2u, along, stateOf(1u, kModel), wentOn ? steps + double(1) : steps, !goesOn);
  if (!goesOn) return;
  precise double forwards = length * of(kDirection, k);
  precise double found = of(kFound, k) + forwards;
  put(kFound, k, found);
  precise double backwards = -length * of(kProduct, k);
  precise double left = of(kRemainder, k) + backwards;
  put(kRemainder, k, left);
}
