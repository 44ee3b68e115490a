/// What sessions give back is used again, up to a budget, and goes where it is wanted elsewhere. Calls of Vulkan are
/// counted, and made to fail, by the layer in test/faults.
#include <vulkan/vulkan.h>

#include <cstring>

#include "test/absent.h"
#include "test/faults/layer.h"
#include "test/unit/compile_text.h"

namespace hgc::test::vulkan_kept_test {
namespace {

constexpr const char* kText = R"(
dim N;
var x : real[N];
residual r[i in N] = x[i] * x[(i * 7) % N] - 2;
)";

class VulkanFaultsKeptTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (listVulkanDevices(why).empty()) HGC_SKIP_ABSENT(why);
    layer_ = faults::Layer::find();
    if (!layer_) HGC_SKIP_ABSENT("the fault layer is not loaded");
    compiled_ = compileText(kText, inputs(1000), true,
                            {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Jacobian,
                             KernelKind::GaussNewton, KernelKind::Linearise});
    ASSERT_TRUE(compiled_.ok);
    trimDevices();
  }
  void TearDown() override {
    if (layer_) layer_.none();
    unsetenv("HGC_POOL_BYTES");
    trimDevices();
  }

  static Inputs inputs(int64_t count) {
    Inputs inputs;
    std::vector<double> values(static_cast<size_t>(count));
    for (size_t k = 0; k < values.size(); ++k) values[k] = 1 + 0.25 * static_cast<double>(k % 13);
    inputs.arrays["x"] = Array::of({count}, values);
    return inputs;
  }

  Result<Session> open(int64_t count = 1000, const char* device = "vulkan:0") const {
    return Session::open(compiled_.artefact, inputs(count),
                         {.device = device, .fallback = Fallback::Error, .fused = Fused::Off});
  }
  static std::vector<double> gradient(Result<Session> session) {
    if (!session) return {};
    const auto result = session->evaluate({.gradient = true});
    return result ? result->gradients.at("x").reals : std::vector<double>();
  }

  int numberOf(const char* name) const {
    for (int k = 0; layer_.callName(k); ++k) {
      if (std::strcmp(layer_.callName(k), name) == 0) return k;
    }
    ADD_FAILURE() << name;
    return 0;
  }
  int calls(const char* name) const { return layer_.calls(numberOf(name)); }
  int live(const char* name) const { return layer_.live(numberOf(name)); }

  faults::Layer layer_;
  Compiled compiled_;
};

TEST_F(VulkanFaultsKeptTest, TheNextSessionTakesNothingFromTheDriver) {
  const auto first = gradient(open());
  ASSERT_FALSE(first.empty());
  const int memory = calls("vkAllocateMemory"), shaders = calls("vkCreateComputePipelines");
  for (int k = 0; k < 20; ++k) EXPECT_EQ(gradient(open()), first);
  EXPECT_EQ(calls("vkAllocateMemory"), memory);
  EXPECT_EQ(calls("vkCreateComputePipelines"), shaders);
  EXPECT_GT(live("vkAllocateMemory"), 0);
}

