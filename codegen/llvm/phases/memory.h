#pragma once
/// Where phases leave what others read, in the scratch of a call: a block of instances at a time.
#include "codegen/llvm/body/body.h"
#include "codegen/llvm/phases/plan.h"

namespace hgc::cpu {

/// A cell for each value that waits, and arrays: of values at every count of a range, of packed rows, of what is
/// kept for other loops. In arrays the elements of a tile of instances lie one after another.
class PhaseMemory {
 public:
  PhaseMemory(VectorBuilder& ir, const Kernel& kernel, const PhasePlan& plan, const Frame& frame)
      : ir_(ir), kernel_(kernel), plan_(plan), frame_(frame) {}

  /// Makes the block of instances as long as the caches allow, at most `most`, and gives the scalars in all.
  llvm::Value* layOut(uint64_t most);
  void placeAt(llvm::Value* memory);
  /// Instances of a block (i64); those of one that is computed, which begins at `first`.
  llvm::Value* block() const { return layout_.block; }
  void enter(llvm::Value* first, llvm::Value* end);
  llvm::Value* first() const { return places_.first; }
  llvm::Value* last() const { return places_.last; }

  /// Where a value waits for an instance (i64); those of the next ones lie beside it.
  llvm::Value* cell(uint32_t position, llvm::Value* instance);
  /// Where `PhasePlan::kept` number k, or `packed`, lies for the frame's instances at a count (i64).
  llvm::Value* kept(size_t k, llvm::Value* count) { return element(layout_.arrays[k], count); }
  llvm::Value* packed(size_t k, llvm::Value* count) {
    return element(layout_.arrays[plan_.kept.list.size() + k], count);
  }
  /// How many counts `packed` has.
  llvm::Value* packedExtent(size_t k) const { return layout_.arrays[plan_.kept.list.size() + k].extent; }
  /// Memory for loops along lines.
  llvm::Value* ofLines() const { return places_.uniform; }

  /// The body leaves `PhasePlan::atCounts`, and reads them.
  void keepAtCounts(Body& body);

 private:
  struct Array {
    llvm::Value *before, *extent;  // scalars of an instance, or of all
  };
  /// In scalars; of a record of `atCounts`, `before` is the place in it.
  struct Layout {
    std::vector<Array> arrays;    // kept ones, then packed ones
    std::vector<Array> atCounts;  // of `PhasePlan::atCounts`
    uint64_t recordLength = 0;    // what all instances have in common at a count
    llvm::Value *lines,
        *uniform;        // what is before all that differs between instances: of lines, and that of folds, too
    llvm::Value* block;  // instances
  };
  struct Places {
    llvm::Value *uniform, *records, *cells;
    llvm::Value *first = nullptr, *last = nullptr;  // instances of the block
  };
  /// Instances of which arrays hold each element beside one another.
  uint64_t tile() const { return std::max<uint64_t>(kTile, ir_.lanes()); }
  llvm::Value* extentOf(uint32_t at);
  llvm::Value* at(llvm::Value* scalar) { return ir_.realAt(places_.cells, scalar); }
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
  Layout layout_ = {};
  Places places_ = {};
};

}  // namespace hgc::cpu
