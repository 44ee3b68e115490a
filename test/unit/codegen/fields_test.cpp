/// What others read of a field, and derivatives through it: the same bits on every device, and within rounding what the
/// same program gives with its fields computed where they are read.
#include <cmath>
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::test::fields_test {
namespace {

using Numbers = std::map<std::string, std::vector<double>>;

constexpr int64_t kInstances = 1061, kHeight = 13, kWidth = 11;

class Fields : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* dot : {"", ".dot"}) {
      bind(std::string("x") + dot, {kInstances});
      bind(std::string("v") + dot, {kHeight, kWidth, 3});
    }
    bind("d", {kInstances});
    bind("r.bar", {kInstances});
    std::vector<int32_t> cells, ring;
    for (int64_t n = 0; n < kInstances; ++n) cells.push_back(static_cast<int32_t>((n * n + 3 * n) % kHeight));
    inputs_.arrays["z"] = Array::of({kInstances}, std::move(cells));
    Array rows = Array::of({kHeight}, std::vector<int32_t>{});
    rows.isRagged = true;
    for (int32_t h = 0; h < kHeight; ++h) {
      rows.rowLengths.push_back(h % 4);
      for (int32_t k = 0; k < h % 4; ++k) rows.integers.push_back(static_cast<int32_t>((h + 2 * k + 1) % kHeight));
    }
    inputs_.arrays["ring"] = rows;
  }

  void bind(const std::string& name, std::vector<int64_t> shape) {
    std::uniform_real_distribution<double> uniform(0.3, 1.7);
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<double> values;
    for (int64_t k = 0; k < count; ++k) values.push_back(std::round(uniform(engine_) * 64) / 64);
    inputs_.arrays[name] = Array::of(std::move(shape), std::move(values));
  }

  static std::string textOf(const std::string& terms) {
    return "dim N, H, W; param p : real = 1.25; var x : real[N]; var v : vec3[H, W]; data d : real[N]; data z : H[N];\n"
           "data ring : H[H, *];\nresidual r[n in N] = x[n] - d[n] * p;\n" +
           terms + "\n";
  }

  Compiled compiled(const std::string& terms, FieldReads fields) const {
    const bool isInlined = fields == FieldReads::Inlined;
    CompileOptions like = isInlined ? forReference() : CompileOptions{};
    like.fma = FmaMode::Off;
    return compileText(textOf(terms), inputs_, !isInlined, {std::begin(kKernelKinds), std::end(kKernelKinds)}, {},
                       fields, lengthsFrom, like);
  }

  Session opened(const Compiled& program, const std::string& device) const {
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    options.parameters = true;
    auto session = Session::open(program.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }

  static void addAll(const std::string& prefix, const std::map<std::string, Array>& arrays, Numbers& to) {
    for (const auto& [name, array] : arrays) to[prefix + name] = array.reals;
  }

  static Numbers numbersOf(Session& session) {
    Numbers numbers;
    const auto all = session.evaluate({.gradient = true, .residuals = true, .outputs = true, .termValues = true});
    EXPECT_TRUE(all) << all.error().message;
    if (!all) return numbers;
    numbers["value"] = {all->value};
    addAll("gradient ", all->gradients, numbers);
    addAll("residual ", all->residuals, numbers);
    addAll("output ", all->outputs, numbers);
    addAll("term ", all->termValues, numbers);
    for (const KernelKind product : {KernelKind::Jvp, KernelKind::Hvp, KernelKind::Vjp}) {
      const auto made = session.multiply(product);
      EXPECT_TRUE(made) << made.error().message;
      if (!made) return numbers;
      addAll(std::string(info(product).name) + " ", made->arrays, numbers);
    }
    const auto hessian = session.hessian();
    const auto jacobian = session.jacobian("r");
    EXPECT_TRUE(hessian && jacobian);
    if (hessian) numbers["hessian"] = hessian->values;
    if (jacobian) numbers["jacobian"] = jacobian->values;
    return numbers;
  }

  static void expectNear(const Numbers& due, const Numbers& got, const std::string& terms) {
    ASSERT_EQ(due.size(), got.size());
    for (const auto& [name, values] : due) {
      ASSERT_EQ(values.size(), got.at(name).size()) << name;
      double scale = 0;
      for (const double value : values) scale = std::max(scale, std::fabs(value));
      for (size_t k = 0; k < values.size(); ++k)  // sums of as many terms in another order
        ASSERT_NEAR(values[k], got.at(name)[k], 1e-11 * (scale + 1)) << terms << " " << name << " at " << k;
    }
  }

  void check(const std::string& terms) {
    const Compiled fields = compiled(terms, FieldReads::FromMemory), inlined = compiled(terms, FieldReads::Inlined);
    ASSERT_TRUE(fields.ok && inlined.ok) << terms;
    Session reference = opened(inlined, "cpu");
    Numbers first;
    for (const std::string& device : allDevices()) {
      Session session = opened(fields, device);
      Numbers numbers = numbersOf(session);
      if (first.empty()) expectNear(numbersOf(reference), numbers, terms);
      if (first.empty()) first = std::move(numbers);
      else EXPECT_EQ(first, numbers) << device << " " << terms;
    }
  }

  std::mt19937_64 engine_{11};
  Inputs inputs_;
};

