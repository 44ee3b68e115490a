#include "frontend/lower/operations/tuples.h"

#include <fmt/format.h>

#include "frontend/lower/operations/calls.h"
#include "frontend/lower/operations/indexing.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {

Operand makeTuple(Builder& builder, std::span<const Operand> given, uint32_t offset) {
  std::vector<Operand> members;
  for (const Operand& each : given) {
    members.push_back(opened(builder, each));
    if (members.back().form != Operand::Form::Open && !isValue(builder, members.back())) return poison(offset);
  }
  return builder.arena.tuple(members, offset);
}

Operand partOf(Builder& builder, const Operand& whole, uint32_t k, uint32_t count, uint32_t offset) {
  const bool several = whole.form == Operand::Form::Tuple;
  if (several && whole.row == count) {
    Operand member = builder.arena.membersOf(whole)[k];
    member.offset = offset;
    return member;
  }
  if (whole.poisoned() || k > 0) return poison(offset);
  const std::string found = several ? fmt::format("there are {}", whole.row) : "this is one";
  return builder.mistakes.add(offset, fmt::format("{} names take {} values, but {}", count, count, found));
}

Operand combineMembers(Builder& builder, const Operand& x, const Operand& y, uint32_t offset,
                       const std::function<Operand(const Operand&, const Operand&)>& combine) {
  std::vector<Operand> members;
  for (uint32_t k = 0; k < x.row; ++k) {
    const Operand a = builder.arena.membersOf(x)[k], b = builder.arena.membersOf(y)[k];
    members.push_back(combine(a, b));
    if (members.back().poisoned()) return poison(offset);
  }
  return builder.arena.tuple(members, offset);
}

Operand makeSlice(Builder& builder, const Operand& low, const Operand& high, uint32_t offset) {
  int64_t bounds[2] = {};
  for (int k = 0; k < 2; ++k) {
    const Operand& bound = k == 0 ? low : high;
    if (!isValue(builder, bound)) return poison(offset);
    if (!bound.type.isInteger())
      return builder.mistakes.add(bound.offset, fmt::format("the bounds of a slice must be integers, but this is {}",
                                                            builder.nameOf(bound.type)));
    const std::optional<Constant> known = builder.constantOf(bound);
    if (!known)
      return builder.mistakes.addNotKnown(bound.offset, "the bounds of a slice must be known when compiling",
                                          "an array has a fixed length; `[a[i + k] for k in 0..n]` begins anywhere");
    bounds[k] = known->integer();
  }
  if (bounds[0] < 0) return builder.mistakes.add(low.offset, "a slice cannot begin below 0");
  if (bounds[0] >= bounds[1])
    return builder.mistakes.add(offset, fmt::format("the slice {}..{} is empty", bounds[0], bounds[1]));
  return {.type = ValueType::integer(),
          .form = Operand::Form::Slice,
          .first = static_cast<uint32_t>(bounds[0]),
          .row = static_cast<NodeId>(bounds[1] - bounds[0]),
          .offset = offset};
}

/// One axis after another, the first outermost.
Operand applySlices(Builder& builder, const Operand& base, std::span<const Operand> indices, uint32_t offset) {
  const auto isSlice = [](const Operand& index) { return index.form == Operand::Form::Slice; };
  const auto slice = std::ranges::find_if(indices, isSlice);
  if (slice == indices.end()) return applyIndex(builder, base, indices, offset);
  std::vector<Operand> one(indices.begin(), indices.end());
  std::vector<Operand> elements;
  for (uint32_t k = 0; k < slice->row; ++k) {
    one[static_cast<size_t>(slice - indices.begin())] =
        builder.integer(static_cast<int32_t>(slice->first + k), slice->offset);
    elements.push_back(applySlices(builder, base, one, offset));
    if (elements.back().poisoned()) return poison(offset);
  }
  return makeArray(builder, elements, offset);
}

}  // namespace hgc
