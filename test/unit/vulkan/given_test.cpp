/// Sessions run on a device that the caller has made, leave nothing there, and never destroy it.
#include "runtime/vulkan/given.h"

#include <atomic>
#include <thread>

#include "test/absent.h"
#include "test/faults/layer.h"
#include "test/unit/compile_text.h"
#include "test/unit/vulkan/made_vulkan.h"

namespace hgc::test::given_vulkan_test {
namespace {

constexpr int64_t kPoints = 5000;

Inputs inputs() {
  std::vector<double> values;
  for (int64_t k = 0; k < kPoints; ++k) values.push_back(1 + 0.25 * static_cast<double>(k % 13));
  Inputs inputs;
  inputs.arrays["x"] = Array::of({kPoints}, values);
  return inputs;
}

class GivenVulkanTest : public testing::Test {
 protected:
  void SetUp() override {
    made_ = MadeVulkan::make();
    if (!made_) HGC_SKIP_ABSENT("no Vulkan device");
    compiled_ = compileText("dim N; var x : real[N]; residual r[i in N] = x[i] * x[(i * 7) % N] - sqrt(x[i]);",
                            inputs(), true, {KernelKind::Value, KernelKind::Gradient, KernelKind::GaussNewton});
    ASSERT_TRUE(compiled_.ok);
    given_.instance = made_->instance;
    given_.physicalDevice = made_->physicalDevice;
    given_.device = made_->device;
    given_.queue = made_->queue;
    given_.queueFamily = made_->family;
    given_.getInstanceProcAddr = reinterpret_cast<void (*)()>(made_->get);
  }
  void TearDown() override {
    if (!made_) return;
    trimDevices();
    made_->close();  // with all that sessions made there gone, or validation says so
    const std::vector<std::string> said = made_->said();
    EXPECT_TRUE(said.empty()) << said.size() << " messages: " << said.front();
  }

  Result<Session> open(const std::string& device = "vulkan", Fallback fallback = Fallback::Error) const {
    SessionOptions options{.device = device, .fallback = fallback, .fused = Fused::Off};
    options.vulkan = std::make_shared<const GivenVulkan>(given_);
    return Session::open(compiled_.artefact, inputs(), options);
  }
  Result<Session> openOwn(const std::string& device) const {
    return Session::open(compiled_.artefact, inputs(),
                         {.device = device, .fallback = Fallback::Error, .fused = Fused::Off});
  }
  static std::vector<double> numbersOf(Session& session) {
    std::vector<double> numbers;
    const auto result = session.evaluate({.gradient = true});
    const auto model = session.gaussNewton();
    EXPECT_TRUE(result && model);
    if (!result || !model) return numbers;
    numbers = result->gradients.at("x").reals;
    numbers.push_back(result->value);
    numbers.insert(numbers.end(), model->matrix.values.begin(), model->matrix.values.end());
    return numbers;
  }
  void refused(const std::string& part, const std::string& device = "vulkan") const {
    for (const Fallback fallback : {Fallback::Error, Fallback::Warn}) {
      const auto session = open(device, fallback);
      ASSERT_FALSE(session) << part;
      EXPECT_NE(session.error().message.find(part), std::string::npos) << session.error().message;
    }
  }

