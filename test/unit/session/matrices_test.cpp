/// Matrices of sessions: on every device, with any number of threads, and against what else a session gives.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>
#include <utility>

#include "runtime/session.h"
#include "test/unit/compile_text.h"

namespace hgc::matrices_test {
namespace {

/// Springs that read whole rows, and what reads parts of them; some ends are the same row.
constexpr const char* kWhole =
    "dim V, E; var x : vec2[V]; var s : real[V]; data e : V[E, 2];"
    "residual spring[k in E] : vec2 = (x[e[k, 0]] - x[e[k, 1]]) * (1 + s[e[k, 1]] * norm2(x[e[k, 0]]));"
    "energy bend[k in E] = sin(dot(x[e[k, 1]], x[e[k, 0]])) * s[e[k, 0]];";
constexpr const char* kParts =
    "dim V, E; var x : vec2[V]; var s : real[V]; data e : V[E, 2];"
    "residual spring[k in E] : vec2 = (x[e[k, 0]] - x[e[k, 1]]) * (1 + s[e[k, 1]]);"
    "energy along[k in E] = square(x[e[k, 0]].x * x[e[k, 1]].x - s[e[k, 0]]);";

Inputs inputsOf(int64_t rows, int64_t edges) {
  std::mt19937_64 engine(static_cast<uint64_t>(rows));
  const auto randoms = [&](int64_t count) {
    std::vector<double> values(static_cast<size_t>(count));
    for (double& value : values) value = static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63;
    return values;
  };
  std::vector<int32_t> ends;
  for (int64_t k = 0; k < 2 * edges; ++k) ends.push_back(static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)));
  Inputs inputs;
  inputs.arrays["x"] = Array::of({rows, 2}, randoms(2 * rows));
  inputs.arrays["s"] = Array::of({rows}, randoms(rows));
  inputs.arrays["e"] = Array::of({edges, 2}, ends);
  return inputs;
}

bool sameBits(const std::vector<double>& a, const std::vector<double>& b) {
  return std::ranges::equal(
      a, b, [](double x, double y) { return std::bit_cast<uint64_t>(x) == std::bit_cast<uint64_t>(y); });
}

struct Given {
  QuadraticModel newton, normal;
  SparseMatrix positive, jacobian;
  BlockRows blocks;
};

Given givenBy(Session& session) {
  Given given;
  EXPECT_TRUE(session.newton({}, given.newton));
  EXPECT_TRUE(session.gaussNewton(Triangle::Both, given.normal));
  EXPECT_TRUE(session.hessian({.projection = Projection::Positive}, given.positive));
  EXPECT_TRUE(session.jacobian("spring", given.jacobian));
  EXPECT_TRUE(session.jacobian("spring", given.blocks));
  return given;
}

void expectSame(const Given& a, const Given& b) {
  EXPECT_EQ(std::bit_cast<uint64_t>(a.newton.value), std::bit_cast<uint64_t>(b.newton.value));
  EXPECT_TRUE(sameBits(a.newton.gradient, b.newton.gradient));
  EXPECT_TRUE(sameBits(a.newton.matrix.values, b.newton.matrix.values));
  EXPECT_TRUE(sameBits(a.normal.gradient, b.normal.gradient));
  EXPECT_TRUE(sameBits(a.normal.matrix.values, b.normal.matrix.values));
  EXPECT_TRUE(sameBits(a.positive.values, b.positive.values));
  EXPECT_TRUE(sameBits(a.jacobian.values, b.jacobian.values));
  EXPECT_TRUE(sameBits(a.blocks.values.reals, b.blocks.values.reals));
}

