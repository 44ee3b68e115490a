/// Workloads in parts: however they are cut, and wherever the parts run, the bits of the whole.
#include "runtime/split/split.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

#include "runtime/choice/cost_model.h"
#include "runtime/session.h"
#include "test/absent.h"
#include "test/unit/compile_text.h"

namespace hgc::test::split_test {
namespace {

constexpr int64_t kRows = 60, kEdges = 23'000, kHeavy = 900, kLong = 6;

const std::set<KernelKind> kKinds = {KernelKind::Value,    KernelKind::Gradient,    KernelKind::GradientAll,
                                     KernelKind::Residual, KernelKind::Jacobian,    KernelKind::Output,
                                     KernelKind::Jvp,      KernelKind::Hvp,         KernelKind::Vjp,
                                     KernelKind::Hessian,  KernelKind::GaussNewton, KernelKind::Linearise};
/// Where instances read as many unknowns as data say, there are no matrices.
const std::set<KernelKind> kSums = {KernelKind::Value, KernelKind::Gradient, KernelKind::GradientAll,
                                    KernelKind::Jvp,   KernelKind::Hvp,      KernelKind::Vjp};

/// What each result is, number by number.
using Bits = std::map<std::string, std::vector<uint64_t>>;

void add(Bits& bits, const std::string& name, std::span<const double> numbers) {
  for (const double number : numbers) bits[name].push_back(std::bit_cast<uint64_t>(number));
}
void add(Bits& bits, const std::string& name, const std::map<std::string, Array>& arrays) {
  for (const auto& [of, array] : arrays) add(bits, name + "." + of, array.reals);
}

struct Case {
  const char* name;
  const char* text;
  const std::set<KernelKind>& kinds = kKinds;
};

/// Rows that all parts read, and such that one part reads; rows in narrower ports; several groups that read one row;
/// ragged rows; recorded terms; loops; images.
const Case kCases[] = {
    {"Shared",
     "dim V, E; var x : vec2[V]; var s : real[V]; param p : real = 0.7; data d : real[E]; data e : V[E, 2];\n"
     "residual r[k in E] : vec2 = (x[e[k, 0]] - x[e[k, 1]]) * d[k] + vec2(s[e[k, 0]], 1);\n"
     "energy bend[k in E] = p * square(x[e[k, 0]].x * s[e[k, 1]] - d[k]);\n"
     "energy anchor[v in V] = square(x[v].y - 1) * p;\n"},
    {"Neighbours",
     "dim E; var x : vec2[E]; data d : real[E];\n"
     "energy chain[k in E] = square(norm(x[k] - x[(k + 1) % E]) - d[k]);\n"
     "residual r[k in E] = x[k].x * x[min(k + 2, E - 1)].y;\n"
     "output o[k in E] : vec2 = x[k] * d[k];\n"},
    {"Rings",
     "dim V, H; var x : vec2[V]; data ring : V[H, *]; data w : real[H];\n"
     "energy star[h in H] = exp(0.01 * w[h]) * square(sin(sum(j in ring[h]) x[j].x * w[h]) + cos(x[int(h) % V].y));\n"
     "output mean[h in H] : real = sum(j in ring[h]) x[j].y;\n"},
    {"LongRings",
     "dim V, H; var x : vec2[V]; data ring : V[H, *]; data w : real[H];\n"
     "energy star[h in H] = exp(0.01 * w[h]) * square(sin(sum(j in ring[h]) x[j].x * w[h]) + cos(x[int(h) % V].y));\n",
     kSums},
    {"Recorded",
     "dim V, E; var x : vec2[V]; var s : real[V]; data d : real[E];\n"
     "energy a = square(x[3].x - 1); energy b = square(x[4].x - 2); energy c = square(x[3].x - 3);\n"
     "energy spread[k in E] = square(s[int(k) % V] * d[k] - x[3].y);\n"
     "energy whole = exp(s[5]);\n"},
    {"Narrow",
     "dim V, E; var x : real[V, 4]; data d : real[E]; data e : V[E, 2];\n"
     "energy rows[k in E] = square(x[e[k, 0], 0] * x[e[k, 0], 2] - d[k]);\n"
     "energy at[k in E] = square(x[e[k, 0], e[k, 1] % 4] + d[k]);\n"},
    {"Loops",
     "dim N, J, D; var w : real[J, D]; var c : real[J]; data q : real[N, D];\n"
     "energy mix[n in N] = log(sum(j in J) exp(c[j] - square(sum(l in D) (q[n, l] - w[j, l]))));\n"
     "energy again[n in N] = (sum(j in J) square(w[j, 0] * q[n, 1])) + square(c[int(n) % J]);\n",
     kSums},
    {"Image",
     "dim H, W; var u : real[H, W]; data f : real[H, W];\n"
     "energy smooth[i in H, j in W] = square(u[i, j] - u[min(i + 1, H - 1), j]) + square(u[i, j] - u[i, min(j + 1, W "
     "- 1)]);\n"
     "energy fidelity[i in H, j in W] = 0.5 * square(u[i, j] - f[i, j]);\n"
     "output blur[i in H, j in W] = sum(a in -1..2) sum(b in -1..2) u[clamp(i + a, 0, H - 1), clamp(j + b, 0, W - "
     "1)];\n"},
};

class SplitTest : public testing::TestWithParam<Case> {
 protected:
  static Array numbers(std::vector<int64_t> shape, uint64_t seed) {
    std::mt19937_64 engine(seed);
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<double> values(static_cast<size_t>(count));
    for (double& value : values) value = static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63;
    return Array::of(std::move(shape), std::move(values));
  }
  static Array rows(std::vector<int64_t> shape, int64_t below, uint64_t seed) {
    std::mt19937_64 engine(seed);
    int64_t count = 1;
    for (const int64_t size : shape) count *= size;
    std::vector<int32_t> values(static_cast<size_t>(count));
    for (int32_t& value : values) value = static_cast<int32_t>(engine() % static_cast<uint64_t>(below));
    return Array::of(std::move(shape), std::move(values));
  }
  static Array ragged(const std::vector<int64_t>& lengths) {
    Array ring;
    std::mt19937_64 engine(5);
    int64_t entries = 0;
    for (int64_t h = 0; h < kHeavy; ++h) {
      ring.rowLengths.push_back(lengths[engine() % lengths.size()]);
      entries += ring.rowLengths.back();
    }
    ring.integers = rows({entries}, kRows, 6).integers;
    ring.isInteger = ring.isRagged = true;
    ring.shape = {kHeavy};
    return ring;
  }
  static Inputs inputsOf(const std::string& name) {
    Inputs inputs;
    auto& arrays = inputs.arrays;
    const auto unknown = [&](const std::string& of, std::vector<int64_t> shape, uint64_t seed) {
      arrays[of] = numbers(shape, seed);
      arrays[of + ".dot"] = numbers(shape, seed + 100);
    };
    if (name == "Shared" || name.ends_with("Rings") || name == "Recorded") unknown("x", {kRows, 2}, 1);
    if (name == "Shared" || name == "Recorded") unknown("s", {kRows}, 2);
    if (name == "Shared" || name == "Neighbours" || name == "Recorded" || name == "Narrow")
      arrays["d"] = numbers({kEdges}, 3);
    if (name == "Shared" || name == "Narrow") arrays["e"] = rows({kEdges, 2}, kRows, 4);
    if (name == "Shared") arrays["r.bar"] = numbers({kEdges, 2}, 9);
    if (name == "Neighbours") {
      unknown("x", {kEdges, 2}, 1);
      arrays["r.bar"] = numbers({kEdges}, 9);
      arrays["o.bar"] = numbers({kEdges, 2}, 10);
    }
    if (name.ends_with("Rings")) {
      arrays["ring"] = name == "Rings" ? ragged({0, 2, 3}) : ragged({0, 2, 19, 23});
      arrays["w"] = numbers({kHeavy}, 7);
    }
    if (name == "Rings") arrays["mean.bar"] = numbers({kHeavy}, 9);
    if (name == "Narrow") unknown("x", {kRows, 4}, 1);
    if (name == "Loops") {
      unknown("w", {kLong, 3}, 1);
      unknown("c", {kLong}, 2);
      arrays["q"] = numbers({4100, 3}, 3);
    }
    if (name == "Image") {
      unknown("u", {130, 97}, 1);
      arrays["f"] = numbers({130, 97}, 3);
    }
    return inputs;
  }
  static Compiled compiledLike(const CompileOptions& like) {
    return compileText(GetParam().text, inputsOf(GetParam().name), true, GetParam().kinds, {}, FieldReads::FromMemory,
                       lengthsFrom, like);
  }
  static const Compiled& compiled() {
    static std::map<std::string, Compiled> known;
    const auto [found, isNew] = known.try_emplace(GetParam().name);
    if (!isNew) return found->second;
    CompileOptions unfused;
    unfused.fma = FmaMode::Off;
    found->second = compiledLike(unfused);
    return found->second;
  }
  static Session open(const std::string& device, const Inputs& inputs, const Compiled& program = compiled()) {
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    options.threads = 2;
    options.parameters = true;
    options.model = std::make_shared<CostModel>();
    auto session = Session::open(program.artefact, inputs, options);
    EXPECT_TRUE(session) << device << ": " << session.error().message;
    return std::move(*session);
  }