  std::unique_ptr<MadeVulkan> made_;
  GivenVulkan given_;
  Compiled compiled_;
};

TEST_F(GivenVulkanTest, HasTheBitsOfOthers) {
  auto own = openOwn("vulkan"), cpu = openOwn("cpu");
  ASSERT_TRUE(own && cpu);
  auto first = open(), second = open("auto");
  ASSERT_TRUE(first) << first.error().message;
  ASSERT_TRUE(second) << second.error().message;
  EXPECT_EQ(first->device(), "vulkan:given");
  EXPECT_NE(first->reason().find("the caller's device"), std::string::npos) << first->reason();
  const auto expected = numbersOf(*cpu);
  EXPECT_EQ(numbersOf(*own), expected);
  EXPECT_EQ(numbersOf(*first), expected);
  EXPECT_EQ(numbersOf(*second), expected);
  first = Error{"closed", ""};
  auto third = open();
  ASSERT_TRUE(third);
  EXPECT_EQ(numbersOf(*third), expected);
}

/// Nothing of hgc's keeps it from being destroyed, and the next one may have the same handle.
TEST_F(GivenVulkanTest, IsTheCallersAgainWhenSessionsAreClosed) {
  std::vector<double> expected;
  for (int round = 0; round < 3; ++round) {
    auto session = open();
    ASSERT_TRUE(session) << session.error().message;
    const auto numbers = numbersOf(*session);
    if (round == 0) expected = numbers;
    EXPECT_EQ(numbers, expected);
    session = Error{"closed", ""};
    made_->close();
    EXPECT_TRUE(made_->said().empty()) << made_->said().front();
    made_ = MadeVulkan::make();
    ASSERT_TRUE(made_);
    given_.instance = made_->instance;
    given_.physicalDevice = made_->physicalDevice;
    given_.device = made_->device;
    given_.queue = made_->queue;
  }
}

/// The caller's own work goes to the same queue meanwhile, and so does that of a session of another thread.
TEST_F(GivenVulkanTest, SharesItsQueue) {
  std::mutex mutex;
  std::atomic<int> locks = 0, unlocks = 0;
  given_.lock = [&] {
    mutex.lock();
    ++locks;
  };
  given_.unlock = [&] {
    ++unlocks;
    mutex.unlock();
  };
  auto first = open(), second = open();
  ASSERT_TRUE(first && second);
  const auto expected = numbersOf(*first);
  const auto submit = made_->call<PFN_vkQueueSubmit>("vkQueueSubmit");
  std::atomic<bool> isOver = false;
  std::jthread caller([&] {
    while (!isOver) {
      {
        const std::lock_guard lock(mutex);
        EXPECT_EQ(submit(made_->queue, 0, nullptr, VK_NULL_HANDLE), VK_SUCCESS);
      }
      std::this_thread::sleep_for(std::chrono::microseconds(50));  // or nobody else may ever get the mutex
    }
  });
  std::jthread other([&] {
    for (int k = 0; k < 20; ++k) EXPECT_EQ(numbersOf(*second), expected);
  });
  for (int k = 0; k < 20; ++k) EXPECT_EQ(numbersOf(*first), expected);
  other.join();
  isOver = true;
  EXPECT_GT(locks, 0);
  EXPECT_EQ(locks, unlocks);
  caller.join();
}

/// It is never made anew: the CPU goes on, or every call is an error; and then sessions on another one work.
using VulkanFaultsGivenTest = GivenVulkanTest;

TEST_F(VulkanFaultsGivenTest, ThatIsLost) {
  const auto layer = faults::Layer::find();
  if (!layer) HGC_SKIP_ABSENT("the fault layer is not loaded");
  auto cpu = openOwn("cpu");
  ASSERT_TRUE(cpu);
  const auto expected = numbersOf(*cpu);
  auto strict = open();
  ASSERT_TRUE(strict && strict->evaluate({}));
  layer.fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST, false, false);
  const auto failed = strict->evaluate({});
  layer.none();
  ASSERT_FALSE(failed);
  EXPECT_NE(failed.error().message.find("vulkan:given"), std::string::npos) << failed.error().message;
  const auto again = strict->evaluate({});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().hint, "make another device, and open sessions on that");
  strict = Error{"closed", ""};
  auto lenient = open("vulkan", Fallback::Allow);
  ASSERT_TRUE(lenient) << lenient.error().message;
  EXPECT_EQ(numbersOf(*lenient), expected);
  // For good; what it was given to do has come to an end, as that of a device that is lost.
  layer.fault("vkWaitForFences", 0, VK_ERROR_DEVICE_LOST, true, true);
  EXPECT_EQ(numbersOf(*lenient), expected);
  layer.none();
  EXPECT_EQ(lenient->device(), "cpu");
}

TEST_F(GivenVulkanTest, IsTheOnlyGpu) {
  refused("`vulkan:0`", "vulkan:0");
  refused("`cpu+vulkan`", "cpu+vulkan");
  const auto cpu = open("cpu");
  ASSERT_TRUE(cpu);
  EXPECT_EQ(cpu->device(), "cpu");
  const auto none = openOwn("vulkan:given");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.find("no Vulkan device was given"), std::string::npos) << none.error().message;
}

TEST_F(GivenVulkanTest, MistakesAreErrors) {
  void* const queue = std::exchange(given_.queue, nullptr);
  refused("is null");
  given_.queue = queue;
  given_.lock = [] {};
  refused("lock");
}

/// What the device lacks is none of the caller's mistakes: the CPU may do the same.
TEST_F(GivenVulkanTest, WhatItLacksIsTold) {
  const auto lacks = [&](const std::string& part) {
    const auto session = open();
    ASSERT_FALSE(session);
    EXPECT_NE(session.error().message.find(part), std::string::npos) << session.error().message;
    const auto cpu = open("vulkan", Fallback::Warn);
    ASSERT_TRUE(cpu);
    EXPECT_EQ(cpu->device(), "cpu");
    ASSERT_EQ(cpu->warnings().size(), 1U);
    EXPECT_NE(cpu->warnings()[0].find(part), std::string::npos) << cpu->warnings()[0];
  };
  given_.queueFamily = 1000;
  lacks("queue family 1000 has no compute");
  given_.queueFamily = made_->family;
  const auto other = MadeVulkan::make();
  ASSERT_TRUE(other);
  given_.physicalDevice = other->physicalDevice;
  lacks("the physical device does not belong to the instance");
  given_.physicalDevice = made_->physicalDevice;
  given_.getInstanceProcAddr =
      reinterpret_cast<void (*)()>(+[](VkInstance, const char*) -> PFN_vkVoidFunction { return nullptr; });
  lacks("another loader");
}

}  // namespace
}  // namespace hgc::test::given_vulkan_test
