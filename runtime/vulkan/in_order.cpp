/// Copies of what instances read, in the order in which the rows of a port pull: who makes a sum reads one after
/// another what otherwise lies all over memory.
#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"

namespace hgc {

/// A column, by instance, to be copied; its copies are what the table names from now on.
Status VulkanExecutable::addCopy(InOrder& order, std::vector<uint64_t>& table, uint32_t place, uint32_t words,
                                 SymbolId symbol) {
  const auto to = holding_.allocate(order.entries * words * sizeof(uint32_t));
  if (!to) return to.error();
  order.copies.push_back({table[place], to->address, words, symbol});
  table[place] = to->address;
  return Done{};
}

/// What a port's rows read of a group's instances. The lists of the rows are laid out.
Result<const VulkanExecutable::InOrder*> VulkanExecutable::inOrder(uint32_t g, uint32_t port) {
  const auto known = inOrder_.find({g, port});
  if (known != inOrder_.end()) return &known->second;
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const GatherLayout& layout = layoutOf(workload_, g);
  const AddressTable at(static_cast<uint32_t>(group.ports.size()), static_cast<uint32_t>(data.slots.size()),
                        static_cast<uint32_t>(data.lifted.size()));
  InOrder order;
  order.places = static_cast<uint32_t>(std::ranges::count(layout.gathers, port, &Gather::port));
  order.entries = reduction_->pullSize(g, port).entries;
  order.lists = reduction_->pullsOf(port, {g, 0, data.segments().count(), 0, 0, 0, 0});
  std::vector<uint64_t> table = groups_[g].words;
  const auto real = static_cast<uint32_t>((readsSingles_ ? sizeof(float) : sizeof(double)) / sizeof(uint32_t));
  Status done = Done{};
  for (const uint32_t of : ownPlacePorts(layout)) {
    if (done) done = addCopy(order, table, of, real * layout.ports[of].width, group.ports[of]);
  }
  for (uint32_t k = 0; k < data.slots.size() && done; ++k) done = addCopy(order, table, at.firstSlot + k, 1, kNone);
  for (uint32_t k = 0; k < data.lifted.size() && done; ++k)
    done = addCopy(order, table, at.firstLifted + k, real, kNone);
  if (!done) return done.error();
  const auto uploaded = upload(holding_, *transfers_, table);
  if (!uploaded) return uploaded.error();
  order.table = *uploaded;
  return &inOrder_.emplace(std::pair(g, port), std::move(order)).first->second;
}

/// Some copies are no longer what they are copies of.
void VulkanExecutable::forgetCopies(SymbolId symbol) {
  for (auto& [place, order] : inOrder_) {
    for (OrderedCopy& copy : order.copies) copy.isCurrent = copy.isCurrent && copy.symbol != symbol;
  }
}

/// Makes the copies that are not current, before all else.
Status VulkanExecutable::recordCopies() {
  if (!copies_) copies_.emplace();
  const bool isNew = copies_->parts.empty();
  const Status begun = isNew ? beginPart(*copies_) : commandPool_->restart(copies_->parts.back().commands);
  if (!begun) return begun;
  const VkCommandBuffer commands = copies_->parts.back().commands;
  for (auto& [place, order] : inOrder_) {
    for (OrderedCopy& copy : order.copies) {
      for (const PullDispatch& each : order.lists) {
        const InOrderPush push{each.push.lists, each.push.entries, copy.from, copy.to,
                               each.push.count, order.places,      copy.words};
        const uint64_t invocations = copy.isCurrent ? 0 : uint64_t{push.count} * kLanes;
        dispatch(commands, inOrderPipeline_, device_->layout(), &push, sizeof push, invocations);
      }
    }
  }
  barrier(commands);
  return vulkanCheck(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
}

Status VulkanExecutable::refreshCopies(std::vector<const Recording*>& recordings) {
  const auto isStale = [](const OrderedCopy& copy) { return !copy.isCurrent; };
  const auto hasStale = [&](const auto& order) { return std::ranges::any_of(order.second.copies, isStale); };
  if (std::ranges::none_of(inOrder_, hasStale)) return Done{};
  if (const Status done = recordCopies(); !done) return done;
  for (auto& [place, order] : inOrder_) {
    for (OrderedCopy& copy : order.copies) copy.isCurrent = true;
  }
  recordings.insert(recordings.begin(), &*copies_);
  return Done{};
}

}  // namespace hgc
