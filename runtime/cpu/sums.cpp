#include "runtime/cpu/sums.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "runtime/cpu/widths.h"
#include "runtime/data/copying.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// Rows that stay in a cache while all sums add to them: along lines, and by lists.
constexpr int64_t kMostRows = 4096, kListedRows = 512;
/// More tasks would read shared data more often.
constexpr int64_t kMostOwnerTasks = 64;

/// The cost of loading a scalar from memory and adding it, in operations.
constexpr double kOperationsToAdd = 64;

/// How a port adds to the rows of a symbol.
struct PortSum {
  int64_t blockRows = 1;                                 // of the port, to be added together
  int64_t parts = 1;                                     // rows of the port that make up one of the symbol
  double operations = 0;                                 // about, for all rows
  std::function<void(int64_t first, int64_t last)> add;  // rows of the port
};

/// Adds the accumulators to the rows, for each row in the canonical order of segments.
PortSum sumOfLists(CpuState& state, size_t g, size_t k, double* to) {
  const Incidence& incidence = state.workload.incidence[g][k];
  const uint32_t width = layoutOf(state.workload, g).ports[incidence.port].width;
  const auto add = [&state, g, k, to, width](int64_t first, int64_t last) {
    const auto stride = static_cast<int64_t>(accumulatorStride(width));
    const double* const cells = state.groups[g].accumulators[state.workload.incidence[g][k].port];
    const auto addSum = [&](const RowSum& sum) {
      double* row = to + static_cast<int64_t>(sum.row) * width;
      if (sum.gather == kNone) return addLanes(cells + sum.firstCell * stride, stride, sum.entries, width, row);
      const std::vector<uint32_t>& components = layoutOf(state.workload, g).gathers[sum.gather].components;
      for (size_t c = 0; c < components.size(); ++c)
        row[components[c]] += state.groups[g].sums[static_cast<size_t>(sum.firstCell) + c];
    };
    withWidth(width, [&](auto w) {
      const auto addCell = [&](int64_t row, int64_t cell) {
        for (uint32_t c = 0; c < w; ++c) to[row * w + c] += cells[cell * stride + c];
      };
      state.groups[g].rowOrders[k].forRows(first, last, addCell, addSum);
    });
  };
  const auto cells = static_cast<double>(incidence.cells()) + static_cast<double>(state.groups[g].sums.size());
  return {state.groups[g].rowOrders[k].blockRows(), state.partsOf(g, incidence.port), cells * width * kOperationsToAdd,
          add};
}

/// The same for sums along lines.
PortSum sumOfLines(CpuState& state, size_t g, size_t k, double* to) {
  const LineSums& sums = state.workload.lineSums[g][k];
  const auto add = [&state, g, k, to, &sums](int64_t first, int64_t last) {
    addLineSums(sums, state.groups[g].lineCells[k].data(), first, last, to);
  };
  const double scalars = static_cast<double>(sums.cells * widthOf(sums));
  return {kMostRows, state.partsOf(g, sums.source.port), scalars * kOperationsToAdd, add};
}

/// The same for rows that pull along lines.
PortSum pulledSum(CpuState& state, size_t g, size_t k, double* to) {
  const PulledSums& sums = state.workload.pulledSums[g][k];
  const auto add = [&state, g, to, &sums](int64_t first, int64_t last) {
    KernelArgs args = state.argsOf(g, nullptr);
    args.lifted = state.groups[g].stemPlaces.data();
    const RunPullKernel& kernel = state.groups[g].left->pullers.at(sums.port);
    addPulledSums(
        sums, first, last, [&](const PulledEntries& entries) { kernel(args, entries); }, to);
  };
  const GatherLayout& layout = layoutOf(state.workload, g);
  const auto gathers = std::ranges::count(layout.gathers, sums.port, &Gather::port);
  const double scalars = static_cast<double>(state.workload.groups[g].count * gathers * sums.width);
  return {kMostRows, state.partsOf(g, sums.port), scalars * kOperationsToAdd, add};
}

/// The same for rows that make their own sums, in pieces of several lines.
SumStep sumOwned(CpuState& state, size_t g, size_t k, double* to, RowsHold before) {
  const OwnedSums& sums = state.workload.ownedSums[g][k];
  const int64_t lines = linesOfPieces(sums, state.threads->count());
  const int64_t pieces = piecesOf(sums, lines), tasks = std::min(pieces, kMostOwnerTasks);
  double all = 1;  // entries
  for (const int64_t count : sums.counts) all *= static_cast<double>(count);
  const auto add = [&state, g, k, to, before, &sums, lines, pieces, tasks](int64_t first, int64_t last) {
    KernelArgs args = state.argsOf(g, nullptr);
    args.lifted = state.groups[g].stemPlaces.data();
    const RunOwnerKernel& owner = state.groups[g].left->owners[k];
    const RunOwner run = [&](const OwnedEntries& entries) { owner(args, entries); };
    addOwnedSums(sums, lines, pieces * first / tasks, pieces * last / tasks, run, to, before);
  };
  return {tasks, all * kOperationsToAdd / static_cast<double>(std::max<int64_t>(tasks, 1)), add};
}

