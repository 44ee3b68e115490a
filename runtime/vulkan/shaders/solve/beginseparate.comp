// Initialises the state of all problems from the models at the start.
#include "runtime/vulkan/shaders/solve/separate.glsl"

void main() {
  uint p = invocation();
  if (p >= push.count) return;
  end(p, kGoesOn);
  setIterations(p, 0u);
  for (uint k = 0u; k < push.size; ++k) {
    double start = Values(scalarAt(k).values).at[p * uint(scalarAt(k).stride)];
    put(planeOf(kBest, k), p, start);
    put(planeOf(kTrial, k), p, start);
  }
  put(numberAt(kRadius), p, Rules(push.rules).firstRadius);
  put(numberAt(kShrink), p, double(2));
  put(numberAt(kDecrease), p, double(0));
  if (!isModelFinite(p)) {
    double cost = costOf(p);  // finite where only a derivative is not
    put(numberAt(kCost), p, isFinite(cost) ? cost : uint64BitsToDouble(0x7ff8000000000000ul));
    end(p, kEndsNotFinite);
    return;
  }
  takeModel(p);
  put(numberAt(kFirstCost), p, costOf(p));
  for (uint k = 0u; k < push.size; ++k) {
    precise double scale = double(1) / (double(1) + sqrt(get(matrixAt(k, k), p)));
    put(planeOf(kScale, k), p, scale);
  }
  if (largestSlope(p) <= Rules(push.rules).gradientTolerance) end(p, kEndsByGradient);
  else if (get(numberAt(kCost), p) == double(0)) end(p, kEndsByCost);
}
