/// Sessions on a device of Vulkan that the caller has made, by the C interface.
#include <utility>

#include "test/absent.h"
#include "test/c/c_calls.h"
#include "test/unit/vulkan/made_vulkan.h"

namespace hgc::test {
namespace {

hgc_vulkan_device given(const MadeVulkan& made) {
  hgc_vulkan_device device = HGC_INIT(hgc_vulkan_device);
  device.instance = made.instance;
  device.physical_device = made.physicalDevice;
  device.device = made.device;
  device.queue = made.queue;
  device.queue_family = made.family;
  device.get_instance_proc_addr = reinterpret_cast<void (*)(void)>(made.get);
  return device;
}

class CVulkan : public testing::Test {
 protected:
  /// The value, then the gradient.
  std::vector<double> numbersOf(hgc_session* session) const {
    const CResult result = anew<hgc_result, CResult>(hgc_result_new);
    double value = 0;
    done(hgc_evaluate(session, HGC_GRADIENT, result.get(), &value));
    std::vector<double> numbers = test::numbersOf(result, HGC_GRADIENT, "x");
    numbers.push_back(value);
    return numbers;
  }

  const Line line_;
  const CProgram program_ = compiled(kLine);
  const CInputs inputs_ = line_.inputs();
};

TEST_F(CVulkan, HasTheBitsOfTheCpuAndStaysTheCallers) {
  const auto made = MadeVulkan::make();
  if (!made) HGC_SKIP_ABSENT("no Vulkan device");
  const std::vector<double> expected = numbersOf(opened(program_, inputs_, onCpu()).get());
  std::pair<int, int> calls;
  hgc_vulkan_device device = given(*made);
  device.context = &calls;
  device.lock = [](void* context) { ++static_cast<std::pair<int, int>*>(context)->first; };
  device.unlock = [](void* context) { ++static_cast<std::pair<int, int>*>(context)->second; };
  hgc_session_options options = onCpu();
  options.device = "vulkan";
  options.fallback = "error";
  options.vulkan = &device;
  {
    const CSession first = opened(program_, inputs_, options), second = opened(program_, inputs_, options);
    ASSERT_NE(first, nullptr);
    ASSERT_NE(second, nullptr);
    EXPECT_STREQ(hgc_session_device(first.get()), "vulkan:given");
    EXPECT_EQ(numbersOf(first.get()), expected);
    EXPECT_EQ(numbersOf(second.get()), expected);
  }
  EXPECT_GT(calls.first, 0);
  EXPECT_EQ(calls.first, calls.second);
  made->close();
  const std::vector<std::string> said = made->said();
  EXPECT_TRUE(said.empty()) << said.front();
}

TEST_F(CVulkan, ThatIsWrongIsAnErrorOfUsage) {
  int something = 0;
  hgc_vulkan_device device = HGC_INIT(hgc_vulkan_device);
  device.instance = device.physical_device = device.device = &something;
  hgc_session_options options = onCpu();
  options.device = "vulkan";
  options.vulkan = &device;
  hgc_session* none = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "`queue`");
  device.queue = &something;
  device.lock = [](void*) {};
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "`unlock`");
  device.size = 0;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "HGC_INIT");
  EXPECT_EQ(none, nullptr);
}

}  // namespace
}  // namespace hgc::test
