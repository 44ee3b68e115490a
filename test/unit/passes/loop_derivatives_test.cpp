/// Derivatives through loops: the same bits on every device, and within rounding those of the same program with its
/// loops expanded.
#include <cmath>
#include <numeric>
#include <random>

#include "test/unit/compile_text.h"
#include "test/unit/random_arrays.h"

namespace hgc::test::loop_derivatives_test {
namespace {

constexpr int64_t kInstances = 1061, kRows = 4, kLength = 5, kCells = 7;

using Numbers = std::map<std::string, std::vector<double>>;

class LoopDerivatives : public testing::Test {
 protected:
  void SetUp() override {
    std::mt19937_64 engine(11);
    std::uniform_real_distribution<double> uniform(0.3, 1.7);
    const auto bind = [&](const std::string& name, std::vector<int64_t> shape) {
      inputs_.arrays[name] = drawArray(std::move(shape), [&] { return std::round(uniform(engine) * 64) / 64; });
    };
    for (const char* dot : {"", ".dot"}) {
      bind(std::string("x") + dot, {kInstances, kLength});
      bind(std::string("w") + dot, {kRows, kLength});
      bind(std::string("c") + dot, {kCells});
      bind(std::string("v") + dot, {kRows, 3});
    }
    std::vector<int32_t> cells;
    for (int64_t n = 0; n < kInstances; ++n) cells.push_back(static_cast<int32_t>((n * n + 3 * n) % kCells));
    inputs_.arrays["z"] = Array::of({kInstances}, std::move(cells));
    const auto draw = [&](std::vector<int64_t> shape, int64_t count, int64_t below) {
      std::vector<int32_t> values;
      for (int64_t k = 0; k < count; ++k)
        values.push_back(static_cast<int32_t>(engine() % static_cast<uint64_t>(below)));
      return Array::of(std::move(shape), std::move(values));
    };
    inputs_.arrays["t"] = draw({kInstances, kLength}, kInstances * kLength, kCells);
    inputs_.arrays["q"] = draw({kInstances, kLength}, kInstances * kLength, kRows);
    inputs_.arrays["h"] = draw({kLength}, kLength, kCells);
    Array ring;
    for (int64_t n = 0; n < kInstances; ++n)
      ring.rowLengths.push_back(std::vector<int64_t>{0, 3, 17, 19}[engine() % 9 / 2 % 4]);
    const int64_t entries = std::accumulate(ring.rowLengths.begin(), ring.rowLengths.end(), int64_t{0});
    ring.integers = draw({entries}, entries, kCells).integers;
    ring.isInteger = ring.isRagged = true;
    ring.shape = {kInstances};
    inputs_.arrays["ring"] = std::move(ring);
  }

  static std::string textOf(const std::string& term, bool isExpanded) {
    const std::string sizes = isExpanded ? "dim N, C; dim J = 4; dim D = 5;\n" : "dim N, C, J, D;\n";
    return sizes + "var x : real[N, D]; var w : real[J, D]; var c : real[C]; var v : vec3[J]; data z : C[N];\n" +
           "data t : C[N, D]; data q : J[N, D]; data h : C[D]; data ring : C[N, *];\n" + term + "\n";
  }

  Compiled compiled(const std::string& term, bool isExpanded, uint32_t unroll = kUnrollAsLiked) const {
    CompileOptions like = isExpanded ? forReference() : CompileOptions{};
    like.fma = FmaMode::Off;
    like.unroll = unroll;
    if (unroll != kUnrollAsLiked) like.cpu = {Isa::Sse2};
    return compileText(textOf(term, isExpanded), inputs_, !isExpanded && like.cpu.empty(),
                       {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp}, {},
                       FieldReads::FromMemory, isExpanded ? LengthsOf(exactLengthsFrom) : LengthsOf(lengthsFrom), like);
  }

