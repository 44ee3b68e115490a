/// What becomes of sessions when Vulkan fails: an error, never a wrong value, and a fresh device afterwards. The faults
/// are made by the layer in test/faults, which CMake has the loader load for this program.
#include <dlfcn.h>
#include <immintrin.h>
#include <vulkan/vulkan.h>

#include "test/unit/compile_text.h"

namespace hgc::test {
namespace {

using SetFault = void (*)(const char* call, int after, int result, bool runs);

SetFault faultLayer() {
  const char* library = std::getenv("HGC_FAULT_LAYER");
  void* handle = library ? dlopen(library, RTLD_NOW | RTLD_NOLOAD) : nullptr;
  return handle ? reinterpret_cast<SetFault>(dlsym(handle, "hgcFault")) : nullptr;
}

class VulkanFaultsTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (listVulkanDevices(why).empty()) GTEST_SKIP() << why;
    fault_ = faultLayer();
    if (!fault_) GTEST_SKIP() << "the fault layer is not loaded";
    inputs_.arrays["x"] = Array::of({1000}, std::vector<double>(1000, 3.0));
    compiled_ = compileText("dim N; var x : real[N]; residual r[i in N] = x[i] * x[i];", inputs_);
    ASSERT_TRUE(compiled_.ok);
  }
  void TearDown() override {
    if (fault_) fault_("", 0, 0, false);
  }

  Result<Session> open(double deadline = 0) const {
    SessionOptions options;
    options.device = "vulkan:0";
    options.fallback = Fallback::Error;
    options.fused = Fused::Off;
    options.deadline = deadline;
    return Session::open(compiled_.artefact, inputs_, options);
  }

  /// The session that failed goes on failing, and a new one works.
  void expectBroken(Session& session, const std::string& why) const {
    const auto again = session.evaluate({.gradient = true});
    ASSERT_FALSE(again);
    EXPECT_NE(again.error().message.find(why), std::string::npos) << again.error().message;
    EXPECT_FALSE(session.set("x", Array::scalar(1.0)));
    EXPECT_FALSE(session.jacobian("r"));
    auto fresh = open();
    ASSERT_TRUE(fresh) << fresh.error().message;
    const auto result = fresh->evaluate({.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->value, 0.5 * 81 * 1000);
    EXPECT_EQ(result->gradients.at("x").reals[7], 54);
  }

  SetFault fault_ = nullptr;
  Inputs inputs_;
  Compiled compiled_;
};

TEST_F(VulkanFaultsTest, LostInAWait) {
  auto session = open();
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->evaluate({.gradient = true}));
  fault_("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST, false);
  EXPECT_FALSE(session->evaluate({.gradient = true}));
  expectBroken(*session, "VK_ERROR_DEVICE_LOST");
}

TEST_F(VulkanFaultsTest, NotDoneInTime) {
  auto session = open(0.25);
  ASSERT_TRUE(session);
  fault_("vkWaitForFences", 0, VK_TIMEOUT, false);
  const auto result = session->evaluate({});
  ASSERT_FALSE(result);
  EXPECT_NE(result.error().message.find("no end of a launch after 0.25 s"), std::string::npos)
      << result.error().message;
  expectBroken(*session, "no end of a launch");
}

TEST_F(VulkanFaultsTest, SubmittedButReportedFailed) {
  auto session = open();
  ASSERT_TRUE(session);
  fault_("vkQueueSubmit", 0, VK_ERROR_OUT_OF_HOST_MEMORY, true);
  EXPECT_FALSE(session->evaluate({.gradient = true}));
  expectBroken(*session, "VK_ERROR_OUT_OF_HOST_MEMORY");
}

/// The first part of a launch is at work when the second cannot be handed over.
TEST_F(VulkanFaultsTest, ALaterPartIsNotSubmitted) {
  setenv("HGC_GPU_SECOND_OPERATIONS", "1", 1);
  setenv("HGC_GPU_PIECE_KIB", "1", 1);
  inputs_.arrays["x"] = Array::of({10000}, std::vector<double>(10000, 3.0));
  {
    auto session = open();
    ASSERT_TRUE(session);
    ASSERT_TRUE(session->evaluate({.gradient = true}));
    fault_("vkQueueSubmit", 1, VK_ERROR_OUT_OF_HOST_MEMORY, false);
    EXPECT_FALSE(session->evaluate({.gradient = true}));
    EXPECT_FALSE(session->evaluate({}));
  }
  unsetenv("HGC_GPU_SECOND_OPERATIONS");
  unsetenv("HGC_GPU_PIECE_KIB");
  auto fresh = open();
  ASSERT_TRUE(fresh);
  EXPECT_EQ(fresh->evaluate({})->value, 0.5 * 81 * 10000);
}

/// The fence stayed signalled, so that the next launch was taken for done: the value was that of the launch before.
TEST_F(VulkanFaultsTest, FenceNotReset) {
  auto session = open();
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->evaluate({}));
  fault_("vkResetFences", 0, VK_ERROR_OUT_OF_DEVICE_MEMORY, false);
  EXPECT_FALSE(session->evaluate({}));
  expectBroken(*session, "vkResetFences");
}

