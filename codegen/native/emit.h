#pragma once
/// Translates kernels to LLVM IR and machine code.
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "ir/kernel/kernel.h"
#include "ir/kernel/target.h"
#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc {

/// The version of LLVM that generates the code.
const char* llvmVersion();

/// One function per kernel, of type `KernelFunction` and with the kernel's name, as LLVM IR or assembly. An error if
/// the code generator (code_generator.h) cannot be loaded. Thread-safe.
Result<std::string> cpuLlvmText(std::span<const Kernel> kernels, Isa isa);
Result<std::string> cpuAssembly(std::span<const Kernel> kernels, Isa isa);
/// Is called with the number of nodes for which code was just generated.
using NodesMade = std::function<void(size_t nodes)>;
/// The same functions in a position-independent shared object, compiled on all cores; its bytes depend only on the
/// kernels and `isa`. Adds the times of its stages to `times`. Also an error once `stop` is requested. Thread-safe.
Result<std::vector<uint8_t>> cpuSharedObject(std::span<const Kernel> kernels, Isa isa, Timings* times = nullptr,
                                             const NodesMade& made = nullptr, const std::stop_token& stop = {});

}  // namespace hgc
