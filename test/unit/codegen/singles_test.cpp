/// Programs in binary32: what lies on a device as such has the bits that CPUs compute, whatever its rows are.
#include <algorithm>
#include <cmath>

#include "test/unit/compile_text.h"

namespace hgc::singles_test {
namespace {

using namespace test;

/// Rows of every way to be padded, at places of their own and elsewhere, read in part and as a whole; what is no
/// binary32 number; fields that others read; constants by instance.
constexpr const char* kProgram = R"(
dim N, E;
var a : real[N];
var b : vec2[N];
var c : vec3[N];
var d : real[N, 5];
var f : real[N, 7];
var g : real[N, 9];
param s : vec3 = vec3(0.5, 2, 0.25);
data at : N[E, 2];
data own : real[E, 3];
data four : vec4[E];
let large[n in N] : real = real(n * 3 + 16777217);
let field[n in N] : vec3 = large[n] * 1e-7 * c[n] + s;
energy all[e in E] = square(a[at[e, 0]] * b[at[e, 1]].y - own[e, 2] * sin(d[at[e, 0], 4]))
                   + f[at[e, 0], 6] * g[at[e, 1], 8] * four[e].w + (g[at[e, 1], 0] > 0.5 ? g[at[e, 1], 3] : own[e, 0] / b[at[e, 0]].x);
residual apart[e in E] : vec3 = field[at[e, 0]] * d[at[e, 1], 2] - c[at[e, 1]] + vec3(own[e, 0], own[e, 1], f[at[e, 1], 1]);
residual plain[e in E] : vec2 = vec2(a[at[e, 0]] * own[e, 1], sin(c[at[e, 0]].y) / g[at[e, 1], 5]);
output counted[n in N] : real = real(n * 5 + 16777217);
output read[n in N] : vec2 = vec2(large[n], g[n, 7]);
)";

constexpr int64_t kRows = 150, kInstances = 1200;

std::vector<double> numbers(int64_t count, double scale) {
  std::vector<double> values;
  for (int64_t k = 0; k < count; ++k) values.push_back(std::sin(static_cast<double>(k) * scale) + 0.1);
  values[2] = 1e-41;  // subnormal in binary32
  return values;
}

Inputs inputs() {
  Inputs inputs;
  const auto put = [&](const char* name, std::vector<int64_t> shape, double scale) {
    int64_t count = 1;
    for (const int64_t length : shape) count *= length;
    inputs.arrays[name] = Array::of(std::move(shape), numbers(count, scale));
  };
  put("a", {kRows}, 0.3), put("b", {kRows, 2}, 0.7), put("c", {kRows, 3}, 1.1), put("d", {kRows, 5}, 1.3);
  put("f", {kRows, 7}, 1.7), put("g", {kRows, 9}, 1.9), put("own", {kInstances, 3}, 0.9),
      put("four", {kInstances, 4}, 2.3);
  std::vector<int32_t> at;
  for (int64_t k = 0; k < 2 * kInstances; ++k) at.push_back(static_cast<int32_t>((k * k + 5 * k) % kRows));
  inputs.arrays["at"] = Array::of({kInstances, 2}, at);
  return inputs;
}

Compiled compiled(Reduce reduce) {
  CompileOptions like;
  like.precision = Precision::F32;
  like.reduce = reduce;
  return compileText(
      kProgram, inputs(), true,
      {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Jacobian, KernelKind::Output}, {},
      FieldReads::FromMemory, lengthsFrom, like);
}

class SinglesTest : public testing::TestWithParam<Reduce> {};

TEST_P(SinglesTest, EveryDeviceHasTheBitsOfTheCpu) {
  const Compiled made = compiled(GetParam());
  ASSERT_TRUE(made.ok);
  std::optional<Evaluation> expected;
  std::optional<SparseMatrix> matrix;
  for (const std::string& device : allDevices()) {
    auto session =
        Session::open(made.artefact, inputs(), {.device = device, .fallback = Fallback::Error, .fused = Fused::Off});
    ASSERT_TRUE(session) << session.error().message;
    for (int round = 0; round < 2; ++round) {  // again after all was written anew
      const auto result = session->evaluate({.gradient = true, .residuals = true, .outputs = true, .fields = true});
      ASSERT_TRUE(result) << result.error().message;
      const auto jacobian = session->jacobian("plain");
      ASSERT_TRUE(jacobian) << jacobian.error().message;
      if (!expected) expected = *result, matrix = *jacobian;
      EXPECT_EQ(std::bit_cast<uint64_t>(expected->value), std::bit_cast<uint64_t>(result->value)) << device;
      expectSame(expected->gradients, result->gradients);
      expectSame(expected->residuals, result->residuals);
      expectSame(expected->outputs, result->outputs);
      expectSame(expected->fields, result->fields);
      EXPECT_EQ(matrix->values, jacobian->values) << device;
      for (const char* name : {"g", "own", "c"}) ASSERT_TRUE(session->set(name, inputs().arrays.at(name)));
    }
  }
  EXPECT_EQ(expected->outputs.at("counted").reals[1], 16777222);
  EXPECT_EQ(expected->fields.at("large").reals[2], 16777223);
}

INSTANTIATE_TEST_SUITE_P(All, SinglesTest, testing::Values(Reduce::Auto, Reduce::Store, Reduce::Pull),
                         [](const auto& way) { return "reduce" + std::to_string(way.index); });

TEST(Singles, ColumnsLieAsSuchWhereTheyAre) {
  Inputs two;
  two.arrays["x"] = Array::of({2}, std::vector<double>{1, 2});
  CompileOptions like;
  like.precision = Precision::F32;
  const Compiled made =
      compileText("dim N; var x : real[N]; residual r[n in N] = x[n] * x[n]; output o[n in N] : real = real(n);", two,
                  true, {}, {}, FieldReads::FromMemory, lengthsFrom, like);
  ASSERT_TRUE(made.ok);
  for (const GpuCode& code : made.artefact->gpu) {
    const bool isOfBlocks = code.id.kind == KernelKind::Jacobian || code.id.kind == KernelKind::Residual;
    EXPECT_TRUE(code.leavesSingles || !isOfBlocks);
    EXPECT_FALSE(code.leavesSingles && code.id.kind == KernelKind::Output);
  }
}

}  // namespace
}  // namespace hgc::singles_test
