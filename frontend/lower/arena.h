#pragma once
/// Where operands have what one node does not say.
#include <set>
#include <span>
#include <vector>

#include "frontend/lower/operand.h"

namespace hgc {

/// The parts of the operands of one term.
class Arena {
 public:
  void clear();

  /// Room for more scalars, from the result on.
  uint32_t addScalars(uint32_t count);
  NodeId& scalar(uint32_t k) { return scalars_[k]; }
  /// Several values that go together until a `let` takes them apart.
  Operand tuple(std::span<const Operand> members, uint32_t offset);
  /// Those of a tuple; valid until another is made.
  std::span<const Operand> membersOf(const Operand& tuple) const { return {members_.data() + tuple.first, tuple.row}; }
  /// The number of the array, which is `first` of its operand.
  uint32_t addOpen(OpenArray array);
  /// Valid until another is made.
  const OpenArray& openOf(const Operand& operand) const { return openArrays_[operand.first]; }

  /// What a body made above a mark is dropped when it ends, but for its value.
  uint32_t mark() const { return static_cast<uint32_t>(scalars_.size()); }
  void keepOnly(uint32_t mark, Operand& operand);

  /// The ranges of loops that made open arrays, which have counters of their own: no loop is left of them.
  std::set<NodeId> arrayRanges;

 private:
  void keepMembers(uint32_t mark, Operand& tuple);

  std::vector<NodeId> scalars_;
  std::vector<Operand> members_;
  std::vector<OpenArray> openArrays_;
};

}  // namespace hgc
