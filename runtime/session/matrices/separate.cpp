/// Plans for problems that share no unknowns.
#include "runtime/data/threads/loops.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/session/matrices/problems_of.h"

namespace hgc {
namespace {

constexpr KernelKind kKind = KernelKind::GaussNewton;

/// The plan for values by problem. Also finds the problems of instances, by group.
Result<VectorPlan> planValues(const Workload& workload, const ProblemsOf& problems,
                              std::vector<std::vector<int32_t>>& problemsOfGroups) {
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, kKind);
  std::vector<BlockGroup> groups(workload.groups.size());
  std::vector<LocalBlocks> members(groups.size());  // a block is a problem; the last block is no problem
  for (size_t g = 0; g < groups.size(); ++g) {
    if (!takesPart(workload, g, kKind)) continue;
    const LocalBlocks local = localBlocks(workload, g, unknowns, BlocksOf::Columns);
    auto found = problemsOfInstances(workload, g, unknowns, local, problems);
    if (!found) return found.error();
    const uint32_t width = widthOf(workload, g, kKind);
    groups[g] = {workload.groups[g].segments(), width, {{1, 1, false, {width - 1}}}};
    members[g].blocks.resize(1);
    members[g].which.resize(found->size());
    forStretches(std::ssize(*found), [&](int64_t from, int64_t to) {
      for (auto i = static_cast<size_t>(from); i < static_cast<size_t>(to); ++i)
        members[g].which[i] = static_cast<uint32_t>((*found)[i] < 0 ? problems.count() : (*found)[i]);
    });
    problemsOfGroups[g] = std::move(*found);
  }
  BlockAxis rows;
  for (int64_t p = 0; p <= problems.count(); ++p) rows.begin.push_back(p + 1);
  const Readers readers = readersOf(rows, members);
  rows.begin.pop_back();
  const auto list = [&](int64_t row, std::vector<BlockEntry>& listed) {
    for (const auto& [g, block, instance] : readers.of(row)) listed.push_back({0, g, 0, false, instance});
    if (listed.empty()) listed.push_back({});
  };
  auto sums = BlockSums::make(rows, {{0, 1}}, Triangle::Both, groups, list, Storage::Rows, EntryOrder::OneByOne);
  return sums ? Result<VectorPlan>({std::move(*sums)}) : Result<VectorPlan>(sums.error());
}

}  // namespace

Result<SeparatePlan> planSeparate(const Workload& workload, const std::string& dimension) {
  const auto problems = ProblemsOf::make(workload, dimension);
  if (!problems) return problems.error();
  std::vector<std::vector<int32_t>> problemsOfGroups(workload.groups.size());
  auto values = planValues(workload, *problems, problemsOfGroups);
  if (!values) return values.error();
  auto matrix = planSquare(workload, kKind, Triangle::Lower, Storage::Blocks, EntryOrder::OneByOne);
  if (!matrix) return matrix.error();
  auto gradient = planVector(workload, kKind, EntryOrder::OneByOne);
  if (!gradient) return gradient.error();
  const auto residuals = std::make_shared<std::vector<int64_t>>(static_cast<size_t>(problems->count()), 0);
  for (size_t g = 0; g < problemsOfGroups.size(); ++g) addResiduals(workload, g, problemsOfGroups[g], *residuals);
  return SeparatePlan{std::move(*matrix), std::move(*gradient), std::move(*values), std::move(problemsOfGroups),
                      residuals};
}

}  // namespace hgc
