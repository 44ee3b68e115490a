#include "passes/schedule/blocks.h"

#include <algorithm>
#include <optional>

namespace hgc {
namespace {

/// Arms that cost more than this become regions, which are skipped if no lane selects them. Testing all lanes and
/// branching has a cost, and the code around is scheduled less well.
constexpr uint32_t kWorthSkipping = 48;

/// The number of counts that is assumed for a loop in an arm.
constexpr uint32_t kCounts = 8;

uint32_t costOf(const Node& node) {
  if (info(node.op).isLeaf) return 0;
  return node.op == Op::Div || node.op == Op::Sqrt || node.op == Op::IDiv || node.op == Op::IMod ? 8 : 1;
}

bool holds(const Region* loop, uint32_t at) { return loop == nullptr || (loop->begin <= at && at < loop->end); }

/// Stored values, and folds, whose carried values are read by others.
std::vector<NodeId> rootsOf(const Kernel& kernel) {
  std::vector<NodeId> roots;
  for (const Store& store : kernel.stores) roots.push_back(store.value);
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Op op = kernel.code[at].op;
    if (op == Op::EachOver || info(op).isFold) roots.push_back(at);
  }
  return roots;
}

}  // namespace

GuardedCode::GuardedCode(const Kernel& kernel)
    : kernel_(kernel), loops_(kernel.code.size(), nullptr), guards_(kernel.code, rootsOf(kernel), findLoops()) {}

Guards::IsSeen GuardedCode::findLoops() {
  for (const Region& region : kernel_.regions) {  // outer ones come first
    around_[&region] = loops_[region.begin];
    std::fill(loops_.begin() + region.begin, loops_.begin() + region.end, &region);
  }
  if (kernel_.regions.empty()) return nullptr;
  return [this](NodeId condition, NodeId value) { return isSeen(condition, value); };
}

/// Whether a condition is computed before the loops around a value, and is the same for all its uses. A prefix is
/// computed at all counts of its loop, even if it is used at one.
bool GuardedCode::isSeen(uint32_t condition, uint32_t value) const {
  const Region* own = loops_[condition];
  const OpInfo& row = info(kernel_.code[condition].op);
  const bool isOfWholeLoop = row.isReduction && !row.isPrefix;  // it falls when all counts are taken in
  if (isOfWholeLoop || !holds(own, value)) return false;
  if (own != nullptr && own == loops_[value] && info(kernel_.code[value].op).isPrefix) return false;
  const Region* loop = loops_[value];
  while (loop != own && around_.at(loop) != own) loop = around_.at(loop);
  return loop == own || condition < loop->begin;
}

GuardId GuardedCode::guardOf(const Region& loop) const {
  std::optional<GuardId> guard;
  for (uint32_t at = loop.begin; at < loop.end; ++at) {
    if (!info(kernel_.code[at].op).isReduction || kernel_.code[at].a != loop.begin) continue;
    guard = guard ? guards_.common(*guard, guardOf(at)) : guardOf(at);
  }
  return guard.value_or(kAlways);
}

bool GuardedCode::isWithin(GuardId inner, GuardId outer) const {
  while (guards_[inner].depth > guards_[outer].depth) inner = guards_[inner].parent;
  return inner == outer;
}

Block::Block(const GuardedCode& code, const Region* own) : code_(code), own_(own) {
  begin_ = own == nullptr ? 0 : own->begin;
  end_ = own == nullptr ? static_cast<uint32_t>(code.kernel().code.size()) : own->end;
  itemOf_.resize(end_ - begin_);
  for (uint32_t at = begin_; at < end_; at = items_.back().end) {
    const Region* loop = childAt(at);
    Item item{at, loop == nullptr ? at + 1 : loop->end, kAlways, loop};
    if (loop != nullptr) item.guard = code.guardOf(*loop);
    else if (!isPinned(at)) item.guard = code.guardOf(at);
    std::fill_n(itemOf_.begin() + (at - begin_), item.end - at, size());
    items_.push_back(item);
  }
  findOperands();
  findRooms();
}

/// The loop that begins here and lies directly in this block.
const Region* Block::childAt(uint32_t at) const {
  const Region* loop = code_.loopAt(at);
  return loop != own_ && loop->begin == at ? loop : nullptr;
}

/// Values that are needed at every count: the count itself, and operands of reductions and prefixes.
bool Block::isPinned(uint32_t at) const {
  const Op op = code_.kernel().code[at].op;
  return (own_ != nullptr && at <= own_->count) || info(op).isReduction || info(op).isPrefix;
}

void Block::findOperands() {
  firstOperand_ = {0};
  for (uint32_t item = 0; item < size(); ++item) {
    for (uint32_t at = items_[item].begin; at < items_[item].end; ++at) {
      const Node& node = code_.kernel().code[at];
      for (int k = 0; k < operandCount(node); ++k) need(node.operand(k), item);
      if (items_[item].loop == nullptr) continue;
      for (GuardId g = code_.guardOf(at); g != kAlways; g = code_.guards()[g].parent)
        need(code_.guards()[g].condition, item);
    }
    firstOperand_.push_back(static_cast<uint32_t>(operands_.size()));
  }
}

void Block::need(uint32_t at, uint32_t item) {
  const uint32_t operand = itemAt(at);
  if (operand == kNone || operand == item) return;
  const auto known = operands_.begin() + firstOperand_.back();
  if (std::find(known, operands_.end(), operand) == operands_.end()) operands_.push_back(operand);
}

/// Guards not worth a region are replaced by the innermost guard around them that is. Conditions of the whole loop have
/// no effect in it.
void Block::findRooms() {
  const Guards& guards = code_.guards();
  std::vector<uint32_t> cost(guards.size(), 0);
  for (const Item& item : items_) cost[item.guard] += costIn(item);
  for (GuardId g = static_cast<GuardId>(guards.size()); g-- > 1;) cost[guards[g].parent] += cost[g];  // parents first
  const GuardId around = own_ == nullptr ? kAlways : code_.guardOf(*own_);
  rooms_.resize(guards.size(), kAlways);
  for (GuardId g = 1; g < guards.size(); ++g)
    rooms_[g] = code_.isWithin(around, g) ? kAlways : cost[g] > kWorthSkipping ? g : rooms_[guards[g].parent];
}

uint32_t Block::costIn(const Item& item) const {
  uint32_t cost = 0;
  for (uint32_t at = item.begin; at < item.end; ++at) cost += costOf(code_.kernel().code[at]);
  return item.loop == nullptr ? cost : kCounts * cost;
}

}  // namespace hgc
