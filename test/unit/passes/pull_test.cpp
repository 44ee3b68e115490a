/// Rows that pull their sums: the same bits as sums of what instances store, whatever they read.
#include "passes/schedule/pull.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "compiler/emit_code.h"
#include "test/absent.h"
#include "test/unit/compile_text.h"
#include "test/unit/random_arrays.h"

namespace hgc::pull_test {
namespace {

using test::Compiled;
using test::expectSame;
using test::randomReals;

Array randomRows(int64_t count, int64_t rows, uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<int32_t> values(static_cast<size_t>(count));
  for (int32_t& value : values) value = static_cast<int32_t>(random() % static_cast<uint64_t>(rows));
  return Array::of({count}, std::move(values));
}

/// How many kernels of a program rows run, and whether some are left that store.
struct Code {
  size_t pulls = 0, stores = 0;
};
Code codeOf(const Compiled& compiled) {
  Code code;
  for (const GpuCode& each : compiled.artefact->gpu) {
    if (isGradient(each.id.kind)) ++(each.port == kNone ? code.stores : code.pulls);
  }
  return code;
}

class PullTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string error;
    if (listVulkanDevices(error).empty()) HGC_SKIP_ABSENT(error);
  }

  /// Value and gradient by unknowns and parameters, where rows pull and where instances store.
  static Code compare(const std::string& text, const Inputs& inputs) {
    Code code;
    for (const Reduce reduce : {Reduce::Store, Reduce::Pull}) {
      SCOPED_TRACE(reduce == Reduce::Pull ? "pulled" : "stored");
      CompileOptions like;
      like.reduce = reduce;
      const Compiled compiled = test::compileText(text, inputs, true, {KernelKind::GradientAll, KernelKind::Gradient},
                                                  {}, FieldReads::FromMemory, lengthsFrom, like);
      if (!compiled.ok) return {};
      for (const bool parameters : {false, true}) {
        const Request request{.gradient = true, .termValues = true};
        const auto cpu = test::evaluateOn(compiled, inputs, "cpu", request, Fused::Off, 2, parameters);
        const auto gpu = test::evaluateOn(compiled, inputs, "vulkan:0", request, Fused::Off, 2, parameters);
        EXPECT_TRUE(cpu) << cpu.error().message;
        EXPECT_TRUE(gpu) << gpu.error().message;
        if (!cpu || !gpu) return {};
        EXPECT_EQ(std::bit_cast<uint64_t>(cpu->value), std::bit_cast<uint64_t>(gpu->value));
        expectSame(cpu->termValues, gpu->termValues);
        expectSame(cpu->gradients, gpu->gradients);
      }
      code = codeOf(compiled);
    }
    return code;
  }
};

TEST_F(PullTest, RowsWithArmsAndParameters) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({40, 3}, 1)},  {"p", randomReals({900, 2}, 2)}, {"a", randomRows(7000, 40, 3)},
                   {"b", randomRows(7000, 900, 4)}, {"k", Array::scalar(0.75)},      {"w", randomReals({7000}, 5)}};
  const Code code = compare(
      "dim X, P, N; var x : vec3[X]; var p : vec2[P]; data a : X[N]; data b : P[N]; data w : real[N]; param k : real;"
      "residual r[n in N] : vec2 { let t = norm2(x[a[n]]);"
      "  let s = t < 0.5 ? 1 + t * t : sin(40 * t) / t; return s * p[b[n]] * k + vec2(w[n], s * exp(x[a[n]].z)); }",
      inputs);
  EXPECT_EQ(code.stores, 0u);
  EXPECT_EQ(code.pulls, 2u * (2 + 3));  // fused and not; by unknowns, and by the parameter, too
}

TEST_F(PullTest, PartsOfRows) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({60, 3}, 1)}, {"a", randomRows(5000, 60, 3)}};
  std::string text = "dim X, N; var x : vec3[X]; data a : X[N]; energy e[n in N] = norm(x[a[n]] - 2 * x[(n * 7) % X]);";
  for (int k = 0; k < 20; ++k)
    text += "energy r" + std::to_string(k) + " = square(x[" + std::to_string(k) + "]." + "xyz"[k % 3] + " - x[" +
            std::to_string(59 - k) + "]." + "zxy"[k % 3] + ");";
  EXPECT_GT(compare(text, inputs).pulls, 0u);
}

TEST_F(PullTest, FieldsAndLoopsBesides) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({300}, 1)}, {"y", randomReals({50, 20}, 2)}, {"a", randomRows(6000, 300, 3)}};
  const Code code = compare(
      "dim X, N, M, D; var x : real[X]; var y : real[M, D]; data a : X[N]; let f[i in X] = sin(x[i]) + x[(i + 1) % X];"
      "energy e[n in N] = square(f[a[n]]) * x[a[n]]; energy l[m in M] = sum(d in D) square(y[m, d] - x[int(m)]);"
      "energy s[n in N] = (f[a[n]] - x[int(n) % X])^2;",
      inputs);
  EXPECT_GT(code.pulls, 0u);
  EXPECT_GT(code.stores, 0u);  // the loop
}

TEST_F(PullTest, WideRowsStore) {
  Inputs inputs;
  inputs.arrays = {{"x", randomReals({30, 17}, 1)}, {"a", randomRows(5000, 30, 3)}};
  const Code code = compare(
      "dim X, N; var x : real[X, 17]; data a : X[N]; energy e[n in N] = square(x[a[n], 16] - x[a[n], 0]);", inputs);
  EXPECT_EQ(code.pulls, 0u);
}

