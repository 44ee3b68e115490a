// Accepts or rejects the steps by the models at their ends, and sets the unknowns to the best points.
#include "runtime/vulkan/shaders/solve/separate.glsl"

// The norm of a gradient by scaled unknowns, without unknowns that bounds hold at a point.
double offset(uint point, bool isOfModel, uint p) {
  precise double squares = double(0);
  for (uint k = 0u; k < push.size; ++k) {
    double slope = isFixed(k, p) ? double(0) : isOfModel ? slopeOf(k, p) : of(kGradient, k, p);
    precise double scaled = slope * of(kScale, k, p);
    if (!isHeld(k, of(point, k, p), slope)) squares = squares + scaled * scaled;
  }
  return rootOf(squares);
}

// The first reason to end is kept.
void acceptStep(uint p, double change, double ratio) {
  double before = get(numberAt(kCost), p);
  precise double length = lengthOfBest(p, false);
  precise double above = double(2) * ratio - double(1);
  precise double rest = double(1) - above * above * above;
  rest = Rules(push.rules).leastShrink < rest ? rest : Rules(push.rules).leastShrink;
  precise double radius = get(numberAt(kRadius), p) / rest;
  put(numberAt(kRadius), p, radius < Rules(push.rules).largestRadius ? radius : Rules(push.rules).largestRadius);
  put(numberAt(kShrink), p, double(2));
  for (uint k = 0u; k < push.size; ++k) put(planeOf(kBest, k), p, of(kTrial, k, p));
  takeModel(p);
  double tolerance = Rules(push.rules).stepTolerance;
  precise double least = tolerance * (length + tolerance);
  double costTolerance = Rules(push.rules).costTolerance;
  precise double leastChange = costTolerance * before;
  if (isFinite(length) && get(numberAt(kLength), p) <= least) end(p, kEndsByStep);
  else if (costTolerance > Rules(push.rules).costRounding && abs(change) <= leastChange) end(p, kEndsByCost);
  else if (get(numberAt(kCost), p) == double(0)) end(p, kEndsByCost);
  else if (largestSlope(p) <= Rules(push.rules).gradientTolerance) end(p, kEndsByGradient);
}

void judge(uint p) {
  double before = get(numberAt(kCost), p), decrease = get(numberAt(kDecrease), p);
  double cost = isModelFinite(p) ? costOf(p) : uint64BitsToDouble(0x7ff0000000000000ul);
  precise double change = before - cost;
  precise double ratio = change / decrease;
  precise double rounding = Rules(push.rules).costRounding * abs(before);
  precise double small = Rules(push.rules).smallChange * abs(before);
  if (decrease > rounding && ratio > Rules(push.rules).leastRatio) {
    acceptStep(p, change, ratio);
  } else if (!((decrease < abs(change) ? abs(change) : decrease) <= small)) {
    rejectStep(p);
  } else if (offset(kTrial, true, p) < offset(kBest, false, p)) {
    // the change of the cost may be below its rounding, but the gradient is smaller
    acceptStep(p, change, double(1));
  } else {
    precise double lost = Rules(push.rules).costRounding * before;
    if (decrease <= lost) end(p, kEndsByCost);
    else rejectStep(p);
  }
}

void main() {
  uint p = invocation();
  if (p >= push.count || ending(p) != kGoesOn) return;
  if (get(numberAt(kDecrease), p) > double(0)) judge(p);
  if (ending(p) == kGoesOn && double(iterations(p)) >= Rules(push.rules).mostIterations) end(p, kEndsByIterations);
  putPoint(kBest, p);
}
