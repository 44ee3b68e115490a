/// The runtime's public face, on programs small enough to work out by hand.
#include <cmath>

#include "test/unit/compile_text.h"

namespace hgc::session_test {
namespace {

using test::compileText;
using test::evaluateOn;

constexpr const char* kSpring = R"(
dim V, E;
var x : vec3[V];
data edge : V[E, 2];
param k : real = 2;
energy spring[e in E] = 0.5 * k * norm2(x[edge[e, 1]] - x[edge[e, 0]]);
)";

Inputs triangle() {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3, 3}, std::vector<double>{0, 0, 0, 1, 0, 0, 0, 2, 0});
  inputs.arrays["edge"] = Array::of({3, 2}, std::vector<int32_t>{0, 1, 1, 2, 2, 0});
  return inputs;
}

TEST(Session, ValueGradientAndParameterByHand) {
  const Inputs inputs = triangle();
  const auto compiled = compileText(kSpring, inputs);
  ASSERT_TRUE(compiled.ok);
  for (const std::string& device : test::allDevices()) {
    const auto result = evaluateOn(compiled, inputs, device, {.gradient = true}, Fused::Off, 1, true);
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->value, 1 + 5 + 4);
    EXPECT_EQ(result->gradients.at("k").reals, std::vector<double>{5});  // half the squared lengths
    EXPECT_EQ(result->gradients.at("x").reals, (std::vector<double>{-2, -4, 0, 4, -4, 0, -2, 8, 0}));
    EXPECT_EQ(result->terms.at("spring").instances, 3);
    EXPECT_EQ(result->gradients.at("x").shape, (std::vector<int64_t>{3, 3}));
  }
}

TEST(Session, SetReplacesValuesAndKeepsShapes) {
  const Inputs inputs = triangle();
  const auto compiled = compileText(kSpring, inputs);
  for (const std::string& device : test::allDevices()) {
    SessionOptions options;
    options.device = device;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    EXPECT_TRUE(session->set("k", Array::scalar(4)));
    EXPECT_EQ(session->evaluate({})->value, 20);
    EXPECT_FALSE(session->set("x", Array::of({9}, std::vector<double>(9, 1.0))));
    EXPECT_FALSE(session->set("x", Array::of({3, 1}, std::vector<double>(3, 1.0))));
    EXPECT_TRUE(session->set("x", Array::scalar(4)));  // one number fills it, as when binding
    EXPECT_EQ(session->evaluate({})->value, 0);
    EXPECT_FALSE(session->set("edge", Array::scalar(4)));
    EXPECT_FALSE(session->set("nothing", Array::scalar(4)));
  }
}

TEST(Session, AnEvaluationIsFilledAgain) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  const auto compiled = compileText(
      "dim N; var x : real[N]; let y[i in N] = 2 * x[i]; output o[i in N] : vec2 = vec2(x[i], y[i]);"
      "residual r[i in N] = y[i] - 1;",
      inputs);
  ASSERT_TRUE(compiled.ok);
  for (const std::string& device : test::allDevices()) {
    auto session = Session::open(compiled.artefact, inputs, {.device = device});
    ASSERT_TRUE(session) << session.error().message;
    Evaluation kept;
    ASSERT_TRUE(session->evaluate({.gradient = true, .outputs = true, .fields = true, .termValues = true}, kept));
    EXPECT_EQ(kept.outputs.at("o").reals, (std::vector<double>{1, 2, 2, 4, 3, 6}));
    const double* const memory = kept.outputs.at("o").reals.data();
    ASSERT_TRUE(session->set("x", Array::of({3}, std::vector<double>{4, 5, NAN})));
    ASSERT_TRUE(session->evaluate({.value = true, .residuals = true, .outputs = true}, kept));
    EXPECT_EQ(kept.outputs.at("o").reals.data(), memory);
    EXPECT_EQ(kept.outputs.at("o").shape, (std::vector<int64_t>{3, 2}));
    EXPECT_EQ(kept.outputs.at("o").reals[3], 10);
    EXPECT_EQ(kept.residuals.at("r").reals[1], 9);
    EXPECT_TRUE(kept.gradients.empty() && kept.fields.empty() && kept.termValues.empty());  // not asked for again
    EXPECT_EQ(kept.terms.at("r").instances, 3);
    EXPECT_EQ(kept.nonfinite, 4);  // the value of r, and of the last instance two outputs and a residual
  }
}

