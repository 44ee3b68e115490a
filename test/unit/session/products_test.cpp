/// Products with JᵀJ and its blocks, and what solves make of them.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <set>

#include "runtime/solve/products/block_diagonal.h"
#include "runtime/solve/products/conjugate_gradients.h"
#include "runtime/solve/solve.h"
#include "test/unit/compile_text.h"

namespace hgc::products_test {
namespace {

const std::set<KernelKind> kKinds = {KernelKind::Value,      KernelKind::Gradient, KernelKind::Residual,
                                     KernelKind::Linearise,  KernelKind::Gnp,      KernelKind::Bdp,
                                     KernelKind::GaussNewton};

std::vector<double> randomNumbers(std::mt19937_64& engine, size_t count) {
  std::vector<double> numbers(count);
  for (double& number : numbers) number = static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63;
  return numbers;
}

/// Points that are seen from places on a circle, which are turned. Each instance reads one row of each unknown.
constexpr const char* kSights = R"(
import std.loss;
dim C; dim P; dim O;
var at : real[C, 3];
var pt : vec2[P];
var scale : real;
data ci : C[O];
data pi : P[O];
data seen : vec2[O];
fn sight(a: real, x: real, y: real, p: vec2) -> vec2 {
  return vec2(cos(a) * (p.x - x) + sin(a) * (p.y - y), cos(a) * (p.y - y) - sin(a) * (p.x - x));
}
residual r[o in O] : vec2 = scale * sight(at[ci[o], 0], at[ci[o], 1], at[ci[o], 2], pt[pi[o]]) - seen[o] loss huber(0.3);
residual near[c in C] : vec3 = 0.1 * (vec3(at[c, 0], at[c, 1], at[c, 2]) - vec3(0.4 * c, cos(0.4 * c), sin(0.4 * c)));
)";

Inputs sights(int cameras, int points) {
  std::mt19937_64 engine(5);
  Inputs inputs;
  std::vector<int32_t> ci, pi;
  for (int c = 0; c < cameras; ++c) {
    for (int p = 0; p < points; ++p) {
      if ((c + 2 * p) % 3 != 0) ci.push_back(c), pi.push_back(p);
    }
  }
  const auto count = static_cast<int64_t>(ci.size());
  inputs.arrays["ci"] = Array::of({count}, ci);
  inputs.arrays["pi"] = Array::of({count}, pi);
  inputs.arrays["seen"] = Array::of({count, 2}, randomNumbers(engine, 2 * ci.size()));
  inputs.arrays["at"] = Array::of({cameras, 3}, randomNumbers(engine, static_cast<size_t>(cameras) * 3));
  inputs.arrays["pt"] = Array::of({points, 2}, randomNumbers(engine, static_cast<size_t>(points) * 2));
  inputs.arrays["scale"] = Array::scalar(1.25);
  return inputs;
}

class ProductsOf : public testing::Test {
 protected:
  void open(const char* text, const Inputs& inputs) {
    compiled_ = test::compileText(text, inputs, false, kKinds);
    ASSERT_TRUE(compiled_.ok);
    auto session = Session::open(compiled_.artefact, inputs, {.device = "cpu", .fused = Fused::Off});
    ASSERT_TRUE(session) << session.error().message;
    session_.emplace(std::move(*session));
  }
  /// All unknowns' directions, as matrices number their scalars.
  std::vector<double> direct(std::mt19937_64& engine) {
    std::vector<double> all;
    for (const Symbol& symbol : compiled_.artefact->program.symbols) {
      if (symbol.kind != SymbolKind::Var) continue;
      const auto shape = session_->values(symbol.name)->shape;
      const auto own = randomNumbers(engine, session_->values(symbol.name)->reals.size());
      EXPECT_TRUE(session_->set(symbol.name + ".dot", Array::of(shape, own)));
      all.insert(all.end(), own.begin(), own.end());
    }
    return all;
  }
  std::vector<double> flat(const DerivativeProduct& product) const {
    std::vector<double> all;
    for (const Symbol& symbol : compiled_.artefact->program.symbols) {
      if (symbol.kind != SymbolKind::Var) continue;
      const std::vector<double>& own = product.arrays.at(symbol.name).reals;
      all.insert(all.end(), own.begin(), own.end());
    }
    return all;
  }
  test::Compiled compiled_;
  std::optional<Session> session_;
};

TEST_F(ProductsOf, AreThoseOfTheMatrix) {
  open(kSights, sights(5, 7));
  std::mt19937_64 engine(9);
  const std::vector<double> v = direct(engine);
  const auto product = session_->multiply(KernelKind::Gnp);
  ASSERT_TRUE(product) << product.error().message;
  const auto model = session_->gaussNewton();
  ASSERT_TRUE(model);
  const auto& shape = *model->matrix.shape;
  const std::vector<double> byProduct = flat(*product);
  double square = 0;
  for (size_t row = 0; row + 1 < shape.rowBegin.size(); ++row) {
    double expected = 0, scale = 0;
    for (auto k = static_cast<size_t>(shape.rowBegin[row]); k < static_cast<size_t>(shape.rowBegin[row + 1]); ++k) {
      expected += model->matrix.values[k] * v[static_cast<size_t>(shape.column[k])];
      scale += std::fabs(model->matrix.values[k]);
    }
    EXPECT_NEAR(byProduct[row], expected, 1e-13 * scale) << row;
    square += v[row] * expected;
  }
  EXPECT_NEAR(product->value, square, 1e-12 * square);
}

/// A column of all blocks at once.
TEST_F(ProductsOf, BlocksAreThoseOnTheDiagonal) {
  open(kSights, sights(5, 7));
  const auto model = session_->gaussNewton();
  ASSERT_TRUE(model);
  const auto& shape = *model->matrix.shape;
  const auto entry = [&](int64_t row, int64_t column) {
    for (auto k = static_cast<size_t>(shape.rowBegin[static_cast<size_t>(row)]);
         k < static_cast<size_t>(shape.rowBegin[static_cast<size_t>(row) + 1]); ++k) {
      if (shape.column[k] == column) return model->matrix.values[k];
    }
    return 0.0;
  };
  for (int64_t k = 0; k < 3; ++k) {
    std::vector<double> at(15), pt(14);
    for (size_t c = 0; c < 5; ++c) at[3 * c + static_cast<size_t>(k)] = 1;
    for (size_t p = 0; p < 7 && k < 2; ++p) pt[2 * p + static_cast<size_t>(k)] = 1;
    ASSERT_TRUE(session_->set("at.dot", Array::of({5, 3}, at)));
    ASSERT_TRUE(session_->set("pt.dot", Array::of({7, 2}, pt)));
    const auto blocks = session_->multiply(KernelKind::Bdp);
    ASSERT_TRUE(blocks) << blocks.error().message;
    const std::vector<double>&ofAt = blocks->arrays.at("at").reals, &ofPt = blocks->arrays.at("pt").reals;
    for (int64_t row = 0; row < 15; ++row)
      EXPECT_NEAR(ofAt[static_cast<size_t>(row)], entry(row, row / 3 * 3 + k), 1e-12) << row;
    for (int64_t row = 0; row < 14 && k < 2; ++row)
      EXPECT_NEAR(ofPt[static_cast<size_t>(row)], entry(15 + row, 15 + row / 2 * 2 + k), 1e-12) << row;
  }
}

SolveReport solved(Session& session, SolveOptions options) {
  auto report = solve(session, options);
  EXPECT_TRUE(report) << report.error().message;
  return report ? *report : SolveReport{};
}

TEST_F(ProductsOf, SolveAsAFactorisationDoes) {
  open(kSights, sights(6, 20));
  const SolveOptions options{
      .maxIterations = 400, .costTolerance = 1e-14, .gradientTolerance = 1e-9, .stepTolerance = 0};
  const std::vector<FixedRows> fixed = {{"at", {0, 2}}, {"pt", {}, {7}}};
  SolveOptions sparse = options;
  sparse.linear = LinearStep::Sparse;
  sparse.fixed = fixed;
  const SolveReport expected = solved(*session_, sparse);
  for (const LinearStep step : {LinearStep::Pcg, LinearStep::PcgSchur}) {
    open(kSights, sights(6, 20));
    SolveOptions own = options;
    own.linear = step;
    own.fixed = fixed;
    own.eta = 1e-3;
    const auto before = session_->values("at")->reals;
    const SolveReport report = solved(*session_, own);
    EXPECT_NEAR(report.cost, expected.cost, 1e-7 * expected.cost);
    const auto after = session_->values("at")->reals;
    for (const size_t k : {0, 1, 2, 6, 7, 8}) EXPECT_EQ(before[k], after[k]);
    EXPECT_GT(report.iterations[1].inner, 0);
  }
}

/// Poses on manifolds, of which instances read two rows, and a bound.
constexpr const char* kPoses = R"(
import std.manifold;
dim P; dim E;
var q : Quat[P];
var t : vec3[P];
var scale : real in 0.9..1.1;
data edge : P[E, 2];
data shift : vec3[E];
fix q[0], t[0];
residual moved[i in E] : vec3 =
  quatAct(quatConjugate(q[edge[i, 0]]), t[edge[i, 1]] - t[edge[i, 0]]) - scale * shift[i];
residual turned[i in E] : vec3 = quatMul(quatConjugate(q[edge[i, 0]]), q[edge[i, 1]]).xyz - 0.1 * shift[i];
residual upright[p in P] : real = 0.05 * q[p].x;
)";

