/// What a session keeps from call to call changes no result: whatever was asked for before, a call gives the bits of a
/// session that is new.
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::repeated_calls_test {
namespace {

using test::compileText;

constexpr int64_t kPoints = 12;

/// Terms of one group and of several, rows of differing lengths, loops, outputs.
constexpr const char* kMixed = R"(
dim V, E;
var x : vec3[V];
var w : real[4];
data edge : V[E, 2];
data ring : V[V, *];
param k : real = 2;
energy spring[e in E] = 0.5 * k * norm2(x[edge[e, 1]] - x[edge[e, 0]]);
energy star[v in V] = sum(j in 0..len(ring[v])) sin(x[ring[v, j]].x * w[1]);
energy r1 = square(x[1].x - x[2].y * w[0]);
energy r2 = square(x[3].x - x[4].y * w[2]);
residual pin[v in V] : vec3 = sin(x[v]) * w[3];
output size[v in V] = norm(x[v]) + w[2];
)";
/// The same with a field, whose rows are kept until something that it reads changes.
constexpr const char* kWithField = R"(
dim V, E;
var x : vec3[V];
var w : real[4];
data edge : V[E, 2];
let y[v in V] : vec3 = x[v] * w[0] + exp(-norm2(x[v]));
energy spring[e in E] = norm2(y[edge[e, 1]] - y[edge[e, 0]]);
output size[v in V] = norm(y[v]) + w[2];
)";

Array drawn(std::mt19937_64& random, std::vector<int64_t> shape) {
  std::uniform_real_distribution<double> numbers(-1, 1);
  int64_t count = 1;
  for (const int64_t extent : shape) count *= extent;
  std::vector<double> values;
  for (int64_t k = 0; k < count; ++k) values.push_back(numbers(random));
  return Array::of(std::move(shape), std::move(values));
}

Inputs inputsOf(bool isRagged) {
  std::mt19937_64 random(3);
  Inputs inputs;
  inputs.arrays["x"] = drawn(random, {kPoints, 3});
  inputs.arrays["w"] = drawn(random, {4});
  std::vector<int32_t> edge, ring;
  std::vector<int64_t> lengths;
  for (int32_t v = 0; v < kPoints; ++v) {
    edge.insert(edge.end(), {v, (v * 5 + 1) % static_cast<int32_t>(kPoints)});
    for (int32_t j = 0; j < v % 4; ++j) ring.push_back((v + j) % static_cast<int32_t>(kPoints));
    lengths.push_back(v % 4);
  }
  inputs.arrays["edge"] = Array::of({kPoints, 2}, edge);
  if (!isRagged) return inputs;
  Array rows = Array::of({kPoints}, ring);
  rows.isRagged = true;
  rows.rowLengths = lengths;
  inputs.arrays["ring"] = rows;
  return inputs;
}

void expectAlike(const Evaluation& expected, const Evaluation& actual) {
  EXPECT_EQ(std::bit_cast<uint64_t>(expected.value), std::bit_cast<uint64_t>(actual.value));
  EXPECT_EQ(expected.nonfinite, actual.nonfinite);
  ASSERT_EQ(expected.terms.size(), actual.terms.size());
  for (const auto& [name, term] : expected.terms) {
    EXPECT_EQ(term.instances, actual.terms.at(name).instances);
    EXPECT_EQ(term.topologies, actual.terms.at(name).topologies);
    EXPECT_EQ(std::bit_cast<uint64_t>(term.value), std::bit_cast<uint64_t>(actual.terms.at(name).value)) << name;
  }
  const auto expectSame = [](const auto& left, const auto& right) {
    ASSERT_EQ(left.size(), right.size());
    test::expectSame(left, right);
  };
  expectSame(expected.gradients, actual.gradients);
  expectSame(expected.residuals, actual.residuals);
  expectSame(expected.outputs, actual.outputs);
  expectSame(expected.fields, actual.fields);
  expectSame(expected.termValues, actual.termValues);
}

