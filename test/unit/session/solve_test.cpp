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
#include "runtime/solve/methods/wolfe_search.h"
#include "runtime/solve/products/steihaug.h"
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
  EXPECT_EQ(found.error().kind, ErrorKind::Data);
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

/// Which blocks below the diagonal a matrix has: pairs of rows of blocks, and the numbers of scalars of these rows.
struct Pattern {
  std::vector<int64_t> widths;
  std::set<std::pair<int32_t, int32_t>> pairs = {};

  int32_t rows() const { return static_cast<int32_t>(widths.size()); }
  void join(int32_t a, int32_t b) {
    if (a != b) pairs.insert(std::minmax(a, b, std::greater<>()));
  }
};

/// A matrix of such blocks, whose diagonal is still to be made large. Blocks on the diagonal are left out for some rows
/// that have no others, as for unknowns that nothing reads.
BlockMatrix randomMatrix(std::mt19937_64& engine, const Pattern& pattern) {
  const auto random = [&] { return static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63; };
  auto shape = std::make_shared<BlockShape>();
  for (const int64_t width : pattern.widths) shape->rows.push_back(shape->rows.back() + width);
  BlockMatrix matrix;
  const auto addBlock = [&](int32_t row, int32_t column) {
    const int64_t rows = pattern.widths[static_cast<size_t>(row)],
                  columns = pattern.widths[static_cast<size_t>(column)];
    shape->column.push_back(column);
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t j = 0; j < columns; ++j) {
        const bool isMirrored = column == row && j < i;
        matrix.values.push_back(
            isMirrored ? matrix.values[matrix.values.size() - static_cast<size_t>((i - j) * (rows - 1))] : random());
      }
    }
    shape->firstValue.push_back(static_cast<int32_t>(matrix.values.size()));
  };
  for (int32_t row = 0; row < pattern.rows(); ++row) {
    const auto first = pattern.pairs.lower_bound({row, 0}), last = pattern.pairs.lower_bound({row + 1, 0});
    for (auto pair = first; pair != last; ++pair) addBlock(row, pair->second);
    if (first != last || engine() % 4 != 0) addBlock(row, row);
    shape->rowBegin.push_back(static_cast<int32_t>(shape->column.size()));
  }
  shape->columns = shape->rows;
  matrix.shape = shape;
  return matrix;
}

/// So many rows of blocks, of widths up to `most`.
Pattern emptyPattern(std::mt19937_64& engine, int32_t rows, uint64_t most) {
  Pattern pattern;
  for (int32_t row = 0; row < rows; ++row) pattern.widths.push_back(1 + static_cast<int64_t>(engine() % most));
  return pattern;
}

Pattern randomPattern(std::mt19937_64& engine, int32_t rows, int32_t pairs) {
  Pattern pattern = emptyPattern(engine, rows, 7);
  const auto row = [&] { return static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)); };
  for (int32_t k = 0; k < pairs; ++k) {
    const int32_t a = row();
    pattern.join(a, row());
  }
  return pattern;
}

/// Points that some of a few cameras see, whichever are declared first.
Pattern bundlePattern(std::mt19937_64& engine, int32_t cameras, int32_t points, int64_t camera, int64_t point) {
  const bool arePointsFirst = engine() % 2 == 0;
  Pattern pattern;
  pattern.widths.assign(static_cast<size_t>(cameras + points), camera);
  const int32_t firstPoint = arePointsFirst ? 0 : cameras, firstCamera = arePointsFirst ? points : 0;
  for (int32_t p = 0; p < points; ++p) {
    pattern.widths[static_cast<size_t>(firstPoint + p)] = point;
    for (uint64_t k = 0, seen = engine() % 7; k < seen; ++k)
      pattern.join(firstPoint + p, firstCamera + static_cast<int32_t>(engine() % static_cast<uint64_t>(cameras)));
  }
  return pattern;
}

/// What programs have: chains, with and without loops that close; an arrow; a row that all others reach; a grid; trees
/// of several parts; bundles of blocks that kernels know and of others.
std::vector<Pattern> somePatterns(std::mt19937_64& engine) {
  std::vector<Pattern> patterns;
  for (const int64_t width : {1, 3, 6, 7}) {
    for (const int32_t rows : {1, 2, 40, 300}) {
      Pattern chain{std::vector<int64_t>(static_cast<size_t>(rows), width)};
      for (int32_t k = 1; k < rows; ++k) chain.join(k, k - 1);
      Pattern loops = chain, arrow{chain.widths}, tree{chain.widths}, grid{chain.widths};
      for (int32_t k = 0; k < rows / 10; ++k)
        loops.join(static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)),
                   static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)));
      for (int32_t k = 1; k < rows; ++k) {
        arrow.join(0, k);
        if (k % 50 != 0) tree.join(k, k - 1 - (k % 50 - 1) / 2);
        if (k % 15 != 0) grid.join(k, k - 1);
        if (k >= 15) grid.join(k, k - 15);
      }
      patterns.insert(patterns.end(), {chain, loops, arrow, tree, grid});
    }
  }
  for (const auto& [camera, point] : {std::pair{9, 3}, {6, 3}, {7, 2}, {6, 6}, {1, 1}, {12, 5}}) {
    patterns.push_back(bundlePattern(engine, 5, 80, camera, point));
    patterns.push_back(bundlePattern(engine, 30, 1'500, camera, point));
  }
  return patterns;
}

/// The product with the whole matrix, in extended precision.
std::vector<long double> multiply(const BlockMatrix& lower, std::span<const double> diagonal,
                                  std::span<const double> x) {
  const BlockShape& shape = *lower.shape;
  std::vector<long double> product(x.size());
  for (size_t k = 0; k < x.size(); ++k) product[k] = static_cast<long double>(diagonal[k]) * x[k];
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (auto block = static_cast<size_t>(shape.rowBegin[row]); block < static_cast<size_t>(shape.rowBegin[row + 1]);
         ++block) {
      const auto column = static_cast<size_t>(shape.column[block]);
      auto value = static_cast<size_t>(shape.firstValue[block]);
      for (auto i = static_cast<size_t>(shape.rows[row]); i < static_cast<size_t>(shape.rows[row + 1]); ++i) {
        for (auto j = static_cast<size_t>(shape.rows[column]); j < static_cast<size_t>(shape.rows[column + 1]); ++j) {
          product[i] += static_cast<long double>(lower.values[value]) * x[j];
          if (column != row) product[j] += static_cast<long double>(lower.values[value]) * x[i];
          ++value;
        }
      }
    }
  }
  return product;
}

