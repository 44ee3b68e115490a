#pragma once
/// What devices are called: `auto`, `cpu`, `cpu:avx2`, `cpu:first`, `vulkan`, `vulkan:0`, `vulkan:NAME`; several, as
/// one, with + between them.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/kernel/target.h"
#include "ir/result.h"

namespace hgc {

/// The CPU without machine code.
inline constexpr std::string_view kInterpreter = "cpu:first";
/// All GPUs that can be used, as one.
inline constexpr std::string_view kAllGpus = "vulkan:all";
/// The caller's own device.
inline constexpr std::string_view kGivenGpu = "vulkan:given";

/// A device, or the choice of one.
struct DeviceName {
  enum class Kind : uint8_t { Auto, Cpu, Vulkan };
  Kind kind = Kind::Auto;
  std::optional<Isa> isa;      ///< of `cpu:avx2`
  bool isInterpreted = false;  ///< `cpu:first`
  std::string which;           ///< of `vulkan:WHICH`: a number, or part of a name; empty: any

  bool isCpu() const { return kind == Kind::Cpu; }
  bool isVulkan() const { return kind == Kind::Vulkan; }
  /// Whether hgc may run machine code or interpret, whichever is done sooner.
  bool leavesTierOpen() const { return kind == Kind::Auto || (isCpu() && !isa && !isInterpreted); }
};

/// An error if nothing is called so. Whether there is such a device is another question.
Result<DeviceName> deviceNamed(std::string_view text);

/// A device of several, and how much of the work it takes, if the name says that.
struct DeviceShare {
  DeviceName device;
  std::optional<double> share;
};

/// Whether a name is one of several devices: `A+B`, `A*3+B*1`, `vulkan:all`.
bool namesSeveral(std::string_view text);

/// The devices between plus signs; one if there are none. Either all have shares or none has, and some share is not 0.
Result<std::vector<DeviceShare>> devicesNamed(std::string_view text);

}  // namespace hgc
