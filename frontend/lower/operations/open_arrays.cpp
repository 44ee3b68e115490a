#include "frontend/lower/operations/open_arrays.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/lower/loop_numbers.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/fields.h"
#include "frontend/lower/operations/indexing.h"

namespace hgc {
namespace {

using Form = Operand::Form;

Operand entryFrom(Builder& builder, const ValueType& type, std::span<const NodeId> scalars, uint32_t offset) {
  return builder.build(type, offset, [&](uint32_t k) { return scalars[k]; });
}

/// Whether an array has the open axes of `lead`, and entries of its shape.
bool hasShapeOf(const Builder& builder, const Operand& array, const Operand& lead) {
  if (array.form != Form::Open) return !array.poisoned();
  const OpenArray &open = builder.arena.openOf(array), &other = builder.arena.openOf(lead);
  return open.counters == other.counters && open.entry.sameShape(other.entry);
}

/// Whether elements of an array have one type; says so if not.
bool haveOneType(Builder& builder, std::span<const Operand> elements) {
  const auto entryOf = [&](const Operand& element) {
    return element.form == Form::Open ? openEntry(builder, element) : element;
  };
  for (const Operand& element : elements) {
    const bool isAlike = element.type.rank == elements[0].type.rank && unify(entryOf(elements[0]), entryOf(element));
    if (element.poisoned() || isAlike) continue;
    builder.mistakes.add(element.offset,
                         fmt::format("the elements of an array must have one type, but this is {} after {}",
                                     builder.nameOf(element), builder.nameOf(elements[0])));
    return false;
  }
  return true;
}

}  // namespace

std::vector<NodeId> scalarsOf(Builder& builder, const Operand& value) {
  if (value.form == Form::Open) return builder.arena.openOf(value).scalars;
  std::vector<NodeId> scalars;
  if (value.form == Form::Tuple) {
    for (const Operand& member : builder.arena.membersOf(value)) {
      for (uint32_t k = 0; k < member.type.count(); ++k) scalars.push_back(builder.at(member, k));
    }
    return scalars;
  }
  for (uint32_t k = 0; k < value.type.count(); ++k) scalars.push_back(builder.at(value, k));
  return scalars;
}

bool isOpenArray(const Builder& builder, const Operand& operand) {
  return operand.form == Form::Open ||
         (operand.form == Form::Symbol && !builder.program().symbols[operand.symbol].ragged);
}

bool anyOpen(const Builder& builder, std::span<const Operand> operands) {
  return std::ranges::any_of(operands, [&](const Operand& operand) { return isOpenArray(builder, operand); });
}

Operand opened(Builder& builder, const Operand& operand) {
  const bool isSymbol = operand.form == Form::Symbol && isOpenArray(builder, operand);
  return isSymbol ? applyIndex(builder, operand, {}, operand.offset) : operand;
}

NodeId openCounter(Builder& builder, NodeId length, size_t axis) {
  const uint32_t depth = builder.fields == nullptr ? 0 : builder.fields->depth();
  return builder.graph().range(length, depth * kNumbersOfLoops + kOpenCounters + static_cast<uint32_t>(axis));
}

Operand makeOpen(Builder& builder, std::span<const NodeId> counters, std::span<const DimId> dims, const Operand& entry,
                 uint32_t offset) {
  if (entry.poisoned()) return poison(offset);
  if (counters.size() + entry.type.rank > kMaxRank)
    return builder.mistakes.add(offset, fmt::format("arrays have at most {} axes", kMaxRank),
                                "index two axes as one: `a[i * m + j]`");
  OpenArray array{.counters = {counters.begin(), counters.end()},
                  .dims = {dims.begin(), dims.end()},
                  .entry = entry.type,
                  .scalars = scalarsOf(builder, entry)};
  return builder.open(std::move(array), offset);
}

Operand collectOpen(Builder& builder, NodeId counter, DimId dim, const Operand& value, uint32_t offset) {
  const bool isNested = value.form == Form::Open;
  const OpenArray inner =
      isNested ? builder.arena.openOf(value) : OpenArray{{}, {}, value.type, scalarsOf(builder, value)};
  Graph& graph = builder.graph();
  std::vector<NodeId> from = {counter}, to = {openCounter(builder, graph[counter].a, 0)};
  std::vector<DimId> dims = {dim};
  for (size_t k = 0; k < inner.counters.size(); ++k) {
    const NodeId length = graph[inner.counters[k]].a;
    if (builder.valuesAt({&length, 1}, std::span(from).first(1), std::span(to).first(1))[0] != length)
      return builder.mistakes.add(value.offset,
                                  "the rows of an array must have one length, but this depends on the counter");
    from.push_back(inner.counters[k]);
    to.push_back(openCounter(builder, graph[inner.counters[k]].a, k + 1));
    dims.push_back(inner.dims[k]);
  }
  const std::vector<NodeId> scalars = builder.valuesAt(inner.scalars, from, to);
  return makeOpen(builder, to, dims, entryFrom(builder, inner.entry, scalars, offset), offset);
}

NodeId lengthOfAxis(const Builder& builder, const Operand& array, size_t axis) {
  return builder.graph()[builder.arena.openOf(array).counters[axis]].a;
}

Operand openEntry(Builder& builder, const Operand& array) {
  const OpenArray open = builder.arena.openOf(array);
  return entryFrom(builder, open.entry, open.scalars, array.offset);
}

Operand openAt(Builder& builder, const Operand& array, NodeId place, uint32_t offset) {
  const OpenArray open = builder.arena.openOf(array);
  std::vector<NodeId> to = {place};
  for (size_t k = 1; k < open.counters.size(); ++k)
    to.push_back(openCounter(builder, lengthOfAxis(builder, array, k), k - 1));
  const std::vector<NodeId> scalars = builder.valuesAt(open.scalars, open.counters, to);
  const Operand entry = entryFrom(builder, open.entry, scalars, offset);
  if (to.size() == 1) return entry;
  Operand rest = makeOpen(builder, std::span(to).subspan(1), std::span(open.dims).subspan(1), entry, offset);
  rest.symbol = array.symbol;
  return rest;
}

Operand transposeOpen(Builder& builder, const Operand& array, uint32_t offset) {
  const OpenArray open = builder.arena.openOf(array);
  if (open.counters.size() == 1) {
    std::vector<Operand> columns;
    for (uint32_t k = 0; k < open.scalars.size(); ++k) {
      const Operand entry = builder.scalar(open.scalars[k], open.entry.element(), offset);
      columns.push_back(makeOpen(builder, open.counters, open.dims, entry, offset));
    }
    return stackOpen(builder, columns, offset);
  }
  const std::vector<NodeId> to = {openCounter(builder, lengthOfAxis(builder, array, 0), 1),
                                  openCounter(builder, lengthOfAxis(builder, array, 1), 0)};
  const std::vector<NodeId> scalars = builder.valuesAt(open.scalars, open.counters, to);
  return makeOpen(builder, std::vector{to[1], to[0]}, std::vector{open.dims[1], open.dims[0]},
                  entryFrom(builder, open.entry, scalars, offset), offset);
}

Operand convertOpen(Builder& builder, const Operand& array, const ValueType& entry) {
  const OpenArray open = builder.arena.openOf(array);
  const Operand converted = convert(builder, openEntry(builder, array), entry);
  return makeOpen(builder, open.counters, open.dims, converted, array.offset);
}

size_t countOpenAxes(const Builder& builder, const Operand& operand) {
  return operand.form == Form::Open ? builder.arena.openOf(operand).counters.size() : 0;
}

Operand writtenOut(Builder& builder, const Operand& array, size_t axes) {
  if (countOpenAxes(builder, array) <= axes) return array;
  const OpenArray open = builder.arena.openOf(array);
  const std::span<const NodeId> counters = std::span(open.counters).subspan(axes);
  ValueType type = open.entry;
  for (size_t k = counters.size(); k-- > 0;) {
    const uint32_t length = array.type.extents[axes + k];
    if (length == 0) return poison(array.offset);
    if (!type.fitsTimes(length)) return builder.mistakes.addTooManyEntries(array.offset);
    type = type.arrayOf(length);
  }
  const Operand entry =
      builder.build(type, array.offset, [&](uint32_t k) { return builder.atWritten(array, axes, k); });
  if (axes == 0) return entry;
  return makeOpen(builder, std::span(open.counters).first(axes), std::span(open.dims).first(axes), entry, array.offset);
}

Operand stackOpen(Builder& builder, std::span<const Operand> elements, uint32_t offset) {
  constexpr size_t kMostStacked = 64;
  if (!haveOneType(builder, elements)) return poison(offset);
  if (elements.size() > kMostStacked)
    return builder.mistakes.add(
        offset,
        fmt::format("{} rows whose length is not known are more than {} in one array", elements.size(), kMostStacked),
        "run over a dimension, `[.. for k in K]`; for `transpose(a) * x` write `x * a`");
  Graph& graph = builder.graph();
  const NodeId length = graph.constant(static_cast<int32_t>(elements.size()));
  const NodeId counter = openCounter(builder, length, kMaxRank);  // which collecting replaces
  const Operand stacked = mapOpen(builder, elements, offset, [&](std::span<const Operand> entries) {
    Operand chosen = entries.back();
    for (size_t k = entries.size() - 1; k-- > 0;) {
      const Operand isIt = builder.scalar(graph.make(Op::Eq, counter, graph.constant(static_cast<int32_t>(k))),
                                          ValueType::boolean(), offset);
      chosen = choose(builder, isIt, entries[k], chosen, offset);
    }
    return chosen;
  });
  return stacked.poisoned() ? stacked : collectOpen(builder, counter, kNone, stacked, offset);
}

Operand noCommonShape(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  std::string hint;
  uint32_t differ = 0;
  for (uint32_t k = 0; k < x.type.rank && x.type.rank == y.type.rank; ++k) {
    if (x.type.extents[k] == y.type.extents[k]) continue;
    ++differ;
    const Operand& open = x.type.extents[k] == 0 ? x : y;
    const DimId dim = open.form == Form::Open ? builder.arena.openOf(open).dims[k] : kNone;
    const uint32_t written = std::max(x.type.extents[k], y.type.extents[k]);
    if (open.type.extents[k] == 0 && dim != kNone)
      hint = fmt::format("fix the size: `dim {} = {};`", builder.program().dims[dim].name, written);
  }
  if (differ != 1 || x.type.rows != y.type.rows) hint.clear();
  return builder.mistakes.add(
      offset, fmt::format("the arrays have no common shape: {} and {}", builder.nameOf(x), builder.nameOf(y)), hint);
}

bool unifyOpen(Builder& builder, std::vector<Operand>& operands, uint32_t offset) {
  for (Operand& operand : operands) {
    operand = opened(builder, operand);
    if (operand.form != Form::Open && !isValue(builder, operand)) return false;
  }
  const auto isArray = [](const Operand& operand) { return operand.form == Form::Open || !operand.type.isScalar(); };
  const auto hasFewer = [&](const Operand& x, const Operand& y) {
    return isArray(x) && (!isArray(y) || countOpenAxes(builder, x) < countOpenAxes(builder, y));
  };
  const auto leadAt = static_cast<size_t>(std::ranges::min_element(operands, hasFewer) - operands.begin());
  const Operand lead = operands[leadAt];
  for (Operand& operand : operands) {
    if (operand.form != Form::Open) continue;
    const Operand made = writtenOut(builder, operand, countOpenAxes(builder, lead));
    if (!hasShapeOf(builder, made, lead)) {
      const bool isFirst = &operand < &operands[leadAt];
      noCommonShape(builder, isFirst ? operand : lead, isFirst ? lead : operand, offset);
      return false;
    }
    operand = made;
  }
  return true;
}

Operand mapOpen(Builder& builder, std::span<const Operand> operands, uint32_t offset,
                const std::function<Operand(std::span<const Operand>)>& apply) {
  std::vector<Operand> all(operands.begin(), operands.end());
  if (!unifyOpen(builder, all, offset)) return poison(offset);
  const auto lead = std::ranges::find(all, Form::Open, &Operand::form);
  if (lead == all.end()) return apply(all);
  const OpenArray array = builder.arena.openOf(*lead);
  for (Operand& operand : all) {
    if (operand.form == Form::Open) operand = openEntry(builder, operand);
  }
  return makeOpen(builder, array.counters, array.dims, apply(all), offset);
}

}  // namespace hgc
