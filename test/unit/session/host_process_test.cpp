/// What the process that calls brings along changes no bit: floating-point modes, signals, threads of little stack.
#include <gtest/gtest.h>
#include <immintrin.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/time.h>

#include <cmath>
#include <csignal>

#include "test/unit/compile_text.h"

namespace hgc::test::host_process_test {
namespace {

class HostProcessTest : public testing::TestWithParam<std::string> {
 protected:
  static Inputs inputs() {
    std::vector<double> values;
    for (int64_t k = 0; k < 3000; ++k) values.push_back(std::sin(static_cast<double>(k)) * (k % 7 == 0 ? 1e-300 : 1));
    Inputs inputs;
    inputs.arrays["x"] = Array::of({3000}, values);
    return inputs;
  }
  static const Compiled& compiled() {
    static const Compiled made =
        compileText("dim N; var x : real[N]; residual r[i in N] = exp(x[i]) * x[(i * 7) % N] + 1e-9 * x[i];", inputs(),
                    true, {KernelKind::Value, KernelKind::Gradient, KernelKind::GaussNewton});
    return made;
  }
  /// All that a session gives from its opening on, by bits; nothing after an error.
  static std::vector<uint64_t> bits() {
    auto session =
        Session::open(compiled().artefact, inputs(),
                      {.device = GetParam(), .fallback = Fallback::Error, .fused = Fused::Off, .threads = 2});
    if (!session || !session->launch(KernelKind::Gradient) || !session->addGradient("x", -1e-3)) return {};
    const auto result = session->evaluate({.gradient = true});
    const auto model = session->gaussNewton();
    if (!result || !model) return {};
    std::vector<uint64_t> all = {std::bit_cast<uint64_t>(result->value)};
    for (const auto* numbers : {&result->gradients.at("x").reals, &model->gradient, &model->matrix.values}) {
      for (const double number : *numbers) all.push_back(std::bit_cast<uint64_t>(number));
    }
    return all;
  }
};

TEST_P(HostProcessTest, FloatingPointModes) {
  const auto expected = bits();
  ASSERT_FALSE(expected.empty());
  for (const unsigned mode : {0x8040U, 0x2000U, 0x4000U, 0x6000U}) {  // flushing; rounding down, up, towards zero
    const unsigned saved = _mm_getcsr();
    _mm_setcsr(saved | mode);
    const auto own = bits();
    const unsigned after = _mm_getcsr();
    _mm_setcsr(saved);
    EXPECT_TRUE(own == expected) << std::hex << mode;
    EXPECT_EQ(after & 0xe040U, (saved | mode) & 0xe040U);
  }
}

TEST_P(HostProcessTest, SignalsInBetween) {
  const auto expected = bits();
  struct sigaction action {
  }, before{};
  action.sa_handler = [](int) {};  // without SA_RESTART: calls of the system end early
  sigaction(SIGALRM, &action, &before);
  const itimerval often{{0, 300}, {0, 300}}, never{};
  setitimer(ITIMER_REAL, &often, nullptr);
  for (int k = 0; k < 3; ++k) EXPECT_TRUE(bits() == expected);
  setitimer(ITIMER_REAL, &never, nullptr);
  sigaction(SIGALRM, &before, nullptr);
}

TEST_P(HostProcessTest, LittleStack) {
  if (GetParam().starts_with("vulkan")) GTEST_SKIP() << "how much drivers take is theirs";
  constexpr size_t kStack = size_t{64} << 10;
  const auto expected = bits();
  std::vector<uint64_t> own;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, kStack), 0);
  pthread_t thread{};
  const auto work = [](void* to) -> void* {
    *static_cast<std::vector<uint64_t>*>(to) = bits();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, work, &own), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  EXPECT_TRUE(own == expected);
}

/// Kernels are loaded from a file in memory.
TEST_P(HostProcessTest, NoFileMayGrow) {
  if (GetParam().starts_with("vulkan") || GetParam() == "cpu:first") GTEST_SKIP();
  const auto& program = compiled().artefact;  // which the linker writes files for
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit none{100, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &none);
  const auto session = Session::open(program, inputs(), {.device = GetParam(), .fused = Fused::Off});
  setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_FALSE(session);
  EXPECT_NE(session.error().message.find("File too large"), std::string::npos) << session.error().message;
  EXPECT_FALSE(bits().empty());
}

INSTANTIATE_TEST_SUITE_P(All, HostProcessTest, testing::ValuesIn(allDevices()),
                         [](const auto& device) { return "device" + std::to_string(device.index); });

}  // namespace
}  // namespace hgc::test::host_process_test
