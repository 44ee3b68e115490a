#pragma once
/// What a session needs of a device with memory of its own. runtime/gpu/ plans launches over this and knows no API of a
/// driver; another kind of device is another class that implements it.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ir/artefact/artefact.h"
#include "runtime/gpu/command_list.h"

namespace hgc {

/// What plans depend on.
struct GpuTraits {
  std::string name;
  bool isSoftware = false;         ///< it computes on the CPU
  uint64_t largestAllocation = 0;  ///< bytes
  uint32_t sharedBytes = 0;        ///< that a workgroup may share
  int64_t mostLoopRounds = 0;      ///< after so many a kernel's loops stop without a word; 0: they go on
};

/// Memory that kernels reach, until it goes. Thread-safety: one thread at a time.
class GpuMemory {
 public:
  virtual ~GpuMemory() = default;
  /// Aligned to 256 bytes. Its content is undefined. Fails where there is not so much.
  virtual Result<Buffer> allocate(uint64_t bytes) = 0;
};

/// A command list as a GPU runs it, as often as it is submitted. One that is under way when it goes is waited for.
class RecordedList {
 public:
  virtual ~RecordedList() = default;
};

/// A GPU as one session has it. After a failure of the device every call is an error.
/// Thread-safety: one thread at a time, but for `load`, which any may call.
class Gpu {
 public:
  virtual ~Gpu() = default;

  virtual const GpuTraits& traits() const = 0;
  /// An error if the device has failed; it is at rest then.
  virtual Status works() = 0;
  /// An error with what a layer that checks calls has said since it was last asked.
  virtual Status validation() = 0;
  /// Waits for copies, at the end of a session. Lists that are under way are waited for when they go.
  virtual void settle() = 0;

  virtual std::unique_ptr<GpuMemory> newMemory() = 0;
  /// Loads code of a program, with `way` for its specialization constant. Where `singles`, outputs that the code may
  /// leave in binary32 are stored so.
  virtual Result<LoadedKernel> load(const GpuCode& code, uint32_t way, bool singles) = 0;

  /// Copies from the host; `from` is read at once.
  virtual Status upload(const Buffer& to, const void* from, size_t bytes) = 0;
  /// Copies to the host: `to` is written by the next `flush` at the latest, and not afterwards, whatever that returns.
  virtual Status download(const Buffer& from, void* to, size_t bytes) = 0;
  /// Waits for all copies.
  virtual Status flush() = 0;
  /// Hands over what is to go up without waiting for it: what is submitted from now on finds it there.
  virtual Status post() = 0;
  /// Drops copies that are not handed over, after a failure, and waits for the others.
  virtual void forget() = 0;

  /// Records `commands` into `to`, which may have been recorded before and is made where it is null.
  virtual Status record(std::unique_ptr<RecordedList>& to, const CommandList& commands) = 0;
  /// Starts it; what is submitted later finds what it did.
  virtual Status submit(RecordedList& list) = 0;
  /// Waits for its end. A GPU that takes longer than the session's deadline for a part of it has failed.
  virtual Status wait(RecordedList& list) = 0;
  /// The milliseconds between one mark and the next, after `wait`. Empty where the GPU has no clock.
  virtual Result<std::vector<double>> times(const RecordedList& list) = 0;
  /// Where the host reads what landed, `kLandingBytes` of it.
  virtual const char* landed() const = 0;
};

/// Room for what one launch lands.
inline constexpr uint64_t kLandingBytes = uint64_t{256} << 10;

/// New memory with the content of an array; it is there after the next flush.
template <class Numbers>
Result<Buffer> upload(Gpu& gpu, GpuMemory& memory, const Numbers& data) {
  const std::span numbers(data);
  auto buffer = memory.allocate(numbers.size_bytes());
  if (!buffer) return buffer;
  if (const Status done = gpu.upload(*buffer, numbers.data(), numbers.size_bytes()); !done) return done.error();
  return buffer;
}

/// The same into a `Buffer` that is there.
template <class Numbers>
Status put(Gpu& gpu, GpuMemory& memory, Buffer& to, const Numbers& data) {
  const auto buffer = upload(gpu, memory, data);
  if (buffer) to = *buffer;
  return buffer ? Status(Done{}) : Status(buffer.error());
}

}  // namespace hgc
