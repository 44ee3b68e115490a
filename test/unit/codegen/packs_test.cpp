/// One instance, whose arrays are the lanes: what is packed in a loop has the bits of every device, and of the
/// interpreter, which packs nothing.
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::test::packs_test {
namespace {

class Packs : public testing::Test {
 protected:
  void SetUp() override {
    std::mt19937_64 engine(7);
    std::normal_distribution<double> normal(0, 0.6);
    const auto bind = [&](const std::string& name, std::vector<int64_t> shape) {
      int64_t count = 1;
      for (const int64_t size : shape) count *= size;
      std::vector<double> values(static_cast<size_t>(count));
      for (double& value : values) value = normal(engine);
      inputs_.arrays[name] = Array::of(std::move(shape), std::move(values));
    };
    bind("x", {kCounts, kSize});
    bind("w", {4, kSize});
    bind("start", {2, kSize});
  }

  void check(const std::string& body) {
    const std::string text =
        "dim C; const S = 11;\ndata x : real[C, S]; var w : real[4, S]; var start : real[2, S];\n" + body;
    const Compiled compiled = compileText(text, inputs_);
    ASSERT_TRUE(compiled.ok) << body;
    for (const Fused fused : {Fused::Off, Fused::On}) {
      std::optional<Evaluation> first;
      for (const std::string& device : allDevices()) {
        if (fused == Fused::On && (device == "cpu:sse2" || device.starts_with("vulkan"))) continue;  // not all fuse
        const auto result = evaluateOn(compiled, inputs_, device, {.value = true, .gradient = true}, fused);
        ASSERT_TRUE(result) << device << ": " << result.error().message;
        if (!first) first = *result;
        EXPECT_EQ(first->value, result->value) << device << body;
        expectSame(first->gradients, result->gradients);
      }
    }
  }

  static constexpr int64_t kCounts = 37, kSize = 11;  // no multiple of any number of lanes
  Inputs inputs_;
};

TEST_F(Packs, Components) { check("energy e = norm2(fold(t in C, a = start[0]) tanh(w[0] * a + w[1] * x[t]));"); }

TEST_F(Packs, SumsOfTheSameTermsInOtherOrders) {
  check(
      "energy e { let (a, b) = fold(t in C, a = start[0], b = start[1])\n"
      "  (sigmoid(w[0] * a + w[1]) * b + exp(-square(w[2] * x[t])) * tanh(a), 0.5 * tanh(w[3] * a + x[t] * b - a * "
      "b));\n"
      "  return dot(a, b); }");
}

TEST_F(Packs, OrdersThatDiffer) {
  check("energy e = norm2(fold(t in C, a = start[0]) sin(w[0] * [a[S - 1 - k] for k in 0..S]) + 0.5 * x[t]);");
}

TEST_F(Packs, SumsAcrossComponents) {
  check(
      "energy e { let (total, a) = fold(t in C, total = 0, a = start[0]) {\n"
      "  let g = w[0] * a + w[1];\n"
      "  (total + dot(x[t], g - log(sum(k in g) exp(k))), tanh(g)) };\n  return total + a[3]; }");
}

TEST_F(Packs, ChoicesAndIntegers) {
  check(
      "energy e = norm2(fold(t in C, a = start[0])\n"
      "  [a[k] < w[0, k] ? floor(3 * a[k]) + w[1, k] * a[k] : pow(abs(a[k]) + 0.1, w[2, k]) * x[t, k] for k in "
      "0..S]);");
}

TEST_F(Packs, IntegersAndTruthsThatAreReadAgain) {
  check(
      "energy e { let (a, i, j, k, l) = fold(t in C, a = start[0], i = 0, j = 1, k = 2, l = 3)\n"
      "  (tanh(a * w[0] + real(i + j) * w[1] - real(k - l) * x[t]), a[0] < 0.1 ? i + 1 : j, a[1] < 0.1 ? j - 1 : k,\n"
      "   a[2] < 0.1 ? k + 1 : l, a[3] < 0.1 ? l - 1 : i);\n  return norm2(a) * real(i + j + k + l); }");
}

TEST_F(Packs, WhatIsKeptAtSeveralPlaces) {
  check(
      "energy e { let (a, b, c) = fold(t in C, a = start[0], b = start[1], c = start[0])\n"
      "  (tanh(w[0] * b + x[t] * c), a, b);\n  return norm2(a + b) + dot(b, c); }");
}

TEST_F(Packs, ChainsStayApart) {
  check("energy e = fold(t in C, a = start[0, 0]) sin(cos(sin(a * w[0, 1]) + x[t, 2]) * w[0, 3] + w[1, 4]);");
}

}  // namespace
}  // namespace hgc::test::packs_test
