#include "passes/schedule/arms.h"

#include <algorithm>
#include <map>
#include <optional>
#include <ranges>
#include <span>
#include <utility>

#include "passes/guards.h"

namespace hgc {
namespace {

/// An arm is skipped where nobody takes it if it costs more than this: a test of all lanes and a branch have their
/// price, and code beside them is scheduled worse.
constexpr uint32_t kWorthSkipping = 48;

/// How many counts a loop in an arm is taken to have.
constexpr uint32_t kCounts = 8;

uint32_t costOf(const Node& node) {
  if (info(node.op).isLeaf) return 0;
  return node.op == Op::Div || node.op == Op::Sqrt || node.op == Op::IDiv || node.op == Op::IMod ? 8 : 1;
}

/// Code without arms: where its loops are, and what its values are guarded by.
class Plain {
 public:
  explicit Plain(const Kernel& kernel)
      : kernel_(kernel), loops_(kernel.code.size(), nullptr), guards_(kernel.code, rootsOf(kernel), seer()) {}

  const Kernel& kernel() const { return kernel_; }
  const Guards& guards() const { return guards_; }
  GuardId guardOf(uint32_t at) const { return guards_.isNeeded(at) ? guards_.of(at) : kAlways; }
  /// The innermost loop around a position; null outside of all.
  const Region* loopAt(uint32_t at) const { return loops_[at]; }
  /// What all that a loop leaves has in common.
  GuardId guardOf(const Region& loop) const {
    std::optional<GuardId> guard;
    for (uint32_t at = loop.begin; at < loop.end; ++at) {
      if (!info(kernel_.code[at].op).isReduction || kernel_.code[at].a != loop.begin) continue;
      guard = guard ? guards_.common(*guard, guardOf(at)) : guardOf(at);
    }
    return guard.value_or(kAlways);
  }

 private:
  /// What is stored, and folds: others read what they carry on the way.
  static std::vector<NodeId> rootsOf(const Kernel& kernel) {
    std::vector<NodeId> roots;
    for (const Store& store : kernel.stores) roots.push_back(store.value);
    for (uint32_t at = 0; at < kernel.code.size(); ++at) {
      const Op op = kernel.code[at].op;
      if (op == Op::EachOver || info(op).isFold) roots.push_back(at);
    }
    return roots;
  }

  /// Whether a choice falls the same for all that a value is used for, and before the loops around that begin. A
  /// prefix goes on through all counts of its loop, however it is used at one.
  Guards::IsSeen seer() {
    for (const Region& region : kernel_.regions) {  // outer ones come first
      around_[&region] = loops_[region.begin];
      std::fill(loops_.begin() + region.begin, loops_.begin() + region.end, &region);
    }
    return [this](NodeId condition, NodeId value) {
      const auto holds = [](const Region* loop, NodeId at) {
        return loop == nullptr || (loop->begin <= at && at < loop->end);
      };
      const Region* own = loops_[condition];
      if (!holds(own, value)) return false;
      if (own != nullptr && own == loops_[value] && info(kernel_.code[value].op).isPrefix) return false;
      const Region* loop = loops_[value];
      while (loop != own && around_.at(loop) != own) loop = around_.at(loop);
      return loop == own || condition < loop->begin;
    };
  }

  const Kernel& kernel_;
  std::vector<const Region*> loops_;               // by position: the innermost around it
  std::map<const Region*, const Region*> around_;  // by loop
  Guards guards_;
};

/// A node, or a loop as one.
struct Item {
  uint32_t begin = 0, end = 0;
  GuardId guard = kAlways;
  const Region* loop = nullptr;
};

/// What lies directly in a loop, or in none, as items.
class Block {
 public:
  /// `own` is null for what lies in no loop.
  Block(const Plain& plain, const Region* own) : plain_(plain), own_(own) {
    const Kernel& kernel = plain.kernel();
    begin_ = own == nullptr ? 0 : own->begin;
    end_ = own == nullptr ? static_cast<uint32_t>(kernel.code.size()) : own->end;
    itemOf_.resize(end_ - begin_);
    for (uint32_t at = begin_; at < end_; at = items_.back().end) {
      const Region* loop = childAt(at);
      Item item{at, loop == nullptr ? at + 1 : loop->end, kAlways, loop};
      if (loop != nullptr) item.guard = plain.guardOf(*loop);
      else if (!isPinned(at)) item.guard = plain.guardOf(at);
      std::fill_n(itemOf_.begin() + (at - begin_), item.end - at, size());
      items_.push_back(item);
    }
    findOperands();
    findRooms();
  }

