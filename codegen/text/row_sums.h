#pragma once
/// Prints kernels that sum rows, in the order of additions of runtime/vulkan/shaders/sharedsum.comp.
#include <cstdint>
#include <string>

#include "codegen/text/gpu_text.h"
#include "ir/kernel/gpu_phases.h"

namespace hgc {

/// How many lanes add up a chunk.
inline constexpr uint32_t kSumLanes = 8;

/// The text of a phase of kind `PhaseKind::Owners`. Thread-safe.
std::string ownersText(const GpuLanguage& language, const PhasedKernel& kernel, size_t phase);

/// How many sums an invocation computes for a chunk, and how many totals over all chunks it keeps: each lane keeps
/// some.
uint32_t sumsOf(const PhaseKernel& rows);
uint32_t totalsOf(const PhaseKernel& rows);

/// Declares the constants that follow from the specialization constant `way` (`SumWay`), and the shared memory of
/// lanes.
std::string sumWayConstants(const GpuLanguage& language, const PhaseKernel& rows);
/// Whether neighbouring invocations are lanes of the same item (what one invocation sums, or its lanes together), or
/// the same lane of neighbouring items.
enum class Neighbours : uint8_t { Lanes, Items };
/// The beginning of the entry function. Declares the `item` that an invocation sums, its `lane` there, and `part`. A
/// workgroup sums several items, of each `chunksAtOnce` chunks at once; `part` is the number of this invocation's chunk
/// among those of its item. A lane takes every `entryStride`-th entry. In shared memory, neighbouring lanes of an item
/// are `laneStride` apart.
std::string beginningOfItem(const GpuLanguage& language, Neighbours neighbours);
/// Declares whether the item exists (`inside`) and its `words`; `count` and `items` name push constants.
std::string wordsOfItem(const char* count, const char* items, size_t words);
/// Adds up the entries of one chunk from `chunk` on, up to `end`; `declarations` declare what depends on entry `q`.
/// With `SumWay::List` the sums are `sum0`, `sum1`, ...; otherwise lane k of part 0 adds sum k over all lanes to its
/// `total0`, sum k + 8 to `total1`, ...
std::string sumChunk(const PhaseKernel& rows, const Spelling& spelling, const std::string& declarations);

}  // namespace hgc
