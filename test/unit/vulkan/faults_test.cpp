/// What becomes of sessions when Vulkan fails: an error or the CPU's result, never a wrong value, and a fresh device
/// afterwards. The faults are made by the layer in test/faults, which CMake has the loader load for this program.
#include <immintrin.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vulkan/vulkan.h>

#include "test/absent.h"
#include "test/faults/layer.h"
#include "test/unit/compile_text.h"

namespace hgc::test::vulkan_faults_test {
namespace {

class VulkanFaultsTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (listVulkanDevices(why).empty()) HGC_SKIP_ABSENT(why);
    layer_ = faults::Layer::find();
    if (!layer_) HGC_SKIP_ABSENT("the fault layer is not loaded");
    inputs_.arrays["x"] = Array::of({1000}, std::vector<double>(1000, 3.0));
    compiled_ = compileText("dim N; var x : real[N]; residual r[i in N] = x[i] * x[i];", inputs_);
    ASSERT_TRUE(compiled_.ok);
    trimDevices();  // each test makes all calls anew
  }
  void TearDown() override {
    if (layer_) layer_.none();
  }

  /// Call number `after` of `call` gives `result`.
  void fault(const char* call, int after, VkResult result, bool runs = false, bool stays = false) const {
    layer_.fault(call, after, result, runs, stays);
  }

  Result<Session> open(SessionOptions options = {.fallback = Fallback::Error}) const {
    options.device = "vulkan:0";
    options.fused = Fused::Off;
    return Session::open(compiled_.artefact, inputs_, options);
  }

  /// The call that failed changed nothing: the next one has the device anew.
  static void expectAgain(Session& session) {
    const auto result = session.evaluate({.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->device, "vulkan:0");
    EXPECT_EQ(result->value, 0.5 * 81 * 1000);
    EXPECT_EQ(result->gradients.at("x").reals[7], 54);
    EXPECT_TRUE(session.jacobian("r"));
  }
  static void expectError(const Result<Evaluation>& result, const std::string& what) {
    ASSERT_FALSE(result);
    EXPECT_NE(result.error().message.find(what), std::string::npos) << result.error().message;
  }

  faults::Layer layer_;
  Inputs inputs_;
  Compiled compiled_;
};

TEST_F(VulkanFaultsTest, LostInAWait) {
  auto session = open();
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->evaluate({.gradient = true}));
  fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST);
  expectError(session->evaluate({.gradient = true}), "VK_ERROR_DEVICE_LOST");
  expectAgain(*session);
}

TEST_F(VulkanFaultsTest, NotDoneInTime) {
  auto session = open({.fallback = Fallback::Error, .deadline = 0.25});
  ASSERT_TRUE(session);
  fault("vkWaitForFences", 0, VK_TIMEOUT, false, true);
  expectError(session->evaluate({}), "a launch has not ended after 0.25 s");
  layer_.none();
  expectAgain(*session);
}

