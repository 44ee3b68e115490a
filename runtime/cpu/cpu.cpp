#include "runtime/cpu/cpu.h"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/cache_aligned_allocator.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <numeric>

#include "ir/abi.h"
#include "runtime/cpu/shared_object.h"
#include "runtime/device/clock.h"
#include "runtime/device/floating_point_mode.h"

namespace hgc {
namespace {

constexpr size_t kRowsPerTask = 4096;

/// The sums of each row, in their order: those of the k-th row are sums[begin[k]] to sums[begin[k + 1]].
struct RowOrder {
  std::vector<uint32_t> begin, sums;
};

/// Of the rows that have sums: a group that touches little of a long symbol must not cost its length.
RowOrder orderFewByRow(const Incidence& incidence) {
  RowOrder order;
  order.sums.resize(incidence.sums.size());
  std::iota(order.sums.begin(), order.sums.end(), 0U);
  const auto rowOf = [&](uint32_t s) { return incidence.sums[s].row; };
  std::ranges::stable_sort(order.sums, {}, rowOf);
  for (uint32_t at = 0; at < order.sums.size(); ++at) {
    if (at == 0 || rowOf(order.sums[at]) != rowOf(order.sums[at - 1])) order.begin.push_back(at);
  }
  order.begin.push_back(static_cast<uint32_t>(order.sums.size()));
  return order;
}

RowOrder orderByRow(const Incidence& incidence, int64_t rows) {
  if (static_cast<size_t>(rows) / 8 > incidence.sums.size()) return orderFewByRow(incidence);
  RowOrder order;
  order.begin.resize(static_cast<size_t>(rows) + 1, 0);
  for (const RowSum& sum : incidence.sums) ++order.begin[static_cast<size_t>(sum.row) + 1];
  for (size_t r = 1; r < order.begin.size(); ++r) order.begin[r] += order.begin[r - 1];
  order.sums.resize(incidence.sums.size());
  std::vector<uint32_t> next(order.begin.begin(), order.begin.end() - 1);
  for (uint32_t s = 0; s < incidence.sums.size(); ++s)
    order.sums[next[static_cast<size_t>(incidence.sums[s].row)]++] = s;
  return order;
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

/// Buffers of one group and the pointers that its kernels read.
struct GroupMemory {
  std::vector<double> values;
  std::vector<double, tbb::cache_aligned_allocator<double>> outputs;  // aligned as kOutputAlignment asks
  uint32_t outputWidth = 0;
  std::vector<std::vector<double>> cells;  // by incidence
  std::vector<RowOrder> rowOrders;         // by incidence
  std::vector<const double*> ports;
  std::vector<const int32_t*> slots;
  std::vector<const double*> lifted;
  std::vector<int32_t> sizes;
  std::vector<double*> accumulators;    // by port
  std::vector<const int32_t*> targets;  // by gather
  KernelArgs args{};
};

class CpuExecutor : public Executor {
 public:
  CpuExecutor(const Workload& workload, SharedObject code, int threads)
      : workload_(workload), code_(std::move(code)), arena_(threads > 0 ? threads : tbb::task_arena::automatic) {
    for (size_t g = 0; g < workload.groups.size(); ++g) memory_.push_back(layOut(g));
  }

  Status launch(KernelKind kind) override;
  Result<LaunchResult> collect() override;
  Status update(SymbolId, std::span<const double>) override { return Done{}; }  // kernels read the workload's arrays
  Times times() const override { return times_; }

 private:
  GroupMemory layOut(size_t g) const;
  void runGroup(size_t g, KernelFunction function);
  void sumRows(size_t g);
  const GatherLayout& unitOf(size_t g) const {
    return workload_.artefact->plan.topologies[workload_.artefact->plan.groups[g].topology];
  }
  bool runs(size_t g) const { return hasKernel(unitOf(g), kind_) && workload_.groups[g].count > 0; }

  const Workload& workload_;
  SharedObject code_;
  tbb::task_arena arena_;
  std::vector<GroupMemory> memory_;
  std::vector<std::vector<double>> gradients_;
  KernelKind kind_ = KernelKind::Value;
  Times times_;
};

GroupMemory CpuExecutor::layOut(size_t g) const {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const GatherLayout& unit = unitOf(g);
  GroupMemory memory;
  for (const SymbolId symbol : group.ports) memory.ports.push_back(workload_.bound.symbols[symbol].reals.data());
  for (const auto& slot : data.slots) memory.slots.push_back(slot.data());
  for (const auto& column : data.lifted) memory.lifted.push_back(column.data());
  for (const DimId dim : group.dims) memory.sizes.push_back(static_cast<int32_t>(workload_.bound.sizes[dim]));
  memory.accumulators.resize(group.ports.size(), nullptr);
  memory.targets.resize(unit.gathers.size(), nullptr);
  for (const Incidence& incidence : workload_.incidence[g]) {
    const size_t stride = accumulatorStride(unit.ports[incidence.port].width);
    memory.cells.emplace_back(static_cast<size_t>(incidence.cells()) * stride);
    const BoundSymbol& symbol = workload_.bound.symbols[group.ports[incidence.port]];
    memory.rowOrders.push_back(orderByRow(incidence, rowsOf(symbol, unit.ports[incidence.port])));
    memory.accumulators[incidence.port] = memory.cells.back().data();
    for (size_t k = 0; k < incidence.gathers.size(); ++k)
      memory.targets[incidence.gathers[k]] = incidence.targets[k].data();
  }
  return memory;
}

void CpuExecutor::runGroup(size_t g, KernelFunction function) {
  const GroupData& data = workload_.groups[g];
  GroupMemory& memory = memory_[g];
  const int64_t padded = (data.count + kTile - 1) / kTile * kTile;
  const GatherLayout& unit = unitOf(g);
  if (hasValues(kind_)) memory.values.resize(static_cast<size_t>(padded));
  else {
    memory.outputWidth = 0;
    const KernelInfo* kernel = findKernel(*workload_.artefact, {workload_.artefact->plan.groups[g].topology, kind_});
    if (kernel) memory.outputWidth = kernel->stores;
    memory.outputs.resize(static_cast<size_t>(padded) * memory.outputWidth);
  }
  memory.args = {memory.ports.data(),        memory.slots.data(),   memory.lifted.data(),
                 memory.sizes.data(),        memory.values.data(),  memory.outputs.data(),
                 memory.accumulators.data(), memory.targets.data(), data.count};
  const int64_t length = segmentLength(data.count);
  const auto segment = [&](int64_t s) {
    const FloatingPointMode mode;
    if (isGradient(kind_)) {
      for (size_t k = 0; k < memory.cells.size(); ++k) {
        const Incidence& incidence = workload_.incidence[g][k];
        const auto stride = static_cast<int64_t>(accumulatorStride(unit.ports[incidence.port].width));
        std::fill(memory.cells[k].begin() + incidence.segmentCells[static_cast<size_t>(s)] * stride,
                  memory.cells[k].begin() + incidence.segmentCells[static_cast<size_t>(s) + 1] * stride, 0.0);
      }
    }
    function(&memory.args, s * length, std::min((s + 1) * length, data.count));
  };
  const int64_t segments = segmentCount(data.count);
  if (segments == 1) segment(0);
  else tbb::parallel_for(int64_t{0}, segments, segment);
}

/// Adds the accumulators to the rows, for each row segment by segment: the canonical order. Rows are independent.
void CpuExecutor::sumRows(size_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GatherLayout& unit = unitOf(g);
  for (size_t k = 0; k < workload_.incidence[g].size(); ++k) {
    const Incidence& incidence = workload_.incidence[g][k];
    const RowOrder& order = memory_[g].rowOrders[k];
    const uint32_t width = unit.ports[incidence.port].width;
    const auto stride = static_cast<int64_t>(accumulatorStride(width));
    std::vector<double>& gradient = gradients_[group.ports[incidence.port]];
    if (gradient.empty()) continue;  // a parameter, and not asked for in this launch
    const auto sumRange = [&](const tbb::blocked_range<size_t>& rows) {
      const FloatingPointMode mode;
      for (size_t at = order.begin[rows.begin()]; at < order.begin[rows.end()]; ++at) {
        const RowSum& sum = incidence.sums[order.sums[at]];
        const double* cell = memory_[g].cells[k].data() + sum.firstCell * stride;
        addSum(cell, stride, sum.entries, width, gradient.data() + static_cast<int64_t>(sum.row) * width);
      }
    };
    tbb::parallel_for(tbb::blocked_range<size_t>(0, order.begin.size() - 1, kRowsPerTask), sumRange);
  }
}

Status CpuExecutor::launch(KernelKind kind) {
  kind_ = kind;
  times_ = {};
  const auto start = Clock::now();
  for (size_t g = 0; g < memory_.size(); ++g) {
    if (!runs(g)) continue;
    const std::string name = kernelName({workload_.artefact->plan.groups[g].topology, kernelFor(unitOf(g), kind)});
    const auto function = reinterpret_cast<KernelFunction>(code_.find(name));
    if (!function) return Error{fmt::format("the program has no CPU kernel `{}`", name), ""};
    arena_.execute([&] { runGroup(g, function); });
  }
  times_.kernel = millisecondsSince(start);
  if (!isGradient(kind_)) return Done{};
  const auto reduceStart = Clock::now();
  gradients_.assign(workload_.bound.symbols.size(), {});
  for (SymbolId symbol = 0; symbol < gradients_.size(); ++symbol) {
    const Symbol& declared = workload_.artefact->program.symbols[symbol];
    if (isBy(kind, declared.kind))
      gradients_[symbol].assign(static_cast<size_t>(workload_.bound.symbols[symbol].rows) * declared.width, 0.0);
  }
  for (size_t g = 0; g < memory_.size(); ++g) {
    if (runs(g)) arena_.execute([&] { sumRows(g); });
  }
  times_.reduce = millisecondsSince(reduceStart);
  return Done{};
}

Result<LaunchResult> CpuExecutor::collect() {
  const FloatingPointMode mode;
  LaunchResult collected;
  collected.values.resize(memory_.size());
  collected.outputs.resize(memory_.size());
  collected.sums.resize(memory_.size(), 0.0);
  for (size_t g = 0; g < memory_.size(); ++g) {
    if (!runs(g)) continue;
    const auto count = static_cast<size_t>(workload_.groups[g].count);
    const GroupMemory& memory = memory_[g];
    if (hasValues(kind_)) {
      collected.values[g].assign(memory.values.begin(), memory.values.begin() + static_cast<int64_t>(count));
      collected.sums[g] = canonicalSum(collected.values[g]);
      continue;
    }
    const size_t width = memory.outputWidth;
    collected.outputs[g].resize(count * width);
    for (size_t i = 0; i < count; ++i) {
      const double* tile = memory.outputs.data() + i / kTile * kTile * width + i % kTile;
      for (size_t k = 0; k < width; ++k) collected.outputs[g][i * width + k] = tile[k * kTile];
    }
  }
  if (isGradient(kind_)) collected.gradients = gradients_;
  return collected;
}

}  // namespace

std::span<const Isa> cpuIsas() {
  __builtin_cpu_init();
  const size_t count = __builtin_cpu_supports("x86-64-v4") ? 3 : __builtin_cpu_supports("x86-64-v3") ? 2 : 1;
  return std::span(kCpuIsas).first(count);
}

Result<std::unique_ptr<Executor>> openCpu(const Workload& workload, const CpuOptions& options) {
  const Isa best = cpuBestIsa();
  if (options.isa && *options.isa > best) {
    return Error{fmt::format("this machine has no {}; its best is {}", isaName(*options.isa), isaName(best)), ""};
  }
  const CpuCode* chosen = nullptr;
  for (const CpuCode& code : workload.artefact->cpu) {
    const bool fits = options.isa ? code.target.isa == *options.isa : code.target.isa <= best;
    if (fits && code.target.fused == options.fused && (!chosen || code.target.isa > chosen->target.isa)) chosen = &code;
  }
  if (workload.artefact->cpu.empty())
    return Error{"the program was built without CPU kernels", "--target=cpu makes them"};
  if (!chosen) {
    return Error{fmt::format("the program has no {} CPU kernels{}", options.fused ? "fused" : "unfused",
                             options.isa ? fmt::format(" for {}", isaName(*options.isa)) : ""),
                 "build it with the fitting --target and --fma"};
  }
  auto code = SharedObject::open(chosen->object);
  if (!code) return code.error();
  const auto* abi = static_cast<const uint32_t*>(code->find(kKernelAbiSymbol));
  if (!abi || *abi != kKernelAbi)
    return Error{"the CPU kernels want to be called by another version of their interface", "build the program again"};
  return std::unique_ptr<Executor>(new CpuExecutor(workload, std::move(*code), options.threads));
}

}  // namespace hgc
