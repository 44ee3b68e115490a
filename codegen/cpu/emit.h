#pragma once
/// Kernels to LLVM modules to machine code.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ir/kernel.h"
#include "ir/result.h"
#include "ir/timings.h"

namespace hgc {

/// The instruction sets a CPU kernel is made for, weakest first.
enum class CpuLevel : uint8_t { Sse2, Avx2, Avx512 };
inline constexpr CpuLevel kCpuLevels[] = {CpuLevel::Sse2, CpuLevel::Avx2, CpuLevel::Avx512};
/// The version of LLVM that makes the code.
const char* llvmVersion();

const char* cpuLevelName(CpuLevel level);
/// f64 lanes of a vector: 2, 4, 8.
unsigned cpuLanes(CpuLevel level);
/// Whether the level has a fused multiply-add; SSE2 has none.
inline bool cpuFuses(CpuLevel level) { return level != CpuLevel::Sse2; }

/// The functions of `kernels`, each of type `KernelFunction` and named as the kernel is, as LLVM IR text, as assembly,
/// or linked into a position-independent shared object; `times`, if any, learns what its stages took. Thread-safe.
std::string cpuLlvmText(std::span<const Kernel> kernels, CpuLevel level);
Result<std::string> cpuAssembly(std::span<const Kernel> kernels, CpuLevel level);
Result<std::vector<uint8_t>> cpuSharedObject(std::span<const Kernel> kernels, CpuLevel level, Timings* times = nullptr);

}  // namespace hgc
