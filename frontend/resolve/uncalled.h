#pragma once
/// Functions that no term calls.
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

/// For each function, whether a term, constant or size may call it, however indirectly. Of the overloads of a name each
/// that takes so many arguments may be meant.
std::vector<bool> calledFunctions(const Module& module);

/// Reports mistakes in the functions that are not called. Each is lowered once, with arguments of which the types are
/// known alone; what depends on their values, or on the lengths of ragged rows, is left to calls, and so are functions
/// that take arrays of any length or functions.
void checkUncalled(const Module& module, const std::vector<bool>& called, const Reporter& reporter);

/// Looks for mistakes in the retractions of manifolds, which depend on a point and a step alone.
void checkRetractions(const Module& module, const Reporter& reporter);

}  // namespace hgc
