#pragma once
/// Binary32 numbers in GLSL.
#include "codegen/text/binary32.h"

namespace hgc {

/// Their spelling, for shaders with `singleFunctions`.
const SingleSpelling& glslSingle();

/// What shaders of `kernel` need for that; nothing, where nothing is rounded to binary32, or read as such. They declare
/// constant 1 of the specialization: a sign that the device's own arithmetic has to have the bits of IEEE 754. By
/// `kSinglesConstant` columns hold such numbers, where they may.
std::string singleFunctions(const Kernel& kernel);

}  // namespace hgc