/// A part fails, and so does the whole: nothing is left of either.
TEST_F(VulkanFaultsTest, LostInAPart) {
  for (const Fallback fallback : {Fallback::Warn, Fallback::Error}) {
    SessionOptions options;
    options.device = "cpu*1+vulkan:0*1";
    options.fallback = fallback;
    options.fused = Fused::Off;
    options.retry = 0;
    inputs_.arrays["x"] = Array::of({20'000}, std::vector<double>(20'000, 3.0));
    auto session = Session::open(compiled_.artefact, inputs_, options);
    ASSERT_TRUE(session) << session.error().message;
    ASSERT_TRUE(session->evaluate({.gradient = true}));
    ASSERT_TRUE(session->setRows("x", 5, Array::of({1}, std::vector<double>{1.0})));
    fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST);
    const auto result = session->evaluate({.gradient = true});
    if (fallback == Fallback::Error) {
      expectError(result, "VK_ERROR_DEVICE_LOST");
    } else {
      ASSERT_TRUE(result) << result.error().message;
      EXPECT_EQ(result->device, "cpu");
      EXPECT_NE(result->reason.find("instead of cpu*1+vulkan:0*1: vulkan:0"), std::string::npos) << result->reason;
      EXPECT_EQ(result->value, 0.5 * (81 * 19'999 + 1));
    }
    const auto again = session->evaluate({.gradient = true});
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->device, "cpu*1+vulkan:0*1");
    EXPECT_EQ(again->value, 0.5 * (81 * 19'999 + 1));
    EXPECT_EQ(again->gradients.at("x").reals[5], 2);
    EXPECT_EQ(again->gradients.at("x").reals[19'999], 54);
    EXPECT_TRUE(session->jacobian("r"));
  }
}

/// What is bound has not changed where a part could not be told.
TEST_F(VulkanFaultsTest, ASumThatAPartDoesNotHear) {
  inputs_.arrays["x"] = Array::of({20'000}, std::vector<double>(20'000, 3.0));
  auto session = Session::open(compiled_.artefact, inputs_,
                               {.device = "cpu*1+vulkan:0*1", .fallback = Fallback::Warn, .fused = Fused::Off});
  ASSERT_TRUE(session) << session.error().message;
  ASSERT_TRUE(session->evaluate({}));
  fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, false, true);
  const Status done = session->add("x", 1, "x");
  layer_.none();
  ASSERT_TRUE(done) << done.error().message;
  const auto result = session->evaluate({});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->value, 0.5 * 36 * 36 * 20'000);
}

/// The gradient that several devices left is made again where one of them is lost before it is added.
TEST_F(VulkanFaultsTest, GradientOfPartsIsMadeAgain) {
  inputs_.arrays["x"] = Array::of({20'000}, std::vector<double>(20'000, 1.0));
  const auto opened = [&](const char* device) {
    return Session::open(compiled_.artefact, inputs_,
                         {.device = device, .fallback = Fallback::Allow, .fused = Fused::Off, .retry = 1e9});
  };
  auto session = opened("cpu*1+vulkan:0*1"), host = opened("cpu");
  ASSERT_TRUE(session && host);
  ASSERT_TRUE(host->launch(KernelKind::Gradient));
  ASSERT_TRUE(host->addGradient("x", -0.1));
  ASSERT_TRUE(session->launch(KernelKind::Gradient));
  fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, false, true);
  const Status done = session->addGradient("x", -0.1);
  layer_.none();
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(session->evaluate({})->value, host->evaluate({})->value);
}

/// That the CPU went on, why, and that the device came back.
TEST_F(VulkanFaultsTest, WhatBecomesOfADeviceIsCounted) {
  auto session = open({.fallback = Fallback::Allow, .retry = 0});
  ASSERT_TRUE(session);
  fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST);
  ASSERT_TRUE(session->evaluate({.gradient = true}));
  const Statistics away = session->statistics();
  EXPECT_EQ(away.fallbacks[static_cast<size_t>(FallbackReason::Lost)], 1U);
  EXPECT_EQ(away.device("cpu").calls, 1U);
  EXPECT_EQ(away.device("vulkan:0").calls, 0U);
  EXPECT_EQ(away.errors, 0U);
  expectAgain(*session);
  const Statistics back = session->statistics();
  EXPECT_EQ(back.returns, 1U);
  EXPECT_EQ(back.device("vulkan:0").calls, 2U);
}

/// Drivers give up waiting before their time.
TEST_F(VulkanFaultsTest, NoEndButTimeLeft) {
  auto session = open({.fallback = Fallback::Error, .deadline = 10});
  ASSERT_TRUE(session);
  fault("vkWaitForFences", 0, VK_TIMEOUT);
  expectAgain(*session);
}

TEST_F(VulkanFaultsTest, SubmittedButReportedFailed) {
  auto session = open();
  ASSERT_TRUE(session);
  fault("vkQueueSubmit", 0, VK_ERROR_OUT_OF_HOST_MEMORY, true);
  expectError(session->evaluate({.gradient = true}), "VK_ERROR_OUT_OF_HOST_MEMORY");
  expectAgain(*session);
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
    fault("vkQueueSubmit", 1, VK_ERROR_OUT_OF_HOST_MEMORY);
    EXPECT_FALSE(session->evaluate({.gradient = true}));
    EXPECT_EQ(session->evaluate({})->value, 0.5 * 81 * 10000);
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
  fault("vkResetFences", 0, VK_ERROR_OUT_OF_DEVICE_MEMORY);
  expectError(session->evaluate({}), "vkResetFences");
  expectAgain(*session);
}

TEST_F(VulkanFaultsTest, SetIsAllOrNothing) {
  auto session = open();
  ASSERT_TRUE(session);
  const auto before = session->evaluate({});
  fault("vkBeginCommandBuffer", 0, VK_ERROR_OUT_OF_HOST_MEMORY);
  EXPECT_FALSE(session->set("x", Array::scalar(1.0)));
  const auto after = session->evaluate({});
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(after->value, before->value);
  ASSERT_TRUE(session->set("x", Array::scalar(1.0)));
  EXPECT_EQ(session->evaluate({})->value, 500);
}

/// Nobody waits for what is set; that it did not arrive the next call sees.
TEST_F(VulkanFaultsTest, WhatWasSetDoesNotArrive) {
  for (const Fallback fallback : {Fallback::Allow, Fallback::Error}) {
    auto session = open({.fallback = fallback, .retry = 1e9});
    ASSERT_TRUE(session);
    ASSERT_TRUE(session->evaluate({}));
    ASSERT_TRUE(session->set("x", Array::scalar(1.0)));
    fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST);
    if (fallback == Fallback::Error) expectError(session->evaluate({}), "VK_ERROR_DEVICE_LOST");
    const auto after = session->evaluate({});
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(after->value, 500);
    EXPECT_EQ(after->device, fallback == Fallback::Error ? "vulkan:0" : "cpu");
  }
}

