/// Makes a gather for each count of short loops.
#include <algorithm>
#include <map>

#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// A loop around the row of a gather. The kernel's graph has a range of the same depth.
struct Loop {
  uint32_t depth = 0;  // `Node::b` of the range
  int32_t counts = 0;
  int32_t inside = 1;  // counts of all loops within
};

/// The loops around a row of the host program, innermost first; empty if they have more than `most` counts in all, or
/// an unknown number.
std::optional<std::vector<Loop>> loopsAround(const Graph& host, NodeId row, int32_t most) {
  const Nests nests(host);
  std::vector<Loop> loops;
  int32_t inside = 1;
  for (RangeSet left = nests.of(row); left != 0;) {
    const NodeId range = nests.innermost(host, left);
    left &= ~nests.only(range);
    if (!host.isConstant(host[range].a)) return std::nullopt;
    const int32_t counts = host.constantAt(host[range].a).integer();
    if (counts < 1 || counts > most / inside) return std::nullopt;
    loops.push_back({host[range].b, counts, inside});
    inside *= counts;
  }
  return loops;
}

/// The range around `node` of this depth.
NodeId rangeAt(const Graph& graph, NodeId node, uint32_t depth) {
  const Nests nests(graph);
  const auto isIt = [&](NodeId range) { return graph[range].b == depth && (nests.of(node) & nests.only(range)) != 0; };
  return *std::ranges::find_if(nests.ranges(), isIt);
}

/// The count of a loop at an entry of a gather; counts of nested loops are numbered consecutively.
int32_t countAt(const Loop& loop, int32_t entry) { return entry / loop.inside % loop.counts; }

/// Makes the gathers. Meanwhile a root of kind None holds the row of gather `a` at entry `b`, and a derivative by a
/// column has its entry in `b`.
class GatherMaker {
 public:
  GatherMaker(const Differentiated& from, int32_t mostCounts) : to_(from), mostCounts_(mostCounts) {}

  std::optional<Differentiated> run() {
    if (!findLoops()) return std::nullopt;
    addRows();
    fixSizes(to_, to_.sizes);
    expand(to_);
    if (!takeApart() || !allShort() || !nameGathers()) return std::nullopt;
    replaceGathers();
    placeColumns();
    to_.variadic = false;
    to_.gathersEachCount = true;
    return std::move(to_);
  }

 private:
  int32_t entriesOf(uint32_t gather) const {
    const std::vector<Loop>& loops = loops_[gather];
    return loops.empty() ? 1 : loops.back().inside * loops.back().counts;
  }

  /// Whether all reads of unknowns, parameters and fields can have their own gathers. Data may be read in loops.
  bool findLoops() {
    const std::vector<bool> shared = sharedGathers(to_);
    RootedGraph sized{to_.host, {}};
    for (const Gather& gather : to_.gathers) sized.roots.push_back({RootKind::None, 0, 0, gather.row});
    fixSizes(sized, to_.sizes);
    uint32_t next = 0;
    for (uint32_t g = 0; g < to_.gathers.size(); ++g) {
      const bool isData = to_.ports[to_.gathers[g].port].kind == SymbolKind::Data;
      auto loops = isData ? std::vector<Loop>{} : loopsAround(sized.graph, sized.roots[g].node, mostCounts_);
      if (!loops || (shared[g] && !isData)) return false;
      loops_.push_back(std::move(*loops));
      first_.push_back(next);
      next += static_cast<uint32_t>(entriesOf(g));
    }
    return true;
  }

  /// The row at an entry of its gather.
  NodeId atEntry(Graph& graph, NodeId row, uint32_t gather, int32_t entry) const {
    Substitution at(graph);
    for (const Loop& loop : loops_[gather])
      at.set(rangeAt(graph, row, loop.depth), graph.constant(countAt(loop, entry)));
    return at(row);
  }

  /// Makes roots of the rows at all counts, so that later steps keep them.
  void addRows() {
    for (uint32_t g = 0; g < to_.gathers.size(); ++g) {
      if (loops_[g].empty()) continue;
      const NodeId row = inKernel(to_, to_.gathers[g].row);
      for (int32_t entry = 0; entry < entriesOf(g); ++entry)
        to_.roots.push_back({RootKind::None, g, static_cast<uint32_t>(entry), atEntry(to_.graph, row, g, entry)});
    }
  }