BlockMatrix absolute(BlockMatrix matrix) {
  for (double& value : matrix.values) value = std::fabs(value);
  return matrix;
}

/// Solves with a matrix against the product that the solution has with it, in extended precision.
void expectSolved(const BlockMatrix& matrix, std::mt19937_64& engine) {
  const auto count = static_cast<size_t>(matrix.shape->rows.back());
  auto cholesky = BlockCholesky::prepare(matrix.shape);
  ASSERT_TRUE(cholesky);
  std::vector<double> diagonal(count), x(count), right(count);
  const std::vector<long double> ones = multiply(absolute(matrix), diagonal, std::vector<double>(count, 1.0));
  for (size_t k = 0; k < count; ++k) diagonal[k] = 2 * static_cast<double>(ones[k]) + 1;
  for (double& value : x) value = static_cast<double>(engine() % 1000) - 500;
  const std::vector<long double> product = multiply(matrix, diagonal, x);
  for (size_t k = 0; k < count; ++k) right[k] = static_cast<double>(product[k]);
  std::vector<double> first;
  for (const int threads : {1, 1, 2, 16}) {  // memory is used anew
    Threads some(threads);
    const LoopsOf loops = some.loops();
    ASSERT_TRUE(cholesky->factorise(matrix.values, diagonal));
    std::vector<double> found = right;
    cholesky->solve(found);
    for (size_t k = 0; k < count; ++k) ASSERT_NEAR(found[k], x[k], 1e-10) << k;
    if (first.empty()) first = found;
    ASSERT_EQ(std::memcmp(first.data(), found.data(), count * sizeof(double)), 0) << threads;
  }
  for (double& value : diagonal) value = -value;
  EXPECT_FALSE(cholesky->factorise(matrix.values, diagonal));
}

TEST(BlockCholesky, SolvesRandomSystems) {
  std::mt19937_64 engine(11);
  for (int round = 0; round < 200; ++round) {
    const auto rows = static_cast<int32_t>(1 + engine() % 60);
    const auto pairs = static_cast<int32_t>(engine() % static_cast<uint64_t>(4 * rows));
    SCOPED_TRACE(round);
    expectSolved(randomMatrix(engine, randomPattern(engine, rows, pairs)), engine);
    if (HasFatalFailure()) return;
  }
}

TEST(BlockCholesky, SolvesWhatProgramsHave) {
  std::mt19937_64 engine(7);
  int number = 0;
  for (const Pattern& pattern : somePatterns(engine)) {
    SCOPED_TRACE(number++);
    expectSolved(randomMatrix(engine, pattern), engine);
    if (HasFatalFailure()) return;
  }
}

/// Some rows of blocks no two of which have a block.
std::vector<bool> someApart(const BlockShape& lower, std::mt19937_64& engine) {
  std::vector<bool> some(lower.rows.size() - 1, false);
  for (size_t row = 0; row < some.size(); ++row) some[row] = engine() % 2 == 0;
  for (size_t row = 0; row < some.size(); ++row) {
    for (int32_t k = lower.rowBegin[row]; k < lower.rowBegin[row + 1]; ++k) {
      const auto column = static_cast<size_t>(lower.column[static_cast<size_t>(k)]);
      if (column != row && some[column]) some[row] = false;
    }
  }
  return some;
}

/// Every row of blocks is eliminated once, children come before parents, and what a step leaves is in its parent. Rows
/// that are to go first depend on no others.
TEST(EliminationOrder, IsAForest) {
  std::mt19937_64 engine(5);
  for (int round = 0; round < 100; ++round) {
    const auto rows = static_cast<int32_t>(1 + engine() % 80);
    const BlockMatrix matrix = randomMatrix(engine, randomPattern(engine, rows, 2 * rows));
    const std::vector<bool> first = round % 2 == 0 ? std::vector<bool>() : someApart(*matrix.shape, engine);
    const auto order = orderElimination(*matrix.shape, first);
    ASSERT_TRUE(order);
    for (const Elimination& step : order->steps) {
      for (const int32_t place : step.reached)
        EXPECT_FALSE(!first.empty() && first[static_cast<size_t>(order->rowAt[static_cast<size_t>(place)])]);
    }
    int32_t next = 0;
    for (size_t s = 0; s < order->steps.size(); ++s) {
      const Elimination& step = order->steps[s];
      EXPECT_EQ(step.first, next);
      EXPECT_LT(step.first, step.last);
      next = step.last;
      EXPECT_EQ(step.parent == -1, step.reached.empty());
      if (step.parent == -1) continue;
      EXPECT_GT(step.parent, static_cast<int32_t>(s));
      const Elimination& parent = order->steps[static_cast<size_t>(step.parent)];
      for (const int32_t place : step.reached)
        EXPECT_TRUE((place >= parent.first && place < parent.last) || std::ranges::count(parent.reached, place) == 1);
    }
    EXPECT_EQ(next, rows);
  }
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
