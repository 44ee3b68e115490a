#include "codegen/llvm/body/stretches.h"

#include <algorithm>

#include "codegen/llvm/body/lanes.h"

namespace hgc::cpu {
namespace {

/// Most nodes of a kernel that is emitted twice.
constexpr size_t kLongest = 1000;

/// Whether an operation on a stepping and a staying operand steps, up to its first kink.
bool mayStep(Op op, Course a, Course b) {
  const bool isEither = (a == Course::Steps && b == Course::Stays) || (a == Course::Stays && b == Course::Steps);
  if (op == Op::IAdd || op == Op::IMin || op == Op::IMax) return isEither;
  return (op == Op::ISub || op == Op::IMod) && a == Course::Steps && b == Course::Stays;
}

Course courseOf(const Kernel& kernel, uint32_t at, const std::vector<Course>& known) {
  const Node& node = kernel.code[at];
  if (node.op == Op::Index) return Course::Steps;
  const int count = operandCount(node);
  if (count == 0 || node.type == Type::Real || node.op == Op::Table || node.op == Op::RowBegin) return Course::Other;
  bool allStay = true;
  for (int k = 0; k < count; ++k) allStay = allStay && known[node.operand(k)] == Course::Stays;
  if (allStay) return Course::Stays;
  if (count != 2) return Course::Other;
  const Course a = known[node.a], b = known[node.b];
  if (node.op == Op::IDiv && a == Course::Steps && b == Course::Stays) return Course::Stays;
  return mayStep(node.op, a, b) ? Course::Steps : Course::Other;
}

/// Whether a load of this row is cheaper along a stretch.
bool gains(const Kernel& kernel, const Node& load, const std::vector<Course>& courses,
           const std::vector<bool>& uniform) {
  if (load.op != Op::Load || kernel.code[load.a].op == Op::Index) return false;
  return !uniform[load.a] && courses[load.a] != Course::Other;
}

}  // namespace

std::vector<Course> findCourses(const Kernel& kernel) {
  std::vector<Course> courses(kernel.code.size(), Course::Other);
  if (kernel.code.size() > kLongest || hasLoops(kernel)) return courses;
  const std::vector<bool> uniform = findUniform(kernel);
  std::vector<bool> inArm(kernel.code.size(), false);
  for (const Region& region : kernel.regions) std::fill(inArm.begin() + region.begin, inArm.begin() + region.end, true);
  bool some = false;
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const bool isReal = kernel.code[at].type == Type::Real;
    if (uniform[at]) courses[at] = isReal ? Course::Other : Course::Stays;
    else if (!inArm[at]) courses[at] = courseOf(kernel, at, courses);
    some = some || gains(kernel, kernel.code[at], courses, uniform);
  }
  if (!some) courses.assign(courses.size(), Course::Other);
  return courses;
}

namespace {

/// Emits the staying values and the offsets of stepping ones, and ends the stretch before the first kink.
class StretchFinder {
 public:
  StretchFinder(VectorBuilder& ir, const Kernel& kernel, const std::vector<Course>& courses,
                const std::function<llvm::Value*(uint32_t)>& uniform, llvm::Value* first, llvm::Value* end)
      : ir_(ir), one_(ir, 1), kernel_(kernel), courses_(courses), uniform_(uniform), first_(first) {
    stretch_.ones.resize(courses.size());
    stretch_.offsets.resize(courses.size());
    instances_ = ir.CreateSub(end, first);
  }

