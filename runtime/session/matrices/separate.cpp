/// Plans for problems that share no unknowns.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "runtime/data/threads/stretches.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/session/matrices/term_instances.h"

namespace hgc {
namespace {

constexpr KernelKind kKind = KernelKind::GaussNewton;

/// Which problem each unknown scalar belongs to.
class ProblemsOf {
 public:
  static Result<ProblemsOf> make(const Workload& workload, const std::string& dimension) {
    const Program& program = workload.artefact->program;
    const auto dim = std::ranges::find(program.dims, dimension, &Dim::name);
    if (dim == program.dims.end())
      return Error{fmt::format("the program has no dimension `{}`", dimension), "", ErrorKind::Usage};
    const auto id = static_cast<DimId>(dim - program.dims.begin());
    ProblemsOf made;
    made.problems_ = workload.bound.sizes[id];
    made.scalars_.resize(program.symbols.size());
    for (SymbolId symbol = 0; symbol < program.symbols.size(); ++symbol) {
      const Symbol& declared = program.symbols[symbol];
      if (declared.kind != SymbolKind::Var) continue;
      if (declared.dims.empty() || declared.dims.front() != id)
        return Error{fmt::format("the unknown `{}` belongs to no row of `{}`: that is not its first dimension",
                                 declared.name, dimension),
                     fmt::format("declare it as `{}[{}]`, or bind its values as data", declared.name, dimension),
                     ErrorKind::Program};
      const BoundSymbol& bound = workload.bound.symbols[symbol];
      made.scalars_[symbol] = made.problems_ == 0 ? 0 : bound.rows * bound.width / made.problems_;
    }
    return made;
  }

  int64_t count() const { return problems_; }
  int64_t of(SymbolId symbol, int64_t scalar) const { return scalar / scalars_[symbol]; }

 private:
  int64_t problems_ = 0;
  std::vector<int64_t> scalars_;  ///< by symbol: of a problem
};

/// An instance of a group that reads unknowns of two problems.
struct Shared {
  size_t group = 0;
  int64_t instance = 0, first = 0, second = 0;
};

Error errorOf(const Workload& workload, const std::string& dimension, const Shared& shared) {
  std::string name;
  int64_t instance = 0;
  Collector(workload).forEachMember([&](size_t g, const Term& term, int64_t from, int64_t count) {
    if (g != shared.group || shared.instance < from || shared.instance >= from + count) return;
    const std::vector<int32_t>& flat = workload.groups[g].flat;
    name = term.name;
    instance = flat.empty() ? shared.instance - from : flat[static_cast<size_t>(shared.instance)];
  });
  return {fmt::format("instance {} of `{}` reads unknowns of two problems, {} and {} of `{}`", instance, name,
                      shared.first, shared.second, dimension),
          "problems that are solved one by one share no terms", ErrorKind::Program};
}

/// Calls `visit(problem)` for what an instance reads.
void forProblemsOf(int64_t instance, const UnknownBlocks& unknowns, const LocalBlocks& local,
                   const ProblemsOf& problems, const auto& visit) {
  for (size_t b = 0; b < local.blocks.size(); ++b) {
    const SymbolId symbol = local.blocks[b].symbol;
    const int64_t width = unknowns.width[symbol], first = (local.at(instance, b) - unknowns.first[symbol]) * width;
    visit(problems.of(symbol, first));
    if (width > 1) visit(problems.of(symbol, first + width - 1));
  }
}

/// The problem of each instance of a group.
Result<std::vector<int32_t>> problemsOfInstances(const Workload& workload, size_t g, const UnknownBlocks& unknowns,
                                                 const LocalBlocks& local, const ProblemsOf& problems,
                                                 const std::string& dimension) {
  std::vector<int32_t> found(static_cast<size_t>(workload.groups[g].count), -1);
  std::atomic<int64_t> shared = std::ssize(found);  // the first instance of two problems
  forStretches(std::ssize(found), [&](int64_t from, int64_t to) {
    for (int64_t i = from; i < to; ++i) {
      int32_t& own = found[static_cast<size_t>(i)];
      forProblemsOf(i, unknowns, local, problems, [&](int64_t problem) {
        if (own == -1) own = static_cast<int32_t>(problem);
        if (own == problem) return;
        for (int64_t first = shared; i < first && !shared.compare_exchange_weak(first, i);) {
        }
      });
    }
  });
  const int64_t first = shared;
  if (first == std::ssize(found)) return found;
  const int64_t own = found[static_cast<size_t>(first)];
  int64_t other = own;
  forProblemsOf(first, unknowns, local, problems, [&](int64_t problem) { other = other == own ? problem : other; });
  return errorOf(workload, dimension, {g, first, own, other});
}

/// The values of instances, summed by problem.
Result<VectorPlan> planValues(const Workload& workload, const std::string& dimension, const ProblemsOf& problems,
                              std::vector<std::vector<int32_t>>& problemsOfGroups) {
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, kKind);
  std::vector<BlockGroup> groups(workload.groups.size());
  std::vector<LocalBlocks> members(groups.size());  // a block is a problem, the last one none
  for (size_t g = 0; g < groups.size(); ++g) {
    if (!takesPart(workload, g, kKind)) continue;
    const LocalBlocks local = localBlocks(workload, g, unknowns, BlocksOf::Columns);
    auto found = problemsOfInstances(workload, g, unknowns, local, problems, dimension);
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
  return sums ? Result<VectorPlan>({std::move(*sums), {}}) : Result<VectorPlan>(sums.error());
}

}  // namespace

Result<SeparatePlan> planSeparate(const Workload& workload, const std::string& dimension) {
  const auto problems = ProblemsOf::make(workload, dimension);
  if (!problems) return problems.error();
  std::vector<std::vector<int32_t>> problemsOfGroups(workload.groups.size());
  auto values = planValues(workload, dimension, *problems, problemsOfGroups);
  if (!values) return values.error();
  auto matrix = planSquare(workload, kKind, Triangle::Lower, Storage::Blocks, EntryOrder::OneByOne);
  if (!matrix) return matrix.error();
  auto gradient = planVector(workload, kKind, EntryOrder::OneByOne);
  if (!gradient) return gradient.error();
  return SeparatePlan{std::move(*matrix), std::move(*gradient), std::move(*values), std::move(problemsOfGroups)};
}

}  // namespace hgc
