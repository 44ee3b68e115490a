#include "runtime/vulkan/pipelines/binary32.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "codegen/glsl/glsl.h"
#include "test/unit/compile_text.h"

namespace hgc::test::vulkan_binary32_test {
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

/// By that a device which is not exact refuses them.
TEST(VulkanBinary32, ShadersOfSinglePrecisionTell) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{3, 4});
  for (const Precision precision : {Precision::F32, Precision::F64}) {
    CompileOptions like;
    like.precision = precision;
    const Compiled compiled = compileText("dim N; var x : real[N]; energy e[i in N] = x[i] * x[i];", inputs, true, {},
                                          {}, FieldReads::FromMemory, lengthsFrom, like);
    ASSERT_TRUE(compiled.ok);
    ASSERT_FALSE(compiled.artefact->gpu.empty());
    for (const GpuCode& code : compiled.artefact->gpu)
      EXPECT_EQ(computesInBinary32(code.words), precision == Precision::F32);
  }
}

}  // namespace
}  // namespace hgc::test::vulkan_binary32_test
