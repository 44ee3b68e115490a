#include "runtime/executor.h"

#include <algorithm>

namespace hgc {

bool hasKernel(const Unit& unit, KernelKind kind) {
  const TermKind term = unit.kind;
  const auto has = [&](PortRole role) {
    return std::ranges::any_of(unit.ports, [&](const Port& port) { return port.role == role; });
  };
  switch (kind) {
    case KernelKind::Value:
    case KernelKind::Gradient:
    case KernelKind::GradientAll:
    case KernelKind::Hessian: return term != TermKind::Output;
    case KernelKind::Product: return term != TermKind::Output && has(PortRole::Direction);
    case KernelKind::Tangent: return has(PortRole::Direction);
    case KernelKind::Pullback: return has(PortRole::Cotangent);
    case KernelKind::Residual:
    case KernelKind::Normal:
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
