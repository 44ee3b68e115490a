#include "runtime/data/instances.h"

#include <fmt/format.h>

#include "ir/analysis/work.h"
#include "ir/kernel/abi.h"
#include "runtime/data/index/loops.h"
#include "runtime/data/partition.h"

namespace hgc {
namespace {

/// Spreads a column of constants, one for each term, over instances. A group has either many terms, of one instance
/// each, or one term.
template <class T>
std::vector<T> spread(const std::vector<T>& column, int64_t count) {
  std::vector<T> values(static_cast<size_t>(wholeTiles(count)), column.front());
  if (column.size() > 1) std::ranges::copy(column, values.begin());
  return values;
}

class GroupFiller {
 public:
  GroupFiller(const Program& program, const Group& group, const GatherLayout& unit, const Bound& bound, RowLists lists,
              GroupData& data)
      : program_(program), group_(group), unit_(unit), bound_(bound), data_(data), lists_(lists) {}

  Status run() {
    data_.segment = segmentsOf(data_.count, workWith(unit_.work, sizesOf(bound_, group_.dims)),
                               readsInLoops() ? kLoopSegment : kHeavySegment)
                        .length;
    for (size_t port = 0; port < group_.ports.size(); ++port) {
      const int64_t parts = partsOf(bound_.symbols[group_.ports[port]], unit_.ports[port]);
      if (parts > 1 && bound_.symbols[group_.ports[port]].rows >= INT32_MAX / parts) {
        return Error{fmt::format("`{}` has more than 2147483647 scalars, too many for terms that name them one by one",
                                 program_.symbols[group_.ports[port]].name),
                     "write one term over a domain: `energy e[i in N] = ..;`"};
      }
    }
    for (const auto& column : group_.liftedReals) data_.lifted.push_back(spread(column, data_.count));
    data_.slots.resize(unit_.slots.size());
    data_.rows.resize(unit_.gathers.size());
    for (auto& slot : data_.slots) slot.resize(static_cast<size_t>(wholeTiles(data_.count)));
    IndexContext context = contextOf(program_, group_, bound_, data_);
    context.placesOf = unit_.name;
    if (group_.terms.size() > 1) {
      context.termOf = [this](int64_t k) { return program_.terms[group_.terms[static_cast<size_t>(k)]].name; };
    }
    if (const Status done = layOutRows(context); !done) return done;
    if (const Status done = evaluateIndices(unit_.host, roots(), context, data_.count); !done) return done;
    for (size_t g = 0; g < unit_.gathers.size(); ++g) {
      if (const Status done = findSharedRows(g, context); !done) return done;
    }
    for (auto& slot : data_.slots) pad(slot);
    return Done{};
  }

 private:
  /// Also true if loops were unrolled so that each count has a gather of its own.
  bool readsInLoops() const {
    if (unit_.gathersEachCount) return true;
    const Nests nests(unit_.host);
    return std::ranges::any_of(unit_.gathers, [&](const Gather& gather) { return nests.of(gather.row) != 0; });
  }

  /// Allocates the rows of gathers that derivatives are taken by.
  Status layOutRows(const IndexContext& context) {
    const Nests nests(unit_.host);
    const std::vector<bool> shared = sharedGathers(unit_);
    for (size_t g = 0; g < unit_.gathers.size(); ++g) {
      const Gather& gather = unit_.gathers[g];
      GatherEntries& entries = data_.entries.emplace_back();
      if (unit_.ports[gather.port].kind == SymbolKind::Data) continue;
      if (const RangeSet loops = nests.of(gather.row); loops != 0) {
        entries.shared = shared[g];
        LoopBegins found = loopBegins(unit_.host, nests, loops, context, data_.count, kMostListedRows);
        entries.begins = std::move(found.begins);
        entries.count = found.even;
        for (int64_t i = 0; i < data_.count && !entries.begins.empty(); ++i)
          entries.count = std::max(entries.count,
                                   entries.begins[static_cast<size_t>(i) + 1] - entries.begins[static_cast<size_t>(i)]);
      }
      if (!isListed(gather.port)) continue;
      if (isTooMany(entries)) return tooManyRows(program_, group_, unit_, g);
      data_.rows[g].resize(static_cast<size_t>(entries.all(data_.count)));
    }
    return Done{};
  }

  bool isListed(uint32_t port) const {
    return lists_ == RowLists::All || !(readsAlongLines(unit_) || std::ranges::count(unit_.owned, port) > 0);
  }

