// Whether the method ends with this step. One invocation.
#include "runtime/vulkan/shaders/solve/inner.glsl"

void main() {
  if (invocation() != 0u) return;
  double along = stateOf(2u, kAlong);
  double model = stateOf(2u, kModel);
  double steps = stateOf(2u, kSteps);
  if (stateOf(2u, kEnded) != double(0)) {
    setState(0u, along, model, steps, true);
    return;
  }
  precise double sum = totalOf(0u) + totalOf(1u);
  precise double next = -0.5LF * sum;
  precise double change = next - model;
  precise double scaled = steps * change;
  precise double part = scaled / next;
  setState(0u, along, next, steps, part < uint64BitsToDouble(push.tolerance) || steps >= double(push.most));
}
