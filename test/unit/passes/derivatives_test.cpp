// Derivatives beyond the gradient, held against each other: products against the matrices, matrices against differences
// of the gradient, and every device against the first, bit by bit.
#include <Eigen/Eigenvalues>
#include <bit>
#include <cmath>
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::derivatives_test {
namespace {

constexpr const char* kProgram = R"(
dim V, E, N;
var x : vec2[V];
var y : real[N];
data edge : V[E, 2];
data ring : V[N, *];
data w : real[E];
param k : real = 1.5;
energy stretch[e in E] {
  let d = norm(x[edge[e, 1]] - x[edge[e, 0]]) - w[e];
  return k * d * d * d + max(x[edge[e, 0]].x, 0) * sin(x[edge[e, 1]].y);
}
residual pull[e in E] : vec3 = vec3(x[edge[e, 0]] * x[edge[e, 1]], exp(x[edge[e, 0]].x - w[e]));
residual star[i in N] = y[i] * sum(j in 0..len(ring[i])) x[ring[i, j]].y;
residual prior = y[0] - k;
output angle[e in E] = atan2(x[edge[e, 1]].y, x[edge[e, 0]].x);
)";

std::set<KernelKind> everything() { return {std::begin(kKernelKinds), std::end(kKernelKinds)}; }

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

Array randomArray(std::vector<int64_t> shape, uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::vector<double> values(1);
  for (const int64_t n : shape) values.resize(values.size() * static_cast<size_t>(n));
  for (double& v : values) v = static_cast<double>(engine() >> 11) * 0x1p-52 - 1;
  return Array::of(std::move(shape), std::move(values));
}

Vector flat(const std::vector<const Array*>& arrays) {
  std::vector<double> all;
  for (const Array* array : arrays) all.insert(all.end(), array->reals.begin(), array->reals.end());
  return Eigen::Map<Vector>(all.data(), static_cast<Eigen::Index>(all.size()));
}

Matrix matrixOf(const SparseMatrix& sparse) {
  std::vector<double> values = test::dense(sparse);
  using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  return Eigen::Map<RowMajor>(values.data(), sparse.shape->rows, sparse.shape->columns);
}

class Derivatives : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    inputs_.arrays["x"] = randomArray({5, 2}, 1);
    inputs_.arrays["y"] = randomArray({3}, 2);
    inputs_.arrays["w"] = randomArray({6}, 3);
    inputs_.arrays["edge"] = Array::of({6, 2}, std::vector<int32_t>{0, 1, 1, 2, 2, 3, 3, 4, 4, 0, 2, 2});
    Array ring = Array::of({3}, std::vector<int32_t>{0, 1, 2, 3, 4, 1});
    ring.isRagged = true;
    ring.rowLengths = {2, 3, 1};
    inputs_.arrays["ring"] = ring;
    inputs_.arrays["x.dot"] = randomArray({5, 2}, 4);
    inputs_.arrays["y.dot"] = randomArray({3}, 5);
    inputs_.arrays["pull.bar"] = randomArray({6, 3}, 6);
    inputs_.arrays["star.bar"] = randomArray({3}, 7);
    compiled_ = test::compileText(kProgram, inputs_, true, everything());
  }

  static Session open(const std::string& device) {
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    auto session = Session::open(compiled_.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }

  static Vector direction() { return flat({&inputs_.arrays["x.dot"], &inputs_.arrays["y.dot"]}); }
  static Vector gradientOf(Session& session) {
    const auto result = session.evaluate({.gradient = true});
    EXPECT_TRUE(result);
    return flat({&result->gradients.at("x"), &result->gradients.at("y")});
  }
  /// All residuals' Jacobian, one below the other.
  static Matrix jacobianOf(Session& session) {
    Matrix all(0, 13);
    for (const char* term : {"pull", "star", "prior"}) {
      const auto part = session.jacobian(term);
      EXPECT_TRUE(part) << part.error().message;
      const Matrix rows = matrixOf(*part);
      all.conservativeResize(all.rows() + rows.rows(), 13);
      all.bottomRows(rows.rows()) = rows;
    }
    return all;
  }

  static inline Inputs inputs_;
  static inline test::Compiled compiled_;
};

