#include "runtime/cpu/bands/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <limits>

#include "runtime/cpu/stages/stages.h"
#include "runtime/data/copying.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// About how many scalars a band has in all windows and results: they fit in a cache.
constexpr int64_t kBandScalars = 96 << 10;
/// Parts of a launch for each thread. Each part starts with empty windows.
constexpr int64_t kPartsPerThread = 4;

/// The instances of one of `bands` bands, in whole chunks.
RowRange shareOf(const Segments& segments, int64_t band, int64_t bands) {
  const auto begin = [&](int64_t chunk) {
    return chunk == segments.chunks() ? segments.instances : segments.firstOfChunk(chunk);
  };
  return {begin(segments.chunks() * band / bands), begin(segments.chunks() * (band + 1) / bands)};
}

int64_t bandsOf(const BandPlan& plan) {
  const int64_t length = std::max(kBandScalars / std::max<int64_t>(plan.scalars, 1) / kChunk, int64_t{1}) * kChunk;
  return (plan.count + length - 1) / length;
}

}  // namespace

void Strip::fit(const std::vector<Window>& like) {
  if (!std::ranges::equal(windows, like, {}, &Window::width, &Window::width)) {
    windows.clear();
    for (const Window& window : like) windows.emplace_back(static_cast<uint32_t>(window.width()), values.memory());
  }
  for (Window& window : windows) window.restart(0);
}

/// How a step is cut into chunks.
Segments BandRunner::segmentsOf(const BandStep& step) const {
  return step.group == kNone ? Segments{step.count} : state_.workload.groups[step.group].segments();
}

/// Finds the rows that each step computes for a band of results, from the last step to the first, so that a step
/// computes all that later ones read. Windows keep the rows that the next band reads again.
void BandRunner::findRanges(const BandPlan& plan, int64_t band, int64_t bands, Strip& strip) const {
  constexpr int64_t kNowhere = std::numeric_limits<int64_t>::max();
  strip.needed.assign(plan.windows.size(), {kNowhere, 0});
  strip.ranges.resize(plan.steps.size());
  for (size_t k = plan.steps.size(); k-- > 0;) {
    const BandStep& step = plan.steps[k];
    RowRange& own = strip.ranges[k];
    own = step.isResult() ? shareOf(segmentsOf(step), band, bands) : RowRange{};
    if (!step.isResult()) {
      Window& window = strip.windows[step.window];
      const RowRange need = strip.needed[step.window];
      if (need.begin == kNowhere) continue;
      if (window.empty() || need.begin >= window.end()) window.restart(need.begin / kTile * kTile);
      own.begin = window.end();
      own.end = std::max(own.begin, std::min(wholeTiles(need.end), step.count));
      window.advance(need.begin, own.end);
    }
    for (const BandRead& read : step.reads) {
      RowRange& need = strip.needed[read.window];
      need.begin = std::min(need.begin, std::max<int64_t>(own.begin + read.reach.least, 0));
      if (own.begin < own.end) need.end = std::max(need.end, own.end + read.reach.most);
    }
  }
}

/// The arguments of a group's kernels. Ports of symbols with windows read the windows.
KernelArgs BandRunner::windowArgs(const BandPlan& plan, const Strip& strip, size_t g,
                                  std::vector<const double*>& ports) {
  ports = state_.groups[g].ports;
  const std::vector<SymbolId>& symbols = state_.workload.artefact->plan.groups[g].ports;
  for (size_t port = 0; port < ports.size(); ++port) {
    const auto window = std::ranges::find(plan.windows, symbols[port]);
    if (window != plan.windows.end())
      ports[port] = strip.windows[static_cast<size_t>(window - plan.windows.begin())].rows();
  }
  KernelArgs args = state_.argsOf(g, nullptr);
  args.ports = ports.data();
  return args;
}

/// Sums rows of a window or of results at `to` by pulling.
void BandRunner::pullRows(const BandPlan& plan, const BandStep& step, const Strip& strip, RowRange rows, double* to) {
  const SymbolId symbol = step.isResult() ? step.symbol : plan.windows[step.window];
  const int64_t width = state_.workload.bound.symbols[symbol].width;
  constexpr int64_t kBlock = 1 << 12;  // rows that stay in the first-level cache while all groups add to them
  std::vector<const double*> ports;
  for (int64_t begin = rows.begin; begin < rows.end; begin += kBlock) {
    const int64_t end = std::min(begin + kBlock, rows.end);
    std::fill(to + begin * width, to + end * width, 0.0);
    for (const BandStep::Pulled& pulled : step.pulled) {
      const PulledSums& sums = state_.workload.pulledSums[pulled.group][pulled.sums];
      const KernelArgs args = windowArgs(plan, strip, pulled.group, ports);
      const RunPullKernel& puller = state_.groups[pulled.group].left->pullers.at(sums.port);
      addPulledSums(
          sums, begin, end, [&](const PulledEntries& entries) { puller(args, entries); }, to);
    }
  }
}

