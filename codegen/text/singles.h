#pragma once
/// How binary32 numbers are written in the text of kernels.
#include <string>

#include "codegen/text/gpu_text.h"

namespace hgc {

/// What a declaration of one begins with.
inline constexpr const char* kSingleType = "precise float";

std::string singleConstant(float value);
/// The nearest one of a real, and the same real.
inline std::string roundSingle(const std::string& real) { return "hgc_round(" + real + ")"; }
inline std::string widenSingle(const std::string& single) { return "hgc_widen(" + single + ")"; }
/// A sum, difference, product or quotient, a sign, or a question; without `b` whether a number is one, or is 0.
std::string singleOperation(Op op, const std::string& a, const std::string& b);

/// What `kernel` needs for that; nothing, where nothing is rounded to binary32, or read as such. It declares constant
/// 1: a sign that the device's own arithmetic has to have the bits of IEEE 754. By `kSinglesConstant` columns hold such
/// numbers, where they may.
std::string singleFunctions(const GpuLanguage& language, const Kernel& kernel);

}  // namespace hgc
