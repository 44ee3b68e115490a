#pragma once
/// What all shaders of kernels have in common.
#include <functional>
#include <string>

#include "codegen/glsl/emit.h"
#include "ir/kernel/abi.h"
#include "ir/kernel/kernel.h"

namespace hgc {

/// What the shader of a kernel begins with; `push` are the members of its push constants, a line each.
std::string shaderHead(const Kernel& kernel, const std::string& push);
/// The push constants of shaders that run a kernel, from ir/kernel/kernel_interface.def.
std::string pushMembers();
/// An invocation knows no zero: Mesa's software driver takes `x * 0.0` for 0, `x + 0.0` for x and `0.0 / x` for 0 in
/// whatever mode, but only where it knows the 0. There are never 2^31 of what `push` counts.
inline constexpr const char* kZero = "  int none = int(push.count >> 31);\n  precise double zero = double(none);\n";
/// The addresses of the ports.
std::string portAddresses(const Kernel& kernel);
/// The table of addresses that a kernel is given.
AddressTable addressTable(const Kernel& kernel);

/// Where a real lies that a kernel reads.
struct RealPlace {
  std::string address, index;
};
/// Of a load from `row`.
RealPlace placeInRow(const Kernel& kernel, const Node& load, const std::string& row);
/// Of a load or a lifted constant of instance `i`.
RealPlace placeOfReal(const Kernel& kernel, const AddressTable& table, const Node& node);
/// Bytes of a real that a kernel reads.
uint32_t realBytes(const Kernel& kernel);
/// What is there, as the binary32 number that it is (`readsSingle`), or as a real.
std::string singleAt(const RealPlace& place);
std::string realAt(const Kernel& kernel, const Node& node, const RealPlace& place);

/// What reads memory is spelled by the tables that the shader is given, for instance `i`; everything else is a template
/// of the operation table.
std::string glslExpression(const Kernel& kernel, const AddressTable& table, const Node& node);
/// Where an invocation of a kernel stands: what its shader begins with, before and after the addresses of ports, and
/// ends with, what its own leaves are (nothing for others), how it stores stems, and numbers side by side if not each
/// quad by itself.
struct Setting {
  std::string beginning, opening, ending;
  std::function<std::string(const Node& node)> leaf;
  std::function<std::string(const Store& store)> stem;
  std::function<std::string(const std::vector<uint32_t>& values)> quads = {};
};
/// A part of a kernel as a shader of invocations that stand there.
std::string kernelGlsl(const GpuParts& parts, size_t part, const Setting& setting);

/// The stores of a range of a kernel that has neither stems nor entries in loops.
std::string storesGlsl(const Kernel& kernel, CodeRange range);

/// The stores of a range of a kernel whose numbers lie side by side: `values` by number. Four that other parts of the
/// kernel have values of, too, are stored one by one.
std::string quadStores(const std::vector<uint32_t>& values, CodeRange range);
/// An invocation an instance of a whole kernel of that kind: all of a workgroup come to the end, so that neighbours can
/// write together.
Setting quadSetting();

/// What a declaration begins with.
const char* glslType(Type type);
/// Any value.
const char* glslNone(Type type);
/// What stands before a loop that takes so many counts at a time (`Kernel::unroll`); a driver may do otherwise.
std::string loopHint(uint32_t unroll);

}  // namespace hgc
