/// Loops over sizes that were met: kernels made for these have the bits of kernels for any.
#include <fmt/format.h>

#include "compiler/tiers.h"
#include "test/unit/compile_text.h"

namespace hgc::short_loops_test {
namespace {

using test::Compiled;

constexpr const char* kText = R"(
dim N, D, E;
var x : real[N, D];
var c : real[D];
var w : real[E];
energy sums[n in N] = square(sum(d in D) x[n, d] * c[d]) + (prod(d in D) (c[d] + x[n, d])) * (mean(d in D) sin(x[n, d]));
energy ends[n in N] = (min(d in D) x[n, d] * c[d]) + square(max(d in D) x[n, d] - c[d]);
energy truths[n in N] = (any(d in D) x[n, d] > 0.5) ? sum(d in D) (all(e in E) w[e] > x[n, d]) ? c[d] : x[n, d]^2 : 0;
energy nested[n in N] = sum(e in E) w[e] * exp(-sum(d in D) square(x[n, d] / c[d]));
energy powers[n in N] = sum(d in D) square(sum(e in D) sin(x[n, d] * c[e]));
energy row[n in N] = sum(d in D) sum(k in 0..int(d)) x[n, d] * c[k];
)";

Inputs inputsOf(uint32_t size) {
  Inputs inputs;
  const auto numbers = [](size_t count, double from) {
    std::vector<double> values;
    for (size_t k = 0; k < count; ++k) values.push_back(from + 0.37 * static_cast<double>(k * k % 11));
    return values;
  };
  inputs.arrays["x"] = Array::of({19, size}, numbers(size_t{19} * size, -0.9));
  inputs.arrays["c"] = Array::of({size}, numbers(size, 0.3));
  inputs.arrays["w"] = Array::of({40}, numbers(40, -1.7));
  return inputs;
}

Compiled compileFor(uint32_t size, bool isForSize) {
  const auto aim = [&](Plan& plan) {
    Bound bound;
    bound.sizes = {19, size, 40};
    if (isForSize) aimAtSizes(bound, plan);
  };
  return test::compileText(kText, inputsOf(size), true, {KernelKind::Gradient}, aim);
}

TEST(ShortLoops, HaveTheBitsOfLoopsOnEveryDevice) {
  for (const uint32_t size : {1U, 5U, 16U}) {
    const Inputs inputs = inputsOf(size);
    const Compiled loops = compileFor(size, false), apart = compileFor(size, true);
    ASSERT_TRUE(loops.ok && apart.ok);
    EXPECT_TRUE(std::ranges::any_of(apart.plan.topologies, [](const Topology& t) { return !t.sizes.empty(); }));
    const auto expected = test::evaluateOn(loops, inputs, "cpu:first", {.gradient = true});
    ASSERT_TRUE(expected) << expected.error().message;
    for (const std::string& device : test::allDevices()) {
      SCOPED_TRACE(fmt::format("{} of {}", device, size));
      const auto actual = test::evaluateOn(apart, inputs, device, {.gradient = true});
      ASSERT_TRUE(actual) << actual.error().message;
      EXPECT_EQ(expected->value, actual->value);
      test::expectSame(expected->gradients, actual->gradients);
    }
  }
}

TEST(ShortLoops, KernelsForASizeRunNoOther) {
  const Compiled apart = compileFor(5, true);
  ASSERT_TRUE(apart.ok);
  const auto result = test::evaluateOn(apart, inputsOf(6), "cpu:first", {});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "`sums` was compiled for data where D is 5, and here it is 6");
}

TEST(ShortLoops, OneTopologyOfTwoSizesIsForAny) {
  const std::string text =
      "dim A, B; var x : real[A]; var y : real[B]; energy e = sqrt(sum(a in A) x[a]^2); energy f = sqrt(sum(b in B) "
      "y[b]^2);";
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{3, 4});
  inputs.arrays["y"] = Array::of({3}, std::vector<double>{2, 3, 6});
  for (const int64_t size : {3, 2}) {
    std::vector<std::vector<uint32_t>> sizes;
    const Compiled both = test::compileText(text, inputs, false, {}, [&](Plan& plan) {
      Bound bound;
      bound.sizes = {size, 3};
      aimAtSizes(bound, plan);
      for (const Topology& topology : plan.topologies) sizes.push_back(topology.sizes);
    });
    EXPECT_EQ(sizes, (std::vector<std::vector<uint32_t>>{{size == 3 ? 3U : 0U}}));
  }
}

}  // namespace
}  // namespace hgc::short_loops_test
