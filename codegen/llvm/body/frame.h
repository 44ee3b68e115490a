#pragma once
/// What a kernel is called with, and the instances that it is at.
#include <vector>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// The arguments of a kernel, loaded, and the instances that it is at.
struct Frame {
  std::vector<llvm::Value*> ports, slots, lifted, tables, rowBegins, accumulators, targets;
  llvm::Value *accumulatorArray = nullptr, *targetArray = nullptr;  ///< where these pointers stand
  llvm::Value* sizes = nullptr;
  std::vector<llvm::Value*> columns;  ///< i64: those sizes, by number, that say where partials are stored
  llvm::Value* values = nullptr;
  std::vector<llvm::Value*> kept;  ///< by number: where sums for the way back go
  llvm::Value* outputs = nullptr;
  llvm::Value* sums = nullptr;
  llvm::Value* longest = nullptr;   ///< i64, where what folds carried is read again
  llvm::Value* instance = nullptr;  ///< i64, the first of the vector
  llvm::Value* lane = nullptr;      ///< i32 vector of instance numbers, held before the last
  llvm::Value* live = nullptr;      ///< which lanes are before that
};

/// Loads what `kernel` needs of `args` (a pointer to `KernelArgs`), without instances.
Frame loadFrame(VectorBuilder& ir, const Kernel& kernel, llvm::Value* args);

/// Loads besides what scatter needs.
void loadAccumulators(VectorBuilder& ir, const Kernel& kernel, Frame& frame);

/// Sets the instances of a frame to those from `first` on, held before `end` (i64 both).
void placeFrame(VectorBuilder& ir, Frame& frame, llvm::Value* end, llvm::Value* first);

/// Sets them to a whole vector from `first` on, all of it inside the group.
void placeWhole(VectorBuilder& ir, Frame& frame, llvm::Value* first);

/// A size by number, as i64, from where these stand.
llvm::Value* loadSize(VectorBuilder& ir, llvm::Value* sizes, uint32_t k);

}  // namespace hgc::cpu
