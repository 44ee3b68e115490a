#pragma once
/// Stretches of instances along which rows lie beside one another. What a kernel reads at the instance's number,
/// divided into indices, shifted, clamped or wrapped, goes on by one row from an instance to the next, but where a line
/// ends or a clamp begins. How far it does is found at the first instance, once for many vectors, and along such a
/// stretch each load is one vector at a place that only moves on.
#include <functional>
#include <vector>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// What an integer does along a stretch.
enum class Course : uint8_t {
  Stays,  ///< the same at all instances
  Steps,  ///< one more at each instance
  Other,
};

/// By node. All are `Other` where stretches do not pay: a body that is emitted a second time takes as long to compile.
std::vector<Course> findCourses(const Kernel& kernel);

/// A stretch of instances, as it is found when a kernel runs.
struct Stretch {
  std::vector<llvm::Value*> ones;     ///< by node that stays, with one lane; null for others and for what is uniform
  std::vector<llvm::Value*> offsets;  ///< by node that steps: i64, what it has more than the instance's number; or null
  llvm::Value* end = nullptr;         ///< i64: a whole number of vectors from the first instance on, or none
};

/// That of instances from `first` on, before `end` (i64 both). `uniform` gives with one lane what is the same for all
/// instances.
Stretch findStretch(VectorBuilder& ir, const Kernel& kernel, const std::vector<Course>& courses,
                    const std::function<llvm::Value*(uint32_t)>& uniform, llvm::Value* first, llvm::Value* end);

}  // namespace hgc::cpu
