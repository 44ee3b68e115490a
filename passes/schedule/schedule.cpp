#include "passes/schedule/schedule.h"

#include <algorithm>

#include "passes/guards.h"

namespace hgc {
namespace {

/// An arm is skipped where nobody takes it if it costs more than this: a test of all lanes and a branch have their
/// price, and code beside them is scheduled worse.
constexpr uint32_t kWorthSkipping = 48;

uint32_t costOf(const Node& node) {
  if (info(node.op).isLeaf) return 0;
  return node.op == Op::Div || node.op == Op::Sqrt || node.op == Op::IDiv || node.op == Op::IMod ? 8 : 1;
}

/// Guards that are worth a region; all others are taken for the nearest of these around them.
class Rooms {
 public:
  Rooms(const Graph& graph, const Guards& guards) : guards_(guards), room_(guards.size(), kAlways) {
    std::vector<uint32_t> cost(guards.size(), 0);
    for (NodeId id = 0; id < graph.size(); ++id) {
      if (guards.isNeeded(id)) cost[guards.of(id)] += costOf(graph[id]);
    }
    for (GuardId g = static_cast<GuardId>(guards.size()); g-- > 1;) cost[guards[g].parent] += cost[g];  // parents first
    for (GuardId g = 1; g < guards.size(); ++g) room_[g] = cost[g] > kWorthSkipping ? g : room_[guards[g].parent];
  }

  GuardId of(NodeId id) const { return room_[guards_.of(id)]; }
  /// Whether `inner` is `outer` or within it.
  bool isWithin(GuardId inner, GuardId outer) const {
    while (guards_[inner].depth > guards_[outer].depth) inner = guards_[inner].parent;
    return inner == outer;
  }

 private:
  const Guards& guards_;
  std::vector<GuardId> room_;
};

/// Depth first from each value, without recursion. Before a region opens, everything it needs from outside is placed; a
/// guard may have several regions, since what a later one needs may hang on the first.
class Scheduler {
 public:
  Scheduler(const Graph& graph, std::span<const NodeId> values, Kernel& kernel)
      : graph_(graph),
        kernel_(kernel),
        guards_(graph, values),
        rooms_(graph, guards_),
        position_(graph.size(), kNoNode),
        seen_(graph.size(), 0) {
    for (NodeId id = 0; id < graph.size(); ++id) {
      if (graph[id].op == Op::Select && guards_.isNeeded(id)) noteArms(id);
    }
  }

  uint32_t run(NodeId value) {
    tasks_.push_back({Task::Visit, value, kAlways});
    while (!tasks_.empty()) {
      const Task task = tasks_.back();
      tasks_.pop_back();
      switch (task.step) {
        case Task::Visit: visit(task.id, task.room); break;
        case Task::Place: place(task.id); break;
        case Task::Prepare: prepare(task.id); break;
        case Task::Enter: enter(task.id); break;
        case Task::Begin: begin(task.room); break;
        case Task::End: end(); break;
      }
    }
    return position_[value];
  }

 private:
  struct Task {
    enum Step : uint8_t { Visit, Place, Prepare, Enter, Begin, End } step;
    NodeId id;
    GuardId room;
  };

  uint32_t here() const { return static_cast<uint32_t>(kernel_.code.size()); }
  bool isPlaced(NodeId id) const { return position_[id] != kNoNode; }

  void noteArms(NodeId select) {
    for (const NodeId arm : {graph_[select].b, graph_[select].c}) {
      if (rooms_.of(arm) == rooms_.of(select)) continue;
      arms_.resize(std::max<size_t>(arms_.size(), rooms_.of(arm) + size_t{1}));
      arms_[rooms_.of(arm)].push_back(arm);
    }
  }

  void visit(NodeId id, GuardId room) {
    if (isPlaced(id)) return;
    if (rooms_.of(id) != room) {
      tasks_.push_back({Task::Prepare, id, room});
      return;
    }
    tasks_.push_back({Task::Place, id, room});
    for (int k = operandCount(graph_[id]); k-- > 0;) tasks_.push_back({Task::Visit, graph_[id].operand(k), room});
  }

