#pragma once
/// Groups of terms: how their columns are laid out, and how groups are joined.
#include <vector>

#include "ir/artefact/plan.h"
#include "passes/batch/canonical.h"

namespace hgc {

/// How one form of a term lays out what another form of it, `shape`, sets aside: entry k says where the shape's k-th
/// is.
struct Arrangement {
  std::vector<uint32_t> ports, tables, dims, reals, ints;
  std::vector<uint32_t> components;  ///< that the shape's loads name
};
Arrangement arrange(const Canonical& shape, const Canonical& form);

/// `values` in the order of the shape.
template <class T>
std::vector<T> arranged(const std::vector<uint32_t>& order, std::vector<T> values) {
  std::vector<T> result;
  result.reserve(order.size());
  for (const uint32_t k : order) result.push_back(std::move(values[k]));
  return result;
}

/// Lays a group out as the shape is; the components are its last integer columns.
void rearrange(Group& group, const Arrangement& arrangement);

/// Adds the terms of `more`, which all come later, and their entries of the columns.
void append(Group& group, const Group& more);

/// The same for terms that stand between those of `group`.
void merge(Group& group, const Group& more);

}  // namespace hgc