  bool isTooMany(const GatherEntries& entries) const {
    const int64_t instances = entries.shared ? 1 : data_.count;
    if (!entries.begins.empty()) return entries.begins.back() > kMostListedRows;
    return instances != 0 && entries.count > kMostListedRows / instances;
  }

  Status findSharedRows(size_t g, const IndexContext& context) {
    if (!data_.entries[g].shared || data_.count == 0) return Done{};
    const IndexRoot root = rootOf(g);
    return evaluateIndices(unit_.host, {&root, 1}, context, 1);
  }

  IndexRoot rootOf(size_t g) const {
    const Port& port = unit_.ports[unit_.gathers[g].port];
    const SymbolId symbol = group_.ports[unit_.gathers[g].port];
    const BoundSymbol& bound = bound_.symbols[symbol];
    return {unit_.gathers[g].row, data_.rows[g],       data_.entries[g].begins, symbol,
            rowsOf(bound, port),  partsOf(bound, port)};
  }

  /// The slots, the rows of gathers, and what kernels compute again without a check: every place, and reads of tables
  /// in loops.
  std::vector<IndexRoot> roots() {
    std::vector<IndexRoot> roots;
    for (size_t k = 0; k < unit_.slots.size(); ++k) roots.push_back({unit_.slots[k], data_.slots[k], {}});
    for (size_t g = 0; g < unit_.gathers.size(); ++g) {
      if (!data_.entries[g].shared) roots.push_back(rootOf(g));
    }
    const Nests nests(unit_.host);
    for (NodeId id = 0; id < unit_.host.size(); ++id) {
      const Op op = unit_.host[id].op;
      const bool isRead = (op == Op::Table || op == Op::RowBegin) && nests.of(id) != 0;
      if (op == Op::Place || isRead) roots.push_back({id});
    }
    return roots;
  }

  /// Lanes past the last instance repeat its work, so that their loops are as long as its own.
  void pad(std::vector<int32_t>& slot) const {
    for (auto k = static_cast<size_t>(data_.count); k < slot.size() && k > 0; ++k) slot[k] = slot[k - 1];
  }

  const Program& program_;
  const Group& group_;
  const GatherLayout& unit_;
  const Bound& bound_;
  GroupData& data_;
  RowLists lists_;
};

}  // namespace

IndexContext contextOf(const Program& program, const Group& group, const Bound& bound, const GroupData& data) {
  IndexContext context = contextOf(program, bound, program.terms[group.terms.front()]);
  context.tables = group.tables;
  context.dims = group.dims;
  context.instances = data.flat;
  context.liftedInts = group.liftedInts;
  return context;
}

Error tooManyRows(const Program& program, const Group& group, const GatherLayout& layout, size_t gather) {
  return {fmt::format("`{}` reads more than {} rows of `{}` by which derivatives are taken",
                      program.terms[group.terms.front()].name, kMostListedRows,
                      program.symbols[group.ports[layout.gathers[gather].port]].name),
          "fewer instances, or shorter loops"};
}

std::vector<int32_t> listRows(const Program& program, const Group& group, const GatherLayout& layout,
                              const Bound& bound, const GroupData& data, uint32_t gather) {
  const GatherEntries& entries = data.entries[gather];
  if (!data.rows[gather].empty()) return data.rows[gather];
  std::vector<int32_t> rows(static_cast<size_t>(entries.all(data.count)));
  const IndexRoot root{layout.gathers[gather].row, rows, entries.begins};
  (void)evaluateIndices(layout.host, {&root, 1}, contextOf(program, group, bound, data),
                        data.count);  // succeeded before
  return rows;
}

Member memberOf(const Group& group, const GroupData& data, int64_t instance) {
  const auto at = static_cast<size_t>(instance);
  if (group.terms.size() > 1) return {group.terms[at], 0};
  return {group.terms.front(), data.flat.empty() ? instance : data.flat[at]};
}

Result<std::vector<GroupData>> findInstances(const Program& program, const LaunchPlan& plan, const Bound& bound,
                                             RowLists lists) {
  std::vector<GroupData> data(plan.groups.size());
  if (const Status done = partitionTerms(program, plan, bound, data); !done) return done.error();
  for (size_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    const Status done = GroupFiller(program, group, plan.topologies[group.topology], bound, lists, data[g]).run();
    if (!done) return done.error();
  }
  return data;
}

}  // namespace hgc
