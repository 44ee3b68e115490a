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

/// A field of `args`, a pointer to `KernelArgs`.
llvm::Value* argumentOf(VectorBuilder& ir, llvm::Value* args, KernelArg which, llvm::Type* type);

/// So many bytes (an i64) of the memory that the kernel is given. Where it has less, it returns what it needs: this
/// comes before all that it leaves.
llvm::Value* scratchOf(VectorBuilder& ir, llvm::Value* args, llvm::Value* bytes);

/// Loads what `kernel` needs of `args` (a pointer to `KernelArgs`), without instances.
Frame loadFrame(VectorBuilder& ir, const Kernel& kernel, llvm::Value* args);

/// Whether a kernel adds its partials up.
bool addsPartials(const Kernel& kernel);

/// Loads besides what that needs.
void loadAccumulators(VectorBuilder& ir, const Kernel& kernel, Frame& frame);

/// Sets the instances of a frame to those from `first` on, held before `end` (i64 both).
void placeFrame(VectorBuilder& ir, Frame& frame, llvm::Value* end, llvm::Value* first);

/// Sets them to a whole vector from `first` on, all of it inside the group.
void placeWhole(VectorBuilder& ir, Frame& frame, llvm::Value* first);

/// A size by number, as i64.
llvm::Value* sizeAt(VectorBuilder& ir, const Frame& frame, uint32_t k);

/// The lanes of tiles with instances before the last.
llvm::Value* liveTiles(VectorBuilder& ir, const Frame& frame);

/// The elements of an array that are the instances'.
llvm::Value* loadInstances(VectorBuilder& ir, const Frame& frame, llvm::Value* array, llvm::Type* element,
                           llvm::Type* vector);

/// The number of an instance in an array, and the instance of a lane, as i64.
llvm::Value* numberAt(VectorBuilder& ir, llvm::Value* array, llvm::Value* instance);
llvm::Value* instanceOf(VectorBuilder& ir, const Frame& frame, unsigned lane);

}  // namespace hgc::cpu
