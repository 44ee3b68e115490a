#pragma once
/// Finds stretches of instances that read consecutive rows. An index that is computed from the instance's number, by
/// division into indices, shifts, clamps or wrapping, grows by one from instance to instance, except where a line ends
/// or a clamp begins. The kernel computes the length of the stretch at its first instance; along it each load is one
/// vector.
#include <functional>
#include <vector>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// How an integer changes along a stretch.
enum class Course : uint8_t {
  Stays,  ///< the same at all instances
  Steps,  ///< one more at each instance
  Other,
};

/// By node. All are `Other` where stretches do not pay, since they emit the body twice.
std::vector<Course> findCourses(const Kernel& kernel);

/// The values of a stretch, computed when the kernel runs.
struct Stretch {
  std::vector<llvm::Value*>
      ones;  ///< by node that stays: its value, with one lane; null for others and for uniform nodes
  std::vector<llvm::Value*> offsets;  ///< by node that steps: i64, its difference from the instance's number; or null
  llvm::Value* end = nullptr;         ///< i64: whole vectors, possibly none, after the first instance
};

/// The stretch from `first` on, up to `end` at most (i64). `uniform` returns the value of a uniform node, with one
/// lane.
Stretch findStretch(VectorBuilder& ir, const Kernel& kernel, const std::vector<Course>& courses,
                    const std::function<llvm::Value*(uint32_t)>& uniform, llvm::Value* first, llvm::Value* end);

}  // namespace hgc::cpu
