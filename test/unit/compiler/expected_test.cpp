/// The reference evaluator's bounds: as wide as rounding, and no wider.
#include "verify/expected.h"

#include <cmath>

#include "test/unit/compile_text.h"

namespace hgc::expected_test {
namespace {

using namespace test;

Expected expectedOf(const std::string& text, const Inputs& inputs, Kernels kernels) {
  const Compiled compiled = compileText(text, inputs, false, {KernelKind::Gradient, KernelKind::Output});
  const Program& program = compiled.artefact->program;
  const auto bound = bindInputs(program, inputs);
  const auto groups = findInstances(program, compiled.artefact->plan, *bound);
  std::vector<std::vector<double>> direction(program.symbols.size());
  for (size_t s = 0; s < direction.size(); ++s) {
    if (program.symbols[s].kind == SymbolKind::Var)
      direction[s].assign(static_cast<size_t>(bound->symbols[s].rows) * program.symbols[s].width, 1.0);
  }
  auto expected = expect(program, compiled.plan, *bound, *groups, direction, kernels);
  EXPECT_TRUE(expected);
  return std::move(*expected);
}

Inputs inputsOf(const std::string& name, const std::vector<double>& values) {
  Inputs inputs;
  inputs.arrays[name] = Array::of({static_cast<int64_t>(values.size())}, values);
  return inputs;
}

TEST(Expected, IntegersAreExactInBothPrecisions) {
  const std::string text =
      "dim N; data x : real[N];\n"
      "output large[i in N] : i32 = 16777217 + i;\n"
      "output bits[i in N] : u32 = u32(4000000001) + u32(i);\n"
      "output cut[i in N] : i32 = i32(x[i]);\n";
  for (const bool single : {false, true}) {
    const Expected expected = expectedOf(text, inputsOf("x", {1.5, 2.25}), {.single = single});
    for (const auto& [name, elements] : expected.elements) {
      for (const double bound : elements.bounds) EXPECT_EQ(bound, 0) << name;
    }
  }
}

TEST(Expected, AnIntegerThatHangsOnRoundingHasNoBound) {
  const std::string text = "dim N; data x : real[N]; output cut[i in N] : i32 = i32(3 * x[i]);\n";
  const Inputs inputs = inputsOf("x", {1 / 3.0, 0.5});
  EXPECT_EQ(expectedOf(text, inputs, {.single = true}).elements.at("cut").bounds, (std::vector{HUGE_VAL, 0.0}));
}

TEST(Expected, BoundsOfCancelledTermsAreThoseOfTheTerms) {
  const std::string text = "dim N; var x : real[N]; energy e[i in N] = 500 * square(x[i] / 3 - 0.1);\n";
  const Inputs inputs = inputsOf("x", {0.3});  // the gradient is 333 (x / 3 - 0.1), and nearly 0
  const Expected expected = expectedOf(text, inputs, {.single = true});
  const double bound = expected.value.bounds[0];
  EXPECT_GT(bound, 500 * std::pow(0x1p-24 * 0.1, 2));
  EXPECT_LT(bound, 500 * std::pow(0x1p-24 * 1, 2));
}

TEST(Expected, DerivativesAreBoundToSomeRoundings) {
  const std::string text = "dim N; var x : real[N]; energy e[i in N] = sin(x[i]) * exp(x[i]);\n";
  const Expected expected = expectedOf(text, inputsOf("x", {0.7}), {});
  const Bounded &gradient = expected.gradient[0], &product = expected.product[0];
  EXPECT_NEAR(gradient.values[0], (std::sin(0.7) + std::cos(0.7)) * std::exp(0.7), 1e-15);
  EXPECT_NEAR(product.values[0], 2 * std::cos(0.7) * std::exp(0.7), 1e-14);
  EXPECT_GT(gradient.bounds[0], 0x1p-53);
  EXPECT_LT(gradient.bounds[0], 1e-12);
  EXPECT_GT(product.bounds[0], 0x1p-53);
  EXPECT_LT(product.bounds[0], 1e-12);
}

}  // namespace
}  // namespace hgc::expected_test