  static void addMatrices(Session& session, Bits& bits) {
    const auto hessian = session.hessian(Projection::Positive);
    EXPECT_TRUE(hessian) << hessian.error().message;
    add(bits, "hessian", hessian->values);
    const auto model = session.gaussNewton();
    EXPECT_TRUE(model) << model.error().message;
    add(bits, "jtj", model->matrix.values);
    add(bits, "jtr", model->gradient);
    add(bits, "model", std::array{model->value});
    for (const Term& term : session.workload().artefact->program.terms) {
      if (term.kind != TermKind::Residual) continue;
      const auto jacobian = session.jacobian(term.name);
      EXPECT_TRUE(jacobian) << jacobian.error().message;
      add(bits, "jacobian", jacobian->values);
    }
    const auto linear = session.linearise();
    EXPECT_TRUE(linear) << linear.error().message;
    add(bits, "linear", std::array{linear->value});
    for (const auto& [name, term] : linear->terms) {
      add(bits, "linear.r." + name, term.residuals);
      add(bits, "linear.J." + name, term.jacobian);
    }
  }

  /// All that a session gives.
  static Bits everything(Session& session) {
    Bits bits;
    const bool hasMatrices = GetParam().kinds.contains(KernelKind::Hessian);
    const auto result =
        session.evaluate({.gradient = true, .residuals = hasMatrices, .outputs = hasMatrices, .termValues = true});
    EXPECT_TRUE(result) << result.error().message;
    if (!result) return bits;
    add(bits, "value", std::array{result->value});
    add(bits, "gradient", result->gradients);
    add(bits, "values", result->termValues);
    add(bits, "residuals", result->residuals);
    add(bits, "outputs", result->outputs);
    for (const auto& [name, term] : result->terms) add(bits, "term." + name, std::array{term.value});
    const auto value = session.evaluate({});
    EXPECT_TRUE(value) << value.error().message;
    add(bits, "valueAlone", std::array{value->value});
    for (const auto& [name, product] :
         {std::pair("jvp", jvp(session)), std::pair("hvp", hvp(session)), std::pair("vjp", vjp(session))}) {
      EXPECT_TRUE(product) << name << ": " << product.error().message;
      if (!product) continue;
      add(bits, name, product->arrays);
      add(bits, name, std::array{product->value});
    }
    if (hasMatrices) addMatrices(session, bits);
    return bits;
  }

