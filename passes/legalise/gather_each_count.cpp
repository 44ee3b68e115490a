/// Gathers for each count of short loops.
#include <algorithm>
#include <map>

#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/passes.h"
#include "passes/rebuild.h"
#include "passes/substitute.h"

namespace hgc {
namespace {

/// No more gathers are made of one, as `kMostAlongLines` is for unknowns; and graphs do not get longer.
constexpr int64_t kMostCounts = kMostAlongLines;
constexpr size_t kMostNodesApart = 16384;

/// A loop around the row of a gather; the graph of the kernel has a range of the same `depth`.
struct Loop {
  NodeId range = kNoNode;  // of the host
  uint32_t depth = 0;      // `Node::b` of the range
  int32_t counts = 0;
  int32_t inside = 1;  // counts of all loops within
};

/// The loops around a node of the host, the innermost first; nothing if some has no known length.
std::optional<std::vector<Loop>> loopsAround(const GatherSchema& schema, NodeId node) {
  const Nests nests(schema.host);
  std::vector<Loop> loops;
  int32_t inside = 1;
  for (RangeSet left = nests.of(node); left != 0;) {
    const NodeId range = nests.innermost(schema.host, left);
    left &= ~nests.only(range);
    const NodeId length = schema.host[range].a;
    const Node& of = schema.host[length];
    const bool isKnown = of.op == Op::Size && of.b < schema.sizes.size() && schema.sizes[of.b] > 0;
    if (!isKnown && !schema.host.isConstant(length)) return std::nullopt;
    const int32_t counts =
        isKnown ? static_cast<int32_t>(schema.sizes[of.b]) : schema.host.constantAt(length).integer();
    if (counts < 1 || counts > kMostCounts / inside) return std::nullopt;
    loops.push_back({range, schema.host[range].b, counts, inside});
    inside *= counts;
  }
  return loops;
}

/// The count of a loop at an entry of a gather: counts of nested loops are taken one after another.
int32_t countAt(const Loop& loop, int32_t entry) { return entry / loop.inside % loop.counts; }

class Unrolling {
 public:
  explicit Unrolling(const Differentiated& from) : to_(from), shared_(sharedGathers(from)) {}

  std::optional<Differentiated> run() {
    if (!findLoops()) return std::nullopt;
    addRows();
    fixSizes(to_, to_.sizes);
    expand(to_);
    if (!takeApart() || !nameGathers()) return std::nullopt;
    replaceGathers();
    placeColumns();
    to_.variadic = false;
    to_.unrolled = true;
    return std::move(to_);
  }

 private:
  bool isData(uint32_t gather) const { return to_.ports[to_.gathers[gather].port].kind == SymbolKind::Data; }
  static bool isByColumn(const Root& root) {
    return root.kind == RootKind::Partial || root.kind == RootKind::Product || root.kind == RootKind::Pullback;
  }
  int32_t entriesOf(uint32_t gather) const {
    const std::vector<Loop>& loops = loops_[gather];
    return loops.empty() ? 1 : loops.back().inside * loops.back().counts;
  }

  /// Whether all reads of what derivatives are by can have gathers of their own; data may stay in loops.
  bool findLoops() {
    uint32_t next = 0;
    for (uint32_t g = 0; g < to_.gathers.size(); ++g) {
      auto loops = loopsAround(to_, to_.gathers[g].row);
      if ((!loops || shared_[g]) && !isData(g)) return false;
      loops_.push_back(std::move(loops).value_or(std::vector<Loop>{}));
      first_.push_back(next);
      next += static_cast<uint32_t>(entriesOf(g));
    }
    return true;
  }

  /// Rows at all counts become roots, which keep them through what follows.
  void addRows() {
    for (uint32_t g = 0; g < to_.gathers.size(); ++g) {
      if (loops_[g].empty()) continue;
      const NodeId row = inKernel(to_, to_.gathers[g].row);
      std::vector<NodeId> ranges;
      for (const Loop& loop : loops_[g]) ranges.push_back(inKernel(to_, loop.range));
      for (int32_t entry = 0; entry < entriesOf(g); ++entry) {
        Substitution at(to_.graph);
        for (size_t k = 0; k < ranges.size(); ++k) at.set(ranges[k], to_.graph.constant(countAt(loops_[g][k], entry)));
        to_.roots.push_back({RootKind::None, g, static_cast<uint32_t>(entry), at(row)});
      }
    }
  }

  /// The range within all others that a load or a derivative by one of the gathers depends on.
  NodeId innermost() const {
    const Nests nests(to_.graph);
    RangeSet ranges = 0;
    for (const Node& node : nodesOf(to_.graph)) {
      if (node.op == Op::Load && !loops_[node.b].empty()) ranges |= nests.of(node.a);
    }
    for (const Root& root : to_.roots) {
      for (NodeId id = root.node; to_.graph[id].op == Op::EachOver; id = to_.graph[id].b)
        ranges |= nests.only(to_.graph[id].a);
    }
    return nests.innermost(to_.graph, ranges);
  }

