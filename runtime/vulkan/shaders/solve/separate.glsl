// Functions for steps of problems that share no unknowns, one problem by each invocation. The results equal those of the host
// bit for bit (runtime/solve/each/pack.cpp, lane.cpp).
#include "runtime/vulkan/shaders/shared.glsl"
#include "runtime/device/solve/separate_endings.def"
#include "runtime/gpu/arguments/separate_planes.def"
HGC_PUSH {
#include "runtime/gpu/arguments/separate_steps.def"
} push;

#define HGC_SEPARATE_RULE(name) double name;
HGC_RECORD(Rules) {
#include "runtime/device/solve/separate_rules.def"
};
HGC_RECORD(Scalars) {
#include "runtime/gpu/arguments/separate_scalar.def"
};

// Planes of the state: for n scalars, n for each vector, and n (n + 1) / 2 for the matrix and for the factor.
uint planeOf(uint vector, uint k) { return vector * push.size + k; }
const uint kBest = 0u, kTrial = 1u, kStep = 2u, kScale = 3u, kFree = 4u, kGradient = 5u;
uint lowerAt(uint i, uint j) { return i * (i + 1u) / 2u + j; }
uint triangle() { return lowerAt(push.size, 0u); }
uint matrixAt(uint i, uint j) { return kVectors * push.size + lowerAt(i, j); }
uint factorAt(uint i, uint j) { return matrixAt(i, j) + triangle(); }
uint afterMatrices() { return kVectors * push.size + kMatrices * triangle(); }
const uint kCost = 0u, kRadius = 1u, kShrink = 2u, kDecrease = 3u, kLength = 4u, kFirstCost = 5u, kDoubt = 6u, kExtent = 7u;
uint numberAt(uint which) { return afterMatrices() + which; }

double get(uint plane, uint p) { return Values(push.state).at[plane * push.count + p]; }
void put(uint plane, uint p, double x) { Values(push.state).at[plane * push.count + p] = x; }
double of(uint vector, uint k, uint p) { return get(planeOf(vector, k), p); }

uint iterations(uint p) { return Counts(push.iterations).at[p]; }
void setIterations(uint p, uint count) { Counts(push.iterations).at[p] = count; }
uint ending(uint p) { return Counts(push.endings).at[p]; }
void end(uint p, uint how) { Counts(push.endings).at[p] = how; }

Scalars scalarAt(uint k) { return Scalars(push.scalars + uint64_t(k) * uint64_t(kScalarBytes)); }
double lowest(uint k) { return uint64BitsToDouble(scalarAt(k).lowest); }
double highest(uint k) { return uint64BitsToDouble(scalarAt(k).highest); }
bool isFixed(uint k, uint p) {
  return push.fixedBits != uint64_t(0) && (Words(push.fixedBits).at[p] >> k & 1u) != 0u;
}
// The model that the last launch computed.
double modelNumber(uint number, uint p) { return Reals(push.models).at[number * push.count + p]; }
double second(uint i, uint j, uint p) { return modelNumber(lowerAt(i, j), p); }
double slopeOf(uint k, uint p) { return modelNumber(triangle() + k, p); }
double costOf(uint p) { return modelNumber(triangle() + push.size, p); }
void putPoint(uint vector, uint p) {
  for (uint k = 0u; k < push.size; ++k)
    Values(scalarAt(k).values).at[p * uint(scalarAt(k).stride)] = of(vector, k, p);
}

double clampTo(double x, double low, double high) { return x < low ? low : high < x ? high : x; }
double rootOf(double x) { return x >= double(0) ? sqrt(x) : uint64BitsToDouble(0x7ff8000000000000ul); }
bool isFinite(double x) { return abs(x) <= 1.7976931348623157e308LF; }

bool isHeld(uint k, double value, double slope) {
  if (push.bounds == 0u) return false;
  return (value <= lowest(k) && slope > double(0)) || (value >= highest(k) && slope < double(0));
}

bool isModelFinite(uint p) {
  bool isGood = isFinite(costOf(p));
  for (uint i = 0u; i < push.size; ++i) {
    isGood = isGood && isFinite(slopeOf(i, p));
    for (uint j = 0u; j <= i; ++j) isGood = isGood && isFinite(second(i, j, p));
  }
  return isGood;
}

// Copies the last model, which is that at the best point.
void takeModel(uint p) {
  put(numberAt(kCost), p, costOf(p));
  for (uint i = 0u; i < push.size; ++i) {
    bool isStill = isFixed(i, p);
    for (uint j = 0u; j <= i; ++j)
      put(matrixAt(i, j), p, isStill || isFixed(j, p) ? double(0) : second(i, j, p));
    double slope = isStill ? double(0) : slopeOf(i, p);
    put(planeOf(kGradient, i), p, slope);
    put(planeOf(kFree, i), p, isStill || isHeld(i, of(kBest, i, p), slope) ? double(0) : double(1));
  }
}

// Number k of the gradient, as far as bounds let go along it.
double slopeWithin(uint k, uint p) {
  precise double slope = of(kGradient, k, p);
  precise double best = of(kBest, k, p);
  if (push.bounds == 0u || isFixed(k, p)) return slope;
  precise double down = best - highest(k);
  precise double up = best - lowest(k);
  return clampTo(slope, down, up);
}

double largestSlope(uint p) {
  double largest = double(0);
  for (uint k = 0u; k < push.size; ++k) {
    double slope = slopeWithin(k, p);
    largest = largest < abs(slope) ? abs(slope) : largest;
  }
  return largest;
}

// The norm of the best point; without what is fixed, if that is left out.
double lengthOfBest(uint p, bool isWithFixed) {
  precise double squares = double(0);
  for (uint k = 0u; k < push.size; ++k) {
    if (isWithFixed || !isFixed(k, p)) squares = squares + of(kBest, k, p) * of(kBest, k, p);
  }
  return rootOf(squares);
}

// Rejects the step: shrinks the trust region, and ends the problem if it becomes too small.
void rejectStep(uint p) {
  precise double shrink = get(numberAt(kShrink), p);
  precise double radius = get(numberAt(kRadius), p) / shrink;
  put(numberAt(kRadius), p, radius);
  precise double next = shrink * double(2);
  put(numberAt(kShrink), p, next);
  if (radius < Rules(push.rules).smallestRadius) end(p, kEndsWithoutStep);
}
