#pragma once
#include <vector>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// The loaded arguments of a kernel, and the current vector of instances.
struct Frame {
  std::vector<llvm::Value*> ports, slots, lifted, tables, rowBegins, accumulators, targets;
  llvm::Value *accumulatorArray = nullptr, *targetArray = nullptr;  ///< the arrays that these pointers come from
  llvm::Value* sizes = nullptr;
  std::vector<llvm::Value*> columns;  ///< i64, by number: the sizes that give the columns of partials
  llvm::Value* values = nullptr;
  std::vector<llvm::Value*> kept;  ///< by number: where sums for reverse mode are stored
  llvm::Value* outputs = nullptr;
  llvm::Value* sums = nullptr;
  llvm::Value* longest = nullptr;  ///< i64: the longest loop, where values that folds carry are stored for reverse mode
  llvm::Value* instance = nullptr;  ///< i64: the first of the vector
  llvm::Value* lane = nullptr;      ///< i32 vector: instance numbers, clamped to the last instance
  llvm::Value* live = nullptr;      ///< the mask of lanes that are not clamped
};

/// A field of `args`, a pointer to `KernelArgs`.
llvm::Value* argumentOf(VectorBuilder& ir, llvm::Value* args, KernelArg which, llvm::Type* type);

/// The kernel's scratch memory, of `bytes` (i64). Emits a check that returns the needed size where it is smaller, so
/// this must precede all stores.
llvm::Value* scratchOf(VectorBuilder& ir, llvm::Value* args, llvm::Value* bytes);

/// Loads what `kernel` uses of `args`, a pointer to `KernelArgs`; instances are not set.
Frame loadFrame(VectorBuilder& ir, const Kernel& kernel, llvm::Value* args);

/// Whether a kernel adds its partials to accumulators.
bool addsPartials(const Kernel& kernel);

/// Loads the accumulators of such a kernel.
void loadAccumulators(VectorBuilder& ir, const Kernel& kernel, Frame& frame);

/// Sets the instances of a frame to those from `first` on, clamped below `end` (i64).
void placeFrame(VectorBuilder& ir, Frame& frame, llvm::Value* end, llvm::Value* first);

/// Sets them to a whole vector from `first` on, all of which exist.
void placeWhole(VectorBuilder& ir, Frame& frame, llvm::Value* first);

/// A size by number, as i64.
llvm::Value* sizeAt(VectorBuilder& ir, const Frame& frame, uint32_t k);

/// The mask of instances that exist, rounded up to tiles.
llvm::Value* liveTiles(VectorBuilder& ir, const Frame& frame);

/// Loads an array at the current instances.
llvm::Value* loadInstances(VectorBuilder& ir, const Frame& frame, llvm::Value* array, llvm::Type* element,
                           llvm::Type* vector);

/// The number of an instance in an array, and the instance of a lane, as i64.
llvm::Value* numberAt(VectorBuilder& ir, llvm::Value* array, llvm::Value* instance);
llvm::Value* instanceOf(VectorBuilder& ir, const Frame& frame, unsigned lane);

}  // namespace hgc::cpu
