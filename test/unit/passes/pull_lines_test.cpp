/// Rows along lines that pull, and launches in bands: the same bits as sums of what instances store, stage by stage.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "test/unit/compile_text.h"
#include "test/unit/random_arrays.h"

namespace hgc::pull_lines_test {
namespace {

using test::Compiled;
using test::expectSame;

/// Some of them are zeros.
Array randomReals(std::vector<int64_t> shape, uint32_t seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> unit(-1, 1);
  return test::drawArray(std::move(shape), [&] { return unit(random) < -0.8 ? 0.0 : unit(random); });
}

size_t pullersOf(const Compiled& compiled) {
  return static_cast<size_t>(std::ranges::count_if(
      compiled.artefact->code, [](const KernelCode& code) { return code.port != kNone && !code.fused; }));
}

struct Both {
  Compiled stored, pulled;
};
Both compileBoth(const std::string& text, const Inputs& inputs) {
  const auto compile = [&](Reduce reduce) {
    CompileOptions like;
    like.reduce = reduce;
    return test::compileText(text, inputs, false,
                             {KernelKind::Value, KernelKind::Gradient, KernelKind::Output, KernelKind::Hvp}, {},
                             FieldReads::FromMemory, lengthsFrom, like);
  };
  return {compile(Reduce::Store), compile(Reduce::Auto)};
}

void compare(const Both& both, const Inputs& inputs, const Request& request) {
  ASSERT_TRUE(both.stored.ok && both.pulled.ok);
  ASSERT_EQ(pullersOf(both.stored), 0u);
  for (const std::string device : {"cpu:first", "cpu:sse2", "cpu:avx2", "cpu:avx512"}) {
    for (const Fused fused : {Fused::Off, Fused::On}) {
      if (fused == Fused::On && device == "cpu:sse2") continue;
      SCOPED_TRACE(device + (fused == Fused::On ? ", fused" : ""));
      const auto expected = test::evaluateOn(both.stored, inputs, "cpu:sse2", request, Fused::Off);
      const auto other = test::evaluateOn(both.stored, inputs, "cpu:first", request, fused);
      const auto actual = test::evaluateOn(both.pulled, inputs, device, request, fused, 2);
      if (!actual) continue;  // not on this machine
      const auto& due = fused == Fused::On ? other : expected;
      ASSERT_TRUE(due);
      EXPECT_EQ(std::bit_cast<uint64_t>(due->value), std::bit_cast<uint64_t>(actual->value));
      EXPECT_EQ(due->nonfinite, actual->nonfinite);
      expectSame(due->gradients, actual->gradients);
      expectSame(due->outputs, actual->outputs);
    }
  }
}

constexpr const char* kBlur =
    "dim H, W; var x : real[H, W]; data t : real[H, W]; const K : real[3] = [0.25, 0.5, 0.25];"
    "let b[i in H, j in W] = sum(p in -1..2) sum(q in -1..2) K[p + 1] * K[q + 1] * "
    "x[clamp(i + p, 0, H - 1), clamp(j + q, 0, W - 1)];"
    "let s[i in H, j in W] : vec2 = vec2(b[min(i + 1, H - 1), j] - b[i, j], b[i, (j + 1) % W] - b[i, j]);"
    "energy near[i in H, j in W] = 0.5 * (b[i, j] - t[i, j])^2;"
    "energy flat[i in H, j in W] = 0.125 * dot(s[i, j], s[i, j]) + 0.5 * x[i, j];"
    "output steep[i in H, j in W] = norm(s[i, j]);";

Inputs images(int64_t height, int64_t width) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({height, width}, 1)}, {"t", randomReals({height, width}, 2)}};
  return inputs;
}

/// Of lines of three partials are computed instance by instance.
TEST(PullLines, FieldsOfAllShapes) {
  const Both both = compileBoth(kBlur, images(4, 5));
  EXPECT_GT(pullersOf(both.pulled), 3u);
  const int64_t shapes[][2] = {{1, 1}, {2, 3}, {5, 7}, {1, 700}, {700, 1}, {3000, 3}, {9, 2000}, {90, 130}};
  for (const auto& [height, width] : shapes) {
    SCOPED_TRACE(std::to_string(height) + " x " + std::to_string(width));
    compare(both, images(height, width), {.gradient = true, .outputs = true});
  }
}

/// More than 32 entries: eight instances along the line and six gathers read the first and the last.
TEST(PullLines, LongLists) {
  const std::string text =
      "dim N; var x : real[N]; data t : real[N];"
      "energy e[i in N] = 0.5 * (x[clamp(i - 8, 0, N - 1)] - t[i])^2 + sum(q in -8..9) t[i] * x[clamp(i + q, 0, N - "
      "1)];";
  Inputs inputs;
  for (const int64_t count : {3, 40, 5000}) {
    inputs.arrays = {{"x", randomReals({count}, 3)}, {"t", randomReals({count}, 4)}};
    compare(compileBoth(text, inputs), inputs, {.gradient = true});
  }
}

/// All stages of a launch run over a few thousand instances at a time.
TEST(PullLines, Bands) {
  const Inputs inputs = images(310, 523);
  const Both both = compileBoth(kBlur, inputs);
  for (const Request& request : {Request{.gradient = true}, Request{.outputs = true}, Request{.value = true},
                                 Request{.gradient = true, .outputs = true, .termValues = true}}) {
    compare(both, inputs, request);
  }
}

/// Fields that were computed as a whole are read from there, and what is not finite is counted either way.
TEST(PullLines, BandsReadWhatIsThere) {
  Inputs inputs = images(310, 523);
  inputs.arrays["x"].reals[70'000] = std::numeric_limits<double>::infinity();
  const Both both = compileBoth(kBlur, inputs);
  ASSERT_TRUE(both.pulled.ok);
  SessionOptions options;
  options.device = "cpu";
  const auto program = std::make_shared<const Artefact>(*both.pulled.artefact);
  auto inBands = Session::open(program, inputs, options), whole = Session::open(program, inputs, options);
  ASSERT_TRUE(inBands && whole);
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(whole->evaluate({.fields = true}));
    const auto expected = whole->evaluate({.gradient = true, .outputs = true});
    const auto actual = inBands->evaluate({.gradient = true, .outputs = true});
    ASSERT_TRUE(expected && actual);
    EXPECT_GT(actual->nonfinite, 0);
    EXPECT_EQ(expected->nonfinite, actual->nonfinite);
    expectSame(expected->gradients, actual->gradients);
    expectSame(expected->outputs, actual->outputs);
    Array broken = randomReals({310, 523}, 7);
    broken.reals[1] = std::numeric_limits<double>::quiet_NaN();
    ASSERT_TRUE(inBands->set("x", broken) && whole->set("x", broken));
  }
}

TEST(PullLines, OutputsAlone) {
  const Inputs inputs = images(20, 30);
  const Both both = compileBoth(kBlur, inputs);
  ASSERT_TRUE(both.pulled.ok);
  const auto all = test::evaluateOn(both.pulled, inputs, "cpu", {.value = true, .outputs = true}, Fused::Off);
  const auto some = test::evaluateOn(both.pulled, inputs, "cpu", {.outputs = true}, Fused::Off);
  ASSERT_TRUE(all && some);
  EXPECT_TRUE(std::isfinite(all->value) && std::isfinite(all->terms.at("near").value));
  EXPECT_TRUE(std::isnan(some->value) && std::isnan(some->terms.at("near").value));
  EXPECT_EQ(some->nonfinite, 0);
  expectSame(all->outputs, some->outputs);
}

}  // namespace
}  // namespace hgc::pull_lines_test
