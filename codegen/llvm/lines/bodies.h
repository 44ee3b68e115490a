#pragma once
/// The bodies of an iteration of a `LineLoop`: what is uniform, what a line computes, and a vector of columns.
#include <memory>

#include "codegen/llvm/body/body.h"
#include "codegen/llvm/lines/loops.h"

namespace hgc::cpu {

using Values = std::vector<llvm::Value*>;

/// The parts needed to emit such a loop.
struct LineContext {
  VectorBuilder& ir;
  const Kernel& kernel;
  const Frame& frame;
  SharedArms& arms;
  Body& outer;  ///< has the uniform values
  const Lines& lines;
  const LineLoop& loop;

  bool is(uint32_t at, Along along) const { return lines.along[at] == along; }
  llvm::Value* toLong(llvm::Value* value) const { return ir.CreateSExt(value, ir.getInt64Ty()); }
  /// A uniform value, as a scalar.
  llvm::Value* scalarOf(uint32_t at) const { return ir.CreateExtractElement(outer.values[at], uint64_t{0}); }
};

using BodyPtr = std::unique_ptr<Body>;

/// A body that takes from `elsewhere` what it does not emit.
BodyPtr bodyWith(const LineContext& context, std::function<llvm::Value*(uint32_t)> elsewhere);

/// The body of a line (i64), with the values from before the loop that it reads.
BodyPtr lineBody(const LineContext& context, llvm::Value* line);

/// The body of the columns from `column` on (i64); those past `end` repeat the last one.
BodyPtr columnBody(const LineContext& context, llvm::Value* column, llvm::Value* end);

/// The body of what is uniform in iteration `count` (i32).
BodyPtr commonBody(const LineContext& context, llvm::Value* count);

/// Emits the part of a line or of columns in the iteration of `common`.
void emitIteration(const LineContext& context, Body& body, Body& common, Along along);

/// Iterations [begin, end) (i32), `by` at a time; at least one.
struct Counts {
  llvm::Value *begin = nullptr, *end = nullptr;
  unsigned by = 1;
};

/// Emits a loop over iterations: `step` maps carried values to the next. Returns the final ones.
Values overCounts(VectorBuilder& ir, const Counts& counts, const Values& carried,
                  const std::function<Values(llvm::Value* count, const Values&)>& step);

}  // namespace hgc::cpu
