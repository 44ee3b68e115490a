#include "runtime/executor.h"

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

}  // namespace hgc
