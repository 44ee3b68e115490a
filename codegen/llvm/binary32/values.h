#pragma once
/// Finds the f64 values of a function that can be binary32.
#include <llvm/ADT/DenseSet.h>
#include <llvm/IR/Function.h>

#include <functional>

namespace hgc::cpu {

/// Whether a type is f64, or a vector of f64.
inline bool isReal(const llvm::Type* type) { return type->getScalarType()->isDoubleTy(); }
/// The same type with f32 elements.
llvm::Type* inBinary32(llvm::Type* type);
/// Whether a value is a conversion from f64 to f32.
bool isRounding(const llvm::Value* value);
/// Whether an f64 operation on binary32 numbers, rounded to binary32, has the bits of binary32 arithmetic: sums,
/// differences, products, quotients and square roots (decision 7).
bool isRoundedOnce(const llvm::Instruction& instruction);
/// A constant rounded to f32.
llvm::Constant* roundedConstant(llvm::Constant* constant);

/// Classifies instructions that only copy or select among their operands, or change their sign.
class Binary32Values {
 public:
  explicit Binary32Values(llvm::Function& function);

  /// Whether a value is always a binary32 number.
  bool isSingle(const llvm::Value* value) const;
  /// Whether all operands that it copies are binary32 numbers.
  bool passesSingles(const llvm::Instruction& instruction) const { return single_.contains(&instruction); }
  /// Whether all uses of the copied values round them to binary32.
  bool passesToRounding(const llvm::Instruction& instruction) const { return rounded_.contains(&instruction); }
  /// Whether a user rounds its operand to binary32.
  bool rounds(const llvm::User* user) const;

 private:
  using Instructions = llvm::DenseSet<const llvm::Instruction*>;

  Instructions single_, rounded_;
};

}  // namespace hgc::cpu
