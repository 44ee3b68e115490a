#include "runtime/session/matrices/problems_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "runtime/data/threads/loops.h"
#include "runtime/session/collector.h"

namespace hgc {

Result<ProblemsOf> ProblemsOf::make(const Workload& workload, const std::string& dimension) {
  const Program& program = workload.artefact->program;
  const auto dim = std::ranges::find(program.dims, dimension, &Dim::name);
  if (dim == program.dims.end())
    return Error{fmt::format("the program has no dimension `{}`", dimension), "", ErrorKind::Usage};
  const auto id = static_cast<DimId>(dim - program.dims.begin());
  ProblemsOf made;
  made.dimension_ = dimension;
  made.problems_ = workload.bound.sizes[id];
  made.scalars_.resize(program.symbols.size());
  made.first_.resize(program.symbols.size());
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
    made.first_[symbol] = made.size_;
    made.size_ += made.scalars_[symbol];
  }
  return made;
}

namespace {

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
          "problems that are solved at once, each on its own, share no terms", ErrorKind::Program};
}

/// Calls `visit(problem)` for the problems whose unknowns an instance reads.
void forProblemsOf(int64_t instance, const UnknownBlocks& unknowns, const LocalBlocks& local,
                   const ProblemsOf& problems, const auto& visit) {
  for (size_t b = 0; b < local.blocks.size(); ++b) {
    const SymbolId symbol = local.blocks[b].symbol;
    const int64_t width = unknowns.width[symbol], first = (local.at(instance, b) - unknowns.first[symbol]) * width;
    visit(problems.of(symbol, first));
    if (width > 1) visit(problems.of(symbol, first + width - 1));
  }
}

}  // namespace

Result<std::vector<int32_t>> problemsOfInstances(const Workload& workload, size_t g, const UnknownBlocks& unknowns,
                                                 const LocalBlocks& local, const ProblemsOf& problems) {
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
  return errorOf(workload, problems.dimension(), {g, first, own, other});
}

void addResiduals(const Workload& workload, size_t g, const std::vector<int32_t>& problems,
                  std::vector<int64_t>& residuals) {
  const Program& program = workload.artefact->program;
  const std::vector<TermId>& terms = workload.artefact->plan.groups[g].terms;
  const auto widthOf = [&](size_t term) { return int64_t{program.terms[terms[term]].width}; };
  const int64_t ofAll = widthOf(0);
  for (size_t i = 0; i < problems.size(); ++i) {
    if (problems[i] >= 0) residuals[static_cast<size_t>(problems[i])] += terms.size() == 1 ? ofAll : widthOf(i);
  }
}

}  // namespace hgc
