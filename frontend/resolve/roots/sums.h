#pragma once
/// Sums over dimensions and ranges at the root of an energy without a domain: their counts become its instances.
#include "frontend/frontend.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// Gives a domain to every energy that is such a sum, or one within another, times or over what is the same at every
/// count, negated, by way of a `let` of its block or of a function that it calls. Functions of one instance keep loops
/// whose counts are known. Names have their meaning, types have none yet.
void makeInstancesOfRootSums(Module& module, ReadAs as);

}  // namespace hgc
