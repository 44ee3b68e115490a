#pragma once
#include <llvm/IR/IRBuilder.h>

#include <array>
#include <functional>
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/op.h"

namespace hgc::cpu {

/// Builds instructions on vectors of `lanes` elements. Reals are f64, integers i32, truth values i1; no fast-math
/// flags.
class VectorBuilder : public llvm::IRBuilder<> {
 public:
  VectorBuilder(llvm::LLVMContext& context, unsigned lanes);
  /// At the insertion point of another builder, with a different number of lanes.
  VectorBuilder(const VectorBuilder& place, unsigned lanes);

  unsigned lanes() const { return lanes_; }
  /// How many tiles of instances a vector holds; 1 if less than one.
  unsigned tiles() const { return lanes_ <= kTile ? 1 : lanes_ / kTile; }
  /// The lanes of a tile.
  llvm::Value* tileOf(llvm::Value* vector, unsigned tile);
  llvm::Type* realType() const { return real_; }
  llvm::Type* intType() const { return int_; }
  llvm::Type* longType() const { return long_; }
  llvm::Type* vectorOf(Type type) {
    return type == Type::Real ? real_ : type == Type::Int ? int_ : llvm::FixedVectorType::get(getInt1Ty(), lanes_);
  }

  llvm::Value* splat(llvm::Value* scalar) { return CreateVectorSplat(lanes_, scalar); }
  llvm::Value* real(double value) { return splat(llvm::ConstantFP::get(getDoubleTy(), value)); }
  llvm::Value* integer(int32_t value) { return splat(getInt32(static_cast<uint32_t>(value))); }

  /// The first lane of an integer vector, as i64.
  llvm::Value* firstLane(llvm::Value* vector) {
    return CreateSExt(CreateExtractElement(vector, uint64_t{0}), getInt64Ty());
  }

  /// A new block of the function.
  llvm::BasicBlock* newBlock(const char* name) {
    return llvm::BasicBlock::Create(getContext(), name, GetInsertBlock()->getParent());
  }

  /// The address of a real in an array; loads and stores at such addresses.
  llvm::Value* realAt(llvm::Value* array, llvm::Value* index) { return CreateGEP(getDoubleTy(), array, index); }
  llvm::Value* load(llvm::Type* type, llvm::Value* place) { return CreateAlignedLoad(type, place, llvm::Align(8)); }
  void store(llvm::Value* value, llvm::Value* place) { CreateAlignedStore(value, place, llvm::Align(8)); }

  /// A field of a structure, by its offset in bytes.
  llvm::Value* loadField(llvm::Value* structure, size_t offset, llvm::Type* type) {
    return CreateLoad(type, CreateConstGEP1_64(getInt8Ty(), structure, offset));
  }

  /// Spills a vector to memory that has room for as many f64, and reloads it. Booleans are spilled as masks on SSE2 and
  /// AVX2, which take a dozen instructions to expand packed bits; AVX-512 computes with packed bits.
  void leave(llvm::Value* value, llvm::Value* place);
  llvm::Value* takeUp(Type type, llvm::Value* place);

  /// A barrier for LLVM's scheduler without an instruction. Between two of them LLVM compares every read with every
  /// write that it cannot prove disjoint, so that its time grows with their product.
  void fence() { CreateFence(llvm::AtomicOrdering::SequentiallyConsistent, llvm::SyncScope::SingleThread); }
  /// How many writes there should be between fences.
  static constexpr size_t kWritesBetweenFences = 16;

 private:
  bool waitsAsMask(llvm::Type* type) const { return type->getScalarType()->isIntegerTy(1) && lanes_ < kTile; }

  unsigned lanes_;
  llvm::Type* real_;
  llvm::Type* int_;
  llvm::Type* long_;
};

/// Allows a function the widest vector registers, and marks it as never throwing.
void allowWideVectors(llvm::Function& function);

/// Emits a loop over i64 values from `begin` up to `end`; `body` emits an iteration and returns the next value. The
/// builder ends up after the loop.
void emitLoop(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end,
              const std::function<llvm::Value*(llvm::Value*)>& body);
/// The same with a constant step.
void emitLoop(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, llvm::Value* step,
              const std::function<void(llvm::Value*)>& body);

/// Emits an operation of the table that has no expansion; operands that it does not take are null.
llvm::Value* emitOperation(VectorBuilder& ir, Op op, llvm::Value* a, llvm::Value* b, llvm::Value* c);

/// `rows[l]` holds four consecutive scalars of lane l; the result holds four vectors of lanes.
std::array<llvm::Value*, 4> rowsToLanes(VectorBuilder& ir, const std::vector<llvm::Value*>& rows);

/// The inverse: four vectors of lanes to one vector of four scalars per lane.
std::vector<llvm::Value*> lanesToRows(VectorBuilder& ir, const std::array<llvm::Value*, 4>& columns);

}  // namespace hgc::cpu
