/// Kernels that rows run, without machine code.
#include <algorithm>

#include "runtime/interpreter/block.h"
#include "runtime/interpreter/interpreter.h"

namespace hgc {
namespace {

/// What the kernel finds at one entry, where each row is an instance.
class Entry {
 public:
  Entry(const Owner& owner, uint32_t stems, const KernelArgs& args, const OwnedEntries& entries)
      : owner_(owner),
        stems_(args.lifted),
        entries_(entries),
        room_((entries.lanes + kTile - 1) / kTile * kTile),
        cells_(owner.rank + 2 + stems + 1, room_),
        lifted_(stems),
        args_(args) {
    for (uint32_t slot = 0; slot < owner.rank + 2; ++slot) slots_.push_back(cells_.integers(slot));
    args_.slots = slots_.data();
    args_.lifted = lifted_.data();
    args_.outputs = cells_.reals(owner.rank + 2 + stems);
    args_.instances = entries.lanes;
  }

  void goTo(int64_t entry) {
    for (uint32_t slot = 0; slot < slots_.size(); ++slot) {
      int64_t value = entries_.indices[slot];
      if (slot == owner_.free()) value += entry * entries_.step;
      if (slot == owner_.number()) value += entry * entries_.instances;
      for (int64_t lane = 0; lane < room_; ++lane)
        slots_[slot][lane] =
            static_cast<int32_t>(value + (owner_.steps(slot) ? std::min(lane, entries_.lanes - 1) : 0));
    }
    for (uint32_t k = 0; k < lifted_.size(); ++k) {
      const double* stem = stems_[k] + slots_[owner_.number()][0];
      double* own = cells_.reals(owner_.rank + 2 + k);
      if (owner_.isAlongCount()) cells_.fillWith(own, *stem);
      lifted_[k] = owner_.isAlongCount() ? own : stem;
    }
  }

  const KernelArgs& args() const { return args_; }
  double partial(int64_t lane) const { return args_.outputs[lane]; }

 private:
  const Owner& owner_;
  const double* const* stems_;
  const OwnedEntries& entries_;
  int64_t room_;
  Cells cells_;  // slots, then what is the same at every entry of a row, then the partial
  std::vector<int32_t*> slots_;
  std::vector<const double*> lifted_;
  KernelArgs args_;
};

void runLine(const InterpretedKernel& kernel, const KernelArgs& args, const OwnedEntries& all, int64_t line) {
  const Owner& owner = *kernel.kernel().owner;
  std::vector<int32_t> indices(all.indices, all.indices + owner.rank + 2);
  if (line > 0) indices[owner.line()] += static_cast<int32_t>(line);
  indices[owner.number()] += static_cast<int32_t>(line * all.lineInstances);
  OwnedEntries entries = all;
  entries.indices = indices.data();
  entries.sums += line * all.lineSums;
  Entry entry(owner, kernel.kernel().liftedReals, args, entries);
  const auto lanes = static_cast<size_t>(entries.lanes);
  std::vector<double> list(entries.start == OwnedStart::List ? lanes : 0, 0.0);
  if (entries.start == OwnedStart::Zero) std::fill_n(entries.sums, lanes, 0.0);
  double* const sums = list.empty() ? entries.sums : list.data();
  for (int64_t k = 0; k < entries.entries; ++k) {
    entry.goTo(k);
    kernel.run(entry.args(), 0, entries.lanes);
    for (int64_t lane = 0; lane < entries.lanes; ++lane) sums[lane] += entry.partial(lane);
  }
  for (size_t lane = 0; lane < list.size(); ++lane) entries.sums[lane] += list[lane];
}

}  // namespace

void runOwner(const InterpretedKernel& kernel, const KernelArgs& args, const OwnedEntries& entries) {
  for (int64_t line = 0; line < entries.lines; ++line) runLine(kernel, args, entries, line);
}

void runPuller(const std::vector<InterpretedKernel>& parts, const KernelArgs& args, const PulledEntries& entries) {
  size_t most = 0;
  for (const InterpretedKernel& part : parts) {
    for (const Store& store : part.kernel().stores) most = std::max<size_t>(most, store.a + 1);
  }
  const auto count = static_cast<size_t>(entries.lanes);
  std::vector<double> tiles((count / kTile + 3) * kTile * most), list(count * most, 0.0);
  for (int64_t e = 0; e < entries.count; ++e) {
    const PulledEntry& entry = entries.entries[e];
    const InterpretedKernel& part = parts[static_cast<size_t>(entry.gather)];
    const std::vector<Store>& stores = part.kernel().stores;
    const int64_t begin = entries.row + entry.offset, tile = begin / kTile * kTile;
    const auto columns = static_cast<int64_t>(stores.size());
    KernelArgs own = args;  // kernels count tiles from the group's first
    own.outputs = reinterpret_cast<double*>(reinterpret_cast<uintptr_t>(tiles.data()) -
                                            static_cast<uintptr_t>(tile * columns) * sizeof(double));
    part.run(own, begin, begin + entries.lanes);
    for (int64_t c = 0; c < columns; ++c) {
      double* const sums = list.data() + stores[static_cast<size_t>(c)].a * count;
      for (int64_t k = 0; k < entries.lanes; ++k) {
        const int64_t place = begin - tile + k;
        sums[k] += tiles[static_cast<size_t>(place / kTile * kTile * columns + c * kTile + place % kTile)];
      }
    }
  }
  for (size_t c = 0; c < most; ++c) {
    for (size_t k = 0; k < count; ++k)
      entries.sums[static_cast<int64_t>(c) * entries.stride + static_cast<int64_t>(k)] += list[c * count + k];
  }
}

}  // namespace hgc
