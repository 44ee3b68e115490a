#pragma once
/// Reorders the columns of groups of terms, and joins groups.
#include <vector>

#include "ir/artefact/plan.h"
#include "passes/batch/canonical.h"

namespace hgc {

/// Maps the order of separate parts (ports, constants, ...) from one form of a term to another, `shape`: entry k is the
/// position in the form of the k-th part of the shape.
struct Arrangement {
  std::vector<uint32_t> ports, tables, dims, reals, ints;
  std::vector<uint32_t> components;  ///< of the shape's loads
};
Arrangement arrange(const Canonical& shape, const Canonical& form);

/// Reorders `values` to the order of the shape.
template <class T>
std::vector<T> arranged(const std::vector<uint32_t>& order, std::vector<T> values) {
  std::vector<T> result;
  result.reserve(order.size());
  for (const uint32_t k : order) result.push_back(std::move(values[k]));
  return result;
}

/// Reorders the columns of a group to those of the shape; components are its last integer columns.
void rearrange(Group& group, const Arrangement& arrangement);

/// Appends the terms of `more` and their entries of the columns; all of these terms come later.
void append(Group& group, const Group& more);

/// Like `append`, for terms that may come between those of `group`.
void merge(Group& group, const Group& more);

}  // namespace hgc