/// Downloads that were queued for a result that is gone must not be made later.
TEST_F(VulkanFaultsTest, CollectingFails) {
  inputs_.arrays["x"] = Array::of({20000}, std::vector<double>(20000, 3.0));  // too much to land with the launch
  auto session = open();
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->evaluate({.gradient = true}));
  ASSERT_TRUE(session->launch(KernelKind::Gradient));
  fault("vkBeginCommandBuffer", 0, VK_ERROR_OUT_OF_HOST_MEMORY);
  EXPECT_FALSE(session->evaluate({.gradient = true}));
  const auto after = session->evaluate({.gradient = true});
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(after->gradients.at("x").reals[999], 54);
}

TEST_F(VulkanFaultsTest, BufferWithoutAddress) {
  fault("vkGetBufferDeviceAddress", 0, VK_SUCCESS);
  const auto session = open();
  ASSERT_FALSE(session);
  EXPECT_NE(session.error().message.find("no address"), std::string::npos) << session.error().message;
  EXPECT_TRUE(open());
}

TEST_F(VulkanFaultsTest, WantOfMemory) {
  for (int after = 0; after < 2; ++after) {
    trimDevices();
    fault("vkAllocateMemory", after, VK_ERROR_OUT_OF_DEVICE_MEMORY);
    const auto session = open();
    ASSERT_FALSE(session);
    EXPECT_NE(session.error().message.find("OUT_OF_DEVICE_MEMORY"), std::string::npos) << session.error().message;
  }
  layer_.none();
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
    trimDevices();
    auto session = opened("vulkan:0");
    ASSERT_TRUE(session) << session.error().message;
    for (int call = 0; call < 2; ++call) {
      if (call == 0) fault("vkAllocateMemory", after, VK_ERROR_OUT_OF_DEVICE_MEMORY);
      const Status done = session->gaussNewton(Triangle::Both, model);
      ASSERT_TRUE(done) << done.error().message;
      EXPECT_EQ(model.value, expected.value);
      EXPECT_EQ(model.gradient, expected.gradient);
      EXPECT_EQ(model.matrix.values, expected.matrix.values);
    }
  }
}

/// The CPU makes what the device could not, and goes on until that is tried again.
TEST_F(VulkanFaultsTest, TheCpuGoesOn) {
  auto session = open({.fallback = Fallback::Warn, .retry = 0});
  ASSERT_TRUE(session);
  EXPECT_TRUE(session->warnings().empty());
  for (int time = 0; time < 2; ++time) {
    fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST);
    const auto result = session->evaluate({.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->device, "cpu");
    EXPECT_NE(result->reason.find("VK_ERROR_DEVICE_LOST"), std::string::npos) << result->reason;
    EXPECT_EQ(result->value, 0.5 * 81 * 1000);
    EXPECT_EQ(session->warnings().size(), 1);
    expectAgain(*session);
  }
}