/// Sessions of many sizes, several at once: the pool stays within its budget.
TEST_F(VulkanFaultsKeptTest, NothingGrows) {
  setenv("HGC_POOL_BYTES", "100000000", 1);
  int most = 0;
  for (int round = 0; round < 3; ++round) {
    for (const int64_t count : {1000, 700'000, 1'500'000, 300'000, 3'000'000, 40'000}) {
      auto other = open(count / 2);
      const auto own = gradient(open(count));
      EXPECT_EQ(own.size(), static_cast<size_t>(count));
    }
    if (round == 0) most = live("vkAllocateMemory");
    EXPECT_LE(live("vkAllocateMemory"), most + 2);
  }
}

/// What fits nobody goes before as much is taken anew.
TEST_F(VulkanFaultsKeptTest, WhatIsIdleMakesRoom) {
  setenv("HGC_POOL_BYTES", "1000000000", 1);
  ASSERT_FALSE(gradient(open(1'000'000)).empty());
  const int idle = live("vkAllocateMemory"), before = calls("vkAllocateMemory");
  ASSERT_FALSE(gradient(open(4'000'000)).empty());
  const int taken = calls("vkAllocateMemory") - before;
  ASSERT_GT(taken, 0);
  EXPECT_LT(live("vkAllocateMemory"), idle + taken);
}

TEST_F(VulkanFaultsKeptTest, NoneIsKeptWithoutABudget) {
  setenv("HGC_POOL_BYTES", "0", 1);
  ASSERT_FALSE(gradient(open()).empty());
  EXPECT_EQ(live("vkAllocateMemory"), 0);
  EXPECT_EQ(live("vkCreateBuffer"), 0);
  EXPECT_EQ(live("vkCreateDevice"), 1);
}

TEST_F(VulkanFaultsKeptTest, TrimmedWhileASessionWorks) {
  auto session = open();
  ASSERT_TRUE(session);
  const auto expected = session->evaluate({.gradient = true});
  ASSERT_FALSE(gradient(open()).empty());
  const int before = live("vkAllocateMemory");
  trimDevices();
  EXPECT_LT(live("vkAllocateMemory"), before);
  EXPECT_EQ(session->evaluate({.gradient = true})->gradients.at("x").reals, expected->gradients.at("x").reals);
  session = Error{"closed", ""};
  trimDevices();
  for (const char* name : {"vkAllocateMemory", "vkCreateBuffer", "vkCreateComputePipelines", "vkCreateDevice"})
    EXPECT_EQ(live(name), 0) << name;
}

TEST_F(VulkanFaultsKeptTest, WhatIsKeptGoesBeforeMemoryIsWanting) {
  ASSERT_FALSE(gradient(open()).empty());
  layer_.fault("vkAllocateMemory", 0, VK_ERROR_OUT_OF_DEVICE_MEMORY, false, false);
  EXPECT_EQ(gradient(open(1'000'000)), gradient(open(1'000'000, "cpu")));
  trimDevices();
  layer_.fault("vkAllocateMemory", 0, VK_ERROR_OUT_OF_DEVICE_MEMORY, false, false);
  EXPECT_FALSE(open());  // there is nothing to give back
}

/// A lost device's memory serves nobody, and neither do its shaders.
TEST_F(VulkanFaultsKeptTest, NothingOfALostDeviceIsUsedAgain) {
  const auto expected = gradient(open());
  const int memory = calls("vkAllocateMemory");
  {
    auto session = open();
    ASSERT_TRUE(session);
    layer_.fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, false, false);
    EXPECT_FALSE(session->evaluate({}));
  }
  EXPECT_EQ(live("vkAllocateMemory"), 0);
  EXPECT_EQ(live("vkCreateComputePipelines"), 0);
  EXPECT_EQ(gradient(open()), expected);
  EXPECT_GT(calls("vkAllocateMemory"), memory);
}

TEST_F(VulkanFaultsKeptTest, FirstCallsAfterWarmingUp) {
  const std::vector<KernelKind> kinds = {KernelKind::Value,    KernelKind::Gradient,    KernelKind::Residual,
                                         KernelKind::Jacobian, KernelKind::GaussNewton, KernelKind::Linearise};
  const auto play = [](Session& session) {
    EXPECT_TRUE(session.evaluate({}));
    EXPECT_TRUE(session.evaluate({.gradient = true, .residuals = true}));
    EXPECT_TRUE(session.jacobian("r"));
    EXPECT_TRUE(session.linearise());
    const auto model = session.gaussNewton();
    EXPECT_TRUE(model);
    return model ? model->matrix.values : std::vector<double>();
  };
  auto host = open(1000, "cpu");
  ASSERT_TRUE(host && host->warmUp());
  const auto expected = play(*host);
  for (const bool all : {false, true}) {
    trimDevices();
    auto session = open();
    ASSERT_TRUE(session);
    ASSERT_TRUE(session->warmUp(all ? std::vector<KernelKind>() : kinds));
    const int memory = calls("vkAllocateMemory"), shaders = calls("vkCreateComputePipelines");
    EXPECT_EQ(play(*session), expected);
    EXPECT_EQ(calls("vkAllocateMemory"), memory);
    EXPECT_EQ(calls("vkCreateComputePipelines"), shaders);
  }
}

TEST_F(VulkanFaultsKeptTest, WarmingUpFails) {
  auto session = open();
  ASSERT_TRUE(session);
  const Status unknown = session->warmUp({KernelKind::Hessian});
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message.find("without kernels for `hessian`"), std::string::npos)
      << unknown.error().message;
  layer_.fault("vkCreateComputePipelines", 0, VK_ERROR_DEVICE_LOST, false, false);
  EXPECT_FALSE(session->warmUp({KernelKind::Gradient}));
  const auto result = session->evaluate({.gradient = true});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->device, "vulkan:0");
}

}  // namespace
}  // namespace hgc::test::vulkan_kept_test
