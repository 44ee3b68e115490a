/// GLSL, for compute shaders of Vulkan.
#include "codegen/glsl/glsl.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "ir/kernel/abi.h"

namespace hgc {
namespace {

std::string buffer(const char* name, const char* element, uint32_t alignment) {
  return fmt::format(
      "layout(buffer_reference, std430, buffer_reference_align = {}) readonly buffer {} {{ {} at[]; }};\n", alignment,
      name, element);
}

std::string constant(uint32_t id, const char* type, const char* name, const std::string& value) {
  return fmt::format("layout(constant_id = {}) const {} {} = {};\n", id, type, name, value);
}

/// Buffer references have no limit on the size of a binding, and one table of addresses serves all kernels of a group.
constexpr const char* kBuffers =
    R"(layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Singles { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer SingleResults { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 32) writeonly buffer Quads { dvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Halves { dvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer States { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Ints { int at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Table { uint64_t at[]; };
)";

std::string head(const char* push) {
  return fmt::format(
      "#version 460\n#extension GL_EXT_buffer_reference : require\n"
      "#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require\n"
      "#extension GL_EXT_control_flow_attributes : require\n"
      "#define HGC_KERNEL_ABI {}\nlayout(local_size_x = {}) in;\n{}"
      "layout(push_constant) uniform Push {{\n{}}} push;\n",
      kKernelAbi, kWorkgroup, kBuffers, push);
}

/// Small integers in decimal, all other numbers by their bits.
std::string real(double value) {
  if (std::fabs(value) < 1e6 && value == std::floor(value) && !std::signbit(value))
    return fmt::format("{:.1f}lf", value);
  const auto bits = std::bit_cast<uint64_t>(value);
  return fmt::format("packDouble2x32(uvec2(0x{:x}u, 0x{:x}u))", static_cast<uint32_t>(bits),
                     static_cast<uint32_t>(bits >> 32));
}

/// A hint, which a driver may ignore.
std::string loop(uint32_t unroll) {
  switch (unroll) {
    case kUnrollAsLiked: return "";
    case 1: return "[[dont_unroll]] ";
    case kUnrollAll: return "[[unroll]] ";
    default: return fmt::format("[[partial_count({})]] ", unroll);
  }
}

}  // namespace

const GpuLanguage& glsl() {
  static const GpuLanguage language{head, buffer, constant, "void main() {\n", real, loop};
  return language;
}

}  // namespace hgc
