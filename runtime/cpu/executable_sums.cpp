/// How a launch's partials are added up, once its kernels have run.
#include <algorithm>
#include <utility>

#include "runtime/cpu/executable.h"
#include "runtime/cpu/widths.h"
#include "runtime/data/clean.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// Rows of lines that stay in a cache while all sums go through them; and of lists, a block or more.
constexpr int64_t kMostRows = 4096, kListedRows = 512;
/// More tasks read more of what all rows read anew.
constexpr int64_t kMostOwnerTasks = 64;

/// What it takes to bring a scalar from memory and add it, in operations.
constexpr double kOperationsToAdd = 64;

}  // namespace

/// Adds the accumulators to the rows, for each row segment by segment: the canonical order.
CpuExecutable::PortSum CpuExecutable::sumOfLists(size_t g, size_t k, double* to) {
  const Incidence& incidence = workload_.incidence[g][k];
  const uint32_t width = layoutOf(workload_, g).ports[incidence.port].width;
  const auto add = [this, g, k, to, width](int64_t first, int64_t last) {
    const auto stride = static_cast<int64_t>(accumulatorStride(width));
    const double* const cells = memory_[g].accumulators[workload_.incidence[g][k].port];
    const auto addSum = [&](const RowSum& sum) {
      double* row = to + static_cast<int64_t>(sum.row) * width;
      if (sum.gather == kNone) return addLanes(cells + sum.firstCell * stride, stride, sum.entries, width, row);
      const std::vector<uint32_t>& components = layoutOf(workload_, g).gathers[sum.gather].components;
      for (size_t c = 0; c < components.size(); ++c)
        row[components[c]] += memory_[g].sums[static_cast<size_t>(sum.firstCell) + c];
    };
    withWidth(width, [&](auto w) {
      const auto addCell = [&](int64_t row, int64_t cell) {
        for (uint32_t c = 0; c < w; ++c) to[row * w + c] += cells[cell * stride + c];
      };
      memory_[g].rowOrders[k].forRows(first, last, addCell, addSum);
    });
  };
  const auto cells = static_cast<double>(incidence.cells()) + static_cast<double>(memory_[g].sums.size());
  return {memory_[g].rowOrders[k].blockRows(), partsOf(g, incidence.port), cells * width * kOperationsToAdd, add};
}

/// The same where no entries are listed.
CpuExecutable::PortSum CpuExecutable::sumOfLines(size_t g, size_t k, double* to) {
  const LineSums& sums = workload_.lineSums[g][k];
  const auto add = [this, g, k, to, &sums](int64_t first, int64_t last) {
    addLineSums(sums, memory_[g].lineCells[k].data(), first, last, to);
  };
  const double scalars = static_cast<double>(sums.cells * widthOf(sums));
  return {kMostRows, partsOf(g, sums.source.port), scalars * kOperationsToAdd, add};
}

/// The same where rows pull along lines.
CpuExecutable::PortSum CpuExecutable::pulledSum(size_t g, size_t k, double* to) {
  const PulledSums& sums = workload_.pulledSums[g][k];
  const auto add = [this, g, to, &sums](int64_t first, int64_t last) {
    KernelArgs args = argsOf(g, nullptr);
    args.lifted = memory_[g].stemPlaces.data();
    const RunPullKernel& kernel = left_[g]->pullers.at(sums.port);
    addPulledSums(
        sums, first, last, [&](const PulledEntries& entries) { kernel(args, entries); }, to);
  };
  const GatherLayout& layout = layoutOf(workload_, g);
  const auto gathers = std::ranges::count(layout.gathers, sums.port, &Gather::port);
  const double scalars = static_cast<double>(workload_.groups[g].count * gathers * sums.width);
  return {kMostRows, partsOf(g, sums.port), scalars * kOperationsToAdd, add};
}

/// The same where rows make their sums: in pieces that are no blocks of rows.
CpuExecutable::SumStep CpuExecutable::sumOwned(size_t g, size_t k, double* to, RowsHold before) {
  const OwnedSums& sums = workload_.ownedSums[g][k];
  const int64_t lines = linesOfPieces(sums, threads_->count());
  const int64_t pieces = piecesOf(sums, lines), tasks = std::min(pieces, kMostOwnerTasks);
  double all = 1;  // entries
  for (const int64_t count : sums.counts) all *= static_cast<double>(count);
  const auto add = [this, g, k, to, before, &sums, lines, pieces, tasks](int64_t first, int64_t last) {
    KernelArgs args = argsOf(g, nullptr);
    args.lifted = memory_[g].stemPlaces.data();
    const RunOwnerKernel& owner = left_[g]->owners[k];
    const RunOwner run = [&](const OwnedEntries& entries) { owner(args, entries); };
    addOwnedSums(sums, lines, pieces * first / tasks, pieces * last / tasks, run, to, before);
  };
  return {tasks, all * kOperationsToAdd / static_cast<double>(std::max<int64_t>(tasks, 1)), add};
}

int64_t CpuExecutable::partsOf(size_t g, uint32_t port) const {
  const BoundSymbol& bound = workload_.bound.symbols[workload_.artefact->plan.groups[g].ports[port]];
  return hgc::partsOf(bound, layoutOf(workload_, g).ports[port]);
}

