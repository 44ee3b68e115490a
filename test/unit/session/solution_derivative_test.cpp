/// `SolutionDerivative`: the same bits on every device; products either way are those with the matrix.
#include "runtime/solve/after/solution_derivative.h"

#include <gtest/gtest.h>
#include <immintrin.h>

#include <bit>
#include <cmath>
#include <random>
#include <set>

#include "test/unit/compile_text.h"

namespace hgc::solution_derivative_test {
namespace {

const std::set<KernelKind> kKinds = {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual,
                                     KernelKind::Linearise, KernelKind::Hessian};

/// A chain with a loss, whose weights, width and goals a solve keeps, and whose first place is fixed.
constexpr const char* kChain = R"(
import std.loss;
dim N;
var x : vec2[N];
var turn : real;
var w : real[N];
var width : real;
var goal : vec2[N];
fix w, width, goal, x[0];
residual step[i in N] : vec2 = w[i] * (x[i] - x[i > 0 ? i - 1 : 0] - vec2(cos(turn), sin(turn)));
residual near[i in N] : vec2 = x[i] - goal[i] loss cauchy(width);
)";

Inputs chain(int64_t places) {
  std::mt19937_64 engine(7);
  const auto random = [&] { return static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63; };
  std::vector<double> goal, weights;
  for (int64_t k = 0; k < places; ++k) {
    goal.push_back(static_cast<double>(k) + 0.4 * random());
    goal.push_back(0.4 * random());
    weights.push_back(1.5 + random());
  }
  Inputs inputs;
  inputs.arrays["x"] = Array::of({places, 2}, goal);
  inputs.arrays["goal"] = Array::of({places, 2}, goal);
  inputs.arrays["w"] = Array::of({places}, weights);
  inputs.arrays["turn"] = Array::scalar(0);
  inputs.arrays["width"] = Array::scalar(0.5);
  return inputs;
}

/// The derivative by all that is kept, where a solve has ended.
Result<SolutionDerivative> solvedOn(const test::Compiled& compiled, const Inputs& inputs, const std::string& device,
                                    int threads) {
  auto session =
      Session::open(compiled.artefact, inputs,
                    {.device = device, .fallback = Fallback::Error, .fused = Fused::Off, .threads = threads});
  if (!session) return session.error();
  const auto report = solve(*session, {.costTolerance = 1e-14, .linear = LinearStep::Sparse});
  if (!report) return report.error();
  EXPECT_TRUE(isConverged(report->ending)) << report->why;
  return SolutionDerivative::at(*session, {});
}

TEST(SolutionDerivative, HasTheSameBitsOnEveryDevice) {
  const Inputs inputs = chain(900);
  const test::Compiled compiled = test::compileText(kChain, inputs, true, kKinds);
  ASSERT_TRUE(compiled.ok);
  const NamedArrays bars = {{"turn", Array::scalar(1)}, {"x", inputs.arrays.at("goal")}};
  const auto first = solvedOn(compiled, inputs, "cpu:first", 1);
  ASSERT_TRUE(first) << first.error().message;
  const auto expected = first->pullback(bars), along = first->along({{"w", inputs.arrays.at("w")}});
  ASSERT_TRUE(expected && along);
  EXPECT_EQ(expected->size(), 3U);
  EXPECT_EQ(along->size(), 2U);
  for (const std::string& device : test::allDevices()) {
    for (const int threads : {1, 2}) {
      const auto found = solvedOn(compiled, inputs, device, threads);
      ASSERT_TRUE(found) << device << ": " << found.error().message;
      test::expectSame(*expected, *found->pullback(bars));
      test::expectSame(*along, *found->along({{"w", inputs.arrays.at("w")}}));
    }
  }
}

double dotOf(const Array& a, const Array& b) {
  double sum = 0;
  for (size_t k = 0; k < a.reals.size(); ++k) sum += a.reals[k] * b.reals[k];
  return sum;
}

TEST(SolutionDerivative, GoesEitherWayByOneMatrix) {
  const Inputs inputs = chain(6);
  const test::Compiled compiled = test::compileText(kChain, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto derivative = solvedOn(compiled, inputs, "cpu:first", 1);
  ASSERT_TRUE(derivative) << derivative.error().message;
  const Array &goal = inputs.arrays.at("goal"), &w = inputs.arrays.at("w");
  const auto change = derivative->along({{"w", w}});
  const auto gradients = derivative->pullback({{"x", goal}});
  ASSERT_TRUE(change && gradients);
  EXPECT_NEAR(dotOf(change->at("x"), goal), dotOf(w, gradients->at("w")), 1e-12);
  // As many rows as columns or fewer: it is found row by row, or column by column.
  const auto byWeights = derivative->of("x", "w"), byGoals = derivative->of("turn", "goal");
  ASSERT_TRUE(byWeights && byGoals);
  ASSERT_EQ(byWeights->shape, (std::vector<int64_t>{6, 2, 6}));
  ASSERT_EQ(byGoals->shape, (std::vector<int64_t>{6, 2}));
  for (size_t k = 0; k < 12; ++k) {
    const std::span<const double> row(byWeights->reals.data() + 6 * k, 6);
    double sum = 0;
    for (size_t j = 0; j < 6; ++j) sum += row[j] * w.reals[j];
    EXPECT_NEAR(change->at("x").reals[k], sum, 1e-13) << k;
  }
  for (size_t k = 0; k < 2; ++k) EXPECT_EQ(change->at("x").reals[k], 0) << "of what is fixed";
  const auto ofTurn = derivative->pullback({{"turn", Array::scalar(1)}});
  ASSERT_TRUE(ofTurn);
  EXPECT_EQ(ofTurn->at("goal").reals, byGoals->reals);
}

TEST(SolutionDerivative, NamesWhatItCannotTake) {
  const Inputs inputs = chain(3);
  const test::Compiled compiled = test::compileText(kChain, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto derivative = solvedOn(compiled, inputs, "cpu:first", 1);
  ASSERT_TRUE(derivative) << derivative.error().message;
  EXPECT_EQ(derivative->of("w", "w").error().message, "`w` is not one of x, turn");
  EXPECT_EQ(derivative->of("x", "turn").error().message, "`turn` is not one of w, width, goal");
  EXPECT_EQ(derivative->along({{"width", Array::of({1}, std::vector<double>{1})}}).error().message,
            "the shape given for `width` is [1], and its own is []");
}

/// A place that an equation holds, and one that is held at the end of a range.
constexpr const char* kHeld = R"(
dim N = 2;
var x : real[N];
var p : real[N];
fix p;
residual near[i in N] = x[i] - 2 * p[i];
constraint first = x[0] == p[1];
constraint both[i in N] = x[i] in -INF..0.75;
)";

TEST(SolutionDerivative, LeavesConstraintsOutAfterMultipliersThatDoNotFit) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{0, 0});
  inputs.arrays["p"] = Array::of({2}, std::vector<double>{0.25, 0.5});
  std::set<KernelKind> kinds = kKinds;
  kinds.insert(KernelKind::Jacobian);
  const test::Compiled compiled = test::compileText(kHeld, inputs, false, kinds);
  ASSERT_TRUE(compiled.ok);
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu:first", .fused = Fused::Off});
  ASSERT_TRUE(session) << session.error().message;
  const auto report = solve(*session, {.costTolerance = 1e-14});
  ASSERT_TRUE(report) << report.error().message;
  SolutionDerivativeOptions options{.constraints = report->constraints, .penalty = report->penalty};
  const auto cost = [&] { return session->evaluate({.value = true})->value; };
  const double without = cost();
  options.constraints.back().dual = Array::of({1}, std::vector<double>{1});
  const auto none = SolutionDerivative::at(*session, options);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "`both` has 2 multipliers here, and 1 is given");
  EXPECT_EQ(cost(), without);
  options.constraints = report->constraints;
  const auto derivative = SolutionDerivative::at(*session, options);
  ASSERT_TRUE(derivative) << derivative.error().message;
  EXPECT_EQ(cost(), without);
  // x[0] is p[1], and x[1] is at the end of its range.
  const auto byP = derivative->of("x", "p");
  ASSERT_TRUE(byP);
  const std::vector<double> expected = {0, 1, 0, 0};
  for (size_t k = 0; k < 4; ++k) EXPECT_NEAR(byP->reals[k], expected[k], 1e-9) << k;
}