TEST_F(Derivatives, TangentsAreTheJacobianTimesTheDirection) {
  ASSERT_TRUE(compiled_.ok);
  Session session = open("cpu");
  const auto tangents = jvp(session);
  ASSERT_TRUE(tangents) << tangents.error().message;
  const Vector expected = jacobianOf(session) * direction();
  const Vector actual =
      flat({&tangents->arrays.at("pull"), &tangents->arrays.at("star"), &tangents->arrays.at("prior")});
  EXPECT_LE((actual - expected).norm(), 1e-14 * expected.norm());
  const auto product = hvp(session);
  ASSERT_TRUE(product) << product.error().message;
  EXPECT_NEAR(product->value, gradientOf(session).dot(direction()), 1e-13);
}

TEST_F(Derivatives, TangentsOfOutputsAreDifferences) {
  Session session = open("cpu");
  const auto tangents = jvp(session);
  ASSERT_TRUE(tangents);
  const double h = 1e-6;
  std::vector<double> at[2];
  for (const int side : {0, 1}) {
    Array moved = inputs_.arrays["x"];
    for (size_t k = 0; k < moved.reals.size(); ++k)
      moved.reals[k] += (side == 0 ? -h : h) * inputs_.arrays["x.dot"].reals[k];
    ASSERT_TRUE(session.set("x", moved));
    at[side] = session.evaluate({.outputs = true})->outputs.at("angle").reals;
  }
  for (size_t k = 0; k < at[0].size(); ++k)
    EXPECT_NEAR(tangents->arrays.at("angle").reals[k], (at[1][k] - at[0][k]) / (2 * h), 1e-8);
}

TEST_F(Derivatives, PullbacksAreTransposedTangents) {
  Session session = open("cpu");
  const auto tangents = jvp(session), pullback = vjp(session);
  ASSERT_TRUE(pullback) << pullback.error().message;
  const Vector pulled = flat({&pullback->arrays.at("x"), &pullback->arrays.at("y")});
  const Vector pushed = flat({&tangents->arrays.at("pull"), &tangents->arrays.at("star")});
  const double expected = flat({&inputs_.arrays["pull.bar"], &inputs_.arrays["star.bar"]}).dot(pushed);
  EXPECT_NEAR(pulled.dot(direction()), expected, 1e-13 * std::max(1.0, std::fabs(expected)));
}

TEST_F(Derivatives, HessianIsTheDerivativeOfTheGradient) {
  Session session = open("cpu");
  const auto sparse = session.hessian();
  ASSERT_TRUE(sparse) << sparse.error().message;
  const Matrix hessian = matrixOf(*sparse);
  EXPECT_EQ(hessian, Matrix(hessian.transpose()));
  const auto product = hvp(session);
  ASSERT_TRUE(product);
  const Vector actual = flat({&product->arrays.at("x"), &product->arrays.at("y")});
  EXPECT_LE((actual - hessian * direction()).norm(), 1e-13 * actual.norm());
  const double h = 1e-5;
  for (size_t k = 0; k < 10; ++k) {
    Vector at[2];
    for (const int side : {0, 1}) {
      Array moved = inputs_.arrays["x"];
      moved.reals[k] += side == 0 ? -h : h;
      ASSERT_TRUE(session.set("x", moved));
      at[side] = gradientOf(session);
    }
    const auto column = hessian.col(static_cast<Eigen::Index>(k));
    EXPECT_LE((column - (at[1] - at[0]) / (2 * h)).norm(), 1e-7 * std::max(1.0, column.norm())) << "column " << k;
  }
}

TEST_F(Derivatives, ProjectedHessianIsPositive) {
  Session session = open("cpu");
  const auto plain = session.hessian(), positive = session.hessian(Projection::Positive);
  ASSERT_TRUE(positive);
  EXPECT_EQ(plain->shape, positive->shape);  // the same one
  EXPECT_LT(Eigen::SelfAdjointEigenSolver<Matrix>(matrixOf(*plain)).eigenvalues().minCoeff(), -1e-3);
  EXPECT_GT(Eigen::SelfAdjointEigenSolver<Matrix>(matrixOf(*positive)).eigenvalues().minCoeff(), -1e-12);
}

