#pragma once
/// Divides code with loops into blocks of items, and decides which arms become regions.
#include <map>
#include <span>
#include <vector>

#include "ir/kernel/kernel.h"
#include "passes/guards.h"

namespace hgc {

/// The loops and guards of code without conditional regions. The kernel must outlive it.
class GuardedCode {
 public:
  explicit GuardedCode(const Kernel& kernel);

  const Kernel& kernel() const { return kernel_; }
  const Guards& guards() const { return guards_; }
  GuardId guardOf(uint32_t at) const { return guards_.isNeeded(at) ? guards_.of(at) : kAlways; }
  /// The conditions that all uses of a loop's results share.
  GuardId guardOf(const Region& loop) const;
  /// The innermost loop around a position; null outside of loops.
  const Region* loopAt(uint32_t at) const { return loops_[at]; }
  /// Whether `inner` is `outer` or within it.
  bool isWithin(GuardId inner, GuardId outer) const;

 private:
  Guards::IsSeen findLoops();
  bool isSeen(uint32_t condition, uint32_t value) const;

  const Kernel& kernel_;
  std::vector<const Region*> loops_;               // by position: the innermost loop around it
  std::map<const Region*, const Region*> around_;  // by loop
  Guards guards_;
};

/// A node, or a whole loop.
struct Item {
  uint32_t begin = 0, end = 0;
  GuardId guard = kAlways;
  const Region* loop = nullptr;
};

/// The items directly in one loop, or outside of all loops. The code must outlive it.
class Block {
 public:
  /// `own` is the loop; null for the code outside of loops.
  Block(const GuardedCode& code, const Region* own);

  uint32_t size() const { return static_cast<uint32_t>(items_.size()); }
  const Item& operator[](uint32_t item) const { return items_[item]; }
  /// The item that contains a position; kNone if none does.
  uint32_t itemAt(uint32_t at) const { return at >= begin_ && at < end_ ? itemOf_[at - begin_] : kNone; }
  /// The guard of the region that an item belongs to: the innermost that is worth a region.
  GuardId roomOf(uint32_t item) const { return rooms_[items_[item].guard]; }
  /// The guard of the region around another.
  GuardId roomAround(GuardId room) const { return rooms_[code_.guards()[room].parent]; }
  /// The operands of an item, in order; for a loop, also the conditions of values in it.
  std::span<const uint32_t> operandsOf(uint32_t item) const {
    return std::span(operands_).subspan(firstOperand_[item], firstOperand_[item + 1] - firstOperand_[item]);
  }

 private:
  const Region* childAt(uint32_t at) const;
  bool isPinned(uint32_t at) const;
  void findOperands();
  void need(uint32_t at, uint32_t item);
  void findRooms();
  uint32_t costIn(const Item& item) const;

  const GuardedCode& code_;
  const Region* own_;
  uint32_t begin_ = 0, end_ = 0;
  std::vector<Item> items_;
  std::vector<uint32_t> itemOf_;  // by position
  std::vector<uint32_t> operands_, firstOperand_;
  std::vector<GuardId> rooms_;  // by guard
};

}  // namespace hgc