  uint32_t size() const { return static_cast<uint32_t>(items_.size()); }
  const Item& operator[](uint32_t item) const { return items_[item]; }
  /// The item that a position is in; kNone for one outside.
  uint32_t itemAt(uint32_t at) const { return at >= begin_ && at < end_ ? itemOf_[at - begin_] : kNone; }
  /// The guard of the region that an item belongs into.
  GuardId roomOf(uint32_t item) const { return rooms_[items_[item].guard]; }
  /// Whether `inner` is `outer` or within it.
  bool isWithin(GuardId inner, GuardId outer) const {
    while (plain_.guards()[inner].depth > plain_.guards()[outer].depth) inner = plain_.guards()[inner].parent;
    return inner == outer;
  }
  /// The items that one needs, in order.
  std::span<const uint32_t> operandsOf(uint32_t item) const {
    return std::span(operands_).subspan(firstOperand_[item], firstOperand_[item + 1] - firstOperand_[item]);
  }

 private:
  /// What takes part at every count: the count itself, and what reductions and prefixes take in.
  bool isPinned(uint32_t at) const {
    const Op op = plain_.kernel().code[at].op;
    return (own_ != nullptr && at <= own_->count) || info(op).isReduction || info(op).isPrefix;
  }

  /// The loop that begins here and lies directly in this block.
  const Region* childAt(uint32_t at) const {
    const Region* loop = plain_.loopAt(at);
    return loop != own_ && loop->begin == at ? loop : nullptr;
  }

  void findOperands() {
    firstOperand_ = {0};
    for (uint32_t item = 0; item < size(); ++item) {
      for (uint32_t at = items_[item].begin; at < items_[item].end; ++at) {
        const Node& node = plain_.kernel().code[at];
        for (int k = 0; k < operandCount(node); ++k) {
          const uint32_t operand = itemAt(node.operand(k));
          if (operand != kNone && operand != item) operands_.push_back(operand);
        }
      }
      firstOperand_.push_back(static_cast<uint32_t>(operands_.size()));
    }
  }

  /// Guards that are worth a region; all others are taken for the nearest of these around them. What guards the whole
  /// loop is no matter in it.
  void findRooms() {
    const Guards& guards = plain_.guards();
    std::vector<uint32_t> cost(guards.size(), 0);
    for (const Item& item : items_) cost[item.guard] += costIn(item);
    for (GuardId g = static_cast<GuardId>(guards.size()); g-- > 1;) cost[guards[g].parent] += cost[g];  // parents first
    const GuardId around = own_ == nullptr ? kAlways : plain_.guardOf(*own_);
    rooms_.resize(guards.size(), kAlways);
    for (GuardId g = 1; g < guards.size(); ++g)
      rooms_[g] = isWithin(around, g) ? kAlways : cost[g] > kWorthSkipping ? g : rooms_[guards[g].parent];
  }

  uint32_t costIn(const Item& item) const {
    uint32_t cost = 0;
    for (uint32_t at = item.begin; at < item.end; ++at) cost += costOf(plain_.kernel().code[at]);
    return item.loop == nullptr ? cost : kCounts * cost;
  }

