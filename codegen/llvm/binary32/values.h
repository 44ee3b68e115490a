#pragma once
/// Which reals of a function can be binary32 numbers.
#include <llvm/ADT/DenseSet.h>
#include <llvm/IR/Function.h>

#include <functional>

namespace hgc::cpu {

/// Whether values of a type are f64, or vectors of them.
inline bool isReal(const llvm::Type* type) { return type->getScalarType()->isDoubleTy(); }
/// The same with f32.
llvm::Type* inBinary32(llvm::Type* type);
/// Whether a value is rounded to binary32 here.
bool isRounding(const llvm::Value* value);
/// Sums, differences, products, quotients and square roots. Of binary32 numbers their nearest binary32 number is what
/// binary32 arithmetic gives: rounding twice is harmless (decision 7).
bool isRoundedOnce(const llvm::Instruction& instruction);
/// A constant's nearest binary32 number.
llvm::Constant* roundedConstant(llvm::Constant* constant);

/// Two kinds of what passes on or chooses among its operands, signs aside.
class Binary32Values {
 public:
  explicit Binary32Values(llvm::Function& function);

  /// What cannot be but a binary32 number.
  bool isSingle(const llvm::Value* value) const;
  /// What passes values on that are such numbers all.
  bool passesSingles(const llvm::Instruction& instruction) const { return single_.contains(&instruction); }
  /// What passes values on of which only the nearest binary32 numbers are used.
  bool passesToRounding(const llvm::Instruction& instruction) const { return rounded_.contains(&instruction); }
  /// Whether a use asks for the nearest binary32 number alone.
  bool rounds(const llvm::User* user) const;

 private:
  using Instructions = llvm::DenseSet<const llvm::Instruction*>;

  Instructions single_, rounded_;
};

}  // namespace hgc::cpu
