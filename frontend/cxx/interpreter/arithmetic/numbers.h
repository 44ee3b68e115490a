#pragma once
/// Interprets arithmetic, comparisons and conversions: reals become nodes, constant integers are computed.
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

#include <optional>
#include <span>
#include <string>

#include "frontend/cxx/interpreter/arithmetic/wholes.h"
#include "frontend/cxx/interpreter/here.h"

namespace hgc::cxx {

/// Rounds a real to this type.
NodeId rounded(Graph& graph, NodeId node, llvm::Type& type);

/// Arithmetic of reals, integers and addresses.
class Numbers {
 public:
  Numbers(Here& here, Wholes& wholes)
      : graph_(here.graph), choosing_(here.choosing), undefined_(here.undefined), wholes_(wholes) {}

  NodeId realOf(const Value& value);
  Value computed(llvm::BinaryOperator& instruction, const Value& a, const Value& b);
  Value compared(llvm::FCmpInst& instruction, const Value& a, const Value& b);
  Value compared(llvm::ICmpInst& instruction, const Value& a, const Value& b);
  Value cast(llvm::CastInst& instruction, const Value& value);
  /// Converts a value that was loaded or bit-cast to this type.
  Value typed(const Value& value, llvm::Type& type);

  // mathematics.cpp
  /// The result of a mathematical function of the C library; nothing for other names.
  std::optional<Value> mathematics(std::string name, llvm::Type& type, std::span<const Value> arguments);
  Value classified(const Value& value, uint64_t classes);

 private:
  Value ofReals(llvm::BinaryOperator& instruction, const Value& a, const Value& b);
  Value ofIntegers(llvm::BinaryOperator& instruction, const Value& a, const Value& b);
  std::optional<Value> roundedTo(std::string name, llvm::Type& type, std::span<const Value> arguments);
  NodeId multipliedAndAdded(llvm::Type& type, NodeId x, NodeId y, NodeId z);
  NodeId remainder(const std::string& name, NodeId x, NodeId y);

  Graph& graph_;
  Choosing& choosing_;
  UndefinedPlaces& undefined_;
  Wholes& wholes_;
};

}  // namespace hgc::cxx
