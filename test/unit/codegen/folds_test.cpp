/// Folds over ranges that only the data knows: the same bits on every device that has the kernels, and within rounding
/// those of the same program with its folds expanded.
#include <sys/resource.h>
#include <unistd.h>

#include <cmath>
#include <fstream>
#include <random>

#include "test/unit/compile_text.h"
#include "test/unit/random_arrays.h"

namespace hgc::test::folds_test {
namespace {

constexpr int64_t kInstances = 1061, kRows = 4, kLength = 5;

using Numbers = std::map<std::string, std::vector<double>>;

class Folds : public testing::Test {
 protected:
  void SetUp() override {
    std::mt19937_64 engine(5);
    std::uniform_real_distribution<double> uniform(0.3, 1.2);
    const auto bind = [&](const std::string& name, std::vector<int64_t> shape) {
      inputs_.arrays[name] = drawArray(std::move(shape), [&] { return std::round(uniform(engine) * 64) / 64; });
    };
    for (const char* dot : {"", ".dot"}) {
      bind(std::string("x") + dot, {kInstances, kLength});
      bind(std::string("w") + dot, {kRows, kLength});
      bind(std::string("v") + dot, {kRows, 3});
      bind(std::string("p") + dot, {kInstances, 3});
    }
    bind("r.bar", {kInstances, 2});
    bind("o.bar", {kInstances});
    Array ring;
    ring.isInteger = ring.isRagged = true;
    ring.shape = {kInstances};
    for (int64_t n = 0; n < kInstances; ++n) {
      const int64_t length = n % 3 == 0 ? n % 2 * 3 : static_cast<int64_t>(17 + engine() % 2 * 2);
      ring.rowLengths.push_back(length);
      for (int64_t k = 0; k < length; ++k) ring.integers.push_back(static_cast<int32_t>(engine() % uint64_t{kRows}));
    }
    inputs_.arrays["ring"] = std::move(ring);
  }

  static std::string textOf(const std::string& term, bool isExpanded) {
    const std::string sizes = isExpanded ? "dim N; dim J = 4; dim D = 5;\n" : "dim N, J, D;\n";
    return sizes + "var x : real[N, D]; var w : real[J, D]; var v : vec3[J]; var p : vec3[N]; data ring : J[N, *];\n" +
           term + "\n";
  }

  /// What derivatives start from is bound where it is wanted.
  Inputs inputsFor(const std::set<KernelKind>& kinds) const {
    Inputs inputs = inputs_;
    std::erase_if(inputs.arrays, [&](const auto& entry) {
      const bool isBar = entry.first.ends_with(".bar"), isDot = entry.first.ends_with(".dot");
      return (isBar && !kinds.contains(KernelKind::Vjp)) ||
             (isDot && !kinds.contains(KernelKind::Jvp) && !kinds.contains(KernelKind::Hvp));
    });
    return inputs;
  }

  Compiled compiled(const std::string& term, bool isExpanded, const std::set<KernelKind>& kinds) const {
    CompileOptions like;
    like.fma = FmaMode::Off;
    return compileText(textOf(term, isExpanded), inputsFor(kinds), !isExpanded, kinds, {}, FieldReads::FromMemory,
                       isExpanded ? LengthsOf(exactLengthsFrom) : LengthsOf(lengthsFrom),
                       isExpanded ? forReference() : like);
  }

  static Numbers numbersOn(const Compiled& program, const Inputs& inputs, const std::string& device,
                           const std::set<KernelKind>& kinds) {
    Numbers numbers;
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    auto session = Session::open(program.artefact, inputs, options);
    EXPECT_TRUE(session) << session.error().message;
    if (!session) return numbers;
    const auto put = [&](const std::string& what, const auto& result) {
      EXPECT_TRUE(result) << device << ": " << result.error().message;
      if (!result) return;
      for (const auto& [name, array] : result->arrays) numbers[what + " " + name] = array.reals;
    };
    for (const KernelKind kind : kinds) {
      if (kind == KernelKind::Value || kind == KernelKind::Gradient || kind == KernelKind::Output) {
        const auto result = session->evaluate(
            {.value = true, .gradient = kind == KernelKind::Gradient, .outputs = kind == KernelKind::Output});
        EXPECT_TRUE(result) << device << ": " << result.error().message;
        if (!result) continue;
        numbers["value"] = {result->value};
        for (const auto& [name, array] : result->gradients) numbers["gradient " + name] = array.reals;
        for (const auto& [name, array] : result->outputs) numbers["output " + name] = array.reals;
      }
      if (kind == KernelKind::Jvp) put("jvp", jvp(*session));
      if (kind == KernelKind::Hvp) put("hvp", hvp(*session));
      if (kind == KernelKind::Vjp) put("vjp", vjp(*session));
    }
    return numbers;
  }

