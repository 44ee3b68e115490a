#include "runtime/split/parts.h"

#include <algorithm>
#include <limits>

#include "runtime/observe/trace.h"
#include "runtime/split/addends.h"

namespace hgc {
namespace {

/// Calls `visit(port, rows)` for all ports by which derivatives are taken, in the order of their sums.
template <class Visit>
Status forPorts(const Workload& whole, const Visit& visit) {
  for (size_t g = 0; g < whole.groups.size(); ++g) {
    for (const SummedPort& port : summedPortsOf(whole, g)) {
      auto rows = PortRows::find(whole, port);
      if (!rows) return rows.error();
      visit(port, *rows);
    }
  }
  return Done{};
}

/// Marks the rows that each part reads as its own, or as read by several.
void claim(const Workload& whole, const Cuts& cuts, const SummedPort& port, const PortRows& rows, Owners& owners) {
  for (size_t part = 0; part < cuts.parts; ++part) {
    const auto number = static_cast<int32_t>(part);
    const auto take = [&](int32_t row) {
      int32_t& owner = owners[static_cast<size_t>(row / port.parts)];
      if (owner != number) owner = owner == kNobody ? number : kSeveral;
    };
    const InstanceRange own = instancesOf(whole, cuts, port.group, part);
    for (size_t k = 0; k < rows.gathers().size() && own.count > 0; ++k) {
      const GatherEntries& entries = whole.groups[port.group].entries[rows.gathers()[k]];
      const std::span<const int32_t> all = rows.of(k);
      const int64_t first = entries.beginOf(own.first);
      const int64_t last = entries.shared ? entries.count : entries.beginOf(own.first + own.count);
      std::ranges::for_each(all.subspan(static_cast<size_t>(first), static_cast<size_t>(last - first)), take);
    }
  }
}

/// The owners of the rows of each symbol.
Result<std::vector<Owners>> findOwners(const Workload& whole, const Cuts& cuts) {
  std::vector<Owners> owners(whole.bound.symbols.size());
  const Status done = forPorts(whole, [&](const SummedPort& port, const PortRows& rows) {
    owners[port.symbol].resize(static_cast<size_t>(whole.bound.symbols[port.symbol].rows), kNobody);
    claim(whole, cuts, port, rows, owners[port.symbol]);
  });
  if (!done) return done.error();
  return owners;
}

struct Addend {
  int32_t row = 0;
  CellPlace place;
};

/// Sorts the addends of a symbol by row, stably.
void sortAddends(const Owners& owners, std::span<const Addend> addends, RowsOfParts& rows) {
  std::vector<int64_t> numberOf(owners.size(), -1);
  for (size_t row = 0; row < owners.size(); ++row) {
    if (owners[row] >= 0) rows.own[static_cast<size_t>(owners[row])].push_back(static_cast<int32_t>(row));
    if (owners[row] == kNobody) rows.unread.push_back(static_cast<int32_t>(row));
    if (owners[row] != kSeveral) continue;
    numberOf[row] = static_cast<int64_t>(rows.common.size());
    rows.common.push_back(static_cast<int32_t>(row));
  }
  rows.begins.assign(rows.common.size() + 1, 0);
  for (const Addend& each : addends) ++rows.begins[static_cast<size_t>(numberOf[static_cast<size_t>(each.row)]) + 1];
  for (size_t k = 1; k < rows.begins.size(); ++k) rows.begins[k] += rows.begins[k - 1];
  std::vector<int64_t> next = rows.begins;
  rows.addends.resize(addends.size());
  for (const Addend& each : addends) {
    int64_t& at = next[static_cast<size_t>(numberOf[static_cast<size_t>(each.row)])];
    rows.addends[static_cast<size_t>(at++)] = each.place;
  }
}

/// The instances of a part, as a group of their own.
GroupData sliceOf(const Workload& whole, const Cuts& cuts, size_t g, size_t part) {
  const GroupData& all = whole.groups[g];
  const InstanceRange range = instancesOf(whole, cuts, g, part);
  const auto first = static_cast<size_t>(range.first);
  const auto padded = static_cast<size_t>(wholeTiles(range.count));
  const auto some = [&](const auto& column, size_t count) {
    using Column = std::remove_cvref_t<decltype(column)>;
    return column.empty() ? Column()
                          : Column(column.begin() + range.first, column.begin() + range.first + int64_t(count));
  };
  GroupData own;
  own.count = range.count;
  own.before = range.first;
  own.segment = all.segment;
  own.flat = some(all.flat, static_cast<size_t>(range.count));
  for (const auto& slot : all.slots) own.slots.push_back(some(slot, padded));
  for (const auto& column : all.lifted) own.lifted.push_back(some(column, padded));
  own.rows.resize(all.rows.size());
  own.entries = all.entries;
  for (GatherEntries& entries : own.entries) {
    if (entries.begins.empty()) continue;
    const int64_t skipped = entries.begins[first];
    entries.begins = some(entries.begins, static_cast<size_t>(range.count) + 1);
    for (int64_t& begin : entries.begins) begin -= skipped;
  }
  return own;
}

/// Finds the sums of a part.
class PartLayout {
 public:
  PartLayout(const Workload& whole, const SplitPlan& plan, size_t part, Workload& own)
      : whole_(whole), plan_(plan), part_(part), own_(own) {
    for (SymbolId symbol = 0; symbol < plan.sums.size(); ++symbol) {
      const RowsOfParts& rows = plan.sums[symbol];
      Owners& owners = owners_.emplace_back();
      places_.emplace_back();
      own.partRows.push_back(rows.own.empty() ? whole.bound.symbols[symbol].rows : rows.rowsOf(part));
      if (rows.own.empty()) continue;
      owners.resize(static_cast<size_t>(whole.bound.symbols[symbol].rows), kNobody);
      places_.back().resize(owners.size());
      for (const int32_t row : rows.common) owners[static_cast<size_t>(row)] = kSeveral;
      int32_t next = 0;
      for (const int32_t row : rows.own[part]) places_.back()[static_cast<size_t>(row)] = next++;
    }
    for (const Owners& owners : owners_) cells_.emplace_back(owners, plan.cuts.parts);
  }

