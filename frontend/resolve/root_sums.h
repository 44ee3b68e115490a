#pragma once
/// Sums over whole dimensions at the root of an energy without a domain: their counts become its instances.
#include "frontend/syntax/module.h"

namespace hgc {

/// Gives a domain to every energy that is such a sum, or one within another, times or over what is the same at every
/// count, negated, by way of a `let` of its block or of a function that it calls. Names have their meaning, types have
/// none yet.
void makeInstancesOfRootSums(Module& module);

}  // namespace hgc
