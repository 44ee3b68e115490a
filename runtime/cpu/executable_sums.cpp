/// How a launch's partials are added up, once its kernels have run.
#include <tbb/parallel_for.h>

#include <algorithm>

#include "runtime/cpu/executable.h"
#include "runtime/data/clean.h"
#include "runtime/data/floating_point_mode.h"
#include "runtime/data/stretches.h"

namespace hgc {
namespace {

constexpr int64_t kRowsPerTask = 4096;
/// Few enough that a task's rows stay in a cache while it goes through the segments.
constexpr size_t kSumsPerTask = 16'384;
/// More tasks read more of what all rows read anew.
constexpr int64_t kMostOwnerTasks = 64;

}  // namespace

/// Adds the accumulators to the rows, for each row segment by segment: the canonical order.
CpuExecutable::PortSum CpuExecutable::sumOfLists(size_t g, size_t k, double* to) {
  const Incidence& incidence = workload_.incidence[g][k];
  const auto add = [this, g, k, to, &incidence](int64_t first, int64_t last) {
    const uint32_t width = layoutOf(workload_, g).ports[incidence.port].width;
    const auto stride = static_cast<int64_t>(accumulatorStride(width));
    const double* const cells = memory_[g].cells[k].data();
    const auto addCell = [&](int64_t row, int64_t cell) {
      for (uint32_t c = 0; c < width; ++c) to[row * width + c] += cells[cell * stride + c];
    };
    memory_[g].rowOrders[k].forRows(first, last, addCell, [&](const RowSum& sum) {
      double* row = to + static_cast<int64_t>(sum.row) * width;
      if (sum.gather == kNone) return addLanes(cells + sum.firstCell * stride, stride, sum.entries, width, row);
      const std::vector<uint32_t>& components = layoutOf(workload_, g).gathers[sum.gather].components;
      for (size_t c = 0; c < components.size(); ++c)
        row[components[c]] += memory_[g].sums[static_cast<size_t>(sum.firstCell) + c];
    });
  };
  return {static_cast<int64_t>(incidence.sums.size() / kSumsPerTask + 1), partsOf(g, incidence.port), add};
}

/// The same where no entries are listed.
CpuExecutable::PortSum CpuExecutable::sumOfLines(size_t g, size_t k, double* to) {
  const LineSums& sums = workload_.lineSums[g][k];
  const auto add = [this, g, k, to, &sums](int64_t first, int64_t last) {
    addLineSums(sums, memory_[g].lineCells[k].data(), first, last, to);
  };
  return {rowsOf(g, sums.source.port) / kRowsPerTask + 1, partsOf(g, sums.source.port), add};
}

/// The same where rows pull along lines.
CpuExecutable::PortSum CpuExecutable::pulledSum(size_t g, size_t k, double* to) {
  const PulledSums& sums = workload_.pulledSums[g][k];
  const auto puller = memory_[g].pullers.find(sums.port);
  if (puller == memory_[g].pullers.end()) return {1, 1, [](int64_t, int64_t) {}};
  const auto add = [this, g, to, &sums, kernel = puller->second](int64_t first, int64_t last) {
    KernelArgs args = argsOf(g, nullptr);
    args.lifted = memory_[g].stemPlaces.data();
    addPulledSums(
        sums, first, last, [&](const PulledEntries& entries) { kernel(args, entries); }, to);
  };
  return {rowsOf(g, sums.port) / kRowsPerTask + 1, partsOf(g, sums.port), add};
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

int64_t CpuExecutable::partsOf(size_t g, uint32_t port) const {
  const BoundSymbol& bound = workload_.bound.symbols[workload_.artefact->plan.groups[g].ports[port]];
  return hgc::partsOf(bound, layoutOf(workload_, g).ports[port]);
}

int64_t CpuExecutable::rowsOf(size_t g, uint32_t port) const {
  return workload_.bound.symbols[workload_.artefact->plan.groups[g].ports[port]].rows * partsOf(g, port);
}

/// By whichever of these the port is summed, if it is.
void CpuExecutable::addPortSums(size_t g, uint32_t port, double* to, std::vector<PortSum>& found) {
  for (size_t k = 0; k < workload_.ownedSums[g].size(); ++k) {
    if (workload_.ownedSums[g][k].port == port)
      found.push_back({0, 1, [this, g, k, to](int64_t, int64_t) { sumOwned(g, k, to); }});
  }
  for (size_t k = 0; k < workload_.pulledSums[g].size(); ++k) {
    if (workload_.pulledSums[g][k].port == port) found.push_back(pulledSum(g, k, to));
  }
  for (size_t k = 0; k < workload_.lineSums[g].size(); ++k) {
    if (workload_.lineSums[g][k].source.port == port) found.push_back(sumOfLines(g, k, to));
  }
  for (size_t k = 0; k < workload_.incidence[g].size(); ++k) {
    if (workload_.incidence[g][k].port == port) found.push_back(sumOfLists(g, k, to));
  }
}

/// What all groups left by the rows of a symbol, in the order of groups and ports. Rows are independent: a part of them
/// goes through all sums, and to `finish`, while it is in a cache.
void CpuExecutable::sumSymbol(SymbolId symbol, double* to, const std::function<void(int64_t, int64_t)>& finish) {
  std::vector<PortSum> sums;
  for (size_t g = 0; g < memory_.size(); ++g) {
    const std::vector<SymbolId>& ports = workload_.artefact->plan.groups[g].ports;
    for (uint32_t port = 0; port < ports.size() && left_[g]; ++port) {
      if (ports[port] == symbol) addPortSums(g, port, to, sums);
    }
  }
  const BoundSymbol& bound = workload_.bound.symbols[symbol];
  const auto inTasks = [&](int64_t tasks, const std::function<void(int64_t, int64_t)>& run) {
    tbb::parallel_for(int64_t{0}, tasks, [&](int64_t task) {
      const FloatingPointMode mode;
      run(bound.rows * task / tasks, bound.rows * (task + 1) / tasks);
    });
  };
  const auto clear = [&](int64_t first, int64_t last) {
    std::fill(to + first * bound.width, to + last * bound.width, 0.0);
  };
  const auto add = [](const PortSum& sum, int64_t first, int64_t last) {
    sum.add(first * sum.parts, last * sum.parts);
  };
  int64_t most = bound.rows / kRowsPerTask + 1;
  for (const PortSum& sum : sums) most = std::max(most, sum.tasks);
  if (std::ranges::count(sums, 0, &PortSum::tasks) == 0) {
    return inTasks(most, [&](int64_t first, int64_t last) {
      clear(first, last);
      for (const PortSum& sum : sums) add(sum, first, last);
      finish(first, last);
    });
  }
  inTasks(most, clear);
  for (const PortSum& sum : sums) {
    if (sum.tasks == 0) sum.add(0, 0);
    else inTasks(sum.tasks, [&](int64_t first, int64_t last) { add(sum, first, last); });
  }
  inTasks(most, finish);
}

void CpuExecutable::sumGradients(const Launch& launch) {
  for (SymbolId symbol = 0; symbol < gradients_.size(); ++symbol) {
    const Symbol& declared = workload_.artefact->program.symbols[symbol];
    if (!isBy(launch.kind, declared.kind) || declared.field != kNone) continue;
    double* const to = gradientPlace(symbol, launch);
    const uint32_t width = workload_.bound.symbols[symbol].width;
    const bool isWanted = launch.gradientOf(symbol) != nullptr;
    sumSymbol(symbol, to, [&](int64_t first, int64_t last) {
      if (isWanted) nonfinite_ += cleanSome(to + first * width, (last - first) * width);
    });
  }
}

}  // namespace hgc
