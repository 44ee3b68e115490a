#include "frontend/lower/operand.h"

#include <algorithm>

namespace hgc {

void Arena::clear() {
  scalars_.clear();
  members_.clear();
  openArrays_.clear();
  arrayRanges.clear();
}

uint32_t Arena::addScalars(uint32_t count) {
  const uint32_t first = mark();
  scalars_.resize(first + count);
  return first;
}

Operand Arena::tuple(std::span<const Operand> members, uint32_t offset) {
  const std::vector<Operand> copies(members.begin(), members.end());  // they may be those of another
  const auto first = static_cast<uint32_t>(members_.size());
  members_.insert(members_.end(), copies.begin(), copies.end());
  return {.form = Operand::Form::Tuple, .first = first, .row = static_cast<NodeId>(copies.size()), .offset = offset};
}

uint32_t Arena::addOpen(OpenArray array) {
  openArrays_.push_back(std::move(array));
  return static_cast<uint32_t>(openArrays_.size() - 1);
}

/// The members may share scalars and lie in any order: those above the mark are copied out first.
void Arena::keepMembers(uint32_t mark, Operand& tuple) {
  const std::span<const Operand> all = membersOf(tuple);
  std::vector<Operand> members(all.begin(), all.end());
  std::vector<NodeId> kept;
  for (Operand& member : members) {
    if (member.form != Operand::Form::Nodes || member.first + member.type.count() <= mark) continue;
    const auto place = static_cast<uint32_t>(mark + kept.size());
    const auto from = scalars_.begin() + member.first;
    kept.insert(kept.end(), from, from + member.type.count());
    member.first = place;
  }
  scalars_.resize(mark);
  scalars_.insert(scalars_.end(), kept.begin(), kept.end());
  tuple = this->tuple(members, tuple.offset);
}

void Arena::keepOnly(uint32_t mark, Operand& operand) {
  if (operand.form == Operand::Form::Tuple) return keepMembers(mark, operand);
  if (operand.form != Operand::Form::Nodes || operand.first + operand.type.count() <= mark) {
    scalars_.resize(mark);
    return;
  }
  const uint32_t count = operand.type.count();
  if (operand.first < mark) return;  // it straddles: leave everything where it is
  std::copy_n(scalars_.begin() + operand.first, count, scalars_.begin() + mark);
  scalars_.resize(mark + count);
  operand.first = mark;
}

}  // namespace hgc