  static void expectNear(const Numbers& due, const Numbers& got, const std::string& term) {
    for (const auto& [name, values] : due) {
      ASSERT_TRUE(got.contains(name)) << name;
      ASSERT_EQ(values.size(), got.at(name).size());
      double scale = 0;
      for (const double value : values) scale = std::max(scale, std::fabs(value));
      for (size_t k = 0; k < values.size(); ++k)
        ASSERT_NEAR(values[k], got.at(name)[k], 1e-11 * (scale + 1)) << term << " " << name << " at " << k;
    }
  }

  void check(const std::string& term, const std::set<KernelKind>& kinds) {
    const Compiled loops = compiled(term, false, kinds), expanded = compiled(term, true, kinds);
    ASSERT_TRUE(loops.ok && expanded.ok) << term;
    const Numbers first = numbersOn(loops, inputsFor(kinds), allDevices().front(), kinds);
    expectNear(numbersOn(expanded, inputsFor(kinds), "cpu", kinds), first, term);
    for (const std::string& device : allDevices())
      EXPECT_EQ(first, numbersOn(loops, inputsFor(kinds), device, kinds)) << device << " " << term;
  }

  void checkEnergy(const std::string& value, const std::string& before = "") {
    check(before + "energy e[n in N] = " + value + ";",
          {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp});
  }

