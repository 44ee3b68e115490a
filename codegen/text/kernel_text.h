#pragma once
/// What the text of all kernels for GPUs has in common.
#include <functional>
#include <string>

#include "codegen/text/gpu_text.h"
#include "ir/kernel/abi.h"
#include "ir/kernel/kernel.h"

namespace hgc {

/// The push constants of kernels that run an instance an invocation, from ir/kernel/kernel_interface.def.
extern const char* const kPushMembers;
/// An invocation knows no zero: Mesa's software driver takes `x * 0.0` for 0, `x + 0.0` for x and `0.0 / x` for 0 in
/// whatever mode, but only where it knows the 0. There are never 2^31 of what `push` counts.
inline constexpr const char* kZero = "  int none = int(push.count >> 31);\n  precise double zero = double(none);\n";
/// The number of an invocation, along x and y.
std::string invocation();

/// Where a real lies that a kernel reads.
struct RealPlace {
  std::string address, index;
};

/// A kernel in a language.
struct KernelText {
  const GpuLanguage& language;
  const Kernel& kernel;
  const AddressTable table = {static_cast<uint32_t>(kernel.ports.size()), kernel.slots, kernel.liftedReals};

  /// What the text begins with; `push` are the members of its push constants.
  std::string head(const char* push) const;
  /// The addresses of the ports.
  std::string portAddresses() const;
  /// Where a load reads in `row`.
  RealPlace placeInRow(const Node& load, const std::string& row) const;
  /// Where a load or a lifted constant of instance `i` does.
  RealPlace placeOfReal(const Node& node) const;
  /// Bytes of a real.
  uint32_t realBytes() const { return kernel.precision == Precision::F32 ? sizeof(float) : sizeof(double); }
  /// What is there.
  std::string realAt(const Node& node, const RealPlace& place) const;
  /// What reads memory is spelled by the tables that a kernel is given, for instance `i`; everything else is a template
  /// of the operation table.
  std::string expression(const Node& node) const;
  /// For what is printed without binary32 numbers.
  Spelling spelling(std::function<std::string(const Node& node)> ownExpression) const;
};

/// What is at a place, as the binary32 number that it is (`readsSingle`).
std::string singleAt(const RealPlace& place);

/// Where an invocation of a kernel stands: what its text begins with, before and after the addresses of ports, and
/// ends with, what its own leaves are (nothing for others), how it stores stems, and numbers side by side if not each
/// quad by itself.
struct Setting {
  std::string beginning, opening, ending;
  std::function<std::string(const Node& node)> leaf;
  std::function<std::string(const Store& store)> stem;
  std::function<std::string(const std::vector<uint32_t>& values)> quads = {};
};
/// An invocation an instance, `k` of the launch and `i` of the group.
std::string beginningOfInstances(const GpuLanguage& language);
/// A part of a kernel whose invocations stand there.
std::string partText(const GpuLanguage& language, const GpuParts& parts, size_t part, const Setting& setting);

/// The stores of a range of a kernel that has neither stems nor entries in loops.
std::string storesText(const KernelText& text, CodeRange range);

/// The stores of a range of a kernel whose numbers lie side by side: `values` by number. Four that other parts of the
/// kernel have values of, too, are stored one by one.
std::string quadStores(const std::vector<uint32_t>& values, CodeRange range);
/// An invocation an instance of a whole kernel of that kind: all of a workgroup come to the end, so that neighbours can
/// write together.
Setting quadSetting(const GpuLanguage& language);

}  // namespace hgc
