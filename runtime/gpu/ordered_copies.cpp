#include "runtime/gpu/ordered_copies.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/gpu/arguments.h"

namespace hgc {

/// Allocates a copy of the column at `address`, and sets `address` to that of the copy.
Status OrderedCopies::copy(Order& order, uint64_t& address, uint32_t words, SymbolId symbol) {
  const auto to = memory_.allocate(order.entries * words * sizeof(uint32_t));
  if (!to) return to.error();
  order.columns.push_back({address, to->address, words, symbol});
  address = to->address;
  return Done{};
}

/// Allocates the copies of an order, and uploads its address table. Its addresses are those of the first entry, while
/// `GroupMemory::table` has those of instance 0 of the whole workload. Columns that are in order already are not
/// copied.
Status OrderedCopies::layOut(Order& order, uint32_t g, bool isInOrder) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const GatherLayout& layout = layoutOf(workload_, g);
  const AddressTable at(static_cast<uint32_t>(group.ports.size()), static_cast<uint32_t>(data.slots.size()),
                        static_cast<uint32_t>(data.lifted.size()));
  std::vector<uint64_t> table = data_.group(g).words;
  const auto real = static_cast<uint32_t>((data_.readsSingles() ? sizeof(float) : sizeof(double)) / sizeof(uint32_t));
  Status done = Done{};
  const auto redirect = [&](uint64_t& address, uint32_t words, SymbolId symbol) {
    if (isInOrder) address += static_cast<uint64_t>(data.before) * words * sizeof(uint32_t);
    else if (done) done = copy(order, address, words, symbol);
  };
  for (const uint32_t port : ownPlacePorts(layout))
    redirect(table[port], real * layout.ports[port].width, group.ports[port]);
  for (uint32_t k = 0; k < data.slots.size(); ++k) redirect(table[at.firstSlot + k], 1, kNone);
  for (uint32_t k = 0; k < data.lifted.size(); ++k) redirect(table[at.firstLifted + k], real, kNone);
  return done ? put(gpu_, memory_, order.table, table) : done;
}

Result<uint64_t> OrderedCopies::tableOf(const GpuSums& sums, uint32_t g, uint32_t port) {
  const auto known = orders_.find({g, port});
  if (known != orders_.end()) return known->second.table.address;
  Order order;
  order.entriesPerInstance =
      static_cast<uint32_t>(std::ranges::count(layoutOf(workload_, g).gathers, port, &Gather::port));
  order.entries = sums.pullSize(g, port).entries;
  order.lists = sums.pullsOf(port, {g, 0, workload_.groups[g].segments().count(), 0, 0, 0, 0});
  if (const Status done = layOut(order, g, sums.sumInOrder(g, port)); !done) return done.error();
  return orders_.emplace(std::pair(g, port), std::move(order)).first->second.table.address;
}

void OrderedCopies::markStale(SymbolId symbol) {
  for (auto& [key, order] : orders_) {
    for (Column& column : order.columns) column.isCurrent = column.isCurrent && column.symbol != symbol;
  }
}

CommandList OrderedCopies::copyStale() {
  CommandList commands;
  for (const auto& [key, order] : orders_) {
    for (const Column& column : order.columns) {
      for (const PullDispatch& each : order.lists) {
        const InOrderArguments arguments{.lists = each.push.lists,
                                         .entries = each.push.entries,
                                         .from = column.from,
                                         .to = column.to,
                                         .count = each.push.count,
                                         .entriesPerInstance = order.entriesPerInstance,
                                         .words = column.words};
        if (!column.isCurrent) commands.dispatch(FixedKernel::InOrder, arguments, uint64_t{arguments.count} * kLanes);
      }
    }
  }
  commands.barrier();
  return commands;
}

Result<RecordedList*> OrderedCopies::refresh() {
  const auto hasStale = [](const auto& each) {
    return std::ranges::count(each.second.columns, false, &Column::isCurrent) > 0;
  };
  if (std::ranges::none_of(orders_, hasStale)) return nullptr;
  if (const Status done = gpu_.record(list_, copyStale()); !done) return done.error();
  for (auto& [key, order] : orders_) {
    for (Column& column : order.columns) column.isCurrent = true;
  }
  return list_.get();
}

}  // namespace hgc
