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
/// The caller's own device.
inline constexpr std::string_view kGivenGpu = "vulkan:given";

enum class GpuFamily : uint8_t {
#define HGC_GPU_FAMILY(enumerator, name) enumerator,
#include "ir/kernel/gpu_families.def"
#undef HGC_GPU_FAMILY
};

/// A device, or the choice of one.
struct DeviceName {
  enum class Kind : uint8_t { Auto, Cpu, Gpu };
  Kind kind = Kind::Auto;
  std::optional<Isa> isa = {};           ///< of `cpu:avx2`
  bool isInterpreted = false;            ///< `cpu:first`
  GpuFamily family = GpuFamily::Vulkan;  ///< of `vulkan:WHICH`
  std::string which = {};                ///< of it: a number, or part of a name; empty: any

  bool isCpu() const { return kind == Kind::Cpu; }
  bool isGpu() const { return kind == Kind::Gpu; }
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

/// Of `vulkan:all`: all GPUs of a family that can be used, as one. Nothing of other names.
std::optional<GpuFamily> allGpusNamed(std::string_view text);
/// Whether a name is one of several devices: `A+B`, `A*3+B*1`, `vulkan:all`.
bool namesSeveral(std::string_view text);

/// The devices between plus signs; one if there are none. Either all have shares or none has, and some share is not 0.
Result<std::vector<DeviceShare>> devicesNamed(std::string_view text);

}  // namespace hgc