/// Value and gradient in one vector, by unknown scalars.
std::vector<double> evaluated(Session& session) {
  const auto result = session.evaluate({.gradient = true});
  EXPECT_TRUE(result);
  std::vector<double> all = {result->value};
  for (const char* name : {"x", "s"}) {
    const std::vector<double>& part = result->gradients.at(name).reals;
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

class MatricesOf : public testing::TestWithParam<std::tuple<const char*, int64_t>> {};

TEST_P(MatricesOf, AreTheSameEverywhere) {
  const auto& [program, rows] = GetParam();
  const Inputs inputs = inputsOf(rows, 9'000);
  const auto compiled = test::compileText(
      program, inputs, true,
      {KernelKind::Value, KernelKind::Gradient, KernelKind::Jacobian, KernelKind::Hessian, KernelKind::GaussNewton});
  auto first = Session::open(compiled.artefact, inputs, {.device = "cpu", .fused = Fused::Off, .threads = 1});
  ASSERT_TRUE(first) << first.error().message;
  const Given expected = givenBy(*first);
  std::vector<double> model = {expected.newton.value};
  model.insert(model.end(), expected.newton.gradient.begin(), expected.newton.gradient.end());
  EXPECT_TRUE(sameBits(model, evaluated(*first)));
  for (const std::string& device : test::allDevices()) {
    SCOPED_TRACE(device);
    auto other = Session::open(compiled.artefact, inputs, {.device = device, .fused = Fused::Off, .threads = 3});
    ASSERT_TRUE(other) << other.error().message;
    expectSame(expected, givenBy(*other));
    expectSame(expected, givenBy(*other));
  }
}

/// The number at a place that is stored.
double at(const SparseMatrix& matrix, int64_t row, int64_t column) {
  const auto first = matrix.shape->column.begin() + matrix.shape->rowBegin[static_cast<size_t>(row)];
  const auto last = matrix.shape->column.begin() + matrix.shape->rowBegin[static_cast<size_t>(row) + 1];
  const auto found = std::lower_bound(first, last, column);
  EXPECT_TRUE(found != last && *found == column) << row << ", " << column;
  return matrix.values[static_cast<size_t>(found - matrix.shape->column.begin())];
}

/// Every number of every block is that of the matrix of both triangles, and no block lies outside of `triangle`. Gives
/// how many numbers there are.
size_t expectBlocksOf(const SparseMatrix& both, const BlockMatrix& blocks, Triangle triangle) {
  const BlockShape& shape = *blocks.shape;
  std::vector<double> expected;
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    int64_t before = -1;
    for (auto b = static_cast<size_t>(shape.rowBegin[row]); b < static_cast<size_t>(shape.rowBegin[row + 1]); ++b) {
      const auto column = static_cast<size_t>(shape.column[b]);
      EXPECT_LT(std::exchange(before, shape.column[b]), shape.column[b]);
      EXPECT_TRUE(triangle == Triangle::Both || row == column || (row > column) == (triangle == Triangle::Lower));
      EXPECT_EQ(static_cast<size_t>(shape.firstValue[b]), expected.size());
      for (int64_t r = shape.rows[row]; r < shape.rows[row + 1]; ++r) {
        for (int64_t c = shape.columns[column]; c < shape.columns[column + 1]; ++c) expected.push_back(at(both, r, c));
      }
    }
  }
  EXPECT_TRUE(sameBits(expected, blocks.values));
  return expected.size();
}

TEST_P(MatricesOf, HaveBlocksOfTheSameBits) {
  const auto& [program, rows] = GetParam();
  const Inputs inputs = inputsOf(rows, 2'000);
  const auto compiled =
      test::compileText(program, inputs, true, {KernelKind::Value, KernelKind::Hessian, KernelKind::GaussNewton});
  for (const std::string& device : test::allDevices()) {
    SCOPED_TRACE(device);
    auto session = Session::open(compiled.artefact, inputs, {.device = device, .fused = Fused::Off});
    ASSERT_TRUE(session) << session.error().message;
    QuadraticModel newton, normal;
    ASSERT_TRUE(session->newton({}, newton));
    ASSERT_TRUE(session->gaussNewton(Triangle::Both, normal));
    for (const Triangle triangle : {Triangle::Both, Triangle::Lower, Triangle::Upper}) {
      BlockModel blocks;
      ASSERT_TRUE(session->newton({.triangle = triangle}, blocks));
      EXPECT_TRUE(sameBits(blocks.gradient, newton.gradient));
      const size_t count = expectBlocksOf(newton.matrix, blocks.matrix, triangle);
      EXPECT_EQ(count == newton.matrix.values.size(), triangle == Triangle::Both);
      BlockMatrix hessian;
      ASSERT_TRUE(session->hessian({.triangle = triangle}, hessian));
      EXPECT_TRUE(sameBits(hessian.values, blocks.matrix.values));
      ASSERT_TRUE(session->gaussNewton(triangle, blocks));
      EXPECT_EQ(std::bit_cast<uint64_t>(blocks.value), std::bit_cast<uint64_t>(normal.value));
      expectBlocksOf(normal.matrix, blocks.matrix, triangle);
    }
  }
}

TEST_P(MatricesOf, HaveTrianglesOfTheSameBits) {
  const auto& [program, rows] = GetParam();
  const Inputs inputs = inputsOf(rows, 9'000);
  const auto compiled =
      test::compileText(program, inputs, false, {KernelKind::Value, KernelKind::Hessian, KernelKind::GaussNewton});
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  SparseMatrix both, part;
  ASSERT_TRUE(session->hessian({}, both));
  for (const Triangle triangle : {Triangle::Lower, Triangle::Upper}) {
    ASSERT_TRUE(session->hessian({.triangle = triangle}, part));
    size_t at = 0;
    for (size_t row = 0; row < static_cast<size_t>(both.shape->rows); ++row) {
      EXPECT_EQ(part.shape->rowBegin[row], static_cast<int32_t>(at));
      for (auto k = static_cast<size_t>(both.shape->rowBegin[row]);
           k < static_cast<size_t>(both.shape->rowBegin[row + 1]); ++k) {
        const int64_t side = both.shape->column[k] - static_cast<int64_t>(row);
        if (triangle == Triangle::Lower ? side > 0 : side < 0) continue;
        ASSERT_LT(at, part.values.size());
        ASSERT_EQ(part.shape->column[at], both.shape->column[k]);
        EXPECT_EQ(std::bit_cast<uint64_t>(part.values[at]), std::bit_cast<uint64_t>(both.values[k]));
        ++at;
      }
    }
    EXPECT_EQ(at, part.values.size());
  }
}

/// What other terms leave is not that of a term whose Jacobian is taken, also where their columns add up.
TEST(MatricesOfTerms, OfOtherWidths) {
  Inputs inputs;
  inputs.arrays["c"] = Array::of({2, 3}, std::vector<double>{1, 2, 3, 4, 5, 6});
  inputs.arrays["i"] = Array::of({9, 2}, std::vector<int32_t>{0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1});
  const auto compiled = test::compileText(
      "dim C, E; var c : vec3[C]; data i : C[E, 2]; residual q[e in E] = dot(c[i[e, 0]], c[i[e, 1]]);"
      "residual r[e in E] : vec3 = c[i[e, 0]];",
      inputs, false, {KernelKind::Value, KernelKind::Jacobian});
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  for (int call = 0; call < 2; ++call) {
    const std::vector<double> narrow = test::dense(*session->jacobian("q")),
                              wide = test::dense(*session->jacobian("r"));
    for (size_t e = 0; e < 9; ++e) {
      const std::vector<int32_t>& i = inputs.arrays["i"].integers;
      for (size_t k = 0; k < 6; ++k) {
        const std::vector<double>& c = inputs.arrays["c"].reals;
        const auto at = [&](size_t end) { return static_cast<size_t>(i[2 * e + end]); };
        double expected = 0;
        for (const size_t end : {0, 1}) expected += at(end) == k / 3 ? c[3 * at(1 - end) + k % 3] : 0;
        EXPECT_EQ(narrow[6 * e + k], expected);
        for (size_t row = 0; row < 3; ++row)
          EXPECT_EQ(wide[6 * (3 * e + row) + k], at(0) == k / 3 && k % 3 == row ? 1 : 0);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, MatricesOf,
                         testing::Combine(testing::Values(kWhole, kParts), testing::Values<int64_t>(3, 40, 5'000)));

}  // namespace
}  // namespace hgc::matrices_test
