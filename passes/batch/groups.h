#pragma once
/// Reorders the columns of groups of terms, and joins groups, also of recorded terms that differ in which components of
/// rows they read.
#include <span>
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

/// Puts components back into the loads of a topology, which have numbers in their place: column `firstComponent + k` of
/// each group's lifted integers holds the component of number k. If all terms read the same components of a port, these
/// become the components. Otherwise the port reads the symbol as narrower rows, as wide as possible, so that the
/// component is part of the row number. Unused columns are dropped.
void restoreComponents(const Program& program, Topology& topology, std::span<Group* const> groups,
                       uint32_t firstComponent);

}  // namespace hgc
