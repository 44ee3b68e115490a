#include "codegen/llvm/vectors/builder.h"
#include "ir/rules.h"

namespace hgc::cpu {

using llvm::Value;

// `static` instead of an anonymous namespace: the operation table finds these by argument-dependent lookup.
static bool isReal(Value* a) { return a->getType()->getScalarType()->isDoubleTy(); }

static Value* squareRoot(VectorBuilder& ir, Value* a) { return ir.CreateUnaryIntrinsic(llvm::Intrinsic::sqrt, a); }
static Value* absolute(VectorBuilder& ir, Value* a) { return ir.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, a); }
static Value* floor(VectorBuilder& ir, Value* a) { return ir.CreateUnaryIntrinsic(llvm::Intrinsic::floor, a); }
static Value* ceil(VectorBuilder& ir, Value* a) { return ir.CreateUnaryIntrinsic(llvm::Intrinsic::ceil, a); }
static Value* trunc(VectorBuilder& ir, Value* a) { return ir.CreateUnaryIntrinsic(llvm::Intrinsic::trunc, a); }
static Value* roundEven(VectorBuilder& ir, Value* a) { return ir.CreateUnaryIntrinsic(llvm::Intrinsic::roundeven, a); }
static Value* fusedMultiplyAdd(VectorBuilder& ir, Value* a, Value* b, Value* c) {
  return ir.CreateIntrinsic(llvm::Intrinsic::fma, {a->getType()}, {a, b, c});
}

static Value* less(VectorBuilder& ir, Value* a, Value* b) {
  return isReal(a) ? ir.CreateFCmpOLT(a, b) : ir.CreateICmpSLT(a, b);
}
static Value* lessEqual(VectorBuilder& ir, Value* a, Value* b) {
  return isReal(a) ? ir.CreateFCmpOLE(a, b) : ir.CreateICmpSLE(a, b);
}
static Value* equal(VectorBuilder& ir, Value* a, Value* b) {
  return isReal(a) ? ir.CreateFCmpOEQ(a, b) : ir.CreateICmpEQ(a, b);
}
static Value* notEqual(VectorBuilder& ir, Value* a, Value* b) {
  return isReal(a) ? ir.CreateFCmpUNE(a, b) : ir.CreateICmpNE(a, b);
}
static Value* isNan(VectorBuilder& ir, Value* a) { return ir.CreateFCmpUNO(a, a); }

static Value* toReal(VectorBuilder& ir, Value* a) { return ir.CreateSIToFP(a, ir.realType()); }
static Value* toInt(VectorBuilder& ir, Value* a) { return ir.CreateFPToSI(a, ir.intType()); }
static Value* highWord(VectorBuilder& ir, Value* a) {
  return ir.CreateTrunc(ir.CreateLShr(ir.CreateBitCast(a, ir.longType()), 32), ir.intType());
}
static Value* lowWord(VectorBuilder& ir, Value* a) {
  return ir.CreateTrunc(ir.CreateBitCast(a, ir.longType()), ir.intType());
}
static Value* fromWords(VectorBuilder& ir, Value* high, Value* low) {
  Value* upper = ir.CreateShl(ir.CreateZExt(high, ir.longType()), 32);
  return ir.CreateBitCast(ir.CreateOr(upper, ir.CreateZExt(low, ir.longType())), ir.realType());
}

static Value* nearestFloat(VectorBuilder& ir, Value* a) {
  return ir.CreateFPExt(ir.CreateFPTrunc(a, llvm::FixedVectorType::get(ir.getFloatTy(), ir.lanes())), ir.realType());
}

static Value* unsignedMulHigh(VectorBuilder& ir, Value* a, Value* b) {
  Value* product = ir.CreateMul(ir.CreateZExt(a, ir.longType()), ir.CreateZExt(b, ir.longType()));
  return ir.CreateTrunc(ir.CreateLShr(product, 32), ir.intType());
}

/// Divides in f64, since x86 has no vector division of integers: a quotient of 32-bit integers is precise enough there
/// for its floor to be exact.
static Value* floorDiv(VectorBuilder& ir, Value* a, Value* b) {
  Value* none = ir.CreateICmpEQ(b, ir.integer(0));
  Value* divisor = ir.CreateSelect(none, ir.integer(1), b);
  // INT32_MIN / -1 wraps around.
  Value* negated = ir.CreateICmpEQ(b, ir.integer(-1));
  Value* dividend = ir.CreateSelect(negated, ir.integer(0), a);
  Value* quotient = toInt(ir, floor(ir, ir.CreateFDiv(toReal(ir, dividend), toReal(ir, divisor))));
  return ir.CreateSelect(none, ir.integer(0), ir.CreateSelect(negated, ir.CreateSub(ir.integer(0), a), quotient));
}

static Value* floorMod(VectorBuilder& ir, Value* a, Value* b) {
  Value* rest = ir.CreateSub(a, ir.CreateMul(floorDiv(ir, a, b), b));
  return ir.CreateSelect(ir.CreateICmpEQ(b, ir.integer(0)), ir.integer(0), rest);
}

namespace {

template <const auto& row>
Value* spell(VectorBuilder& ir, Value* a, Value* b, Value* c) {
  if constexpr (row.hasLlvm) return row.llvm(ir, a, b, c);
  else llvm_unreachable("an operation with an expansion reached the back end");
}

}  // namespace

Value* emitOperation(VectorBuilder& ir, Op op, Value* a, Value* b, Value* c) {
  return withRow(
      op, [&]<const auto & row>() { return spell<row>(ir, a, b, c); },
      []() -> Value* { llvm_unreachable("leaf without a value"); });
}

}  // namespace hgc::cpu