  Numbers numbersOn(const Compiled& program, const std::string& device) const {
    Numbers numbers;
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    auto session = Session::open(program.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    if (!session) return numbers;
    const auto gradient = session->evaluate({.gradient = true});
    EXPECT_TRUE(gradient) << device << ": " << gradient.error().message;
    if (!gradient) return numbers;
    numbers["value"] = {gradient->value};
    for (const auto& [name, array] : gradient->gradients) numbers["gradient " + name] = array.reals;
    for (const bool second : {false, true}) {
      const auto product = second ? hvp(*session) : jvp(*session);
      EXPECT_TRUE(product) << device << ": " << product.error().message;
      if (!product) return numbers;
      for (const auto& [name, array] : product->arrays) numbers[(second ? "hvp " : "jvp ") + name] = array.reals;
    }
    return numbers;
  }

  static void expectNear(const Numbers& due, const Numbers& got, const std::string& term) {
    for (const auto& [name, values] : due) {
      ASSERT_EQ(values.size(), got.at(name).size());
      double scale = 0;
      for (const double value : values) scale = std::max(scale, std::fabs(value));
      for (size_t k = 0; k < values.size(); ++k)  // sums of as many terms in another order
        ASSERT_NEAR(values[k], got.at(name)[k], 1e-11 * (scale + 1)) << term << " " << name << " at " << k;
    }
  }

  void check(const std::string& term) {
    const Compiled loops = compiled(term, false), expanded = compiled(term, true);
    ASSERT_TRUE(loops.ok && expanded.ok) << term;
    const Numbers first = numbersOn(loops, allDevices().front());
    expectNear(numbersOn(expanded, "cpu"), first, term);
    for (const std::string& device : allDevices()) EXPECT_EQ(first, numbersOn(loops, device)) << device << " " << term;
    for (const uint32_t unroll : {1U, 4U, kUnrollAll})
      EXPECT_EQ(first, numbersOn(compiled(term, false, unroll), "cpu:sse2")) << unroll << " counts at a time " << term;
  }

  Inputs inputs_;
};

TEST_F(LoopDerivatives, OwnRowsAndSharedRows) { check("energy e[n in N] = (sum(k in D) x[n, k] * w[1, k])^3;"); }

TEST_F(LoopDerivatives, OneRowForAllInstancesAndCounts) {
  check("energy e[n in N] = sin((sum(k in D) x[n, k] * exp(c[2] * w[3, k])) + c[z[n]]);");
}

TEST_F(LoopDerivatives, NestedLoops) {
  check("energy e[n in N] = log(sum(j in J) exp(sum(k in D) w[j, k] * x[n, k]) * c[z[n]]);");
}

TEST_F(LoopDerivatives, NestsThatBothCount) {
  check("energy e[n in N] = sum(i in D) log(sum(k in D) exp(x[n, i] - 0.1 * w[2, k]));");
  check("energy e[n in N] = sum(j in J) (sum(k in D) sin(w[j, k] * x[n, k]))^2 * (sum(k in D) w[j, k] * c[z[n]]);");
  check("energy e[n in N] = sum(j in J) sum(i in D) exp(sum(k in D) w[j, k] * x[n, i] * w[0, i] * x[n, k]);");
}

TEST_F(LoopDerivatives, NestsOfProducts) {
  check("energy e[n in N] = sum(j in J) prod(k in D) (x[n, k] - w[j, 0]);");
  check("energy e[n in N] = sum(j in J) (max(k in D) x[n, k] * w[j, k]) * prod(k in D) (x[n, k] * w[j, 1]);");
}

TEST_F(LoopDerivatives, NestsWithFolds) {
  check("energy e[n in N] = sum(j in J) fold(k in D, a = w[j, 0]) sin(a * x[n, k] + w[j, k]);");
}

TEST_F(LoopDerivatives, NestsInNests) {
  check("energy e[n in N] = sum(m in D) x[n, m] * sum(j in J) (sum(k in D) sin(w[j, k] * x[n, k] + w[0, m]))^2;");
}

TEST_F(LoopDerivatives, NestsBesideChoices) {
  check("energy e[n in N] = sum(j in J) (w[j, 0] > 1 ? (sum(k in D) exp(w[j, k] * x[n, k]))^2 : c[z[n]] * w[j, 1]);");
  check("energy e[n in N] = c[z[n]] > 1 ? sum(j in J) (sum(k in D) exp(w[j, k] * x[n, k]))^2 : x[n, 0];");
}

TEST_F(LoopDerivatives, NestsOfRowsFromTables) {
  check("energy e[n in N] = sum(i in D) (sum(k in D) sin(c[t[n, k]] * x[n, i]))^2;");
}

TEST_F(LoopDerivatives, NestsOfLongRows) {
  check("energy e[n in N] = sum(i in D) (sum(a in ring[n]) sin(c[a] * x[n, i]))^2;");
  check("energy e[n in N] = sum(a in ring[n]) (sum(i in D) sin(c[a] * x[n, i]))^2;");
}

TEST_F(LoopDerivatives, Triangles) {
  check("energy e[n in N] = sum(k in D) (sum(l in 0..k) x[n, l] * w[0, k])^2 * (sum(l in k..D) x[n, l]);");
}

TEST_F(LoopDerivatives, EntriesOfTriangles) {
  check("energy e[n in N] = (sum(k in D) sum(l in 0..k) sum(m in 0..l) x[n, m] * x[n, l] * x[n, k])^2;");
}

TEST_F(LoopDerivatives, Extremes) {
  check("energy e[n in N] = (max(k in D) x[n, k] * w[0, k])^2 * ((min(j in J) w[j, 0]) + x[n, 1]);");
}

TEST_F(LoopDerivatives, ExtremesInLoops) {
  check("energy e[n in N] = sum(i in D) (max(j in D) x[n, i] * x[n, j]) * (min(j in J) square(w[j, i] - x[n, i]));");
}

TEST_F(LoopDerivatives, ChoicesThatDoNotCountInOnesThatDo) {
  check("energy e[n in N] = sum(k in D) (x[n, k] > 1 ? (c[z[n]] > 1 ? c[z[n]]^2 * x[n, k]^2 : w[0, 0]) : 0);");
}

TEST_F(LoopDerivatives, ManyProducts) {
  std::string sum;
  for (int k = 0; k < 70; ++k) sum += " + (prod(k in D) (x[n, k] + c[z[n]] / " + std::to_string(k + 70) + "))";
  check("energy e[n in N] = 0" + sum + ";");
}

TEST_F(LoopDerivatives, ARangeThatCountsWithinItself) {
  check(
      "fn s(n: N, j: J) = sum(k in D) w[j, k] * x[n, k];\n"
      "energy e[n in N] = max(k in D) x[n, k] * sum(j in J) w[j, k] * exp(s(n, j));");
}

TEST_F(LoopDerivatives, Products) {
  check("energy e[n in N] = (prod(k in D) x[n, k]) * (prod(k in D) (sum(j in J) w[j, k])) + c[z[n]]^2;");
}

TEST_F(LoopDerivatives, ProductsInLoops) {
  check("energy e[n in N] = sum(j in J) (prod(k in D) (x[n, k] * w[j, k] + c[z[n]])) * (prod(k in 0..j) w[j, k]);");
  check("energy e[n in N] = prod(k in D) (x[n, k] + prod(j in J) (w[j, k] + c[z[n]] * x[n, k]));");
}

TEST_F(LoopDerivatives, ProductsBesideOthersOverTheirRange) {
  check(
      "energy e[n in N] = (prod(k in D) x[n, k]) * (max(k in D) x[n, k] * w[0, k]) * (sum(k in D) x[n, k] * c[z[n]]) + "
      "(min(k in D) x[n, k] + w[1, k]);");
}

TEST_F(LoopDerivatives, ChoicesInsideAndAround) {
  check(
      "energy e[n in N] = x[n, 0] > 1 ? sum(k in D) (x[n, k] > 1 ? sqrt(x[n, k] - 1) * w[0, k] : 0)\n"
      "                               : sum(k in D) (w[1, k] < 1 && x[n, k] < 1 ? c[z[n]] * log(x[n, k]) : 1 / c[3]);");
}

TEST_F(LoopDerivatives, WhatALoopDoesNotDependOn) {
  check("energy e[n in N] = sum(j in J) (c[z[n]] * x[n, 0] + sum(k in D) c[z[n]]^2 * w[j, 1]);");
}

TEST_F(LoopDerivatives, RowsAtCountsOfInnerLoopsAlone) {
  check("energy e[n in N] = sum(j in J) sum(k in D) x[n, k] * (w[j, 0] + sin(w[j, k] * x[n, k]));");
}

TEST_F(LoopDerivatives, Residuals) {
  check(
      "residual r[n in N] : vec2 = vec2(sum(k in D) x[n, k] * w[2, k], (sum(j in J) dot(v[j], v[j]) * x[n, 1]) - "
      "c[z[n]]);");
}

TEST_F(LoopDerivatives, Outputs) {
  check(
      "energy e[n in N] = c[z[n]] * x[n, 0];\n"
      "output o[n in N, j in J] = exp(sum(k in D) x[n, k] * w[j, k]) / sum(i in D) exp(x[n, i]);");
}

TEST_F(LoopDerivatives, RowsFromTables) {
  check("energy e[n in N] = (sum(k in D) x[n, k] * sin(c[t[n, k]]))^2 + c[z[n]];");
}

TEST_F(LoopDerivatives, RowsFromTablesForAllInstances) {
  check("energy e[n in N] = (sum(k in D) x[n, k] * c[h[k]]^2)^2 * (sum(k in D) c[(h[k] + k) % C]);");
}

TEST_F(LoopDerivatives, RowsFromTablesInNests) {
  check("energy e[n in N] = sum(k in D) c[t[n, k]]^2 * (sum(l in 0..k) exp(c[t[n, l]] * w[q[n, k], l]) * q[n, l]);");
}

TEST_F(LoopDerivatives, VectorsFromTables) {
  check("energy e[n in N] = sum(k in D) norm2(v[q[n, k]] - v[q[n, 0]]) * (max(l in D) dot(v[q[n, l]], v[0]));");
}

TEST_F(LoopDerivatives, EntriesAsValues) {
  check("energy e[n in N] = prod(k in D) (1 + x[n, k] * c[t[n, k]] / (1 + q[n, k])) - (h[0] > 3 ? 1 : 2);");
}

TEST_F(LoopDerivatives, ResidualsByTables) {
  check("residual r[n in N] : vec2 = vec2(sum(k in D) x[n, k] * c[t[n, k]], sum(k in D) w[q[n, k], k]);");
}

TEST_F(LoopDerivatives, LongRows) { check("energy e[n in N] = (sum(w in ring[n]) sin(c[w] * x[n, 0]))^2 + c[z[n]];"); }

TEST_F(LoopDerivatives, LongRowsOfFields) {
  check("let y[i in C] = c[i]^2 * w[1, 2];\nenergy e[n in N] = (sum(a in ring[n]) sin(y[a] * x[n, 0]))^2;");
}

TEST_F(LoopDerivatives, FieldsOfLongRows) {
  check(
      "let y[n in N] = (sum(a in ring[n]) c[a]^2) * x[n, 0];\n"
      "energy e[n in N] = exp(-y[n]) * (sum(k in D) w[q[n, 0], k] * y[(n + 1) % N]);");
}

TEST_F(LoopDerivatives, LongRowsWithTheirPlaces) {
  check(
      "energy e[n in N] { let l = len(ring[n]);\n"
      "  return x[n, 1] * (sum(k in 0..l) c[ring[n, k]] * c[ring[n, (k + 1) % l]] * x[n, k % D]); }");
}

TEST_F(LoopDerivatives, TrianglesOfLongRows) {
  check("energy e[n in N] = sum(k in 0..len(ring[n])) c[ring[n, k]] * (sum(l in 0..k) c[ring[n, l]] * x[n, l % D]);");
}

TEST_F(LoopDerivatives, ExtremesOfLongRows) {
  check(
      "energy e[n in N] = (len(ring[n]) == 0 ? 0 : (max(a in ring[n]) c[a] * x[n, int(a) % D])) * (prod(a in ring[n]) "
      "c[a]);");
}

/// Of m ties the first gets 2^-(m-1), the j-th 2^-(m-j+1), as if pairs were compared one after another.
TEST_F(LoopDerivatives, TiesAreSharedPairByPair) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({1, 6}, std::vector<double>{3, 7, 7, 1, 7, 7});
  for (const std::string& device : allDevices()) {
    const Compiled program =
        compileText("dim N, D; var x : real[N, D];\nenergy e[n in N] = max(k in D) x[n, k];\n", inputs);
    ASSERT_TRUE(program.ok);
    const auto result = evaluateOn(program, inputs, device, {.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    const std::vector<double> due = {0, 0.125, 0.125, 0, 0.25, 0.5};
    EXPECT_EQ(result->gradients.at("x").reals, due) << device;
  }
}

TEST_F(LoopDerivatives, ALongTieIsNoMistake) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({1, 3000}, std::vector<double>(3000, 2.5));
  const Compiled program =
      compileText("dim N, D; var x : real[N, D];\nenergy e[n in N] = min(k in D) x[n, k];\n", inputs);
  ASSERT_TRUE(program.ok);
  const auto result = evaluateOn(program, inputs, "cpu", {.gradient = true});
  ASSERT_TRUE(result) << result.error().message;
  const std::vector<double>& gradient = result->gradients.at("x").reals;
  EXPECT_EQ(gradient.front(), 0);
  EXPECT_EQ(gradient.back(), 0.5);
  EXPECT_EQ(gradient[2998], 0.25);
}

/// The product of all other factors, by hand: small integers, so that every bit is known.
TEST_F(LoopDerivatives, FactorsThatAreZero) {
  for (const std::vector<double>& x :
       {std::vector<double>{2, 3, 0, 5}, {2, 0, 3, 0}, {0, 2, 3, 4}, {2, 3, 4, 0}, {0, 0, 0, 1}, {2, 3, 5, 7}}) {
    Inputs inputs;
    inputs.arrays["x"] = Array::of({1, 4}, x);
    inputs.arrays["x.dot"] = Array::of({1, 4}, std::vector<double>{1, 10, 100, 1000});
    std::vector<double> gradient(4, 0.0), product(4, 0.0);
    double tangent = 0;
    for (size_t i = 0; i < 4; ++i) {
      gradient[i] = 1;
      for (size_t k = 0; k < 4; ++k) gradient[i] *= k == i ? 1 : x[k];
      tangent += gradient[i] * std::pow(10, i);
      for (size_t j = 0; j < 4; ++j) {
        double others = std::pow(10, j);
        for (size_t k = 0; k < 4; ++k) others *= k == i || k == j ? 1 : x[k];
        product[i] += j == i ? 0 : others;
      }
    }
    const Compiled program =
        compileText("dim N, D; var x : real[N, D];\nenergy e[n in N] = prod(k in D) x[n, k];\n", inputs, true,
                    {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp});
    ASSERT_TRUE(program.ok);
    for (const std::string& device : allDevices()) {
      SessionOptions options;
      options.device = device;
      auto session = Session::open(program.artefact, inputs, options);
      ASSERT_TRUE(session) << device << session.error().message;
      EXPECT_EQ(session->evaluate({.gradient = true})->gradients.at("x").reals, gradient) << device;
      EXPECT_EQ(jvp(*session)->arrays.at("e").reals, std::vector<double>{tangent}) << device;
      EXPECT_EQ(hvp(*session)->arrays.at("x").reals, product) << device;
    }
  }
}

TEST_F(LoopDerivatives, LoopsWithoutCountsAddNothing) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3, 0}, std::vector<double>{});
  inputs.arrays["c"] = Array::of({3}, std::vector<double>{1, 2, 3});
  const Compiled program = compileText(
      "dim N, D; var x : real[N, D]; var c : real[N];\nenergy e[n in N] = (c[n] + sum(k in D) x[n, k])^2;\n", inputs);
  ASSERT_TRUE(program.ok);
  for (const std::string& device : allDevices()) {
    const auto result = evaluateOn(program, inputs, device, {.gradient = true});
    ASSERT_TRUE(result) << device << result.error().message;
    EXPECT_EQ(result->value, 14);
    EXPECT_EQ(result->gradients.at("c").reals, (std::vector<double>{2, 4, 6}));
  }
}

TEST_F(LoopDerivatives, MatricesByOpenColumnsAreRefused) {
  Diagnostics diagnostics;
  CompileOptions options;
  options.kinds = {KernelKind::Hessian};
  const std::string text = textOf("energy e[n in N] = (sum(k in D) x[n, k])^2;", false);
  const auto program = compileProgram({"test.hg", text}, {}, options, diagnostics);
  ASSERT_FALSE(program);
  EXPECT_NE(program.error().message.find("no fixed columns for `hessian`"), std::string::npos)
      << program.error().message;
}

}  // namespace
}  // namespace hgc::test::loop_derivatives_test
