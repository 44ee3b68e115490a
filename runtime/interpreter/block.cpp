#include "runtime/interpreter/block.h"

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

int64_t placeInTile(int64_t instance, int64_t column, int64_t columns) {
  return instance / kTile * kTile * columns + column * kTile + instance % kTile;
}

bool addsPartials(const Kernel& kernel) { return isGradient(kernel.kind) && !kernel.storesPartials; }

}  // namespace

InterpretedResults::InterpretedResults(const Kernel& kernel, const KernelArgs& args, bool sharesSums)
    : kernel_(kernel), args_(args) {
  if (sharesSums) tiles_.resize(static_cast<size_t>(args.sizes[kernel.dims + kernel.gathers.size() + 1]) * kTile);
}

void InterpretedResults::endChunk() const {
  for (size_t column = 0; column < tiles_.size() / kTile; ++column)
    args_.sums[column] += sumLanes(tiles_.data() + column * kTile, 1);
}

void InterpretedResults::storeTile(InstanceBlock& block, uint32_t value, int64_t column, int64_t columns) const {
  for (int64_t i = 0; i < block.count; ++i)
    args_.outputs[placeInTile(block.first + i, column, columns)] = block.cells.reals(value)[i];
}

void InterpretedResults::storeEntries(InstanceBlock& block, uint32_t at) {
  const Node& node = kernel_.code[at];
  for (const Store& store : kernel_.stores) {
    if (store.value != at) continue;
    const PartialColumn to = partialColumn(kernel_, store);
    const bool isShared = kernel_.shared[kernel_.columns[store.a].gather];
    for (int64_t i = 0; i < (isShared ? block.live : block.count); ++i) {
      if (!block.isActive(i)) continue;
      const int64_t column = args_.sizes[to.base] + int64_t{block.cells.integers(node.c)[i]} * to.entries + to.place;
      const double part = block.cells.reals(node.b)[i];
      if (isShared) tiles_[static_cast<size_t>(column * kTile + i % kTile)] += part;
      else args_.outputs[placeInTile(block.first + i, column, args_.sizes[to.count])] = part;
    }
  }
}

void InterpretedResults::store(InstanceBlock& block) const {
  const int64_t columns = std::ranges::count_if(kernel_.stores, isOutput);
  int64_t column = 0;
  for (const Store& store : kernel_.stores) {
    const double* const values = block.cells.reals(store.value);
    if (store.kind == RootKind::Value) std::copy_n(values, block.count, args_.values + block.first);
    else if (store.kind == RootKind::Kept) std::copy_n(values, block.count, args_.kept[store.a] + block.first);
    else if (isOutput(store)) storeTile(block, store.value, column++, columns);
    else if (kernel_.storesPartials && isPartial(store) && kernel_.code[store.value].op != Op::EachOver) {
      const PartialColumn to = partialColumn(kernel_, store);
      storeTile(block, store.value, int64_t{args_.sizes[to.base]} + to.place, args_.sizes[to.count]);
    }
  }
  if (addsPartials(kernel_)) scatter(block);
}

/// Instance by instance, and of each by gather and component: stores are in that order.
void InterpretedResults::scatter(InstanceBlock& block) const {
  for (int64_t i = 0; i < block.count; ++i) {
    for (const Store& store : kernel_.stores) {
      if (store.kind != RootKind::Partial) continue;
      const Column& column = kernel_.columns[store.a];
      const uint32_t port = kernel_.gathers[column.gather].port;
      const auto stride = static_cast<int64_t>(accumulatorStride(kernel_.ports[port].width));
      const int64_t row = args_.targets[column.gather][block.first + i];
      args_.accumulators[port][row * stride + column.component] += block.cells.reals(store.value)[i];
    }
  }
}

}  // namespace hgc
