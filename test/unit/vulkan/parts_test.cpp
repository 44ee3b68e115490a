/// Kernels that are cut into several shaders: the bits of the CPU.
#include <random>

#include "test/absent.h"
#include "test/unit/compile_text.h"

namespace hgc::test::gpu_parts_test {
namespace {

class GpuPartsTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string error;
    if (listVulkanDevices(error).empty()) HGC_SKIP_ABSENT(error);
    std::mt19937_64 engine(3);
    std::uniform_real_distribution<double> uniform(0.2, 1.9);
    const auto bind = [&](const std::string& name, std::vector<int64_t> shape, size_t count) {
      std::vector<double> values(count);
      for (double& value : values) value = uniform(engine);
      inputs_.arrays[name] = Array::of(std::move(shape), std::move(values));
    };
    for (const char* dot : {"", ".dot"}) {
      bind(std::string("x") + dot, {kInstances, kLength}, kInstances * kLength);
      bind(std::string("w") + dot, {kLength}, kLength);
    }
  }

  /// Values, gradients and products on CPU and GPU; the gradient's kernel is to have more than `least` shaders.
  void check(const std::string& terms, size_t least) {
    CompileOptions like;
    like.gpuOperations = 25;
    like.cpu = {Isa::Sse2};
    const Compiled compiled = compileText("dim N, D; var x : real[N, D]; var w : real[D];\n" + terms, inputs_, true,
                                          {KernelKind::Value, KernelKind::Gradient, KernelKind::Hvp}, {},
                                          FieldReads::FromMemory, lengthsFrom, like);
    ASSERT_TRUE(compiled.ok);
    const auto isPart = [](const GpuCode& code) { return code.id.kind == KernelKind::Gradient && !code.target.fused; };
    EXPECT_GT(static_cast<size_t>(std::ranges::count_if(compiled.artefact->gpu, isPart)), least);
    const Request request{.gradient = true, .termValues = true};
    const auto cpu = evaluateOn(compiled, inputs_, "cpu", request, Fused::Off);
    const auto gpu = evaluateOn(compiled, inputs_, "vulkan:0", request, Fused::Off);
    ASSERT_TRUE(cpu) << cpu.error().message;
    ASSERT_TRUE(gpu) << gpu.error().message;
    EXPECT_EQ(cpu->value, gpu->value);
    for (const auto& [name, array] : cpu->gradients) EXPECT_EQ(array.reals, gpu->gradients.at(name).reals) << name;
    EXPECT_EQ(products(compiled, "cpu"), products(compiled, "vulkan:0"));
  }

  std::map<std::string, std::vector<double>> products(const Compiled& compiled, const std::string& device) const {
    std::map<std::string, std::vector<double>> numbers;
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    auto session = Session::open(compiled.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    if (!session) return numbers;
    const auto product = hvp(*session);
    EXPECT_TRUE(product) << product.error().message;
    if (!product) return numbers;
    for (const auto& [name, array] : product->arrays) numbers[name] = array.reals;
    return numbers;
  }

  static constexpr int64_t kInstances = 501, kLength = 7;
  Inputs inputs_;
};

TEST_F(GpuPartsTest, Straight) { check("energy e[n in N] = exp(sin(x[n, 0]) * x[n, 1]^3) / (1 + x[n, 2]^2);", 2); }

TEST_F(GpuPartsTest, IntegersAndTruthsAreHandedOn) {
  check(
      "energy e[n in N] { let i = int(n) % 5; let big = x[n, 0] > 1; let a = exp(x[n, i] * x[n, 1]);\n"
      "  let b = log(1 + a^2); return big ? a * b + x[n, (i + 1) % 5] : sin(b) * i; }",
      2);
}

TEST_F(GpuPartsTest, LoopsStayWhole) {
  check("energy e[n in N] = exp(sum(k in D) sin(x[n, k] * w[k])) * (max(k in D) x[n, k]) + sqrt(prod(k in D) w[k]);",
        2);
}

TEST_F(GpuPartsTest, FoldsKeepTheirStatesBesides) {
  check("energy e[n in N] = sin(exp(x[n, 0])) * fold(k in D, s = x[n, 1]) tanh(s * w[k] + x[n, k]) + log(x[n, 2]);", 2);
}

TEST_F(GpuPartsTest, LongArmsAreComputedByAll) {
  check("energy e[n in N] = x[n, 0] > 1 ? exp(sin(x[n, 1]) * log(x[n, 2]))^3 : tanh(x[n, 3]) / x[n, 4];", 2);
}

}  // namespace
}  // namespace hgc::test::gpu_parts_test
