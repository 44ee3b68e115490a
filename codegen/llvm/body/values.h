#pragma once
/// The values of a kernel's nodes while it is emitted.
#include <functional>
#include <vector>

#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

/// A vector, and one lane of it where all lanes are equal and that lane is available.
struct NodeValue {
  NodeValue(llvm::Value* all = nullptr, llvm::Value* lane = nullptr) : vector(all), one(lane) {}

  llvm::Value *vector, *one;
};

/// Converts a scalar to a vector of one lane, and that to all lanes.
llvm::Value* oneLane(VectorBuilder& ir, llvm::Value* scalar);
NodeValue widen(VectorBuilder& ir, llvm::Value* one);

/// The values of nodes at the insertion point.
class NodeValues {
 public:
  using Elsewhere = std::function<llvm::Value*(uint32_t at)>;
  /// `lockstep` is that of `findLockstep`; `elsewhere` returns values that were not set.
  NodeValues(VectorBuilder& ir, std::vector<bool> lockstep, Elsewhere elsewhere);

  llvm::Value* operator[](uint32_t at);
  /// The value of a node that is the same in all lanes, with one lane.
  llvm::Value* one(uint32_t at);
  /// The value as it was set; null if not.
  const NodeValue& known(uint32_t at) const { return values_[at]; }
  void set(uint32_t at, const NodeValue& value) { values_[at] = value; }
  /// Whether a node has a value, or `elsewhere` may have one.
  bool isKnown(uint32_t at) const { return elsewhere_ || values_[at].vector != nullptr; }

  bool isLockstep(uint32_t at) const { return lockstep_[at]; }
  void setLockstep(uint32_t at, bool isSame) { lockstep_[at] = isSame; }

  /// Values that `elsewhere` returns within a region do not dominate the code after it, and are not remembered.
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