/// Computes the values of instances and the sums of their chunks.
int64_t BandRunner::runValues(const BandStep& step, KernelArgs args, Strip& strip, RowRange rows,
                              const RunKernel& run) {
  CpuGroup& memory = state_.groups[step.group];
  const int64_t count = rows.end - rows.begin;
  double* values = memory.values.data() + rows.begin;
  if (!state_.groups[step.group].keepsValues) {
    grow(strip.values, static_cast<size_t>(wholeTiles(count)));
    values = strip.values.data();
  }
  args.values = countedFrom(values, rows.begin);
  const int64_t missing = run(args, rows.begin, rows.end);
  const Segments segments = state_.workload.groups[step.group].segments();
  for (int64_t c = segments.chunkAt(rows.begin); c <= segments.chunkAt(rows.end - 1) && missing == 0; ++c)
    memory.chunkSums[static_cast<size_t>(c)] = sumOfChunk(values + segments.firstOfChunk(c) - rows.begin, segments, c);
  return missing;
}

/// Computes components of instances, which are results.
int64_t BandRunner::runComponents(const BandStep& step, const KernelArgs& args, RowRange rows, const RunKernel& run,
                                  const Work& work) {
  const uint32_t width = work.kernel->stores;
  const int64_t missing = runFilling(state_, step.group, args, rows.begin, rows.end, width, work.to, run);
  cleanResults(work, rows.begin * width, rows.end * width);
  return missing;
}

/// Computes the rows of a window that instances fill.
int64_t BandRunner::runField(const BandStep& step, KernelArgs args, RowRange rows, const RunKernel& run, uint32_t width,
                             const Window& window) {
  if (width > 1) return runFilling(state_, step.group, args, rows.begin, rows.end, width, window.rows(), run);
  args.outputs = window.rows();
  return run(args, rows.begin, rows.end);
}

void BandRunner::cleanResults(const Work& work, int64_t begin, int64_t end) {
  if (work.isWanted) state_.nonfinite += cleanSome(work.to + begin, end - begin);
}

int64_t BandRunner::runStep(const BandPlan& plan, size_t k, Strip& strip) {
  const BandStep& step = plan.steps[k];
  const RowRange rows = strip.ranges[k];
  if (rows.begin >= rows.end) return 0;
  const Work& work = work_[k];
  if (step.what == BandStep::What::Adjoint) {
    pullRows(plan, step, strip, rows, strip.windows[step.window].rows());
    return 0;
  }
  if (step.what == BandStep::What::Gradient) {
    const int64_t width = state_.workload.bound.symbols[step.symbol].width;
    constexpr int64_t kBlock = 1 << 14;
    for (int64_t begin = rows.begin; begin < rows.end; begin += kBlock) {
      const int64_t end = std::min(begin + kBlock, rows.end);
      pullRows(plan, step, strip, {begin, end}, work.to);
      cleanResults(work, begin * width, end * width);
    }
    return 0;
  }
  std::vector<const double*> ports;
  const KernelArgs args = windowArgs(plan, strip, step.group, ports);
  const RunKernel run = [&](const KernelArgs& given, int64_t first, int64_t last) {
    return state_.ofThread.local().scratch.run(work.kernel->run, given, first, last);
  };
  if (step.what == BandStep::What::Values) return runValues(step, args, strip, rows, run);
  if (step.what == BandStep::What::Components) return runComponents(step, args, rows, run, work);
  return runField(step, args, rows, run, work.kernel->stores, strip.windows[step.window]);
}

/// Finds the kernels of each step and the destination of its results.
Status BandRunner::prepare(const BandPlan& plan, const Launch& launch) {
  work_.assign(plan.steps.size(), {});
  for (size_t k = 0; k < plan.steps.size(); ++k) {
    const BandStep& step = plan.steps[k];
    for (const BandStep::Pulled& pulled : step.pulled) {
      const auto kernel = state_.kernels.find(pulled.group, pulled.kind);
      if (!kernel) return kernel.error();
      state_.groups[pulled.group].left = *kernel;
    }
    work_[k].isWanted = launch.gradientOf(step.symbol) || launch.componentsOf(step.group);
    if (step.what == BandStep::What::Gradient) work_[k].to = state_.placeGradient(step.symbol, launch);
    if (step.group == kNone) continue;
    const auto kernel = state_.kernels.find(step.group, step.kind);
    if (!kernel) return kernel.error();
    work_[k].kernel = *kernel;
    if (step.what == BandStep::What::Values) state_.placeValues(step.group, launch.values);
    if (step.what == BandStep::What::Components) work_[k].to = state_.placeComponents(step.group, **kernel, launch);
  }
  return Done{};
}

Status BandRunner::run(const BandPlan& plan, const Launch& launch) {
  const Span span("bands", {.kind = info(launch.kind).name.data()});
  if (const Status done = prepare(plan, launch); !done) return done;
  std::vector<Window> windows;
  for (const SymbolId symbol : plan.windows)
    windows.emplace_back(state_.workload.bound.symbols[symbol].width, state_.workload.bound.memory);
  std::atomic<int64_t> missing = 0;
  const int64_t bands = bandsOf(plan);
  const int64_t parts = std::min({bands, kPartsPerThread * state_.threads->count(), plan.mostParts()});
  state_.threads->loop(parts, [&](int64_t part) {
    const FloatingPointMode mode;
    Strip& strip = strips_.local();
    strip.fit(windows);
    for (int64_t band = bands * part / parts; band < bands * (part + 1) / parts; ++band) {
      findRanges(plan, band, bands, strip);
      for (size_t k = 0; k < plan.steps.size() && missing == 0; ++k) missing += runStep(plan, k, strip);
    }
  });
  if (missing == 0) return Done{};
  return Error{fmt::format("out of memory: kernels need {} MiB in every thread", (missing >> 20) + 1),
               "fewer threads, --threads=1", ErrorKind::Memory};
}

}  // namespace hgc
