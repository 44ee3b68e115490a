#pragma once
/// Lists of commands for a GPU, which a `Gpu` records.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// The kernels that do not depend on a program.
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

/// A kernel of a program that a GPU has loaded. 0: none.
struct LoadedKernel {
  uint64_t handle = 0;
};

/// The most invocations of a dispatch. Kernels number them with 32 bits, some kernels with signed integers.
inline constexpr uint64_t kMostInvocations = uint64_t{1} << 31;
/// How many items of `each` invocations one dispatch is given. Half of `kMostInvocations`, because its grid is rounded
/// up along x and y: 2^31 invocations would become more, whose numbers do not fit signed integers.
constexpr uint32_t itemsAtOnce(uint64_t each) {
  return static_cast<uint32_t>(each < kMostInvocations / 2 ? kMostInvocations / 2 / each : 1);
}

/// The most bytes of a kernel's arguments.
inline constexpr uint32_t kMostArgumentBytes = 128;

/// Runs a kernel. Its workgroups of `kWorkgroup` invocations are numbered along x, then y: as many as hold
/// `invocations`, rounded up to whole rows of x if there are several. Along z this grid is repeated `layers` times.
struct Dispatch {
  std::variant<LoadedKernel, FixedKernel> kernel;
  uint64_t invocations = 0;
  uint32_t layers = 1;
  uint32_t argumentBytes = 0;
  std::array<std::byte, kMostArgumentBytes> arguments{};
};

/// Makes writes of earlier kernels visible to later commands.
struct Barrier {};

/// Fills buffers with zeros, visible to later kernels.
struct Clear {
  std::vector<Buffer> buffers;
};

/// Records a timestamp when all earlier commands have ended.
struct Mark {};

/// Ends the submission; later commands are another one, because GPUs abort submissions that take too long.
struct Cut {};

/// Copies buffers to memory that the host can read (`Gpu::readbackMemory`), to offset `at` each.
struct Readback {
  struct Part {
    Buffer from;
    uint64_t at = 0;
  };
  std::vector<Part> parts;
};

using Command = std::variant<Dispatch, Barrier, Clear, Mark, Cut, Readback>;

/// Commands in order. Thread-safety: that of a value.
class CommandList {
 public:
  /// Adds nothing if there are no invocations.
  template <class Arguments>
  void dispatch(std::variant<LoadedKernel, FixedKernel> kernel, const Arguments& arguments, uint64_t invocations,
                uint32_t layers = 1) {
    static_assert(std::is_trivially_copyable_v<Arguments> && sizeof(Arguments) <= kMostArgumentBytes);
    if (invocations == 0 || layers == 0) return;
    Dispatch dispatch{kernel, invocations, layers, sizeof(Arguments)};
    std::memcpy(dispatch.arguments.data(), &arguments, sizeof(Arguments));
    commands_.emplace_back(dispatch);
  }
  /// One dispatch with `arguments.count` invocations.
  template <class Arguments>
  static CommandList of(FixedKernel kernel, const Arguments& arguments) {
    CommandList commands;
    commands.dispatch(kernel, arguments, arguments.count);
    return commands;
  }
  void add(Command command) { commands_.push_back(std::move(command)); }
  void barrier() { add(Barrier{}); }
  const std::vector<Command>& commands() const { return commands_; }

 private:
  std::vector<Command> commands_;
};

}  // namespace hgc
