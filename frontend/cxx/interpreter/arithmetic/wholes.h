#pragma once
/// Integers that depend on values. Those of 32 bits and less are integers of the graph, with zeros above their width;
/// those of 64 bits are reals, which have all whole numbers up to 2^53: beyond that results are NaN.
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

#include <optional>

#include "frontend/cxx/interpreter/here.h"
#include "frontend/cxx/interpreter/memory.h"

namespace hgc::cxx {

/// Computes with integers that depend on values.
class Wholes {
 public:
  explicit Wholes(Here& here) : graph_(here.graph), choosing_(here.choosing), undefined_(here.undefined) {}

  Value computed(llvm::Instruction::BinaryOps op, unsigned width, const Value& a, const Value& b);
  NodeId compared(llvm::ICmpInst::Predicate predicate, unsigned width, const Value& a, const Value& b);
  /// A real, cut off to a whole number.
  Value cutOff(NodeId real, unsigned width, bool isSigned);
  /// What a whole number is as another type.
  Value cast(llvm::CastInst& instruction, const Value& value);
  /// Its absolute value.
  Value sizeOf(const Value& value, unsigned width);
  /// `base` in `object`, if it is in one, moved by the index times the stride, of which there are those from 0 to
  /// `count`, or all.
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
