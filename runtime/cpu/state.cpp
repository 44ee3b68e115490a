#include "runtime/cpu/state.h"

namespace hgc {
namespace {

CpuGroup layOutGroup(CpuState& state, size_t g) {
  const Group& group = state.workload.artefact->plan.groups[g];
  const GroupData& data = state.workload.groups[g];
  const GatherLayout& layout = layoutOf(state.workload, g);
  HostMemory* const from = state.workload.bound.memory;
  CpuGroup memory;
  memory.values = Pages(from);
  memory.outputs = Pages(from);
  for (const SymbolId symbol : group.ports)
    memory.ports.push_back(state.symbols[symbol].computed.empty() ? state.workload.bound.symbols[symbol].reals.data()
                                                                  : state.symbols[symbol].computed.data());
  const std::vector<TableReads> reads = tablesInLoops(layout);
  for (size_t k = 0; k < group.tables.size(); ++k) {
    const BoundSymbol& table = state.workload.bound.symbols[group.tables[k]];
    std::vector<int32_t>& begins = state.symbols[group.tables[k]].rowBegins;
    if (reads[k].rowBegins && begins.empty()) begins = kernelRowBegins(table);
    memory.tables.push_back(table.integers.data());
    memory.rowBegins.push_back(begins.data());
  }
  for (const auto& slot : data.slots) memory.slots.push_back(countedFrom(slot.data(), data.before));
  for (const auto& column : data.lifted) memory.lifted.push_back(countedFrom(column.data(), data.before));
  memory.columns = *findPartialColumns(layout, data, gradientOf(state.workload),
                                       StoredPartials::Rest);  // succeeds, since all columns were counted before
  memory.sizes = kernelSizes(state.workload, g, memory.columns);
  if (layout.variadic && hasValues(layout))
    memory.sums.resize(static_cast<size_t>(data.segments().count()) * static_cast<size_t>(memory.columns.summed));
  memory.accumulators.resize(group.ports.size(), nullptr);
  memory.targets.resize(layout.gathers.size(), nullptr);
  for (const Incidence& incidence : state.workload.incidence[g]) {
    memory.cells.emplace_back(from);
    memory.rowOrders.emplace_back(
        incidence, sumRows(state.workload, state.symbolOf(g, incidence.port)) * state.partsOf(g, incidence.port));
    for (size_t k = 0; k < incidence.gathers.size(); ++k)
      memory.targets[incidence.gathers[k]] = countedFrom(incidence.targets[k].data(), data.before);
  }
  for (uint32_t k = 0; k < layout.stems; ++k) {
    memory.stems.emplace_back(static_cast<size_t>(wholeTiles(data.count) + kTile), from);
    memory.stemPlaces.push_back(countedFrom(memory.stems.back().data(), data.before));
  }
  for (uint32_t k = 0; k < layout.kept; ++k) {
    memory.kept.emplace_back(static_cast<size_t>(wholeTiles(data.count)), from);
    memory.keptPlaces.push_back(memory.kept.back().data());
    memory.lifted.push_back(memory.kept.back().data());
  }
  for (const LineSums& sums : state.workload.lineSums[g])
    memory.lineCells.emplace_back(static_cast<size_t>(sums.cells * widthOf(sums)), from);
  return memory;
}

}  // namespace

CpuState::CpuState(const Workload& given, KernelSource code, std::shared_ptr<Threads> loops)
    : workload(given),
      kernels(given, std::move(code)),
      threads(std::move(loops)),
      ofThread([from = given.bound.memory] { return ThreadMemory(from); }) {
  HostMemory* const from = workload.bound.memory;
  for (SymbolId id = 0; id < workload.bound.symbols.size(); ++id) {
    const bool isComputed = workload.artefact->program.symbols[id].field != kNone;
    const int64_t scalars = isComputed ? scalarsWithSlack(workload.bound.symbols[id]) : 0;
    symbols.push_back({Pages(static_cast<size_t>(scalars), from), Pages(from), {}, {}});
  }
  for (uint32_t g = 0; g < workload.groups.size(); ++g) {
    groups.push_back(layOutGroup(*this, g));
    const std::vector<SymbolId>& ports = workload.artefact->plan.groups[g].ports;
    for (uint32_t port = 0; port < ports.size(); ++port) symbols[ports[port]].readers.push_back({g, port});
  }
}

void CpuState::forgetResults(KernelKind kind) {
  results = {};
  results.values.resize(groups.size());
  results.chunkSums.resize(groups.size());
  results.elements.resize(groups.size());
  results.gradients.resize(isGradient(kind) ? symbols.size() : 0);
  for (CpuGroup& group : groups) {
    group.left = nullptr;
    group.inWaves = false;
  }
}

KernelArgs CpuState::argsOf(size_t g, double* outputs) {
  CpuGroup& memory = groups[g];
  const int64_t before = workload.groups[g].before;
  KernelArgs args{};
  args.ports = memory.ports.data();
  args.slots = memory.slots.data();
  args.lifted = memory.lifted.data();
  args.sizes = memory.sizes.data();
  args.values = countedFrom(memory.values.data(), before);
  args.outputs = outputs;
  args.accumulators = memory.accumulators.data();
  args.targets = memory.targets.data();
  args.instances = before + workload.groups[g].count;
  args.tables = memory.tables.data();
  args.rowBegins = memory.rowBegins.data();
  args.longest = workload.longestKept[g];
  args.kept = memory.keptPlaces.data();
  return args;
}

void CpuState::placeValues(size_t g, InstanceValues values) {
  CpuGroup& memory = groups[g];
  const auto count = static_cast<size_t>(workload.groups[g].count);
  groups[g].keepsValues = values == InstanceValues::OfAllGroups || workload.artefact->plan.groups[g].terms.size() > 1;
  memory.chunkSums.resize(static_cast<size_t>(workload.groups[g].segments().chunks()));
  results.chunkSums[g] = bufferOf(memory.chunkSums.data(), memory.chunkSums.size());
  if (!groups[g].keepsValues) return;
  grow(memory.values, static_cast<size_t>(wholeTiles(workload.groups[g].count)));
  results.values[g] = bufferOf(memory.values.data(), count);
}

double* CpuState::placeComponents(size_t g, const GroupKernel& kernel, const Launch& launch) {
  if (double* const wanted = launch.componentsOf(g)) return wanted;
  const uint32_t width = kernel.stores;
  const int64_t count = workload.groups[g].count;
  Pages& rows = groups[g].outputs;
  grow(rows, static_cast<size_t>(count) * width);
  results.elements[g] = {{bufferOf(rows.data(), static_cast<size_t>(count) * width), 0, count, width, 1}};
  return rows.data();
}

double* CpuState::placeGradient(SymbolId symbol, const Launch& launch) {
  if (double* const wanted = launch.gradientOf(symbol)) return wanted;
  const auto scalars = static_cast<size_t>(sumRows(workload, symbol)) * workload.bound.symbols[symbol].width;
  grow(symbols[symbol].gradient, scalars);
  results.gradients[symbol] = bufferOf(symbols[symbol].gradient.data(), scalars);
  return symbols[symbol].gradient.data();
}

}  // namespace hgc
