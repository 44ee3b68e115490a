#include "passes/schedule/phases/gpu_phases.h"

#include <algorithm>

#include "passes/passes.h"
#include "passes/rebuild.h"
#include "passes/schedule/phases/once_first.h"
#include "passes/schedule/phases/phase_arrays.h"
#include "passes/schedule/schedule.h"
#include "passes/schedule/stems.h"

namespace hgc {
namespace {

/// Limits: entries that an invocation of rows sums, loops around a gather, and values visited to find what rows need.
constexpr uint32_t kMostSums = 16, kSums = 4, kMostDepth = 4, kMostSeen = 4096;

/// The derivatives by one gather that all instances read in loops.
struct SharedRows {
  uint32_t gather = 0;
  std::vector<NodeId> ranges;     // outermost first
  std::vector<NodeId> partials;   // within them
  std::vector<uint32_t> columns;  // of these
};

class PhaseCut {
 public:
  PhaseCut(const Differentiated& from, KernelKind kind, const std::string& name)
      : from_(from), kind_(kind), name_(name), arrays_(from) {}

  std::optional<PhasedKernel> run() {
    if (!findRoots() || !(isGradient(kind_) ? chooseStems() : chooseGrids())) return std::nullopt;
    findReads();
    for (uint32_t a = 0; a < arrays_.all().size(); ++a) {
      if (arrays_.all()[a].by == PhaseKind::Table) cutTable(a);
      if (arrays_.all()[a].by == PhaseKind::Pack) cutPack(a);
    }
    cutGrids();
    cutInstances();
    for (const SharedRows& rows : shared_) {
      if (!cutRows(rows)) return std::nullopt;
    }
    if (!arrays_.isWhole()) return std::nullopt;
    for (const PhaseContent& array : arrays_.all()) made_.arrays.push_back(describe(array));
    made_.tables = from_.tables;
    return std::move(made_);
  }

 private:
  const Nests& nests() const { return arrays_.values().nests(); }
  uint32_t firstCount() const { return static_cast<uint32_t>(from_.slots.size()); }

  /// Divides the kernel's roots into those that rows sum and the rest. False if there are none for rows, or if there
  /// are folds.
  bool findRoots() {
    const std::vector<bool> isShared = sharedGathers(from_);
    std::vector<NodeId> all;
    for (const Stored& stored : info(kind_).stores) {
      if (stored.as == RootKind::Value && !storesValue(from_, kind_)) continue;
      for (const Root& root : from_.roots) {
        if (root.kind != stored.root || (stored.byColumn && !isBy(kind_, symbolOf(from_, from_.columns[root.a]))))
          continue;
        all.push_back(root.node);
        if (!stored.byColumn || !isShared[from_.columns[root.a].gather]) rest_.push_back(root);
        else if (!addShared(root)) return false;
      }
    }
    return shared_.empty() != isGradient(kind_) && !hasFolds(from_.graph, all);
  }

  /// Makes arrays, computed by grids, of values that instances need at each count of a loop and that have their own
  /// loops.
  bool chooseGrids() {
    bool areLeft = true;
    walk(from_.graph, rootsOf(PhaseKind::Instances), [&](NodeId id) {
      const bool isOfGrid = arrays_.values().isOfGrid(id);
      if (isOfGrid && areLeft) areLeft = arrays_.leave(id);
      return areLeft && !isOfGrid;
    });
    return areLeft && !arrays_.all().empty();
  }

  bool addShared(const Root& root) {
    SharedRows rows{from_.columns[root.a].gather, {}, {}, {}};
    NodeId body = root.node;
    for (; from_.graph[body].op == Op::EachOver; body = from_.graph[body].b) rows.ranges.push_back(from_.graph[body].a);
    if (rows.ranges.empty() || rows.ranges.size() > kMostDepth) return false;
    auto known = std::ranges::find(shared_, rows.gather, &SharedRows::gather);
    if (known == shared_.end()) known = shared_.insert(known, rows);
    known->partials.push_back(body);
    known->columns.push_back(root.a);
    return known->partials.size() <= kMostSums && known->ranges == rows.ranges;
  }

  /// If a partial is a few operations on values of outer loops, stores these values; otherwise the partial itself.
  bool chooseStems() {
    bool saves = false;
    for (const SharedRows& rows : shared_) {
      RangeSet nest = 0;
      for (const NodeId range : rows.ranges) nest |= nests().only(range);
      for (const NodeId partial : rows.partials) {
        const size_t known = arrays_.all().size();
        seen_ = 0;
        if (bring(partial, nest)) {
          saves = true;
          continue;
        }
        arrays_.keep(known);
        if (arrays_.find(partial) == kNone && !arrays_.leave(partial)) return false;
      }
    }
    return saves;
  }