  void place(NodeId id) {
    if (isPlaced(id)) return;
    Node node = graph_[id];
    const int count = operandCount(node);
    if (count > 0) node.a = position_[node.a];
    if (count > 1) node.b = position_[node.b];
    if (count > 2) node.c = position_[node.c];
    position_[id] = here();
    kernel_.code.push_back(node);
    kernel_.origins.push_back(graph_.originOf(id));
  }

  /// What is not placed of `value` within its room, and what that needs from outside.
  std::vector<NodeId> needsOutside(NodeId value) {
    const GuardId room = rooms_.of(value);
    std::vector<NodeId> outside, stack = {value};
    ++round_;
    seen_[value] = round_;
    while (!stack.empty()) {
      const NodeId id = stack.back();
      stack.pop_back();
      for (int k = 0; k < operandCount(graph_[id]); ++k) {
        const NodeId operand = graph_[id].operand(k);
        if (isPlaced(operand) || seen_[operand] == round_) continue;
        seen_[operand] = round_;
        (rooms_.isWithin(rooms_.of(operand), room) ? stack : outside).push_back(operand);
      }
    }
    return outside;
  }

  void prepare(NodeId arm) {
    if (isPlaced(arm)) return;
    const NodeId condition = guards_[rooms_.of(arm)].condition;
    tasks_.push_back({Task::Enter, arm, kAlways});
    for (const NodeId id : needsOutside(arm)) tasks_.push_back({Task::Visit, id, roomNow()});
    tasks_.push_back({Task::Visit, condition, roomNow()});
  }

  /// Opens a region for `arm` and whatever else of its room is ready.
  void enter(NodeId arm) {
    if (isPlaced(arm)) return;
    constexpr int kMostTries = 16;
    const GuardId room = rooms_.of(arm);
    tasks_.push_back({Task::End, arm, room});
    int tries = 0;
    std::erase_if(arms_[room], [&](NodeId other) { return isPlaced(other); });
    for (const NodeId other : arms_[room]) {
      if (other == arm || ++tries > kMostTries) continue;
      if (bringIn(needsOutside(other))) tasks_.push_back({Task::Visit, other, room});
    }
    tasks_.push_back({Task::Visit, arm, room});
    tasks_.push_back({Task::Begin, arm, room});
  }

  /// Places what costs nothing; false if something else is needed, or if it would be placed where not all can see it.
  bool bringIn(const std::vector<NodeId>& nodes) {
    const auto isFree = [&](NodeId id) { return info(graph_[id].op).isLeaf && operandCount(graph_[id]) == 0; };
    if (!std::ranges::all_of(nodes, isFree) || (!nodes.empty() && !open_.empty())) return false;
    for (const NodeId id : nodes) place(id);
    return true;
  }

  void begin(GuardId room) {
    open_.push_back({kernel_.regions.size(), room});
    kernel_.regions.push_back({position_[guards_[room].condition], guards_[room].when, here(), 0});
  }

  void end() {
    kernel_.regions[open_.back().region].end = here();
    open_.pop_back();
  }

  GuardId roomNow() const { return open_.empty() ? kAlways : open_.back().room; }

  const Graph& graph_;
  Kernel& kernel_;
  Guards guards_;
  Rooms rooms_;
  std::vector<uint32_t> position_;
  std::vector<uint32_t> seen_;  // round in which a search met the node
  uint32_t round_ = 0;
  std::vector<std::vector<NodeId>> arms_;  // by room: where it is left
  std::vector<Task> tasks_;
  struct Open {
    size_t region;
    GuardId room;
  };
  std::vector<Open> open_;  // regions being filled
};

}  // namespace

std::vector<uint32_t> schedule(const Graph& graph, std::span<const NodeId> values, Kernel& kernel) {
  return placeAll(Scheduler(graph, values, kernel), values);
}

}  // namespace hgc
