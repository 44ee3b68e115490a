#pragma once
/// The GPUs of the machine.
#include <memory>
#include <string>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// A GPU, and what its self-test found.
struct GpuInfo {
  std::string id;      ///< as in `--device`: vulkan:0
  uint32_t index = 0;  ///< in its family
  std::string name;
  std::string driver;
  bool isCpu = false;  ///< a software driver: never chosen by `auto`
  bool usable = false;
  std::string reason;                 ///< why it is not usable, if so
  std::vector<std::string> selfTest;  ///< one line an operation: "f64 add: exact", "f64 fma: not fused"
  bool fuses = false;                 ///< fma has one rounding
};

/// A device that was chosen by name or automatically.
struct PickedDevice {
  std::shared_ptr<Device> device;
  std::string reason;  ///< why it was chosen
};

/// Whether `auto` and `vulkan:all` may choose such a device: software drivers only if HGC_AUTO_SOFTWARE=1, which is for
/// tests.
bool countsAsGpu(bool isSoftware);

}  // namespace hgc
