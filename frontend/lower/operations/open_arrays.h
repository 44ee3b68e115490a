#pragma once
/// Open arrays: rows of symbols, and what is made of them or over ranges that data sizes. They are one entry, in terms
/// of a counter for each of their first axes; nothing is copied or expanded. Where all lengths are known, such an array
/// stands for its scalars, too (`Builder::at`).
#include <functional>
#include <span>

#include "frontend/lower/builder.h"

namespace hgc {

/// Whether it is an open array, or a symbol that stands for one: without ragged rows. What works on arrays calls
/// `opened` for each operand, or `mapOpen`.
bool isOpenArray(const Builder& builder, const Operand& operand);
bool anyOpen(const Builder& builder, std::span<const Operand> operands);

/// A symbol as the array that it stands for, and what else there is as it is.
Operand opened(Builder& builder, const Operand& operand);

/// The scalars of a value or of all values of a tuple; of an open array those of its entry.
std::vector<NodeId> scalarsOf(Builder& builder, const Operand& value);

/// The counter that stands for axis `axis` of such a length in every open array.
NodeId openCounter(Builder& builder, NodeId length, size_t axis);

/// An open array of its entry at the counters; a mistake if it has too many axes.
Operand makeOpen(Builder& builder, std::span<const NodeId> counters, std::span<const DimId> dims, const Operand& entry,
                 uint32_t offset);
/// The array whose entry along a first axis is `value` at `counter`, which indices into `dim` or any integers choose.
Operand collectOpen(Builder& builder, NodeId counter, DimId dim, const Operand& value, uint32_t offset);

/// The length of an axis.
NodeId lengthOfAxis(const Builder& builder, const Operand& array, size_t axis);
/// The entry at the array's own counters.
Operand openEntry(Builder& builder, const Operand& array);
/// What is at one place along the first axis: an array of the other axes, or an entry.
Operand openAt(Builder& builder, const Operand& array, NodeId place, uint32_t offset);
/// How many first axes of an operand are open; 0 of what is no open array.
size_t countOpenAxes(const Builder& builder, const Operand& operand);
/// With all but the first `axes` open axes as axes of its entries, or no open array if none are left; poison if one of
/// them has a length that is not known, of which nothing is said, or too many entries.
Operand writtenOut(Builder& builder, const Operand& array, size_t axes = 0);
/// The array of elements, which are open arrays or have their type: a counter chooses one of them, so that there may
/// not be many.
Operand stackOpen(Builder& builder, std::span<const Operand> elements, uint32_t offset);
/// With its two axes exchanged, of which the first is open.
Operand transposeOpen(Builder& builder, const Operand& array, uint32_t offset);
/// Of entries of another type.
Operand convertOpen(Builder& builder, const Operand& array, const ValueType& entry);

/// Makes arrays of symbols, and gives all arrays one shape: an axis stays open only if it is open in all of them, the
/// others are written out. False after a mistake.
bool unifyOpen(Builder& builder, std::vector<Operand>& operands, uint32_t offset);
Operand noCommonShape(Builder& builder, const Operand& x, const Operand& y, uint32_t offset);

/// Applies `apply` to the entries of open arrays of one shape; scalars go with every entry.
Operand mapOpen(Builder& builder, std::span<const Operand> operands, uint32_t offset,
                const std::function<Operand(std::span<const Operand>)>& apply);

}  // namespace hgc
