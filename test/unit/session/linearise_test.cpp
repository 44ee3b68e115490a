/// `Session::linearise`: on every device the same bits, those of what else a session gives.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <numeric>
#include <random>

#include "runtime/session.h"
#include "test/unit/compile_text.h"

namespace hgc::linearise_test {
namespace {

constexpr int64_t kRows = 40, kEdges = 5'000;

const std::set<KernelKind> kKinds = {KernelKind::Value,    KernelKind::Gradient,    KernelKind::Residual,
                                     KernelKind::Jacobian, KernelKind::GaussNewton, KernelKind::Linearise};

/// Rows and what reads them: some ends are the same row, and rings have none, three or six.
Inputs someInputs() {
  std::mt19937_64 engine(7);
  const auto randoms = [&](int64_t count) {
    std::vector<double> values(static_cast<size_t>(count));
    for (double& value : values) value = static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-62;
    return values;
  };
  const auto rows = [&](int64_t count) {
    std::vector<int32_t> values(static_cast<size_t>(count));
    for (int32_t& value : values) value = static_cast<int32_t>(engine() % kRows);
    return values;
  };
  Inputs inputs;
  inputs.arrays["x"] = Array::of({kRows, 2}, randoms(2 * kRows));
  inputs.arrays["s"] = Array::of({kRows}, randoms(kRows));
  inputs.arrays["d"] = Array::of({kEdges}, randoms(kEdges));
  inputs.arrays["e"] = Array::of({kEdges, 2}, rows(2 * kEdges));
  std::vector<int64_t> lengths;
  for (int64_t row = 0; row < kRows; ++row) lengths.push_back(3 * (row % 3));
  const int64_t entries = std::accumulate(lengths.begin(), lengths.end(), int64_t{0});
  inputs.arrays["ring"] = Array::of({kRows}, rows(entries));
  inputs.arrays["ring"].isRagged = true;
  inputs.arrays["ring"].rowLengths = lengths;
  inputs.arrays["none"] = Array::of({0}, std::vector<double>{});
  return inputs;
}

bool readsRings(const std::string& terms) { return terms.find("ring[v]") != std::string::npos; }

/// With declarations of what these terms read.
std::string programOf(const std::string& terms) {
  std::string program = "import std.loss;\ndim V, E, Z;\nvar x : vec2[V];\nvar s : real[V];\ndata d : real[E];\n";
  program += "data e : V[E, 2];\ndata none : real[Z];\n";
  if (readsRings(terms)) program += "data ring : V[V, *];\n";
  return program + terms;
}

Inputs inputsOf(const std::string& terms) {
  Inputs inputs = someInputs();
  if (!readsRings(terms)) inputs.arrays.erase("ring");
  return inputs;
}

constexpr const char* kSprings =
    "residual spring[k in E] : vec2 = (x[e[k, 0]] - x[e[k, 1]]) * (1 + s[e[k, 1]] * norm2(x[e[k, 0]]))\n"
    "  loss huber(0.5 + square(d[k]));\n"
    "residual plain[k in E] : vec3 = vec3(x[e[k, 0]], s[e[k, 1]] * s[e[k, 0]]);\n"
    "energy bend[k in E] = sin(dot(x[e[k, 1]], x[e[k, 0]]));\n";
/// The energy reads a part of a row, which leaves blocks of residuals whole.
constexpr const char* kParts =
    "residual part[k in E] : vec2 = vec2(x[e[k, 0]].x * x[e[k, 1]].y, s[e[k, 1]]) loss cauchy(0.5);\n"
    "energy one[v in V] = square(x[v].x);\n";
constexpr const char* kRagged =
    "residual star[v in V] : vec2 = sum(k in ring[v]) (x[k] * s[k]) - x[v] loss softL1(0.7);\n"
    "residual own[v in V] = exp(s[v]) - 1;\n";
constexpr const char* kFields =
    "let y[v in V] = sin(s[v]) + x[v].x * x[v].y;\n"
    "residual far[k in E] : vec2 = (y[e[k, 0]] - d[k]) * x[e[k, 1]] loss gemanMcClure(2);\n"
    "energy level[v in V] = y[v]^2;\n";
constexpr const char* kEdge =
    "residual known[k in E] : vec2 = vec2(d[k], 2) loss tukey(1);\n"
    "residual nothing[z in Z] : vec2 = x[int(z)] * none[z] loss welsch(1);\n"
    "residual single = x[0].x * x[1].x - 1;\n"
    "residual another = x[2].x * x[1].x - 2;\n"
    "residual squared = x[3].x * x[3].x - 3;\n"
    "residual steep[k in E] = sqrt(s[e[k, 0]]) loss barron(0.5, 1);\n";

bool sameBits(const std::vector<double>& a, const std::vector<double>& b) {
  return std::ranges::equal(
      a, b, [](double x, double y) { return std::bit_cast<uint64_t>(x) == std::bit_cast<uint64_t>(y); });
}

void expectSame(const Linearisation& a, const Linearisation& b) {
  EXPECT_EQ(std::bit_cast<uint64_t>(a.value), std::bit_cast<uint64_t>(b.value));
  ASSERT_EQ(a.terms.size(), b.terms.size());
  for (const auto& [name, term] : a.terms) {
    SCOPED_TRACE(name);
    const LinearTerm& other = b.terms.at(name);
    EXPECT_TRUE(sameBits(term.residuals, other.residuals));
    EXPECT_TRUE(sameBits(term.jacobian, other.jacobian));
    EXPECT_TRUE(sameBits(term.loss, other.loss));
    EXPECT_TRUE(sameBits(term.slope, other.slope));
  }
}

/// By the scalars of `x`, then of `s`.
int64_t scalarOf(const BlockStructure& structure, const BlockStructure::Block& block, int64_t column) {
  const bool isX = structure.unknowns[block.unknown] == "x";
  return (isX ? 0 : 2 * kRows) + block.row * block.width + column;
}

/// Calls `visit(instance, block, its first column, columns of the instance)`.
template <class Visit>
void forBlocks(const BlockStructure& structure, const Visit& visit) {
  for (size_t i = 0; i < static_cast<size_t>(structure.instances()); ++i) {
    const int64_t columns = (structure.firstNumber[i + 1] - structure.firstNumber[i]) / structure.components;
    int64_t column = 0;
    for (int64_t b = structure.firstBlock[i]; b < structure.firstBlock[i + 1]; ++b) {
      const BlockStructure::Block& block = structure.blocks[static_cast<size_t>(b)];
      visit(i, block, column, columns);
      column += block.width;
    }
    EXPECT_EQ(column, columns);
  }
}

/// What `jacobianBlocks` gives of an instance, columns of one scalar added up in their order.
std::map<int64_t, double> summed(const BlockRows& blocks, size_t instance, size_t component) {
  const auto components = static_cast<size_t>(blocks.values.shape[1]);
  const auto size = static_cast<size_t>(blocks.values.shape[2]);
  std::map<int64_t, double> sums;
  for (size_t c = 0; c < size; ++c) {
    const double value = blocks.values.reals[(instance * components + component) * size + c];
    const auto [found, isNew] = sums.emplace(blocks.columns->integers[instance * size + c], value);
    if (!isNew) found->second += value;
  }
  return sums;
}

void expectBlocks(const LinearTerm& term, const BlockRows& blocks) {
  const BlockStructure& structure = *term.structure;
  ASSERT_EQ(structure.instances(), blocks.values.shape[0]);
  std::vector<size_t> seen(static_cast<size_t>(structure.instances()));
  forBlocks(structure, [&](size_t i, const BlockStructure::Block& block, int64_t first, int64_t columns) {
    for (size_t r = 0; r < structure.components; ++r) {
      const std::map<int64_t, double> due = summed(blocks, i, r);
      EXPECT_EQ(std::ssize(due), columns);
      for (int64_t c = 0; c < block.width; ++c) {
        const int64_t at = structure.firstNumber[i] + static_cast<int64_t>(r) * columns + first + c;
        const double value = due.at(scalarOf(structure, block, c));
        ASSERT_EQ(std::bit_cast<uint64_t>(value), std::bit_cast<uint64_t>(term.jacobian[static_cast<size_t>(at)]));
        ++seen[i];
      }
    }
  });
  for (size_t i = 0; i < seen.size(); ++i)
    EXPECT_EQ(static_cast<int64_t>(seen[i]), structure.firstNumber[i + 1] - structure.firstNumber[i]);
}

/// Against what other calls give.
void expectOfOthers(Session& session, const Linearisation& linear) {
  const auto others = session.evaluate({.value = true, .residuals = true, .termValues = true});
  ASSERT_TRUE(others);
  EXPECT_EQ(std::bit_cast<uint64_t>(linear.value), std::bit_cast<uint64_t>(others->value));
  for (const auto& [name, term] : linear.terms) {
    SCOPED_TRACE(name);
    EXPECT_TRUE(sameBits(term.residuals, others->residuals.at(name).reals));
    std::vector<double> halves;
    for (const double loss : term.loss) halves.push_back(0.5 * loss);
    EXPECT_TRUE(sameBits(halves, others->termValues.at(name).reals));
    if (const auto blocks = jacobianBlocks(session, name)) expectBlocks(term, *blocks);
    else EXPECT_EQ(name, "star") << blocks.error().message;  // instances have no common shape
  }
}

/// Σ ρ' Jᵀ r over residual terms.
std::vector<double> gradientFrom(const Linearisation& linear) {
  std::vector<double> gradient(3 * kRows);
  for (const auto& [name, term] : linear.terms) {
    const BlockStructure& structure = *term.structure;
    forBlocks(structure, [&](size_t i, const BlockStructure::Block& block, int64_t first, int64_t columns) {
      for (int64_t k = 0; k < block.width * static_cast<int64_t>(structure.components); ++k) {
        const int64_t r = k / block.width, c = k % block.width;
        const double derivative =
            term.jacobian[static_cast<size_t>(structure.firstNumber[i] + r * columns + first + c)];
        gradient[static_cast<size_t>(scalarOf(structure, block, c))] +=
            term.slope[i] * derivative * term.residuals[i * structure.components + static_cast<size_t>(r)];
      }
    });
  }
  return gradient;
}

class Linearise : public testing::TestWithParam<const char*> {};

TEST_P(Linearise, IsTheSameEverywhere) {
  const Inputs inputs = inputsOf(GetParam());
  const auto compiled = test::compileText(programOf(GetParam()), inputs, true, kKinds);
  ASSERT_TRUE(compiled.ok);
  for (const Fused fused : {Fused::Off, Fused::On}) {
    Linearisation expected;
    for (const std::string& device : test::allDevices()) {
      SCOPED_TRACE(device);
      auto session = Session::open(compiled.artefact, inputs, {.device = device, .fused = fused, .threads = 3});
      if (!session && fused == Fused::On) continue;  // there are devices that do not fuse
      ASSERT_TRUE(session) << session.error().message;
      Linearisation linear;
      ASSERT_TRUE(session->linearise(linear));
      if (expected.terms.empty()) expected = linear;
      expectSame(expected, linear);
      ASSERT_TRUE(session->linearise(linear));
      expectSame(expected, linear);
      if (fused == Fused::Off || GetParam() != kFields) expectOfOthers(*session, linear);
    }
  }
}

TEST_P(Linearise, GivesTheGradientOfResiduals) {
  const Inputs inputs = inputsOf(GetParam());
  const auto compiled = test::compileText(programOf(GetParam()), inputs, false, kKinds);
  ASSERT_TRUE(compiled.ok);
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  const auto linear = session->linearise();
  const auto model = session->gaussNewton();
  ASSERT_TRUE(linear && model);
  const std::vector<double> gradient = gradientFrom(*linear);
  ASSERT_EQ(gradient.size(), model->gradient.size());
  for (size_t k = 0; k < gradient.size(); ++k) {
    if (std::isnan(model->gradient[k])) EXPECT_TRUE(std::isnan(gradient[k])) << k;
    else EXPECT_NEAR(gradient[k], model->gradient[k], 1e-11 * (1 + std::fabs(gradient[k]))) << k;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Linearise, testing::Values(kSprings, kParts, kRagged, kFields, kEdge));

/// All by hand: residuals, Jacobians, the loss of Huber and its slope, and the session's gradient of these.
TEST(LineariseByHand, OfHuber) {
  constexpr size_t kCount = 300;
  constexpr double kFrom = 0.25;
  Inputs inputs;
  std::vector<double> t, y;
  for (size_t i = 0; i < kCount; ++i) {
    t.push_back(static_cast<double>(i) / 64);
    y.push_back(1 + 0.5 * t.back() + (i % 7 == 0 ? 2.0 : 0.125));
  }
  inputs.arrays["ab"] = Array::of({2}, std::vector<double>{0.75, 0.625});
  inputs.arrays["t"] = Array::of({kCount}, t);
  inputs.arrays["y"] = Array::of({kCount}, y);
  const auto compiled = test::compileText(
      "import std.loss; dim N; var ab : vec2; data t : real[N]; data y : real[N];"
      "residual r[i in N] = ab.x + ab.y * t[i] - y[i] loss huber(0.25);",
      inputs, false, {KernelKind::Value, KernelKind::Gradient, KernelKind::Linearise});
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu", .fused = Fused::Off});
  ASSERT_TRUE(session) << session.error().message;
  const auto linear = session->linearise();
  ASSERT_TRUE(linear) << linear.error().message;
  const LinearTerm& term = linear->terms.at("r");
  double value = 0, gradient[2] = {};
  for (size_t i = 0; i < kCount; ++i) {
    const double r = 0.75 + 0.625 * t[i] - y[i], s = r * r;
    const bool isInlier = s <= kFrom * kFrom;
    const double slope = isInlier ? 1 : kFrom / std::sqrt(s);
    EXPECT_EQ(term.residuals[i], r);
    EXPECT_NEAR(term.loss[i], isInlier ? s : 2 * kFrom * std::sqrt(s) - kFrom * kFrom, 1e-14);
    EXPECT_NEAR(term.slope[i], slope, 1e-15);
    EXPECT_EQ(term.jacobian[2 * i], 1.0);
    EXPECT_EQ(term.jacobian[2 * i + 1], t[i]);
    value += term.loss[i] / 2;
    gradient[0] += slope * r;
    gradient[1] += slope * r * t[i];
  }
  const auto evaluated = session->evaluate({.gradient = true});
  ASSERT_TRUE(evaluated);
  EXPECT_NEAR(linear->value, value, 1e-12 * value);
  for (size_t k = 0; k < 2; ++k)
    EXPECT_NEAR(evaluated->gradients.at("ab").reals[k], gradient[k], 1e-12 * kCount * std::fabs(gradient[k]));
}

/// Results are filled in place, and their structure is one object as long as indices stay.
TEST(LineariseAgain, FillsInPlace) {
  Inputs inputs = inputsOf(kSprings);
  const auto compiled = test::compileText(programOf(kSprings), inputs, false, kKinds);
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  Linearisation linear;
  linear.terms["of another program"].loss = {1, 2, 3};
  ASSERT_TRUE(session->linearise(linear));
  ASSERT_EQ(linear.terms.size(), 2U);
  const LinearTerm& term = linear.terms.at("spring");
  const double* const jacobian = term.jacobian.data();
  const auto structure = term.structure;
  inputs.arrays["x"].reals[5] += 1;
  ASSERT_TRUE(session->set("x", inputs.arrays["x"]));
  ASSERT_TRUE(session->linearise(linear));
  EXPECT_EQ(term.jacobian.data(), jacobian);
  EXPECT_EQ(term.structure, structure);
  expectOfOthers(*session, linear);
  std::ranges::reverse(inputs.arrays["e"].integers);
  ASSERT_TRUE(session->set("e", inputs.arrays["e"]));
  ASSERT_TRUE(session->linearise(linear));
  EXPECT_NE(term.structure, structure);
  EXPECT_EQ(structure->instances(), kEdges);
  expectOfOthers(*session, linear);
}

TEST(LineariseAgain, SaysWhatIsMissing) {
  const Inputs inputs = inputsOf(kSprings);
  const auto compiled = test::compileText(programOf(kSprings), inputs, false, {KernelKind::Value});
  auto session = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(session) << session.error().message;
  const auto linear = session->linearise();
  ASSERT_FALSE(linear);
  EXPECT_EQ(linear.error().message, "the program was built without kernels for `linearise`");
}

}  // namespace
}  // namespace hgc::linearise_test
