#pragma once
/// Constraints as residuals, whose half squares are terms of an augmented Lagrangian.
#include <optional>
#include <span>
#include <vector>

#include "frontend/lower/machine/machine.h"

namespace hgc {

/// The components of a constraint as `Term::weight` says, from those of its value. Nothing after a mistake, or where
/// the lowering has to stop. A constraint whose data has not been declared yet has weight 1 and shift 0.
std::optional<std::vector<NodeId>> residualOfConstraint(Machine& machine, const ast::TermDeclaration& declaration,
                                                        const Term& term, const ValueType& type,
                                                        std::span<const Operand> axes, std::span<const NodeId> value);

}  // namespace hgc