  Inputs inputs_;
};

TEST_F(Folds, OwnRows) { checkEnergy("(fold(k in D, s = 0) 0.5 * sin(s) + x[n, k] * s + x[n, k])^2"); }

TEST_F(Folds, StartsAndSharedRows) { checkEnergy("fold(k in D, s = p[n].x) s * w[1, k] + exp(-s) * p[n].y"); }

TEST_F(Folds, SeveralCarried) {
  checkEnergy(
      "q(n)",
      "fn q(n: N) { let (a, b, c) = fold(k in D, a = 0, b = p[n].x, c = 1.5) (b, a * x[n, k] + c, sin(c) + a);\n"
      "  return a * b + c; }\n");
}

TEST_F(Folds, OneOfSeveralIsUsed) {
  checkEnergy("q(n)", "fn q(n: N) { let (_a, b) = fold(k in D, a = 1, b = p[n].x) (b * x[n, k], a * b); return b; }\n");
}

TEST_F(Folds, VectorsMatricesAndArrays) {
  checkEnergy("norm2(fold(j in J, s = p[n]) cross(s, v[j]) + 0.1 * s)");
  checkEnergy("norm2(fold(j in J, m = outer(p[n], p[n])) 0.3 * m * outer(v[j], p[n]) + m)");
  checkEnergy("norm2(fold(k in D, a = [p[n].x, p[n].y, 1]) [a[1] * x[n, k], a[2], a[0] - a[1]])");
}

TEST_F(Folds, InSums) { checkEnergy("sum(j in J) (fold(k in D, s = 0) s * cos(s) + w[j, k] * x[n, k])^2"); }

TEST_F(Folds, OfSums) { checkEnergy("fold(j in J, s = p[n].x) s / (1 + s^2) + sum(k in D) s * w[j, k] * x[n, k]"); }

TEST_F(Folds, OfMaxima) { checkEnergy("fold(j in J, s = p[n].x) 0.5 * s + max(k in D) s * w[j, k] * x[n, k]"); }

TEST_F(Folds, InFolds) {
  checkEnergy("fold(j in J, s = p[n].x) 0.1 * s + fold(k in D, t = 0.2 * s) t * x[n, k] + s * sin(t) * w[j, k]");
}

TEST_F(Folds, InFoldsThatDoNotDependOnThem) {
  checkEnergy("fold(j in J, s = p[n].x) s * v[j].x + (fold(k in D, t = 0.2) sin(t) * x[n, k] + t)");
}

TEST_F(Folds, RowsAtCountsOfInnerLoopsAlone) {
  checkEnergy("fold(j in J, s = p[n].x) 0.1 * sin(s) + fold(k in D, t = 0.2) t * w[1, k] + s * x[n, k] * sin(t)");
  checkEnergy("sum(j in J) (fold(k in D, t = v[j].y) t * w[1, k] + x[n, k] * sin(t))");
}

TEST_F(Folds, OfProducts) { checkEnergy("fold(j in J, s = p[n].x) 0.5 * s + prod(k in D) (s + x[n, k] * w[j, k])"); }

TEST_F(Folds, InProducts) { checkEnergy("prod(j in J) (fold(k in D, s = 0.5) s * v[j].x + x[n, k])"); }

TEST_F(Folds, Triangles) {
  checkEnergy("sum(k in D) (fold(l in 0..k, s = 0) s * 0.5 + x[n, l] * sin(s + w[0, k]))^2");
  checkEnergy("fold(k in D, s = 0) s * 0.5 + fold(l in k..D, t = 0.1) t * x[n, l] + sin(s) * w[0, k]");
}

TEST_F(Folds, EntriesOfTriangles) { checkEnergy("fold(k in D, s = 0) s * 0.5 + sum(l in 0..k) sin(s + x[n, l])"); }

TEST_F(Folds, Choices) {
  checkEnergy("fold(k in D, s = 0.5) s > 1 ? sqrt(s - 1) * x[n, k] : s + x[n, k] * (x[n, k] > 0.8 ? w[1, k] : 1)");
  checkEnergy("p[n].x > 0.7 ? (fold(k in D, s = p[n].y) s * x[n, k]) : p[n].z");
  checkEnergy("fold(k in D, s = p[n].y) k % 2 == 0 ? s * x[n, k] : fold(j in J, t = s) t + v[j].x * t^2");
}

TEST_F(Folds, WhatIsUsedTwice) {
  checkEnergy("q(n)",
              "fn q(n: N) { let s = fold(k in D, s = 0) sin(s) + x[n, k]; return s * sum(k in D) (x[n, k] - s)^2; }\n");
}

TEST_F(Folds, ChainsOfFolds) {
  checkEnergy("fold(j in J, t = fold(k in D, s = 0.1) s * w[1, k] + x[n, k]) 0.5 * t + sin(t) * v[j].z");
}

TEST_F(Folds, BranchesThatCount) {
  checkEnergy("(fold(k in D, c = 0) x[n, k] > 0.7 ? c + 1 : c) * p[n].x + ((fold(k in D, b = true) !b) ? 1 : 0)");
}

/// How long the rows are differs between instances.
TEST_F(Folds, LongRows) {
  checkEnergy("(fold(j in ring[n], s = p[n].x) 0.7 * s * cos(s) + w[j, 1] * x[n, 0])^2");
  checkEnergy("q(n)",
              "fn q(n: N) { let (a, b) = fold(k in 0..len(ring[n]), a = 0, b = true)\n"
              "    (b ? a + w[ring[n, k], 2] * sin(a) + x[n, k % D] : 0.5 * a, !b || k % 5 == 3);\n"
              "  return (b ? a : p[n].y * a) * p[n].x; }\n");
}

TEST_F(Folds, InLongRowsAndOfThem) {
  checkEnergy("fold(j in J, s = p[n].x) 0.1 * s + (sum(k in ring[n]) sin(s) * w[k, 0] * v[j].x)");
  checkEnergy("sum(a in ring[n]) (fold(k in D, s = p[n].x) sin(s) * x[n, k] + w[a, k])");
  checkEnergy(
      "sum(k in 0..len(ring[n]) - 12) (fold(l in 0..k, s = p[n].x) 0.5 * sin(s) + w[ring[n, l], 0] * x[n, k % D])^2");
}

/// What is carried has a place where the length of the range is known before the loops around it.
TEST_F(Folds, OverRowsThatALoopChooses) {
  const std::string text =
      textOf("energy e[n in N] = sum(a in ring[n]) fold(b in ring[int(a)], s = x[n, 0]) s * sin(s) + w[b, 1];", false);
  Diagnostics diagnostics;
  CompileOptions options;
  options.kinds = {KernelKind::Gradient};
  const auto program = compileProgram({"test.hg", text}, inputsFor({}), options, diagnostics);
  ASSERT_FALSE(program);
  EXPECT_NE(program.error().message.find("`e` folds over rows that another loop chooses"), std::string::npos)
      << program.error().message;
}

TEST_F(Folds, ResidualsAndOutputs) {
  check(
      "residual r[n in N] : vec2 = vec2(fold(k in D, s = 0) sin(s) + x[n, k], fold(j in J, t = p[n].x) t * v[j].y);\n"
      "output o[n in N] = fold(k in D, s = 1) s * x[n, k] + sin(s);",
      {KernelKind::Value, KernelKind::Output, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Vjp, KernelKind::Hvp});
}

/// Nothing differs between instances, as where there is one.
TEST_F(Folds, OfOneInstance) {
  check("energy e = fold(k in D, s = v[1].x) sin(s) * w[1, k] + v[2].y * s;",
        {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp});
  check("energy e = fold(k in D, s = v[1].x) sin(s) * v[3].x + v[2].y * s;",
        {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp});
  check("energy e = abs(sum(j in J) (fold(k in D, s = v[j].x) sin(s) * w[j, k] + v[2].y * s));",
        {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp});
}

/// What takes long is the same forth and back, in loops of which nothing that is carried is read again, too.
TEST_F(Folds, StepsThatTakeLong) {
  const std::set<KernelKind> kinds = {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp};
  check("energy e = fold(k in D, s = v[1].x) 0.5 * tanh(sin(w[1, k]));", kinds);
  check("energy e = fold(k in D, s = v[1].x) tanh(s * w[1, k]) * exp(w[2, k]);", kinds);
  check("energy e = (fold(k in D, s = v[1].x) tanh(s * sigmoid(w[1, k]))) * fold(j in J, t = 1) tanh(v[j].y);", kinds);
}

TEST_F(Folds, MatricesByFixedColumns) {
  const std::set<KernelKind> kinds = {KernelKind::Value, KernelKind::Hessian};
  const std::string term = "energy e[n in N] = fold(j in 0..D, s = p[n].x) sin(s) * p[n].y + p[n].z * s;";
  std::map<bool, std::vector<double>> entries;
  for (const bool isExpanded : {false, true}) {
    const Compiled program = compiled(term, isExpanded, kinds);
    ASSERT_TRUE(program.ok);
    SessionOptions options;
    options.device = "cpu";
    auto session = Session::open(program.artefact, inputsFor(kinds), options);
    ASSERT_TRUE(session) << session.error().message;
    const auto hessian = session->hessian();
    ASSERT_TRUE(hessian) << hessian.error().message;
    entries[isExpanded] = hessian->values;
  }
  ASSERT_EQ(entries[false].size(), entries[true].size());
  for (size_t k = 0; k < entries[true].size(); ++k) ASSERT_NEAR(entries[false][k], entries[true][k], 1e-11) << k;
}

/// Memory for what folds carry on a GPU.
class RoomForStates {
 public:
  explicit RoomForStates(const char* kib) { setenv("HGC_GPU_STATES_KIB", kib, 1); }
  ~RoomForStates() { unsetenv("HGC_GPU_STATES_KIB"); }
};

/// 10 KiB are those of 128 instances and two more, 1 KiB of 12.
TEST_F(Folds, GpusTakeAsManyInstancesAsTheyHaveRoomFor) {
  const std::set<KernelKind> kinds = {KernelKind::Value, KernelKind::Gradient, KernelKind::Hvp, KernelKind::Jvp};
  const Compiled program = compiled(
      "fn f(n: N) { let (s, _t) = fold(k in D, s = p[n].x, t = 1) (s * cos(t), t + s * x[n, k]); return s; }\n"
      "let y[n in N] : real = f(n);\n"
      "fn g(n: N) { let (s, _b) = fold(k in D, s = 1, b = true) (b ? sin(s) * x[n, k] : s + y[n], !b); return s; }\n"
      "energy e[n in N] = g(n);",
      false, kinds);
  ASSERT_TRUE(program.ok);
  const Numbers due = numbersOn(program, inputsFor(kinds), "cpu", kinds);
  for (const std::string& device : allDevices()) {
    if (device.starts_with("cpu")) continue;
    for (const char* kib : {"1", "10", "100", "100000"}) {
      const RoomForStates room(kib);
      EXPECT_EQ(due, numbersOn(program, inputsFor(kinds), device, kinds)) << device << " " << kib;
    }
    const RoomForStates none("0");
    const auto gradient = evaluateOn(program, inputsFor(kinds), device, {.gradient = true});
    ASSERT_FALSE(gradient);
    EXPECT_NE(gradient.error().message.find("`gradient` of `e` would need 1 MiB"), std::string::npos)
        << gradient.error().message;
  }
}

#ifndef __SANITIZE_ADDRESS__
/// What the process may take from now on.
class MoreMemory {
 public:
  explicit MoreMemory(uint64_t bytes) {
    uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    getrlimit(RLIMIT_AS, &before_);
    rlimit now = before_;
    now.rlim_cur = pages * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) + bytes;
    setrlimit(RLIMIT_AS, &now);
  }
  ~MoreMemory() { setrlimit(RLIMIT_AS, &before_); }