TEST(Session, UnsignedDataIsBoundByItsBitsOrItsValue) {
  Inputs inputs;
  inputs.arrays["key"] = Array::of({2}, std::vector<int32_t>{7, -1});
  const auto compiled = compileText("dim N; data key : u32[N]; output o[i in N] : u32 = key[i];", inputs, false);
  ASSERT_TRUE(compiled.ok);
  const std::vector<double> values = {7, 4294967295.0};
  EXPECT_EQ(evaluateOn(compiled, inputs, "cpu", {.outputs = true})->outputs.at("o").reals, values);
  inputs.arrays["key"] = Array::of({2}, values);
  EXPECT_EQ(evaluateOn(compiled, inputs, "cpu", {.outputs = true})->outputs.at("o").reals, values);
  inputs.arrays["key"] = Array::of({2}, std::vector<double>{7, -1});
  const auto refused = evaluateOn(compiled, inputs, "cpu", {.outputs = true});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "`key` holds integers from 0 to 4294967295, but its entry 1 is -1");
}

/// Two open sessions once shared the machine code of the first.
TEST(Session, TwoProgramsAtOnceKeepTheirKernels) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({4}, std::vector<double>{1, 2, 3, 4});
  const auto sum = compileText("dim N; var x : real[N]; energy f[i in N] = x[i];", inputs, false);
  const auto squares = compileText("dim N; var x : real[N]; energy f[i in N] = x[i] * x[i];", inputs, false);
  SessionOptions options;
  options.device = "cpu";
  auto first = Session::open(sum.artefact, inputs, options);
  auto second = Session::open(squares.artefact, inputs, options);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->evaluate({})->value, 10);
  EXPECT_EQ(second->evaluate({})->value, 30);
}

TEST(Session, TermsOfOneTopologyShareAKernelAndKeepTheirValues) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({5}, std::vector<double>{1, 2, 3, 4, 5});
  inputs.arrays["y"] = Array::of({2}, std::vector<double>{10, 20});
  const auto compiled = compileText(R"(
dim N, M;
var x : real[N];
var y : real[M];
energy a[i in N] = 2 * x[i] * x[i];
energy b[j in M] = 3 * y[j] * y[j];
energy r0 { let t0 = x[1] - x[3]; return 0.5 * t0 * t0; }
energy r1 { let t0 = x[0] - x[4]; return 0.25 * t0 * t0; }
)",
                                    inputs);
  ASSERT_TRUE(compiled.ok);
  EXPECT_EQ(compiled.plan.topologies.size(), 2U);
  EXPECT_EQ(compiled.plan.groups.size(), 3U);
  for (const std::string& device : test::allDevices()) {
    const auto result = evaluateOn(compiled, inputs, device, {.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->terms.at("a").value, 2 * 55);
    EXPECT_EQ(result->terms.at("b").value, 3 * 500);
    EXPECT_EQ(result->terms.at("r0").value, 2);
    EXPECT_EQ(result->terms.at("r1").value, 4);
    EXPECT_EQ(result->value, 110 + 1500 + 6);
    EXPECT_EQ(result->gradients.at("x").reals, (std::vector<double>{4 - 2, 8 - 2, 12, 16 + 2, 20 + 2}));
    EXPECT_EQ(result->gradients.at("y").reals, (std::vector<double>{60, 120}));
  }
}

