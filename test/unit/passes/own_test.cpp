/// Rows that make their sums: the same bits as sums of what instances store, however rows and segments lie.
#include "passes/schedule/own.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "test/unit/compile_text.h"
#include "test/unit/random_arrays.h"

namespace hgc::own_test {
namespace {

using test::Compiled;
using test::expectSame;
using test::randomReals;

size_t ownersOf(const Compiled& compiled) {
  return static_cast<size_t>(std::ranges::count_if(
      compiled.artefact->code, [](const KernelCode& code) { return code.port != kNone && !code.fused; }));
}

/// A program whose sums rows make, and one whose instances store.
struct Both {
  Compiled stored, owned;
};
Both compileBoth(const std::string& text, const Inputs& inputs, bool isGpu = true, Precision precision = Precision::F64,
                 Reduce other = Reduce::Auto) {
  const auto compile = [&](Reduce reduce) {
    CompileOptions like;
    like.reduce = reduce;
    like.precision = precision;
    const bool isStored = reduce == Reduce::Store;  // interpreted, for others to be held against
    if (isStored) like.cpu = {Isa::Sse2};
    return test::compileText(text, inputs, isGpu && !isStored,
                             {KernelKind::Gradient, KernelKind::GradientAll, KernelKind::Hvp}, {},
                             FieldReads::FromMemory, lengthsFrom, like);
  };
  return {compile(Reduce::Store), compile(other)};
}

/// Gradients by unknowns and parameters: on every device the bits of what is stored and added.
void compare(const Both& both, const Inputs& inputs) {
  ASSERT_TRUE(both.stored.ok && both.owned.ok);
  ASSERT_EQ(ownersOf(both.stored), 0u);
  for (const Fused fused : {Fused::Off, Fused::On}) {
    for (const std::string& device : test::allDevices()) {
      const bool isGpu = device.starts_with("vulkan");
      if ((isGpu && both.owned.artefact->gpu.empty()) || (fused == Fused::On && (device == "cpu:sse2" || isGpu)))
        continue;
      SCOPED_TRACE(device + (fused == Fused::On ? ", fused" : ""));
      for (const bool parameters : {false, true}) {
        const Request request{.gradient = true};
        const auto expected = test::evaluateOn(both.stored, inputs, "cpu:first", request, fused, 2, parameters);
        const auto actual = test::evaluateOn(both.owned, inputs, device, request, fused, 2, parameters);
        ASSERT_TRUE(expected && actual);
        EXPECT_EQ(std::bit_cast<uint64_t>(expected->value), std::bit_cast<uint64_t>(actual->value));
        expectSame(expected->gradients, actual->gradients);
      }
    }
  }
}

/// The same; gives how many unfused kernels rows run.
size_t compare(const std::string& text, const Inputs& inputs) {
  const Both both = compileBoth(text, inputs);
  compare(both, inputs);
  return both.owned.ok ? ownersOf(both.owned) : 0;
}

constexpr const char* kDense =
    "dim N, D, J; var x : real[N, D]; data t : real[N, J]; var W : real[J, D]; var b : real[J]; param s : real;"
    "let h[n in N, j in J] = tanh((sum(d in D) W[j, d] * x[n, d]) + s * b[j]);"
    "energy e[n in N, j in J] = 0.5 * (h[n, j] - t[n, j])^2;";

Inputs denseInputs(int64_t n, int64_t d, int64_t j) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({n, d}, 1)},
                   {"t", randomReals({n, j}, 2)},
                   {"W", randomReals({j, d}, 3)},
                   {"b", randomReals({j}, 4)},
                   {"s", Array::scalar(0.75)}};
  return inputs;
}

TEST(Own, DenseLayers) {
  const Both both = compileBoth(kDense, denseInputs(1, 1, 1));
  EXPECT_GT(ownersOf(both.owned), 0u);
  const int64_t shapes[][3] = {{1, 1, 1}, {3, 2, 5}, {40, 9, 8}, {33, 70, 1}, {1, 300, 13}, {7, 65, 64}, {70, 90, 79}};
  for (const auto& [n, d, j] : shapes) {
    SCOPED_TRACE(std::to_string(n) + " x " + std::to_string(d) + " x " + std::to_string(j));
    compare(both, denseInputs(n, d, j));
  }
}

