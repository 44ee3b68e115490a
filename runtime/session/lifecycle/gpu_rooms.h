#pragma once
/// The folders (rooms) below runtime/ that implement GPUs, one for each `GpuFamily`.
#include "ir/kernel/device_name.h"
#include "runtime/device/gpu_info.h"

namespace hgc {

/// The functions of such a room.
struct GpuRoom {
  GpuFamily family;
  /// The devices of the machine, each with its self-test. If there are none, sets `error` to the reason.
  std::vector<GpuInfo> (*list)(std::string& error);
  /// `which` is "" for the first real GPU, "any" for the first usable device, a number, or part of a name.
  Result<PickedDevice> (*pick)(const std::string& which);
  /// Returns to the drivers what no session uses.
  void (*trim)();
};

std::span<const GpuRoom> gpuRooms();
const GpuRoom& roomOf(GpuFamily family);

/// The GPUs of all families. If there are none, sets `error` to the reason.
std::vector<GpuInfo> listGpus(std::string& error);
/// The first real GPU of the first family that has one; else the error of the first family.
Result<PickedDevice> pickFirstGpu();

}  // namespace hgc
