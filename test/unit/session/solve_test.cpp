/// `solve`: on every device, with any number of threads, the same bits; linear problems against exact solutions.
#include "runtime/solve/solve.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <optional>
#include <random>
#include <set>

#include "runtime/device/threads.h"
#include "runtime/solve/dense_qr.h"
#include "runtime/solve/linear/block_cholesky.h"
#include "runtime/solve/methods/inverse_hessian.h"
#include "runtime/solve/methods/newton/steihaug.h"
#include "runtime/solve/methods/wolfe_search.h"
#include "runtime/solve/vectors.h"
#include "test/unit/compile_text.h"

namespace hgc::solve_test {
namespace {

const std::set<KernelKind> kKinds = {KernelKind::Value,     KernelKind::Gradient, KernelKind::Residual,
                                     KernelKind::Linearise, KernelKind::Hessian,  KernelKind::Gnp,
                                     KernelKind::Bdp,       KernelKind::Hvp};

/// Three circles of points, with outliers; unknown centres and one radius.
constexpr const char* kCircles = R"(
import std.loss;
dim N; dim C;
var centre : vec2[C];
var radius : real;
data p : vec2[N];
data of : C[N];
residual r[i in N] = norm(p[i] - centre[of[i]]) - radius loss huber(0.2);
residual prior[c in C] : vec2 = 0.01 * centre[c];
)";

/// What pushes the circles apart.
constexpr const char* kEnergy = "energy apart[c in C] = 0.1 * exp(-norm2(centre[c] - centre[(c + 1) % C]));\n";

Inputs circles(int64_t points) {
  std::mt19937_64 engine(3);
  const auto random = [&] { return static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63; };
  std::vector<double> p;
  std::vector<int32_t> of;
  for (int64_t k = 0; k < points; ++k) {
    const int c = static_cast<int>(k % 3);
    const double angle = 3 * random(), away = 2 + 0.05 * random() + (k % 17 == 0 ? 3 : 0);
    p.push_back(5 * c + away * std::cos(angle));
    p.push_back(-2 * c + away * std::sin(angle));
    of.push_back(c);
  }
  Inputs inputs;
  inputs.arrays["p"] = Array::of({points, 2}, p);
  inputs.arrays["of"] = Array::of({points}, of);
  inputs.arrays["centre"] = Array::of({3, 2}, std::vector<double>{1, 1, 4, -1, 9, -5});
  inputs.arrays["radius"] = Array::scalar(1);
  return inputs;
}

Result<std::vector<double>> solvedOn(const test::Compiled& compiled, const Inputs& inputs, const std::string& device,
                                     int threads, const SolveOptions& options, SolveReport& report) {
  auto session =
      Session::open(compiled.artefact, inputs,
                    {.device = device, .fallback = Fallback::Error, .fused = Fused::Off, .threads = threads});
  if (!session) return session.error();
  auto solved = solve(*session, options);
  if (!solved) return solved.error();
  report = *solved;
  std::vector<double> found;
  for (const char* name : {"centre", "radius"}) {
    const auto values = session->values(name);
    if (!values) return values.error();
    found.insert(found.end(), values->reals.begin(), values->reals.end());
  }
  return found;
}

/// A method for which the objective is of residuals alone, or else has an energy besides.
SolveOptions by(SolveMethod method, LinearStep linear = LinearStep::Auto) {
  return {.method = method, .costTolerance = 1e-14, .linear = linear};
}

class SolveBy : public testing::TestWithParam<SolveOptions> {};

TEST_P(SolveBy, HasTheSameBitsOnEveryDevice) {
  const Inputs inputs = circles(3'000);
  const bool isOfResiduals = GetParam().method <= SolveMethod::Dogleg;
  const std::string text = isOfResiduals ? kCircles : std::string(kCircles) + kEnergy;
  const test::Compiled compiled = test::compileText(text, inputs, true, kKinds);
  ASSERT_TRUE(compiled.ok);
  SolveReport first;
  const auto expected = solvedOn(compiled, inputs, "cpu:first", 1, GetParam(), first);
  ASSERT_TRUE(expected) << expected.error().message;
  EXPECT_TRUE(isConverged(first.ending)) << first.why;
  EXPECT_NEAR(expected->back(), 2, 0.02);  // the outliers pull it, as far as the loss lets them
  for (const std::string& device : test::allDevices()) {
    for (const int threads : {1, 2, 16}) {
      SolveReport report;
      const auto found = solvedOn(compiled, inputs, device, threads, GetParam(), report);
      ASSERT_TRUE(found) << device << ": " << found.error().message;
      ASSERT_EQ(report.iterations.size(), first.iterations.size()) << device;
      for (size_t k = 0; k < first.iterations.size(); ++k)
        EXPECT_EQ(std::bit_cast<uint64_t>(report.iterations[k].cost), std::bit_cast<uint64_t>(first.iterations[k].cost))
            << device << " at " << k;
      for (size_t k = 0; k < expected->size(); ++k)
        EXPECT_EQ(std::bit_cast<uint64_t>((*found)[k]), std::bit_cast<uint64_t>((*expected)[k])) << device;
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Solve, SolveBy,
                         testing::Values(by(SolveMethod::LevenbergMarquardt, LinearStep::Dense),
                                         by(SolveMethod::LevenbergMarquardt, LinearStep::Sparse),
                                         by(SolveMethod::LevenbergMarquardt, LinearStep::Schur),
                                         by(SolveMethod::LevenbergMarquardt, LinearStep::Pcg),
                                         by(SolveMethod::LevenbergMarquardt, LinearStep::PcgSchur),
                                         by(SolveMethod::GaussNewton, LinearStep::Dense),
                                         by(SolveMethod::GaussNewton, LinearStep::Sparse),
                                         by(SolveMethod::GaussNewton, LinearStep::Pcg),
                                         by(SolveMethod::Dogleg, LinearStep::Dense),
                                         by(SolveMethod::Dogleg, LinearStep::Sparse), by(SolveMethod::Newton),
                                         by(SolveMethod::NewtonCg), by(SolveMethod::Lbfgs)));

TEST(Solve, GoesTheSameWayByDenseAndSparseSteps) {
  const Inputs inputs = circles(300);
  const test::Compiled compiled = test::compileText(kCircles, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  SolveReport dense, sparse;
  const auto a =
      solvedOn(compiled, inputs, "cpu:first", 1, by(SolveMethod::LevenbergMarquardt, LinearStep::Dense), dense);
  const auto b =
      solvedOn(compiled, inputs, "cpu:first", 1, by(SolveMethod::LevenbergMarquardt, LinearStep::Sparse), sparse);
  ASSERT_TRUE(a && b);
  for (size_t k = 0; k < std::min(dense.iterations.size(), sparse.iterations.size()); ++k)
    EXPECT_NEAR(dense.iterations[k].cost, sparse.iterations[k].cost, 1e-12 * dense.initialCost) << k;
  for (size_t k = 0; k < a->size(); ++k) EXPECT_NEAR((*a)[k], (*b)[k], 1e-6) << k;
}

TEST(Solve, ComesToTheSamePlaceByEveryMethod) {
  const Inputs inputs = circles(300);
  const test::Compiled compiled = test::compileText(kCircles, inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  SolveReport report;
  const auto expected = solvedOn(compiled, inputs, "cpu:first", 1, by(SolveMethod::LevenbergMarquardt), report);
  ASSERT_TRUE(expected);
  for (const SolveMethod method : {SolveMethod::GaussNewton, SolveMethod::Dogleg, SolveMethod::Newton,
                                   SolveMethod::NewtonCg, SolveMethod::Lbfgs}) {
    const auto found = solvedOn(compiled, inputs, "cpu:first", 1, by(method), report);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(report.method, method);
    for (size_t k = 0; k < found->size(); ++k) EXPECT_NEAR((*found)[k], (*expected)[k], 1e-5) << nameOf(method);
  }
}

/// What was evaluated on the line of f(length) = cost, with slope.
Result<std::optional<LinePoint>> searchOn(const std::function<LinePoint(double)>& line, double first, int& calls) {
  return searchLine(line(0), first, [&](double length) -> Result<LinePoint> { return ++calls, line(length); });
}

/// By the definition of Wolfe's strong conditions, from first lengths that are far too short and far too long;
/// functions that Moré and Thuente searched on (ACM TOMS 20, 1994), and one that ends at a wall.
TEST(WolfeSearch, FindsWhatTheConditionsAskFor) {
  const std::vector<std::function<LinePoint(double)>> lines = {
      [](double a) {
        return LinePoint{a, -a / (a * a + 2), (a * a - 2) / ((a * a + 2) * (a * a + 2))};
      },
      [](double a) {
        const double b = a + 0.004;
        return LinePoint{a, b * b * b * b * (b - 2), 5 * b * b * b * b - 8 * b * b * b};
      },
      [](double a) {
        return LinePoint{a, (a - 3) * (a - 3), 2 * (a - 3)};
      },
      [](double a) {
        const double none = std::numeric_limits<double>::infinity();
        return a < 2 ? LinePoint{a, 1 / (2 - a) - 5 * a, 1 / ((2 - a) * (2 - a)) - 5} : LinePoint{a, none, 0};
      }};
  for (size_t k = 0; k < lines.size(); ++k) {
    const LinePoint start = lines[k](0);
    for (const double first : {1e-6, 1e-3, 0.1, 1.0, 10.0, 1e3, 1e6}) {
      int calls = 0;
      const auto found = searchOn(lines[k], first, calls);
      ASSERT_TRUE(found && *found) << k << " from " << first;
      EXPECT_LE((*found)->cost, start.cost + 1e-4 * (*found)->length * start.slope) << k << " from " << first;
      EXPECT_LE(std::fabs((*found)->slope), -0.9 * start.slope) << k << " from " << first;
      EXPECT_LE(calls, 30) << k << " from " << first;
    }
  }
}

/// Points that edges join, some with themselves; scalars that a few terms share; one that all read; rows that are fixed
/// or that nothing reads. The second program reads parts of rows.
constexpr const char* kMixed = R"(
import std.loss;
import std.rotation;
dim N; dim E; dim K;
var a : vec3[N];
var unread : real[2];
var b : real[K];
var s : real;
data i : N[E];
data j : N[E];
data k : K[N];
data d : vec3[E];
residual edge[e in E] : vec3 = s * a[i[e]] - a[j[e]] - d[e] loss huber(0.5);
residual prior[n in N] : vec3 = a[n] - vec3(1, 2, 3);
residual near[n in N] : vec2 = vec2(norm(a[n]) - b[k[n]], 0.1 * b[k[n]]);
residual all = 0.1 * (s - 1);
var c : real[K, 9];
residual wide[n in N] : vec3 = so3Act(vec3(c[k[n], 0], c[k[n], 1], c[k[n], 2]), a[n]) +
    vec3(c[k[n], 3], c[k[n], 4] * c[k[n], 6], c[k[n], 5] + c[k[n], 7] * c[k[n], 8]);
residual hold[q in K] : vec3 = vec3(c[q, 0], c[q, 1], c[q, 2]) + vec3(c[q, 3], c[q, 4], c[q, 5]) -
    vec3(c[q, 6], c[q, 7], c[q, 8]);
residual centre[q in K] : vec3 = 0.5 * vec3(c[q, 6] + c[q, 0] * c[q, 1], c[q, 7] - c[q, 2], c[q, 8] + c[q, 5] * c[q, 4] + c[q, 3]);
)";
constexpr const char* kPart = "residual part[n in N] = a[n].x * b[k[n]] - 1;\n";

Inputs mixed() {
  constexpr int64_t kPoints = 9, kEdges = 25, kScalars = 2;
  std::mt19937_64 engine(9);
  const auto random = [&] { return static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63; };
  std::vector<int32_t> from, to, shared;
  std::vector<double> a, d;
  for (int64_t e = 0; e < kEdges; ++e) {
    from.push_back(static_cast<int32_t>(engine() % kPoints));
    to.push_back(e % 5 == 0 ? from.back() : static_cast<int32_t>(engine() % kPoints));
    for (int c = 0; c < 3; ++c) d.push_back(random());
  }
  for (int64_t n = 0; n < kPoints; ++n) {
    shared.push_back(static_cast<int32_t>(engine() % kScalars));
    for (int c = 0; c < 3; ++c) a.push_back(1 + random());
  }
  Inputs inputs;
  inputs.arrays["a"] = Array::of({kPoints, 3}, a);
  inputs.arrays["b"] = Array::of({kScalars}, std::vector<double>{1, 2});
  std::vector<double> c;
  for (int64_t k = 0; k < 9 * kScalars; ++k) c.push_back(0.5 + 0.5 * random());
  inputs.arrays["c"] = Array::of({kScalars, 9}, c);
  inputs.arrays["unread"] = Array::of({2}, std::vector<double>{5, 6});
  inputs.arrays["s"] = Array::scalar(0.5);
  inputs.arrays["i"] = Array::of({kEdges}, from);
  inputs.arrays["j"] = Array::of({kEdges}, to);
  inputs.arrays["k"] = Array::of({kPoints}, shared);
  inputs.arrays["d"] = Array::of({kEdges, 3}, d);
  return inputs;
}

TEST(Solve, GoesTheSameWayByDenseAndSparseStepsWhateverTermsRead) {
  for (const std::string& text : {std::string(kMixed), std::string(kMixed) + kPart}) {
    const Inputs inputs = mixed();
    const test::Compiled compiled = test::compileText(text, inputs, false, kKinds);
    ASSERT_TRUE(compiled.ok);
    std::vector<SolveReport> reports;
    for (const LinearStep linear : {LinearStep::Dense, LinearStep::Sparse}) {
      auto session = Session::open(compiled.artefact, inputs, {.device = "cpu:first", .fused = Fused::Off});
      ASSERT_TRUE(session);
      auto report =
          solve(*session, {.maxIterations = 15, .costTolerance = 0, .fixed = {{"a", {2, 5}}}, .linear = linear});
      ASSERT_TRUE(report) << report.error().message;
      EXPECT_LT(report->cost, 0.5 * report->initialCost);
      EXPECT_EQ(session->values("a")->reals[7], inputs.arrays.at("a").reals[7]);
      EXPECT_EQ(session->values("unread")->reals[1], 6);
      reports.push_back(*report);
    }
    ASSERT_EQ(reports[0].iterations.size(), reports[1].iterations.size());
    for (size_t k = 0; k < reports[0].iterations.size(); ++k) {
      const SolveIteration &dense = reports[0].iterations[k], &sparse = reports[1].iterations[k];
      EXPECT_NEAR(dense.cost, sparse.cost, 1e-11 * reports[0].initialCost) << k;
      EXPECT_NEAR(dense.step, sparse.step, 1e-7 * (1 + dense.step)) << k;
      EXPECT_NEAR(dense.gradient, sparse.gradient, 1e-7 * reports[0].iterations[0].gradient) << k;
    }
  }
}

TEST(WolfeSearch, GivesNothingWhereNothingIsLower) {
  int calls = 0;
  const auto found = searchOn([](double a) { return LinePoint{a, a, -1}; }, 1, calls);
  ASSERT_TRUE(found);
  EXPECT_FALSE(*found);
}

/// Of a quadratic function, along lines whose minimum is met: the direction after n steps leads to the minimum, as that
/// of conjugate gradients (Nocedal and Wright, section 7.2).
TEST(InverseHessian, EndsQuadraticFunctionsInAsManySteps) {
  const std::vector<double> curvature = {1, 4, 9, 25, 100};
  std::vector<double> x = {3, -1, 2, 5, 1}, gradient(5), before, direction;
  const auto differentiate = [&] {
    for (size_t k = 0; k < 5; ++k) gradient[k] = curvature[k] * x[k];
  };
  InverseHessian inverse;
  differentiate();
  for (int step = 0; step < 5; ++step) {
    const double slope = inverse.direct(gradient, direction);
    EXPECT_NEAR(slope, dot(gradient, direction), 1e-12 * std::fabs(slope));
    EXPECT_LT(slope, 0);
    double along = 0;
    for (size_t k = 0; k < 5; ++k) along += curvature[k] * direction[k] * direction[k];
    const double length = -slope / along;
    for (size_t k = 0; k < 5; ++k) x[k] += length * direction[k];
    before = gradient;
    differentiate();
    EXPECT_NEAR(inverse.add(length, direction, gradient, before), length * norm(direction), 1e-12);
  }
  EXPECT_LT(largestMagnitude(gradient), 1e-9);
}

/// A session of 30 points, interpreted.
Result<Session> openFew() {
  const Inputs inputs = circles(30);
  return Session::open(test::compileText(kCircles, inputs, false, kKinds).artefact, inputs, {.device = "cpu:first"});
}

/// Symmetric matrices, definite and not, at radii that cut steps and that do not: against the dense matrix.
TEST(Steihaug, KeepsWithinTheRadiusAndFallsAtLeastAsFarAsTheGradient) {
  std::mt19937_64 engine(11);
  const auto random = [&] { return static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63; };
  int cut = 0, whole = 0;
  for (int problem = 0; problem < 200; ++problem) {
    const size_t n = 2 + static_cast<size_t>(problem % 9);
    std::vector<double> h(n * n), g(n);
    for (double& number : g) number = random();
    for (size_t i = 0; i < n; ++i) {
      for (size_t j = 0; j <= i; ++j)
        h[i * n + j] = h[j * n + i] = random() + (i == j && problem % 2 == 0 ? static_cast<double>(n) : 0);
    }
    const auto times = [&](std::span<const double> v) {
      std::vector<double> product(n);
      for (size_t i = 0; i < n; ++i) product[i] = dot(std::span(h).subspan(i * n, n), v);
      return product;
    };
    const auto model = [&](std::span<const double> v) { return dot(g, v) + 0.5 * dot(v, times(v)); };
    const double radius = problem % 3 == 0 ? 0.05 : 10;
    const auto found = minimiseWithin(
        radius, g,
        [&](std::span<double> from, std::span<double> to) -> Status {
          std::ranges::copy(times(from), to.begin());
          return Done{};
        },
        1e-8, 100);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->decrease, -model(found->step), 1e-12 * (1 + found->decrease));
    const double length = norm(g), curvature = dot(g, times(g)) / (length * length);
    const double along = curvature > 0 ? std::min(length / curvature, radius) : radius;
    EXPECT_GE(found->decrease, along * (length - 0.5 * along * curvature) - 1e-12) << problem;  // Cauchy's point
    if (found->isCut) {
      EXPECT_NEAR(norm(found->step), radius, 1e-12 * radius);
      ++cut;
      continue;
    }
    std::vector<double> left = times(found->step);
    for (size_t k = 0; k < n; ++k) left[k] += g[k];
    EXPECT_LE(norm(left), 1.01e-8 * length);
    EXPECT_LE(norm(found->step), radius);
    ++whole;
  }
  EXPECT_GT(cut, 50);
  EXPECT_GT(whole, 50);
}

TEST(Steihaug, TellsOfProductsThatAreNotFinite) {
  const std::vector<double> g = {1};
  const auto found = minimiseWithin(
      1, g,
      [](std::span<double>, std::span<double> to) -> Status {
        to[0] = std::nan("");
        return Done{};
      },
      0.1, 10);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().kind, ErrorKind::NotFinite);
}

TEST(Solve, EndsWhereItIsStoppedWithTheBestSoFar) {
  auto session = openFew();
  ASSERT_TRUE(session);
  const auto report = solve(*session, {.observe = [](const SolveIteration& iteration) {
    return iteration.iteration < 2 ? Proceed::Continue : Proceed::Stop;
  }});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->ending, SolveEnding::Stopped);
  EXPECT_EQ(report->iterations.size(), 3U);
  EXPECT_EQ(session->evaluate({.value = true})->value, report->cost);
  EXPECT_LT(report->cost, report->initialCost);
}

TEST(Solve, RefusesOptionsThatMeanNothing) {
  auto session = openFew();
  ASSERT_TRUE(session);
  for (const SolveOptions& options : {SolveOptions{.maxIterations = -1}, SolveOptions{.costTolerance = -1},
                                      SolveOptions{.gradientTolerance = std::nan("")}, SolveOptions{.radius = 0}}) {
    const auto report = solve(*session, options);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, ErrorKind::Usage);
  }
}

/// Hilbert's matrix, whose condition grows to 1e10: of integers with a known solution the residual is 0, and QR gives
/// about as many digits as the condition leaves.
TEST(TriangularRows, SolveWhatIsConsistent) {
  for (size_t columns = 1; columns <= 7; ++columns) {
    for (const size_t rows : {columns, size_t{63}, size_t{64}, size_t{65}, size_t{300}}) {
      if (rows < columns) continue;
      TriangularRows triangle(columns);
      for (size_t i = 0; i < rows; ++i) {
        const auto row = triangle.addRow();
        long double right = 0;
        for (size_t k = 0; k < columns; ++k) {
          row[k] = 1.0 / static_cast<double>(i + k + 1);
          right += static_cast<long double>(row[k]) * static_cast<long double>(k + 1);
        }
        row[columns] = static_cast<double>(right);
      }
      std::vector<double> x(columns);
      ASSERT_TRUE(triangle.solve(x));
      for (size_t k = 0; k < columns; ++k)
        EXPECT_NEAR(x[k], static_cast<double>(k + 1), 1e-5) << columns << " " << rows;
    }
  }
}

TEST(TriangularRows, HaveNoSolutionWhereAColumnIsEmpty) {
  TriangularRows triangle(2);
  triangle.addRow()[0] = 1;
  std::vector<double> x(2);
  EXPECT_FALSE(triangle.solve(x));
}

TEST(SolveVectors, SumInTheirOrder) {
  std::vector<double> a(3'000), ones(3'000, 1.0);
  for (size_t k = 0; k < a.size(); ++k) a[k] = static_cast<double>(k);
  EXPECT_EQ(dot(a, ones), 2'999.0 * 1'500.0);  // integers: exact in any order
  EXPECT_EQ(dot({}, {}), 0);
  EXPECT_EQ(largestMagnitude(std::vector<double>{1, -3, 2}), 3);
  EXPECT_TRUE(std::isnan(largestMagnitude(std::vector<double>{1, std::nan(""), 2})));
}

}  // namespace
}  // namespace hgc::solve_test