TEST_F(VulkanFaultsTest, NoWarningWhereItIsAllowed) {
  auto session = open({.fallback = Fallback::Allow, .retry = 1e9});
  ASSERT_TRUE(session);
  fault("vkQueueSubmit", 0, VK_ERROR_OUT_OF_DEVICE_MEMORY);
  for (int call = 0; call < 2; ++call) EXPECT_EQ(session->evaluate({})->device, "cpu");
  EXPECT_TRUE(session->warnings().empty());
}

TEST_F(VulkanFaultsTest, NoCpuToGoTo) {
  Artefact gpu = *compiled_.artefact;
  gpu.cpu.clear();
  compiled_.artefact = std::make_shared<const Artefact>(std::move(gpu));
  auto session = open({.fallback = Fallback::Warn});
  ASSERT_TRUE(session);
  fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST);
  const auto result = session->evaluate({});
  expectError(result, "VK_ERROR_DEVICE_LOST");
  expectError(result, "without CPU kernels");
  expectAgain(*session);
}

/// What a device alone has is made again: steps between which values were set, and gradients of earlier values.
TEST_F(VulkanFaultsTest, StepsAreMadeAgain) {
  const auto walk = [](Session& session, int steps) {
    for (int k = 0; k < steps; ++k) {
      EXPECT_TRUE(session.launch(KernelKind::Gradient));
      EXPECT_TRUE(session.set("v", Array::scalar(0.01 * k)));
      EXPECT_TRUE(session.add("x", 0.5, "v"));
      EXPECT_TRUE(session.addGradient("x", -0.001));
      EXPECT_TRUE(session.swap("x", "v"));
      EXPECT_TRUE(session.swap("v", "x"));
    }
  };
  inputs_.arrays["v"] = Array::of({1000}, std::vector<double>(1000, 0.25));
  compiled_ =
      compileText("dim N; var x : real[N]; data v : real[N]; residual r[i in N] = x[i] * x[i] + v[i];", inputs_);
  ASSERT_TRUE(compiled_.ok);
  const auto bitsOf = [](Session& session) {
    const auto result = session.evaluate({.gradient = true});
    EXPECT_TRUE(result) << result.error().message;
    std::vector<double> all = result->gradients.at("x").reals;
    all.push_back(result->value);
    return all;
  };
  for (const int steps : {1, 3, 40}) {  // the last more than are noted
    auto host = Session::open(compiled_.artefact, inputs_, {.device = "cpu", .fused = Fused::Off});
    ASSERT_TRUE(host);
    walk(*host, steps);
    const auto expected = bitsOf(*host);
    for (const Fallback fallback : {Fallback::Allow, Fallback::Error}) {
      auto session = open({.fallback = fallback, .retry = 1e9});
      ASSERT_TRUE(session);
      walk(*session, steps);
      fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST);
      if (fallback == Fallback::Error) expectError(session->evaluate({}), "VK_ERROR_DEVICE_LOST");
      EXPECT_EQ(bitsOf(*session), expected);
      EXPECT_EQ(session->device(), fallback == Fallback::Error ? "vulkan:0" : "cpu");
    }
  }
}

/// Between a launch and the call that adds its gradient the values change, and the device is lost.
TEST_F(VulkanFaultsTest, GradientIsMadeAgain) {
  for (const Fallback fallback : {Fallback::Allow, Fallback::Error}) {
    auto session = open({.fallback = fallback, .retry = 1e9});
    ASSERT_TRUE(session);
    ASSERT_TRUE(session->launch(KernelKind::Gradient));  // 54 everywhere
    ASSERT_TRUE(session->set("x", Array::scalar(1)));
    fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST);
    if (fallback == Fallback::Error) {
      EXPECT_FALSE(session->addGradient("x", 0.5));
    }
    ASSERT_TRUE(session->addGradient("x", 0.5));
    EXPECT_EQ(session->evaluate({.gradient = true})->gradients.at("x").reals[3], 2.0 * 28 * 28 * 28);
  }
}

