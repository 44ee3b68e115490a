#pragma once
/// Emits a kernel's code for one vector of instances.
#include "codegen/llvm/body/frame.h"
#include "codegen/llvm/body/regions.h"
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/body/stretches.h"
#include "codegen/llvm/body/values.h"

namespace hgc::cpu {

/// Callbacks while a body is emitted; any may be null.
struct BodyHooks {
  /// Returns the value of a node that is not to be emitted; null for others.
  std::function<llvm::Value*(uint32_t at)> given = {};
  /// Receives every value that is emitted.
  std::function<void(uint32_t at, llvm::Value* value)> keep = {};
  /// Receives partials of rows that all instances read, with the number of their entry, instead of a store.
  std::function<void(const Store& store, llvm::Value* value, llvm::Value* entry)> addShared = {};
};

/// Properties of the rows that a body reads.
struct KnownRows {
  std::vector<bool>
      neighbours;  ///< by node: whether neighbouring instances mostly read neighbouring rows (`findNeighbours`)
  const Stretch* stretch = nullptr;  ///< the stretch that the body runs along, or null
  Quads quads = {};                  ///< those that are loaded already

  /// A node's difference from the instance's number along the stretch; null where that varies.
  llvm::Value* offsetOf(uint32_t at) const { return stretch == nullptr ? nullptr : stretch->offsets[at]; }
};

/// The state of emitting a kernel at the builder's insertion point.
struct Body {
  VectorBuilder& ir;
  const Kernel& kernel;
  const Frame& frame;
  SharedArms& arms;
  NodeValues values;
  KnownRows rows;
  Regions regions;
  BodyHooks hooks = {};
};
/// `elsewhere` returns the values that the body does not emit.
Body makeBody(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms,
              NodeValues::Elsewhere elsewhere = {});

/// Emits a node, even if it was emitted before.
NodeValue emitNode(Body& body, uint32_t at);
/// Emits a node, or takes its value from a hook, and sets it.
void emit(Body& body, uint32_t at);
/// Emits positions [begin, end) for which `which` holds. Arms that lie within are branched around where no lane takes
/// them; arms that are cut, or whose condition is not known yet, are emitted without a branch.
void emitRange(Body& body, uint32_t begin, uint32_t end, const NodeFilter& which);

/// From here on, the body runs along a stretch: values that stay the same are not emitted again.
void enterStretch(Body& body, const Stretch& stretch);

llvm::Value* emitConstant(VectorBuilder& ir, Constant value);

}  // namespace hgc::cpu