  const Plain& plain_;
  const Region* own_;
  uint32_t begin_ = 0, end_ = 0;
  std::vector<Item> items_;
  std::vector<uint32_t> itemOf_;  // by position
  std::vector<uint32_t> operands_, firstOperand_;
  std::vector<GuardId> rooms_;  // by guard
};

/// Where items of a block are written.
class Writer {
 public:
  virtual ~Writer() = default;
  virtual void write(const Item& item) = 0;
  virtual void beginArm(const Guard& guard) = 0;
  virtual void endArm() = 0;
};

/// Depth first from each item, without recursion. Before a region opens, everything it needs from outside is placed; a
/// guard may have several regions, since what a later one needs may hang on the first.
class ItemScheduler {
 public:
  ItemScheduler(const Plain& plain, const Block& block, Writer& writer)
      : plain_(plain), block_(block), writer_(writer), isPlaced_(block.size(), false), seen_(block.size(), 0) {
    for (uint32_t item = 0; item < block.size(); ++item) {
      const Node& node = plain.kernel().code[block[item].begin];
      if (block[item].loop == nullptr && node.op == Op::Select) noteArms(item, node);
    }
  }

  void run(uint32_t root) {
    tasks_.push_back({Task::Visit, root, kAlways});
    while (!tasks_.empty()) {
      const Task task = tasks_.back();
      tasks_.pop_back();
      switch (task.step) {
        case Task::Visit: visit(task.item, task.room); break;
        case Task::Place: place(task.item); break;
        case Task::Prepare: prepare(task.item); break;
        case Task::Enter: enter(task.item); break;
        case Task::Begin: begin(task.room); break;
        case Task::End: end(); break;
      }
    }
  }

 private:
  struct Task {
    enum Step : uint8_t { Visit, Place, Prepare, Enter, Begin, End } step;
    uint32_t item;
    GuardId room;
  };

  void noteArms(uint32_t select, const Node& node) {
    for (const uint32_t at : {node.b, node.c}) {
      const uint32_t arm = block_.itemAt(at);
      if (arm == kNone || block_.roomOf(arm) == block_.roomOf(select)) continue;
      arms_.resize(std::max<size_t>(arms_.size(), block_.roomOf(arm) + size_t{1}));
      arms_[block_.roomOf(arm)].push_back(arm);
    }
  }

  void visit(uint32_t item, GuardId room) {
    if (isPlaced_[item]) return;
    if (block_.roomOf(item) != room) {
      tasks_.push_back({Task::Prepare, item, room});
      return;
    }
    tasks_.push_back({Task::Place, item, room});
    for (const uint32_t operand : block_.operandsOf(item) | std::views::reverse)
      tasks_.push_back({Task::Visit, operand, room});
  }

  void place(uint32_t item) {
    if (!isPlaced_[item]) writer_.write(block_[item]);
    isPlaced_[item] = true;
  }

  /// What is not placed of `item` within its room, and what that needs from outside.
  std::vector<uint32_t> needsOutside(uint32_t item) {
    const GuardId room = block_.roomOf(item);
    std::vector<uint32_t> outside, stack = {item};
    ++round_;
    seen_[item] = round_;
    while (!stack.empty()) {
      const uint32_t next = stack.back();
      stack.pop_back();
      for (const uint32_t operand : block_.operandsOf(next)) {
        if (isPlaced_[operand] || seen_[operand] == round_) continue;
        seen_[operand] = round_;
        (block_.isWithin(block_.roomOf(operand), room) ? stack : outside).push_back(operand);
      }
    }
    return outside;
  }

  void prepare(uint32_t arm) {
    if (isPlaced_[arm]) return;
    const uint32_t condition = block_.itemAt(guardOf(block_.roomOf(arm)).condition);
    tasks_.push_back({Task::Enter, arm, kAlways});
    for (const uint32_t item : needsOutside(arm)) tasks_.push_back({Task::Visit, item, roomNow()});
    if (condition != kNone) tasks_.push_back({Task::Visit, condition, roomNow()});
  }

  /// Opens a region for `arm` and whatever else of its room is ready.
  void enter(uint32_t arm) {
    if (isPlaced_[arm]) return;
    constexpr int kMostTries = 16;
    const GuardId room = block_.roomOf(arm);
    tasks_.push_back({Task::End, arm, room});
    int tries = 0;
    if (room < arms_.size()) {
      std::erase_if(arms_[room], [&](uint32_t other) { return isPlaced_[other]; });
      for (const uint32_t other : arms_[room]) {
        if (other == arm || ++tries > kMostTries) continue;
        if (bringIn(needsOutside(other))) tasks_.push_back({Task::Visit, other, room});
      }
    }
    tasks_.push_back({Task::Visit, arm, room});
    tasks_.push_back({Task::Begin, arm, room});
  }

