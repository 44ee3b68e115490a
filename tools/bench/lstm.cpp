// The network of examples/lstm.hg and its gradient, written by hand to compare with folds. tools/bench/run compiles it
// to a shared object (tools/bench/measure/peers.h).
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace {

constexpr int kLayers = 2, kSize = 14;  // numbers a character
using Row = double[kSize];

struct Parameters {
  Row gate[kLayers][4][2], ends[3];
};

/// Values of a layer at one character, for the gradient.
struct LayerStep {
  Row input, given, kept, forget, inside, out, change, next, squashed;
};
struct Step {
  LayerStep layer[kLayers];
  Row last, share;
};

double sigmoid(double v) { return 1 / (1 + std::exp(-v)); }

void forwardLayer(const Row (&gate)[4][2], LayerStep& s, Row& given, Row& kept) {
  for (int i = 0; i < kSize; ++i) {
    s.given[i] = given[i];
    s.kept[i] = kept[i];
    s.forget[i] = sigmoid(gate[0][0][i] * s.input[i] + gate[0][1][i]);
    s.inside[i] = sigmoid(gate[1][0][i] * given[i] + gate[1][1][i]);
    s.out[i] = sigmoid(gate[2][0][i] * s.input[i] + gate[2][1][i]);
    s.change[i] = std::tanh(gate[3][0][i] * given[i] + gate[3][1][i]);
    kept[i] = s.next[i] = s.forget[i] * kept[i] + s.inside[i] * s.change[i];
    s.squashed[i] = std::tanh(s.next[i]);
    given[i] = s.out[i] * s.squashed[i];
  }
}

/// Propagates the adjoints of the layer's output and state to those of its previous state and input.
void reverseLayer(const Row (&gate)[4][2], const LayerStep& s, Row (&by)[4][2], Row& given, Row& kept, Row& input) {
  for (int i = 0; i < kSize; ++i) {
    const double next = kept[i] + given[i] * s.out[i] * (1 - s.squashed[i] * s.squashed[i]);
    const double slopes[4] = {
        next * s.kept[i] * s.forget[i] * (1 - s.forget[i]), next * s.change[i] * s.inside[i] * (1 - s.inside[i]),
        given[i] * s.squashed[i] * s.out[i] * (1 - s.out[i]), next * s.inside[i] * (1 - s.change[i] * s.change[i])};
    for (int g = 0; g < 4; ++g) {
      by[g][0][i] += slopes[g] * (g % 2 == 0 ? s.input[i] : s.given[i]);
      by[g][1][i] += slopes[g];
    }
    input[i] = slopes[0] * gate[0][0][i] + slopes[2] * gate[2][0][i];
    given[i] = slopes[1] * gate[1][0][i] + slopes[3] * gate[3][0][i];
    kept[i] = next * s.forget[i];
  }
}

struct Problem {
  int characters;
  const double* text;
  Parameters at{};
  Row start[kLayers][2] = {};
  std::vector<Step> steps = std::vector<Step>(static_cast<size_t>(characters - 1));

  double value() {
    Row state[kLayers][2];
    std::copy_n(&start[0][0][0], kLayers * 2 * kSize, &state[0][0][0]);
    double total = 0;
    for (int t = 0; t + 1 < characters; ++t) {
      Step& step = steps[static_cast<size_t>(t)];
      for (int i = 0; i < kSize; ++i) step.layer[0].input[i] = at.ends[0][i] * text[t * kSize + i];
      for (int l = 0; l < kLayers; ++l) {
        if (l > 0) std::copy_n(state[l - 1][0], kSize, step.layer[l].input);
        forwardLayer(at.gate[l], step.layer[l], state[l][0], state[l][1]);
      }
      double norm = 0;
      Row guess;
      for (int i = 0; i < kSize; ++i) {
        step.last[i] = state[kLayers - 1][0][i];
        guess[i] = at.ends[1][i] * step.last[i] + at.ends[2][i];
        norm += step.share[i] = std::exp(guess[i]);
      }
      for (int i = 0; i < kSize; ++i) {
        step.share[i] /= norm;
        total += text[(t + 1) * kSize + i] * (guess[i] - std::log(norm));
      }
    }
    return total / ((characters - 1.0) * kSize);
  }

  Parameters gradient() {
    Parameters by{};
    Row state[kLayers][2] = {}, input;
    const double scale = 1 / ((characters - 1.0) * kSize);
    for (int t = characters - 1; t-- > 0;) {
      const Step& step = steps[static_cast<size_t>(t)];
      const double* due = text + (t + 1) * kSize;
      double all = 0;
      for (int i = 0; i < kSize; ++i) all += due[i];
      for (int i = 0; i < kSize; ++i) {
        const double guess = scale * (due[i] - all * step.share[i]);
        by.ends[1][i] += guess * step.last[i];
        by.ends[2][i] += guess;
        state[kLayers - 1][0][i] += guess * at.ends[1][i];
      }
      for (int l = kLayers; l-- > 0;) {
        reverseLayer(at.gate[l], step.layer[l], by.gate[l], state[l][0], state[l][1], input);
        for (int i = 0; i < kSize && l > 0; ++i) state[l - 1][0][i] += input[i];
      }
      for (int i = 0; i < kSize; ++i) by.ends[0][i] += input[i] * text[t * kSize + i];
    }
    return by;
  }
};

constexpr size_t kGates = sizeof(Parameters::gate) / sizeof(double), kEnds = sizeof(Parameters::ends) / sizeof(double);

}  // namespace

/// Takes `text`, `start`, `gate` and `ends`; the size is that of the text.
extern "C" void* hand_new(const double* const* arrays, const int64_t* sizes) {
  Problem* problem = new Problem{.characters = static_cast<int>(sizes[0]), .text = arrays[0]};
  std::copy_n(arrays[1], kLayers * 2 * kSize, &problem->start[0][0][0]);
  std::copy_n(arrays[2], kGates, &problem->at.gate[0][0][0][0]);
  std::copy_n(arrays[3], kEnds, &problem->at.ends[0][0]);
  return problem;
}

/// The value, and the gradient by `gate` and `ends`.
extern "C" double hand_run(void* peer, double* gradient) {
  Problem& problem = *static_cast<Problem*>(peer);
  const double value = problem.value();
  if (gradient) {
    const Parameters by = problem.gradient();
    std::copy_n(&by.gate[0][0][0][0], kGates, gradient);
    std::copy_n(&by.ends[0][0], kEnds, gradient + kGates);
  }
  return value;
}
