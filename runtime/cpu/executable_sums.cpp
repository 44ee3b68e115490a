/// How a launch's partials are added up, once its kernels have run.
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>

#include "runtime/cpu/executable.h"
#include "runtime/data/clean.h"
#include "runtime/data/floating_point_mode.h"
#include "runtime/data/stretches.h"

namespace hgc {
namespace {

constexpr size_t kRowsPerTask = 4096;
/// Few enough that a task's rows stay in a cache while it goes through the segments.
constexpr size_t kSumsPerTask = 16'384;
/// More tasks read more of what all rows read anew.
constexpr int64_t kMostOwnerTasks = 64;

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

/// Adds the accumulators to the rows, for each row segment by segment: the canonical order. Rows are independent.
void CpuExecutable::sumRows(size_t g, size_t k, double* to) {
  const Incidence& incidence = workload_.incidence[g][k];
  const RowOrder& order = memory_[g].rowOrders[k];
  const uint32_t width = layoutOf(workload_, g).ports[incidence.port].width;
  const auto stride = static_cast<int64_t>(accumulatorStride(width));
  const auto add = [&](const RowSum& sum) {
    double* row = to + static_cast<int64_t>(sum.row) * width;
    if (sum.gather == kNone)
      return addSum(memory_[g].cells[k].data() + sum.firstCell * stride, stride, sum.entries, width, row);
    const std::vector<uint32_t>& components = layoutOf(workload_, g).gathers[sum.gather].components;
    for (size_t c = 0; c < components.size(); ++c)
      row[components[c]] += memory_[g].sums[static_cast<size_t>(sum.firstCell) + c];
  };
  const BoundSymbol& bound = workload_.bound.symbols[workload_.artefact->plan.groups[g].ports[incidence.port]];
  const int64_t rows = hgc::rowsOf(bound, layoutOf(workload_, g).ports[incidence.port]);
  const auto tasks = static_cast<int64_t>(incidence.sums.size() / kSumsPerTask + 1);
  tbb::parallel_for(int64_t{0}, tasks, [&](int64_t task) {
    const FloatingPointMode mode;
    order.forRows(rows * task / tasks, rows * (task + 1) / tasks, add);
  });
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

/// The same where rows make their sums.
void CpuExecutable::sumOwned(size_t g, size_t k, double* to) {
  const OwnedSums& sums = workload_.ownedSums[g][k];
  if (!memory_[g].owners[k]) return;
  KernelArgs args = argsOf(g, nullptr);
  args.lifted = memory_[g].stemPlaces.data();
  const RunOwner run = [&](const OwnedEntries& entries) { memory_[g].owners[k](args, entries); };
  const int64_t pieces = piecesOf(sums), tasks = std::min(pieces, kMostOwnerTasks);
  tbb::parallel_for(int64_t{0}, tasks, [&](int64_t task) {
    const FloatingPointMode mode;
    addOwnedSums(sums, pieces * task / tasks, pieces * (task + 1) / tasks, run, to);
  });
}

/// The same where rows pull along lines.
void CpuExecutable::sumPulled(size_t g, size_t k, double* to) {
  const PulledSums& sums = workload_.pulledSums[g][k];
  const auto puller = memory_[g].pullers.find(sums.port);
  if (puller == memory_[g].pullers.end()) return;
  KernelArgs args = argsOf(g, nullptr);
  args.lifted = memory_[g].stemPlaces.data();
  const RunPull run = [&](const PulledEntries& entries) { puller->second(args, entries); };
  const BoundSymbol& bound = workload_.bound.symbols[workload_.artefact->plan.groups[g].ports[sums.port]];
  const int64_t rows = hgc::rowsOf(bound, layoutOf(workload_, g).ports[sums.port]);
  tbb::parallel_for(tbb::blocked_range<int64_t>(0, rows, kRowsPerTask), [&](const tbb::blocked_range<int64_t>& some) {
    const FloatingPointMode mode;
    addPulledSums(sums, some.begin(), some.end(), run, to);
  });
}

/// By whichever of these the port is summed, if it is.
void CpuExecutable::sumPort(size_t g, uint32_t port, double* to) {
  for (size_t k = 0; k < workload_.ownedSums[g].size(); ++k) {
    if (workload_.ownedSums[g][k].port == port) sumOwned(g, k, to);
  }
  for (size_t k = 0; k < workload_.pulledSums[g].size(); ++k) {
    if (workload_.pulledSums[g][k].port == port) sumPulled(g, k, to);
  }
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

void CpuExecutable::sumGradients(const Launch& launch) {
  for (SymbolId symbol = 0; symbol < gradients_.size(); ++symbol) {
    const Symbol& declared = workload_.artefact->program.symbols[symbol];
    if (!isBy(launch.kind, declared.kind) || declared.field != kNone) continue;
    double* const to = gradientPlace(symbol, launch);
    sumSymbol(symbol, to);
    if (!launch.gradientOf(symbol)) continue;
    const BoundSymbol& bound = workload_.bound.symbols[symbol];
    forStretches(bound.rows * bound.width,
                 [&](int64_t first, int64_t last) { nonfinite_ += cleanSome(to + first, last - first); });
  }
}

}  // namespace hgc
