/// Plans for problems that share no unknowns.
#include <fmt/format.h>

#include <algorithm>

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

/// The problem of each instance of a group.
Result<std::vector<int32_t>> problemsOfInstances(const Workload& workload, size_t g, const UnknownBlocks& unknowns,
                                                 const LocalBlocks& local, const ProblemsOf& problems,
                                                 const std::string& dimension) {
  std::vector<int32_t> found(static_cast<size_t>(workload.groups[g].count), -1);
  for (int64_t i = 0; i < std::ssize(found); ++i) {
    for (size_t b = 0; b < local.blocks.size(); ++b) {
      const SymbolId symbol = local.blocks[b].symbol;
      const int64_t width = unknowns.width[symbol], first = (local.at(i, b) - unknowns.first[symbol]) * width;
      for (const int64_t scalar : {first, first + width - 1}) {
        const int64_t problem = problems.of(symbol, scalar);
        int32_t& own = found[static_cast<size_t>(i)];
        if (own != -1 && own != problem) return errorOf(workload, dimension, {g, i, own, problem});
        own = static_cast<int32_t>(problem);
      }
    }
  }
  return found;
}

/// The values of instances, summed by problem.
Result<VectorPlan> planValues(const Workload& workload, const std::string& dimension, const ProblemsOf& problems,
                              std::vector<std::vector<int32_t>>& problemsOfGroups) {
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, kKind);
  std::vector<BlockGroup> groups(workload.groups.size());
  std::vector<std::vector<BlockEntry>> entries(static_cast<size_t>(problems.count()));
  for (size_t g = 0; g < groups.size(); ++g) {
    if (!takesPart(workload, g, kKind)) continue;
    const LocalBlocks local = localBlocks(workload, g, unknowns, BlocksOf::Columns);
    auto found = problemsOfInstances(workload, g, unknowns, local, problems, dimension);
    if (!found) return found.error();
    const uint32_t width = widthOf(workload, g, kKind);
    groups[g] = {workload.groups[g].segments(), width, {{1, 1, false, {width - 1}}}};
    for (int64_t i = 0; i < std::ssize(*found); ++i) {
      const int64_t problem = (*found)[static_cast<size_t>(i)];
      if (problem >= 0) entries[static_cast<size_t>(problem)].push_back({0, static_cast<uint32_t>(g), 0, false, i});
    }
    problemsOfGroups[g] = std::move(*found);
  }
  BlockAxis rows;
  for (int64_t p = 0; p < problems.count(); ++p) rows.begin.push_back(p + 1);
  const auto list = [&](int64_t row, std::vector<BlockEntry>& listed) {
    listed = entries[static_cast<size_t>(row)];
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
