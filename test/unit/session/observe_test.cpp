/// What sessions and processes count and tell.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <mutex>
#include <set>
#include <thread>

#include "runtime/choice/cost_model.h"
#include "runtime/observe/counters.h"
#include "runtime/observe/log.h"
#include "test/absent.h"
#include "test/unit/compile_text.h"

namespace hgc::test::observe_test {
namespace {

constexpr int64_t kCount = 1000;

class ObserveTest : public testing::Test {
 protected:
  void SetUp() override {
    inputs_.arrays["x"] = Array::of({kCount}, std::vector<double>(kCount, 3.0));
    compiled_ = compileText("dim N; var x : real[N]; residual r[i in N] = x[i] * x[i];", inputs_);
    ASSERT_TRUE(compiled_.ok);
    std::string why;
    hasGpu_ = !listVulkanDevices(why).empty();
  }
  void TearDown() override { setLogger(nullptr); }

  Session open(const std::string& device, const std::shared_ptr<CostModel>& model = nullptr) const {
    SessionOptions options;
    options.device = device;
    options.fused = Fused::Off;
    options.model = model ? model : std::make_shared<CostModel>();
    auto session = Session::open(compiled_.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }

  Inputs inputs_;
  Compiled compiled_;
  bool hasGpu_ = false;
};

TEST_F(ObserveTest, ASessionCountsWhatItDid) {
  Session session = open("cpu");
  EXPECT_EQ(session.statistics().sessions, 1U);
  EXPECT_EQ(session.statistics().device("cpu").calls, 0U);
  for (int k = 0; k < 3; ++k) ASSERT_TRUE(session.evaluate({.gradient = true}));
  ASSERT_TRUE(session.evaluate({.residuals = true}));
  const Statistics statistics = session.statistics();
  const Statistics::OfDevice& cpu = statistics.device("cpu");
  EXPECT_EQ(cpu.calls, 4U);
  EXPECT_EQ(cpu.of(KernelKind::Gradient).launches, 3U);
  EXPECT_EQ(cpu.of(KernelKind::Gradient).instances, 3U * kCount);
  EXPECT_EQ(cpu.of(KernelKind::Residual).launches, 1U);
  EXPECT_EQ(cpu.all().instances, 4U * kCount);
  EXPECT_GT(cpu.launchSeconds, 0);
  EXPECT_GE(cpu.launchSeconds, cpu.kernelSeconds);
  EXPECT_EQ(cpu.uploadBytes, 0U);
  EXPECT_EQ(cpu.downloadBytes, 0U);
  EXPECT_EQ(statistics.errors, 0U);
}

TEST_F(ObserveTest, CopiesToAndFromAGpuAreCounted) {
  if (!hasGpu_) HGC_SKIP_ABSENT("no Vulkan device");
  Session session = open("vulkan:0");
  const uint64_t bound = session.statistics().device("vulkan:0").uploadBytes;
  EXPECT_GE(bound, kCount * sizeof(double));
  ASSERT_TRUE(session.set("x", Array::of({kCount}, std::vector<double>(kCount, 2.0))));
  EXPECT_EQ(session.statistics().device("vulkan:0").uploadBytes, bound + kCount * sizeof(double));
  ASSERT_TRUE(session.evaluate({.gradient = true}));
  const Statistics statistics = session.statistics();
  EXPECT_GE(statistics.device("vulkan:0").downloadBytes, kCount * sizeof(double));
  EXPECT_GT(statistics.device("vulkan:0").collectSeconds, 0);
  EXPECT_EQ(statistics.device("cpu").calls, 0U);
}

TEST_F(ObserveTest, ErrorsAndNumbersThatAreNotFinite) {
  Session session = open("cpu");
  EXPECT_FALSE(session.jacobian("no such term"));
  EXPECT_EQ(session.statistics().device("cpu").nonfinite, 0U);
  ASSERT_TRUE(session.set("x", Array::of({kCount}, std::vector<double>(kCount, 1e300))));
  ASSERT_TRUE(session.evaluate({.residuals = true}));
  EXPECT_EQ(session.statistics().device("cpu").nonfinite, static_cast<uint64_t>(kCount));
}

/// The model knows nothing of the first calls of a kind.
TEST_F(ObserveTest, WhatWasExpectedIsComparedWithWhatCame) {
  Session session = open("cpu");
  for (int k = 0; k < 2; ++k) ASSERT_TRUE(session.evaluate({}));
  EXPECT_EQ(session.statistics().device("cpu").predictedCalls, 0U);
  for (int k = 0; k < 5; ++k) ASSERT_TRUE(session.evaluate({}));
  const Statistics statistics = session.statistics();
  EXPECT_EQ(statistics.device("cpu").predictedCalls, 5U);
  EXPECT_GT(statistics.device("cpu").predictedSeconds, 0);
  EXPECT_GE(statistics.device("cpu").predictionErrorSeconds, 0);
}

TEST_F(ObserveTest, AFallbackHasAReason) {
  Session session = open("vulkan:99");
  EXPECT_EQ(session.device(), "cpu");
  EXPECT_EQ(session.statistics().fallbacks[static_cast<size_t>(FallbackReason::Unavailable)], 1U);
}

TEST_F(ObserveTest, TheProcessAddsUpItsSessions) {
  const Statistics before = processStatistics();
  {
    Session first = open("cpu"), second = open("cpu");
    ASSERT_TRUE(first.evaluate({}));
    ASSERT_TRUE(second.evaluate({}));
    const Session moved = std::move(first);
    EXPECT_EQ(processStatistics().openSessions, before.openSessions + 2);
  }
  const Statistics after = processStatistics();
  EXPECT_EQ(after.openSessions, before.openSessions);
  EXPECT_EQ(after.sessions, before.sessions + 2);
  EXPECT_EQ(after.device("cpu").of(KernelKind::Value).launches,
            before.device("cpu").of(KernelKind::Value).launches + 2);
}

TEST_F(ObserveTest, OthersReadWhileASessionCounts) {
  Session session = open("cpu");
  std::atomic<bool> isOver = false;
  std::thread reader([&] {
    uint64_t last = 0;
    while (!isOver) {
      const uint64_t calls = session.statistics().device("cpu").calls;
      EXPECT_GE(calls, last);
      EXPECT_GE(processStatistics().device("cpu").calls, calls);
      last = calls;
    }
  });
  for (int k = 0; k < 200; ++k) ASSERT_TRUE(session.evaluate({}));
  isOver = true;
  reader.join();
}

TEST_F(ObserveTest, AForkedProcessBeginsAtNothing) {
  Session session = open("cpu");
  ASSERT_TRUE(session.evaluate({}));
  const pid_t child = ::fork();
  if (child == 0) {
    const Statistics statistics = processStatistics();
    ::_exit(statistics.sessions == 0 && statistics.device("cpu").calls == 0 ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST_F(ObserveTest, CachesAreCounted) {
  const Statistics before = processStatistics();
  countCache(CacheId::Programs, true);
  countCache(CacheId::Programs, false);
  countCache(CacheId::Pipelines, false);
  const Statistics after = processStatistics();
  EXPECT_EQ(after.cacheHits[0], before.cacheHits[0] + 1);
  EXPECT_EQ(after.cacheMisses[0], before.cacheMisses[0] + 1);
  EXPECT_EQ(after.cacheMisses[1], before.cacheMisses[1] + 1);
}

/// Whatever runs, there are only so many.
TEST_F(ObserveTest, LabelsAreOfSmallSets) {
  for (const char* name : {"cpu", "cpu:first", "vulkan:0", "vulkan:7"})
    EXPECT_STREQ(deviceLabel(numberOfDevice(name)), name);
  EXPECT_STREQ(deviceLabel(numberOfDevice("cpu:avx2")), "cpu");
  EXPECT_STREQ(deviceLabel(numberOfDevice("vulkan:8")), "vulkan:other");
  EXPECT_STREQ(deviceLabel(numberOfDevice("cpu+vulkan:0")), "several");
  Session session = open("cpu");
  ASSERT_TRUE(session.evaluate({.gradient = true}));
  std::set<std::string> names;
  for (const Sample& sample : samplesOf(processStatistics())) {
    names.insert(sample.name);
    const std::string name = sample.name;
    EXPECT_TRUE(name.starts_with("hgc_"));
    EXPECT_EQ(name.ends_with("_total"), !sample.isGauge) << name;
    EXPECT_LE(sample.labels.size(), 2U);
  }
  EXPECT_TRUE(names.contains("hgc_launches_total"));
}

TEST_F(ObserveTest, WhyADeviceFailed) {
  EXPECT_EQ(fallbackReason(ErrorKind::DeviceLost, true), FallbackReason::Lost);
  EXPECT_EQ(fallbackReason(ErrorKind::Memory, true), FallbackReason::Memory);
  EXPECT_EQ(fallbackReason(ErrorKind::Deadline, true), FallbackReason::Deadline);
  EXPECT_EQ(fallbackReason(ErrorKind::Device, true), FallbackReason::Other);
  EXPECT_EQ(fallbackReason(ErrorKind::Memory, false), FallbackReason::Memory);
  EXPECT_EQ(fallbackReason(ErrorKind::Device, false), FallbackReason::Unavailable);
}

TEST_F(ObserveTest, ALoggerHearsWhereSessionsGo) {
  std::mutex mutex;
  std::vector<std::pair<LogLevel, std::string>> heard;
  setLogger([&](LogLevel level, std::string_view message) {
    const std::lock_guard lock(mutex);
    heard.emplace_back(level, message);
  });
  { const Session session = open("cpu"); }
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(heard[0].first, LogLevel::Info);
  EXPECT_EQ(heard[0].second, "opened on cpu: named by the user");
  heard.clear();
  { const Session session = open("vulkan:99"); }
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(heard[1].first, LogLevel::Warning);
  EXPECT_NE(heard[1].second.find("vulkan:99 is unavailable"), std::string::npos);
  setLogger([](LogLevel, std::string_view) { throw std::runtime_error("no room"); });
  Session session = open("cpu");
  EXPECT_TRUE(session.evaluate({}));
}

}  // namespace
}  // namespace hgc::test::observe_test
