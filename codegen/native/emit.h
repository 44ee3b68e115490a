#pragma once
/// Kernels to LLVM modules to machine code.
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "ir/kernel/kernel.h"
#include "ir/kernel/target.h"
#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc {

/// The version of LLVM that makes the code.
const char* llvmVersion();

/// The functions of `kernels`, each of type `KernelFunction` and named as the kernel is, as LLVM IR text, as assembly,
/// or linked into a position-independent shared object, whose bytes depend on the kernels alone and which is made on
/// all cores; `times`, if any, learns what its stages took, and `made`, if any, how many nodes more have become code.
/// An error where the code generator (code_generator.h) cannot be loaded, and once `stop` is requested. Thread-safe.
Result<std::string> cpuLlvmText(std::span<const Kernel> kernels, Isa isa);
Result<std::string> cpuAssembly(std::span<const Kernel> kernels, Isa isa);
using NodesMade = std::function<void(size_t nodes)>;
Result<std::vector<uint8_t>> cpuSharedObject(std::span<const Kernel> kernels, Isa isa, Timings* times = nullptr,
                                             const NodesMade& made = nullptr, const std::stop_token& stop = {});

}  // namespace hgc
