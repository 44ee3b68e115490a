#include "passes/schedule/schedule.h"

#include <algorithm>
#include <compare>
#include <set>
#include <utility>

#include "ir/loops.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

class Scheduler {
 public:
  Scheduler(const Graph& graph, std::span<const NodeId> values, Kernel& kernel)
      : graph_(graph),
        kernel_(kernel),
        nests_(graph),
        waits_(graph.size()),
        position_(graph.size(), kNoNode),
        scope_{reachable(graph, values), 0, {}} {
    for (const NodeId id : scope_.order) waits_[id] = waitsOf(id);
  }

  uint32_t run(NodeId value) {
    place(value);
    return position_[value];
  }

 private:
  /// The dependencies of a node: `level` is the number of reductions on the longest path to it. A fold's carried values
  /// are available in its own loop before the fold ends, but only if the loop counts in the same direction.
  struct Waits {
    uint32_t level[2] = {0, 0};  // in loops whose counts ascend and descend
    RangeSet descending = 0;     // ranges of which it needs what a fold carried whose counts descend
  };

  Waits waitsOf(NodeId id) const {
    const Node& node = graph_[id];
    Waits waits;
    for (int k = 0; k < operandCount(node); ++k) {
      const Waits& operand = waits_[node.operand(k)];
      for (int way = 0; way < 2; ++way) waits.level[way] = std::max(waits.level[way], operand.level[way]);
      waits.descending |= operand.descending;
    }
    if (node.op == Op::Before) {
      const bool descends = info(graph_[node.b].op).isBackward;
      --waits.level[descends];
      if (descends) waits.descending |= nests_.only(node.a);
    }
    if (isReduction(id)) {
      waits.level[0] = waits.level[1] = waits.level[descends(id, waits)] + 1;
      waits.descending &= ~nests_.only(node.a);
    }
    return waits;
  }

  /// The direction in which a reduction counts. Values stored at every count follow the fold that they read.
  bool descends(NodeId reduction, const Waits& bodies) const {
    const Op op = graph_[reduction].op;
    const bool reads = (bodies.descending & nests_.only(graph_[reduction].a)) != 0;
    return info(op).isBackward || ((op == Op::EachOver || op == Op::ElementOver) && reads);
  }
  bool descends(NodeId reduction) const {
    Waits bodies;
    for (const NodeId body : bodiesOf(reduction)) bodies.descending |= waits_[body].descending;
    return descends(reduction, bodies);
  }

  uint32_t here() const { return static_cast<uint32_t>(kernel_.code.size()); }
  bool isPlaced(NodeId id) const { return position_[id] != kNoNode; }
  bool isReduction(NodeId id) const { return info(graph_[id].op).isReduction; }

  /// The operands of a reduction, and its indices.
  std::vector<NodeId> bodiesOf(NodeId reduction) const {
    std::vector<NodeId> bodies = {graph_[reduction].b};
    if (operandCount(graph_[reduction]) > 2) bodies.push_back(graph_[reduction].c);
    return bodies;
  }

  /// Depth first; recursive only for nested loops.
  void place(NodeId root) {
    std::vector<std::pair<NodeId, bool>> tasks = {{root, false}};
    while (!tasks.empty()) {
      const auto [id, isReady] = tasks.back();
      tasks.pop_back();
      if (isPlaced(id)) continue;
      if (isReduction(id)) {
        loop(id);
      } else if (isCarriedHere(id)) {
        const NodeId carried = graph_[graph_[id].b].b;
        place(carried);
        position_[id] = position_[carried];
        placed_.push_back(id);
      } else if (isReady) {
        append(id);
      } else {
        tasks.emplace_back(id, true);
        for (int k = operandCount(graph_[id]); k-- > 0;) tasks.emplace_back(graph_[id].operand(k), false);
      }
    }
  }

  /// Whether the current loop carries the value that a node reads.
  bool isCarriedHere(NodeId id) const {
    return graph_[id].op == Op::Before && std::ranges::count(scope_.folds, graph_[id].b) > 0;
  }