TEST_F(Fields, OneReadByOne) { check("let y[n in N] = sin(x[n]) * p;\nenergy e[n in N] = y[n]^2 * d[n];"); }

TEST_F(Fields, ReadByAnyIndex) {
  check(
      "let y[n in N] = exp(0.1 * x[n]) + d[n];\n"
      "energy e[n in N] = (y[(n + 1) % N] - y[n])^2 * y[max(n - 2, 0)] + y[0];\noutput o[n in N] = y[N - 1 - n];");
}

TEST_F(Fields, ChainsAndDiamonds) {
  check(
      "energy before[h in H] = c[h]^2;\nlet a[n in N] = x[n]^2;\nlet b[n in N] = a[n] * a[(n + 1) % N];\n"
      "let c[h in H] = a[int(h)] + b[int(h)] * x[int(h)];\nenergy e[n in N] = b[n] * c[z[n]] + a[n];");
}

TEST_F(Fields, RowsOfVectorsMatricesAndArrays) {
  check(
      "let u[h in H, w in W] : vec3 = cross(v[h, w], v[(h + 1) % H, w]);\n"
      "let m[h in H] : mat3 = outer(u[h, 0], u[h, 1]) * p;\nlet k[h in H] : real[2, 2] = [[u[h, 0].x, 1], [x[int(h)], "
      "u[h, "
      "2].y]];\n"
      "energy e[h in H, w in W] = dot(m[h] * u[h, w], v[h, w]) + k[h, 0, 0] * k[(h + int(w)) % H, 1, 0] + norm2(k[h, "
      "0..2, "
      "1]);");
}

TEST_F(Fields, OutputsThatAreRead) {
  check(
      "output o[n in N] : vec2 = vec2(sin(x[n]), p * x[n]);\nenergy e[n in N] = dot(o[n], o[(n + 1) % N]);\n"
      "output q = o[3].x * total(); fn total() = sum(k in 0..4) o[k].y;");
}

TEST_F(Fields, WithoutADomain) {
  check(
      "let total = log(sum(k in 0..5) exp(x[k]));\nlet pair : vec2 = vec2(total, x[7]);\n"
      "energy e[n in N] = sin(total * x[n]) * pair.y;\nenergy f = total^2;\noutput o : vec2 = pair;");
}

TEST_F(Fields, RaggedRows) {
  check(
      "let s[h in H] : vec2 { let n = len(ring[h]); if n == 0 { return vec2(1, x[int(h)]); }\n"
      "  return vec2(sum(k in ring[h]) x[int(k)]^2, x[int(h)] * n); }\n"
      "energy e[h in H] = norm2(s[h]) * (1 + sum(k in ring[h]) s[k].x);");
}

TEST_F(Fields, ChoicesAndSteepOnes) {
  check("let y[n in N] = sqrt(relu(x[n] - d[n]));\nenergy e[n in N] = x[n] > d[n] ? y[n]^3 : x[n] * d[n];");
}

TEST_F(Fields, OfNoUnknown) {
  check("let y[n in N] = d[n]^2 + 1;\nlet unread[n in N] = x[n] / d[n];\nenergy e[n in N] = y[n] * x[n]^3;");
}

TEST_F(Fields, ReadByResidualsWithALoss) {
  check(
      "fn soft(s: real) = 2 * (sqrt(1 + s) - 1);\nlet y[n in N] = x[n]^2;\n"
      "residual q[n in N] : vec2 = vec2(y[n] - d[n], y[(n + 3) % N] * p) loss soft();");
}

TEST_F(Fields, AdjointsThatAreExactly0MaskInfiniteSlopes) {
  inputs_.arrays["x"].reals[5] = inputs_.arrays["d"].reals[5];
  check("let y[n in N] = sqrt(relu(x[n] - d[n]));\nenergy e[n in N] = n == 5 ? x[n] : y[n];");
}

TEST_F(Fields, AreComputedAgainWhereWhatTheyReadIsSet) {
  const std::string terms =
      "let y[n in N] = sin(x[n]) * p;\nlet u[n in N] = y[n] + d[n];\nenergy e[n in N] = u[n]^2 * v[0, 0].x;";
  const Compiled program = compiled(terms, FieldReads::FromMemory);
  ASSERT_TRUE(program.ok);
  for (const std::string& device : allDevices()) {
    Session used = opened(program, device);
    numbersOf(used);
    for (const char* name : {"d", "p", "v", "x", "x.dot"}) {
      if (std::string(name) == "p") inputs_.arrays["p"] = Array::of({}, std::vector<double>{0.5 + used.times().kernel});
      else bind(name, inputs_.arrays[name].shape);
      ASSERT_TRUE(used.set(name, inputs_.arrays[name]));
      Session fresh = opened(program, device);
      EXPECT_EQ(numbersOf(fresh), numbersOf(used)) << device << " after " << name;
    }
  }
}