Inputs poses(int count) {
  std::mt19937_64 engine(8);
  Inputs inputs;
  std::vector<int32_t> edges;
  for (int k = 0; k < count; ++k) {
    for (const int away : {1, 3}) edges.push_back(k), edges.push_back((k + away) % count);
  }
  const auto edgeCount = static_cast<int64_t>(edges.size() / 2);
  inputs.arrays["edge"] = Array::of({edgeCount, 2}, edges);
  inputs.arrays["shift"] = Array::of({edgeCount, 3}, randomNumbers(engine, static_cast<size_t>(edgeCount) * 3));
  std::vector<double> q;
  for (int k = 0; k < count; ++k) q.insert(q.end(), {0, 0, 0.6, 0.8});
  inputs.arrays["q"] = Array::of({count, 4}, q);
  inputs.arrays["t"] = Array::of({count, 3}, randomNumbers(engine, static_cast<size_t>(count) * 3));
  inputs.arrays["scale"] = Array::scalar(1);
  return inputs;
}

TEST_F(ProductsOf, SolveOnManifoldsWithinBounds) {
  SolveOptions options{.maxIterations = 400, .costTolerance = 1e-14, .gradientTolerance = 1e-9, .stepTolerance = 0};
  options.linear = LinearStep::Sparse;
  open(kPoses, poses(12));
  const SolveReport expected = solved(*session_, options);
  const double scale = session_->values("scale")->reals[0];
  open(kPoses, poses(12));
  options.linear = LinearStep::Pcg;
  options.eta = 1e-3;
  const SolveReport report = solved(*session_, options);
  EXPECT_NEAR(report.cost, expected.cost, 1e-7 * expected.cost);
  EXPECT_NEAR(session_->values("scale")->reals[0], scale, 1e-4);
}

