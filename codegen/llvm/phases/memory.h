#pragma once
/// The memory through which phases pass values, in the scratch memory of a call: for one block of instances at a time.
#include "codegen/llvm/body/body.h"
#include "codegen/llvm/phases/plan.h"

namespace hgc::cpu {

/// The values of `PhasePlan`: a cell for each value and instance, and arrays over iterations (`kept`, `packed`,
/// `atCounts`), in which the elements of a tile of instances are contiguous.
class PhaseMemory {
 public:
  PhaseMemory(VectorBuilder& ir, const Kernel& kernel, const PhasePlan& plan, const Frame& frame)
      : ir_(ir), kernel_(kernel), plan_(plan), frame_(frame) {}

  /// Chooses the largest block of instances that fits into a cache, at most `most`. Returns the size of the memory in
  /// scalars.
  llvm::Value* layOut(uint64_t most);
  /// Sets the memory.
  void placeAt(llvm::Value* memory);
  /// The number of instances in a block (i64).
  llvm::Value* block() const { return layout_.block; }
  /// Starts the block [first(), last()) of instances, up to `end` (all i64).
  void startBlock(llvm::Value* first, llvm::Value* end);
  llvm::Value* first() const { return places_.first; }
  llvm::Value* last() const { return places_.last; }

  /// The address of an instance's cell (instance is an i64); those of the next instances follow.
  llvm::Value* cell(uint32_t position, llvm::Value* instance);
  /// The address of `PhasePlan::kept` number k, or `packed`, for the frame's instances in iteration `count` (i64).
  llvm::Value* kept(size_t k, llvm::Value* count) { return element(layout_.arrays[k], count); }
  llvm::Value* packed(size_t k, llvm::Value* count) {
    return element(layout_.arrays[plan_.kept.list.size() + k], count);
  }
  /// The number of iterations of `packed`.
  llvm::Value* packedExtent(size_t k) const { return layout_.arrays[plan_.kept.list.size() + k].extent; }
  /// The memory of line loops.
  llvm::Value* ofLines() const { return places_.lines; }

  /// Lets a body store and load the values of `PhasePlan::atCounts`.
  void setHooks(Body& body);

 private:
  struct Array {
    llvm::Value *offset, *extent;  // in scalars: the offset in an instance, or in a record; the length
  };
  struct Layout {
    std::vector<Array> arrays;           // kept ones, then packed ones
    std::vector<Array> atCounts;         // of `PhasePlan::atCounts`
    uint64_t recordLength = 0;           // scalars of a record: the uniform values of an iteration
    llvm::Value *linesEnd, *uniformEnd;  // in scalars: of the memory of line loops, then of records
    llvm::Value* block;                  // instances
  };
  struct Places {
    llvm::Value *lines, *records, *cells;
    llvm::Value *first = nullptr, *last = nullptr;  // instances of the block
  };
  /// The number of instances whose elements are contiguous.
  uint64_t tile() const { return std::max<uint64_t>(kTile, ir_.lanes()); }
  llvm::Value* extentOf(uint32_t at);
  llvm::Value* at(llvm::Value* scalar) { return ir_.realAt(places_.cells, scalar); }
  llvm::Value* firstElement(const Array& array);
  llvm::Value* element(const Array& array, llvm::Value* index);
  llvm::Value* elementsByLane(const Array& array, llvm::Value* indices, llvm::Type* scalar);
  llvm::Value* uniformElement(size_t number, llvm::Value* count);
  size_t numberOf(uint32_t kept) const;
  uint32_t countAround(uint32_t position) const;
  void storeAt(Body& body, size_t number, llvm::Value* value);
  llvm::Value* loadAt(Body& body, size_t number, uint32_t count, llvm::Type* type);

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const PhasePlan& plan_;
  const Frame& frame_;
  Layout layout_ = {};
  Places places_ = {};
};

}  // namespace hgc::cpu
