#pragma once
/// What is asked of a solve, against what its method and its program take.
#include "ir/artefact/artefact.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// The options with the method that is taken: `Auto` is left alone where there are energies, which may have no Hessian.
/// An error where a number is none of its kind, or something was given that means nothing here.
Result<SolveOptions> checkedOptions(SolveOptions options, const Artefact& artefact);

}  // namespace hgc
