// Computes the damped steps of unfinished problems, and sets the unknowns to their ends.
#include "runtime/vulkan/shaders/solve/separate.glsl"

// The damping of number k of the diagonal.
double dampingOf(uint k, uint p) {
  precise double scale = of(kScale, k, p);
  precise double squared = scale * scale;
  precise double diagonal = get(matrixAt(k, k), p) * squared;
  diagonal = diagonal < Rules(push.rules).leastDiagonal ? Rules(push.rules).leastDiagonal : diagonal;
  diagonal = diagonal > Rules(push.rules).mostDiagonal ? Rules(push.rules).mostDiagonal : diagonal;
  precise double damping = diagonal / get(numberAt(kRadius), p) / squared;
  return damping;
}

// The factor of the damped matrix, with reciprocals on its diagonal.
void factorise(uint p) {
  for (uint j = 0u; j < push.size; ++j) {
    precise double inverse = double(0);
    for (uint i = j; i < push.size; ++i) {
      precise double sum = get(matrixAt(i, j), p) * of(kFree, i, p) * of(kFree, j, p);
      if (i == j) sum = sum + dampingOf(j, p);
      for (uint k = 0u; k < j; ++k) sum = sum - get(factorAt(i, k), p) * get(factorAt(j, k), p);
      if (i == j) inverse = double(1) / rootOf(sum);
      precise double entry = i == j ? inverse : sum * inverse;
      put(factorAt(i, j), p, entry);
    }
  }
}

// The step: minus the inverse of the damped matrix times the gradient.
void solve(uint p) {
  for (uint i = 0u; i < push.size; ++i) {
    precise double sum = -of(kGradient, i, p) * of(kFree, i, p);
    for (uint k = 0u; k < i; ++k) sum = sum - get(factorAt(i, k), p) * of(kStep, k, p);
    precise double x = sum * get(factorAt(i, i), p);
    put(planeOf(kStep, i), p, x);
  }
  for (uint i = push.size; i-- > 0u;) {
    precise double sum = of(kStep, i, p);
    for (uint k = i + 1u; k < push.size; ++k) sum = sum - get(factorAt(k, i), p) * of(kStep, k, p);
    precise double x = sum * get(factorAt(i, i), p);
    put(planeOf(kStep, i), p, x);
  }
}

void findStep(uint p) {
  factorise(p);
  solve(p);
  precise double decrease = double(0);
  precise double squares = double(0);
  for (uint k = 0u; k < push.size; ++k) {
    precise double step = of(kStep, k, p);
    precise double gradient = of(kGradient, k, p) * of(kFree, k, p);
    decrease = decrease + step * (0.5LF * (dampingOf(k, p) * step - gradient));
    squares = squares + step * step;
    precise double trial = of(kBest, k, p) + step;
    put(planeOf(kTrial, k), p, trial);
  }
  put(numberAt(kDecrease), p, decrease);
  put(numberAt(kLength), p, rootOf(squares));
}

// The decrease that the model predicts for a step.
double decreaseAlongStep(uint p) {
  precise double decrease = double(0);
  for (uint i = 0u; i < push.size; ++i) {
    precise double step = of(kStep, i, p) * of(kFree, i, p);
    precise double slope = of(kGradient, i, p);
    for (uint j = 0u; j < push.size; ++j) {
      double curvature = get(i < j ? matrixAt(j, i) : matrixAt(i, j), p);
      slope = slope + 0.5LF * (curvature * (of(kStep, j, p) * of(kFree, j, p)));
    }
    decrease = decrease - step * slope;
  }
  return decrease;
}

void keepWithin(uint p) {
  bool isCut = false;
  for (uint k = 0u; k < push.size; ++k) {
    double reached = of(kTrial, k, p), within = clampTo(reached, lowest(k), highest(k));
    if (within == reached) continue;
    put(planeOf(kTrial, k), p, within);
    precise double step = within - of(kBest, k, p);
    put(planeOf(kStep, k), p, step);
    isCut = true;
  }
  if (!isCut) return;
  precise double squares = double(0);
  for (uint k = 0u; k < push.size; ++k) squares = squares + of(kStep, k, p) * of(kStep, k, p);
  put(numberAt(kLength), p, rootOf(squares));
  put(numberAt(kDecrease), p, decreaseAlongStep(p));
}

void main() {
  uint p = invocation();
  if (p >= push.count || ending(p) != kGoesOn) return;
  setIterations(p, iterations(p) + 1u);
  findStep(p);
  if (push.bounds != 0u) keepWithin(p);
  double decrease = get(numberAt(kDecrease), p);
  if (!(decrease > double(0) && isFinite(decrease))) {
    for (uint k = 0u; k < push.size; ++k) put(planeOf(kTrial, k), p, of(kBest, k, p));
    put(numberAt(kDecrease), p, double(0));
    rejectStep(p);
  }
  putPoint(kTrial, p);
}
