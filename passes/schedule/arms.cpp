#include "passes/schedule/arms.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

#include "passes/rebuild.h"
#include "passes/schedule/blocks.h"

namespace hgc {
namespace {

/// Called for the items of a block, in their new order.
struct Writer {
  std::function<void(const Item&)> write;
  std::function<void(const Guard&)> beginArm;
  std::function<void()> endArm;
};

/// Orders items depth first, without recursion. Before a region begins, everything it needs from outside is placed. A
/// guard may have several regions, since a later one may need results of the first.
class ItemScheduler {
 public:
  ItemScheduler(const GuardedCode& code, const Block& block, const Writer& writer)
      : code_(code), block_(block), writer_(writer), items_(block.size()) {
    for (uint32_t item = 0; item < block.size(); ++item) {
      const Node& node = code.kernel().code[block[item].begin];
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
        case Task::Enter: enter(task.item, task.room); break;
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
    if (items_[item].isPlaced) return;
    if (block_.roomOf(item) != room) {
      tasks_.push_back({Task::Prepare, item, room});
      return;
    }
    tasks_.push_back({Task::Place, item, room});
    for (const uint32_t operand : block_.operandsOf(item) | std::views::reverse)
      tasks_.push_back({Task::Visit, operand, room});
  }

  void place(uint32_t item) {
    if (!items_[item].isPlaced) writer_.write(block_[item]);
    items_[item].isPlaced = true;
  }

  /// What is not placed of `item` within a room, and what that needs from outside.
  std::vector<uint32_t> needsOutside(uint32_t item, GuardId room) {
    std::vector<uint32_t> outside, stack = {item};
    ++round_;
    items_[item].seen = round_;
    while (!stack.empty()) {
      const uint32_t next = stack.back();
      stack.pop_back();
      for (const uint32_t operand : block_.operandsOf(next)) {
        if (items_[operand].isPlaced || items_[operand].seen == round_) continue;
        items_[operand].seen = round_;
        (code_.isWithin(block_.roomOf(operand), room) ? stack : outside).push_back(operand);
      }
    }
    return outside;
  }

  /// The outermost room around an item that is not open.
  GuardId nextRoomOf(uint32_t item) const {
    GuardId room = block_.roomOf(item);
    while (block_.roomAround(room) != roomNow() && block_.roomAround(room) != kAlways) room = block_.roomAround(room);
    return room;
  }

  void prepare(uint32_t arm) {
    if (items_[arm].isPlaced) return;
    const GuardId room = nextRoomOf(arm);
    const uint32_t condition = block_.itemAt(guardOf(room).condition);
    tasks_.push_back({Task::Enter, arm, room});
    for (const uint32_t item : needsOutside(arm, room)) tasks_.push_back({Task::Visit, item, roomNow()});
    if (condition != kNone) tasks_.push_back({Task::Visit, condition, roomNow()});
  }

  /// Begins a region for `arm` and all other items of its guard that are ready.
  void enter(uint32_t arm, GuardId room) {
    if (items_[arm].isPlaced) return;
    constexpr int kMostTries = 16;
    tasks_.push_back({Task::End, arm, room});
    int tries = 0;
    if (room < arms_.size()) {
      std::erase_if(arms_[room], [&](uint32_t other) { return items_[other].isPlaced; });
      for (const uint32_t other : arms_[room]) {
        if (other == arm || ++tries > kMostTries) continue;
        if (bringIn(needsOutside(other, room))) tasks_.push_back({Task::Visit, other, room});
      }
    }
    tasks_.push_back({Task::Visit, arm, room});
    tasks_.push_back({Task::Begin, arm, room});
  }

  /// Places items that cost nothing. False if one needs other items first, or if not all users would see them there.
  bool bringIn(const std::vector<uint32_t>& items) {
    const auto isFree = [&](uint32_t item) {
      return block_.operandsOf(item).empty() && info(code_.kernel().code[block_[item].begin].op).isLeaf &&
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

  const Guard& guardOf(GuardId room) const { return code_.guards()[room]; }
  GuardId roomNow() const { return open_.empty() ? kAlways : open_.back(); }

  const GuardedCode& code_;
  const Block& block_;
  const Writer& writer_;
  struct Scheduled {
    bool isPlaced = false;
    uint32_t seen = 0;  // round in which a search met it
  };
  std::vector<Scheduled> items_;
  uint32_t round_ = 0;
  std::vector<std::vector<uint32_t>> arms_;  // by room: where it is left
  std::vector<Task> tasks_;
  std::vector<GuardId> open_;  // rooms of the regions being filled
};

/// Rewrites the code of a kernel, block by block.
class ArmFormer {
 public:
  explicit ArmFormer(Kernel& kernel)
      : from_(std::move(kernel)), code_(from_), kernel_(kernel), position_(from_.code.size(), kNone) {
    kernel_ = from_;
    kernel_.code.clear();
    kernel_.origins.clear();
    kernel_.sources.clear();
    kernel_.regions.clear();
  }

  void run() {
    writeBlock(Block(code_, nullptr));
    for (Store& store : kernel_.stores) store.value = position_[store.value];
  }

 private:
  uint32_t here() const { return static_cast<uint32_t>(kernel_.code.size()); }

  /// Items outside of arms keep their order; arms come before their first use.
  void writeBlock(const Block& block) {
    const Writer writer{[&](const Item& item) { write(item); }, [&](const Guard& guard) { beginArm(guard); },
                        [&] { endArm(); }};
    ItemScheduler scheduler(code_, block, writer);
    for (uint32_t item = 0; item < block.size(); ++item) {
      if (block.roomOf(item) == kAlways) scheduler.run(item);
    }
  }

  void write(const Item& item) {
    if (item.loop != nullptr) return writeLoop(*item.loop);
    const Node& node = from_.code[item.begin];
    const auto operands = mappedOperands(node, [&](NodeId operand) { return position_[operand]; });
    position_[item.begin] = here();
    kernel_.code.push_back(withOperands(node, operands));
    kernel_.origins.push_back(from_.origins[item.begin]);
    kernel_.sources.push_back(from_.sources[item.begin]);
  }

  void writeLoop(const Region& loop) {
    const size_t region = kernel_.regions.size();
    kernel_.regions.push_back({here(), true, here(), 0, Region::Kind::Loop});
    writeBlock(Block(code_, &loop));
    kernel_.regions[region].end = here();
    kernel_.regions[region].count = position_[loop.count];
  }

  void beginArm(const Guard& guard) {
    open_.push_back(kernel_.regions.size());
    kernel_.regions.push_back({position_[guard.condition], guard.when, here(), 0});
  }
  void endArm() {
    kernel_.regions[open_.back()].end = here();
    open_.pop_back();
  }

  Kernel from_;
  GuardedCode code_;
  Kernel& kernel_;
  std::vector<uint32_t> position_;
  std::vector<size_t> open_;  // arms
};

}  // namespace

void formArms(Kernel& kernel) {
  if (std::ranges::count(kernel.code, Op::Select, &Node::op) > 0) ArmFormer(kernel).run();
}

}  // namespace hgc
