#include "runtime/session/matrices/linear_plan.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "ir/kernel/abi.h"
#include "runtime/data/large_pages.h"
#include "runtime/session/collector.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Where an instance of a term is.
struct Source {
  size_t group = 0;
  int64_t instance = 0;
};

LinearGroup groupOf(uint32_t term, uint32_t components, const LocalBlocks& local, uint32_t width) {
  LinearGroup group{term, components, local.columns, std::vector<uint32_t>(width), repeatsOf(local), {}};
  std::iota(group.order.begin(), group.order.end(), 0U);
  return group;
}

/// The names of the unknowns. Sets `numbers`, by symbol, to their numbers.
std::vector<std::string> unknownsOf(const Program& program, std::vector<uint32_t>& numbers) {
  std::vector<std::string> unknowns;
  numbers.assign(program.symbols.size(), kNone);
  for (SymbolId id = 0; id < program.symbols.size(); ++id) {
    if (program.symbols[id].kind != SymbolKind::Var) continue;
    numbers[id] = static_cast<uint32_t>(unknowns.size());
    unknowns.push_back(program.symbols[id].name);
  }
  return unknowns;
}

/// The blocks of a term with these instances. A block that an instance reads twice is one block.
std::shared_ptr<const BlockStructure> structureOf(const Program& program, const Term& term,
                                                  std::span<const Source> members, std::span<const LocalBlocks> local,
                                                  const UnknownBlocks& unknowns) {
  auto structure = std::make_shared<BlockStructure>();
  std::vector<uint32_t> numbers;
  structure->unknowns = unknownsOf(program, numbers);
  structure->components = term.width;
  structure->firstBlock.reserve(members.size() + 1);
  structure->firstNumber.reserve(members.size() + 1);
  const size_t most = std::transform_reduce(members.begin(), members.end(), size_t{0}, std::plus<>(),
                                            [&](const Source& member) { return local[member.group].blocks.size(); });
  reserveInLargePages(structure->blocks, most);
  for (const auto& [g, instance] : members) {
    const LocalBlocks& own = local[g];
    int64_t columns = 0;
    for (size_t b = 0; b < own.blocks.size(); ++b) {
      if (!own.isFirst(instance, b)) continue;
      const SymbolId symbol = own.blocks[b].symbol;
      const auto width = static_cast<uint32_t>(own.blocks[b].columns.size());
      structure->blocks.push_back({numbers[symbol], width, own.at(instance, b) - unknowns.first[symbol]});
      columns += width;
    }
    structure->firstBlock.push_back(static_cast<int64_t>(structure->blocks.size()));
    structure->firstNumber.push_back(structure->firstNumber.back() + columns * term.width);
  }
  structure->blocks.shrink_to_fit();
  return structure;
}

}  // namespace

InstanceSums::InstanceSums(const Workload& workload, std::vector<uint32_t> width)
    : workload_(&workload), width_(std::move(width)), values_(width_.size()) {
  for (size_t g = 0; g < values_.size(); ++g) {
    if (width_[g] > 0) values_[g].resize(static_cast<size_t>(workload.groups[g].count));
  }
}

void InstanceSums::take(size_t g, const double* tiles, int64_t first, int64_t last) {
  const int64_t width = width_[g];
  for (int64_t at = first; at < last; at += kTile)
    std::copy_n(tiles + (at - first) * width + (width - 1) * kTile, std::min<int64_t>(kTile, last - at),
                values_[g].begin() + at);
}

double InstanceSums::sum() const {
  double sum = 0;
  for (size_t g = 0; g < values_.size(); ++g) {
    if (width_[g] > 0) sum += canonicalSum(values_[g], workload_->groups[g].segments());
  }
  return canonical(sum);
}

Result<LinearPlan> planLinear(const Workload& workload) {
  const Program& program = workload.artefact->program;
  const size_t groups = workload.groups.size();
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, KernelKind::Jacobian);
  std::vector<LocalBlocks> local(groups);
  std::vector<uint32_t> width(groups, 0);
  for (size_t g = 0; g < groups; ++g) {
    if (takesPart(workload, g, KernelKind::Linearise)) width[g] = widthOf(workload, g, KernelKind::Linearise);
    if (takesPart(workload, g, KernelKind::Jacobian)) local[g] = localBlocks(workload, g, unknowns, BlocksOf::Columns);
  }
  LinearPlan plan{{}, {}, std::vector<LinearGroup>(groups), InstanceSums(workload, width)};
  for (const Term& term : program.terms) {
    if (term.kind != TermKind::Residual) continue;
    const auto number = static_cast<uint32_t>(plan.terms.size());
    std::vector<Source> members;
    forInstancesOf(workload, term, [&](size_t g, int64_t i, int64_t instance) {
      LinearGroup& group = plan.groups[g];
      if (group.term == kNone) {
        group = groupOf(number, term.width, local[g], width[g]);
        if (!isInOrder(workload, g)) group.places.resize(static_cast<size_t>(workload.groups[g].count));
      }
      if (!group.places.empty()) group.places[static_cast<size_t>(i)] = {number, instance};
      if (std::ssize(members) <= instance) members.resize(static_cast<size_t>(instance) + 1);
      members[static_cast<size_t>(instance)] = {g, i};
    });
    plan.terms.push_back(term.name);
    plan.structures.push_back(structureOf(program, term, members, local, unknowns));
  }
  return plan;
}

}  // namespace hgc
