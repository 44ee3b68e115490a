/// Gathers for each count of loops over sizes that were met: the bits are those of loops.
#include <fmt/format.h>

#include "compiler/tiers.h"
#include "test/unit/compile_text.h"

namespace hgc::gather_each_count_test {
namespace {

using test::Compiled;

constexpr uint32_t kInstances = 70, kHidden = 6, kLong = 40;

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
dim N, A, H, M;
var u : real[N];
var w : real[A];
var m : real[H, A];
data f : real[N, A];
data c : real[M];
energy shared[n in N] = square(sum(a in A) w[a] * u[clamp(n + a, 0, N - 1)]);
energy product[n in N] = prod(a in A) (1 + 0.01 * u[clamp(n + a, 0, N - 1)]);
energy ties[n in N] = square(max(a in A) u[clamp(n + a, 0, N - 1)]);
energy bound[n in N] = square(sum(a in A) sum(b in 0..int(a)) u[clamp(n + a, 0, N - 1)] * u[clamp(n - b, 0, N - 1)]);
energy dense[n in N, h in H] = square(tanh(sum(a in A) m[h, a] * f[n, a]));
energy long[n in N] = square(sum(k in M) sin(c[k] * (sum(a in A) u[clamp(n + a, 0, N - 1)])));
)";

std::vector<double> numbers(size_t count) {
  std::vector<double> values;
  for (size_t k = 0; k < count; ++k) values.push_back(0.01 * static_cast<double>(k * k % 151) - 0.6);
  return values;
}

Array realsOf(std::vector<int64_t> shape) {
  size_t count = 1;
  for (const int64_t extent : shape) count *= static_cast<size_t>(extent);
  return Array::of(std::move(shape), numbers(count));
}

Inputs inputsOf(uint32_t size, bool ofStencils) {
  Inputs inputs;
  inputs.arrays["u"] = realsOf({kInstances});
  inputs.arrays["w"] = ofStencils ? realsOf({size, size}) : realsOf({size});
  if (ofStencils) {
    inputs.arrays["x"] = realsOf({kInstances, 3});
    std::vector<int32_t> near;
    for (size_t k = 0; k < size_t{kInstances} * size; ++k) near.push_back(static_cast<int32_t>(k * k % kInstances));
    inputs.arrays["near"] = Array::of({kInstances, size}, near);
  } else {
    inputs.arrays["m"] = realsOf({kHidden, size});
    inputs.arrays["f"] = realsOf({kInstances, size});
    inputs.arrays["c"] = realsOf({kLong});
  }
  return inputs;
}

Compiled compileFor(const char* text, uint32_t size, bool isForSize) {
  const auto aim = [&](Plan& plan) {
    Bound bound;
    bound.sizes = {kInstances, size, kHidden, kLong};
    if (isForSize) aimAtSizes(bound, plan);
  };
  return test::compileText(text, inputsOf(size, text == kStencils), true,
                           {KernelKind::Gradient, KernelKind::GradientAll}, aim);
}

/// The terms whose topologies have gathers for each count.
std::set<std::string> withGathers(const Compiled& compiled) {
  std::set<std::string> names;
  for (const GatherLayout& layout : compiled.artefact->plan.topologies) {
    if (layout.gathersEachCount) names.insert(layout.name);
  }
  return names;
}

const GatherLayout& layoutOf(const Compiled& compiled, const std::string& term) {
  return *std::ranges::find(compiled.artefact->plan.topologies, term, &GatherLayout::name);
}

void expectSameOn(const std::string& device, Fused fused, const Inputs& inputs, const Compiled& loops,
                  const Compiled& apart) {
  SCOPED_TRACE(fmt::format("{}, {}", device, fused == Fused::On ? "fused" : "not fused"));
  const auto expected = test::evaluateOn(loops, inputs, "cpu:first", {.gradient = true}, fused, 2, true);
  const auto actual = test::evaluateOn(apart, inputs, device, {.gradient = true}, fused, 2, true);
  ASSERT_TRUE(expected) << expected.error().message;
  ASSERT_TRUE(actual) << actual.error().message;
  EXPECT_EQ(expected->value, actual->value);
  test::expectSame(expected->gradients, actual->gradients);
}

void expectBitsOfLoops(const char* text, uint32_t size, const Compiled& apart) {
  const Inputs inputs = inputsOf(size, text == kStencils);
  const Compiled loops = compileFor(text, size, false);
  ASSERT_TRUE(loops.ok && apart.ok);
  EXPECT_EQ(withGathers(loops), std::set<std::string>());
  for (const std::string& device : test::allDevices()) expectSameOn(device, Fused::Off, inputs, loops, apart);
  if (!mayFuse(cpuBestIsa())) return;
  for (const char* device : {"cpu:first", "cpu"}) expectSameOn(device, Fused::On, inputs, loops, apart);
}

TEST(GatherEachCount, HasTheBitsOfLoopsOnEveryDevice) {
  for (const uint32_t size : {1U, 3U, 5U}) {
    const Compiled apart = compileFor(kStencils, size, true);
    expectBitsOfLoops(kStencils, size, apart);
    EXPECT_EQ(withGathers(apart), (std::set<std::string>{"blur", "rows", "far", "r", "level"}));
    EXPECT_EQ(layoutOf(apart, "blur").pulled.size(), size > 1 ? 1 : 0);  // of one partial, the stem is no less
  }
}

TEST(GatherEachCount, LeavesWhatIsBetterOffOrMayNot) {
  const Compiled apart = compileFor(kOthers, 4, true);
  expectBitsOfLoops(kOthers, 4, apart);
  EXPECT_EQ(withGathers(apart), std::set<std::string>());
  EXPECT_EQ(layoutOf(apart, "dense").owned.size(), 1);
}

TEST(GatherEachCount, LeavesMoreRowsThanAddUpOneAfterAnother) {
  const Compiled apart = compileFor(kStencils, 6, true);
  ASSERT_TRUE(apart.ok);
  EXPECT_FALSE(layoutOf(apart, "blur").gathersEachCount);
}

/// Fusing changes how long graphs are: it must not decide which gathers there are.
TEST(GatherEachCount, IsTheSameForAllVariants) {
  for (const int degree : {10, 50, 100}) {
    std::string body = "0.5";
    for (int k = 0; k < degree; ++k)
      body = fmt::format("({} * u[clamp(n + a, 0, N - 1)] + {})", body, 0.25 + 0.001 * k);
    const std::string text = "dim N, A; var u : real[N]; energy e[n in N] = square(sum(a in A) " + body + ");";
    Inputs inputs;
    inputs.arrays["u"] = realsOf({kInstances});
    inputs.sizes["A"] = 16;
    const auto compiled = [&](bool isForSize) {
      return test::compileText(text, inputs, false, {KernelKind::Gradient}, [&](Plan& plan) {
        Bound bound;
        bound.sizes = {kInstances, 16};
        if (isForSize) aimAtSizes(bound, plan);
      });
    };
    const Compiled loops = compiled(false), apart = compiled(true);
    ASSERT_TRUE(loops.ok && apart.ok);
    expectSameOn("cpu", Fused::Off, inputs, loops, apart);
    if (mayFuse(cpuBestIsa())) expectSameOn("cpu", Fused::On, inputs, loops, apart);
  }
}

}  // namespace
}  // namespace hgc::gather_each_count_test
