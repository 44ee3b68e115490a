/// `solve` with `each`: many small problems, each with the bits that it has alone.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <set>

#include "runtime/solve/solve.h"
#include "test/unit/compile_text.h"

namespace hgc::each_test {
namespace {

const std::set<KernelKind> kKinds = {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual,
                                     KernelKind::Linearise, KernelKind::GaussNewton};

/// Exponential fits, whose observations may be in any order.
constexpr const char* kFits = R"(
import std.loss;
dim P; dim M;
var a : real[P] in 0.2..9;
var k : vec2[P];
data of : P[M];
data t : real[M];
data y : real[M];
residual fit[m in M] = a[of[m]] + k[of[m]].x * exp(-k[of[m]].y * t[m]) - y[m] loss huber(0.2);
residual prior[p in P] : vec2 = 0.01 * k[p];
)";

constexpr int64_t kEach = 60;  // observations of a problem

/// Which problem an observation is of, and which of its observations it is.
enum class Order { Interleaved, Contiguous };
std::pair<int64_t, int64_t> placeOf(Order order, int64_t m, int64_t problems) {
  return order == Order::Interleaved ? std::pair(m % problems, m / problems) : std::pair(m / kEach, m % kEach);
}

/// Problems `first` and on of always the same sequence.
Inputs fits(int64_t first, int64_t problems, Order order) {
  const auto numbers = [&](int64_t problem) {
    std::mt19937_64 engine(static_cast<uint64_t>(problem) + 7);
    std::vector<double> all;
    for (int64_t k = 0; k < kEach + 3; ++k)
      all.push_back(static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63);
    return all;
  };
  std::vector<int32_t> of;
  std::vector<double> t, y;
  for (int64_t m = 0; m < problems * kEach; ++m) {
    const auto [p, k] = placeOf(order, m, problems);
    const std::vector<double> random = numbers(first + p);
    const double time = 0.05 * static_cast<double>(k);
    of.push_back(static_cast<int32_t>(p));
    t.push_back(time);
    y.push_back(0.5 + 0.5 * random[0] + (2 + random[1]) * std::exp(-(1.5 + random[2]) * time) +
                0.02 * random[static_cast<size_t>(k) + 3] + (k % 19 == 3 ? 1 : 0));
  }
  Inputs inputs;
  inputs.arrays["a"] = Array::of({problems}, std::vector<double>(static_cast<size_t>(problems), 1.0));
  inputs.arrays["k"] = Array::of({problems, 2}, std::vector<double>(static_cast<size_t>(2 * problems), 1.0));
  inputs.arrays["of"] = Array::of({problems * kEach}, of);
  inputs.arrays["t"] = Array::of({problems * kEach}, t);
  inputs.arrays["y"] = Array::of({problems * kEach}, y);
  return inputs;
}

/// What a solve left.
struct Solved {
  SolveReport report;
  std::vector<double> a, k;
};

SolveOptions byEach(double tolerance = 1e-12) { return {.costTolerance = tolerance, .each = "P"}; }

Result<Solved> solved(const test::Compiled& compiled, const Inputs& inputs, const SolveOptions& options,
                      const std::string& device = "cpu:first", int threads = 1) {
  auto session =
      Session::open(compiled.artefact, inputs,
                    {.device = device, .fallback = Fallback::Error, .fused = Fused::Off, .threads = threads});
  if (!session) return session.error();
  auto report = solve(*session, options);
  if (!report) return report.error();
  return Solved{*report, session->values("a")->reals, session->values("k")->reals};
}

void expectSameBits(const Solved& all, int64_t problem, const Solved& other, int64_t otherProblem) {
  const auto p = static_cast<size_t>(problem), q = static_cast<size_t>(otherProblem);
  EXPECT_EQ(all.report.each.iterations[p], other.report.each.iterations[q]) << problem;
  EXPECT_EQ(all.report.each.endings[p], other.report.each.endings[q]) << problem;
  const auto same = [&](double x, double y) {
    EXPECT_EQ(std::bit_cast<uint64_t>(x), std::bit_cast<uint64_t>(y)) << problem;
  };
  same(all.report.each.cost[p], other.report.each.cost[q]);
  same(all.a[p], other.a[q]);
  for (size_t c = 0; c < 2; ++c) same(all.k[2 * p + c], other.k[2 * q + c]);
}

/// So many observations are added up in several segments, which end within problems.
constexpr int64_t kProblems = 101;

class EachOrder : public testing::TestWithParam<Order> {};

TEST_P(EachOrder, GivesAProblemTheBitsThatItHasAlone) {
  const Inputs inputs = fits(0, kProblems, GetParam());
  const test::Compiled compiled = test::compileText(kFits, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto all = solved(compiled, inputs, byEach());
  ASSERT_TRUE(all) << all.error().message;
  EXPECT_TRUE(isConverged(all->report.ending)) << all->report.why;
  for (int64_t p = 0; p < kProblems; ++p) {
    const auto alone = solved(compiled, fits(p, 1, GetParam()), byEach());
    ASSERT_TRUE(alone) << alone.error().message;
    expectSameBits(*all, p, *alone, 0);
  }
  const auto seven = solved(compiled, fits(3, 7, GetParam()), byEach());
  ASSERT_TRUE(seven);
  for (int64_t p = 0; p < 7; ++p) expectSameBits(*all, p + 3, *seven, p);
}

TEST_P(EachOrder, HasTheSameBitsOnEveryDevice) {
  const Inputs inputs = fits(0, kProblems, GetParam());
  const test::Compiled compiled = test::compileText(kFits, inputs, true, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto expected = solved(compiled, inputs, byEach());
  ASSERT_TRUE(expected);
  for (const std::string& device : test::allDevices()) {
    for (const int threads : {1, 2, 16}) {
      const auto found = solved(compiled, inputs, byEach(), device, threads);
      ASSERT_TRUE(found) << device << ": " << found.error().message;
      for (int64_t p = 0; p < kProblems; ++p) expectSameBits(*found, p, *expected, p);
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Each, EachOrder, testing::Values(Order::Interleaved, Order::Contiguous));

TEST(Each, ComesToWhereDenseStepsCome) {
  const Inputs inputs = fits(0, 20, Order::Contiguous);
  const test::Compiled compiled = test::compileText(kFits, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto all = solved(compiled, inputs, byEach(1e-14));
  ASSERT_TRUE(all);
  for (int64_t p = 0; p < 20; ++p) {
    const auto alone =
        solved(compiled, fits(p, 1, Order::Contiguous), {.costTolerance = 1e-14, .linear = LinearStep::Dense});
    ASSERT_TRUE(alone) << alone.error().message;
    const auto at = static_cast<size_t>(p);
    EXPECT_NEAR(all->report.each.cost[at], alone->report.cost, 1e-9 * alone->report.cost) << p;
    EXPECT_NEAR(all->a[at], alone->a[0], 1e-5) << p;
    EXPECT_NEAR(all->k[2 * at + 1], alone->k[1], 1e-5) << p;
  }
}

TEST(Each, EndsEachProblemInItsOwnWay) {
  Inputs inputs = fits(0, 5, Order::Contiguous);
  std::vector<double>&y = inputs.arrays["y"].reals, &k = inputs.arrays["k"].reals;
  y[2 * kEach + 5] = std::numeric_limits<double>::quiet_NaN();  // problem 2 is not finite
  std::fill_n(y.begin() + 3 * kEach, kEach, 1.0);               // problem 3 starts at its solution
  k[6] = k[7] = 0;
  const test::Compiled compiled = test::compileText(kFits, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto found = solved(compiled, inputs, byEach());
  ASSERT_TRUE(found) << found.error().message;
  const EachReport& each = found->report.each;
  EXPECT_EQ(each.endings[2], SolveEnding::NotFinite);
  EXPECT_TRUE(std::isnan(each.cost[2]));
  EXPECT_EQ(found->a[2], 1);  // as it was
  EXPECT_EQ(found->k[4], 1);
  EXPECT_EQ(each.endings[3], SolveEnding::Gradient);
  EXPECT_EQ(each.iterations[3], 0);
  EXPECT_EQ(found->report.ending, SolveEnding::NotFinite);
  EXPECT_EQ(found->report.why.substr(0, 46), "4 of 5 problems have converged; they ended by:");
  const Inputs good = fits(0, 5, Order::Contiguous);
  const auto others = solved(compiled, good, byEach());
  ASSERT_TRUE(others);
  for (const int64_t p : {0, 1, 4}) expectSameBits(*found, p, *others, p);
  SolveOptions short1 = byEach();
  short1.maxIterations = 2;
  const auto ended = solved(compiled, good, short1);
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->report.each.endings[0], SolveEnding::Iterations);
  EXPECT_EQ(ended->report.each.iterations[0], 2);
  SolveOptions stopped = byEach();
  stopped.observe = [](const SolveIteration& round) {
    return round.iteration == 1 ? Proceed::Stop : Proceed::Continue;
  };
  const auto early = solved(compiled, good, stopped);
  ASSERT_TRUE(early);
  EXPECT_EQ(early->report.each.endings[0], SolveEnding::Stopped);
}

TEST(Each, KeepsFixedScalarsAndBounds) {
  Inputs inputs = fits(0, 9, Order::Contiguous);
  std::vector<double>& y = inputs.arrays["y"].reals;
  for (int64_t k = 0; k < kEach; ++k) y[static_cast<size_t>(4 * kEach + k)] -= 1;  // problem 4 wants a below its bound
  const test::Compiled compiled = test::compileText(kFits, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  SolveOptions options = byEach(1e-14);
  options.fixed = {{.unknown = "k", .rows = {2}}};
  const auto found = solved(compiled, inputs, options);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->k[4], 1);
  EXPECT_EQ(found->k[5], 1);
  EXPECT_NE(found->a[2], 1);
  EXPECT_EQ(found->a[4], 0.2);
  options.each = "";
  options.maxIterations = 200;
  const auto together = solved(compiled, inputs, options);  // the sum of the same objectives
  ASSERT_TRUE(together) << together.error().message;
  EXPECT_NEAR(found->report.cost, together->report.cost, 1e-7 * together->report.cost);
  for (size_t p = 0; p < 9; ++p) EXPECT_NEAR(found->a[p], together->a[p], 1e-3) << p;
}

TEST(Each, TakesOneProblemOrNone) {
  const test::Compiled compiled = test::compileText(kFits, fits(0, 1, Order::Contiguous), false, kKinds);
  ASSERT_TRUE(compiled.ok);
  const auto none = solved(compiled, fits(0, 0, Order::Contiguous), byEach());
  ASSERT_TRUE(none) << none.error().message;
  EXPECT_TRUE(isConverged(none->report.ending));
  EXPECT_EQ(none->report.each.cost.size(), 0U);
}

TEST(Each, FollowsTheGradientOfLossesThatReadUnknowns) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({4}, std::vector<double>{0.5, 1, 2, 6});
  const test::Compiled compiled = test::compileText(
      "import std.loss;\ndim P; dim K = 3;\nvar x : real[P];\n"
      "residual r[p in P, k in K] = x[p] - int(k) * int(k) loss huber(0.2 + 0.1 * x[p]^2);\n",
      inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu:first"});
  ASSERT_TRUE(session);
  const auto report = solve(*session, {.maxIterations = 500, .costTolerance = 0, .stepTolerance = 1e-12, .each = "P"});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_TRUE(isConverged(report->ending)) << report->why;
  const auto solution = session->evaluate({.gradient = true});
  ASSERT_TRUE(solution);
  for (const double slope : solution->gradients.at("x").reals) EXPECT_NEAR(slope, 0, 1e-6);
}

std::string errorOf(const std::string& text, Inputs inputs, const SolveOptions& options) {
  if (text.find("var s ") == std::string::npos) inputs.arrays.erase("s");
  const test::Compiled compiled = test::compileText(text, inputs, false, kKinds);
  if (!compiled.ok) return "not compiled";
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu:first"});
  if (!session) return session.error().message;
  const auto report = solve(*session, options);
  return report ? "" : report.error().message;
}

TEST(Each, RefusesWhatProblemsShare) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({5}, std::vector<double>(5, 1.0));
  inputs.arrays["s"] = Array::scalar(1);
  const std::string head = "dim P = 5;\nvar x : real[P];\nresidual own[p in P] = x[p]^2 - 2;\n";
  EXPECT_EQ(
      errorOf(head + "dim Q = 4;\nresidual step[q in Q] = x[int(q) == 2 ? 4 : int(q)] - x[int(q) == 2 ? 3 : int(q)];\n",
              inputs, byEach()),
      "instance 2 of `step` reads unknowns of two problems, 4 and 3 of `P`");
  EXPECT_EQ(errorOf(head + "var s : real;\nresidual all[p in P] = s * x[p];\n", inputs, byEach()),
            "the unknown `s` belongs to no row of `P`: that is not its first dimension");
  EXPECT_EQ(errorOf(head, inputs, {.each = "Q"}), "the program has no dimension `Q`");
  EXPECT_EQ(errorOf(head + "energy e[p in P] = x[p];\n", inputs, byEach()), "`e` is an energy");
  EXPECT_EQ(errorOf(head, inputs, {.method = SolveMethod::Lbfgs, .each = "P"}), "`lbfgs` solves one problem");
}

}  // namespace
}  // namespace hgc::each_test
