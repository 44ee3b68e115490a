/// Running launches in bands.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <limits>

#include "runtime/cpu/executable.h"
#include "runtime/data/clean.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// Scalars of a band in all windows and results, about: they stay in a cache.
constexpr int64_t kBandScalars = 96 << 10;
/// Parts of a launch for each thread; each begins with windows of its own.
constexpr int64_t kPartsPerThread = 4;

/// The part of instances that falls to one of `bands`: whole chunks.
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

void CpuExecutable::Strip::fit(const std::vector<Window>& like) {
  if (!std::ranges::equal(windows, like, {}, &Window::width, &Window::width)) {
    windows.clear();
    for (const Window& window : like) windows.emplace_back(static_cast<uint32_t>(window.width()), values.memory());
  }
  for (Window& window : windows) window.restart(0);
}

/// What a step does, in chunks.
Segments CpuExecutable::segmentsOfStep(const BandStep& step) const {
  return step.group == kNone ? Segments{step.count} : workload_.groups[step.group].segments();
}

/// What each step does for a band of results, from the last step to the first: what it reads must be there by then.
/// Where a step has come to is where it will go on: what it reads from there stays.
void CpuExecutable::findRanges(const BandPlan& plan, int64_t band, int64_t bands, Strip& strip) {
  constexpr int64_t kNowhere = std::numeric_limits<int64_t>::max();
  strip.needed.assign(plan.windows.size(), {kNowhere, 0});
  strip.ranges.resize(plan.steps.size());
  for (size_t k = plan.steps.size(); k-- > 0;) {
    const BandStep& step = plan.steps[k];
    RowRange& own = strip.ranges[k];
    own = step.isResult() ? shareOf(segmentsOfStep(step), band, bands) : RowRange{};
    if (!step.isResult()) {
      Window& window = strip.windows[step.window];
      const RowRange need = strip.needed[step.window];
      if (need.begin == kNowhere) continue;
      if (window.empty() || need.begin >= window.end()) window.restart(need.begin / kTile * kTile);
      own.begin = window.end();
      own.end = std::max(own.begin, std::min((need.end + kTile - 1) / kTile * kTile, step.count));
      window.advance(need.begin, own.end);
    }
    for (const BandRead& read : step.reads) {
      RowRange& need = strip.needed[read.window];
      need.begin = std::min(need.begin, std::max<int64_t>(own.begin + read.reach.least, 0));
      if (own.begin < own.end) need.end = std::max(need.end, own.end + read.reach.most);
    }
  }
}

/// The arguments of a group's kernels, with windows where these are.
KernelArgs CpuExecutable::windowArgs(const BandPlan& plan, const Strip& strip, size_t g,
                                     std::vector<const double*>& ports) {
  ports = memory_[g].ports;
  const std::vector<SymbolId>& symbols = workload_.artefact->plan.groups[g].ports;
  for (size_t port = 0; port < ports.size(); ++port) {
    const auto window = std::ranges::find(plan.windows, symbols[port]);
    if (window != plan.windows.end())
      ports[port] = strip.windows[static_cast<size_t>(window - plan.windows.begin())].rows();
  }
  KernelArgs args = argsOf(g, nullptr);
  args.ports = ports.data();
  return args;
}

/// Rows of a window or of results pull their sums.
void CpuExecutable::pullRows(const BandPlan& plan, const BandStep& step, const Strip& strip, RowRange rows,
                             double* to) {
  const SymbolId symbol = step.isResult() ? step.symbol : plan.windows[step.window];
  const int64_t width = workload_.bound.symbols[symbol].width;
  constexpr int64_t kBlock = 1 << 12;  // stays in the first cache while all groups add to it
  std::vector<const double*> ports;
  for (int64_t begin = rows.begin; begin < rows.end; begin += kBlock) {
    const int64_t end = std::min(begin + kBlock, rows.end);
    std::fill(to + begin * width, to + end * width, 0.0);
    for (const BandStep::Pulled& pulled : step.pulled) {
      const PulledSums& sums = workload_.pulledSums[pulled.group][pulled.sums];
      const KernelArgs args = windowArgs(plan, strip, pulled.group, ports);
      const RunPullKernel& puller = left_[pulled.group]->pullers.at(sums.port);
      addPulledSums(
          sums, begin, end, [&](const PulledEntries& entries) { puller(args, entries); }, to);
    }
  }
}

/// Values of instances, and the sums of their chunks.
int64_t CpuExecutable::runValues(const BandStep& step, KernelArgs args, Strip& strip, RowRange rows,
                                 const RunKernel& run) {
  GroupMemory& memory = memory_[step.group];
  const int64_t count = rows.end - rows.begin;
  double* values = memory.values.data() + rows.begin;
  if (!keepsValues_[step.group]) {
    grow(strip.values, static_cast<size_t>((count + kTile - 1) / kTile * kTile));
    values = strip.values.data();
  }
  const auto before = static_cast<uintptr_t>(rows.begin) * sizeof(double);
  args.values = reinterpret_cast<double*>(reinterpret_cast<uintptr_t>(values) - before);
  const int64_t missing = run(args, rows.begin, rows.end);
  const Segments segments = workload_.groups[step.group].segments();
  for (int64_t c = segments.chunkAt(rows.begin); c <= segments.chunkAt(rows.end - 1) && missing == 0; ++c)
    memory.chunkSums[static_cast<size_t>(c)] = sumOfChunk(values + segments.firstOfChunk(c) - rows.begin, segments, c);
  return missing;
}

