#pragma once
/// Where phases leave what others read, in the scratch of a call: a block of instances at a time.
#include "codegen/llvm/body/body.h"
#include "codegen/llvm/phases/plan.h"

namespace hgc::cpu {

/// A cell for each value that waits, and arrays: of values at every count of a range, of packed rows, of what is
/// kept for other loops. In arrays the elements of a tile of instances lie one after another.
class PhaseMemory {
 public:
  /// `outer` has what is the same for all instances.
  PhaseMemory(VectorBuilder& ir, const Kernel& kernel, const PhasePlan& plan, const Frame& frame, Body& outer);

  /// Makes the block of instances as long as the caches allow, at most `most`, and gives the scalars in all.
  llvm::Value* layOut(uint64_t most);
  void placeAt(llvm::Value* memory);
  /// Instances of a block (i64); the first of that which is computed.
  llvm::Value* block() const { return block_; }
  void enter(llvm::Value* first) { first_ = first; }

  /// Where a value waits for an instance (i64); those of the next ones lie beside it.
  llvm::Value* cell(uint32_t position, llvm::Value* instance);
  /// Where `PhasePlan::kept` number k, or `packed`, lies for the frame's instances at a count (i64).
  llvm::Value* kept(size_t k, llvm::Value* count) { return element(arrays_[k], count); }
  llvm::Value* packed(size_t k, llvm::Value* count) { return element(arrays_[plan_.kept.size() + k], count); }
  /// How many counts `packed` has.
  llvm::Value* packedExtent(size_t k) const { return arrays_[plan_.kept.size() + k].extent; }
  /// Memory for loops along lines.
  llvm::Value* ofLines() const { return uniform_; }

  /// The body leaves `PhasePlan::atCounts`, and reads them.
  void keepAtCounts(Body& body);

 private:
  struct Array {
    llvm::Value *before, *extent;  // scalars of an instance, or of all
  };
  llvm::Value* extentOf(uint32_t at);
  llvm::Value* at(llvm::Value* scalar) { return ir_.realAt(memory_, scalar); }
  llvm::Value* firstElement(const Array& array);
  llvm::Value* element(const Array& array, llvm::Value* index);
  llvm::Value* elementsByLane(const Array& array, llvm::Value* indices, llvm::Type* scalar);
  llvm::Value* uniformElement(size_t number, llvm::Value* count);
  size_t numberOf(uint32_t kept) const;
  uint32_t countAround(uint32_t position) const;
  void keepAt(Body& body, size_t number, llvm::Value* value);
  llvm::Value* keptAt(Body& body, size_t number, uint32_t count, llvm::Type* type);

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const PhasePlan& plan_;
  const Frame& frame_;
  Body& outer_;
  uint64_t tile_;                // instances of which arrays hold each element beside one another
  std::vector<Array> arrays_;    // kept ones, then packed ones
  std::vector<Array> atCounts_;  // of `PhasePlan::atCounts`; of a record, `before` is the place in it
  uint64_t recordLength_ = 0;    // scalars that all instances have in common at a count
  llvm::Value *firstRecord_ = nullptr, *records_ = nullptr;  // where these begin
  llvm::Value* uniformScalars_ = nullptr;  // before all that differs between instances; of lines, then of folds
  llvm::Value *block_ = nullptr, *uniform_ = nullptr, *memory_ = nullptr, *first_ = nullptr;
};

}  // namespace hgc::cpu