void callAtRandom(const char* text, Inputs inputs, bool hasResiduals) {
  const auto compiled = compileText(text, inputs, false);
  ASSERT_TRUE(compiled.ok);
  const SessionOptions options{.device = "cpu", .threads = 2};
  auto session = Session::open(compiled.artefact, inputs, options);
  ASSERT_TRUE(session) << session.error().message;
  std::mt19937_64 random(7);
  std::array<Evaluation, 2> results;
  for (int call = 0; call < 120; ++call) {
    const auto drawnOf = [&](uint64_t count) { return random() % count; };
    switch (drawnOf(6)) {
      case 0:
        inputs.arrays["x"] = drawn(random, {kPoints, 3});
        ASSERT_TRUE(session->set("x", inputs.arrays["x"]));
        break;
      case 1:
        inputs.arrays["w"] = drawn(random, {4});
        if (drawnOf(8) == 0) inputs.arrays["w"].reals[0] = NAN;
        ASSERT_TRUE(session->set("w", inputs.arrays["w"]));
        break;
      case 2:
        for (int32_t& v : inputs.arrays["edge"].integers) v = static_cast<int32_t>(drawnOf(kPoints));
        if (drawnOf(4) != 0) break;
        ASSERT_TRUE(session->set("edge", inputs.arrays["edge"]));
        break;
      default: break;
    }
    const bool launches = drawnOf(5) == 0;
    ASSERT_TRUE(!launches || session->launch(KernelKind::Gradient));
    ASSERT_TRUE(session->set("edge", inputs.arrays["edge"]));
    for (uint64_t repeats = 1 + drawnOf(3); repeats > 0; --repeats) {
      Request request{
          .value = drawnOf(2) == 0, .gradient = drawnOf(2) == 0, .residuals = hasResiduals && drawnOf(4) == 0};
      request.outputs = drawnOf(4) == 0;
      request.fields = drawnOf(4) == 0;
      request.termValues = drawnOf(6) == 0;
      Evaluation& result = results[drawnOf(2)];
      if (drawnOf(10) == 0 && !result.gradients.empty()) result.gradients.begin()->second.reals.clear();
      if (drawnOf(10) == 0 && !result.terms.empty()) result.terms.erase(result.terms.begin());
      if (drawnOf(10) == 0) {
        const std::string other = std::array{"a", "pin.", "v", "z"}[drawnOf(4)];
        result.terms[other] = {};
        result.gradients[other] = {};
      }
      ASSERT_TRUE(session->evaluate(request, result));
      auto other = Session::open(compiled.artefact, inputs, options);
      ASSERT_TRUE(other);
      const auto expected = other->evaluate(request);
      ASSERT_TRUE(expected);
      expectAlike(*expected, result);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(RepeatedCalls, HaveTheBitsOfNewSessions) { callAtRandom(kMixed, inputsOf(true), true); }
TEST(RepeatedCalls, HaveThemThroughFields) { callAtRandom(kWithField, inputsOf(false), false); }

TEST(RepeatedCalls, WithoutParametersNoneAreLeftOfASessionThatHasThem) {
  const Inputs inputs{{{"x", Array::of({2}, std::vector<double>{1, 2})}}, {}};
  const auto compiled =
      compileText("dim N; var x : real[N]; param a : real = 2; energy e[i in N] = a * x[i]^2;", inputs, false);
  ASSERT_TRUE(compiled.ok);
  auto with = Session::open(compiled.artefact, inputs, {.device = "cpu", .parameters = true});
  auto without = Session::open(compiled.artefact, inputs, {.device = "cpu"});
  ASSERT_TRUE(with && without);
  Evaluation result;
  ASSERT_TRUE(with->evaluate({.gradient = true}, result));
  EXPECT_EQ(result.gradients.at("a").reals, std::vector<double>{5});
  ASSERT_TRUE(without->evaluate({.gradient = true}, result));
  ASSERT_EQ(result.gradients.size(), 1U);
  EXPECT_EQ(result.gradients.at("x").reals, (std::vector<double>{4, 8}));
}

TEST(RepeatedCalls, AnEvaluationOfAnotherProgramLeavesNothing) {
  const auto one = compileText("dim N; var x : real[N]; energy e[i in N] = x[i]^2; output o[i in N] = x[i];",
                               {{{"x", Array::of({2}, std::vector<double>{1, 2})}}, {}}, false);
  const auto two = compileText("dim N; var y : real[N]; energy f[i in N] = y[i]^3; output p[i in N] = y[i];",
                               {{{"y", Array::of({3}, std::vector<double>{1, 2, 3})}}, {}}, false);
  ASSERT_TRUE(one.ok && two.ok);
  auto first = Session::open(one.artefact, {{{"x", Array::of({2}, std::vector<double>{1, 2})}}, {}}, {.device = "cpu"});
  auto second =
      Session::open(two.artefact, {{{"y", Array::of({3}, std::vector<double>{1, 2, 3})}}, {}}, {.device = "cpu"});
  ASSERT_TRUE(first && second);
  Evaluation result;
  const Request all{.gradient = true, .outputs = true, .termValues = true};
  ASSERT_TRUE(first->evaluate(all, result));
  ASSERT_TRUE(second->evaluate(all, result));
  EXPECT_EQ(result.gradients.size(), 1U);
  EXPECT_EQ(result.outputs.size(), 1U);
  EXPECT_EQ(result.termValues.size(), 1U);
  EXPECT_EQ(result.gradients.at("y").reals, (std::vector<double>{3, 12, 27}));
}

}  // namespace
}  // namespace hgc::repeated_calls_test
