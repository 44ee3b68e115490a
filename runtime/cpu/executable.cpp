#include "runtime/cpu/executable.h"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <memory>

#include "runtime/cpu/partials.h"
#include "runtime/data/stretches.h"
#include "runtime/device/clock.h"
#include "runtime/device/floating_point_mode.h"
#include "runtime/device/tiles.h"

namespace hgc {
namespace {

constexpr size_t kRowsPerTask = 4096;
constexpr size_t kChunksPerTask = 64;

/// A launch that is done.
class Finished : public Event {
 public:
  explicit Finished(const Times& times) : times_(times) {}
  Result<Times> wait() override { return times_; }

 private:
  Times times_;
};

Buffer bufferOf(const double* data, size_t count) {
  return {0, 0, count * sizeof(double), reinterpret_cast<uint64_t>(data)};
}

/// Room for `scalars`; what was there is lost.
void grow(Pages& pages, size_t scalars) {
  if (pages.size() < scalars) pages = Pages(scalars);
}

/// Adds the entries of one row within one segment, which lie in cells `stride` apart, to the row.
void addSum(const double* cell, int64_t stride, int64_t entries, uint32_t width, double* row) {
  for (uint32_t c = 0; c < width; ++c) {
    if (entries <= kShortList) {
      row[c] += cell[c];
      continue;
    }
    double total = 0;
    for (int64_t lane = 0; lane < cellsOf(entries); lane += kLanes) total += sumLanes(cell + lane * stride + c, stride);
    row[c] += total;
  }
}

}  // namespace

CpuExecutable::CpuExecutable(const Workload& workload, KernelSource code, int threads)
    : workload_(workload), code_(std::move(code)), arena_(threads > 0 ? threads : tbb::task_arena::automatic) {
  for (SymbolId symbol = 0; symbol < workload.bound.symbols.size(); ++symbol) {
    const bool isComputed = workload.artefact->program.symbols[symbol].field != kNone;
    computed_.emplace_back(isComputed ? static_cast<size_t>(scalarsWithSlack(workload.bound.symbols[symbol])) : 0);
  }
  gradients_.resize(workload.bound.symbols.size());
  rowBegins_.resize(workload.bound.symbols.size());
  for (size_t g = 0; g < workload.groups.size(); ++g) memory_.push_back(layOut(g));
}

CpuExecutable::GroupMemory CpuExecutable::layOut(size_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const GatherLayout& layout = layoutOf(workload_, g);
  GroupMemory memory;
  for (const SymbolId symbol : group.ports)
    memory.ports.push_back(computed_[symbol].empty() ? workload_.bound.symbols[symbol].reals.data()
                                                     : computed_[symbol].data());
  const std::vector<TableReads> reads = tablesInLoops(layout);
  for (size_t k = 0; k < group.tables.size(); ++k) {
    const BoundSymbol& table = workload_.bound.symbols[group.tables[k]];
    std::vector<int32_t>& begins = rowBegins_[group.tables[k]];
    if (reads[k].rowBegins && begins.empty()) begins = kernelRowBegins(table);
    memory.tables.push_back(table.integers.data());
    memory.rowBegins.push_back(begins.data());
  }
  for (const auto& slot : data.slots) memory.slots.push_back(slot.data());
  for (const auto& column : data.lifted) memory.lifted.push_back(column.data());
  memory.columns =
      *findPartialColumns(layout, data, gradientOf(workload_), SharedPartials::Summed);  // fewer than were counted
  memory.sizes = kernelSizes(workload_, g, memory.columns);
  if (layout.variadic && hasValues(layout))
    memory.sums.resize(static_cast<size_t>(segmentCount(data.count)) * static_cast<size_t>(memory.columns.summed));
  memory.accumulators.resize(group.ports.size(), nullptr);
  memory.targets.resize(layout.gathers.size(), nullptr);
  for (const Incidence& incidence : workload_.incidence[g]) {
    const Port& port = layout.ports[incidence.port];
    memory.cells.emplace_back(static_cast<size_t>(incidence.cells()) * accumulatorStride(port.width));
    const BoundSymbol& symbol = workload_.bound.symbols[group.ports[incidence.port]];
    memory.rowOrders.push_back(orderByRow(incidence, rowsOf(symbol, port)));
    memory.accumulators[incidence.port] = memory.cells.back().data();
    for (size_t k = 0; k < incidence.gathers.size(); ++k)
      memory.targets[incidence.gathers[k]] = incidence.targets[k].data();
  }
  for (const LineSums& sums : workload_.lineSums[g])
    memory.lineCells.emplace_back(static_cast<size_t>(sums.cells * widthOf(sums)));
  return memory;
}

/// Segments in parallel; the cells of a segment's sums are emptied just before it runs.
void CpuExecutable::runGroup(size_t g, KernelKind kind, const RunKernel& run, double* outputs) {
  const GatherLayout& layout = layoutOf(workload_, g);
  const int64_t count = workload_.groups[g].count;
  GroupMemory& memory = memory_[g];
  const KernelArgs args{memory.ports.data(),
                        memory.slots.data(),
                        memory.lifted.data(),
                        memory.sizes.data(),
                        memory.values.data(),
                        outputs,
                        memory.accumulators.data(),
                        memory.targets.data(),
                        nullptr,
                        count,
                        memory.tables.data(),
                        memory.rowBegins.data()};
  const int64_t length = segmentLength(count);
  const bool stores = isGradient(kind) && storesPartials(layout);
  const auto segment = [&](int64_t s) {
    const FloatingPointMode mode;
    for (size_t k = 0; k < memory.cells.size() && isGradient(kind); ++k) {
      const Incidence& incidence = workload_.incidence[g][k];
      const auto stride = static_cast<int64_t>(accumulatorStride(layout.ports[incidence.port].width));
      std::fill(memory.cells[k].data() + incidence.segmentCells[static_cast<size_t>(s)] * stride,
                memory.cells[k].data() + incidence.segmentCells[static_cast<size_t>(s) + 1] * stride, 0.0);
    }
    if (stores) runChunks(g, args, s, run);
    else run(args, s * length, std::min((s + 1) * length, count));
  };
  const int64_t segments = segmentCount(count);
  if (segments == 1) segment(0);
  else tbb::parallel_for(int64_t{0}, segments, segment);
}

/// A chunk of instances after another, each with its partials in the same memory.
void CpuExecutable::runChunks(size_t g, KernelArgs args, int64_t segment, const RunKernel& run) {
  GroupMemory& memory = memory_[g];
  const int64_t length = segmentLength(workload_.groups[g].count), first = segment * length;
  const int64_t last = std::min(first + length, workload_.groups[g].count);
  const int64_t columns = memory.columns.stored, sums = memory.columns.summed;
  args.sums = memory.sums.data() + segment * sums;
  std::fill_n(args.sums, sums, 0.0);
  if (columns == 0) return run(args, first, last);
  const int64_t most = std::min(kChunk, (last - first + kTile - 1) / kTile * kTile);
  const Pages tiles(static_cast<size_t>(columns * most));
  std::vector<LineAdder> adders;
  for (size_t k = 0; k < memory.lineCells.size(); ++k)
    adders.emplace_back(workload_.lineSums[g][k], segment, memory.lineCells[k].data());
  for (int64_t at = first; at < last; at += kChunk) {
    // kernels count tiles from the group's first
    const auto bytes = static_cast<uintptr_t>(at * columns) * sizeof(double);
    args.outputs = reinterpret_cast<double*>(reinterpret_cast<uintptr_t>(tiles.data()) - bytes);
    const int64_t end = std::min(at + kChunk, last);
    run(args, at, end);
    for (size_t k = 0; k < workload_.incidence[g].size(); ++k)
      addPartials(workload_, g, workload_.incidence[g][k], memory.columns, tiles.data(), at, end,
                  memory.cells[k].data());
    for (LineAdder& adder : adders) adder.add({tiles.data(), at, columns, memory.columns.first.data()}, at, end);
  }
  for (LineAdder& adder : adders) adder.finish();
}

/// The rows that a group's instances fill one by one, where its kernel can write them itself.
double* CpuExecutable::filledInPlace(const Stage& stage, size_t k) {
  if (stage.fills.empty()) return nullptr;
  const bool isInOrder = workload_.groups[stage.groups[k]].flat.empty();
  return isInOrder && workload_.bound.symbols[stage.fills[k]].width == 1 ? computed_[stage.fills[k]].data() : nullptr;
}

Status CpuExecutable::runKernel(const Stage& stage, size_t k) {
  const uint32_t g = stage.groups[k];
  const KernelId id = kernelOf(workload_, g, stage.kind);
  const RunKernel run = code_(id);
  const KernelInfo* kernel = findKernel(*workload_.artefact, id);
  if (!run || !kernel) return Error{fmt::format("the program has no CPU kernel `{}`", kernelName(id)), ""};
  const int64_t count = workload_.groups[g].count;
  const auto padded = static_cast<size_t>((count + kTile - 1) / kTile * kTile);
  GroupMemory& memory = memory_[g];
  double* const place = filledInPlace(stage, k);
  Tiles left;
  if (hasValues(stage.kind)) {
    grow(memory.values, padded);
    if (stage.isMain) results_.values[g] = bufferOf(memory.values.data(), static_cast<size_t>(count));
  } else if (!place) {
    grow(memory.outputs, padded * kernel->stores);
    left = {bufferOf(memory.outputs.data(), padded * kernel->stores), 0, count, kernel->stores, kTile};
    if (stage.isMain) results_.elements[g] = {left};
  }
  arena_.execute([&] {
    runGroup(g, stage.kind, run, place ? place : memory.outputs.data());
    if (!stage.fills.empty() && !place) spreadTiles(left, workload_.groups[g].flat, computed_[stage.fills[k]].data());
  });
  left_[g] = isGradient(stage.kind);
  return Done{};
}

Status CpuExecutable::runStages(std::span<const Stage> stages) {
  for (const Stage& stage : stages) {
    for (const FieldSum& sum : stage.sums) arena_.execute([&] { sumSymbol(sum.field, computed_[sum.into].data()); });
    for (size_t k = 0; k < stage.groups.size(); ++k) {
      if (const Status done = runKernel(stage, k); !done) return done;
    }
  }
  return Done{};
}

void CpuExecutable::sumValues(size_t g) {
  GroupMemory& memory = memory_[g];
  const std::span values(memory.values.data(), static_cast<size_t>(workload_.groups[g].count));
  memory.chunkSums.resize(chunkCount(workload_.groups[g].count));
  const auto sum = [&](const tbb::blocked_range<size_t>& chunks) {
    const FloatingPointMode mode;
    for (size_t c = chunks.begin(); c < chunks.end(); ++c) memory.chunkSums[c] = sumOfChunk(values, c);
  };
  tbb::parallel_for(tbb::blocked_range<size_t>(0, memory.chunkSums.size(), kChunksPerTask), sum);
  results_.chunkSums[g] = bufferOf(memory.chunkSums.data(), memory.chunkSums.size());
}

/// Adds the accumulators to the rows, for each row segment by segment: the canonical order. Rows are independent.
void CpuExecutable::sumRows(size_t g, size_t k, double* to) {
  const Incidence& incidence = workload_.incidence[g][k];
  const RowOrder& order = memory_[g].rowOrders[k];
  const uint32_t width = layoutOf(workload_, g).ports[incidence.port].width;
  const auto stride = static_cast<int64_t>(accumulatorStride(width));
  const auto sumRange = [&](const tbb::blocked_range<size_t>& rows) {
    const FloatingPointMode mode;
    for (size_t at = order.begin[rows.begin()]; at < order.begin[rows.end()]; ++at) {
      const RowSum& sum = incidence.sums[order.sums[at]];
      double* row = to + static_cast<int64_t>(sum.row) * width;
      if (sum.gather != kNone) {
        const std::vector<uint32_t>& components = layoutOf(workload_, g).gathers[sum.gather].components;
        for (size_t c = 0; c < components.size(); ++c)
          row[components[c]] += memory_[g].sums[static_cast<size_t>(sum.firstCell) + c];
        continue;
      }
      addSum(memory_[g].cells[k].data() + sum.firstCell * stride, stride, sum.entries, width, row);
    }
  };
  tbb::parallel_for(tbb::blocked_range<size_t>(0, order.begin.size() - 1, kRowsPerTask), sumRange);
}

/// The same where no entries are listed.
void CpuExecutable::sumLines(size_t g, size_t k, double* to) {
  const LineSums& sums = workload_.lineSums[g][k];
  const BoundSymbol& bound = workload_.bound.symbols[workload_.artefact->plan.groups[g].ports[sums.source.port]];
  const auto sumRange = [&](const tbb::blocked_range<int64_t>& rows) {
    const FloatingPointMode mode;
    addLineSums(sums, memory_[g].lineCells[k].data(), rows.begin(), rows.end(), to);
  };
  const int64_t rows = hgc::rowsOf(bound, layoutOf(workload_, g).ports[sums.source.port]);
  tbb::parallel_for(tbb::blocked_range<int64_t>(0, rows, kRowsPerTask), sumRange);
}

/// By whichever of the two the port is summed, if it is.
void CpuExecutable::sumPort(size_t g, uint32_t port, double* to) {
  for (size_t k = 0; k < workload_.lineSums[g].size(); ++k) {
    if (workload_.lineSums[g][k].source.port == port) sumLines(g, k, to);
  }
  for (size_t k = 0; k < workload_.incidence[g].size(); ++k) {
    if (workload_.incidence[g][k].port == port) sumRows(g, k, to);
  }
}

/// What all groups left by the rows of a symbol, in the order of groups and ports.
void CpuExecutable::sumSymbol(SymbolId symbol, double* to) {
  const BoundSymbol& bound = workload_.bound.symbols[symbol];
  forStretches(bound.rows * bound.width, [&](int64_t first, int64_t last) { std::fill(to + first, to + last, 0.0); });
  for (size_t g = 0; g < memory_.size(); ++g) {
    const std::vector<SymbolId>& ports = workload_.artefact->plan.groups[g].ports;
    for (uint32_t port = 0; port < ports.size() && left_[g]; ++port) {
      if (ports[port] == symbol) sumPort(g, port, to);
    }
  }
}

void CpuExecutable::sumGradients(KernelKind kind) {
  results_.gradients.resize(gradients_.size());
  for (SymbolId symbol = 0; symbol < gradients_.size(); ++symbol) {
    const Symbol& declared = workload_.artefact->program.symbols[symbol];
    if (!isBy(kind, declared.kind) || declared.field != kNone) continue;
    const BoundSymbol& bound = workload_.bound.symbols[symbol];
    const size_t scalars = static_cast<size_t>(bound.rows) * bound.width;
    grow(gradients_[symbol], scalars);
    sumSymbol(symbol, gradients_[symbol].data());
    results_.gradients[symbol] = bufferOf(gradients_[symbol].data(), scalars);
  }
}

Result<std::unique_ptr<Event>> CpuExecutable::submit(KernelKind kind) {
  results_ = {};
  results_.values.resize(memory_.size());
  results_.chunkSums.resize(memory_.size());
  results_.elements.resize(memory_.size());
  left_.assign(memory_.size(), false);
  Times times;
  const auto start = Clock::now();
  Status done = fieldsAreCurrent_ ? Status(Done{}) : runStages(fieldStages(workload_));
  if (done) done = runStages(launchStages(workload_, kind));
  if (!done) return done.error();
  fieldsAreCurrent_ = true;
  times.kernel = millisecondsSince(start);
  arena_.execute([&] {
    for (size_t g = 0; g < memory_.size() && hasValues(kind); ++g) {
      if (results_.values[g].bytes != 0) sumValues(g);
    }
    if (isGradient(kind)) sumGradients(kind);
  });
  times.reduce = millisecondsSince(start) - times.kernel;
  return std::unique_ptr<Event>(new Finished(times));
}

Buffer CpuExecutable::computed(SymbolId symbol) const {
  const BoundSymbol& bound = workload_.bound.symbols[symbol];
  if (computed_[symbol].empty()) return {};
  return bufferOf(computed_[symbol].data(), static_cast<size_t>(bound.rows * bound.width));
}

Status CpuExecutable::read(std::span<const Copy> copies) {
  arena_.execute([&] {
    for (const Copy& copy : copies)
      copyScalars(reinterpret_cast<const double*>(copy.from.address),
                  static_cast<int64_t>(copy.from.bytes / sizeof(double)), copy.to);
  });
  return Done{};
}

}  // namespace hgc
