#pragma once
/// Which values of a term's block are computed once, and kept as fields.
#include <optional>
#include <vector>

#include "frontend/lower/builder.h"

namespace hgc {

/// A field that holds a value.
struct KeptValue {
  std::vector<DimId> dims;  ///< of the value, if it is an array
  ValueType entry;
  std::vector<uint32_t> axes;  ///< of the term, those that the value depends on
};

/// An open array whose elements take loops, or work that loops would repeat; nothing if it is not kept. The graph is
/// that of the whole block. `loops`: how many loops its `let` was moved out of (loop_lets.h), along which it has an
/// element for each count: such an array is kept only if several loops or instances, or a loop again and again, would
/// compute its elements. `axes`: of the term's domain.
std::optional<KeptValue> keptArray(Builder& builder, const Operand& value, size_t loops, size_t axes);

/// A number that takes loops, and is another one for each instance or count of the loops that it was moved out of.
std::optional<KeptValue> keptNumber(Builder& builder, const Operand& value, size_t loops);

/// Of each node of a block whether it takes loops, and reads fewer axes than the domain has: in one pass, where blocks
/// are long.
std::vector<bool> sharedLoops(const Graph& graph, size_t axes);

/// Numbers that take loops, and are the same for several instances. `axes`: of the term's domain.
std::optional<KeptValue> keptOfSeveral(Builder& builder, const Operand& value, size_t axes);

}  // namespace hgc
