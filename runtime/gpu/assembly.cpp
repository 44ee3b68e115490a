#include "runtime/gpu/assembly.h"

#include <algorithm>

#include "runtime/gpu/arguments.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Drops copies in progress. After a flush there are none.
class ForgetAtEnd {
 public:
  explicit ForgetAtEnd(Gpu& gpu) : gpu_(gpu) {}
  ForgetAtEnd(const ForgetAtEnd&) = delete;
  ForgetAtEnd& operator=(const ForgetAtEnd&) = delete;
  ~ForgetAtEnd() { gpu_.forget(); }

 private:
  Gpu& gpu_;
};

}  // namespace

Result<std::unique_ptr<GpuAssembly>> GpuAssembly::make(Gpu& gpu, const AssemblyPlan& plan) {
  std::unique_ptr<GpuAssembly> made(new GpuAssembly(gpu));
  const ForgetAtEnd nothingUnderWay(gpu);  // after an error, no copy may write to memory that is reused
  Status done = made->uploadAll(plan);
  if (done) done = gpu.flush();
  if (!done) return done.error();
  return made;
}

/// Allocates the largest memory first, because that may fail.
Status GpuAssembly::uploadAll(const AssemblyPlan& plan) {
  rowGrowth_ = static_cast<uint32_t>(plan.rowGrowth);
  Status done = take(*memory_, plan.places * sizeof(double), values_);
  if (done) done = take(*memory_, plan.cells * sizeof(double), cells_);
  if (!done) return done;
  const auto shapes = uploadShapes(plan);
  if (!shapes) return shapes.error();
  for (const AssemblyGroup& group : plan.groups) {
    if (done) done = uploadGroup(group, *shapes);
  }
  return done ? uploadTotals(plan, *shapes) : done;
}

Result<std::vector<GpuAssembly::Shape>> GpuAssembly::uploadShapes(const AssemblyPlan& plan) {
  std::vector<Shape> shapes;
  for (const BlockNumbers& shape : plan.shapes) {
    BlockNumbers row;  // cells are contiguous
    for (uint32_t k = 0; k < shape.size(); ++k) row.push_back({0, k});
    Buffer coordinates, cell;
    Status done = put(shape, coordinates);
    if (done) done = put(row, cell);
    if (!done) return done.error();
    shapes.push_back({static_cast<uint32_t>(shape.size()), coordinates.address, cell.address});
  }
  return shapes;
}

Status GpuAssembly::uploadGroup(const AssemblyGroup& given, std::span<const Shape> shapes) {
  Group& group = groups_.emplace_back();
  group.blockBits = given.blockBits;
  group.most = given.most;
  group.columns = given.repeats.columns;
  group.repeated = given.repeats.instances;
  Status done = put(given.numbers, group.numbers);
  if (done) done = put(given.entries, group.entries);
  if (done) done = put(given.repeats.instances, group.repeats);
  if (done) done = put(given.repeats.first, group.firsts);
  for (const AssemblyLists& each : given.lists) {
    const Shape& shape = shapes[each.shape];
    const uint64_t coordinates = each.end == ListEnd::Place ? shape.inMatrix : shape.inCell;
    Lists& lists = group.lists.emplace_back(Lists{each.end, shape.size, coordinates, {}, each.firstOf});
    if (done) done = put(each.lists, lists.lists);
  }
  // chunks have few, long invocations, so they start first
  std::ranges::partition(group.lists, [](const Lists& lists) { return lists.end == ListEnd::Chunk; });
  return done;
}

Status GpuAssembly::uploadTotals(const AssemblyPlan& plan, std::span<const Shape> shapes) {
  Status done = put(plan.runs, runs_);
  for (const AssemblyPlan::Totals& each : plan.totals) {
    const Shape& shape = shapes[each.shape];
    Totals& totals =
        totals_.emplace_back(Totals{shape.size, static_cast<uint32_t>(each.lists.size()), shape.inMatrix, {}});
    if (done) done = put(each.lists, totals.lists);
  }
  return done;
}

bool GpuAssembly::recordMerges(CommandList& commands, const Piece& piece, PieceOutputs outputs) const {
  const Group& group = groups_[piece.group];
  const auto from = std::ranges::lower_bound(group.repeated, piece.first) - group.repeated.begin();
  const auto to = std::ranges::lower_bound(group.repeated, piece.first + piece.count) - group.repeated.begin();
  const uint64_t each = uint64_t{group.columns} * group.columns;
  for (auto first = static_cast<uint64_t>(from); first < static_cast<uint64_t>(to); first += itemsAtOnce(each)) {
    const MergeColumnsArguments push{
        .instances = group.repeats.address + first * sizeof(uint32_t),
        .firsts = group.firsts.address + first * group.columns * sizeof(uint32_t),
        .outputs = outputs.address,
        .count = std::min(itemsAtOnce(each), static_cast<uint32_t>(static_cast<uint64_t>(to) - first)),
        .columns = group.columns,
        .stride = piece.stride,
        .first = piece.first,
        .logSide = outputs.logSide()};
    commands.dispatch(FixedKernel::MergeColumns, push, push.count * each);
  }
  return from < to;
}

void GpuAssembly::recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs) const {
  const Group& group = groups_[piece.group];
  for (const Lists& lists : group.lists) recordLists(commands, group, lists, piece, outputs);
}

void GpuAssembly::recordLists(CommandList& commands, const Group& group, const Lists& lists, const Piece& piece,
                              PieceOutputs outputs) const {
  const bool areChunks = lists.end == ListEnd::Chunk;
  const uint64_t each = uint64_t{lists.size} * (areChunks ? kLanes : 1);
  const uint32_t last = lists.firstOf[static_cast<size_t>(piece.lastSegment)];
  for (uint32_t first = lists.firstOf[static_cast<size_t>(piece.firstSegment)]; first < last;) {
    const uint32_t count = std::min(itemsAtOnce(each), last - first);
    const BlockListsArguments push{.lists = lists.lists.address + first * sizeof(AssemblyList),
                                   .entries = group.entries.address,
                                   .numbers = group.numbers.address,
                                   .coordinates = lists.coordinates,
                                   .outputs = outputs.address,
                                   .sums = lists.end == ListEnd::Place ? values_.address : cells_.address,
                                   .count = count,
                                   .size = lists.size,
                                   .blockBits = group.blockBits,
                                   .most = group.most,
                                   .stride = piece.stride,
                                   .first = piece.first,
                                   .logSide = outputs.logSide(),
                                   .rowGrowth = lists.end == ListEnd::Place ? rowGrowth_ : 0};
    commands.dispatch(areChunks ? FixedKernel::BlockChunks : FixedKernel::BlockLists, push, count * each);
    first += count;
  }
}

void GpuAssembly::recordTotals(CommandList& commands) const {
  for (const Totals& totals : totals_) {
    for (uint32_t first = 0; first < totals.count;) {
      const uint32_t count = std::min(itemsAtOnce(totals.size), totals.count - first);
      const BlockTotalsArguments push{.lists = totals.lists.address + first * sizeof(AssemblyList),
                                      .runs = runs_.address,
                                      .coordinates = totals.coordinates,
                                      .cells = cells_.address,
                                      .sums = values_.address,
                                      .count = count,
                                      .size = totals.size,
                                      .rowGrowth = rowGrowth_};
      commands.dispatch(FixedKernel::BlockTotals, push, uint64_t{count} * totals.size);
      first += count;
    }
  }
}

}  // namespace hgc
