#include "runtime/sum/assembly.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>
#include <utility>

#include "runtime/data/threads/loops.h"
#include "runtime/sum/block_sums.h"
#include "runtime/sum/incidence.h"

namespace hgc {

/// Turns the targets of instances into lists. Instances ascend in both.
class AssemblyPlanner {
 public:
  explicit AssemblyPlanner(const BlockSums& sums) : sums_(sums) {
    plan_.rowGrowth = static_cast<int32_t>(sums.rowGrowth_);
    plan_.places = sums.places();
  }

  Result<AssemblyPlan> run() {
    layOutCells();
    bool fits = plan_.cells <= kMostCells;
    for (const BlockSums::Members& members : sums_.groups_) {
      if (fits) fits = addGroup(members);
    }
    if (!fits) return Error{"the matrix has more blocks than 32 bits can count", ""};
    return std::move(plan_);
  }

 private:
  static constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max();
  static constexpr uint64_t kMostCells =
      std::numeric_limits<int32_t>::max();  // some shader compilers treat indices as signed

  /// An entry and the key of its list: see `keyOf`.
  struct Keyed {
    uint64_t key;
    uint32_t entry;
  };
  /// What one segment of a group adds, by shape and `ListEnd`.
  struct Part {
    std::vector<uint32_t> entries;
    std::vector<std::vector<AssemblyList>> lists;
  };
  /// A block that each instance adds: a source, plain or transposed.
  struct SourceBlock {
    uint32_t source = 0, shape = 0, first = 0;  // position in `Members::order`
  };
  /// The blocks of a group; `of`: by source, the numbers of the plain and the transposed one.
  struct SourceBlocks {
    std::vector<SourceBlock> all;
    std::vector<std::array<uint32_t, 2>> of;
    uint32_t bits = 0;
  };

  uint32_t shapeOf(uint32_t rows, uint32_t columns, bool isDiagonal) {
    const std::tuple shape(rows, columns, isDiagonal && sums_.rowGrowth_ != 0);
    const auto known = std::ranges::find(known_, shape);
    if (known != known_.end()) return static_cast<uint32_t>(known - known_.begin());
    BlockNumbers& numbers = plan_.shapes.emplace_back();
    for (uint32_t r = 0; r < rows; ++r) {
      for (uint32_t c = sums_.firstIn(isDiagonal, r); c < sums_.endIn(isDiagonal, r, columns); ++c)
        numbers.push_back({r, c});
    }
    known_.push_back(shape);
    return static_cast<uint32_t>(known_.size() - 1);
  }
  uint32_t sizeOf(uint32_t shape) const { return static_cast<uint32_t>(plan_.shapes[shape].size()); }

  /// A run of lanes has one cell for each chunk, other runs have the cells of `BlockSums`.
  void layOutCells() {
    plan_.runs.resize(sums_.runs_.size());
    for (const BlockSums::Unfinished& block : sums_.unfinished_) {
      const uint32_t shape = shapeOf(block.rows, block.columns, block.isDiagonal);
      for (uint32_t r = block.firstRun; r < block.firstRun + block.runs; ++r) {
        const BlockSums::Run& run = sums_.runs_[r];
        const bool isLanes = run.cells == BlockSums::RunCells::Lanes;
        const auto count = static_cast<uint32_t>(isLanes ? (run.entries + kChunk - 1) / kChunk
                                                         : BlockSums::cellsOf(run.cells, run.entries));
        plan_.runs[r] = {static_cast<uint32_t>(plan_.cells), count};
        plan_.cells += uint64_t{count} * sizeOf(shape);
      }
      totalsOf(shape).push_back({block.place.at, block.place.stride, block.firstRun, block.runs});
    }
  }
  std::vector<AssemblyList>& totalsOf(uint32_t shape) {
    const auto known = std::ranges::find(plan_.totals, shape, &AssemblyPlan::Totals::shape);
    if (known != plan_.totals.end()) return known->lists;
    plan_.totals.push_back({shape, {}});
    return plan_.totals.back().lists;
  }

  SourceBlocks blocksOf(const BlockSums::Members& members) {
    SourceBlocks blocks;
    for (uint32_t s = 0; s < members.sources.size(); ++s) {
      const BlockSums::Source& source = members.sources[s];
      blocks.of.push_back({kNone, kNone});
      for (const bool isTransposed : {false, true}) {
        const uint32_t first = isTransposed ? source.transposed : source.plain;
        if (first == kNone) continue;
        blocks.of.back()[isTransposed] = static_cast<uint32_t>(blocks.all.size());
        const uint32_t shape = isTransposed ? shapeOf(source.columns, source.rows, source.isDiagonal)
                                            : shapeOf(source.rows, source.columns, source.isDiagonal);
        blocks.all.push_back({s, shape, first});
      }
    }
    blocks.bits = static_cast<uint32_t>(std::bit_width(std::max<size_t>(blocks.all.size(), 1) - 1));
    return blocks;
  }

  bool addGroup(const BlockSums::Members& members) {
    AssemblyGroup& group = plan_.groups.emplace_back();
    const SourceBlocks blocks = blocksOf(members);
    if (blocks.all.empty()) return true;
    group.blockBits = blocks.bits;
    for (const SourceBlock& block : blocks.all) group.most = std::max(group.most, sizeOf(block.shape));
    const auto instances = static_cast<uint64_t>(members.segments.instances);
    if (instances << blocks.bits > kMost || blocks.all.size() * group.most > kMost) return false;
    group.numbers.assign(blocks.all.size() * group.most, kNone);
    for (size_t w = 0; w < blocks.all.size(); ++w)
      std::copy_n(members.order.begin() + blocks.all[w].first, sizeOf(blocks.all[w].shape),
                  group.numbers.begin() + static_cast<int64_t>(w * group.most));
    std::vector<Part> parts(static_cast<size_t>(members.segments.count()));
    forAll(members.segments.count(), [&](int64_t s) { parts[static_cast<size_t>(s)] = partOf(members, blocks, s); });
    join(parts, group);
    return true;
  }

