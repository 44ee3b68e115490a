#pragma once
/// Problems that have converged, but may have ended too early.
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/solve/each/pack.h"
#include "runtime/solve/each/steps.h"

namespace hgc {

/// What there is to doubt of a problem, as `SeparateResults` has it.
struct EachDoubt {
  double which = 0, extent = 0;
};

/// Of a problem that has converged, by its model about its best point; as doubtseparate.comp, bit for bit. `curved` is
/// the sum of squares of its values on manifolds.
EachDoubt doubtOf(const EachRules& rules, const EachPack& pack, int64_t problem, double curved);

/// A warning for each kind of doubt that there is: how many problems, and the first of them.
std::vector<std::string> warningsOfDoubts(const EachProblems& problems);

}  // namespace hgc
