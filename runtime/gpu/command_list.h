#pragma once
/// What a GPU is told to do, in the order in which it is to be done. Lists are made here and recorded by a `Gpu`.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

enum class FixedKernel : uint8_t {
#define HGC_FIXED_KERNEL(name, file) name,
#include "runtime/gpu/fixed_kernels.def"
#undef HGC_FIXED_KERNEL
};

inline constexpr std::size_t kFixedKernelCount = 0
#define HGC_FIXED_KERNEL(name, file) +1
#include "runtime/gpu/fixed_kernels.def"
#undef HGC_FIXED_KERNEL
    ;

/// A kernel of a program, as the GPU that has loaded it calls it. Null: none.
struct LoadedKernel {
  uint64_t handle = 0;
};

/// Kernels number the invocations of a dispatch with 32 bits, some of them with signed numbers.
inline constexpr uint64_t kMostInvocations = uint64_t{1} << 31;
/// How many items one dispatch takes that has `each` invocations for an item.
constexpr uint32_t itemsAtOnce(uint64_t each) {
  return static_cast<uint32_t>(each < kMostInvocations / 2 ? kMostInvocations / 2 / each : 1);
}

/// Bytes of arguments that a kernel may be given.
inline constexpr uint32_t kMostArgumentBytes = 128;

/// Runs a kernel with at least `invocations`, in workgroups of `kWorkgroup`, and that `layers` times.
struct Dispatch {
  std::variant<LoadedKernel, FixedKernel> kernel;
  uint64_t invocations = 0;
  uint32_t layers = 1;
  uint32_t argumentBytes = 0;
  std::array<std::byte, kMostArgumentBytes> arguments{};
};

/// What was written by kernels before is seen by what comes after.
struct Barrier {};

/// Fills memory with zeros, which is seen by kernels that come after.
struct Clear {
  std::vector<Buffer> buffers;
};

/// Notes the time at which all that comes before is done.
struct Mark {};

/// What comes after is submitted by itself: GPUs end submissions that take too long.
struct Cut {};

/// Copies numbers to where the host reads them without a copy (`Gpu::landed`), `at` bytes from its beginning.
struct Land {
  struct Part {
    Buffer from;
    uint64_t at = 0;
  };
  std::vector<Part> parts;
};

using Command = std::variant<Dispatch, Barrier, Clear, Mark, Cut, Land>;

/// Commands in order. Thread-safety: that of a value.
class CommandList {
 public:
  /// Nothing where there are no invocations.
  template <class Arguments>
  void dispatch(std::variant<LoadedKernel, FixedKernel> kernel, const Arguments& arguments, uint64_t invocations,
                uint32_t layers = 1) {
    static_assert(std::is_trivially_copyable_v<Arguments> && sizeof(Arguments) <= kMostArgumentBytes);
    if (invocations == 0 || layers == 0) return;
    Dispatch dispatch{kernel, invocations, layers, sizeof(Arguments)};
    std::memcpy(dispatch.arguments.data(), &arguments, sizeof(Arguments));
    commands_.emplace_back(dispatch);
  }
  void add(Command command) { commands_.push_back(std::move(command)); }
  void barrier() { add(Barrier{}); }
  const std::vector<Command>& commands() const { return commands_; }

 private:
  std::vector<Command> commands_;
};

}  // namespace hgc
