// Adds the finite costs of each stretch of problems, and counts those that are unfinished.
#include "runtime/vulkan/shaders/solve/separate.glsl"
#include "runtime/device/solve/separate_stretch.def"

void main() {
  uint stretch = invocation();
  uint begin = stretch * kSeparateStretch;
  if (begin >= push.count) return;
  uint end = min(begin + kSeparateStretch, push.count);
  precise double costs = double(0);
  uint unfinished = 0u;
  for (uint p = begin; p < end; ++p) {
    double cost = get(numberAt(kCost), p);
    if (isFinite(cost)) costs = costs + cost;
    if (ending(p) == kGoesOn) ++unfinished;
  }
  Values(push.progress).at[2u * stretch] = costs;
  Values(push.progress).at[2u * stretch + 1u] = double(unfinished);
}
