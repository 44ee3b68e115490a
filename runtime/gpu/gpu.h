#pragma once
/// The interface of GPU drivers. runtime/gpu/ plans launches with it; another API is another implementation.
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ir/artefact/artefact.h"
#include "runtime/gpu/command_list.h"

namespace hgc {

/// The properties of a GPU that planning depends on.
struct GpuTraits {
  std::string name;
  bool isSoftware = false;         ///< a driver that computes on the CPU
  uint64_t largestAllocation = 0;  ///< bytes
  uint32_t sharedBytes = 0;        ///< shared memory of a workgroup
  int64_t mostLoopRounds = 0;      ///< rounds after which loops stop silently; 0: they do not
};

/// Allocates memory for kernels, and frees it when destroyed. Thread-safety: one thread at a time.
class GpuMemory {
 public:
  virtual ~GpuMemory() = default;
  /// Uninitialised memory, aligned to 256 bytes.
  virtual Result<Buffer> allocate(uint64_t bytes) = 0;
};

/// A recorded command list, which can be submitted any number of times. The destructor waits for it.
class RecordedList {
 public:
  virtual ~RecordedList() = default;
};

/// A GPU for one session. After a failure of the device every call is an error. Thread-safety: one thread at a time,
/// except for `load`, which is thread-safe.
class Gpu {
 public:
  virtual ~Gpu() = default;

  virtual const GpuTraits& traits() const = 0;
  /// Success while the device is usable. An error once it has failed; by then no submission is running on it.
  virtual Status works() = 0;
  /// An error if a validation layer has reported messages since the last call.
  virtual Status validation() = 0;
  /// To be called before memory is freed that copies may use. Drops queued copies and waits for submitted ones; does
  /// not wait for lists. If the device has failed, also waits until it is idle, within a limit.
  virtual void settle() = 0;

  virtual std::unique_ptr<GpuMemory> newMemory() = 0;
  /// Loads code of a program, with `way` (`PullWay` or `SumWay`) as specialization constant 0. `singles`: whether
  /// outputs that the code may store in binary32 are stored so.
  virtual Result<LoadedKernel> load(const GpuCode& code, uint32_t way, bool singles) = 0;

  /// Queues a copy from the host; `from` is read at once.
  virtual Status upload(const Buffer& to, const void* from, size_t bytes) = 0;
  /// Queues a copy to the host. `to` is written until the next `flush` returns, even if that fails.
  virtual Status download(const Buffer& from, void* to, size_t bytes) = 0;
  /// Submits all copies and waits for them.
  virtual Status flush() = 0;
  /// Submits uploads without waiting. Later submissions see them.
  virtual Status post() = 0;
  /// After a failure: drops queued copies and waits for submitted ones.
  virtual void forget() = 0;

  /// Records `commands` into `to`, replacing earlier commands. Makes `to` if it is null.
  virtual Status record(std::unique_ptr<RecordedList>& to, const CommandList& commands) = 0;
  /// Starts a list. Later submissions see its writes.
  virtual Status submit(RecordedList& list) = 0;
  /// Waits for a list. The GPU has failed if a submission of it exceeds the deadline.
  virtual Status wait(RecordedList& list) = 0;
  /// The milliseconds between successive marks, after `wait`. Empty if the GPU has no clock.
  virtual Result<std::vector<double>> times(const RecordedList& list) = 0;
  /// The memory that `Readback` commands write: `kReadbackBytes` and then `kStateReadbackBytes`.
  virtual const char* readbackMemory() const = 0;
};

/// Of the readback memory, the bytes for the state of a method whose kernels run between launches (`GpuInnerSolve`),
/// from which the host learns whether it has ended.
inline constexpr uint64_t kStateReadbackBytes = 32;
/// The most bytes that a launch can copy there, before the state.
inline constexpr uint64_t kReadbackBytes = (uint64_t{256} << 10) - kStateReadbackBytes;

/// Allocates uninitialised memory; sets `to`.
inline Status take(GpuMemory& memory, uint64_t bytes, Buffer& to) {
  const auto taken = memory.allocate(bytes);
  if (taken) to = taken->from(0, bytes);
  return taken ? Status(Done{}) : Status(taken.error());
}

/// Allocates memory and uploads an array, which is there after the next flush.
template <class Numbers>
Result<Buffer> upload(Gpu& gpu, GpuMemory& memory, const Numbers& data) {
  const std::span numbers(data);
  auto buffer = memory.allocate(numbers.size_bytes());
  if (!buffer) return buffer;
  if (const Status done = gpu.upload(*buffer, numbers.data(), numbers.size_bytes()); !done) return done.error();
  return buffer;
}

/// The same; sets `to`.
template <class Numbers>
Status put(Gpu& gpu, GpuMemory& memory, Buffer& to, const Numbers& data) {
  const auto buffer = upload(gpu, memory, data);
  if (buffer) to = *buffer;
  return buffer ? Status(Done{}) : Status(buffer.error());
}

/// Copies buffers to the host, and waits for that.
inline Status bring(Gpu& gpu, std::span<const Copy> copies) {
  Status done = gpu.works();
  for (const Copy& copy : copies) {
    if (done) done = gpu.download(copy.from, copy.to, copy.from.bytes);
  }
  if (done) done = gpu.flush();
  if (!done) gpu.forget();
  return done;
}

/// Submits the uploads that were queued so far, unless one of them failed.
inline Status posted(Gpu& gpu, Status done) {
  if (done) done = gpu.post();
  if (!done) gpu.forget();
  return done;
}

/// What objects that work between launches call of the executable that keeps them.
struct GpuServices {
  Gpu& gpu;
  std::function<Result<Buffer>(SymbolId)> valuesOf;  ///< of a symbol, in binary64 (`GpuExecutable::bound`)
  /// Where the last launch stored its derivative by an unknown: a gradient, or JᵀJ times the direction.
  std::function<Buffer(SymbolId)> product;
  std::function<Status(const CommandList&)> change;  ///< runs commands that change the object's symbols
  std::function<Status(const CommandList&)> run;     ///< runs commands that change only memory of its own
};

}  // namespace hgc