int64_t CpuExecutable::rowsOf(size_t g, uint32_t port) const {
  return sumRows(workload_, workload_.artefact->plan.groups[g].ports[port]) * partsOf(g, port);
}

/// By whichever of these the port is summed, if it is; nothing where rows make their sums.
void CpuExecutable::addPortSums(size_t g, uint32_t port, double* to, std::vector<PortSum>& found) {
  for (size_t k = 0; k < workload_.pulledSums[g].size(); ++k) {
    if (workload_.pulledSums[g][k].port == port && left_[g]->pullers.contains(port))
      found.push_back(pulledSum(g, k, to));
  }
  for (size_t k = 0; k < workload_.lineSums[g].size(); ++k) {
    if (workload_.lineSums[g][k].source.port == port) found.push_back(sumOfLines(g, k, to));
  }
  for (size_t k = 0; k < workload_.incidence[g].size(); ++k) {
    if (workload_.incidence[g][k].port == port) found.push_back(sumOfLists(g, k, to));
  }
}

/// Clears blocks of the rows of a symbol and adds some sums, one after another while a block is in a cache, and then
/// makes a result of it.
CpuExecutable::SumStep CpuExecutable::stepOfRows(const SymbolSum& wanted, std::vector<PortSum> sums, bool isFirst,
                                                 bool isLast) {
  const int64_t rows = sumRows(workload_, wanted.symbol), width = workload_.bound.symbols[wanted.symbol].width;
  int64_t unit = kMostRows;
  auto operations = static_cast<double>(rows * width);
  for (const PortSum& sum : sums) {
    unit = std::min(unit, std::max<int64_t>(sum.blockRows / sum.parts, 1));
    operations += sum.operations;
  }
  const auto addBlock = [this, wanted, isFirst, isLast, width, sums = std::move(sums)](int64_t first, int64_t last) {
    double* const begin = wanted.to + first * width;
    if (isFirst) std::fill(begin, wanted.to + last * width, 0.0);
    for (const PortSum& sum : sums) sum.add(first * sum.parts, last * sum.parts);
    if (isLast && wanted.isResult) nonfinite_ += cleanSome(begin, (last - first) * width);
  };
  const int64_t pieces = (rows + unit - 1) / unit;
  const auto run = [addBlock, unit, rows](int64_t first, int64_t last) {
    const int64_t length = std::max(unit, kListedRows), end = std::min(last * unit, rows);
    for (int64_t at = first * unit; at < end; at += length) addBlock(at, std::min(at + length, end));
  };
  return {pieces, operations / static_cast<double>(std::max<int64_t>(pieces, 1)), run};
}

/// What all groups left by the rows of a symbol, in the order of groups and ports. Rows are independent: blocks of them
/// go through all sums in one step, but for those that rows make in pieces of their own.
std::vector<CpuExecutable::SumStep> CpuExecutable::stepsOf(const SymbolSum& wanted) {
  const int64_t scalars = sumRows(workload_, wanted.symbol) * workload_.bound.symbols[wanted.symbol].width;
  std::vector<SumStep> steps;
  std::vector<PortSum> some;
  for (const auto& [g, port] : readers_[wanted.symbol]) {
    if (left_[g] == nullptr) continue;
    const bool isListed = std::ranges::count(workload_.incidence[g], port, &Incidence::port) > 0;
    if (inWaves_[g] && isListed) return {stepOfRows(wanted, {}, false, true)};  // waves have added all
    for (size_t k = 0; k < left_[g]->owners.size(); ++k) {
      if (workload_.ownedSums[g][k].port != port || !left_[g]->owners[k]) continue;
      const bool isFirst = steps.empty() && some.empty();
      const bool clears = isFirst && areAllRows(workload_.ownedSums[g][k], scalars);
      if (!clears) steps.push_back(stepOfRows(wanted, std::exchange(some, {}), steps.empty(), false));
      steps.push_back(sumOwned(g, k, wanted.to, clears ? RowsHold::Nothing : RowsHold::Sums));
    }
    addPortSums(g, port, wanted.to, some);
  }
  steps.push_back(stepOfRows(wanted, std::move(some), steps.empty(), true));
  return steps;
}

/// The sums of several symbols, side by side, in tasks one after another.
std::vector<Tasks> CpuExecutable::sumsOf(std::span<const SymbolSum> wanted) {
  std::vector<std::vector<SumStep>> all;
  size_t most = 0;
  for (const SymbolSum& symbol : wanted) most = std::max(most, all.emplace_back(stepsOf(symbol)).size());
  std::vector<Tasks> sums(most);
  for (size_t k = 0; k < most; ++k) {
    for (std::vector<SumStep>& steps : all) {
      if (k < steps.size()) sums[k].add(steps[k].pieces, steps[k].operations, std::move(steps[k].run));
    }
  }
  return sums;
}

void CpuExecutable::run(std::span<const Tasks> sums) {
  if (sums.empty()) return;
  const Span span("sums");
  for (const Tasks& tasks : sums) tasks.run(*threads_);
}

/// The sums of a launch whose kernels have run.
std::vector<Tasks> CpuExecutable::sumsOf(const KnownLaunch& known, const Launch& launch) {
  std::vector<SymbolSum> sums;
  for (const SymbolId symbol : known.summed)
    sums.push_back({symbol, gradientPlace(symbol, launch), launch.gradientOf(symbol) != nullptr});
  return sumsOf(sums);
}

}  // namespace hgc