TEST(Session, ResidualsAndTheirJacobian) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  inputs.arrays["at"] = Array::of({2}, std::vector<int32_t>{2, 0});
  const auto compiled = compileText(R"(
dim N, R;
var x : real[N];
data at : N[R];
residual r[i in R] : vec2 = vec2(x[at[i]] * x[at[i]], 5 * x[1]);
)",
                                    inputs);
  ASSERT_TRUE(compiled.ok);
  for (const std::string& device : test::allDevices()) {
    SessionOptions options;
    options.device = device;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    const auto result = session->evaluate({.gradient = true, .residuals = true});
    ASSERT_TRUE(result);
    EXPECT_EQ(result->residuals.at("r").reals, (std::vector<double>{9, 10, 1, 10}));
    EXPECT_EQ(result->value, 0.5 * (81 + 100 + 1 + 100));
    EXPECT_EQ(result->gradients.at("x").reals, (std::vector<double>{2, 100, 54}));
    const auto jacobian = session->jacobian("r");
    ASSERT_TRUE(jacobian);
    EXPECT_EQ(test::dense(*jacobian), (std::vector<double>{0, 0, 6, 0, 5, 0, 2, 0, 0, 0, 5, 0}));
    EXPECT_FALSE(session->jacobian("nothing"));
  }
}

TEST(Session, RecordedResidualsHaveJacobians) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  const auto compiled = compileText(R"(
dim N;
var x : real[N];
residual r0 { return x[0] * x[1]; }
residual r1 { return x[2] * x[1]; }
energy e { return x[0]; }
)",
                                    inputs);
  ASSERT_TRUE(compiled.ok);
  for (const std::string& device : test::allDevices()) {
    SessionOptions options;
    options.device = device;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    const auto jacobian = session->jacobian("r1");
    ASSERT_TRUE(jacobian) << jacobian.error().message;
    EXPECT_EQ(test::dense(*jacobian), (std::vector<double>{0, 3, 2}));
    EXPECT_FALSE(session->jacobian("e"));
  }
}

TEST(Session, IntegerQuotientsRoundDownAndWrap) {
  Inputs inputs;
  inputs.sizes["N"] = 4;
  const auto compiled = compileText(R"(
dim N;
output q[i in N] : real = real((i * 3 - 5) / (i - 1));
output w[i in N] : real = real((-2147483647 - 1 + i * 0) / (i - 1));
)",
                                    inputs);
  ASSERT_TRUE(compiled.ok);
  for (const std::string& device : test::allDevices()) {
    const auto result = evaluateOn(compiled, inputs, device, {.outputs = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->outputs.at("q").reals, (std::vector<double>{5, 0, 1, 2})) << device;
    EXPECT_EQ(result->outputs.at("w").reals, (std::vector<double>{-2147483648.0, 0, -2147483648.0, -1073741824.0}))
        << device;
  }
}

TEST(Session, ThreadsAndSegmentsChangeNoBit) {
  constexpr int64_t kCount = 300'000;
  Inputs inputs;
  std::vector<int32_t> at;
  std::vector<double> w;
  uint32_t state = 1;
  for (int64_t k = 0; k < kCount; ++k) {
    state = state * 1664525U + 1013904223U;
    at.push_back(static_cast<int32_t>(state >> 8) % 37);  // long rows: the lanes and chunks of the canonical sum
    w.push_back(static_cast<double>(state) * 0x1p-32 - 0.5);
  }
  inputs.arrays["at"] = Array::of({kCount}, at);
  inputs.arrays["w"] = Array::of({kCount}, w);
  inputs.arrays["x"] = Array::of({37}, std::vector<double>(37, 0.3));
  const auto compiled = compileText(R"(
dim N, M;
var x : real[M];
data at : M[N];
data w : real[N];
param p : real = 0.7;
energy f[i in N] = sin(x[at[i]] * w[i] + p);
)",
                                    inputs);
  ASSERT_TRUE(compiled.ok);
  const auto expected = evaluateOn(compiled, inputs, "cpu:sse2", {.gradient = true}, Fused::Off, 1, true);
  ASSERT_TRUE(expected);
  for (const std::string& device : test::allDevices()) {
    for (const int threads : {1, 2}) {
      const auto result = evaluateOn(compiled, inputs, device, {.gradient = true}, Fused::Off, threads, true);
      ASSERT_TRUE(result) << result.error().message;
      EXPECT_EQ(result->value, expected->value) << device;
      EXPECT_EQ(result->gradients.at("x").reals, expected->gradients.at("x").reals) << device;
      EXPECT_EQ(result->gradients.at("p").reals, expected->gradients.at("p").reals) << device;
    }
  }
}