  /// The run that a cell belongs to.
  uint32_t runAt(uint32_t cell) const {
    const auto next = std::ranges::upper_bound(sums_.runs_, cell, {}, &BlockSums::Run::firstCell);
    return static_cast<uint32_t>(next - sums_.runs_.begin()) - 1;
  }

  /// The key of a list: its shape and `ListEnd`, then its place, cell (numbered as in `BlockSums`) or run.
  uint64_t keyOf(const SourceBlock& block, BlockSums::Target target) const {
    uint32_t at = target.at;
    auto end = ListEnd::Place;
    if (target.isCell) {
      const uint32_t run = runAt(target.at);
      const bool isLanes = sums_.runs_[run].cells == BlockSums::RunCells::Lanes;
      end = isLanes ? ListEnd::Chunk : ListEnd::Cell;
      if (isLanes) at = run;
    }
    return (block.shape * kListEnds + static_cast<size_t>(end)) << 32 | at;
  }

  Part partOf(const BlockSums::Members& members, const SourceBlocks& blocks, int64_t segment) const {
    const size_t sources = members.sources.size();
    const auto targetOf = [&](size_t instance, size_t source) { return members.targets[instance * sources + source]; };
    std::vector<Keyed> keyed;
    const auto end = static_cast<size_t>(members.segments.endOf(segment));
    for (auto i = static_cast<size_t>(members.segments.firstOf(segment)); i < end; ++i) {
      for (size_t s = 0; s < sources; ++s) {
        const BlockSums::Target target = targetOf(i, s);
        if (target.at == kNone) continue;
        const uint32_t block = blocks.of[s][target.isTransposed];
        keyed.push_back({keyOf(blocks.all[block], target), static_cast<uint32_t>(i << blocks.bits | block)});
      }
    }
    std::ranges::sort(keyed, {}, [](const Keyed& each) { return std::pair(each.key, each.entry); });
    Part part{{}, std::vector<std::vector<AssemblyList>>(plan_.shapes.size() * kListEnds)};
    for (size_t first = 0, last = 0; first < keyed.size(); first = last) {
      while (last < keyed.size() && keyed[last].key == keyed[first].key) ++last;
      const uint32_t entry = keyed[first].entry, block = entry & ((1U << blocks.bits) - 1);
      const uint32_t stride = targetOf(entry >> blocks.bits, blocks.all[block].source).stride;
      addLists(std::span(keyed).subspan(first, last - first), stride, part);
    }
    return part;
  }

  /// Adds the lists of the entries of one place, cell or run.
  void addLists(std::span<const Keyed> keyed, uint32_t stride, Part& part) const {
    const uint64_t kind = keyed.front().key >> 32;
    const auto at = static_cast<uint32_t>(keyed.front().key);
    const auto add = [&](uint32_t to, std::span<const Keyed> some) {
      const auto count = static_cast<uint32_t>(some.size()), next = static_cast<uint32_t>(part.entries.size());
      part.lists[kind].push_back({to, stride, count == 1 ? some.front().entry : next, count});
      for (const Keyed& each : some) {
        if (count > 1) part.entries.push_back(each.entry);
      }
    };
    const auto end = static_cast<ListEnd>(kind % kListEnds);
    if (end == ListEnd::Place) return add(at, keyed);
    if (end == ListEnd::Cell) {
      const uint32_t run = runAt(at);
      return add(plan_.runs[run].firstCell + (at - sums_.runs_[run].firstCell), keyed);
    }
    const uint32_t size = sizeOf(static_cast<uint32_t>(kind / kListEnds));
    constexpr auto kEach = static_cast<size_t>(kChunk);
    uint32_t cell = plan_.runs[at].firstCell;
    for (size_t done = 0; done < keyed.size(); done += kEach, cell += size)
      add(cell, keyed.subspan(done, std::min(kEach, keyed.size() - done)));
  }

  void join(std::span<const Part> parts, AssemblyGroup& group) const {
    for (size_t k = 0; k < plan_.shapes.size() * kListEnds; ++k) {
      AssemblyLists all{static_cast<uint32_t>(k / kListEnds), static_cast<ListEnd>(k % kListEnds), {}, {0}};
      uint32_t entries = 0;  // of earlier segments
      for (const Part& part : parts) {
        for (AssemblyList list : part.lists[k]) {
          if (list.count > 1) list.first += entries;
          all.lists.push_back(list);
        }
        all.firstOf.push_back(static_cast<uint32_t>(all.lists.size()));
        entries += static_cast<uint32_t>(part.entries.size());
      }
      if (!all.lists.empty()) group.lists.push_back(std::move(all));
    }
    for (const Part& part : parts) group.entries.insert(group.entries.end(), part.entries.begin(), part.entries.end());
  }

  const BlockSums& sums_;
  AssemblyPlan plan_;
  std::vector<std::tuple<uint32_t, uint32_t, bool>> known_;  // shapes
};

Result<AssemblyPlan> planAssembly(const BlockSums& sums) { return AssemblyPlanner(sums).run(); }

}  // namespace hgc
