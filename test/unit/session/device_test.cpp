/// What all devices promise: results stay there until they are asked for, and events tell the end of a launch.
#include "runtime/cpu/cpu.h"
#include "runtime/device/components.h"
#include "runtime/session/launcher.h"
#include "runtime/vulkan/vulkan.h"
#include "test/unit/compile_text.h"

namespace hgc::test::device_test {
namespace {

/// The CPU, and the first Vulkan device where there is one.
std::vector<std::shared_ptr<Device>> devices() {
  std::vector<std::shared_ptr<Device>> result{openCpu({})};
  if (auto vulkan = pickVulkan("any")) result.push_back(std::move(vulkan->device));
  return result;
}

class DeviceTest : public testing::Test {
 protected:
  static constexpr int64_t kCount = 3000;

  void SetUp() override {
    std::vector<double> x(kCount);
    for (size_t k = 0; k < x.size(); ++k) x[k] = static_cast<double>(k % 17) - 8;
    inputs_.arrays["x"] = Array::of({kCount}, x);
    inputs_.arrays["s"] = Array::scalar(3);
    compiled_ = compileText(
        "dim N; var x : real[N]; var s : real;"
        "residual r[i in N] : vec2 = vec2(x[i] * x[i], s * x[i]); energy e = s * s; energy f = s * s + 1;",
        inputs_);
    ASSERT_TRUE(compiled_.ok);
    auto session = Session::open(compiled_.artefact, inputs_, {.device = "cpu", .fused = Fused::Off});
    ASSERT_TRUE(session) << session.error().message;
    session_.emplace(std::move(*session));
  }

  std::unique_ptr<Executable> load(Device& device) const {
    auto loaded = device.load(session_->workload(), {.fused = false, .deadline = 60});
    EXPECT_TRUE(loaded) << loaded.error().message;
    return loaded ? std::move(*loaded) : nullptr;
  }

  static void run(Executable& executable, KernelKind kind) {
    const auto event = executable.submit({kind});
    ASSERT_TRUE(event) << event.error().message;
    const auto times = (*event)->wait();
    ASSERT_TRUE(times) << times.error().message;
    EXPECT_GE(times->kernel, 0);
  }

  Result<LaunchResult> fetched(Executable& executable, const Device& device, InstanceValues values) {
    LaunchResult result;
    const Status done = fetch(executable, device.info(), session_->workload(), values, result);
    return done ? Result<LaunchResult>(std::move(result)) : Result<LaunchResult>(done.error());
  }

  static std::vector<double> gradient(Executable& executable, SymbolId symbol) {
    const Buffer& from = executable.results().gradients[symbol];
    std::vector<double> scalars(from.bytes / sizeof(double));
    const Copy copy{from, scalars.data()};
    EXPECT_TRUE(executable.read({&copy, 1}));
    return scalars;
  }

  Inputs inputs_;
  Compiled compiled_;
  std::optional<Session> session_;
};

TEST_F(DeviceTest, WhatIsReadIsWhatWasLeft) {
  const auto expected = session_->evaluate({.gradient = true, .termValues = true});
  ASSERT_TRUE(expected);
  for (const auto& device : devices()) {
    const auto executable = load(*device);
    ASSERT_TRUE(executable);
    run(*executable, KernelKind::Gradient);
    for (int time = 0; time < 2; ++time) {
      const auto all = fetched(*executable, *device, InstanceValues::OfAllGroups);
      ASSERT_TRUE(all) << all.error().message;
      EXPECT_EQ(gradient(*executable, 0), expected->gradients.at("x").reals) << device->info().name;
      EXPECT_EQ(gradient(*executable, 1), expected->gradients.at("s").reals) << device->info().name;
      EXPECT_TRUE(std::ranges::equal(all->values[0], expected->termValues.at("r").reals)) << device->info().name;
    }
    const auto some = fetched(*executable, *device, InstanceValues::OfSharedGroups);
    ASSERT_TRUE(some);
    EXPECT_TRUE(some->values[0].empty());
  }
}

TEST_F(DeviceTest, ALaunchReplacesTheResultsOfTheOneBefore) {
  for (const auto& device : devices()) {
    const auto executable = load(*device);
    ASSERT_TRUE(executable);
    run(*executable, KernelKind::Gradient);
    run(*executable, KernelKind::Residual);
    EXPECT_TRUE(executable->results().gradients.empty());
    std::vector<double> residual(2 * kCount);
    ASSERT_TRUE(fetchComponents(*executable, device->info(), executable->results().elements[0], {}, residual.data()));
    for (size_t i = 0; i < kCount; ++i) {
      const double x = inputs_.arrays["x"].reals[i];
      ASSERT_EQ(residual[2 * i], x * x) << device->info().name << i;
      ASSERT_EQ(residual[2 * i + 1], 3 * x) << device->info().name << i;
    }
  }
}

TEST_F(DeviceTest, AnEventThatNobodyWaitsForWaitsWhenItGoes) {
  for (const auto& device : devices()) {
    const auto executable = load(*device);
    ASSERT_TRUE(executable);
    for (int time = 0; time < 3; ++time) ASSERT_TRUE(executable->submit({KernelKind::Gradient}));
    ASSERT_TRUE(executable->write(1, 0, std::vector<double>{4}));
    run(*executable, KernelKind::Value);
    const auto left = fetched(*executable, *device, InstanceValues::OfSharedGroups);
    ASSERT_TRUE(left);
    EXPECT_TRUE(executable->results().gradients.empty());
  }
}

}  // namespace
}  // namespace hgc::test::device_test
