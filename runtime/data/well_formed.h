#pragma once
/// Checks of inputs that need no sizes.
#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/array.h"

namespace hgc {

/// Fails on names that the program lacks, negative extents, and row lengths that are negative or exceed 32 bits.
Status checkInputs(const Program& program, const Inputs& inputs);

}  // namespace hgc
