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

// A dot product, from its chunks.
double totalOf(uint product) {
  uint k = product * push.chunks;
  uint end = k + push.chunks;
  precise double sum = Reals(push.sums).at[k++];
  if (k == end) return sum;
  sum = double(0) + sum;
  for (; k + 7u < end; k += 8u) {  // eight loads in flight; the additions stay in order
    double some[8];
    [[unroll]] for (uint i = 0u; i < 8u; ++i) some[i] = Reals(push.sums).at[k + i];
    [[unroll]] for (uint i = 0u; i < 8u; ++i) sum = sum + some[i];
  }
  for (; k < end; ++k) sum = sum + Reals(push.sums).at[k];
  return sum;
}
bool isFinite(double x) { return abs(x) <= 1.7976931348623157e308LF; }