TEST_F(VulkanFaultsTest, SetIsAllOrNothing) {
  auto session = open();
  ASSERT_TRUE(session);
  const auto before = session->evaluate({});
  fault_("vkBeginCommandBuffer", 0, VK_ERROR_OUT_OF_HOST_MEMORY, false);
  EXPECT_FALSE(session->set("x", Array::scalar(1.0)));
  const auto after = session->evaluate({});
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(after->value, before->value);
  ASSERT_TRUE(session->set("x", Array::scalar(1.0)));
  EXPECT_EQ(session->evaluate({})->value, 500);
}

/// Downloads that were queued for a result that is gone must not be made later.
TEST_F(VulkanFaultsTest, CollectingFails) {
  auto session = open();
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->evaluate({.gradient = true}));
  ASSERT_TRUE(session->launch(KernelKind::Gradient));
  fault_("vkBeginCommandBuffer", 0, VK_ERROR_OUT_OF_HOST_MEMORY, false);
  EXPECT_FALSE(session->evaluate({.gradient = true}));
  const auto after = session->evaluate({.gradient = true});
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(after->gradients.at("x").reals[999], 54);
}

TEST_F(VulkanFaultsTest, BufferWithoutAddress) {
  fault_("vkGetBufferDeviceAddress", 0, 0, false);
  const auto session = open();
  ASSERT_FALSE(session);
  EXPECT_NE(session.error().message.find("no address"), std::string::npos) << session.error().message;
  EXPECT_TRUE(open());
}

TEST_F(VulkanFaultsTest, WantOfMemory) {
  for (int after = 0; after < 2; ++after) {
    fault_("vkAllocateMemory", after, VK_ERROR_OUT_OF_DEVICE_MEMORY, false);
    const auto session = open();
    ASSERT_FALSE(session);
    EXPECT_NE(session.error().message.find("OUT_OF_DEVICE_MEMORY"), std::string::npos) << session.error().message;
  }
  fault_("", 0, 0, false);
  EXPECT_TRUE(open());
}

/// Where there is no room for the plan of a matrix, or of the vector beside it, the host adds up what comes down.
TEST_F(VulkanFaultsTest, WantOfMemoryForAMatrix) {
  const Compiled compiled = compileText("dim N; var x : real[N]; residual r[i in N] = x[i] * x[(i * 7) % N];", inputs_,
                                        true, {KernelKind::Value, KernelKind::GaussNewton});
  ASSERT_TRUE(compiled.ok);
  const auto opened = [&](const char* device) {
    return Session::open(compiled.artefact, inputs_,
                         {.device = device, .fallback = Fallback::Error, .fused = Fused::Off});
  };
  auto host = opened("cpu");
  ASSERT_TRUE(host);
  QuadraticModel expected, model;
  ASSERT_TRUE(host->gaussNewton(Triangle::Both, expected));
  for (int after = 0; after < 2; ++after) {
    auto session = opened("vulkan:0");
    ASSERT_TRUE(session) << session.error().message;
    for (int call = 0; call < 2; ++call) {
      if (call == 0) fault_("vkAllocateMemory", after, VK_ERROR_OUT_OF_DEVICE_MEMORY, false);
      const Status done = session->gaussNewton(Triangle::Both, model);
      ASSERT_TRUE(done) << done.error().message;
      EXPECT_EQ(model.value, expected.value);
      EXPECT_EQ(model.gradient, expected.gradient);
      EXPECT_EQ(model.matrix.values, expected.matrix.values);
    }
  }
}

TEST_F(VulkanFaultsTest, OtherFloatingPointModeOfTheCaller) {
  const unsigned saved = _mm_getcsr();
  _mm_setcsr(saved | 0x8040);  // subnormals flushed
  auto session = open();
  const bool works = session && session->evaluate({.gradient = true});
  _mm_setcsr(saved);
  EXPECT_TRUE(works) << (session ? "" : session.error().message);
}

}  // namespace
}  // namespace hgc::test
