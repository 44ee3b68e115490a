#pragma once
/// Evaluating integer programs on the host, for many instances at once.
#include <functional>
#include <span>

#include "ir/graph.h"
#include "ir/result.h"
#include "runtime/bind.h"

namespace hgc {

/// What the leaves of an integer program mean. Ports may be empty, in which case leaves name symbols and dimensions
/// themselves.
struct IndexContext {
  const Program* program = nullptr;
  const Bound* bound = nullptr;
  std::span<const SymbolId> tables;
  std::span<const DimId> dims;
  std::span<const DimId> domain;                     ///< of the term, for Index
  std::span<const int32_t> instances;                ///< flat domain index of each instance; empty: the instance number
  std::span<const std::vector<int32_t>> liftedInts;  ///< by column; one entry an instance
  std::string termName;                              ///< for messages
  std::function<std::string(int64_t)> termOf = nullptr;  ///< for messages, where instances are of many terms
};

/// Calls `sink(k, first, values)` for root k and the block of instances from `first` on. Fails at the first instance
/// that reads a table outside its range.
Status evaluateIndices(const Graph& graph, std::span<const NodeId> roots, const IndexContext& context, int64_t count,
                       const std::function<Status(size_t, int64_t, std::span<const int32_t>)>& sink);

}  // namespace hgc