 private:
  rlimit before_{};
};

/// A launch that does not get its memory is an error, and the next one is as if it had not been.
TEST_F(Folds, WithoutMemoryForTheStates) {
  Inputs inputs;
  inputs.sizes["D"] = 20'000'000;
  inputs.arrays["c"] = Array::of({2}, std::vector<double>{0.5, 1});
  const Compiled program =
      compileText("dim N, D; var c : real[N];\nenergy e[n in N] = fold(k in D, s = c[n]) sqrt(s + c[n]);\n", inputs,
                  false, {KernelKind::Value, KernelKind::Gradient});
  ASSERT_TRUE(program.ok);
  for (const char* device : {"cpu", "cpu:first"}) {
    SessionOptions options;
    options.device = device;
    options.fused = Fused::Off;
    auto session = Session::open(program.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    const MoreMemory limit(512 << 20);
    const auto gradient = session->evaluate({.gradient = true});
    ASSERT_FALSE(gradient) << device;
    EXPECT_NE(gradient.error().message.find("out of memory: `gradient` of `e` needs 122"), std::string::npos)
        << gradient.error().message;
    if (std::string(device) == "cpu:first") continue;  // it takes seconds
    const auto value = session->evaluate({});
    EXPECT_TRUE(value) << value.error().message;
  }
}
#endif

TEST_F(Folds, NothingToFoldIsTheStart) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3, 0}, std::vector<double>{});
  inputs.arrays["c"] = Array::of({3}, std::vector<double>{1, 2, 3});
  const Compiled program = compileText(
      "dim N, D; var x : real[N, D]; var c : real[N];\nenergy e[n in N] = (fold(k in D, s = c[n]) s * x[n, k])^2;\n",
      inputs);
  ASSERT_TRUE(program.ok);
  const auto result = evaluateOn(program, inputs, "cpu", {.gradient = true});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->value, 14);
  EXPECT_EQ(result->gradients.at("c").reals, (std::vector<double>{2, 4, 6}));
}

TEST_F(Folds, AdjointsThatAreZeroStayZero) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({1, 3}, std::vector<double>{0, 4, 9});
  const Compiled program = compileText(
      "dim N, D; var x : real[N, D];\nenergy e[n in N] = fold(k in D, s = 1) k == 2 ? x[n, k] : s * sqrt(x[n, k]);\n",
      inputs);
  ASSERT_TRUE(program.ok);
  const auto result = evaluateOn(program, inputs, "cpu", {.gradient = true});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->gradients.at("x").reals, (std::vector<double>{0, 0, 1}));
}

}  // namespace
}  // namespace hgc::test::folds_test
