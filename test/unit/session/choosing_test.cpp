/// Sessions that go where calls take less: the same bits, and nothing lost on the way.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "runtime/choice/cost_model.h"
#include "test/absent.h"
#include "test/unit/compile_text.h"

namespace hgc::choosing_test {
namespace {

constexpr const char* kText =
    "dim N, E;\nvar x : real[N];\nvar step : real[N];\ndata edge : N[E, 2];\n"
    "energy spring[e in E] = 0.5 * (x[edge[e, 0]] - x[edge[e, 1]] - 1)^2 + 0.1 * exp(step[edge[e, 0]] * 0.01);\n";

constexpr int64_t kPoints = 50, kEdges = 300;

class ChoosingTest : public testing::Test {
 protected:
  void SetUp() override {
    ::setenv("HGC_AUTO_SOFTWARE", "1", 1);
    inputs_.arrays["x"] = reals([](int64_t k) { return std::sin(static_cast<double>(k)); });
    inputs_.arrays["step"] = reals([](int64_t k) { return 0.3 * static_cast<double>(k % 7); });
    std::vector<int32_t> edges;
    for (int64_t k = 0; k < kEdges; ++k) {
      edges.push_back(static_cast<int32_t>(k * 7 % kPoints));
      edges.push_back(static_cast<int32_t>((k * 11 + 3) % kPoints));
    }
    inputs_.arrays["edge"] = Array::of({kEdges, 2}, std::move(edges));
    compiled_ = test::compileText(kText, inputs_);
    ASSERT_TRUE(compiled_.ok);
    std::string error;
    for (const GpuInfo& info : listVulkanDevices(error)) hasGpu_ = hasGpu_ || info.usable;
  }
  void TearDown() override { ::unsetenv("HGC_AUTO_SOFTWARE"); }

