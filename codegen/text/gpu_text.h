#pragma once
/// Kernels as text for GPUs, in any language with the common subset of GLSL and C++.
#include <cstdint>
#include <string>
#include <vector>

#include "codegen/text/printer.h"
#include "codegen/text/tiles.h"
#include "ir/artefact/handed.h"
#include "ir/kernel/gpu_phases.h"
#include "ir/kernel/kernel.h"
#include "ir/result.h"

namespace hgc {

/// What such languages spell otherwise. Everything else is text that each reads as it is, once `head` has declared the
/// names in it: vectors, buffers (`Reals(address).at[place]`), functions, the numbers of an invocation, `push`,
/// `precise`, `shared` and `barrier`.
struct GpuLanguage {
  /// What the text of a kernel begins with; `push` are the members of its push constants, a line each.
  std::string (*head)(const char* push);
  /// A kind of buffer, besides those that `head` declares.
  std::string (*buffer)(const char* name, const char* element, uint32_t alignment);
  /// A constant that is set when a kernel is loaded, by number.
  std::string (*constant)(uint32_t id, const char* type, const char* name, const std::string& value);
  const char* entry;                     ///< what an invocation begins with
  std::string (*real)(double value);     ///< a literal of the same bits
  std::string (*loop)(uint32_t unroll);  ///< stands before a loop (`Kernel::unroll`)
};

/// Largest kernel that is handed to a GPU driver: some crash well above it.
inline constexpr uint32_t kMaxGpuOperations = 10000;
/// The same of a loop, which cannot be cut.
inline constexpr uint32_t kMaxGpuLoop = 20000;

/// A kernel cut into ranges, none of which ends within a loop or an arm. Those run one after another.
struct GpuParts {
  Kernel kernel;  ///< without arms that are too long: all instances compute what is in them
  std::vector<CodeRange> ranges;
  Handed handed;
};
/// Ranges have at most `most` operations, unless that would cut a loop. Fails, with the reason, where a loop has more
/// than `kMaxGpuLoop`. Thread-safe.
Result<GpuParts> gpuParts(const Kernel& kernel, uint32_t most = kMaxGpuOperations);

/// A part of a kernel; one invocation an instance. Thread-safe.
std::string gpuText(const GpuLanguage& language, const GpuParts& parts, size_t part);

/// One that pulls: one invocation a list of entries, a lane of a chunk or a row (`PullWay`). Thread-safe.
std::string gpuText(const GpuLanguage& language, const PullKernel& pull);

/// A part of a phase of a kernel; rows and owners have one. Thread-safe.
std::string gpuText(const GpuLanguage& language, const PhasedKernel& kernel, size_t phase, const GpuParts& parts,
                    size_t part);

/// A kernel with a sum that runs in tiles; a workgroup a tile. Thread-safe.
std::string gpuText(const GpuLanguage& language, const Kernel& kernel, const TiledSum& sum);

}  // namespace hgc
