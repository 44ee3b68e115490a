#pragma once
/// What a function computes for one vector of instances.
#include "codegen/llvm/body/frame.h"
#include "codegen/llvm/body/regions.h"
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/body/stretches.h"
#include "codegen/llvm/body/values.h"

namespace hgc::cpu {

/// What others do for a body; any may be missing.
struct BodyHooks {
  /// Has the value of some nodes another way; null for the usual one.
  std::function<llvm::Value*(uint32_t at)> given = {};
  /// Is told every value, to keep some.
  std::function<void(uint32_t at, llvm::Value* value)> keep = {};
  /// Takes the partials of rows that all instances read, with the number of their entry, instead of storing them.
  std::function<void(const Store& store, llvm::Value* value, llvm::Value* entry)> addShared = {};
};

/// What is known of the rows that a body reads.
struct KnownRows {
  std::vector<bool> neighbours;      ///< by node: whether rows of these numbers mostly lie beside one another
  const Stretch* stretch = nullptr;  ///< that it is emitted along; null: none
  Quads quads = {};                  ///< those that were read

  /// What a node has more than the instance's number, where it steps along the stretch; else null.
  llvm::Value* offsetOf(uint32_t at) const { return stretch == nullptr ? nullptr : stretch->offsets[at]; }
};

/// A kernel that is being emitted at the builder's place.
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
/// `elsewhere` gives values that the body does not emit.
Body makeBody(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms,
              NodeValues::Elsewhere elsewhere = {});

/// A node's value, emitted here whether or not it was before.
NodeValue emitNode(Body& body, uint32_t at);
/// Sets that, or what a hook gives.
void emit(Body& body, uint32_t at);
/// Emits positions [begin, end) for which `which` holds; regions that lie within are branched around where no lane
/// needs them, others, and those whose condition is not known yet, are emitted like the rest.
void emitRange(Body& body, uint32_t begin, uint32_t end, const NodeFilter& which);

/// From here on along a stretch, where what stays is not emitted again.
void enterStretch(Body& body, const Stretch& stretch);

llvm::Value* emitConstant(VectorBuilder& ir, Constant value);

}  // namespace hgc::cpu
