#include "passes/batch/groups.h"

#include <algorithm>
#include <unordered_map>

namespace hgc {
namespace {

template <class T>
std::vector<uint32_t> positionsIn(const std::vector<T>& list, const std::vector<T>& wanted) {
  std::unordered_map<T, uint32_t> places;
  for (size_t k = 0; k < list.size(); ++k) places.emplace(list[k], static_cast<uint32_t>(k));
  std::vector<uint32_t> result;
  result.reserve(wanted.size());
  for (const T& value : wanted) result.push_back(places.at(value));
  return result;
}

template <class T>
void join(std::vector<T>& values, const std::vector<T>& more) {
  values.insert(values.end(), more.begin(), more.end());
}

}  // namespace

Arrangement arrange(const Canonical& shape, const Canonical& form) {
  return {positionsIn(form.symbols, shape.symbols),     positionsIn(form.tables, shape.tables),
          positionsIn(form.dims, shape.dims),           positionsIn(form.realPlaces, shape.realPlaces),
          positionsIn(form.intPlaces, shape.intPlaces), shape.components};
}

void rearrange(Group& group, const Arrangement& arrangement) {
  group.ports = arranged(arrangement.ports, std::move(group.ports));
  group.tables = arranged(arrangement.tables, std::move(group.tables));
  group.dims = arranged(arrangement.dims, std::move(group.dims));
  group.liftedReals = arranged(arrangement.reals, std::move(group.liftedReals));
  group.liftedInts = arranged(arrangement.ints, std::move(group.liftedInts));
  for (const uint32_t c : arrangement.components)
    group.liftedInts.emplace_back(group.terms.size(), static_cast<int32_t>(c));
}

void append(Group& group, const Group& more) {
  join(group.terms, more.terms);
  for (size_t k = 0; k < more.liftedReals.size(); ++k) join(group.liftedReals[k], more.liftedReals[k]);
  for (size_t k = 0; k < more.liftedInts.size(); ++k) join(group.liftedInts[k], more.liftedInts[k]);
}

void merge(Group& group, const Group& more) {
  append(group, more);
  std::vector<uint32_t> order(group.terms.size());
  for (uint32_t k = 0; k < order.size(); ++k) order[k] = k;
  std::ranges::sort(order, [&](uint32_t a, uint32_t b) { return group.terms[a] < group.terms[b]; });
  group.terms = arranged(order, std::move(group.terms));
  for (auto& column : group.liftedReals) column = arranged(order, std::move(column));
  for (auto& column : group.liftedInts) column = arranged(order, std::move(column));
}

}  // namespace hgc
