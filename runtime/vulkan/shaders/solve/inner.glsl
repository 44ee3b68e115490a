// Functions for conjugate gradients. The results equal those of the host bit for bit
// (runtime/solve/products/conjugate_gradients.cpp).
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/gpu/arguments/inner_vectors.def"
HGC_PUSH {
#include "runtime/gpu/arguments/inner_solve.def"
} push;

double of(uint vector, uint k) { return Values(push.vectors).at[vector * push.scalars + k]; }
void put(uint vector, uint k, double x) { Values(push.vectors).at[vector * push.scalars + k] = x; }
bool isHeld(uint k) { return push.isHeld != uint64_t(0) && Words(push.isHeld).at[k] != 0u; }

// What a shader reads of the state and what it writes differ, so that all invocations see the same.
double stateOf(uint which, uint number) { return Values(push.state).at[which * kStateNumbers + number]; }
void setState(uint which, double along, double model, double steps, bool hasEnded) {
  Values(push.state).at[which * kStateNumbers + kAlong] = along;
  Values(push.state).at[which * kStateNumbers + kModel] = model;
  Values(push.state).at[which * kStateNumbers + kSteps] = steps;
  Values(push.state).at[which * kStateNumbers + kEnded] = hasEnded ? double(1) : double(0);
}

// A dot product, whose chunks are summed.
double totalOf(uint product) {
  uint first = product * push.chunks;
  precise double sum = Reals(push.sums).at[first];
  if (push.chunks == 1u) return sum;
  sum = double(0) + sum;
  for (uint k = 1u; k < push.chunks; ++k) sum = sum + Reals(push.sums).at[first + k];
  return sum;
}
bool isFinite(double x) { return abs(x) <= 1.7976931348623157e308LF; }