  static std::vector<Node> nodesOf(const Graph& graph) {
    std::vector<Node> nodes;
    for (NodeId id = 0; id < graph.size(); ++id) nodes.push_back(graph[id]);
    return nodes;
  }

  bool takeApart() {
    for (NodeId range; (range = innermost()) != kNoNode;) {
      const Graph& graph = to_.graph;
      if (!graph.isConstant(graph[range].a)) return false;
      const int32_t counts = graph.constantAt(graph[range].a).integer();
      const uint32_t depth = graph[range].b;
      if (!unrollOver(to_, range) || to_.graph.size() > kMostNodesApart) return false;
      if (!splitStores(counts, depth)) return false;
    }
    return true;
  }

  /// A root for each count of what is stored at every count.
  bool splitStores(int32_t counts, uint32_t depth) {
    Graph& graph = to_.graph;
    const NodeId range = graph.range(graph.constant(counts), depth);
    std::vector<Root> split;
    for (const Root& root : to_.roots) {
      const NodeId value = withoutStore(root.node, range);
      if (value == root.node) {
        split.push_back(root);
        continue;
      }
      const std::vector<Loop>& loops = loops_[to_.columns[root.a].gather];
      const auto loop = std::ranges::find(loops, depth, &Loop::depth);
      if (!isByColumn(root) || loop == loops.end() || loop->counts != counts) return false;
      for (int32_t count = 0; count < counts; ++count) {
        Substitution at(graph);
        at.set(range, graph.constant(count));
        split.push_back({root.kind, root.a, root.b + static_cast<uint32_t>(count * loop->inside), at(value)});
      }
    }
    to_.roots = std::move(split);
    rebuild(to_, nullptr);
    return to_.graph.size() <= kMostNodesApart;
  }

  /// A chain of stores, without that at the counts of `range`.
  NodeId withoutStore(NodeId id, NodeId range) {
    const Node node = to_.graph[id];
    if (node.op != Op::EachOver) return id;
    if (node.a == range) return node.b;
    const NodeId value = withoutStore(node.b, range);
    return value == node.b ? id : to_.graph.make(Op::EachOver, node.a, value, node.c);
  }

  /// Loads name the gathers of their counts.
  bool nameGathers() {
    std::map<std::pair<uint32_t, NodeId>, uint32_t> entries;  // by gather and row
    for (const Root& root : to_.roots) {
      if (root.kind == RootKind::None) entries.try_emplace({root.a, root.node}, root.b);
    }
    std::erase_if(to_.roots, [](const Root& root) { return root.kind == RootKind::None; });
    Substitution named(to_.graph);
    const NodeId size = to_.graph.size();
    for (NodeId id = 0; id < size; ++id) {
      const Node node = to_.graph[id];
      if (node.op != Op::Load) continue;
      uint32_t entry = 0;
      if (!loops_[node.b].empty()) {
        const auto found = entries.find({node.b, node.a});
        if (found == entries.end()) return false;
        entry = found->second;
      }
      named.set(id, to_.graph.load(first_[node.b] + entry, node.a, node.c));
    }
    for (Root& root : to_.roots) root.node = named(root.node);
    rebuild(to_, nullptr);
    return true;
  }

  /// What was in loops stays in the host's graph: it says which tables kernels read themselves (`tablesInLoops`).
  void replaceGathers() {
    std::vector<Gather> gathers;
    for (uint32_t g = 0; g < to_.gathers.size(); ++g) {
      const Gather& gather = to_.gathers[g];
      for (int32_t entry = 0; entry < entriesOf(g); ++entry) {
        Substitution at(to_.host);
        for (const Loop& loop : loops_[g]) at.set(loop.range, to_.host.constant(countAt(loop, entry)));
        gathers.push_back({gather.port, at(gather.row), gather.components});
      }
    }
    to_.gathers = std::move(gathers);
  }

  /// Derivatives by the new columns, in the order of these.
  void placeColumns() {
    const std::vector<Column> before = std::exchange(to_.columns, columnsOf(to_));
    for (Root& root : to_.roots) {
      if (!isByColumn(root)) continue;
      const auto isIts = [&](const Column& column) {
        return column.gather == first_[before[root.a].gather] + root.b && column.component == before[root.a].component;
      };
      root.a = static_cast<uint32_t>(std::ranges::find_if(to_.columns, isIts) - to_.columns.begin());
      root.b = 0;
    }
    for (auto begin = to_.roots.begin(); begin != to_.roots.end();) {
      const auto end = std::find_if(begin, to_.roots.end(), [&](const Root& root) { return root.kind != begin->kind; });
      if (isByColumn(*begin)) std::ranges::sort(begin, end, {}, &Root::a);
      begin = end;
    }
  }

  Differentiated to_;
  const std::vector<bool> shared_;        // by gather, as all below
  std::vector<std::vector<Loop>> loops_;  // around its row, if each count gets a gather of its own
  std::vector<uint32_t> first_;           // the first of the gathers that it becomes
};

}  // namespace

std::optional<Differentiated> withGatherEachCount(const Differentiated& from) { return Unrolling(from).run(); }

}  // namespace hgc
