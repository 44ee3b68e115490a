#pragma once
/// Binary32 numbers in GLSL.
#include "codegen/text/binary32.h"

namespace hgc {

/// Their spelling, for shaders with `singleFunctions`.
const SingleSpelling& glslSingle();

/// What shaders of `kernel` need for that; nothing, where nothing is rounded to binary32. Constant 1 of their
/// specialization says whether the device's own arithmetic has the bits of IEEE 754; without it they compute in f64 and
/// round, with the same bits.
std::string singleFunctions(const Kernel& kernel);

}  // namespace hgc
