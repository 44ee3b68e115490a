#include "runtime/executor.h"

#include <algorithm>

namespace hgc {

bool hasKernel(TermKind term, KernelKind kind) {
  switch (kind) {
    case KernelKind::Value:
    case KernelKind::Gradient:
    case KernelKind::GradientAll: return term != TermKind::Output;
    case KernelKind::Residual:
    case KernelKind::Jacobian: return term == TermKind::Residual;
    case KernelKind::Output: return term == TermKind::Output;
  }
  return false;
}

KernelKind kernelFor(const Unit& unit, KernelKind kind) {
  const bool parameters =
      std::ranges::any_of(unit.ports, [](const Port& port) { return port.kind == SymbolKind::Param; });
  return kind == KernelKind::GradientAll && !parameters ? KernelKind::Gradient : kind;
}

}  // namespace hgc
