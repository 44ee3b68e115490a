#include "codegen/llvm/most_iterations.h"

#include <algorithm>

namespace hgc::cpu {
namespace {

class Lengths {
 public:
  Lengths(VectorBuilder& ir, const Kernel& kernel, const BoundsOutside& outside)
      : ir_(ir), kernel_(kernel), outside_(outside) {}

  Bounds boundsOf(uint32_t at) {
    const Node& node = kernel_.code[at];
    const std::set<uint32_t> needed = needs(at);
    if (!counts(needed)) return outside_(at, needed);
    if (node.op == Op::Range)
      return {ir_.getInt64(0), most(ir_.CreateSub(boundsOf(node.a).high, ir_.getInt64(1)), ir_.getInt64(0))};
    const bool isKnown =
        node.op == Op::IAdd || node.op == Op::ISub || node.op == Op::IMul || node.op == Op::IMin || node.op == Op::IMax;
    if (!isKnown) return anything();
    const Bounds a = boundsOf(node.a), b = boundsOf(node.b);
    switch (node.op) {
      case Op::IAdd: return held({ir_.CreateAdd(a.low, b.low), ir_.CreateAdd(a.high, b.high)});
      case Op::ISub: return held({ir_.CreateSub(a.low, b.high), ir_.CreateSub(a.high, b.low)});
      case Op::IMin: return {least(a.low, b.low), least(a.high, b.high)};
      case Op::IMax: return {most(a.low, b.low), most(a.high, b.high)};
      default: return held(product(a, b));
    }
  }

 private:
  /// Whether one of these is what a loop counts.
  bool counts(const std::set<uint32_t>& needed) const {
    return std::ranges::any_of(needed, [&](uint32_t at) { return kernel_.code[at].op == Op::Range; });
  }
  std::set<uint32_t> needs(uint32_t root) const {
    std::set<uint32_t> needed;
    std::vector<uint32_t> stack = {root};
    while (!stack.empty()) {
      const uint32_t at = stack.back();
      stack.pop_back();
      if (!needed.insert(at).second) continue;
      for (int k = 0; k < operandCount(kernel_.code[at]); ++k) stack.push_back(kernel_.code[at].operand(k));
    }
    return needed;
  }

  Bounds anything() { return {ir_.getInt64(static_cast<uint64_t>(int64_t{INT32_MIN})), ir_.getInt64(INT32_MAX)}; }

  /// Integers wrap: what leaves their range may be anything.
  Bounds held(Bounds of) {
    const Bounds all = anything();
    llvm::Value* wraps = ir_.CreateOr(ir_.CreateICmpSLT(of.low, all.low), ir_.CreateICmpSGT(of.high, all.high));
    return {ir_.CreateSelect(wraps, all.low, of.low), ir_.CreateSelect(wraps, all.high, of.high)};
  }
  Bounds product(Bounds a, Bounds b) {
    llvm::Value* corners[] = {ir_.CreateMul(a.low, b.low), ir_.CreateMul(a.low, b.high), ir_.CreateMul(a.high, b.low),
                              ir_.CreateMul(a.high, b.high)};
    Bounds all{corners[0], corners[0]};
    for (llvm::Value* corner : corners) all = {least(all.low, corner), most(all.high, corner)};
    return all;
  }
  llvm::Value* least(llvm::Value* a, llvm::Value* b) { return ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, a, b); }
  llvm::Value* most(llvm::Value* a, llvm::Value* b) { return ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, a, b); }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const BoundsOutside& outside_;
};

}  // namespace

llvm::Value* mostIterations(VectorBuilder& ir, const Kernel& kernel, uint32_t length, const BoundsOutside& outside) {
  llvm::Value* most = Lengths(ir, kernel, outside).boundsOf(length).high;
  return ir.CreateBinaryIntrinsic(llvm::Intrinsic::smax, most, ir.getInt64(0));
}

}  // namespace hgc::cpu
