/// Rows that lie beside one another, up to where a line ends, a clamp begins or a number wraps: at every width of a
/// line, kernels that read whole vectors along stretches give the bits of those that read row by row.
#include <cmath>
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::test::stretches_test {
namespace {

constexpr const char* kSizes = "dim C, H, W; var x : real[H, W]; var v : vec3[H, W]; var z : real[C, H, W];\n";

Inputs inputsOf(int64_t planes, int64_t height, int64_t width) {
  std::mt19937_64 engine(static_cast<uint64_t>(width));
  std::uniform_real_distribution<double> uniform(0.3, 1.7);
  Inputs inputs;
  const auto bind = [&](const char* name, std::vector<int64_t> shape) {
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<double> values;
    for (int64_t k = 0; k < count; ++k) values.push_back(uniform(engine));
    inputs.arrays[name] = Array::of(std::move(shape), std::move(values));
  };
  bind("x", {height, width});
  bind("v", {height, width, 3});
  bind("z", {planes, height, width});
  return inputs;
}

void expectSame(const Evaluation& due, const Evaluation& got, const std::string& where) {
  EXPECT_EQ(due.value, got.value) << where;
  for (const auto& [name, array] : due.outputs) EXPECT_EQ(array.reals, got.outputs.at(name).reals) << name << where;
  for (const auto& [name, array] : due.fields) EXPECT_EQ(array.reals, got.fields.at(name).reals) << name << where;
  for (const auto& [name, array] : due.gradients) EXPECT_EQ(array.reals, got.gradients.at(name).reals) << name << where;
}

/// At widths of 1 to 40, against the interpreter.
void check(const std::string& terms) {
  const Compiled program =
      compileText(kSizes + terms + "\nenergy unread = x[0, 0] + v[0, 0].x + z[0, 0, 0];", inputsOf(2, 3, 5), false);
  ASSERT_TRUE(program.ok);
  for (int64_t width = 1; width <= 40; ++width) {
    const Inputs inputs = inputsOf(2, 3, width);
    const Request all = {.gradient = true, .outputs = true, .fields = true};
    const auto due = evaluateOn(program, inputs, "cpu:first", all);
    ASSERT_TRUE(due) << due.error().message;
    for (const Isa isa : cpuIsas()) {
      const std::string device = cpuName(isa);
      const auto got = evaluateOn(program, inputs, device, all);
      ASSERT_TRUE(got) << got.error().message;
      expectSame(*due, *got, " on " + device + " at width " + std::to_string(width));
    }
  }
}

TEST(Stretches, Clamped) {
  check(
      "energy e[i in H, j in W] = (sum(a in -2..3) sum(b in -2..3) (a + 0.3 * b) *\n"
      "  x[clamp(i + a, 0, H - 1), clamp(j + b, 0, W - 1)])^2;\n"
      "output o[i in H, j in W] = x[min(i + 1, H - 1), j] - x[max(i - 1, 0), j] * x[i, min(j + 9, W - 1)];");
}

TEST(Stretches, Wrapped) {
  check(
      "energy e[i in H, j in W] = (x[i, (j + 1) % W] - x[(i + 1) % H, (j - 1) % W]) * x[i, j]^2;\n"
      "output o[c in C, i in H, j in W] = z[(c + 1) % C, i, (j + 3) % W] + z[c, (i - 1) % H, j];");
}

TEST(Stretches, RowsOfSeveralScalars) {
  check(
      "energy e[i in H, j in W] = dot(v[i, max(j - 1, 0)], v[i, j]) + v[i, min(j + 1, W - 1)].y * x[i, j];\n"
      "output o[i in H, j in W] : vec2 = v[i, (j + 1) % W].zx;");
}

TEST(Stretches, NumbersOfPlacesAreValues) {
  check(
      "output o[c in C, i in H, j in W] = z[c, i, min(j + 1, W - 1)] * (j + 100 * i) + max(int(j) - 3, 0) / (c + 1);");
}

TEST(Stretches, RowsThatStay) {
  check("energy e[i in H, j in W] = x[i, 0] * x[i, min(j + 1, W - 1)] + x[0, j] * z[1, i, j / 2];");
}

TEST(Stretches, ChoicesAmongNeighbours) {
  check(
      "energy e[i in H, j in W] = x[i, j] > 1 ? sin(x[i, max(j - 1, 0)]) * exp(x[i, j]) : tanh(x[i, min(j + 1, W - "
      "1)]);\n"
      "output o[i in H, j in W] = x[i, j > 2 ? j - 2 : j];");
}

/// What goes beyond 32 bits at some instance wraps there, in the middle of a line.
TEST(Stretches, NumbersThatWrap) {
  check(
      "output o[i in H, j in W] = x[i, min(max(int(j) + 2147483640, 0), int(W) - 1)];\n"
      "output q[i in H, j in W] = x[i, (int(j) + 2147483629) % W];\n"
      "output s[i in H, j in W] = x[i, max(int(j) + 2147483640 - 2147483642, 0)];");
}

TEST(Stretches, FieldsAndWhatPassesBack) {
  check(
      "let y[i in H, j in W] = 0.5 * x[i, j] + 0.25 * (x[i, max(j - 1, 0)] + x[i, min(j + 1, W - 1)]);\n"
      "let g[i in H, j in W] : vec2 = vec2(y[min(i + 1, H - 1), j], y[i, min(j + 1, W - 1)]) - y[i, j];\n"
      "energy e[i in H, j in W] = (y[i, j] - 1)^2;\noutput o[i in H, j in W] = norm(g[i, j]);");
}

/// A field is computed when something reads it, and as often as something that it reads has changed.
TEST(Stretches, FieldsAreComputedWhereTheyAreRead) {
  const std::string terms =
      "let y[i in H, j in W] = x[i, j]^2;\nlet g[i in H, j in W] = y[i, (j + 1) % W] - z[0, i, j];\n"
      "energy e[i in H, j in W] = y[i, j]^2;\noutput o[i in H, j in W] = g[i, j] + v[i, j].x;";
  const Compiled program = compileText(kSizes + terms, inputsOf(2, 3, 21), false);
  ASSERT_TRUE(program.ok);
  Inputs inputs = inputsOf(2, 3, 21);
  SessionOptions options;
  options.device = "cpu";
  auto session = Session::open(program.artefact, inputs, options);
  ASSERT_TRUE(session) << session.error().message;
  const Request requests[] = {{.gradient = true},
                              {.value = true, .outputs = true},
                              {.gradient = true, .fields = true},
                              {.value = true, .fields = true}};
  for (const char* changed : {"x", "z", "v", "x"}) {
    for (double& value : inputs.arrays[changed].reals) value += 0.125;
    for (const Request& request : requests) {
      ASSERT_TRUE(session->set(changed, inputs.arrays[changed]));
      const auto got = session->evaluate(request), due = evaluateOn(program, inputs, "cpu", request, Fused::Auto);
      ASSERT_TRUE(got && due);
      expectSame(*due, *got, std::string(" after ") + changed);
    }
  }
}

}  // namespace
}  // namespace hgc::test::stretches_test
