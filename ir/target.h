#pragma once
/// What machine code is made for, and what a kernel is called.
#include <compare>
#include <cstdint>
#include <span>
#include <string>

#include "ir/derivative.h"

namespace hgc {

/// What runs a kernel: an instruction set of x86-64, weakest first, or SPIR-V.
enum class Isa : uint8_t { Sse2, Avx2, Avx512, Spirv };
inline constexpr Isa kCpuIsas[] = {Isa::Sse2, Isa::Avx2, Isa::Avx512};

/// In `--target`, `--device` and messages: sse2, avx2, avx512, vulkan.
const char* isaName(Isa isa);
/// Whether code for it may have fused multiply-adds. SSE2 has none; of a GPU its self-test tells.
inline bool mayFuse(Isa isa) { return isa != Isa::Sse2; }

enum class Precision : uint8_t { F64, F32 };

/// One variant of a program's kernels: their bits depend on `fused` and `precision` alone.
struct Target {
  Isa isa = Isa::Sse2;
  bool fused = false;
  Precision precision = Precision::F64;

  friend auto operator<=>(const Target&, const Target&) = default;
};

/// A kernel of a program.
struct KernelId {
  uint32_t topology = 0;
  KernelKind kind = KernelKind::Value;

  friend auto operator<=>(const KernelId&, const KernelId&) = default;
};

/// Its name, which is its symbol in shared objects: t0_gradient.
std::string kernelName(KernelId id);

}  // namespace hgc