  Status add(const SummedPort& port, const PortRows& rows) {
    const GatherLayout& layout = layoutOf(whole_, port.group);
    GroupData& data = own_.groups[port.group];
    const GroupData& all = whole_.groups[port.group];
    std::vector<int64_t> skipped;  // by gather: entries of earlier parts
    for (size_t k = 0; k < rows.gathers().size(); ++k) {
      const uint32_t gather = rows.gathers()[k];
      const bool isShared = all.entries[gather].shared;
      skipped.push_back(isShared ? 0 : all.entries[gather].beginOf(data.before));
      if (isShared && data.count > 0) data.rows[gather].assign(rows.of(k).begin(), rows.of(k).end());
      else data.rows[gather].resize(static_cast<size_t>(isShared ? 0 : data.entries[gather].all(data.count)));
    }
    const bool isRepeated = readsRepeatedly(whole_, port, rows);
    CellNumbers& cells = cells_[port.symbol];
    std::vector<int32_t> repeated;  // rows of the part
    const std::vector<int64_t>& begins = plan_.cuts.begins[port.group];
    forAddends(
        whole_, port, rows, begins[part_], begins[part_ + 1], [&] { cells.beginSegment(part_); },
        [&](size_t k, int64_t at, int32_t row) {
          data.rows[rows.gathers()[k]][static_cast<size_t>(at - skipped[k])] =
              rowOf(port, row, cells.listed(row, port.parts, isRepeated).cell);
        },
        [&](int32_t row) { repeated.push_back(rowOf(port, row, cells.repeated(row, port.parts).cell)); });
    if (data.count == 0) return Done{};
    auto incidence = findIncidence(layout, data, port.port, gradientOf(own_));
    if (!incidence) return incidence.error();
    auto next = repeated.begin();
    for (RowSum& sum : incidence->sums) {
      if (sum.gather != kNone) sum.row = *next++;
    }
    own_.incidence[port.group].push_back(std::move(*incidence));
    return Done{};
  }

 private:
  /// The row of the part's sums for a row of a port.
  int32_t rowOf(const SummedPort& port, int32_t row, int32_t cell) const {
    const int64_t of = row / port.parts, rest = row % port.parts;
    const auto own = static_cast<int64_t>(plan_.sums[port.symbol].own[part_].size());
    const int64_t place = cell >= 0 ? own + cell : places_[port.symbol][static_cast<size_t>(of)];
    return static_cast<int32_t>(place * port.parts + rest);
  }

