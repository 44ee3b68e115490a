#pragma once
/// How shaders lay out what they leave of instances.
#include "ir/kernel/derivative.h"

namespace hgc {

/// Numbers of an instance that lie side by side where several of each instance are read together, in any order of
/// instances: 32 bytes, which GPUs read at once.
inline constexpr uint32_t kQuad = 4;
/// The constant of specialization that has neighbours write them together: GPUs write 32 bytes at once, too.
inline constexpr uint32_t kTogetherConstant = 2;

/// Of a kernel of this kind, 1 or `kQuad`: number c of the i-th instance of a launch is at
/// (c / q * stride + i) * q + c % q. Triangles are added up block by block.
inline uint32_t sideBySide(KernelKind kind) {
  const RootKind first = info(kind).stores[0].root;
  return first == RootKind::Hessian || first == RootKind::Normal ? kQuad : 1;
}

}  // namespace hgc