/// Devices copy data to the order in which rows pull it: what is `set` afterwards is copied anew, and indices too.
TEST_F(PullTest, SeesWhatIsSet) {
  const std::string text =
      "dim C, P, N; var c : vec3[C]; var p : real[P]; data u : vec2[N]; data w : real[N]; data to : C[N];"
      "data a : P[N]; data b : P[N];"
      "energy e[n in N] = w[n] * square(dot(c[to[n]], c[to[n]]) * u[n].x + p[a[n]] * p[b[n]] - u[n].y)"
      "  + w[(n + 1) % N];";
  constexpr int64_t kCount = 5000, kFew = 3, kMany = 900;
  const Inputs inputs{{{"c", randomReals({kFew, 3}, 1)},
                       {"p", randomReals({kMany}, 2)},
                       {"u", randomReals({kCount, 2}, 3)},
                       {"w", randomReals({kCount}, 4)},
                       {"to", randomRows(kCount, kFew, 5)},
                       {"a", randomRows(kCount, kMany, 6)},
                       {"b", randomRows(kCount, kMany, 7)}},
                      {}};
  CompileOptions like;
  like.reduce = Reduce::Pull;
  const auto compiled =
      test::compileText(text, inputs, true, {KernelKind::Gradient}, {}, FieldReads::FromMemory, lengthsFrom, like);
  ASSERT_TRUE(compiled.ok);
  std::vector<Session> sessions;
  for (const std::string& device : test::allDevices()) {
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    sessions.push_back(std::move(*session));
  }
  const auto compareAll = [&] {
    std::optional<Evaluation> expected;
    for (Session& session : sessions) {
      auto result = session.evaluate({.gradient = true});
      ASSERT_TRUE(result) << result.error().message;
      if (!expected) expected = *result;
      EXPECT_EQ(std::bit_cast<uint64_t>(expected->value), std::bit_cast<uint64_t>(result->value));
      test::expectSame(expected->gradients, result->gradients);
    }
  };
  compareAll();
  const auto setAll = [&](const std::string& name, const Array& array) {
    for (Session& session : sessions) {
      const Status done = session.set(name, array);
      ASSERT_TRUE(done) << done.error().message;
    }
    compareAll();
  };
  setAll("u", randomReals({kCount, 2}, 8));
  setAll("w", randomReals({kCount}, 9));
  setAll("u", randomReals({kCount, 2}, 10));
  setAll("c", randomReals({kFew, 3}, 11));
  setAll("to", randomRows(kCount, kFew, 12));
  setAll("u", randomReals({kCount, 2}, 13));
}

/// The kernels of the first topology of a program.
std::vector<Kernel> gradientsOf(const std::string& text) {
  Diagnostics diagnostics;
  const ModulePtr module = parseModule({"test.hg", text}, diagnostics);
  const TermSource terms = termsOf(*module, diagnostics);
  const auto plan = planTerms(terms, lengthsFrom(terms.program, std::map<std::string, LengthRange>{}), {});
  CompileOptions options;
  options.kinds = {KernelKind::Gradient};
  return kernelsOf(plan->topologies[0], 0, false, options)->kernels;
}

TEST(CutPulls, KeepsOnePortAndComputesItsRowsOnce) {
  const std::vector<Kernel> kernels = gradientsOf(
      "dim X, P, N; var x : real[X]; var p : real[P]; data a : X[N]; data b : P[N];"
      "energy e[n in N] = sqrt(2 + x[a[n]]) * p[b[n]];");
  const Kernel& kernel = *std::ranges::find(kernels, KernelKind::Gradient, &Kernel::kind);
  const std::vector<PullKernel> pulls = cutPulls(kernel);
  ASSERT_EQ(pulls.size(), 2u);
  for (const PullKernel& pull : pulls) {
    EXPECT_EQ(pull.kernel.stores.size(), 2u);
    for (uint32_t at = 0; at < pull.kernel.code.size(); ++at) {
      const Node& node = pull.kernel.code[at];
      for (int k = 0; k < operandCount(node); ++k) EXPECT_LT(node.operand(k), at);
      if (node.op == Op::Sqrt) {
        EXPECT_EQ(at < pull.once, kernel.ports[pull.port].kind == SymbolKind::Var && pull.port == 0);
      }
      if (node.op == Op::Load) {
        EXPECT_EQ(at < pull.once, kernel.gathers[node.b].port == pull.port);
      }
    }
  }
  EXPECT_TRUE(std::ranges::none_of(pulls[1].kernel.code, [](const Node& node) { return node.op == Op::Div; }));
}

TEST(CutPulls, CountedOperationsChoose) {
  const auto isPulled = [](const std::string& text) {
    const std::vector<Kernel> kernels = gradientsOf(text);
    return !pullsOf(*std::ranges::find(kernels, KernelKind::Gradient, &Kernel::kind), Reduce::Auto).empty();
  };
  EXPECT_TRUE(
      isPulled("dim X, N; var x : vec3[X]; data a : X[N, 2]; energy e[n in N] = norm(x[a[n, 0]] - x[a[n, 1]]);"));
  std::string far = "0";
  for (int k = 0; k < 12; ++k) far += " + pow(x[a[n, " + std::to_string(k) + "]], 1.5)";
  EXPECT_FALSE(isPulled("dim X, N; var x : real[X]; data a : X[N, 12]; energy e[n in N] = exp(" + far + ");"));
}

}  // namespace
}  // namespace hgc::pull_test
