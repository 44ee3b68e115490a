#pragma once
/// A program over rings, with all that a session can give of it.
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::test {

/// Rings of two lengths, one of them rare, make two groups; a field lies between; the rows of `w` are read by thousands
/// each.
inline constexpr const char* kRings = R"(
dim V, K;
param p : real = 1.25;
var x : vec3[V];
var w : real[K];
data ring : V[V, *];
data kind : K[V];
let y[v in V] : real = sin(norm(x[v])) * w[kind[v]] + p;
energy smooth[v in V] = sum(k in 0..len(ring[v])) square(y[ring[v, k]] - y[v]) / (norm2(x[ring[v, k]]) + 1) * w[kind[v]];
residual pull[v in V] : vec3 = (x[v] - x[ring[v, 0]]) * exp(w[kind[v]]) * p;
output o[v in V] : real = y[v] * x[v].x;
)";
inline constexpr int64_t kRingRows = 6000, kRingKinds = 5;

class Drawn {
 public:
  Array array(std::vector<int64_t> shape) {
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<double> values(static_cast<size_t>(count));
    for (double& value : values) value = static_cast<double>(static_cast<int64_t>(engine_())) * 0x1p-63;
    return Array::of(std::move(shape), std::move(values));
  }
  int32_t below(int64_t most) { return static_cast<int32_t>(engine_() % static_cast<uint64_t>(most)); }

 private:
  std::mt19937_64 engine_{3};
};

inline Inputs inputsOfRings() {
  Drawn drawn;
  Inputs inputs;
  for (const std::string ending : {"", ".dot"}) {
    inputs.arrays["x" + ending] = drawn.array({kRingRows, 3});
    inputs.arrays["w" + ending] = drawn.array({kRingKinds});
  }
  inputs.arrays["pull.bar"] = drawn.array({kRingRows, 3});
  std::vector<int32_t> kind;
  Array ring = Array::of({kRingRows}, std::vector<int32_t>{});
  ring.isRagged = true;
  for (int64_t v = 0; v < kRingRows; ++v) {
    kind.push_back(drawn.below(kRingKinds));
    ring.rowLengths.push_back(drawn.below(50) == 0 ? 3 : 4);
    for (int k = 0; k < ring.rowLengths.back(); ++k)
      ring.integers.push_back(static_cast<int32_t>((v + drawn.below(300)) % kRingRows));
  }
  inputs.arrays["kind"] = Array::of({kRingRows}, std::move(kind));
  inputs.arrays["ring"] = std::move(ring);
  return inputs;
}

using Numbers = std::map<std::string, Array>;

inline void addAll(const std::string& prefix, const std::map<std::string, Array>& arrays, Numbers& to) {
  for (const auto& [name, array] : arrays) to[prefix + name] = array;
}

inline Array plain(const std::vector<double>& values) {
  return Array::of({static_cast<int64_t>(values.size())}, values);
}

/// All that a session gives, by name.
inline Numbers numbersOf(Session& session) {
  Numbers numbers;
  const auto all =
      session.evaluate({.gradient = true, .residuals = true, .outputs = true, .fields = true, .termValues = true});
  const auto jvp = hgc::jvp(session), hvp = hgc::hvp(session), vjp = hgc::vjp(session);
  QuadraticModel newton, normal;
  BlockRows blocks;
  const auto jacobian = session.jacobian("pull");
  const bool done = all && jvp && hvp && vjp && session.newton({Projection::Positive}, newton) &&
                    session.gaussNewton(Triangle::Lower, normal) && jacobian && session.jacobian("pull", blocks);
  EXPECT_TRUE(done);
  if (!done) return numbers;
  numbers["values"] = plain({all->value, newton.value, normal.value, hvp->value, vjp->value});
  addAll("gradient ", all->gradients, numbers);
  addAll("residual ", all->residuals, numbers);
  addAll("output ", all->outputs, numbers);
  addAll("field ", all->fields, numbers);
  addAll("term ", all->termValues, numbers);
  addAll("jvp ", jvp->arrays, numbers);
  addAll("hvp ", hvp->arrays, numbers);
  addAll("vjp ", vjp->arrays, numbers);
  numbers["newton"] = plain(newton.matrix.values);
  numbers["newton's gradient"] = plain(newton.gradient);
  numbers["normal"] = plain(normal.matrix.values);
  numbers["normal's gradient"] = plain(normal.gradient);
  numbers["jacobian"] = plain(jacobian->values);
  numbers["blocks"] = blocks.values;
  return numbers;
}

inline Compiled compiledRings(const Inputs& inputs) {
  CompileOptions options;
  options.cpu = {cpuBestIsa()};
  return compileText(kRings, inputs, false, {std::begin(kKernelKinds), std::end(kKernelKinds)}, {},
                     FieldReads::FromMemory, lengthsFrom, options);
}

}  // namespace hgc::test
