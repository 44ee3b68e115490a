#pragma once
/// Kernels that make the sums of rows, and what they have in common.
///
/// The order of additions is that of runtime/vulkan/shaders/sharedsum.comp.
#include <cstdint>
#include <string>

#include "codegen/text/gpu_text.h"
#include "ir/kernel/gpu_phases.h"

namespace hgc {

/// Lanes that add up a chunk.
inline constexpr uint32_t kSumLanes = 8;

/// A phase of rows, and one of owners. Thread-safe.
std::string rowsText(const GpuLanguage& language, const PhasedKernel& kernel, size_t phase);
std::string ownersText(const GpuLanguage& language, const PhasedKernel& kernel, size_t phase);

/// How many sums an invocation makes, each in a lane; and how many of these a lane adds up over chunks.
uint32_t sumsOf(const PhaseKernel& rows);
uint32_t totalsOf(const PhaseKernel& rows);

/// A line each, with `{0}` for its number.
std::string eachOf(uint32_t count, const char* line);
/// The way of summing (`SumWay`), and memory in which lanes meet.
std::string waysOfSumming(const GpuLanguage& language, const PhaseKernel& rows);
/// What neighbouring invocations are: lanes of an item, or items.
enum class Beside : uint8_t { Lanes, Items };
/// Which `item` an invocation sums, with which `lane` and which of the chunks that a workgroup takes at once (`part`);
/// It takes every `apart`-th entry of the item; lane l of an item is l * `beside` further in the memory of lanes. The
/// beginning of an invocation.
std::string placeOfItem(const GpuLanguage& language, Beside beside);
/// Whether that item is `inside` of those that `count` and `items` of the push constants say, and its `words`: so many.
std::string wordsOfItem(const char* count, const char* items, size_t words);
/// Adds up entries from `chunk` on, those of one chunk, but none from `end` on and none that is not `inside`.
/// `standing` declares what is known of entry `q`. With lists, sums are `sum0` and so on; else lanes are added up: lane
/// 0 of part 0 adds the first sum to its `total0`, and so on.
std::string sumChunk(const PhaseKernel& rows, const Spelling& spelling, const std::string& standing);

}  // namespace hgc
