#pragma once
/// Shared by the printers of GPU kernels.
#include <functional>
#include <string>

#include "codegen/text/gpu_text.h"
#include "ir/kernel/abi.h"
#include "ir/kernel/kernel.h"

namespace hgc {

/// Push constants of kernels that run one instance per invocation, from ir/kernel/kernel_interface.def.
extern const char* const kPushMembers;
/// Declares `zero`, a 0.0 that the driver cannot see: Mesa's software driver rewrites `x * 0.0` to 0, `x + 0.0` to x
/// and `0.0 / x` to 0 in every mode where the 0 is a constant. `push.count` is always below 2^31.
inline constexpr const char* kZero = "  int none = int(push.count >> 31);\n  precise double zero = double(none);\n";
/// The expression for the number of an invocation in a grid of x and y.
std::string invocationNumber();
/// `count` copies of a line, with `{0}` replaced by 0, 1, ...
std::string eachOf(size_t count, const char* line);

/// The address of a buffer and the index in it, as expressions.
struct RealPlace {
  std::string address, index;
};

/// Prints declarations and expressions of one kernel in one language.
struct KernelText {
  const GpuLanguage& language;
  const Kernel& kernel;
  const AddressTable table = {static_cast<uint32_t>(kernel.ports.size()), kernel.slots, kernel.liftedReals};

  /// Declarations up to the entry function; `push` are the members of the push constants.
  std::string head(const char* push) const;
  /// Declares `port0`, `port1`, ...: the addresses of the ports.
  std::string portAddresses() const;
  /// Where a load reads if its row is the expression `row`.
  RealPlace placeInRow(const Node& load, const std::string& row) const;
  /// Where a load or a lifted constant reads for instance `i`.
  RealPlace placeOfReal(const Node& node) const;
  /// Bytes of a stored real.
  uint32_t realBytes() const { return kernel.precision == Precision::F32 ? sizeof(float) : sizeof(double); }
  /// The expression that reads a real as a double; `node` is the load.
  std::string realAt(const Node& node, const RealPlace& place) const;
  /// The expression of a node for instance `i`: nodes that read memory go through the address table, all others use
  /// the template of the operation table.
  std::string expression(const Node& node) const;
  /// How to print code in which every real is a double. `leaf` prints some nodes otherwise, and nothing for others.
  /// This must outlive it.
  Spelling spelling(std::function<std::string(const Node& node)> leaf) const;
};

/// The expression that reads a binary32 number (`readsSingle`) as a float.
std::string singleAt(const RealPlace& place);

/// The text of a part that depends on how it runs. There are four ways: one instance per invocation; the same, where
/// four results of an instance are stored together as one dvec4 (`quadFrame`; not Vulkan's quads of invocations); a
/// phase of a kernel; or a run of instances per invocation (`runsText`).
struct PartFrame {
  std::string beginning;  ///< up to the addresses of ports
  std::string opening;    ///< after these
  std::string ending;
  std::function<std::string(const Node& node)> leaf;    ///< the expression of a leaf; empty: that of `KernelText`
  std::function<std::string(const Store& store)> stem;  ///< stores a stem
  /// Stores all results of a kernel with quads (`sideBySide`), or adds them to sums. Empty: `quadStores`.
  std::function<std::string(const std::vector<uint32_t>& values)> takeResults = {};
  const char* push = kPushMembers;
};
/// The beginning of an entry function that runs one instance: number `k` in the launch, `i` in the group.
std::string beginningOfInstances(const GpuLanguage& language);
/// The whole text of a part of a kernel.
std::string partText(const GpuLanguage& language, const GpuParts& parts, size_t part, const PartFrame& frame);

/// The stores of a range of a kernel that has neither stems nor entries in loops.
std::string storesText(const KernelText& printer, CodeRange range);

/// The stores of a range of a kernel whose results are stored four at a time (`sideBySide`): `values` are the positions
/// of all results. Where the range computes only some of four, these are stored one by one.
std::string quadStores(const std::vector<uint32_t>& values, CodeRange range);
/// The frame of such a kernel in one part: all invocations of a workgroup reach the end, and neighbours write together.
PartFrame quadFrame(const GpuLanguage& language);

/// Whether each part that reads a node computes it again, instead of reading it from memory: it has no operands.
bool isRematerialised(const Node& node);

/// The positions before `range` whose values it reads, ascending.
std::vector<uint32_t> liveIns(const Kernel& kernel, CodeRange range);

}  // namespace hgc
