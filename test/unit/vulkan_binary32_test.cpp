#include <gtest/gtest.h>

#include <algorithm>

#include "codegen/glsl/emit.h"
#include "runtime/vulkan/binary32.h"

namespace hgc {
namespace {

std::string shader(const std::string& constant, const std::string& value) {
  return "#version 460\nlayout(local_size_x = 128) in;\n" + constant +
         "layout(std430, binding = 0) buffer Data { float at[]; };\n"
         "void main() { at[gl_GlobalInvocationID.x] = " +
         value + "; }\n";
}

TEST(VulkanBinary32, RoundingIsDeclaredWhereTheConstantIs) {
  const auto words = gpuSpirv(shader("layout(constant_id = 1) const bool own = false;\n", "own ? 1.0 : 2.0"));
  ASSERT_TRUE(words) << words.error().message;
  const auto text = gpuDisassemble(withRounding(*words));
  ASSERT_TRUE(text) << text.error().message;
  const size_t capability = text->find("OpCapability RoundingModeRTE"), memory = text->find("OpMemoryModel"),
               sizes = text->find("LocalSize 128 1 1"), mode = text->find("OpExecutionMode %main RoundingModeRTE 32"),
               decorations = text->find("OpDecorate");
  ASSERT_NE(capability, std::string::npos) << *text;
  ASSERT_NE(mode, std::string::npos) << *text;
  EXPECT_LT(capability, memory);
  EXPECT_LT(sizes, mode);
  EXPECT_LT(mode, decorations);
}

TEST(VulkanBinary32, OthersStayAsTheyAre) {
  const auto plain = gpuSpirv(shader("", "1.0"));
  const auto other = gpuSpirv(shader("layout(constant_id = 0) const bool own = false;\n", "own ? 1.0 : 2.0"));
  ASSERT_TRUE(plain && other);
  EXPECT_EQ(withRounding(*plain), *plain);
  EXPECT_EQ(withRounding(*other), *other);
}

}  // namespace
}  // namespace hgc