/// Also where so much was noted that values were about to be brought down.
TEST_F(VulkanFaultsTest, GradientAfterManyStepsIsMadeAgain) {
  inputs_.arrays["v"] = Array::of({1000}, std::vector<double>(1000, 0.25));
  compiled_ =
      compileText("dim N; var x : real[N]; data v : real[N]; residual r[i in N] = x[i] * x[i] + v[i];", inputs_);
  ASSERT_TRUE(compiled_.ok);
  for (const int steps : {1022, 1023, 1024}) {
    auto session = open({.fallback = Fallback::Allow, .retry = 1e9});
    auto other = open({.device = "cpu"});
    ASSERT_TRUE(session && other);
    for (Session* each : {&*session, &*other}) {
      ASSERT_TRUE(each->launch(KernelKind::Gradient));
      for (int k = 0; k < steps; ++k) ASSERT_TRUE(each->add("x", 0.001, "v"));
      ASSERT_TRUE(each->addGradient("x", -0.01)) << steps;
    }
    fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST);
    const auto result = session->evaluate({.gradient = true}), expected = other->evaluate({.gradient = true});
    ASSERT_TRUE(result && expected);
    EXPECT_EQ(result->device, "cpu");
    EXPECT_EQ(result->gradients.at("x").reals, expected->gradients.at("x").reals) << steps;
  }
}

TEST_F(VulkanFaultsTest, MistakesStayErrors) {
  auto session = open({.fallback = Fallback::Warn});
  ASSERT_TRUE(session);
  EXPECT_FALSE(session->set("x", Array::of({2}, std::vector<double>{1, 2})));
  EXPECT_FALSE(session->hessian());  // no such kernel
  EXPECT_FALSE(session->jacobian("nobody"));
  EXPECT_FALSE(session->addGradient("x", 1));
  EXPECT_EQ(session->device(), "vulkan:0");
  EXPECT_TRUE(session->warnings().empty());
}

/// A child has neither the threads nor the device of its parent.
TEST_F(VulkanFaultsTest, ForkedProcess) {
  for (const char* device : {"vulkan:0", "cpu"}) {
    auto session = Session::open(compiled_.artefact, inputs_, {.device = device, .fused = Fused::Off, .threads = 2});
    ASSERT_TRUE(session);
    ASSERT_TRUE(session->evaluate({}));
    const pid_t child = fork();
    if (child == 0) {
      alarm(20);
      int wrong = 0;
      const auto result = session->evaluate({});
      if (result || result.error().message.find("forked") == std::string::npos) wrong |= 1;
      if (session->set("x", Array::scalar(1))) wrong |= 2;
      { const Session gone = std::move(*session); }
      if (Session::open(compiled_.artefact, inputs_, {.device = "vulkan:0", .fallback = Fallback::Error})) wrong |= 4;
      _exit(wrong);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
    EXPECT_EQ(WEXITSTATUS(status), 0) << device;
    EXPECT_TRUE(session->evaluate({}));
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

/// Steps that the CPU makes again are made in the default mode, too.
TEST_F(VulkanFaultsTest, OtherFloatingPointModeWhileMoving) {
  std::vector<double> values, direction;
  for (int k = 0; k < 1000; ++k) {
    values.push_back(0.1 * k);
    direction.push_back(k % 3 == 0 ? 1e-310 : 0.7 / (k + 1));
  }
  inputs_.arrays["x"] = Array::of({1000}, values);
  inputs_.arrays["x.dot"] = Array::of({1000}, direction);
  compiled_ = compileText("dim N; var x : real[N]; residual r[i in N] = exp(-x[i]) * x[i] + 1e-3;", inputs_, true,
                          {KernelKind::Value, KernelKind::Gradient, KernelKind::Jvp});
  ASSERT_TRUE(compiled_.ok);
  const auto bits = [&](bool fails) -> std::vector<double> {
    auto session = open({.fallback = Fallback::Allow, .retry = 1e9});
    if (!session || !session->add("x", 1.0 / 3, "x.dot") || !session->launch(KernelKind::Gradient)) return {};
    if (!session->addGradient("x", -0.3)) return {};
    if (fails) fault("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST);
    const auto result = session->evaluate({.gradient = true});
    if (!result || (result->device == "cpu") != fails) return {};
    std::vector<double> all = result->gradients.at("x").reals;
    all.push_back(result->value);
    return all;
  };
  const auto expected = bits(false);
  ASSERT_FALSE(expected.empty());
  for (const unsigned mode : {0x0U, 0x8040U, 0x2000U, 0x6000U}) {
    const unsigned saved = _mm_getcsr();
    _mm_setcsr(saved | mode);
    const auto own = bits(true);
    _mm_setcsr(saved);
    EXPECT_TRUE(own == expected) << std::hex << mode;
  }
}

}  // namespace
}  // namespace hgc::test::vulkan_faults_test