TEST_F(Derivatives, MatricesAreFilledAnewInTheBitsOfAFreshSession) {
  for (const std::string& device : test::allDevices()) {
    Session used = open(device), fresh = open(device);
    SparseMatrix matrix;
    QuadraticModel normal;
    ASSERT_TRUE(used.hessian({}, matrix));
    ASSERT_TRUE(used.hessian({.projection = Projection::Positive}, matrix));
    ASSERT_TRUE(used.gaussNewton(Triangle::Both, normal));
    const auto shape = matrix.shape;
    const Array moved = randomArray({5, 2}, 11);
    ASSERT_TRUE(used.set("x", moved));
    ASSERT_TRUE(fresh.set("x", moved));
    ASSERT_TRUE(used.hessian({}, matrix));
    ASSERT_TRUE(used.gaussNewton(Triangle::Both, normal));
    EXPECT_EQ(matrix.shape, shape);
    EXPECT_EQ(matrix.values, fresh.hessian()->values) << device;
    EXPECT_EQ(normal.matrix.values, fresh.gaussNewton()->matrix.values) << device;
    EXPECT_EQ(normal.gradient, fresh.gaussNewton()->gradient) << device;
  }
}

/// Where an instance reads a scalar by two indices its Hessian is still that by scalars: 2 x² here, and -2 x².
TEST(ProjectedHessian, AddsColumnsOfOneScalarBeforeItProjects) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{1, 1});
  inputs.arrays["i"] = Array::of({2}, std::vector<int32_t>{0, 1});
  const auto compiled = test::compileText(
      "dim N, M; var x : real[N]; data i : N[M];"
      "energy up = 3 * x[i[0]] * x[0] - x[0] * x[0]; energy down = x[i[1]] * x[1] - 3 * x[i[1]] * x[i[1]];",
      inputs, false, everything());
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session);
  EXPECT_EQ(test::dense(*session->hessian()), (std::vector<double>{4, 0, 0, -4}));
  EXPECT_EQ(test::dense(*session->hessian(Projection::Positive)), (std::vector<double>{4, 0, 0, 0}));
}

TEST_F(Derivatives, NormalEquationsAreOfTheJacobian) {
  Session session = open("cpu");
  const auto normal = session.gaussNewton();
  ASSERT_TRUE(normal) << normal.error().message;
  const Matrix jacobian = jacobianOf(session);
  const auto result = session.evaluate({.residuals = true});
  const Vector r = flat({&result->residuals.at("pull"), &result->residuals.at("star"), &result->residuals.at("prior")});
  const Matrix expected = jacobian.transpose() * jacobian;
  EXPECT_LE((matrixOf(normal->matrix) - expected).norm(), 1e-14 * expected.norm());
  const Vector right =
      Eigen::Map<const Vector>(normal->gradient.data(), static_cast<Eigen::Index>(normal->gradient.size()));
  EXPECT_LE((right - jacobian.transpose() * r).norm(), 1e-13 * right.norm());
}

TEST_F(Derivatives, BlocksAreTheJacobian) {
  Session session = open("cpu");
  const auto blocks = jacobianBlocks(session, "pull");
  ASSERT_TRUE(blocks) << blocks.error().message;
  const Matrix jacobian = matrixOf(*session.jacobian("pull"));
  const int64_t width = blocks->values.shape[1], columns = blocks->values.shape[2];
  Matrix sum = Matrix::Zero(jacobian.rows(), jacobian.cols());
  for (size_t k = 0; k < blocks->values.reals.size(); ++k) {
    const auto at = static_cast<int64_t>(k);
    const int64_t i = at / (width * columns), b = at / columns % width, c = at % columns;
    sum(i * width + b, blocks->columns->integers[static_cast<size_t>(i * columns + c)]) += blocks->values.reals[k];
  }
  EXPECT_EQ(sum, jacobian);
  EXPECT_FALSE(jacobianBlocks(session, "star"));  // three lengths, three topologies
}

bool sameBits(const std::vector<double>& a, const std::vector<double>& b) {
  return std::ranges::equal(
      a, b, [](double x, double y) { return std::bit_cast<uint64_t>(x) == std::bit_cast<uint64_t>(y); });
}

