/// Loops whose kernels hold tiles of lines and columns, or several vectors of instances: at every number of lanes and
/// lines the bits of the first tier.
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::test::line_tiles_test {
namespace {

constexpr const char* kSymbols =
    "dim N, J, D, M;\nvar W : real[J, D];\nvar b : real[J];\nvar x : real[N, D];\nvar y : real[M, N, D];\ndata c : "
    "J[N];\n";

Inputs inputsOf(int64_t lines, int64_t columns, int64_t counts) {
  std::mt19937_64 engine(static_cast<uint64_t>(lines * 1000 + columns));
  std::normal_distribution<double> normal;
  Inputs inputs;
  const auto bind = [&](const char* name, std::vector<int64_t> shape) {
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<double> values;
    for (int64_t k = 0; k < count; ++k) values.push_back(normal(engine));
    inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
  };
  bind("W", {columns, counts});
  bind("b", {columns});
  bind("x", {lines, counts});
  bind("y", {3, lines, counts});
  std::vector<int32_t> rows;
  for (int64_t n = 0; n < lines; ++n) rows.push_back(static_cast<int32_t>(n * 5 % columns));
  inputs.arrays["c"] = Array::of({lines}, std::move(rows));
  return inputs;
}

void expectSame(const Evaluation& due, const Evaluation& got, const std::string& where) {
  EXPECT_EQ(due.value, got.value) << where;
  for (const auto& [name, array] : due.outputs) EXPECT_EQ(array.reals, got.outputs.at(name).reals) << name << where;
  for (const auto& [name, array] : due.gradients) EXPECT_EQ(array.reals, got.gradients.at(name).reals) << name << where;
}

void compare(const Compiled& program, int64_t lines, int64_t columns, int64_t counts, bool isEverywhere) {
  const Inputs inputs = inputsOf(lines, columns, counts);
  for (const Fused fused : {Fused::Off, Fused::On}) {
    const auto due = evaluateOn(program, inputs, "cpu:first", {.gradient = true, .outputs = true}, fused);
    ASSERT_TRUE(due) << due.error().message;
    for (const std::string& device : allDevices()) {
      if ((device == "cpu:sse2" && fused == Fused::On) || (device.starts_with("vulkan") && !isEverywhere)) continue;
      const auto got = evaluateOn(program, inputs, device, {.gradient = true, .outputs = true}, fused);
      if (!got && fused == Fused::On && device.starts_with("vulkan")) continue;  // it may have no fused operation
      ASSERT_TRUE(got) << device << ": " << got.error().message;
      const std::string where = " on " + device + ", " + std::to_string(lines) + " lines of " + std::to_string(columns);
      expectSame(*due, *got, where + " over " + std::to_string(counts));
    }
  }
}

/// Lines and lanes of 1 to 40, lines that are cut between calls, and more counts than a panel holds.
void check(const std::string& terms) {
  const std::string unread = "\nenergy unread = W[0, 0] + b[0] + x[0, 0] + y[0, 0, 0] + c[0];\n";
  const Compiled program = compileText(kSymbols + terms + unread, inputsOf(3, 5, 4));
  ASSERT_TRUE(program.ok);
  for (int64_t size = 1; size <= 40; ++size) {
    compare(program, (size * 17) % 40 + 1, size, size % 9 + 1, size % 10 == 3);
    compare(program, size, (size * 11) % 40 + 1, (size * 5) % 23 + 1, false);
  }
  compare(program, 13, 1000, 3, true);
  compare(program, 3000, 7, 2, false);
  compare(program, 11, 30, 300, false);
}

TEST(LineTiles, ADenseLayer) { check("output h[n in N, j in J] = tanh((sum(k in D) W[j, k] * x[n, k]) + b[j]);"); }

TEST(LineTiles, AFieldAndWhatPassesBack) {
  check(
      "let h[n in N, j in J] = tanh((sum(k in D) W[j, k] * x[n, k]) + b[j]);\n"
      "let most[n in N] = max(j in J) h[n, j];\n"
      "energy e[n in N] = most[n] + log(sum(j in J) exp(h[n, j] - most[n])) - h[n, c[n]];");
}

TEST(LineTiles, DistancesAndLargestValues) {
  check(
      "output o[n in N, j in J] = sum(k in D) (W[j, k] - x[n, k])^2;\n"
      "output q[n in N, j in J] = (max(k in D) W[j, k] * x[n, k]) - (sum(k in D) abs(x[n, k] + W[j, k]));");
}

TEST(LineTiles, ClampsAndPlanes) {
  check(
      "output o[m in M, n in N, j in J] = sum(k in D) W[min(j + 1, J - 1), k] * y[m, max(n - 1, 0), k];\n"
      "output q[n in N, j in J] = sum(k in D) W[J - 1 - j, D - 1 - k] * x[(n + 2) % N, min(k + 1, D - 1)] * (k + 1);\n"
      "output s[n in N, j in J] = sum(k in D) W[c[n], k] * x[n, k] * W[j, k];");
}

TEST(LineTiles, WhatIsTheSameForAll) {
  check(
      "output o[n in N, j in J] = sum(k in D) W[j, k] * x[n, k] * (sum(l in D) x[0, l]);\n"
      "output q[n in N, j in J] = sum(k in D) (W[j, k] + x[n, k]) * (b[0] > 0 ? exp(sin(b[0]) * tanh(b[0])) + "
      "erf(b[0]) : log(2 - b[0]));\n"
      "output r[n in N, j in J] = (sum(k in 1..D) W[j, k] * x[n, k - 1]) - (sum(k in D) x[n, k] - W[j, k]);");
}

TEST(LineTiles, WideVectorsOfInstances) {
  check(
      "energy e[n in N] = log(1 + (sum(j in J) (b[j] - sum(k in D) W[j, k] * x[n, k])^2));\n"
      "output o[n in N] = (sum(k in D) x[n, k] * (k + 1)) * W[c[n], 0];\n"
      "output v[n in N] : vec2 = vec2(max(k in D) x[n, k] * W[0, k], sum(k in D) y[0, n, k]);");
}

}  // namespace
}  // namespace hgc::test::line_tiles_test