/// Segments begin within lines; rows have more than 32 entries and more than 1,024 in a segment.
TEST(Own, SegmentsWithinLines) {
  const Both both = compileBoth(kDense, denseInputs(1, 1, 1));
  for (const int64_t j : {3, 37, 500}) {
    SCOPED_TRACE(j);
    compare(both, denseInputs(20'000 / j + 1, 2, j));
  }
  compare(both, denseInputs(300'000, 1, 1));
}

/// Rows of the last lanes lie apart, and nothing is read past the last.
TEST(Own, FewRowsThatLieApart) {
  const auto inputsOf = [](int64_t m, int64_t e) {
    Inputs inputs;
    inputs.arrays = {{"s", randomReals({2, m}, 1)}, {"v", randomReals({m, e}, 2)}};
    return inputs;
  };
  const Both both = compileBoth(
      "dim N, M, E; var s : real[N, M]; var v : real[M, E]; let o[n in N, e in E] = sum(m in M) s[n, m] * v[m, e];"
      "energy f[n in N, e in E] = sqrt(1 + o[n, e]^2);",
      inputsOf(1, 1));
  compare(both, inputsOf(3, 400'000));
  compare(both, inputsOf(70, 9));
}

/// A field keeps the sum that its way back would run a loop for again; what else is stored is as it was.
TEST(Own, FieldsKeepTheirSums) {
  const Both both = compileBoth(kDense, denseInputs(1, 1, 1));
  compare(both, denseInputs(130, 40, 33));  // GPUs take tiles of as many lines and columns
  EXPECT_EQ(both.owned.artefact->plan.topologies[0].kept, 1u);
  EXPECT_EQ(both.stored.artefact->plan.topologies[0].kept, 0u);
  for (const KernelCode& code : both.owned.artefact->code) {
    if (code.id.topology == 0 && code.id.kind == KernelKind::Vjp) {
      EXPECT_EQ(std::ranges::count(code.regions, Region::Kind::Loop, &Region::kind), 0);
    }
  }
}

TEST(Own, BothFactorsOfAProduct) {
  Inputs inputs;
  inputs.arrays = {{"q", randomReals({60, 7}, 1)}, {"k", randomReals({90, 7}, 2)}, {"v", randomReals({90, 19}, 3)}};
  EXPECT_EQ(compare("dim N, M, D, E; var q : real[N, D]; var k : real[M, D]; var v : real[M, E];"
                    "let s[n in N, m in M] = sigmoid(sum(d in D) q[n, d] * k[m, d]);"
                    "let o[n in N, e in E] = sum(m in M) s[n, m] * v[m, e];"
                    "energy f[n in N, e in E] = sqrt(1 + o[n, e]^2);",
                    inputs),
            2u * 4u);  // of q, k, s and v: vjp and hvp
}

TEST(Own, SeveralFreeAxes) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({4, 30, 5, 9}, 1)}, {"w", randomReals({30, 9}, 2)}, {"u", randomReals({4, 5}, 3)}};
  EXPECT_GT(compare("dim A, B, C, D; data x : real[A, B, C, D]; var w : real[B, D]; var u : real[A, C];"
                    "energy e[a in A, b in B, c in C] = sin(sum(d in D) x[a, b, c, d] * w[b, d]) * u[a, c];",
                    inputs),
            0u);
}

TEST(Own, Binary32) {
  const Both both = compileBoth(kDense, denseInputs(1, 1, 1), true, Precision::F32);
  EXPECT_GT(ownersOf(both.owned), 0u);
  compare(both, denseInputs(130, 40, 33));
  compare(both, denseInputs(7, 65, 64));
}

/// Rows of an instance each, at the counts of its loop.
TEST(Own, RowsWithOneEntry) {
  const auto inputsOf = [](int64_t n, int64_t k) {
    Inputs inputs;
    inputs.arrays = {{"x", randomReals({n, k}, 1)}, {"w", randomReals({k}, 2)}, {"y", randomReals({n}, 3)}};
    return inputs;
  };
  const Both both = compileBoth(
      "dim N, K; var x : real[N, K]; var w : real[K]; data y : real[N]; let z[n in N, k in K] = tanh(x[n, k]);"
      "energy e[n in N] = 0.5 * (sum(k in K) w[k] * z[n, k] - y[n])^2;",
      inputsOf(1, 1));
  EXPECT_GT(ownersOf(both.owned), 0u);
  const int64_t shapes[][2] = {{1, 1}, {9, 3}, {300, 70}, {40'000, 5}};
  for (const auto& [n, k] : shapes) {
    SCOPED_TRACE(std::to_string(n) + " x " + std::to_string(k));
    compare(both, inputsOf(n, k));
  }
}

/// What others pull is not all of a symbol's rows.
TEST(Own, BesideRowsThatPull) {
  Inputs inputs;
  std::vector<int32_t> rows, columns;
  for (int32_t e = 0; e < 5000; ++e) {
    rows.push_back(e % 30);
    columns.push_back(e / 30 % 20);
  }
  inputs.arrays = {{"w", randomReals({30, 20}, 1)},
                   {"x", randomReals({90, 20}, 2)},
                   {"a", Array::of({5000}, std::move(rows))},
                   {"b", Array::of({5000}, std::move(columns))}};
  const Both both = compileBoth(
      "dim N, J, D, E; var w : real[J, D]; data x : real[N, D]; data a : J[E]; data b : D[E];"
      "energy d[n in N, j in J] = sin(sum(k in D) w[j, k] * x[n, k]); energy r[e in E] = w[a[e], b[e]]^2;",
      inputs, true, Precision::F64, Reduce::Pull);
  EXPECT_GT(ownersOf(both.owned), 0u);
  compare(both, inputs);
}

TEST(Own, BesideRowsThatAllRead) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({300, 9}, 1)},
                   {"w", randomReals({30, 9}, 2)},
                   {"u", randomReals({9}, 3)},
                   {"p", Array::of({9}, std::vector<double>(9, 0.5))}};
  EXPECT_GT(compare("dim N, J, D; var x : real[N, D]; var w : real[J, D]; var u : real[D]; data p : real[D];"
                    "energy e[n in N, j in J] = sin(sum(d in D) w[j, d] * x[n, d] * u[d]) * sum(d in D) p[d] * u[d];",
                    inputs),
            0u);
}

/// A GPU has memory for some segments at a time.
TEST(Own, PieceByPiece) {
  const Both both = compileBoth(kDense, denseInputs(1, 1, 1));
  setenv("HGC_GPU_PIECE_KIB", "256", 1);
  compare(both, denseInputs(20'000 / 37, 2, 37));
  compare(both, denseInputs(9'000, 2, 9));
  unsetenv("HGC_GPU_PIECE_KIB");
}

/// What rows cannot follow is stored as before: shifted, strided, chosen by tables, by two gathers, and costly
/// partials.
TEST(Own, OthersAreStored) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({12, 9}, 1)}, {"w", randomReals({9, 10}, 2)}};
  for (const char* body :
       {"sum(d in 0..int(D) - 1) w[int(d) + 1, j] * x[n, d]", "sum(d in D) w[d, (int(d) + int(j)) % J] * x[n, d]",
        "sum(d in D) w[d, j] * w[d, 0] * x[n, d]", "sum(d in D) exp(w[d, j] * x[n, d])"}) {
    SCOPED_TRACE(body);
    EXPECT_EQ(compare("dim N, D, J; data x : real[N, D]; var w : real[D, J]; energy e[n in N, j in J] = (" +
                          std::string(body) + ")^2;",
                      inputs),
              0u);
  }
}

}  // namespace
}  // namespace hgc::own_test