TEST_F(Derivatives, EveryDeviceGivesTheSameBits) {
  Session first = open("cpu");
  const auto hessian = first.hessian(Projection::Positive);
  const auto normal = first.gaussNewton();
  const auto tangents = jvp(first), product = hvp(first), pullback = vjp(first);
  for (const std::string& device : test::allDevices()) {
    SCOPED_TRACE(device);
    Session other = open(device);
    const auto matrix = other.hessian(Projection::Positive);
    ASSERT_TRUE(matrix) << matrix.error().message;
    EXPECT_TRUE(sameBits(matrix->values, hessian->values));
    const auto equations = other.gaussNewton();
    EXPECT_TRUE(sameBits(equations->matrix.values, normal->matrix.values));
    EXPECT_TRUE(sameBits(equations->gradient, normal->gradient));
    const auto same = [&](const Result<DerivativeProduct>& a, const Result<DerivativeProduct>& b) {
      ASSERT_TRUE(b) << b.error().message;
      EXPECT_TRUE(sameBits({a->value}, {b->value}));
      for (const auto& [name, array] : a->arrays) EXPECT_TRUE(sameBits(array.reals, b->arrays.at(name).reals)) << name;
    };
    same(tangents, jvp(other));
    same(product, hvp(other));
    same(pullback, vjp(other));
  }
}

TEST_F(Derivatives, FirstDerivativesDoNotDependOnWhatElseIsCompiled) {
  const auto plain = test::compileText(kProgram, [] {
    Inputs inputs = inputs_;
    for (const char* seed : {"x.dot", "y.dot", "pull.bar", "star.bar"}) inputs.arrays.erase(seed);
    return inputs;
  }());
  for (const Fused fused : {Fused::Off, Fused::On}) {
    Inputs inputs = inputs_;
    const auto with = test::evaluateOn(compiled_, inputs, "cpu", {.gradient = true}, fused);
    for (const char* seed : {"x.dot", "y.dot", "pull.bar", "star.bar"}) inputs.arrays.erase(seed);
    const auto without = test::evaluateOn(plain, inputs, "cpu", {.gradient = true}, fused);
    if (!with || !without) continue;  // this CPU does not fuse
    EXPECT_TRUE(sameBits(with->gradients.at("x").reals, without->gradients.at("x").reals));
    EXPECT_EQ(with->value, without->value);
  }
}

TEST_F(Derivatives, WhatWasNotBuiltSaysSo) {
  Inputs inputs = inputs_;
  for (const char* seed : {"x.dot", "y.dot", "pull.bar", "star.bar"}) inputs.arrays.erase(seed);
  const auto plain = test::compileText(kProgram, inputs);
  auto session = Session::open(plain.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session);
  const auto hessian = session->hessian();
  ASSERT_FALSE(hessian);
  EXPECT_EQ(hessian.error().hint, "build it with --derivative=hessian");
  EXPECT_FALSE(jvp(*session));
  EXPECT_FALSE(session->gaussNewton());
}

/// Without a ragged row there is no topology, so no kernel of any kind: all that was built for is empty or 0.
TEST(DerivativesOfNothing, AreZero) {
  Inputs inputs;
  inputs.arrays["x"] = inputs.arrays["x.dot"] = randomArray({2}, 1);
  inputs.arrays["ring"] = Array::of({0}, std::vector<int32_t>{});
  inputs.arrays["ring"].isRagged = true;
  const auto compiled =
      test::compileText("dim V, N; var x : real[V]; data ring : V[N, *]; residual r[i in N] = sum(k in ring[i]) x[k];",
                        inputs, true, everything());
  for (const std::string& device : test::allDevices()) {
    auto session = Session::open(compiled.artefact, inputs, {.device = device});
    ASSERT_TRUE(session) << session.error().message;
    const auto product = hvp(*session);
    ASSERT_TRUE(product) << product.error().message;
    EXPECT_EQ(product->arrays.at("x").reals, std::vector<double>(2, 0.0));
    EXPECT_TRUE(jvp(*session));
    EXPECT_TRUE(vjp(*session));
    const auto jacobian = session->jacobian("r");
    ASSERT_TRUE(jacobian);
    EXPECT_EQ(jacobian->shape->rows, 0);
    const auto normal = session->gaussNewton();
    ASSERT_TRUE(normal);
    EXPECT_EQ(normal->gradient, std::vector<double>(2, 0.0));
  }
}

}  // namespace
}  // namespace hgc::derivatives_test
