#pragma once
/// Prints kernels for GPUs, in any language that shares a subset with GLSL and C++.
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

/// The differences between GPU languages. All other text is the same, and uses names that `head` declares: vectors,
/// buffers (`Reals(address).at[index]`), functions, the numbers of an invocation, `push`, `precise`, `shared` and
/// `barrier`.
struct GpuLanguage {
  /// The declarations at the top of a kernel; `push` are the members of its push constants, one per line.
  std::string (*head)(const char* push);
  /// Declares another type of buffer.
  std::string (*buffer)(const char* name, const char* element, uint32_t alignment);
  /// Declares specialisation constant `id`, which is set when the kernel is loaded.
  std::string (*constant)(uint32_t id, const char* type, const char* name, const std::string& value);
  const char* entry;                     ///< the beginning of the entry function
  std::string (*real)(double value);     ///< a literal with the same bits
  std::string (*loop)(uint32_t unroll);  ///< the hint before a loop (`Kernel::unroll`)
};

/// The largest number of operations that a GPU driver is given in one kernel: some drivers crash well above it.
inline constexpr uint32_t kMaxGpuOperations = 10000;
/// The same for a single loop, since loops cannot be cut.
inline constexpr uint32_t kMaxGpuLoop = 20000;

/// A kernel cut into parts that run one after another. No cut lies within a loop or an arm.
struct GpuParts {
  Kernel kernel;  ///< arms that are too long are gone: every instance computes their code
  std::vector<CodeRange> ranges;
  Handed handed;
};
/// Cuts a kernel into parts of at most `most` operations, or one loop. An error if a loop has more than `kMaxGpuLoop`.
/// Thread-safe.
Result<GpuParts> gpuParts(const Kernel& kernel, uint32_t most = kMaxGpuOperations);

/// A part of a kernel; one instance per invocation. Thread-safe.
std::string gpuText(const GpuLanguage& language, const GpuParts& parts, size_t part);

/// A kernel that pulls; an invocation sums a list of entries, a lane of a chunk or a row (`PullWay`). Thread-safe.
std::string gpuText(const GpuLanguage& language, const PullKernel& pull);

/// A part of a phase of a kernel; phases of rows and of owners have one part. Thread-safe.
std::string gpuText(const GpuLanguage& language, const PhasedKernel& kernel, size_t phase, const GpuParts& parts,
                    size_t part);

/// Whether a kernel can add up the results of consecutive instances (`PhaseKind::Runs`): of JᵀJ and Jᵀr, in one part.
bool addsUpRuns(const GpuParts& parts);
/// A kernel that does; an invocation adds up the results of one run. Thread-safe.
std::string runsText(const GpuLanguage& language, const GpuParts& parts);

/// A kernel with a sum that runs in tiles; one tile per workgroup. Thread-safe.
std::string gpuText(const GpuLanguage& language, const Kernel& kernel, const TiledSum& sum);

}  // namespace hgc
