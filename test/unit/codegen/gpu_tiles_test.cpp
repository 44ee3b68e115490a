/// Sums over lines and columns of a domain in tiles: the bits of the CPU.
#include <array>
#include <cstdlib>
#include <random>

#include "test/absent.h"
#include "test/unit/compile_text.h"

namespace hgc::test::gpu_tiles_test {
namespace {

constexpr const char* kLayer =
    "dim N, J, D; data x : real[N, D]; data W : real[J, D]; data b : real[J];\n"
    "output y[n in N, j in J] = tanh((sum(k in D) W[j, k] * x[n, k]) + b[j]);";

class GpuTilesTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string error;
    if (listVulkanDevices(error).empty()) HGC_SKIP_ABSENT(error);
  }

  void bind(int64_t lines, int64_t columns, int64_t length) {
    std::uniform_real_distribution<double> uniform(-1, 1);
    const auto put = [&](const std::string& name, std::vector<int64_t> shape, int64_t count) {
      std::vector<double> values(static_cast<size_t>(count));
      for (double& value : values) value = uniform(engine_);
      inputs_.arrays[name] = Array::of(std::move(shape), std::move(values));
    };
    put("x", {lines, length}, lines * length);
    put("W", {columns, length}, columns * length);
    put("b", {columns}, columns);
  }

  void check(const std::string& text, const Request& request) {
    CompileOptions like;
    like.cpu = {Isa::Sse2};
    const Compiled compiled = compileText(text, inputs_, true, {}, {}, FieldReads::FromMemory, lengthsFrom, like);
    ASSERT_TRUE(compiled.ok);
    const auto isTiled = [](const GpuCode& code) { return code.phase && code.phase->kind == PhaseKind::Tiles; };
    EXPECT_TRUE(std::ranges::any_of(compiled.artefact->gpu, isTiled));
    const auto cpu = evaluateOn(compiled, inputs_, "cpu", request, Fused::Off);
    const auto gpu = evaluateOn(compiled, inputs_, "vulkan:0", request, Fused::Off);
    ASSERT_TRUE(cpu) << cpu.error().message;
    ASSERT_TRUE(gpu) << gpu.error().message;
    expectSame(cpu->outputs, gpu->outputs);
    expectSame(cpu->termValues, gpu->termValues);
    expectSame(cpu->gradients, gpu->gradients);
  }

  std::mt19937_64 engine_{6};
  Inputs inputs_;
};

TEST_F(GpuTilesTest, Layer) {
  for (const auto& [lines, columns, length] :
       {std::array{64, 64, 32}, {70, 130, 37}, {97, 32, 5}, {33, 33, 1}, {40, 40, 0}}) {
    bind(lines, columns, length);
    check(kLayer, {.outputs = true});
  }
}

TEST_F(GpuTilesTest, FewColumns) {
  bind(300, 7, 20);
  check(kLayer, {.outputs = true});
}

TEST_F(GpuTilesTest, LaunchesThatBeginWithinLines) {
  bind(150, 100, 20);
  setenv("HGC_GPU_PIECE_KIB", "40", 1);
  check(kLayer, {.outputs = true});
  unsetenv("HGC_GPU_PIECE_KIB");
}

TEST_F(GpuTilesTest, DistancesOfThreeAxes) {
  bind(80, 48, 9);
  inputs_.arrays["c"] = Array::of({3}, std::vector<double>{0.5, 1, 2});
  check(
      "dim I, N, J, D; data c : real[I]; data x : real[N, D]; data W : real[J, D]; data b : real[J];\n"
      "energy e[i in I, n in N, j in J] = exp(-b[j] * (sum(k in D) square(W[j, k] - x[n, k]))) * c[i];",
      {.value = true, .termValues = true});
}

TEST_F(GpuTilesTest, AFieldWithItsGradient) {
  bind(90, 40, 21);
  check(
      "dim N, J, D; data x : real[N, D]; var W : real[J, D]; var b : real[J];\n"
      "let h[n in N, j in J] = tanh((sum(k in D) W[j, k] * x[n, k]) + b[j]);\n"
      "energy e[n in N] = square(sum(j in J) h[n, j]);",
      {.gradient = true});
}

}  // namespace
}  // namespace hgc::test::gpu_tiles_test
