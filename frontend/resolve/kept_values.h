#pragma once
/// Which values of a term's block are computed once, and kept as fields.
#include <optional>
#include <vector>

#include "frontend/lower/operand.h"

namespace hgc {

/// A field that holds a value.
struct KeptValue {
  std::vector<DimId> dims;  ///< of the value, if it is an array
  ValueType entry;
  std::vector<uint32_t> axes;  ///< of the term, those that the value depends on
};

/// An array whose elements take loops, or something else that a loop would repeat; nothing if it is not kept. The graph
/// is that of the whole block, to which nodes may be added.
std::optional<KeptValue> keptArray(Builder& builder, const Operand& value);

/// A number that takes loops, and is another one for each instance.
std::optional<KeptValue> keptNumber(const Graph& graph, const Operand& value);

}  // namespace hgc
