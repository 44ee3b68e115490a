#pragma once
/// What is lost of a program and its data in 32 bits.
#include "compiler/compile.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// Of constants that become 0: the first one, where it is, and how many more there are. Constants of the standard
/// library may become 0. Empty if there are none.
std::string lostConstants(const Program& program, const Plan& plan);

/// The same of numbers of the data that become 0 or infinite, with the file of the first one.
std::string lostNumbers(const Program& program, const Bound& bound, const std::vector<std::string>& bindings);

}  // namespace hgc::tool
