#include "runtime/device/workload.h"

#include <algorithm>
#include <set>

#include "runtime/device/stages/stages.h"
#include "runtime/observe/trace.h"
#include "runtime/plan/loop_bounds.h"

namespace hgc {
namespace {

/// Finds how each port is summed. Lists rows only where no other way fits.
Status findSums(Workload& workload, size_t g) {
  const Artefact& artefact = *workload.artefact;
  const Group& group = artefact.plan.groups[g];
  const GatherLayout& layout = layoutOf(workload, g);
  GroupData& data = workload.groups[g];
  std::vector<Incidence>& incidence = workload.incidence.emplace_back();
  std::vector<LineSums>& lineSums = workload.lineSums.emplace_back();
  std::vector<OwnedSums>& ownedSums = workload.ownedSums.emplace_back();
  std::vector<PulledSums>& pulledSums = workload.pulledSums.emplace_back();
  if (!hasValues(layout) || data.count == 0) return Done{};
  const KernelKind gradient = gradientOf(workload);
  const std::vector<OwnedRows> owned = ownedRowsOf(layout);
  for (const uint32_t port : summedPorts(layout, gradient)) {
    const auto rows = std::ranges::find(owned, port, &OwnedRows::port);
    if (rows != owned.end()) {
      ownedSums.push_back(layOutOwned(*rows, layout, sizesOf(workload.bound, group.dims), data.segments()));
      continue;
    }
    const LineSource source{&layout, contextOf(artefact.program, group, workload.bound, data), data.segments(), port};
    const bool mayPull = std::ranges::count(layout.pulled, port) > 0;
    auto pulled = mayPull ? findPulledSums(source) : std::nullopt;
    if (pulled) {
      pulledSums.push_back(std::move(*pulled));
      continue;
    }
    auto lines = mayPull ? std::nullopt : findLineSums(source);
    if (lines) {
      lineSums.push_back(std::move(*lines));
      continue;
    }
    for (uint32_t gather = 0; gather < layout.gathers.size(); ++gather) {
      if (layout.gathers[gather].port == port && data.rows[gather].empty())
        data.rows[gather] = listRows(artefact.program, group, layout, workload.bound, data, gather);
    }
    auto found = findIncidence(layout, data, port, gradient);
    if (!found) return found.error();
    incidence.push_back(std::move(*found));
  }
  return Done{};
}

/// The largest `longestKept` of a group's kernels.
int64_t longestKeptOf(const Workload& workload, size_t g) {
  const std::vector<int32_t> sizes = kernelSizes(workload, g, workload.partialColumns[g]);
  int64_t longest = 0;
  for (const KernelCode& kernel : workload.artefact->code) {
    if (kernel.id.topology == workload.artefact->plan.groups[g].topology)
      longest = std::max(longest, longestKept(kernel.code, workload.groups[g], sizes));
  }
  return longest;
}

/// Fills in `terms` and `placeOfTerm`.
void countTerms(Workload& workload) {
  const Program& program = workload.artefact->program;
  for (TermId term = 0; term < program.terms.size(); ++term) {
    if (program.terms[term].kind != TermKind::Field) workload.terms.push_back({term});
  }
  std::ranges::sort(workload.terms, {}, [&](const TermCount& count) { return program.terms[count.term].name; });
  workload.placeOfTerm.assign(program.terms.size(), kNone);
  for (uint32_t place = 0; place < workload.terms.size(); ++place)
    workload.placeOfTerm[workload.terms[place].term] = place;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (layoutOf(workload, g).kind == TermKind::Field || layoutOf(workload, g).inlined) continue;
    const std::vector<TermId>& terms = workload.artefact->plan.groups[g].terms;
    for (const TermId term : terms) {
      TermCount& count = workload.terms[workload.placeOfTerm[term]];
      const int64_t instances = terms.size() == 1 ? workload.groups[g].count : 1;
      count.instances += instances;
      count.topologies += instances > 0;
    }
  }
}

/// Computes `Workload::gradients`.
std::vector<GradientArray> findGradients(const Workload& workload) {
  const std::vector<Symbol>& symbols = workload.artefact->program.symbols;
  std::vector<GradientArray> gradients;
  for (SymbolId id = 0; id < symbols.size(); ++id) {
    const Symbol& symbol = symbols[id];
    if (!hasGradientBy(workload, gradientOf(workload), id)) continue;
    const BoundSymbol& bound = workload.bound.symbols[id];
    gradients.push_back({id, shapeOf(symbol, workload.bound.sizes), static_cast<size_t>(bound.rows) * bound.width});
  }
  std::ranges::sort(gradients, {}, [&](const GradientArray& array) { return symbols[array.symbol].name; });
  return gradients;
}

}  // namespace

std::vector<bool> findTwins(const Workload& workload) {
  const std::vector<Group>& groups = workload.artefact->plan.groups;
  std::set<TermId> inlined;
  for (size_t g = 0; g < groups.size(); ++g) {
    if (layoutOf(workload, g).inlined) inlined.insert(groups[g].terms.begin(), groups[g].terms.end());
  }
  std::vector<bool> hasTwin;
  for (size_t g = 0; g < groups.size(); ++g)
    hasTwin.push_back(!layoutOf(workload, g).inlined && inlined.contains(groups[g].terms.front()));
  return hasTwin;
}

Status layOut(Workload& workload) {
  const Span span("lay out");
  const Artefact& artefact = *workload.artefact;
  auto groups = findInstances(artefact.program, artefact.plan, workload.bound, RowLists::Needed);
  if (!groups) return groups.error();
  workload.groups = std::move(*groups);
  std::vector<Segments> segments;
  for (const GroupData& group : workload.groups) segments.push_back(group.segments());
  auto sizes = planSizes(artefact, workload.bound, segments);
  if (!sizes) return sizes.error();
  workload.sizes = std::move(*sizes);
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (const Status done = findSums(workload, g); !done) return done;
    auto columns =
        findPartialColumns(layoutOf(workload, g), workload.groups[g], gradientOf(workload), StoredPartials::All);
    if (!columns) return columns.error();
    workload.partialColumns.push_back(std::move(*columns));
    workload.longestKept.push_back(longestKeptOf(workload, g));
  }
  auto levels = findFieldLevels(artefact);
  if (!levels) return levels.error();
  workload.fieldLevels = std::move(*levels);
  workload.hasTwin = findTwins(workload);
  countTerms(workload);
  workload.gradients = findGradients(workload);
  return Done{};
}

Result<ListedSums> listSums(const Workload& workload, size_t g) {
  const Artefact& artefact = *workload.artefact;
  const Group& group = artefact.plan.groups[g];
  const GatherLayout& layout = layoutOf(workload, g);
  const bool isSummed = hasValues(layout) && workload.groups[g].count > 0;
  ListedSums listed{workload.groups[g], {}};
  for (uint32_t gather = 0; gather < layout.gathers.size() && isSummed; ++gather) {
    if (layout.ports[layout.gathers[gather].port].kind == SymbolKind::Data || !listed.data.rows[gather].empty())
      continue;
    if (listed.data.entries[gather].all(listed.data.count) > kMostListedRows)
      return tooManyRows(artefact.program, group, layout, gather);
    listed.data.rows[gather] = listRows(artefact.program, group, layout, workload.bound, listed.data, gather);
  }
  for (const uint32_t port : isSummed ? summedPorts(layout, gradientOf(workload)) : std::vector<uint32_t>{}) {
    auto found = findIncidence(layout, listed.data, port, gradientOf(workload));
    if (!found) return found.error();
    listed.incidence.push_back(std::move(*found));
  }
  return listed;
}

}  // namespace hgc
