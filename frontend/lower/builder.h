#pragma once
/// What makes values during lowering.
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "frontend/lower/mistakes.h"
#include "frontend/lower/operand.h"
#include "frontend/lower/row_lengths.h"
#include "frontend/lower/values_at.h"
#include "frontend/sema/types.h"
#include "frontend/source/source.h"
#include "frontend/syntax/module.h"
#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc {

/// Places of C++ as calls of a program lead there: the table of one term. Equal places are one. Thread-safety: one
/// thread at a time.
class CalledPlaces {
 public:
  void clear() {
    table_.clear();
    numbers_.clear();
  }
  const PlaceTable& table() const { return table_; }

  /// The innermost of these calls, which are offsets in the text, the outermost first.
  uint32_t ofCalls(const SourceText& text, std::span<const uint32_t> calls);
  /// Place `k` of another table whose outermost places `caller` calls; kNone where there is no room.
  uint32_t copied(const PlaceTable& from, uint32_t k, uint32_t caller);

 private:
  uint32_t add(const CalledPlace& place);

  PlaceTable table_;
  std::map<std::tuple<uint32_t, uint32_t, uint32_t, uint32_t>, uint32_t> numbers_;
};

class FieldInliner;

/// Builds operands into one graph. Shared by everything that lowers one term. Thread-safety: one thread at a time.
class Builder {
 public:
  Builder(const Module& module, const Reporter& reporter) : mistakes(reporter), module_(module) {}

  /// Begins anew for another term, with the lengths of rows that are given.
  void begin(Graph& graph, std::span<const uint32_t> given);
  /// Begins anew for a function that nothing calls, whose arguments are not known.
  void beginUncalled(Graph& graph);

  Graph& graph() { return *graph_; }
  const Graph& graph() const { return *graph_; }
  const Module& module() const { return module_; }
  const Program& program() const { return module_.program; }
  std::string nameOf(const ValueType& type) const { return hgc::nameOf(type, program()); }
  /// That of its type; of an open array `real[D, 3]`, with the dimensions that its axes have.
  std::string nameOf(const Operand& operand) const;

  // Making operands.
  Operand scalar(NodeId node, ValueType type, uint32_t offset) const;
  Operand integer(int32_t value, uint32_t offset, uint8_t flags = 0);
  /// An integer as it is written.
  Operand literal(uint32_t bits, bool isUnsigned, uint32_t offset);
  Operand real(double value, uint32_t offset) { return scalar(graph_->constant(value), ValueType::real(), offset); }
  Operand boolean(bool value, uint32_t offset) { return scalar(graph_->constant(value), ValueType::boolean(), offset); }
  /// The operand whose scalar k is `make(k)`.
  template <class Make>
  Operand build(const ValueType& type, uint32_t offset, Make&& make);
  /// The value of `type` that begins `skip` scalars into `whole`.
  Operand part(const Operand& whole, uint32_t skip, const ValueType& type);
  Operand open(OpenArray array, uint32_t offset);

  // Reading operands.
  /// Scalar `k`, as a node.
  NodeId at(const Operand& operand, uint32_t k);
  /// Scalar `k` of what an open array has at one place of its axes before `first`: those from it on have known lengths.
  NodeId atWritten(const Operand& operand, size_t first, uint32_t k);
  /// Scalar `k` of a numeric operand as a real.
  NodeId realAt(const Operand& operand, uint32_t k);
  /// The same, rounded to binary32.
  NodeId singleAt(const Operand& operand, uint32_t k);
  /// The value of a scalar that is known at compile time.
  std::optional<Constant> constantOf(const Operand& operand);
  /// What values are at places of counters (values_at.h).
  std::vector<NodeId> valuesAt(std::span<const NodeId> values, std::span<const NodeId> counters,
                               std::span<const NodeId> nodes) {
    return placing.valuesAt(*graph_, values, counters, nodes);
  }

  Mistakes mistakes;
  RowLengths lengths;
  Arena arena;
  Placing placing;
  CalledPlaces places;             ///< what origins of nodes of C++ name
  FieldInliner* fields = nullptr;  ///< if fields are computed where they are read, until it begins anew

 private:
  const Module& module_;
  Graph* graph_ = nullptr;
};

/// True for what has scalars; otherwise says that the symbol or row must be indexed.
bool isValue(Builder& builder, const Operand& operand);

NodeId sizeOf(Builder& builder, DimId dim);

/// Makes the trials of loops fail whose counters decide `value`, or a part of it if it is a condition.
void needsConstant(Builder& builder, const Operand& value);

/// Warns if `result`, which an operator or function made of `operands`, is constant and not finite though they are.
void warnIfNotFinite(Builder& builder, const Operand& result, std::span<const Operand> operands);

template <class Make>
Operand Builder::build(const ValueType& type, uint32_t offset, Make&& make) {
  const uint32_t count = type.count();
  if (count == 1) return {.type = type, .form = Operand::Form::Scalar, .first = make(0U), .offset = offset};
  const uint32_t first = arena.addScalars(count);
  for (uint32_t k = 0; k < count; ++k) {
    const NodeId node = make(k);
    arena.scalar(first + k) = node;
  }
  return {.type = type, .form = Operand::Form::Nodes, .first = first, .offset = offset};
}

}  // namespace hgc
