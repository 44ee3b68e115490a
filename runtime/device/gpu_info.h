#pragma once
/// GPUs of the machine, before a program is loaded on one.
#include <memory>
#include <string>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

struct GpuInfo {
  std::string id;      ///< as in `--device`: vulkan:0
  uint32_t index = 0;  ///< among those of its family
  std::string name;
  std::string driver;
  bool isCpu = false;  ///< a software driver: never chosen by `auto`
  bool usable = false;
  std::string reason;                 ///< why it is not usable
  std::vector<std::string> selfTest;  ///< one line an operation: "f64 add: exact", "f64 fma: not fused"
  bool fuses = false;                 ///< fma has one rounding
};

struct PickedDevice {
  std::shared_ptr<Device> device;
  std::string reason;  ///< why this one
};

/// Whether a GPU of that kind is one that `auto` and `vulkan:all` may choose: software drivers only where
/// HGC_AUTO_SOFTWARE, which is for tests, says so.
bool countsAsGpu(bool isSoftware);

}  // namespace hgc