TEST_F(Fields, AreWhatTheyHold) {
  const Compiled program = compiled(
      "let u[h in H, w in W] : vec3 = v[h, w] * 2;\nlet y[n in N] = x[n] + 1;\nenergy e[n in N] = y[n] * u[0, 0].x;",
      FieldReads::FromMemory);
  ASSERT_TRUE(program.ok);
  for (const std::string& device : allDevices()) {
    Session session = opened(program, device);
    const auto result = session.evaluate({.fields = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ((std::vector<int64_t>{kHeight, kWidth, 3}), result->fields.at("u").shape);
    for (size_t k = 0; k < result->fields.at("u").reals.size(); ++k)
      ASSERT_EQ(2 * inputs_.arrays["v"].reals[k], result->fields.at("u").reals[k]);
    for (size_t k = 0; k < result->fields.at("y").reals.size(); ++k)
      ASSERT_EQ(1 + inputs_.arrays["x"].reals[k], result->fields.at("y").reals[k]);
    EXPECT_FALSE(session.set("y", inputs_.arrays["x"]));
    EXPECT_FALSE(session.set("y.adjoint", inputs_.arrays["x"]));
  }
  Inputs bound = inputs_;
  bound.arrays["y"] = inputs_.arrays["x"];
  EXPECT_FALSE(Session::open(program.artefact, bound, {}));
}

TEST_F(Fields, OverNothing) {
  inputs_.arrays["x"] = inputs_.arrays["d"] = inputs_.arrays["r.bar"] = inputs_.arrays["x.dot"] =
      Array::of({0}, std::vector<double>{});
  inputs_.arrays["z"] = Array::of({0}, std::vector<int32_t>{});
  check(
      "let y[n in N] = x[n]^2;\nlet u[h in H, w in W] = v[h, w].x;\nenergy e[n in N] = y[n];\nenergy f[h in H] = u[h, "
      "1]^2;");
}

TEST_F(Fields, ThroughAFieldOverNothing) {
  inputs_.arrays["x"] = inputs_.arrays["d"] = inputs_.arrays["r.bar"] = inputs_.arrays["x.dot"] =
      Array::of({0}, std::vector<double>{});
  inputs_.arrays["z"] = Array::of({0}, std::vector<int32_t>{});
  const Compiled program =
      compileText(textOf("let a[h in H] = v[h, 0].x^2;\nlet b[n in N] = a[z[n]] * x[n];\n"
                         "energy e[h in H] = a[h]^2 * v[h, 1].y + (sum(n in N) b[n]) * v[h, 2].z;"),
                  inputs_, true, {KernelKind::Gradient, KernelKind::Jvp, KernelKind::Vjp});
  ASSERT_TRUE(program.ok);
  const std::vector<double>& v = inputs_.arrays["v"].reals;
  for (const std::string& device : allDevices()) {
    const auto result = evaluateOn(program, inputs_, device, {.gradient = true});
    ASSERT_TRUE(result) << device << ": " << result.error().message;
    for (size_t h = 0; h < kHeight; ++h) {
      const double x = v[h * kWidth * 3], y = v[(h * kWidth + 1) * 3 + 1];
      EXPECT_NEAR(4 * x * x * x * y, result->gradients.at("v").reals[h * kWidth * 3], 1e-12) << device << " " << h;
    }
  }
}

TEST_F(Fields, MatricesThatWereNotAskedFor) {
  for (const char* seed : {"x.dot", "v.dot", "r.bar"}) inputs_.arrays.erase(seed);
  const std::string terms = "let y[n in N] = x[n]^2;\nresidual q[n in N] = y[n] - d[n];";
  for (const std::set<KernelKind>& kinds : {std::set<KernelKind>{}, {KernelKind::Value, KernelKind::Gradient}}) {
    const Compiled program = compileText(textOf(terms), inputs_, false, kinds);
    ASSERT_TRUE(program.ok);
    auto session = Session::open(program.artefact, inputs_, {.device = "cpu"});
    ASSERT_TRUE(session);
    const auto jacobian = session->jacobian("q");
    ASSERT_FALSE(jacobian);
    EXPECT_NE(jacobian.error().message.find("reads fields"), std::string::npos) << jacobian.error().message;
  }
}

TEST_F(Fields, SumsOfManySegments) {
  constexpr int64_t kMany = 12'345;
  bind("x", {kMany});
  bind("x.dot", {kMany});
  bind("d", {kMany});
  bind("r.bar", {kMany});
  std::vector<int32_t> cells;
  for (int64_t n = 0; n < kMany; ++n) cells.push_back(static_cast<int32_t>((n * n + 3 * n) % kHeight));
  inputs_.arrays["z"] = Array::of({kMany}, std::move(cells));
  check(
      "let c[h in H] : vec2 = v[h, 0].xy * p;\nlet y[n in N] = x[n] * c[z[n]].x;\n"
      "energy e[n in N] = (y[n] - d[n])^2 * c[0].y;");
}

}  // namespace
}  // namespace hgc::test::fields_test