  const Workload& whole_;
  const SplitPlan& plan_;
  size_t part_;
  Workload& own_;
  std::vector<Owners> owners_;                // by symbol
  std::vector<std::vector<int32_t>> places_;  // by symbol: of own rows
  std::vector<CellNumbers> cells_;            // by symbol
};

}  // namespace

Result<SplitPlan> planSplit(const Workload& whole, Cuts cuts) {
  const Span span("lay out");
  const auto owners = findOwners(whole, cuts);
  if (!owners) return owners.error();
  const size_t parts = cuts.parts;
  std::vector<std::vector<Addend>> addends(owners->size());
  std::vector<CellNumbers> cells;  // by symbol
  for (const Owners& of : *owners) cells.emplace_back(of, parts);
  const Status done = forPorts(whole, [&](const SummedPort& port, const PortRows& rows) {
    const bool isRepeated = readsRepeatedly(whole, port, rows);
    for (uint32_t part = 0; part < parts; ++part) {
      CellNumbers& own = cells[port.symbol];
      const auto note = [&](int32_t row, CellNumbers::Found found) {
        if (found.isNew)
          addends[port.symbol].push_back(
              {static_cast<int32_t>(row / port.parts), {part, static_cast<uint32_t>(found.cell)}});
      };
      const std::vector<int64_t>& begins = cuts.begins[port.group];
      forAddends(
          whole, port, rows, begins[part], begins[part + 1], [&] { own.beginSegment(part); },
          [&](size_t, int64_t, int32_t row) { note(row, own.listed(row, port.parts, isRepeated)); },
          [&](int32_t row) { note(row, own.repeated(row, port.parts)); });
    }
  });
  if (!done) return done.error();
  SplitPlan plan{std::move(cuts), {}};
  for (size_t symbol = 0; symbol < owners->size(); ++symbol) {
    RowsOfParts& rows = plan.sums.emplace_back();
    if ((*owners)[symbol].empty()) continue;
    rows.own.resize(parts);
    rows.cells = cells[symbol].counts();
    sortAddends((*owners)[symbol], addends[symbol], rows);
    for (size_t part = 0; part < parts; ++part) {
      if (rows.rowsOf(part) * whole.bound.symbols[symbol].width > std::numeric_limits<int32_t>::max())
        return Error{
            "a part has more sums of `" + whole.artefact->program.symbols[symbol].name + "` than 32 bits can count",
            "fewer parts, or one device"};
    }
  }
  return plan;
}

Result<std::unique_ptr<Workload>> partOf(const Workload& whole, const SplitPlan& plan, size_t part) {
  const Span span("lay out");
  auto own = std::make_unique<Workload>();
  own->artefact = whole.artefact;
  own->bound = whole.bound;
  own->sizes = whole.sizes;
  own->partialColumns = whole.partialColumns;
  own->longestKept = whole.longestKept;
  own->hasTwin = whole.hasTwin;
  own->parameters = whole.parameters;
  const size_t groups = whole.groups.size();
  for (size_t g = 0; g < groups; ++g) own->groups.push_back(sliceOf(whole, plan.cuts, g, part));
  own->incidence.resize(groups);
  own->lineSums.resize(groups);
  own->ownedSums.resize(groups);
  own->pulledSums.resize(groups);
  PartLayout layout(whole, plan, part, *own);
  Status laid = Done{};
  const Status done = forPorts(whole, [&](const SummedPort& port, const PortRows& rows) {
    if (laid) laid = layout.add(port, rows);
  });
  if (!done || !laid) return done ? laid.error() : done.error();
  return own;
}

Sections sectionsOf(const Workload& whole, const SplitPlan& plan, size_t part, KernelKind kind, InstanceValues values) {
  Sections sections;
  const auto add = [&](std::vector<Section>& to, int64_t count) {
    to.push_back({sections.count, count});
    sections.count += count;
  };
  const size_t groups = whole.groups.size();
  for (size_t g = 0; g < groups; ++g) {
    const InstanceRange own = instancesOf(whole, plan.cuts, g, part);
    const bool hasOwnValues = takesPart(whole, g, kind) && hasValues(kind);
    const bool isKept = values == InstanceValues::OfAllGroups || whole.artefact->plan.groups[g].terms.size() > 1;
    add(sections.chunkSums, hasOwnValues ? Segments{own.count, whole.groups[g].segment}.chunks() : 0);
    add(sections.values, hasOwnValues && isKept ? own.count : 0);
  }
  for (size_t g = 0; g < groups; ++g) {
    const bool hasComponents = takesPart(whole, g, kind) && !hasValues(kind);
    const KernelInfo* kernel = hasComponents ? findKernel(*whole.artefact, kernelOf(whole, g, kind)) : nullptr;
    sections.width.push_back(kernel ? kernel->stores : 0);
    add(sections.components, instancesOf(whole, plan.cuts, g, part).count * sections.width.back());
  }
  for (SymbolId symbol = 0; symbol < plan.sums.size(); ++symbol) {
    const RowsOfParts& rows = plan.sums[symbol];
    const bool isLeft = hasGradientBy(whole, kind, symbol) && !rows.own.empty();
    add(sections.sums, isLeft ? rows.rowsOf(part) * whole.bound.symbols[symbol].width : 0);
  }
  return sections;
}

}  // namespace hgc
