#pragma once
/// Integers that depend on values. Up to 32 bits they are integer nodes, zero-extended; 64-bit integers are real nodes,
/// which are exact up to 2^53; beyond, results are NaN.
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

#include <optional>

#include "frontend/cxx/interpreter/here.h"
#include "frontend/cxx/interpreter/memory.h"

namespace hgc::cxx {

/// Arithmetic of such integers.
class Wholes {
 public:
  explicit Wholes(Here& here) : graph_(here.graph), choosing_(here.choosing), undefined_(here.undefined) {}

  Value computed(llvm::Instruction::BinaryOps op, unsigned width, const Value& a, const Value& b);
  NodeId compared(llvm::ICmpInst::Predicate predicate, unsigned width, const Value& a, const Value& b);
  /// Converts a real, rounding toward zero.
  Value cutOff(NodeId real, unsigned width, bool isSigned);
  /// Converts a whole number to another type.
  Value cast(llvm::CastInst& instruction, const Value& value);
  /// The absolute value.
  Value sizeOf(const Value& value, unsigned width);
  /// `base` plus index * stride. The index is from 0 to `count`, if given; `object` is the object of `base`, or null.
  Value movedBy(const Value& base, const Object* object, const Value& index, unsigned width, uint64_t stride,
                std::optional<uint64_t> count);

 private:
  Value ofNarrow(llvm::Instruction::BinaryOps op, unsigned width, NodeId x, NodeId y);
  Value ofWide(llvm::Instruction::BinaryOps op, const Value& a, const Value& b);
  NodeId signedNode(NodeId node, unsigned width);
  Value narrowed(NodeId node, unsigned width);
  Value wide(NodeId node, double bound);
  Value between(const Value& base, NodeId index, uint64_t stride, int64_t first, int64_t last);

  Graph& graph_;
  Choosing& choosing_;
  UndefinedPlaces& undefined_;
};

}  // namespace hgc::cxx