  template <class Value>
  static Array reals(const Value& value) {
    std::vector<double> values(kPoints);
    for (int64_t k = 0; k < kPoints; ++k) values[static_cast<size_t>(k)] = value(k);
    return Array::of({kPoints}, std::move(values));
  }
  /// A model that has seen calls take so long, whatever the work, and the GPU be opened in `opening`.
  std::shared_ptr<CostModel> believing(double cpu, double gpu, double opening) {
    auto model = std::make_shared<CostModel>();
    SessionOptions options;
    options.device = "cpu";
    options.model = model;
    const auto session = Session::open(compiled_.artefact, inputs_, options);
    DeviceModels devices;
    devices[session->modelName()] = {
        .ceilings = {cpu, 1e300, 1e300, HUGE_VAL}, .opening = Line::expected(0.1, 0), .calls = {}};
    devices["vulkan: any"] = {
        .ceilings = {gpu, 1e300, 1e300, HUGE_VAL}, .opening = Line::expected(opening, 0), .calls = {}};
    return std::make_shared<CostModel>(std::move(devices));
  }
  Session open(const std::string& device, const std::shared_ptr<CostModel>& model) {
    SessionOptions options;
    options.device = device;
    options.model = model;
    options.fused = Fused::Off;  // software drivers do not fuse
    auto session = Session::open(compiled_.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }

  Inputs inputs_;
  test::Compiled compiled_;
  bool hasGpu_ = false;
};

TEST_F(ChoosingTest, BeginsWhereAFirstCallIsDoneSoonest) {
  EXPECT_EQ(open("auto", believing(1, 0.1, 300)).device(), "cpu");
  if (!hasGpu_) HGC_SKIP_ABSENT("no Vulkan device");
  Session session = open("auto", believing(1000, 0.1, 300));
  EXPECT_TRUE(session.device().starts_with("vulkan:")) << session.device();
  EXPECT_NE(session.reason().find("expected to take 0.1 ms there, and 1e+03 ms on the CPU"), std::string::npos)
      << session.reason();
}

TEST_F(ChoosingTest, GoesOverWhenItHasLostWhatThatCostsAndKeepsItsValues) {
  if (!hasGpu_) HGC_SKIP_ABSENT("no Vulkan device");
  Session session = open("auto", believing(0.001, 1e-9, 0.15)), other = open("cpu", std::make_shared<CostModel>());
  EXPECT_EQ(session.device(), "cpu");
  int moves = 0;
  // A call takes about a microsecond, so that some 150 of them lose 0.15 ms, and far fewer than these on any machine.
  for (int k = 0; k < 100'000 && moves == 0; ++k) {
    for (Session* each : {&session, &other}) {
      ASSERT_TRUE(each->add("x", 1e-3, "step"));
      if (k % 5 == 0) {
        ASSERT_TRUE(each->launch(KernelKind::Gradient));
        ASSERT_TRUE(each->addGradient("x", -1e-3));
      }
    }
    const auto a = session.evaluate({.gradient = true}), b = other.evaluate({.gradient = true});
    ASSERT_TRUE(a && b);
    ASSERT_EQ(a->value, b->value) << k;
    ASSERT_EQ(a->gradients.at("x").reals, b->gradients.at("x").reals) << k;
    moves += a->device != "cpu";
  }
  EXPECT_EQ(moves, 1);
  EXPECT_TRUE(session.device().starts_with("vulkan:"));
  EXPECT_TRUE(session.warnings().empty());
}

TEST_F(ChoosingTest, WhereItBeginsChangesNoBit) {
  if (!hasGpu_) HGC_SKIP_ABSENT("no Vulkan device");
  Session other = open("cpu", std::make_shared<CostModel>());
  std::set<std::string> devices;
  for (int k = 0; k < 6; ++k) {
    Session session = open("auto", k % 2 == 0 ? believing(1e6, 1e-6, 0) : believing(1e-6, 1e6, 0));
    for (int turn = 0; turn < 3; ++turn) {
      const auto a = session.evaluate({.gradient = true, .termValues = true});
      const auto b = other.evaluate({.gradient = true, .termValues = true});
      ASSERT_TRUE(a && b);
      EXPECT_EQ(a->termValues.at("spring").reals, b->termValues.at("spring").reals);
      EXPECT_EQ(a->gradients.at("x").reals, b->gradients.at("x").reals);
      devices.insert(a->device);
    }
  }
  EXPECT_EQ(devices.size(), 2U);
}

TEST_F(ChoosingTest, LearnsWhatCallsTake) {
  const auto model = std::make_shared<CostModel>();
  Session session = open("cpu", model);
  for (int k = 0; k < 10; ++k) ASSERT_TRUE(session.evaluate({.value = true}));
  ASSERT_TRUE(session.evaluate({.gradient = true}));  // the first warms up
  const DeviceModels devices = model->snapshot();
  ASSERT_EQ(devices.count(session.modelName()), 1U);
  const auto& calls = devices.at(session.modelName()).calls;
  ASSERT_EQ(calls.size(), 1U);
  EXPECT_EQ(kindsName(calls.begin()->first.kinds), "value");
  EXPECT_EQ(calls.begin()->second.line.calls, 9U);
  EXPECT_EQ(calls.begin()->second.work.instances, kEdges);
}

/// Calls of this session were measured to take so long on each.
TEST_F(ChoosingTest, TakesBothWhereThatSavesAFifth) {
  if (!hasGpu_) HGC_SKIP_ABSENT("no Vulkan device");
  const std::string names[] = {open("cpu", std::make_shared<CostModel>()).modelName(),
                               open("vulkan:0", std::make_shared<CostModel>()).modelName()};
  Session other = open("cpu", std::make_shared<CostModel>());
  const auto expected = other.evaluate({.gradient = true});
  ASSERT_TRUE(expected);
  struct Times {
    double cpu, gpu;
    bool isBoth;
  };
  for (const Times& times : {Times{1000, 1000, true}, Times{1000, 2000, true}, Times{1000, 5000, false}}) {
    // what the line is over: the operations of all instances
    const LaunchWork work = launchWork(other.workload(), KernelKind::Gradient);
    const CallKey key{programName(*compiled_.artefact), 1U << static_cast<unsigned>(KernelKind::Gradient)};
    const auto model = std::make_shared<CostModel>();
    for (int device = 0; device < 2; ++device) {
      model->addDevice(names[device], device == 0, 1);
      model->calibrate(names[device], {0, work.operations / (device == 0 ? times.cpu : times.gpu), 1e300, 1e300}, 1);
      for (int k = 0; k < 20; ++k) model->learnCall(names[device], key, work, device == 0 ? times.cpu : times.gpu);
    }
    Session session = open("auto", model);
    EXPECT_EQ(session.device() == "cpu+vulkan:0", times.isBoth) << times.gpu << ": " << session.reason();
    EXPECT_EQ(session.reason().find("% on vulkan:0") != std::string::npos, times.isBoth) << session.reason();
    const auto result = session.evaluate({.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(result->value, expected->value);
    EXPECT_EQ(result->gradients.at("x").reals, expected->gradients.at("x").reals);
  }
}

TEST_F(ChoosingTest, WithoutAGpuTheCpuGoesOn) {
  ::unsetenv("HGC_AUTO_SOFTWARE");
  std::string error;
  for (const GpuInfo& info : listVulkanDevices(error)) {
    if (info.usable && !info.isCpu) GTEST_SKIP() << "there is a GPU";
  }
  Session session = open("auto", believing(10, 1e-9, 20));
  for (int k = 0; k < 2000; ++k) ASSERT_TRUE(session.evaluate({.value = true}));
  EXPECT_EQ(session.device(), "cpu");
}

}  // namespace
}  // namespace hgc::choosing_test