  void append(NodeId id) {
    const Node& node = graph_[id];
    const auto operands = mappedOperands(node, [&](NodeId operand) { return position_[operand]; });
    position_[id] = here();
    placed_.push_back(id);
    kernel_.code.push_back(withOperands(node, operands));
    kernel_.origins.push_back(graph_.originOf(id));
    kernel_.sources.push_back(id);
  }

  /// Whether a reduction only stores entries, so that no other node waits for it.
  bool onlyStores(NodeId reduction) const { return graph_[reduction].op == Op::EachOver; }

  /// The reductions that may share a loop with this one. One that waits for another has a higher level; all that store
  /// come when the last of them can, and with them the last sums, unless what they wait for asks for one of these sums.
  std::vector<NodeId> companions(NodeId reduction) const {
    std::vector<NodeId> group;
    std::ranges::copy_if(scope_.order, std::back_inserter(group), [&](NodeId id) {
      return isReduction(id) && !isPlaced(id) && graph_[id].a == graph_[reduction].a &&
             descends(id) == descends(reduction) && nests_.of(id) == nests_.of(reduction);
    });
    uint32_t stores = 0, last = 0;
    for (const NodeId id : group) {
      uint32_t& most = onlyStores(id) ? stores : last;
      most = std::max(most, levelOf(id));
    }
    const uint32_t level = onlyStores(reduction) ? stores : levelOf(reduction);
    const bool isAskedFor = std::ranges::count(pending_, reduction) > 0;
    const auto isFold = [&](NodeId id) { return info(graph_[id].op).isFold; };
    const auto isLastSumWithStores = [&](NodeId id) {
      const bool isPair = onlyStores(id) != onlyStores(reduction) && !isFold(id) && !isFold(reduction);
      return isPair && !isAskedFor && levelOf(onlyStores(id) ? reduction : id) == last;
    };
    std::erase_if(group, [&](NodeId id) {
      const bool storesToo = onlyStores(id) && onlyStores(reduction);
      return !storesToo && levelOf(id) != level && !isLastSumWithStores(id);
    });
    return group;
  }

  uint32_t levelOf(NodeId id) const { return waits_[id].level[0]; }

  /// What the bodies need of what is outside their loop, however deep in loops of their own. A loop within has its own
  /// counts, also of a range that is open.
  std::vector<NodeId> needsOutside(const std::vector<NodeId>& group) const {
    struct Need {
      NodeId id;
      RangeSet bound;  // ranges of the loops on the way
      auto operator<=>(const Need&) const = default;
    };
    std::vector<Need> stack;
    std::set<Need> seen;
    std::set<NodeId> outside;
    const auto meet = [&](NodeId id, RangeSet bound) {
      if ((nests_.of(id) & (~scope_.open | bound)) == 0) outside.insert(id);
      else if (seen.insert({id, bound}).second) stack.push_back({id, bound});
    };
    const auto enter = [&](NodeId reduction, RangeSet bound) {
      meet(graph_[graph_[reduction].a].a, bound);
      for (const NodeId body : bodiesOf(reduction)) meet(body, bound | nests_.only(graph_[reduction].a));
    };
    for (const NodeId reduction : group) enter(reduction, 0);
    while (!stack.empty()) {
      const auto [id, bound] = stack.back();
      stack.pop_back();
      const bool isOwn = graph_[id].op == Op::Before && std::ranges::count(group, graph_[id].b) > 0;
      if (isReduction(id)) enter(id, bound);
      else
        for (int k = 0; k < operandCount(graph_[id]) - isOwn; ++k) meet(graph_[id].operand(k), bound);
    }
    return {outside.begin(), outside.end()};
  }

  /// The nodes that bodies need within their loop, in ascending order.
  std::vector<NodeId> needsInside(const std::vector<NodeId>& bodies, const std::vector<NodeId>& outside) const {
    std::vector<NodeId> inside;
    walk(graph_, bodies, [&](NodeId id) {
      const bool isInside = !std::ranges::binary_search(outside, id);
      if (isInside) inside.push_back(id);
      return isInside;
    });
    std::ranges::sort(inside);
    return inside;
  }

