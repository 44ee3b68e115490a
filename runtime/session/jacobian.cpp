/// The Jacobians of residual terms as blocks.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "runtime/device/floating_point_mode.h"
#include "runtime/session.h"
#include "runtime/session/collector.h"
#include "runtime/session/local_columns.h"
#include "runtime/session/timed.h"

namespace hgc {
namespace {

/// The block of each instance of a residual term: `visit(instance, columns, values)`, the values row by row.
template <class Visit>
void forEachBlock(const Workload& workload, const LaunchResult& collected, const Term& term, const Visit& visit) {
  LocalColumns local;
  size_t ofGroup = SIZE_MAX;  // a group may hold thousands of members
  Collector(workload).forEachMember([&](size_t g, const Term& member, int64_t from, int64_t count) {
    if (&member != &term || !hasKernel(layoutOf(workload, g), KernelKind::Jacobian)) return;
    const std::vector<int32_t>& flat = workload.groups[g].flat;
    if (std::exchange(ofGroup, g) != g) local = localColumns(workload, g);
    const size_t size = size_t{term.width} * local.count;
    for (int64_t i = from; i < from + count; ++i) {
      const auto at = static_cast<size_t>(i);
      std::span<const double> values;  // none, nor a kernel, where no unknown is read
      if (size != 0) values = std::span(collected.outputs[g]).subspan(at * (term.width + size) + term.width, size);
      visit(flat.empty() ? i - from : int64_t{flat[at]},
            std::span(local.scalars).subspan(at * local.count, local.count), values);
    }
  });
}

Result<BlockRows> assembleBlocks(const Workload& workload, const LaunchResult& collected, const Term& term) {
  int64_t instances = 0;
  std::set<int64_t> sizes;
  Collector(workload).forEachMember([&](size_t g, const Term& member, int64_t, int64_t count) {
    if (&member != &term || count == 0 || !hasKernel(layoutOf(workload, g), KernelKind::Jacobian)) return;
    instances += count;
    sizes.insert(static_cast<int64_t>(unknownColumns(layoutOf(workload, g)).size()));
  });
  if (sizes.size() > 1) {
    return Error{fmt::format("the instances of `{}` read from {} to {} unknown scalars: blocks of no common shape",
                             term.name, *sizes.begin(), *sizes.rbegin()),
                 "write the Jacobian as Matrix Market or by compressed rows"};
  }
  const int64_t width = term.width, size = sizes.empty() ? 0 : *sizes.begin();
  if (workload.sizes.unknowns() > std::numeric_limits<int32_t>::max())
    return Error{"the unknowns have more scalars than the columns of blocks can number", "take the Jacobian by rows"};
  BlockRows blocks{
      Array::of({instances, width, size}, std::vector<double>(static_cast<size_t>(instances * width * size))),
      Array::of({instances, size}, std::vector<int32_t>(static_cast<size_t>(instances * size)))};
  forEachBlock(workload, collected, term, [&](int64_t instance, auto scalars, auto values) {
    std::ranges::transform(values, blocks.values.reals.begin() + instance * width * size, canonical);
    std::ranges::transform(scalars, blocks.columns.integers.begin() + instance * size,
                           [](int64_t scalar) { return static_cast<int32_t>(scalar); });
  });
  return blocks;
}

}  // namespace

Result<const Term*> Session::residualNamed(const std::string& name) const {
  const Program& program = workload_->artefact->program;
  const auto term = std::ranges::find_if(program.terms, [&](const Term& t) { return t.name == name; });
  if (term == program.terms.end() || term->kind != TermKind::Residual) {
    return Error{"the program has no residual term `" + name + "`", "energies and outputs have no Jacobian"};
  }
  return &*term;
}

Result<BlockRows> Session::jacobianBlocks(const std::string& name) {
  return timed(times_, [&]() -> Result<BlockRows> {
    const auto term = residualNamed(name);
    if (!term) return term.error();
    const auto collected = this->collected({KernelKind::Jacobian, InstanceValues::OfSharedGroups});
    if (!collected) return collected.error();
    return assembleBlocks(*workload_, *collected, **term);
  });
}

}  // namespace hgc