/// Appends the sum of a port, unless its rows make their own sums.
void addPortSums(CpuState& state, size_t g, uint32_t port, double* to, std::vector<PortSum>& found) {
  for (size_t k = 0; k < state.workload.pulledSums[g].size(); ++k) {
    if (state.workload.pulledSums[g][k].port == port && state.groups[g].left->pullers.contains(port))
      found.push_back(pulledSum(state, g, k, to));
  }
  for (size_t k = 0; k < state.workload.lineSums[g].size(); ++k) {
    if (state.workload.lineSums[g][k].source.port == port) found.push_back(sumOfLines(state, g, k, to));
  }
  for (size_t k = 0; k < state.workload.incidence[g].size(); ++k) {
    if (state.workload.incidence[g][k].port == port) found.push_back(sumOfLists(state, g, k, to));
  }
}

/// A step that adds some sums to a symbol, block by block of rows so that a block stays in a cache. The first step of a
/// symbol clears its rows; the last makes NaNs of results canonical.
SumStep stepOfRows(CpuState& state, const SymbolSum& wanted, std::vector<PortSum> sums, bool isFirst, bool isLast) {
  const int64_t rows = sumRows(state.workload, wanted.symbol),
                width = state.workload.bound.symbols[wanted.symbol].width;
  int64_t unit = kMostRows;
  auto operations = static_cast<double>(rows * width);
  for (const PortSum& sum : sums) {
    unit = std::min(unit, std::max<int64_t>(sum.blockRows / sum.parts, 1));
    operations += sum.operations;
  }
  const auto addBlock = [&state, wanted, isFirst, isLast, width, sums = std::move(sums)](int64_t first, int64_t last) {
    double* const begin = wanted.to + first * width;
    if (isFirst) std::fill(begin, wanted.to + last * width, 0.0);
    for (const PortSum& sum : sums) sum.add(first * sum.parts, last * sum.parts);
    if (isLast && wanted.isResult) state.nonfinite += cleanSome(begin, (last - first) * width);
  };
  const int64_t pieces = (rows + unit - 1) / unit;
  const auto run = [addBlock, unit, rows](int64_t first, int64_t last) {
    const int64_t length = std::max(unit, kListedRows), end = std::min(last * unit, rows);
    for (int64_t at = first * unit; at < end; at += length) addBlock(at, std::min(at + length, end));
  };
  return {pieces, operations / static_cast<double>(std::max<int64_t>(pieces, 1)), run};
}

/// The steps that sum all derivatives by a symbol, in the order of groups and ports. One step adds many sums; rows that
/// make their own sums need separate steps.
std::vector<SumStep> stepsOf(CpuState& state, const SymbolSum& wanted) {
  const int64_t scalars = sumRows(state.workload, wanted.symbol) * state.workload.bound.symbols[wanted.symbol].width;
  std::vector<SumStep> steps;
  std::vector<PortSum> some;
  for (const auto& [g, port] : state.symbols[wanted.symbol].readers) {
    if (state.groups[g].left == nullptr) continue;
    const bool isListed = std::ranges::count(state.workload.incidence[g], port, &Incidence::port) > 0;
    if (state.groups[g].inWaves && isListed)
      return {stepOfRows(state, wanted, {}, false, true)};  // waves have added all partials
    for (size_t k = 0; k < state.groups[g].left->owners.size(); ++k) {
      if (state.workload.ownedSums[g][k].port != port || !state.groups[g].left->owners[k]) continue;
      const bool isFirst = steps.empty() && some.empty();
      const bool clears = isFirst && areAllRows(state.workload.ownedSums[g][k], scalars);
      if (!clears) steps.push_back(stepOfRows(state, wanted, std::exchange(some, {}), steps.empty(), false));
      steps.push_back(sumOwned(state, g, k, wanted.to, clears ? RowsHold::Nothing : RowsHold::Sums));
    }
    addPortSums(state, g, port, wanted.to, some);
  }
  steps.push_back(stepOfRows(state, wanted, std::move(some), steps.empty(), true));
  return steps;
}

}  // namespace

SumStep clearRows(CpuState& state, const SymbolSum& wanted) { return stepOfRows(state, wanted, {}, true, false); }

std::vector<Tasks> sumsOf(CpuState& state, std::span<const SymbolSum> wanted) {
  std::vector<std::vector<SumStep>> all;
  size_t most = 0;
  for (const SymbolSum& symbol : wanted) most = std::max(most, all.emplace_back(stepsOf(state, symbol)).size());
  std::vector<Tasks> sums(most);
  for (size_t k = 0; k < most; ++k) {
    for (std::vector<SumStep>& steps : all) {
      if (k < steps.size()) sums[k].add(steps[k].pieces, steps[k].operations, std::move(steps[k].run));
    }
  }
  return sums;
}

void runSums(CpuState& state, std::span<const Tasks> sums) {
  if (sums.empty()) return;
  const Span span("sums");
  for (const Tasks& tasks : sums) tasks.run(*state.threads);
}

}  // namespace hgc