  /// The innermost range that a load or a derivative by one of the gathers depends on.
  NodeId innermost() const {
    const Graph& graph = to_.graph;
    const Nests nests(graph);
    RangeSet ranges = 0;
    for (NodeId id = 0; id < graph.size(); ++id) {
      if (graph[id].op == Op::Load && !loops_[graph[id].b].empty()) ranges |= nests.of(graph[id].a);
    }
    for (const Root& root : to_.roots) {
      for (NodeId id = root.node; graph[id].op == Op::EachOver; id = graph[id].b) ranges |= nests.only(graph[id].a);
    }
    return nests.innermost(graph, ranges);
  }

  bool takeApart() {
    for (NodeId range; (range = innermost()) != kNoNode;) {
      const Graph& graph = to_.graph;
      if (!graph.isConstant(graph[range].a)) return false;
      const int32_t counts = graph.constantAt(graph[range].a).integer();
      const uint32_t depth = graph[range].b;
      if (!unrollSums(to_, range) || !splitStores(counts, depth)) return false;
    }
    return true;
  }

  /// Makes a root for each count of a value stored at every count.
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
      if (!isByColumn(root.kind) || loop == loops.end() || loop->counts != counts) return false;
      for (int32_t count = 0; count < counts; ++count) {
        Substitution at(graph);
        at.set(range, graph.constant(count));
        split.push_back({root.kind, root.a, root.b + static_cast<uint32_t>(count * loop->inside), at(value)});
      }
    }
    to_.roots = std::move(split);
    rebuild(to_, nullptr);
    return true;
  }

  /// A chain of stores, without that at the counts of `range`.
  NodeId withoutStore(NodeId id, NodeId range) {
    const Node node = to_.graph[id];
    if (node.op != Op::EachOver) return id;
    if (node.a == range) return node.b;
    const NodeId value = withoutStore(node.b, range);
    return value == node.b ? id : to_.graph.make(Op::EachOver, node.a, value, node.c);
  }

  /// If long loops remain, gathers stay in loops: phases for GPUs are made from these.
  bool allShort() const {
    const Graph& graph = to_.graph;
    const Nests nests(graph);
    return std::ranges::all_of(nests.ranges(), [&](NodeId range) {
      return graph.isConstant(graph[range].a) && graph.constantAt(graph[range].a).integer() <= kMostUnrolled;
    });
  }

  /// Makes loads read the gathers of their counts.
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
      const auto found = entries.find({node.b, node.a});
      if (found == entries.end() && !loops_[node.b].empty()) return false;
      const uint32_t entry = found == entries.end() ? 0 : found->second;
      named.set(id, to_.graph.load(first_[node.b] + entry, node.a, node.c));
    }
    for (Root& root : to_.roots) root.node = named(root.node);
    rebuild(to_, nullptr);
    return true;
  }

  /// The rows in loops stay in the host program, which determines the tables that kernels read themselves
  /// (`tablesInLoops`).
  void replaceGathers() {
    std::vector<Gather> gathers;
    for (uint32_t g = 0; g < to_.gathers.size(); ++g) {
      const Gather& gather = to_.gathers[g];
      for (int32_t entry = 0; entry < entriesOf(g); ++entry)
        gathers.push_back({gather.port, atEntry(to_.host, gather.row, g, entry), gather.components});
    }
    to_.gathers = std::move(gathers);
  }

  /// Orders derivatives by the new columns.
  void placeColumns() {
    const std::vector<Column> before = std::exchange(to_.columns, columnsOf(to_));
    for (Root& root : to_.roots) {
      if (!isByColumn(root.kind)) continue;
      const auto isIts = [&](const Column& column) {
        return column.gather == first_[before[root.a].gather] + root.b && column.component == before[root.a].component;
      };
      root.a = static_cast<uint32_t>(std::ranges::find_if(to_.columns, isIts) - to_.columns.begin());
      root.b = 0;
    }
    for (auto begin = to_.roots.begin(); begin != to_.roots.end();) {
      const auto end = std::find_if(begin, to_.roots.end(), [&](const Root& root) { return root.kind != begin->kind; });
      if (isByColumn(begin->kind)) std::ranges::sort(begin, end, {}, &Root::a);
      begin = end;
    }
  }

  Differentiated to_;
  const int32_t mostCounts_;
  std::vector<std::vector<Loop>> loops_;  // by gather: around its row, if each count gets a gather
  std::vector<uint32_t> first_;           // by gather: the first of those that it becomes
};

}  // namespace

std::optional<Differentiated> withGatherEachCount(const Differentiated& from, int32_t mostCounts) {
  return GatherMaker(from, mostCounts).run();
}

}  // namespace hgc
