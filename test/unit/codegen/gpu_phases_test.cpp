/// Values and gradients that GPUs compute in phases: the bits of the CPU and of partials that are stored, whole or a
/// segment at a time.
#include <cstdlib>
#include <random>

#include "test/absent.h"
#include "test/unit/compile_text.h"

namespace hgc::test::gpu_phases_test {
namespace {

class GpuPhasesTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string error;
    if (listVulkanDevices(error).empty()) HGC_SKIP_ABSENT(error);
  }

  void bind(const std::string& name, std::vector<int64_t> shape) {
    std::uniform_real_distribution<double> uniform(0.2, 1.9);
    size_t count = 1;
    for (const int64_t length : shape) count *= static_cast<size_t>(length);
    std::vector<double> values(count);
    for (double& value : values) value = uniform(engine_);
    inputs_.arrays[name] = Array::of(std::move(shape), std::move(values));
  }

  Compiled compile(const std::string& text, Reduce reduce) {
    CompileOptions like;
    like.reduce = reduce;
    like.cpu = {Isa::Sse2};
    return compileText(text, inputs_, true, {KernelKind::Value, KernelKind::Gradient, KernelKind::Hvp}, {},
                       FieldReads::FromMemory, lengthsFrom, like);
  }

  static bool hasPhases(const Compiled& compiled, KernelKind kind) {
    return std::ranges::any_of(compiled.artefact->gpu,
                               [&](const GpuCode& code) { return code.id.kind == kind && code.phase.has_value(); });
  }

  void expectSame(const Compiled& a, const std::string& deviceA, const Compiled& b, const std::string& deviceB) const {
    for (const bool gradient : {false, true}) {
      const Request request{.gradient = gradient, .termValues = true};
      const auto first = evaluateOn(a, inputs_, deviceA, request, Fused::Off);
      const auto second = evaluateOn(b, inputs_, deviceB, request, Fused::Off);
      ASSERT_TRUE(first) << first.error().message;
      ASSERT_TRUE(second) << second.error().message;
      EXPECT_EQ(first->value, second->value);
      for (const auto& [name, array] : first->termValues)
        EXPECT_EQ(array.reals, second->termValues.at(name).reals) << name;
      for (const auto& [name, array] : first->gradients)
        EXPECT_EQ(array.reals, second->gradients.at(name).reals) << name;
    }
  }

  /// The gradient is to be in phases, or not.
  void check(const std::string& text, bool inPhases) {
    const Compiled phased = compile(text, Reduce::Auto), stored = compile(text, Reduce::Store);
    ASSERT_TRUE(phased.ok && stored.ok);
    EXPECT_EQ(hasPhases(phased, KernelKind::Gradient), inPhases);
    EXPECT_FALSE(hasPhases(stored, KernelKind::Gradient));
    expectSame(phased, "cpu", phased, "vulkan:0");
    expectSame(phased, "cpu", stored, "vulkan:0");
    setenv("HGC_GPU_PIECE_KIB", "64", 1);
    expectSame(phased, "cpu", phased, "vulkan:0");
    unsetenv("HGC_GPU_PIECE_KIB");
  }

  std::mt19937_64 engine_{5};
  Inputs inputs_;
};

TEST_F(GpuPhasesTest, Regression) {
  bind("w", {37});
  bind("x", {9001, 37});
  bind("y", {9001});
  check(
      "dim N, K; data x : real[N, K]; data y : real[N]; var w : real[K];\n"
      "energy e[n in N] = square((sum(k in K) w[k] * x[n, k]) - y[n]);",
      true);
}

/// What takes a loop at each count of another is left by as many invocations; a loop alone is not.
TEST_F(GpuPhasesTest, Values) {
  bind("w", {7});
  bind("m", {7, 5});
  bind("x", {4100, 5});
  const std::string nested =
      "dim N, K, D; data x : real[N, D]; var w : real[K]; var m : real[K, D];\n"
      "fn far(n: N, k: K) = w[k] - sum(d in D) square(x[n, d] - m[k, d]);\n"
      "energy e[n in N] { let most = max(k in K) far(n, k); most + log(sum(k in K) exp(far(n, k) - most)) }";
  check(nested, true);
  EXPECT_TRUE(hasPhases(compile(nested, Reduce::Auto), KernelKind::Value));
  const std::string alone =
      "dim N, K, D; data x : real[N, D]; var w : real[K]; var m : real[K, D];\n"
      "energy e[n in N] = sum(d in D) square(x[n, d] - m[0, d]) * w[0];";
  EXPECT_FALSE(hasPhases(compile(alone, Reduce::Auto), KernelKind::Value));
}

TEST_F(GpuPhasesTest, RowsOfInstancesBesides) {
  bind("w", {5, 3});
  bind("x", {4500, 3});
  bind("b", {5});
  check(
      "dim N, K, D; var x : real[N, D]; var w : real[K, D]; var b : real[K];\n"
      "energy e[n in N] = log(sum(k in K) exp(b[k] - (sum(d in D) square(w[k, d] - x[n, d]))));",
      true);
}

TEST_F(GpuPhasesTest, WideRows) {
  bind("c", {6, 3});
  bind("q", {5000, 6, 3});
  check(
      "dim N, K; data q : vec3[N, K]; var c : vec3[K];\n"
      "energy e[n in N] = square(1 + (sum(k in K) dot(c[k], q[n, k])));",
      true);
}

TEST_F(GpuPhasesTest, ComponentsThatAreNotRead) {
  bind("c", {6, 3});
  bind("q", {5000, 6});
  check(
      "dim N, K; data q : real[N, K]; var c : vec3[K];\n"
      "energy e[n in N] = square(sum(k in K) (c[k].x - c[k].z) * q[n, k]);",
      true);
}

TEST_F(GpuPhasesTest, OneRowByTwoGathers) {
  bind("w", {8});
  bind("x", {4100, 8});
  check(
      "dim N, K; data x : real[N, K]; var w : real[K];\n"
      "energy e[n in N] = tanh(sum(k in K) w[k] * x[n, k] * (sum(j in 0..k) sin(w[j]) * x[n, j])) + square(w[2]);",
      true);
}

TEST_F(GpuPhasesTest, NothingToCount) {
  bind("w", {0});
  bind("x", {70, 0});
  check("dim N, K; data x : real[N, K]; var w : real[K];\nenergy e[n in N] = square(1 + (sum(k in K) w[k] * x[n, k]));",
        true);
}

TEST_F(GpuPhasesTest, WhereEachPartialIsLong) {
  bind("w", {7});
  bind("x", {4200});
  check("dim N, K; data x : real[N]; var w : real[K];\nenergy e[n in N] = sum(k in K) sin(w[k] * x[n]);", false);
}

TEST_F(GpuPhasesTest, Folds) {
  bind("w", {9});
  bind("x", {4200});
  check("dim N, K; data x : real[N]; var w : real[K];\nenergy e[n in N] = fold(k in K, s = x[n]) tanh(s * w[k]);",
        false);
}

}  // namespace
}  // namespace hgc::test::gpu_phases_test