TEST_F(ProductsOf, AreRefusedWhereThereAreNoBlocks) {
  const char* text = "dim N = 4;\nvar x : real[N];\nresidual r[i in N] = x[i] * x[(i + 1) % N] - 1;\n";
  Inputs inputs;
  inputs.arrays["x"] = Array::of({4}, std::vector<double>{1, 2, 3, 4});
  open(text, inputs);
  SolveOptions options;
  options.linear = LinearStep::PcgSchur;
  const auto alone = solve(*session_, options);
  ASSERT_FALSE(alone);
  EXPECT_NE(alone.error().message.find("no unknown can be eliminated"), std::string::npos) << alone.error().message;
  open("dim N = 4;\nvar x : real[N];\nlet y[i in N] = x[i]^2;\nresidual r[i in N] = y[i] - 1;\n", inputs);
  options.linear = LinearStep::Pcg;
  const auto field = solve(*session_, options);
  ASSERT_FALSE(field);
  EXPECT_NE(field.error().message.find("`r` reads fields"), std::string::npos) << field.error().message;
}

/// A symmetric matrix that is well above 0.
TEST(ConjugateGradients, ComeToTheSolution) {
  std::mt19937_64 engine(3);
  for (const int n : {1, 2, 7, 30}) {
    const auto size = static_cast<size_t>(n);
    const std::vector<double> m = randomNumbers(engine, size * size), b = randomNumbers(engine, size);
    std::vector<double> a(size * size);
    for (size_t i = 0; i < size; ++i) {
      for (size_t j = 0; j < size; ++j) {
        for (size_t k = 0; k < size; ++k) a[i * size + j] += m[i * size + k] * m[j * size + k];
      }
      a[i * size + i] += 1;
    }
    BlockDiagonal whole({{0, 1, n}});
    for (size_t j = 0; j < size; ++j) {
      std::vector<double> column(size);
      for (size_t i = 0; i < size; ++i) column[i] = a[i * size + j];
      whole.setColumn(static_cast<int64_t>(j), column);
    }
    ASSERT_TRUE(whole.invert(std::vector<double>(size)));
    std::vector<double> exact(size), x;
    whole.multiplyInverse(b, exact);
    LinearSystem system;
    system.multiply = [&](std::span<const double> from, std::span<double> to) -> Status {
      for (size_t i = 0; i < size; ++i) {
        to[i] = 0;
        for (size_t j = 0; j < size; ++j) to[i] += a[i * size + j] * from[j];
      }
      return Done{};
    };
    system.precondition = [](std::span<const double> from, std::span<double> to) {
      std::copy(from.begin(), from.end(), to.begin());
    };
    const auto steps = solveByConjugateGradients(system, b, {.tolerance = 1e-16, .most = 200}, x);
    ASSERT_TRUE(steps);
    for (size_t i = 0; i < size; ++i) {
      double product = 0;
      for (size_t j = 0; j < size; ++j) product += a[i * size + j] * x[j];
      EXPECT_NEAR(product, b[i], 1e-9) << n;
      EXPECT_NEAR(x[i], exact[i], 1e-9) << n;
    }
  }
  BlockDiagonal singular({{0, 2, 1}});
  EXPECT_FALSE(singular.invert(std::vector<double>(2)));
}

}  // namespace
}  // namespace hgc::products_test