  Stretch find(const std::vector<bool>& isUniform) {
    llvm::Value* rows = long_(0);  // all bits of those that are read at the first instance
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Node& node = kernel_.code[at];
      if (courses_[at] == Course::Steps) stretch_.offsets[at] = offsetOf(node);
      if (courses_[at] == Course::Stays && !isUniform[at]) stretch_.ones[at] = operation(node);
      if (node.op == Op::Load && courses_[node.a] == Course::Steps) rows = ir_.CreateOr(rows, firstOf(node.a));
    }
    llvm::Value* some = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, instances_, long_(0));
    // Rows are checked when data is bound: one that does not wrap at the first instance does not wrap at others.
    some = ir_.CreateSelect(ir_.CreateICmpULE(rows, mostInt()), some, long_(0));
    some = ir_.CreateAnd(some, long_(-static_cast<int64_t>(ir_.lanes())));
    stretch_.end = ir_.CreateAdd(first_, some);
    return std::move(stretch_);
  }

 private:
  llvm::Value* long_(int64_t value) { return ir_.getInt64(static_cast<uint64_t>(value)); }
  llvm::Value* mostInt() { return long_(INT32_MAX); }

  /// The value at the first instance, with one lane; may have wrapped.
  llvm::Value* oneOf(uint32_t at) {
    if (courses_[at] == Course::Stays) return stretch_.ones[at] != nullptr ? stretch_.ones[at] : uniform_(at);
    llvm::Value* value = ir_.CreateTrunc(firstOf(at), ir_.getInt32Ty());
    return one_.splat(value);
  }
  /// The same in 64 bits, without wrapping.
  llvm::Value* firstOf(uint32_t at) {
    if (courses_[at] == Course::Steps) return ir_.CreateAdd(first_, stretch_.offsets[at]);
    return ir_.firstLane(oneOf(at));
  }

  /// Ends the stretch before a stepping node, which is `value` at the first instance, leaves [least, most].
  void keepWithin(llvm::Value* value, llvm::Value* least, llvm::Value* most) {
    llvm::Value* left = ir_.CreateAdd(ir_.CreateSub(most, value), long_(1));
    left = ir_.CreateSelect(ir_.CreateICmpSLT(value, least), long_(0), left);
    instances_ = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, instances_, left);
  }

  /// An operation on staying operands, or a quotient that stays while the dividend steps.
  llvm::Value* operation(const Node& node) {
    llvm::Value* operands[3] = {};
    for (int k = 0; k < operandCount(node); ++k) operands[k] = oneOf(node.operand(k));
    llvm::Value* result = emitOperation(one_, node.op, operands[0], operands[1], operands[2]);
    if (courses_[node.a] == Course::Steps) keepQuotient(node, result);
    return result;
  }

  void keepQuotient(const Node& node, llvm::Value* quotient) {
    llvm::Value* whole = ir_.firstLane(quotient);
    llvm::Value* divisor = firstOf(node.b);  // where it is not positive, nothing lies in between
    llvm::Value* least = ir_.CreateMul(whole, divisor);
    llvm::Value* most = ir_.CreateSub(ir_.CreateAdd(least, divisor), long_(1));
    keepWithin(firstOf(node.a), least, ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, most, mostInt()));
  }

  llvm::Value* offsetOf(const Node& node) {
    if (node.op == Op::Index) return long_(0);
    const bool isFirst = courses_[node.a] == Course::Steps;
    const uint32_t steps = isFirst ? node.a : node.b, stays = isFirst ? node.b : node.a;
    llvm::Value* offset = stretch_.offsets[steps];
    if (node.op == Op::IAdd) return ir_.CreateAdd(offset, firstOf(stays));
    if (node.op == Op::ISub) return ir_.CreateSub(offset, firstOf(stays));
    if (node.op == Op::IMod) {
      llvm::Value* quotient = emitOperation(one_, Op::IDiv, oneOf(steps), oneOf(stays), nullptr);
      keepQuotient(node, quotient);
      llvm::Value* whole = ir_.firstLane(quotient);
      return ir_.CreateSub(offset, ir_.CreateMul(whole, firstOf(stays)));
    }
    if (node.op == Op::IMax) keepWithin(firstOf(steps), firstOf(stays), mostInt());
    else keepWithin(firstOf(steps), long_(INT32_MIN), firstOf(stays));
    return offset;
  }

  VectorBuilder& ir_;
  VectorBuilder one_;
  const Kernel& kernel_;
  const std::vector<Course>& courses_;
  const std::function<llvm::Value*(uint32_t)>& uniform_;
  llvm::Value* first_;
  llvm::Value* instances_;
  Stretch stretch_;
};

}  // namespace

Stretch findStretch(VectorBuilder& ir, const Kernel& kernel, const std::vector<Course>& courses,
                    const std::function<llvm::Value*(uint32_t)>& uniform, llvm::Value* first, llvm::Value* end) {
  return StretchFinder(ir, kernel, courses, uniform, first, end).find(findUniform(kernel));
}

}  // namespace hgc::cpu
