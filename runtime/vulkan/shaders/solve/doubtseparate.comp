// Finds which of the problems that have converged may have ended too early, as runtime/solve/each/doubt.cpp.
#include "runtime/vulkan/shaders/solve/separate.glsl"

// The residuals' part along the column of a scalar, and how long that is.
struct ColumnPart { double part; double extent; uint scalar; };

void doubtThat(uint p, uint which, double extent) {
  put(numberAt(kDoubt), p, double(which));
  put(numberAt(kExtent), p, extent);
}

void findParts(uint p, out ColumnPart largest, out ColumnPart held) {
  largest = ColumnPart(double(0), double(0), 0u);
  held = largest;
  for (uint k = 0u; k < push.size; ++k) {
    precise double square = get(matrixAt(k, k), p);
    if (!(square > double(0))) continue;  // nothing changes with it, or it is fixed
    precise double scale = of(kScale, k, p);
    precise double extent = rootOf(square);
    precise double part = abs(slopeWithin(k, p)) / extent;
    if (part > largest.part) largest = ColumnPart(part, extent, k);
    precise double scaled = square * (scale * scale);
    double least = Rules(push.rules).leastDiagonal;
    precise double damping = least / Rules(push.rules).firstRadius;
    if (scaled < least && damping > scaled && part > held.part) held = ColumnPart(part, extent, k);
  }
}

// Finds the first scalar that is free and with which no residual changes.
bool findUndetermined(uint p) {
  for (uint k = 0u; k < push.size; ++k) {
    if (of(kFree, k, p) == double(0)) continue;
    precise double square = get(matrixAt(k, k), p);
    precise double scale = of(kScale, k, p);
    precise double atStart = double(1) - scale;
    precise double least = Rules(push.rules).lostColumn * atStart;
    precise double bound = least * least;
    precise double scaled = square * (scale * scale);
    if (square != double(0) && !(scaled < bound)) continue;
    doubtThat(p, 1u + 2u * push.size + k, atStart > double(0) ? double(1) : double(0));
    return true;
  }
  return false;
}

void main() {
  uint p = invocation();
  if (p >= push.count) return;
  doubtThat(p, 0u, double(0));
  uint how = ending(p);
  if (how != kEndsByGradient && how != kEndsByCost && how != kEndsByStep) return;
  if (findUndetermined(p)) return;
  precise double cost = get(numberAt(kCost), p);
  precise double nothing = Rules(push.rules).nothingLeft * get(numberAt(kFirstCost), p);
  precise double residuals = rootOf(double(2) * cost);
  ColumnPart largest, held;
  findParts(p, largest, held);
  precise double steep = Rules(push.rules).steep * residuals;
  precise double some = Rules(push.rules).heldBackPart * residuals;
  precise double nothingHeld = Rules(push.rules).nothingHeld * get(numberAt(kFirstCost), p);
  if (largest.part > steep && cost > nothing) {
    precise double step = largest.part / largest.extent;
    precise double lost = Rules(push.rules).lostStep * lengthOfBest(p, true);
    precise double cosine = largest.part / residuals;
    if (step > lost) doubtThat(p, 1u + largest.scalar, cosine);
  } else if (held.part > some && cost > nothingHeld) {
    doubtThat(p, 1u + push.size + held.scalar, held.extent);
  }
}