  /// Places what costs nothing; false if something else is needed, or if it would be placed where not all can see it.
  bool bringIn(const std::vector<uint32_t>& items) {
    const auto isFree = [&](uint32_t item) {
      return block_.operandsOf(item).empty() && info(plain_.kernel().code[block_[item].begin].op).isLeaf &&
             block_[item].loop == nullptr;
    };
    if (!std::ranges::all_of(items, isFree) || (!items.empty() && !open_.empty())) return false;
    for (const uint32_t item : items) place(item);
    return true;
  }

  void begin(GuardId room) {
    open_.push_back(room);
    writer_.beginArm(guardOf(room));
  }

  void end() {
    open_.pop_back();
    writer_.endArm();
  }

  const Guard& guardOf(GuardId room) const { return plain_.guards()[room]; }
  GuardId roomNow() const { return open_.empty() ? kAlways : open_.back(); }

  const Plain& plain_;
  const Block& block_;
  Writer& writer_;
  std::vector<bool> isPlaced_;
  std::vector<uint32_t> seen_;  // round in which a search met the item
  uint32_t round_ = 0;
  std::vector<std::vector<uint32_t>> arms_;  // by room: where it is left
  std::vector<Task> tasks_;
  std::vector<GuardId> open_;  // rooms of the regions being filled
};

/// Writes code anew, block by block.
class ArmFormer : private Writer {
 public:
  explicit ArmFormer(Kernel& kernel)
      : from_(std::move(kernel)), plain_(from_), kernel_(kernel), position_(from_.code.size(), kNone) {
    kernel_ = from_;
    kernel_.code.clear();
    kernel_.origins.clear();
    kernel_.sources.clear();
    kernel_.regions.clear();
  }

  void run() {
    writeBlock(Block(plain_, nullptr));
    for (Store& store : kernel_.stores) store.value = position_[store.value];
  }

 private:
  uint32_t here() const { return static_cast<uint32_t>(kernel_.code.size()); }

  /// What is in no arm stays in its order; arms come where they are first needed.
  void writeBlock(const Block& block) {
    ItemScheduler scheduler(plain_, block, *this);
    for (uint32_t item = 0; item < block.size(); ++item) {
      if (block.roomOf(item) == kAlways) scheduler.run(item);
    }
  }

  void write(const Item& item) override {
    if (item.loop != nullptr) return writeLoop(*item.loop);
    Node node = from_.code[item.begin];
    const int count = operandCount(node);
    if (count > 0) node.a = position_[node.a];
    if (count > 1) node.b = position_[node.b];
    if (count > 2) node.c = position_[node.c];
    position_[item.begin] = here();
    kernel_.code.push_back(node);
    kernel_.origins.push_back(from_.origins[item.begin]);
    kernel_.sources.push_back(from_.sources[item.begin]);
  }

  void writeLoop(const Region& loop) {
    const size_t region = kernel_.regions.size();
    kernel_.regions.push_back({here(), true, here(), 0, Region::Kind::Loop});
    writeBlock(Block(plain_, &loop));
    kernel_.regions[region].end = here();
    kernel_.regions[region].count = position_[loop.count];
  }

  void beginArm(const Guard& guard) override {
    open_.push_back(kernel_.regions.size());
    kernel_.regions.push_back({position_[guard.condition], guard.when, here(), 0});
  }
  void endArm() override {
    kernel_.regions[open_.back()].end = here();
    open_.pop_back();
  }

  Kernel from_;
  Plain plain_;
  Kernel& kernel_;
  std::vector<uint32_t> position_;
  std::vector<size_t> open_;  // arms
};

}  // namespace

void formArms(Kernel& kernel) {
  if (std::ranges::count(kernel.code, Op::Select, &Node::op) > 0) ArmFormer(kernel).run();
}

}  // namespace hgc