TEST(Session, NoInstancesAreNoProblem) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({0}, std::vector<double>{});
  const auto compiled =
      compileText("dim N; var x : real[N]; energy f[i in N] = x[i]; output o[i in N] : real = x[i];", inputs);
  for (const std::string& device : test::allDevices()) {
    const auto result = evaluateOn(compiled, inputs, device, {.gradient = true, .outputs = true});
    ASSERT_TRUE(result) << device << result.error().message;
    EXPECT_EQ(result->value, 0);
    EXPECT_TRUE(result->gradients.at("x").reals.empty());
  }
}

TEST(Session, WithoutRaggedRowsResultsAreEmpty) {  // no rows, hence no topologies
  Inputs inputs;
  inputs.arrays["x"] = Array::of({}, std::vector<double>{2});
  Array ring;
  ring.shape = {0};
  ring.isInteger = ring.isRagged = true;
  inputs.arrays["ring"] = ring;
  const auto compiled = compileText(
      "dim N; var x : real; data ring : N[N, *]; energy e = x * x;"
      "residual r[i in N] : vec2 = vec2(sum(j in ring[i]) x, 1.0); output o[i in N] : int = sum(j in ring[i]) j;",
      inputs);
  for (const std::string& device : test::allDevices()) {
    const auto result = evaluateOn(compiled, inputs, device,
                                   {.gradient = true, .residuals = true, .outputs = true, .termValues = true});
    ASSERT_TRUE(result) << device << result.error().message;
    EXPECT_EQ(result->residuals.at("r").shape, (std::vector<int64_t>{0, 2}));
    EXPECT_EQ(result->outputs.at("o").shape, std::vector<int64_t>{0});
    EXPECT_EQ(result->termValues.at("r").shape, std::vector<int64_t>{0});
    EXPECT_EQ(result->gradients.at("x").reals, std::vector<double>{4});
  }
}

TEST(Session, MalformedInputsAreRefused) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  inputs.arrays["r"] = {{3}, true, {}, {0, 1, 2}, true, {2, 1, 0}};
  const auto compiled =
      compileText("dim V; var x : real[V]; data r : V[V, *]; energy e[v in V] = sum(w in r[v]) x[w];", inputs);
  ASSERT_TRUE(compiled.ok);
  const auto messageOf = [&](const Inputs& bad, int threads = 0) {
    const auto session = Session::open(compiled.artefact, bad, {.device = "cpu", .threads = threads});
    return session ? "" : session.error().message;
  };
  EXPECT_EQ(messageOf(inputs), "");
  EXPECT_EQ(messageOf(inputs, 100000), "`threads` is 100000: it must be 1 to 4096, or 0 for all cores");
  EXPECT_EQ(messageOf(inputs, -3), "`threads` is -3: it must be 1 to 4096, or 0 for all cores");
  Inputs bad = inputs;
  bad.sizes["Z"] = 7;
  EXPECT_EQ(messageOf(bad), "the program declares no dimension `Z`");
  bad = inputs;
  bad.arrays["x"].shape = {-3};
  EXPECT_EQ(messageOf(bad), "`x` is bound with a negative extent, -3");
  bad = inputs;
  bad.arrays["r"].rowLengths = {2, -4294967295, 4294967296};  // add up, and wrap to lengths that there are
  EXPECT_EQ(messageOf(bad), "row [1] of `r` cannot have length -4294967295");
  bad.arrays["r"].rowLengths = {4294967297, -4294967295, 1};
  EXPECT_EQ(messageOf(bad), "row [0] of `r` cannot have length 4294967297");
}

TEST(Session, NotFiniteNumbersAreCounted) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{-1, 0, 4});
  const auto compiled = compileText("dim N; var x : real[N]; energy f[i in N] = sqrt(x[i]);", inputs);
  for (const std::string& device : test::allDevices()) {
    const auto result = evaluateOn(compiled, inputs, device, {.gradient = true});
    ASSERT_TRUE(result);
    EXPECT_TRUE(std::isnan(result->value));
    EXPECT_EQ(result->gradients.at("x").reals[1], HUGE_VAL);
    EXPECT_EQ(result->gradients.at("x").reals[2], 0.25);
    EXPECT_EQ(result->nonfinite, 3);  // a value and two derivatives
  }
}

}  // namespace
}  // namespace hgc::session_test
