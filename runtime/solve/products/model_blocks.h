#pragma once
/// Finds JᵀJ's blocks on the diagonal by products.
#include <functional>

#include "runtime/solve/products/eliminated_rows.h"
#include "runtime/solve/products/kept_unknowns.h"
#include "runtime/solve/products/step_products.h"

namespace hgc {

/// Finds all blocks where the session is, and calls `meanwhile` once, before it waits for them. `eliminated` may be
/// null. `last` has room for what is multiplied.
Status findBlocks(StepProducts& products, KeptUnknowns& kept, EliminatedRows* eliminated,
                  const StepPart& eliminatedPart, StepProduct& last, const std::function<void()>& meanwhile);
/// Finds the blocks of eliminated unknowns again if their inverses have replaced them.
Status renewBlocks(StepProducts& products, EliminatedRows& eliminated, const StepPart& eliminatedPart,
                   StepProduct& last);

}  // namespace hgc
