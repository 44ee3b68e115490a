#pragma once
/// What a loop along lines computes at a count: alike for all, for a line, for a vector of columns.
#include <memory>

#include "codegen/llvm/body/body.h"
#include "codegen/llvm/lines/loops.h"

namespace hgc::cpu {

using Values = std::vector<llvm::Value*>;

/// With what such a loop is emitted.
struct LineContext {
  VectorBuilder& ir;
  const Kernel& kernel;
  const Frame& frame;
  SharedArms& arms;
  Body& outer;  ///< has what is the same for all
  const Lines& lines;
  const LineLoop& loop;

  bool is(uint32_t at, Along along) const { return lines.along[at] == along; }
  llvm::Value* toLong(llvm::Value* value) const { return ir.CreateSExt(value, ir.getInt64Ty()); }
  /// What is the same for all, as a scalar.
  llvm::Value* scalarOf(uint32_t at) const { return ir.CreateExtractElement(outer.values[at], uint64_t{0}); }
};

using BodyPtr = std::unique_ptr<Body>;

/// A body that takes from `elsewhere` what it does not emit.
BodyPtr bodyWith(const LineContext& context, std::function<llvm::Value*(uint32_t)> elsewhere);

/// Of a line (i64), with what it needs of before the loop.
BodyPtr lineBody(const LineContext& context, llvm::Value* line);

/// Of the columns from `column` on (i64); those from `end` on are like the last before.
BodyPtr columnBody(const LineContext& context, llvm::Value* column, llvm::Value* end);

/// Of what is the same for all instances at a count (i32).
BodyPtr commonBody(const LineContext& context, llvm::Value* count);

/// Goes on with the body of a line or of columns at the count of `common`.
void goOn(const LineContext& context, Body& body, Body& common, Along along);

/// Counts [begin, end) (i32), `by` at a time. There is at least one.
struct Counts {
  llvm::Value *begin = nullptr, *end = nullptr;
  unsigned by = 1;
};

/// At every count `carried` goes on with what `step` gives; gives what it comes to.
Values overCounts(VectorBuilder& ir, const Counts& counts, const Values& carried,
                  const std::function<Values(llvm::Value* count, const Values&)>& step);

}  // namespace hgc::cpu
