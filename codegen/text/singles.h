#pragma once
/// Prints operations on binary32 numbers.
#include <string>

#include "codegen/text/gpu_text.h"

namespace hgc {

/// The type in a declaration.
inline constexpr const char* kSingleType = "precise float";

std::string singleConstant(float value);
/// Conversions from and to double.
inline std::string roundSingle(const std::string& real) { return "hgc_round(" + real + ")"; }
inline std::string widenSingle(const std::string& single) { return "hgc_widen(" + single + ")"; }
/// The expression of an arithmetic operation, Neg, Abs, or a comparison. Without `b`, Eq and Ne compare with 0.
std::string singleOperation(Op op, const std::string& a, const std::string& b);

/// The functions and specialisation constants that these need; empty for a kernel without binary32 numbers. Constant 1
/// tells the runtime that the kernel needs a device whose binary32 arithmetic follows IEEE 754; `kSinglesConstant`
/// makes the kernel store columns as binary32 where its results allow it.
std::string singleFunctions(const GpuLanguage& language, const Kernel& kernel);

}  // namespace hgc
