#include "passes/schedule/pull.h"

#include <algorithm>

namespace hgc {
namespace {

/// Marks code that the stores need, including conditions of the regions around it.
std::vector<bool> neededBy(const Kernel& kernel) {
  std::vector<bool> needed(kernel.code.size(), false);
  for (const Store& store : kernel.stores) needed[store.value] = true;
  for (uint32_t at = static_cast<uint32_t>(kernel.code.size()); at-- > 0;) {
    if (!needed[at]) continue;
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) needed[kernel.code[at].operand(k)] = true;
    for (const Region& region : kernel.regions) {
      if (region.begin <= at && at < region.end) needed[region.condition] = true;
    }
  }
  return needed;
}

/// Where the rows of a port's one gather are read from memory, as slots: the same for all entries of a row.
std::vector<bool> ownRows(const Kernel& kernel, uint32_t port) {
  std::vector<bool> own(kernel.code.size(), false);
  if (gathersOf(kernel.gathers, port).size() != 1) return own;
  for (const Node& node : kernel.code) {
    if (node.op == Op::Load && kernel.gathers[node.b].port == port && kernel.code[node.a].op == Op::Slot)
      own[node.a] = true;
  }
  return own;
}

/// Whether a value depends on the entry's instance in other ways than by the port's row.
std::vector<bool> changingBetweenEntries(const Kernel& kernel, uint32_t port) {
  std::vector<bool> changes(kernel.code.size(), true);
  const std::vector<bool> own = ownRows(kernel, port);
  if (std::ranges::find(own, true) == own.end()) return changes;
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    const bool isOfInstance = node.op == Op::Index || node.op == Op::Slot || node.op == Op::Lifted;
    changes[at] = (isOfInstance && !own[at]) || anyOperand(node, changes);
    for (const Region& region : kernel.regions) {
      const bool isInside = region.begin <= at && at < region.end;
      changes[at] = changes[at] || (isInside && changes[region.condition]);
    }
  }
  return changes;
}

/// The positions of one part of a kernel that are needed, and its regions as far as there is something in them.
class Parts {
 public:
  explicit Parts(const Kernel& from) : from_(from), placeOf_(from.code.size(), kNone) {}

  /// Copies the positions for which `isIn` holds, and their regions.
  template <class IsIn>
  void add(const IsIn& isIn) {
    for (uint32_t at = 0; at < from_.code.size(); ++at) {
      if (!isIn(at)) continue;
      placeOf_[at] = static_cast<uint32_t>(code_.size());
      Node node = from_.code[at];
      for (int k = 0; k < operandCount(node); ++k) setOperand(node, k, placeOf_[node.operand(k)]);
      code_.push_back(node);
    }
    for (const Region& region : from_.regions) addRegion(region, isIn);
  }
  uint32_t size() const { return static_cast<uint32_t>(code_.size()); }

  Kernel done() {
    Kernel kernel = from_;
    kernel.code = std::move(code_);
    kernel.origins = {};
    kernel.regions = std::move(regions_);
    for (Store& store : kernel.stores) store.value = placeOf_[store.value];
    return kernel;
  }

 private:
  static void setOperand(Node& node, int k, uint32_t value) { (k == 0 ? node.a : k == 1 ? node.b : node.c) = value; }

  template <class IsIn>
  void addRegion(Region region, const IsIn& isIn) {
    uint32_t begin = kNone, end = 0;
    for (uint32_t at = region.begin; at < region.end; ++at) {
      if (!isIn(at)) continue;
      begin = std::min(begin, placeOf_[at]);
      end = placeOf_[at] + 1;
    }
    if (begin == kNone) return;
    region.condition = placeOf_[region.condition];
    region.begin = region.count = begin;
    region.end = end;
    regions_.push_back(region);
  }

  const Kernel& from_;
  std::vector<uint32_t> placeOf_;
  std::vector<Node> code_;
  std::vector<Region> regions_;
};

PullKernel cutPull(Kernel kernel, uint32_t port) {
  std::erase_if(kernel.stores, [&](const Store& store) {
    return store.kind == RootKind::Partial && kernel.gathers[kernel.columns[store.a].gather].port != port;
  });
  const std::vector<bool> needed = neededBy(kernel), changes = changingBetweenEntries(kernel, port);
  Parts parts(kernel);
  parts.add([&](uint32_t at) { return needed[at] && !changes[at]; });
  const uint32_t once = parts.size();
  parts.add([&](uint32_t at) { return needed[at] && changes[at]; });
  PullKernel pull{parts.done(), port, once};
  pull.kernel.name = ownerName(pull.kernel.name, port);
  return pull;
}

}  // namespace

std::vector<PullKernel> cutPulls(const Kernel& kernel) {
  std::vector<PullKernel> pulls;
  if (!isGradient(kernel.kind) || kernel.variadic || hasLoops(kernel)) return pulls;
  for (uint32_t port = 0; port < kernel.ports.size(); ++port) {
    if (!isBy(kernel.kind, kernel.ports[port].kind) || gathersOf(kernel.gathers, port).empty()) continue;
    if (kernel.ports[port].width > kMostPulledComponents) return {};
    pulls.push_back(cutPull(kernel, port));
  }
  return pulls;
}

}  // namespace hgc