  /// Whether rows may compute it again from its operands.
  static bool mayRepeat(const Node& node) {
    if (info(node.op).isReduction || info(node.op).isPrefix || info(node.op).isLeaf) return node.op == Op::Load;
    return repeatsCheaply(node);
  }

  /// Whether rows can compute a value that is needed in the loops `around`, from arrays that this adds.
  bool bring(NodeId id, RangeSet around) {
    if (!arrays_.values().differs(id) || arrays_.find(id) != kNone) return true;
    if (++seen_ > kMostSeen) return false;
    const Node& node = from_.graph[id];
    if (info(node.op).isLeaf && node.op != Op::Load) return true;
    if (arrays_.values().isOfGrid(id)) return arrays_.leave(id);
    const RangeSet nest = nests().of(id);
    const size_t known = arrays_.all().size();
    if (mayRepeat(node) && bringOperands(node, nest)) return true;
    if (nest == around) return false;
    arrays_.keep(known);
    return arrays_.leave(id);
  }
  bool bringOperands(const Node& node, RangeSet around) {
    for (int k = 0; k < operandCount(node); ++k) {
      if (!bring(node.operand(k), around)) return false;
    }
    return true;
  }

  /// Adds arrays that later phases need of earlier ones.
  void findReads() {
    for (const SharedRows& rows : shared_) arrays_.findReads(rows.partials, PhaseKind::Rows);
    arrays_.findReads(rootsOf(PhaseKind::Instances), PhaseKind::Instances);
    arrays_.findReads(rootsOf(PhaseKind::Grid), PhaseKind::Grid);
  }

  std::vector<NodeId> rootsOf(PhaseKind phase) const {
    std::vector<NodeId> roots;
    for (const Root& root : rest_) {
      if (phase == PhaseKind::Instances) roots.push_back(root.node);
    }
    for (const PhaseContent& array : arrays_.all()) {
      if (array.by == phase) roots.push_back(array.value);
    }
    return roots;
  }

  PhaseArray describe(const PhaseContent& array) const {
    PhaseArray described{array.by != PhaseKind::Table, {}};
    for (const NodeId range : array.ranges) described.extents.push_back(arrays_.extentOf(from_.graph[range].a));
    if (array.by == PhaseKind::Pack) described.extents.push_back(arrays_.extentOf(array.size));
    return described;
  }

  /// The root that stores an array's elements, in loops over the counts that are not given.
  NodeId storing(Graph& graph, const PhaseContent& array, NodeId value, const GivenCounts& given) {
    std::vector<NodeId> counts, open;
    for (const NodeId range : array.ranges) {
      const auto known = given.find(range);
      counts.push_back(known != given.end() ? known->second : arrays_.copy({range}, array.by, given, graph).front());
      if (known == given.end()) open.push_back(counts.back());
    }
    NodeId entry = arrays_.placeIn(graph, array, counts);
    for (; !open.empty(); open.pop_back()) {
      value = graph.make(Op::EachOver, open.back(), value, entry);
      entry = graph.constant(int32_t{0});
    }
    return value;
  }

  void add(GpuPhase phase, Graph graph, std::vector<Root> roots) {
    if (!arrays_.isWhole()) return;
    Differentiated cut = from_;
    cut.graph = std::move(graph);
    cut.roots = std::move(roots);
    made_.phases.push_back({std::move(phase), cutKernel(cut, kind_, name_), 0});
  }

  void cutTable(uint32_t a) {
    const PhaseContent& array = arrays_.all()[a];
    Graph graph;
    GivenCounts given;
    for (uint32_t k = 0; k < array.ranges.size(); ++k) given[array.ranges[k]] = graph.slot(firstCount() + k);
    const NodeId value = arrays_.copy({array.value}, PhaseKind::Table, given, graph).front();
    add({PhaseKind::Table, describe(array).extents, 0, 1, 0}, std::move(graph), {{RootKind::Stem, a, 0, value}});
  }

  void cutPack(uint32_t a) {
    const PhaseContent& array = arrays_.all()[a];
    Graph graph;
    const std::vector<NodeId> line = arrays_.copy({array.base, array.size}, PhaseKind::Pack, {}, graph);
    const NodeId first = graph.make(Op::IMul, line[0], line[1]);
    const Node& load = from_.graph[array.value];
    const NodeId value = graph.load(load.b, graph.make(Op::IAdd, first, graph.slot(firstCount())), load.c);
    add({PhaseKind::Pack, describe(array).extents, 0, 1, 0}, std::move(graph), {{RootKind::Stem, a, 0, value}});
  }

