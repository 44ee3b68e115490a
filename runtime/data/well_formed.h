#pragma once
/// Whether what a user binds makes sense by itself, whatever the program declares.
#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/array.h"

namespace hgc {

/// Names are the program's, extents and row lengths are not negative, and lengths fit 32 bits.
Status checkInputs(const Program& program, const Inputs& inputs);

}  // namespace hgc
