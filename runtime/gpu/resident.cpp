#include "runtime/gpu/resident.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/gpu/arguments.h"

namespace hgc {
namespace {

std::vector<float> roundedOf(std::span<const double> reals) {
  const FloatingPointMode mode;
  std::vector<float> singles(reals.size());
  std::ranges::transform(reals, singles.begin(), [](double real) { return static_cast<float>(real); });
  return singles;
}

/// Whether kernels of a program read binary32 numbers.
bool readsSingles(const Artefact& artefact) {
  return std::ranges::any_of(artefact.gpu, [](const GpuCode& code) { return code.target.precision == Precision::F32; });
}

bool isField(const Workload& workload, SymbolId id) { return workload.artefact->program.symbols[id].field != kNone; }

}  // namespace

ResidentData::ResidentData(Gpu& gpu, GpuMemory& memory, const Workload& workload)
    : gpu_(gpu), memory_(memory), workload_(workload), readsSingles_(hgc::readsSingles(*workload.artefact)) {}

Status ResidentData::load() {
  symbols_.resize(workload_.bound.symbols.size());
  groups_.resize(workload_.groups.size());
  for (SymbolId id = 0; id < symbols_.size(); ++id) {
    if (const Status done = loadSymbol(id); !done) return done;
  }
  for (uint32_t g = 0; g < groups_.size(); ++g) {
    if (workload_.groups[g].count == 0) continue;
    if (const Status done = loadGroup(g); !done) return done;
  }
  return Done{};
}

/// Uploads reals in the precision that kernels read.
Result<Buffer> ResidentData::uploadReals(std::span<const double> reals) {
  return readsSingles_ ? upload(gpu_, memory_, roundedOf(reals)) : upload(gpu_, memory_, reals);
}

Status ResidentData::loadSymbol(SymbolId id) {
  const BoundSymbol& bound = workload_.bound.symbols[id];
  const bool isComputed = isField(workload_, id);
  const std::vector<double> zeros(isComputed ? static_cast<size_t>(scalarsWithSlack(bound)) : 0);
  const std::span<const double> reals = isComputed ? std::span<const double>(zeros) : bound.reals;
  const auto read = uploadReals(reals);
  if (!read) return read.error();
  symbols_[id].read = *read;
  if (!readsSingles_) symbols_[id].reals = *read;
  return readsSingles_ && isComputed ? put(gpu_, memory_, symbols_[id].reals, reals) : Status(Done{});
}

/// Uploads what kernels of a group read of index tables, unless another group has.
Status ResidentData::loadTables(uint32_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const std::vector<TableReads> reads = tablesInLoops(layoutOf(workload_, g));
  for (uint32_t k = 0; k < group.tables.size(); ++k) {
    const BoundSymbol& symbol = workload_.bound.symbols[group.tables[k]];
    SymbolMemory& own = symbols_[group.tables[k]];
    Status done = Done{};
    if (reads[k].entries && own.integers.address == 0) done = put(gpu_, memory_, own.integers, symbol.integers);
    if (done && reads[k].rowBegins && own.rowBegins.address == 0)
      done = put(gpu_, memory_, own.rowBegins, kernelRowBegins(symbol));
    if (!done) return done;
  }
  return Done{};
}

/// Uploads the columns of a group. Returns the table of addresses for its kernels.
Result<std::vector<uint64_t>> ResidentData::loadColumns(uint32_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const AddressTable at(static_cast<uint32_t>(group.ports.size()), static_cast<uint32_t>(data.slots.size()),
                        static_cast<uint32_t>(data.lifted.size()));
  const auto tables = static_cast<uint32_t>(group.tables.size());
  std::vector<uint64_t> table(at.array(tables, 0));
  // addresses are those of the first instance of the whole workload
  const auto set = [&](uint32_t place, const Result<Buffer>& buffer, uint64_t bytes) -> Status {
    if (!buffer) return buffer.error();
    table[place] = buffer->address - static_cast<uint64_t>(data.before) * bytes;
    return Done{};
  };
  for (uint32_t k = 0; k < group.tables.size(); ++k) {
    table[at.entries(k)] = symbols_[group.tables[k]].integers.address;
    table[at.rowBegins(k)] = symbols_[group.tables[k]].rowBegins.address;
  }
  for (uint32_t k = 0; k < group.ports.size(); ++k) table[k] = symbols_[group.ports[k]].read.address;
  Status done = Done{};
  for (uint32_t k = 0; k < data.slots.size() && done; ++k)
    done = set(at.firstSlot + k, upload(gpu_, memory_, data.slots[k]), sizeof data.slots[k].front());
  for (uint32_t k = 0; k < data.lifted.size() && done; ++k)
    done = set(at.firstLifted + k, uploadReals(data.lifted[k]), readsSingles_ ? sizeof(float) : sizeof(double));
  if (!done) return done.error();
  const auto sizes = upload(gpu_, memory_, kernelSizes(workload_, g, workload_.partialColumns[g]));
  if (!sizes) return sizes.error();
  table[at.sizes] = sizes->address;
  for (uint32_t k = 0; k < layoutOf(workload_, g).kept && done; ++k)
    done =
        set(at.kept(tables, k), memory_.allocate(static_cast<uint64_t>(data.count) * sizeof(double)), sizeof(double));
  if (!done) return done.error();
  return table;
}

Status ResidentData::loadGroup(uint32_t g) {
  const GroupData& data = workload_.groups[g];
  GroupMemory& own = groups_[g];
  if (const Status done = loadTables(g); !done) return done;
  auto table = loadColumns(g);
  if (!table) return table.error();
  Status done = put(gpu_, memory_, own.table, *table);
  own.words = std::move(*table);
  if (done && layoutOf(workload_, g).kind == TermKind::Field && !data.flat.empty())
    done = put(gpu_, memory_, own.rows, data.flat);
  if (!done || !hasValues(layoutOf(workload_, g))) return done;
  const auto values = memory_.allocate(static_cast<uint64_t>(data.count) * sizeof(double));
  if (!values) return values.error();
  own.values = *values;
  return makeChunkSums(g);
}

Status ResidentData::makeChunkSums(uint32_t g) {
  return take(memory_, static_cast<uint64_t>(workload_.groups[g].segments().chunks()) * sizeof(double),
              groups_[g].chunkSums);
}

uint64_t ResidentData::valuesOf(uint32_t g) const {
  return groups_[g].values.address - static_cast<uint64_t>(workload_.groups[g].before) * sizeof(double);
}

Buffer ResidentData::computed(SymbolId id) const {
  const BoundSymbol& own = workload_.bound.symbols[id];
  if (!isField(workload_, id)) return {};
  return symbols_[id].reals.from(0, static_cast<uint64_t>(own.rows * own.width) * sizeof(double));
}

/// Without a copy in binary64, the device has not changed the symbol, and the host has its values.
Result<Buffer> ResidentData::bound(SymbolId id) {
  const BoundSymbol& own = workload_.bound.symbols[id];
  SymbolMemory& symbol = symbols_[id];
  if (symbol.reals.address == 0) {
    Status done = gpu_.works();
    const auto made =
        done ? upload(gpu_, memory_, symbol.written ? *symbol.written : own.reals) : Result<Buffer>(done.error());
    if (made) done = gpu_.flush();
    if (!made || !done) {
      gpu_.forget();
      return made ? done.error() : made.error();
    }
    symbol.reals = *made;
    symbol.written.reset();
  }
  return symbol.reals.from(0, static_cast<uint64_t>(own.rows * own.width) * sizeof(double));
}

Status ResidentData::write(SymbolId id, int64_t first, std::span<const double> values) {
  SymbolMemory& symbol = symbols_[id];
  Status done = gpu_.works();
  const auto put = [&](const Buffer& to, const auto& scalars) {
    const size_t size = sizeof(scalars[0]), bytes = scalars.size() * size;
    if (done) done = gpu_.upload(to.from(static_cast<uint64_t>(first) * size, bytes), scalars.data(), bytes);
  };
  if (readsSingles_) put(symbol.read, roundedOf(values));
  if (symbol.reals.address != 0) {
    put(symbol.reals, values);
  } else {
    if (!symbol.written) symbol.written = workload_.bound.symbols[id].reals;
    std::ranges::copy(values, symbol.written->begin() + first);
  }
  return posted(gpu_, done);
}

void ResidentData::narrow(SymbolId id, CommandList& commands) const {
  if (!readsSingles_) return;
  const SymbolMemory& symbol = symbols_[id];
  const uint64_t count = symbol.read.bytes / sizeof(float);
  for (uint64_t first = 0; first < count; first += itemsAtOnce(1)) {
    const NarrowArguments arguments{.reals = symbol.reals.address + first * sizeof(double),
                                    .singles = symbol.read.address + first * sizeof(float),
                                    .count = static_cast<uint32_t>(std::min<uint64_t>(count - first, itemsAtOnce(1)))};
    commands.dispatch(FixedKernel::Narrow, arguments, arguments.count);
  }
  commands.barrier();
}

}  // namespace hgc
