#pragma once
/// The values of a kernel's nodes while it is emitted.
#include <functional>
#include <vector>

#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

/// A vector, and a single lane of it where all are the same and it is at hand.
struct NodeValue {
  NodeValue(llvm::Value* all = nullptr, llvm::Value* lane = nullptr) : vector(all), one(lane) {}

  llvm::Value *vector, *one;
};

/// A scalar as a single lane, and that for all lanes.
llvm::Value* oneLane(VectorBuilder& ir, llvm::Value* scalar);
NodeValue widen(VectorBuilder& ir, llvm::Value* one);

/// The values that nodes have at the builder's place.
class NodeValues {
 public:
  using Elsewhere = std::function<llvm::Value*(uint32_t at)>;
  /// `lockstep` tells by node what is the same in all lanes that get there, `elsewhere` gives values that were not set.
  NodeValues(VectorBuilder& ir, std::vector<bool> lockstep, Elsewhere elsewhere);

  llvm::Value* operator[](uint32_t at);
  /// With one lane, of what is the same in all.
  llvm::Value* one(uint32_t at);
  /// As it was set.
  const NodeValue& known(uint32_t at) const { return values_[at]; }
  void set(uint32_t at, const NodeValue& value) { values_[at] = value; }
  /// Whether a node has a value, or may be given one from elsewhere.
  bool isKnown(uint32_t at) const { return elsewhere_ || values_[at].vector != nullptr; }

  bool isLockstep(uint32_t at) const { return lockstep_[at]; }
  void setLockstep(uint32_t at, bool isSame) { lockstep_[at] = isSame; }

  /// What is given from elsewhere within a region is not there after it.
  void enterRegion() { ++regions_; }
  void leaveRegion() { --regions_; }

 private:
  VectorBuilder& ir_;
  std::vector<NodeValue> values_;
  std::vector<bool> lockstep_;
  Elsewhere elsewhere_;
  unsigned regions_ = 0;
};

}  // namespace hgc::cpu
