#include "frontend/lower/open_arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "frontend/lower/arithmetic.h"
#include "frontend/lower/fields.h"
#include "frontend/lower/indexing.h"
#include "frontend/lower/loop_numbers.h"

namespace hgc {
namespace {

using Form = Operand::Form;

/// An operand of these scalars.
Operand entryFrom(Builder& builder, const ValueType& type, std::span<const NodeId> scalars, uint32_t offset) {
  return builder.build(type, offset, [&](uint32_t k) { return scalars[k]; });
}

}  // namespace

std::vector<NodeId> scalarsOf(Builder& builder, const Operand& value) {
  if (value.form == Form::Open) return builder.openOf(value).scalars;
  std::vector<NodeId> scalars;
  if (value.form == Form::Tuple) {
    for (const Operand& member : builder.membersOf(value)) {
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
  const uint32_t depth = builder.fields() == nullptr ? 0 : builder.fields()->depth();
  return builder.graph().range(length, depth * kNumbersOfLoops + kOpenCounters + static_cast<uint32_t>(axis));
}

Operand makeOpen(Builder& builder, std::span<const NodeId> counters, std::span<const DimId> dims, const Operand& entry,
                 uint32_t offset) {
  if (entry.poisoned()) return builder.poison(offset);
  if (counters.size() + entry.type.rank > kMaxRank)
    return builder.mistake(offset, fmt::format("arrays have at most {} axes", kMaxRank),
                           "index two axes as one: `a[i * m + j]`");
  OpenArray array{.counters = {counters.begin(), counters.end()},
                  .dims = {dims.begin(), dims.end()},
                  .entry = entry.type,
                  .scalars = scalarsOf(builder, entry)};
  return builder.open(std::move(array), offset);
}

Operand collectOpen(Builder& builder, NodeId counter, DimId dim, const Operand& value, uint32_t offset) {
  const bool isNested = value.form == Form::Open;
  const OpenArray inner = isNested ? builder.openOf(value) : OpenArray{{}, {}, value.type, scalarsOf(builder, value)};
  Graph& graph = builder.graph();
  std::vector<NodeId> from = {counter}, to = {openCounter(builder, graph[counter].a, 0)};
  std::vector<DimId> dims = {dim};
  for (size_t k = 0; k < inner.counters.size(); ++k) {
    const NodeId length = graph[inner.counters[k]].a;
    if (builder.valuesAt({&length, 1}, std::span(from).first(1), std::span(to).first(1))[0] != length)
      return builder.mistake(value.offset, "the rows of an array have one length, but this depends on the counter");
    from.push_back(inner.counters[k]);
    to.push_back(openCounter(builder, graph[inner.counters[k]].a, k + 1));
    dims.push_back(inner.dims[k]);
  }
  const std::vector<NodeId> scalars = builder.valuesAt(inner.scalars, from, to);
  return makeOpen(builder, to, dims, entryFrom(builder, inner.entry, scalars, offset), offset);
}

NodeId lengthOfAxis(const Builder& builder, const Operand& array, size_t axis) {
  return builder.graph()[builder.openOf(array).counters[axis]].a;
}

Operand openEntry(Builder& builder, const Operand& array) {
  const OpenArray open = builder.openOf(array);
  return entryFrom(builder, open.entry, open.scalars, array.offset);
}

Operand openAt(Builder& builder, const Operand& array, NodeId place, uint32_t offset) {
  const OpenArray open = builder.openOf(array);
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
  const OpenArray open = builder.openOf(array);
  const std::vector<NodeId> to = {openCounter(builder, lengthOfAxis(builder, array, 0), 1),
                                  openCounter(builder, lengthOfAxis(builder, array, 1), 0)};
  const std::vector<NodeId> scalars = builder.valuesAt(open.scalars, open.counters, to);
  return makeOpen(builder, std::vector{to[1], to[0]}, std::vector{open.dims[1], open.dims[0]},
                  entryFrom(builder, open.entry, scalars, offset), offset);
}

Operand convertOpen(Builder& builder, const Operand& array, const ValueType& entry) {
  const OpenArray open = builder.openOf(array);
  const Operand converted = convert(builder, openEntry(builder, array), entry);
  return makeOpen(builder, open.counters, open.dims, converted, array.offset);
}

Operand noCommonShape(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  return builder.mistake(
      offset, fmt::format("the arrays have no common shape: {} and {}", builder.nameOf(x), builder.nameOf(y)));
}

bool unifyOpen(Builder& builder, std::vector<Operand>& operands, uint32_t offset) {
  for (Operand& operand : operands) {
    operand = opened(builder, operand);
    if (operand.form != Form::Open && !builder.isValue(operand)) return false;
  }
  const auto isWritten = [](const Operand& operand) { return operand.form != Form::Open && !operand.type.isScalar(); };
  const auto written = std::ranges::find_if(operands, isWritten);
  if (written == operands.end()) {
    const Operand& lead = *std::ranges::find(operands, Form::Open, &Operand::form);
    for (const Operand& operand : operands) {
      if (operand.form != Form::Open) continue;
      const OpenArray &array = builder.openOf(operand), &first = builder.openOf(lead);
      if (array.counters == first.counters && array.entry.sameShape(first.entry)) continue;
      noCommonShape(builder, lead, operand, offset);
      return false;
    }
    return true;
  }
  for (Operand& operand : operands) {
    if (operand.form != Form::Open) continue;
    if (operand.type.isOpen()) noCommonShape(builder, operand, *written, offset);
    if (operand.type.isOpen()) return false;
    operand = builder.build(operand.type, operand.offset, [&](uint32_t k) { return builder.at(operand, k); });
  }
  return true;
}

Operand mapOpen(Builder& builder, std::span<const Operand> operands, uint32_t offset,
                const std::function<Operand(std::span<const Operand>)>& apply) {
  std::vector<Operand> all(operands.begin(), operands.end());
  if (!unifyOpen(builder, all, offset)) return builder.poison(offset);
  const auto lead = std::ranges::find(all, Form::Open, &Operand::form);
  if (lead == all.end()) return apply(all);
  const OpenArray array = builder.openOf(*lead);
  for (Operand& operand : all) {
    if (operand.form == Form::Open) operand = openEntry(builder, operand);
  }
  return makeOpen(builder, array.counters, array.dims, apply(all), offset);
}

}  // namespace hgc
