#pragma once
/// The rooms below runtime/ that have GPUs, each with those of a family.
#include "ir/kernel/device_name.h"
#include "runtime/device/gpu_info.h"

namespace hgc {

struct GpuRoom {
  GpuFamily family;
  /// What is there, each with its self-test. Empty, with the reason in `error`, where there is none.
  std::vector<GpuInfo> (*list)(std::string& error);
  /// `which` is "" for the first real GPU, "any" for the first usable device, a number, or a part of a name.
  Result<PickedDevice> (*pick)(const std::string& which);
  /// Gives back to the drivers what no session uses now.
  void (*trim)();
};

std::span<const GpuRoom> gpuRooms();
const GpuRoom& roomOf(GpuFamily family);

/// The GPUs of all rooms; why there are none in `error`.
std::vector<GpuInfo> listGpus(std::string& error);
/// The first real GPU of the first room that has one; else why the first has none.
Result<PickedDevice> pickFirstGpu();

}  // namespace hgc
