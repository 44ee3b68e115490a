#include "frontend/syntax/scope.h"

#include <algorithm>

namespace hgc {

void Scope::closeTo(uint32_t depth) {
  if (depth >= marks_.size()) return;
  while (undo_.size() > marks_[depth]) {
    bindings_[undo_.back().name] = undo_.back().before;
    undo_.pop_back();
  }
  marks_.resize(depth);
}

uint32_t Scope::bind(NameId name, uint32_t offset) {
  if (name >= bindings_.size()) bindings_.resize(std::max<size_t>(2 * bindings_.size(), name + 1));
  const auto slot = static_cast<uint32_t>(undo_.size());  // one slot for each binding in force
  undo_.push_back({name, bindings_[name]});
  bindings_[name] = {slot, offset, depth()};
  frameSlots_ = std::max(frameSlots_, slot + 1);
  return slot;
}

}  // namespace hgc
