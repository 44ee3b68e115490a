#pragma once
/// The interface of the module that links LLVM. It is loaded on first use: loading LLVM takes longer than a whole run
/// that finds its code in the cache.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "codegen/native/emit.h"
#include "ir/kernel/kernel.h"
#include "ir/kernel/target.h"
#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc::native {

/// The functions of `codegen/native/emit.h`.
struct CodeGenerator {
  Result<std::string> (*llvmText)(std::span<const Kernel>, Isa);
  Result<std::string> (*assembly)(std::span<const Kernel>, Isa);
  Result<std::vector<uint8_t>> (*sharedObject)(std::span<const Kernel>, Isa, Timings*, const NodesMade&,
                                               const std::stop_token&);
};

inline constexpr const char* kModuleFile = "libhgc_native.so";
inline constexpr const char* kModuleSymbol = "hgcCodeGenerator";

}  // namespace hgc::native

extern "C" const hgc::native::CodeGenerator hgcCodeGenerator;