/// Components of instances, which are results.
int64_t CpuExecutable::runComponents(const BandStep& step, const KernelArgs& args, RowRange rows, const RunKernel& run,
                                     const BandWork& work) {
  const uint32_t width = work.kernel->stores;
  const int64_t missing = runFilling(step.group, args, rows.begin, rows.end, width, work.to, run);
  cleanResults(work, rows.begin * width, rows.end * width);
  return missing;
}

/// Rows of a window that instances fill.
int64_t CpuExecutable::runField(const BandStep& step, KernelArgs args, RowRange rows, const RunKernel& run,
                                uint32_t width, const Window& window) {
  if (width > 1) return runFilling(step.group, args, rows.begin, rows.end, width, window.rows(), run);
  args.outputs = window.rows();
  return run(args, rows.begin, rows.end);
}

void CpuExecutable::cleanResults(const BandWork& work, int64_t begin, int64_t end) {
  if (work.isWanted) nonfinite_ += cleanSome(work.to + begin, end - begin);
}

int64_t CpuExecutable::runStep(const BandPlan& plan, size_t k, Strip& strip) {
  const BandStep& step = plan.steps[k];
  const RowRange rows = strip.ranges[k];
  if (rows.begin >= rows.end) return 0;
  const BandWork& work = bandWork_[k];
  if (step.what == BandStep::What::Adjoint) {
    pullRows(plan, step, strip, rows, strip.windows[step.window].rows());
    return 0;
  }
  if (step.what == BandStep::What::Gradient) {
    const int64_t width = workload_.bound.symbols[step.symbol].width;
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
    return scratch_.local().run(work.kernel->run, given, first, last);
  };
  if (step.what == BandStep::What::Values) return runValues(step, args, strip, rows, run);
  if (step.what == BandStep::What::Components) return runComponents(step, args, rows, run, work);
  return runField(step, args, rows, run, work.kernel->stores, strip.windows[step.window]);
}

/// Finds the kernels of each step, and where its results go.
Status CpuExecutable::prepareBands(const BandPlan& plan, const Launch& launch) {
  bandWork_.assign(plan.steps.size(), {});
  for (size_t k = 0; k < plan.steps.size(); ++k) {
    const BandStep& step = plan.steps[k];
    for (const BandStep::Pulled& pulled : step.pulled) {
      const auto kernel = kernels_.find(pulled.group, pulled.kind);
      if (!kernel) return kernel.error();
      left_[pulled.group] = *kernel;
    }
    bandWork_[k].isWanted = launch.gradientOf(step.symbol) || launch.componentsOf(step.group);
    if (step.what == BandStep::What::Gradient) bandWork_[k].to = gradientPlace(step.symbol, launch);
    if (step.group == kNone) continue;
    const auto kernel = kernels_.find(step.group, step.kind);
    if (!kernel) return kernel.error();
    bandWork_[k].kernel = *kernel;
    if (step.what == BandStep::What::Values) placeValues(step.group, launch.values);
    if (step.what == BandStep::What::Components) bandWork_[k].to = componentsPlace(step.group, **kernel, launch);
  }
  return Done{};
}

Status CpuExecutable::runBands(const BandPlan& plan, const Launch& launch) {
  const Span span("bands", {.kind = info(launch.kind).name.data()});
  if (const Status done = prepareBands(plan, launch); !done) return done;
  std::vector<Window> windows;
  for (const SymbolId symbol : plan.windows)
    windows.emplace_back(workload_.bound.symbols[symbol].width, workload_.bound.memory);
  std::atomic<int64_t> missing = 0;
  const int64_t bands = bandsOf(plan);
  const int64_t parts = std::min({bands, kPartsPerThread * threads_->count(), plan.mostParts()});
  threads_->loop(parts, [&](int64_t part) {
    const FloatingPointMode mode;
    Strip& strip = strips_.local();
    strip.fit(windows);
    for (int64_t band = bands * part / parts; band < bands * (part + 1) / parts; ++band) {
      findRanges(plan, band, bands, strip);
      for (size_t k = 0; k < plan.steps.size() && missing == 0; ++k) missing += runStep(plan, k, strip);
    }
  });
  if (missing == 0) return Done{};
  return Error{fmt::format("out of memory: kernels want {} MiB in every thread", (missing >> 20) + 1),
               "fewer threads, --threads=1", ErrorKind::Memory};
}

}  // namespace hgc
