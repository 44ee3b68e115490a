#pragma once
/// Rows that know their entries: which instances read a row follows from its number, without a list.
#include <optional>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// What numbers rows along one of the dimensions of a symbol: an index of the domain, or the count of a loop.
struct RowAxis {
  uint32_t axis = kNone;    ///< of the domain; kNone: the count
  NodeId extent = kNoNode;  ///< in the host graph: how many rows the symbol has along it; kNoNode for the outermost
};

/// Its slot in a domain of `rank` (`Owner`, ir/kernel/kernel.h).
inline uint32_t slotOf(const RowAxis& axis, uint32_t rank) { return axis.axis == kNone ? rank : axis.axis; }

/// How the rows of a port lie in the domain: `W[j, k]`, read by instances `(n, j)` at counts `k`, has for each `n` one
/// entry, made by instance `(n, j)`. `n` is free.
struct OwnedRows {
  uint32_t port = 0;
  uint32_t gather = 0;         ///< the port's only one
  std::vector<RowAxis> axes;   ///< outermost first; neighbouring rows differ along the last
  NodeId length = kNoNode;     ///< in the host graph: how far the count goes; kNoNode without one
  std::vector<uint32_t> free;  ///< axes of the domain that do not number rows, ascending; none if a row has one entry

  bool isAlongCount() const { return axes.back().axis == kNone; }
};

/// Nothing where rows have one entry each, but for fields in loops and where there is one instance: rows of symbols may
/// be split over devices, and what is one for each instance its kernel may as well store. Nor where rows lie otherwise:
/// several gathers, tables, shifted or strided indices, wide rows, domains in parts. Nor for rows that several
/// instances all read in a loop: the canonical order has sums of their own for these.
std::optional<OwnedRows> ownedRows(const GatherSchema& schema, uint32_t port);

/// The ports of `layout` whose rows make their sums (`GatherLayout::owned`), as they lie.
std::vector<OwnedRows> ownedRowsOf(const GatherLayout& layout);

}  // namespace hgc
