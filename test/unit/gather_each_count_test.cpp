/// Gathers for each count of loops over sizes that were met: the bits are those of loops.
#include <fmt/format.h>

#include "compiler/tiers.h"
#include "test/unit/compile_text.h"

namespace hgc::gather_each_count_test {
namespace {

using test::Compiled;

constexpr uint32_t kInstances = 70;

constexpr const char* kStencils = R"(
dim N, A;
var x : vec3[N];
var u : real[N];
data w : real[A, A];
data near : N[N, A];
param p : real = 0.75;
energy blur[n in N] = square(sum(a in A) sum(b in A) w[a, b] * u[clamp(n + int(a) - 2 * b, 0, N - 1)]);
energy rows[n in N] = norm2(sum(a in A) w[a, 0] * x[(n + a) % N]) * (mean(a in A) exp(-p * norm2(x[(n + a) % N])));
energy far[n in N] = square(sum(a in A) norm2(x[near[n, a]] - x[n]));
residual r[n in N] : real[2] = [sum(a in A) sin(u[clamp(n - a, 0, N - 1)] * p), u[n] - p];
let level[n in N] = sum(a in A) w[0, a] * u[clamp(n + a, 0, N - 1)];
energy levels[n in N] = sin(level[n]) * level[(n + 3) % N];
)";

constexpr const char* kOthers = R"(
dim N, A;
var u : real[N];
var w : real[A];
energy shared[n in N] = square(sum(a in A) w[a] * u[clamp(n + a, 0, N - 1)]);
energy product[n in N] = prod(a in A) (1 + 0.01 * u[clamp(n + a, 0, N - 1)]);
energy ties[n in N] = square(max(a in A) u[clamp(n + a, 0, N - 1)]);
energy bound[n in N] = square(sum(a in A) sum(b in 0..int(a)) u[clamp(n + a, 0, N - 1)] * u[clamp(n - b, 0, N - 1)]);
)";

std::vector<double> numbers(size_t count) {
  std::vector<double> values;
  for (size_t k = 0; k < count; ++k) values.push_back(0.01 * static_cast<double>(k * k % 151) - 0.6);
  return values;
}

Inputs inputsOf(uint32_t size, bool ofStencils) {
  Inputs inputs;
  inputs.arrays["u"] = Array::of({kInstances}, numbers(kInstances));
  inputs.arrays["w"] =
      ofStencils ? Array::of({size, size}, numbers(size_t{size} * size)) : Array::of({size}, numbers(size));
  if (!ofStencils) return inputs;
  inputs.arrays["x"] = Array::of({kInstances, 3}, numbers(size_t{3} * kInstances));
  std::vector<int32_t> near;
  for (size_t k = 0; k < size_t{kInstances} * size; ++k) near.push_back(static_cast<int32_t>(k * k % kInstances));
  inputs.arrays["near"] = Array::of({kInstances, size}, near);
  return inputs;
}

Compiled compileFor(const char* text, uint32_t size, bool isForSize) {
  const auto aim = [&](Plan& plan) {
    Bound bound;
    bound.sizes = {kInstances, size};
    if (isForSize) aimAtSizes(bound, plan);
  };
  return test::compileText(text, inputsOf(size, text == kStencils), true,
                           {KernelKind::Gradient, KernelKind::GradientAll}, aim);
}

/// How many topologies have gathers for each count.
int64_t countUnrolled(const Compiled& compiled) {
  return std::ranges::count(compiled.artefact->plan.topologies, true, &GatherLayout::unrolled);
}

void expectBitsOfLoops(const char* text, uint32_t size, const Compiled& apart) {
  const Inputs inputs = inputsOf(size, text == kStencils);
  const Compiled loops = compileFor(text, size, false);
  ASSERT_TRUE(loops.ok && apart.ok);
  EXPECT_EQ(countUnrolled(loops), 0);
  const auto expected = test::evaluateOn(loops, inputs, "cpu:first", {.gradient = true}, Fused::Off, 2, true);
  ASSERT_TRUE(expected) << expected.error().message;
  for (const std::string& device : test::allDevices()) {
    SCOPED_TRACE(fmt::format("{} of {}", device, size));
    const auto actual = test::evaluateOn(apart, inputs, device, {.gradient = true}, Fused::Off, 2, true);
    ASSERT_TRUE(actual) << actual.error().message;
    EXPECT_EQ(expected->value, actual->value);
    test::expectSame(expected->gradients, actual->gradients);
  }
}

TEST(GatherEachCount, HasTheBitsOfLoopsOnEveryDevice) {
  for (const uint32_t size : {1U, 3U, 5U}) {
    const Compiled apart = compileFor(kStencils, size, true);
    expectBitsOfLoops(kStencils, size, apart);
    EXPECT_EQ(countUnrolled(apart), 5);
  }
}

TEST(GatherEachCount, LeavesSharedRowsFoldsTiesAndBoundLoops) {
  const Compiled apart = compileFor(kOthers, 4, true);
  expectBitsOfLoops(kOthers, 4, apart);
  EXPECT_EQ(countUnrolled(apart), 0);
}

TEST(GatherEachCount, LeavesMoreRowsThanAddUpOneAfterAnother) {
  const Compiled apart = compileFor(kStencils, 6, true);
  ASSERT_TRUE(apart.ok);
  const auto isBlur = [](const GatherLayout& layout) { return layout.name == "blur"; };
  const auto blur = std::ranges::find_if(apart.artefact->plan.topologies, isBlur);
  ASSERT_NE(blur, apart.artefact->plan.topologies.end());
  EXPECT_FALSE(blur->unrolled);
}

}  // namespace
}  // namespace hgc::gather_each_count_test