  void loop(NodeId reduction) {
    std::vector<NodeId> group = companions(reduction);
    const std::vector<NodeId> outside = needsOutside(group);
    const size_t pending = pending_.size();
    pending_.insert(pending_.end(), group.begin(), group.end());
    for (const NodeId id : outside) place(id);
    pending_.resize(pending);
    std::erase_if(group, [&](NodeId id) { return isPlaced(id); });  // what was asked for has come before
    if (isPlaced(reduction)) return;
    const NodeId range = graph_[reduction].a;
    std::vector<NodeId> bodies;
    for (const NodeId id : group) std::ranges::copy(bodiesOf(id), std::back_inserter(bodies));
    const size_t mark = placed_.size(), region = kernel_.regions.size();
    const std::vector<std::pair<NodeId, uint32_t>> hidden = hide(nests_.only(range) & scope_.open);
    Scope inner{needsInside(bodies, outside), scope_.open | nests_.only(range), scope_.folds};
    std::erase_if(inner.folds, [&](NodeId id) { return graph_[id].a == range; });
    std::ranges::copy_if(group, std::back_inserter(inner.folds), [&](NodeId id) { return info(graph_[id].op).isFold; });
    std::swap(scope_, inner);
    kernel_.regions.push_back({here(), true, here(), 0, Region::Kind::Loop});
    append(range);
    if (descends(reduction)) countDown(range);
    kernel_.regions[region].count = position_[range];
    for (const NodeId id : group) {
      for (const NodeId body : bodiesOf(id)) place(body);
      append(id);
      kernel_.code.back().a = kernel_.regions[region].begin;
    }
    kernel_.regions[region].end = here();
    std::swap(scope_, inner);
    for (size_t k = mark; k < placed_.size(); ++k) {  // another loop computes again what it needs
      if (std::ranges::find(group, placed_[k]) == group.end()) position_[placed_[k]] = kNoNode;
    }
    placed_.resize(mark);
    placed_.insert(placed_.end(), group.begin(), group.end());
    for (const auto& [id, at] : hidden) position_[id] = at;
  }

  /// Reverses the counts of a range.
  void countDown(NodeId range) {
    const auto line = [&](const Node& node) {
      kernel_.code.push_back(node);
      kernel_.origins.push_back(graph_.originOf(range));
      kernel_.sources.push_back(kNoNode);
      return here() - 1;
    };
    const uint32_t counter = position_[range];
    const uint32_t one = line({Op::Const, Type::Int, 0, 0, 1, 0});
    const uint32_t last = line({Op::ISub, Type::Int, 0, kernel_.code[counter].a, one, kNoNode});
    position_[range] = line({Op::ISub, Type::Int, 0, last, counter, kNoNode});
  }

  /// Forgets nodes placed at counts of `loops`, since new loops over the same ranges begin.
  std::vector<std::pair<NodeId, uint32_t>> hide(RangeSet loops) {
    std::vector<std::pair<NodeId, uint32_t>> hidden;
    for (NodeId id = 0; id < graph_.size() && loops != 0; ++id) {
      if (!isPlaced(id) || (nests_.of(id) & loops) == 0) continue;
      hidden.emplace_back(id, position_[id]);
      position_[id] = kNoNode;
    }
    return hidden;
  }

  const Graph& graph_;
  Kernel& kernel_;
  Nests nests_;
  std::vector<Waits> waits_;
  std::vector<uint32_t> position_;
  std::vector<NodeId> placed_;
  std::vector<NodeId> pending_;  // what shares loops that wait for what they need
  /// The loops around the current position.
  struct Scope {
    std::vector<NodeId> order;  // what the innermost one needs
    RangeSet open = 0;
    std::vector<NodeId> folds;  // whose loops are open
  };
  Scope scope_;
};

}  // namespace

std::vector<uint32_t> schedule(const Graph& graph, std::span<const NodeId> values, Kernel& kernel) {
  Scheduler scheduler(graph, values, kernel);
  std::vector<uint32_t> positions;
  for (const NodeId value : values) positions.push_back(scheduler.run(value));
  return positions;
}

}  // namespace hgc