/// The mode that a caller has set is that of their numbers alone.
TEST(SolutionDerivative, AssumesNoModeOfTheCaller) {
  const Inputs inputs = chain(6);
  const test::Compiled compiled = test::compileText(kChain, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto derivative = solvedOn(compiled, inputs, "cpu:first", 1);
  ASSERT_TRUE(derivative) << derivative.error().message;
  const Array &goal = inputs.arrays.at("goal"), &w = inputs.arrays.at("w");
  const auto matrix = derivative->of("x", "w");
  const auto change = derivative->along({{"w", w}}), gradients = derivative->pullback({{"x", goal}});
  ASSERT_TRUE(matrix && change && gradients);
  const unsigned mode = _mm_getcsr();
  _mm_setcsr(mode | 0x6000);  // rounds towards 0
  const auto sameMatrix = derivative->of("x", "w");
  const auto sameChange = derivative->along({{"w", w}}), sameGradients = derivative->pullback({{"x", goal}});
  _mm_setcsr(mode);
  ASSERT_TRUE(sameMatrix && sameChange && sameGradients);
  EXPECT_EQ(matrix->reals, sameMatrix->reals);
  test::expectSame(*change, *sameChange);
  test::expectSame(*gradients, *sameGradients);
}

}  // namespace
}  // namespace hgc::solution_derivative_test
