#pragma once
/// What machine code is made for, and what a kernel is called.
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ir/kernel/derivative.h"

namespace hgc {

/// What runs a kernel: a row of `targets.def`.
enum class Isa : uint8_t {
#define HGC_NATIVE(member, name, processor, lanes, fuses) member,
#define HGC_SHADER(member, name) member,
#include "ir/kernel/targets.def"
};
inline constexpr Isa kNativeIsas[] = {
#define HGC_NATIVE(member, name, processor, lanes, fuses) Isa::member,
#include "ir/kernel/targets.def"
};

struct IsaInfo {
  const char* name;       ///< in `--target`, `--device` and messages
  bool isNative;          ///< machine code, not a shader
  const char* processor;  ///< of machine code, as LLVM calls it
  unsigned lanes;         ///< of machine code: f64 of a vector
  bool fuses;             ///< whether code may have fused multiply-adds
};
const IsaInfo& info(Isa isa);
inline const char* isaName(Isa isa) { return info(isa).name; }
inline bool mayFuse(Isa isa) { return info(isa).fuses; }

/// The target of this name; nothing if there is none.
std::optional<Isa> isaNamed(std::string_view name);
/// What a CPU is called that is to run code for an instruction set: cpu:avx2.
std::string cpuName(Isa isa);
/// The same of all instruction sets, as a sentence lists them, each after `before`: "sse2, avx2 or avx512".
std::string nativeNames(std::string_view before = "");

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