  /// One for each outermost loop.
  void cutGrids() {
    std::vector<NodeId> outermost;
    for (const PhaseContent& array : arrays_.all()) {
      if (array.by == PhaseKind::Grid && std::ranges::count(outermost, array.ranges.front()) == 0)
        outermost.push_back(array.ranges.front());
    }
    for (const NodeId range : outermost) {
      Graph graph;
      const GivenCounts given = {{range, graph.slot(firstCount())}};
      std::vector<NodeId> values;
      std::vector<uint32_t> numbers;
      for (uint32_t a = 0; a < arrays_.all().size(); ++a) {
        if (arrays_.all()[a].by != PhaseKind::Grid || arrays_.all()[a].ranges.front() != range) continue;
        values.push_back(arrays_.all()[a].value);
        numbers.push_back(a);
      }
      values = arrays_.copy(values, PhaseKind::Grid, given, graph);
      std::vector<Root> roots;
      for (size_t k = 0; k < values.size(); ++k)
        roots.push_back({RootKind::Stem, numbers[k], 0, storing(graph, arrays_.all()[numbers[k]], values[k], given)});
      add({PhaseKind::Grid, {arrays_.extentOf(from_.graph[range].a)}, 0, 1, 0}, std::move(graph), std::move(roots));
    }
  }

  void cutInstances() {
    Graph graph;
    const std::vector<NodeId> values = arrays_.copy(rootsOf(PhaseKind::Instances), PhaseKind::Instances, {}, graph);
    std::vector<Root> roots = rest_;
    for (size_t k = 0; k < rest_.size(); ++k) roots[k].node = values[k];
    for (uint32_t a = 0; a < arrays_.all().size(); ++a) {
      const PhaseContent& array = arrays_.all()[a];
      if (array.by != PhaseKind::Instances) continue;
      roots.push_back({RootKind::Stem, a, 0, storing(graph, array, values[roots.size()], {})});
    }
    add({PhaseKind::Instances, {}, 0, 1, 0}, std::move(graph), std::move(roots));
  }

  /// An invocation sums several adjacent entries of the innermost loop; past its end, the last one again.
  bool cutRows(const SharedRows& rows) {
    GpuPhase phase{PhaseKind::Rows, {}, rows.gather, 1, static_cast<uint32_t>(rows.ranges.size())};
    phase.itemEntries = std::max<uint32_t>(1, kSums / static_cast<uint32_t>(rows.partials.size()));
    Graph graph;
    std::vector<NodeId> values;
    const NodeId last = graph.slot(firstCount() + phase.depth);
    for (uint32_t entry = 0; entry < phase.itemEntries; ++entry) {
      GivenCounts given;
      for (uint32_t k = 0; k < phase.depth; ++k) given[rows.ranges[k]] = graph.slot(firstCount() + k);
      NodeId& count = given[rows.ranges.back()];
      const NodeId further = graph.make(Op::IAdd, count, graph.constant(static_cast<int32_t>(entry)));
      if (entry > 0) count = graph.make(Op::IMin, further, last);
      std::ranges::copy(arrays_.copy(rows.partials, PhaseKind::Rows, given, graph), std::back_inserter(values));
    }
    const auto isLoop = [&](NodeId id) {
      return info(graph[id].op).isReduction || graph[id].op == Op::Range || info(graph[id].op).isPrefix;
    };
    if (std::ranges::any_of(reachable(graph, values), isLoop)) return false;
    Kernel kernel = headOf(from_, from_);
    kernel.name = name_;
    kernel.kind = kind_;
    const std::vector<uint32_t> at = schedule(graph, values, kernel);
    for (size_t k = 0; k < at.size(); ++k)
      kernel.stores.push_back({RootKind::Partial, rows.columns[k % rows.columns.size()],
                               static_cast<uint32_t>(k / rows.columns.size()), at[k]});
    made_.phases.push_back({std::move(phase), std::move(kernel), 0});
    putOnceFirst(made_.phases.back(), [&](const Node& node) {
      const bool isSlot = node.op == Op::Slot && node.b < from_.slots.size();
      const bool isElement = node.op == Op::Load && node.b >= from_.gathers.size();
      return node.op == Op::Index || node.op == Op::Lifted || isSlot ||
             (isElement && arrays_.all()[node.b - from_.gathers.size()].by != PhaseKind::Table);
    });
    return true;
  }

  const Differentiated& from_;
  KernelKind kind_;
  const std::string& name_;
  PhaseArrays arrays_;
  std::vector<Root> rest_;
  std::vector<SharedRows> shared_;
  PhasedKernel made_;
  uint32_t seen_ = 0;
};

}  // namespace

std::optional<PhasedKernel> cutPhases(const Differentiated& from, KernelKind kind, const std::string& name) {
  if (!mayHavePhases(kind) || !from.variadic) return std::nullopt;
  return PhaseCut(from, kind, name).run();
}

}  // namespace hgc