  static void expectSame(const Bits& expected, const Bits& actual, const std::string& device) {
    ASSERT_EQ(expected.size(), actual.size()) << device;
    for (const auto& [name, numbers] : expected) {
      const std::vector<uint64_t>& others = actual.at(name);
      ASSERT_EQ(numbers.size(), others.size()) << device << ": " << name;
      for (size_t k = 0; k < numbers.size(); ++k)
        ASSERT_EQ(numbers[k], others[k]) << device << ": " << name << " at " << k;
    }
  }
  static void expectWhole(const std::vector<std::string>& devices, const Compiled& program = compiled()) {
    const Inputs inputs = inputsOf(GetParam().name);
    Session whole = open("cpu", inputs, program);
    const Bits expected = everything(whole);
    for (const std::string& device : devices) {
      Session session = open(device, inputs, program);
      ASSERT_EQ(session.device(), device);
      expectSame(expected, everything(session), device);
    }
  }
  static std::string randomDevice(std::mt19937_64& engine, const std::vector<std::string>& devices) {
    std::string device;
    const size_t parts = 2 + engine() % 5;
    for (size_t k = 0; k < parts; ++k)
      device +=
          (k == 0 ? "" : "+") + devices[engine() % devices.size()] + "*" + std::to_string(k == 1 ? 1 : engine() % 4);
    return device;
  }
};

INSTANTIATE_TEST_SUITE_P(Programs, SplitTest, testing::ValuesIn(kCases),
                         [](const auto& program) { return program.param.name; });

TEST_P(SplitTest, OnOneDevice) { expectWhole({"cpu+cpu", "cpu*1+cpu*3+cpu*2", "cpu+cpu+cpu+cpu+cpu+cpu+cpu+cpu"}); }

TEST_P(SplitTest, OnTheFirstTier) { expectWhole({"cpu:first+cpu"}); }

TEST_P(SplitTest, HoweverItIsCut) {
  std::mt19937_64 engine(17);
  std::vector<std::string> devices;
  for (int k = 0; k < 6; ++k) devices.push_back(randomDevice(engine, {"cpu"}));
  expectWhole(devices);
}

TEST_P(SplitTest, OnAGpuBesideTheCpu) {
  std::string why;
  if (listVulkanDevices(why).empty()) HGC_SKIP_ABSENT(why);
  expectWhole({"cpu*1+vulkan:0*1", "vulkan:0*2+vulkan:0*1", "vulkan:0*1+cpu*2+vulkan:0*3"});
}

/// Sums are made otherwise; and a launch is cut into many pieces.
TEST_P(SplitTest, InOtherWays) {
  std::string why;
  if (listVulkanDevices(why).empty()) HGC_SKIP_ABSENT(why);
  ::setenv("HGC_GPU_PIECE_KIB", "200", 1);
  for (const Reduce reduce : {Reduce::Store, Reduce::Own, Reduce::Pull}) {
    CompileOptions like;
    like.cpu = {Isa::Sse2};
    like.reduce = reduce;
    expectWhole({"cpu*1+vulkan:0*1", "vulkan:0*1+cpu*1"}, compiledLike(like));
  }
  CompileOptions like;
  like.cpu = {Isa::Sse2};
  like.precision = Precision::F32;
  expectWhole({"vulkan:0*1+cpu*1+vulkan:0*2"}, compiledLike(like));
  ::unsetenv("HGC_GPU_PIECE_KIB");
}

TEST_P(SplitTest, ValuesChange) {
  std::string why;
  const std::string device = listVulkanDevices(why).empty() ? "cpu*2+cpu*1" : "cpu*2+vulkan:0*1";
  const Inputs inputs = inputsOf(GetParam().name);
  Session whole = open("cpu", inputs), split = open(device, inputs);
  everything(split);
  const std::string x = inputs.arrays.contains("x") ? "x" : inputs.arrays.contains("w.dot") ? "w" : "u";
  const Array& values = inputs.arrays.at(x);
  const auto alike = [&](const auto& change) {
    for (Session* session : {&whole, &split}) {
      const Status done = change(*session);
      ASSERT_TRUE(done) << done.error().message;
    }
    expectSame(everything(whole), everything(split), device);
  };
  alike([&](Session& session) { return session.set(x, numbers(values.shape, 50)); });
  alike([&](Session& session) { return session.add(x, 0.3, x + ".dot"); });
  alike([&](Session& session) { return session.swap(x, x + ".dot"); });
  std::vector<int64_t> some = values.shape;
  some.front() = 2;
  alike([&](Session& session) { return session.setRows(x, 3, numbers(some, 51)); });
  alike([&](Session& session) {
    const Status done = session.launch(KernelKind::Gradient);
    return done ? session.addGradient(x, -0.01) : done;
  });
  if (inputs.arrays.contains("e"))
    alike([&](Session& session) { return session.set("e", rows({kEdges, 2}, kRows / 2, 52)); });
}

class SplitNamesTest : public testing::Test {
 protected:
  static Result<Session> open(const std::string& device, const std::string& text, int64_t count,
                              Fallback fallback = Fallback::Error) {
    Inputs inputs;
    inputs.arrays["x"] = Array::of({count}, std::vector<double>(static_cast<size_t>(count), 0.5));
    const Compiled compiled = compileText(text, inputs, false);
    SessionOptions options;
    options.device = device;
    options.fallback = fallback;
    options.model = std::make_shared<CostModel>();
    return Session::open(compiled.artefact, inputs, options);
  }
  static std::string errorOf(const std::string& device) {
    const auto session = open(device, kPlain, 100);
    return session ? "" : session.error().message;
  }
  static constexpr const char* kPlain = "dim N; var x : real[N]; energy e[n in N] = square(x[n]);";
};

TEST_F(SplitNamesTest, WhatIsWrongIsSaid) {
  EXPECT_EQ(errorOf("cpu+tpu"), "there is no device `tpu`");
  EXPECT_EQ(errorOf("cpu+"), "there is no device ``");
  EXPECT_EQ(errorOf("cpu*x+cpu*1"), "`x` is not a share of a device");
  EXPECT_EQ(errorOf("cpu*-1+cpu*1"), "`-1` is not a share of a device");
  EXPECT_EQ(errorOf("cpu*nan+cpu*1"), "`nan` is not a share of a device");
  EXPECT_EQ(errorOf("cpu*1+cpu"), "the shares of `cpu*1+cpu` do not say what each device takes");
  EXPECT_EQ(errorOf("cpu*0+cpu*0"), "the shares of `cpu*0+cpu*0` do not say what each device takes");
  EXPECT_EQ(errorOf("cpu+vulkan:0"), "the program has no GPU code");
  EXPECT_EQ(errorOf("cpu*1+cpu*0"), "");
}

TEST_F(SplitNamesTest, ResultsTellWhatEachTakes) {
  auto session = open("cpu*1+cpu*3", kPlain, 40'000);
  ASSERT_TRUE(session) << session.error().message;
  const auto result = session->evaluate({.gradient = true});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->device, "cpu*1+cpu*3");
  EXPECT_EQ(result->reason, "named by the user: 25 % on cpu, 75 % on cpu");
  EXPECT_EQ(result->value, 10'000);
}

TEST_F(SplitNamesTest, PartsMayHaveNothing) {
  for (const int64_t count : {0, 1, 8, 5000}) {
    auto session = open("cpu+cpu+cpu", kPlain, count);
    ASSERT_TRUE(session) << session.error().message;
    const auto result = session->evaluate({.gradient = true, .termValues = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->value, 0.25 * static_cast<double>(count));
    EXPECT_EQ(result->gradients.at("x").reals, std::vector<double>(static_cast<size_t>(count), 1.0));
  }
}

TEST_F(SplitNamesTest, WhatHasFieldsRunsAsAWhole) {
  const char* text = "dim N; var x : real[N]; let y[n in N] = x[n] * x[n]; energy e[n in N] = square(y[n]);";
  const auto session = open("cpu+cpu", text, 100);
  ASSERT_FALSE(session);
  EXPECT_EQ(session.error().message,
            "it cannot run in parts: the program has fields, whose derivatives are summed between kernels");
  auto whole = open("cpu+cpu", text, 100, Fallback::Warn);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->device(), "cpu");
  ASSERT_EQ(whole->warnings().size(), 1U);
}

}  // namespace
}  // namespace hgc::test::split_test
