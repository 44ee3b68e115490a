#pragma once
/// What might be meant by names that mean nothing.
#include <string>

#include "frontend/syntax/module.h"

namespace hgc {

/// The nearest of the declared names and of the locals of the body that holds `offset`.
std::string suggestValue(const Module& module, NameId name, uint32_t offset);
std::string suggestFunction(const Module& module, NameId name);  ///< the nearest, or its library
std::string suggestType(const Module& module, NameId name);      ///< the nearest, or which there are
std::string suggestDim(const Module& module, NameId name);       ///< the nearest, or how to declare it

}  // namespace hgc
