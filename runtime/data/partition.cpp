#include "runtime/data/partition.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "ir/kernel/abi.h"
#include "ir/term_source.h"
#include "runtime/data/index/failure.h"
#include "runtime/data/index/program.h"

namespace hgc {

IndexContext contextOf(const Program& program, const Bound& bound, const Term& term) {
  IndexContext context;
  context.program = &program;
  context.bound = &bound;
  context.domain = term.domain;
  context.termName = term.name;
  return context;
}

namespace {

Result<int64_t> domainSize(const Program& program, const Bound& bound, const Term& term) {
  if (std::ranges::any_of(term.domain, [&](DimId dim) { return bound.sizes[dim] == 0; })) return int64_t{0};
  int64_t count = 1;
  for (const DimId dim : term.domain) {
    if (bound.sizes[dim] < 0) {
      return Error{fmt::format("the size of dimension `{}` is not known", program.dims[dim].name),
                   "bind an array that has it"};
    }
    if (__builtin_mul_overflow(count, bound.sizes[dim], &count) || count > INT32_MAX - kTile) {
      return Error{fmt::format("`{}` has more than 2147483639 instances", term.name),
                   "run parts of the data, and add up their results"};
    }
  }
  return count;
}

/// The length of the ragged row `row`, for each of `instances`.
Result<std::vector<uint32_t>> rowLengths(const Program& program, const Bound& bound, TermId term, const Graph& graph,
                                         SymbolId symbol, NodeId row, const std::vector<int32_t>& instances) {
  const Term& declared = program.terms[term];
  IndexContext context = contextOf(program, bound, declared);
  context.instances = instances;
  const std::span<const int64_t> begins = bound.symbols[symbol].rowBegin;
  if (begins.empty()) {
    const std::string& name = program.symbols[symbol].name;
    return Error{fmt::format("the lengths of the rows of `{}` must be known to make kernels", name),
                 fmt::format("bind it with -b {}=DATA", name)};
  }
  std::vector<int32_t> rows(instances.size());
  const IndexRoot root{row, rows, {}, symbol, static_cast<int64_t>(begins.size()) - 1};
  const Status done = evaluateIndices(graph, {&root, 1}, context, static_cast<int64_t>(instances.size()));
  if (!done) return done.error();
  std::vector<uint32_t> lengths(rows.size());
  std::ranges::transform(rows, lengths.begin(), [&](int32_t r) {
    return static_cast<uint32_t>(begins[static_cast<size_t>(r) + 1] - begins[static_cast<size_t>(r)]);
  });
  return lengths;
}

/// Distributes the instances of one term among its groups, selector by selector.
class Partitioner {
 public:
  Partitioner(const Program& program, const LaunchPlan& plan, const Bound& bound, TermId term,
              std::vector<GroupData>& data)
      : program_(program), plan_(plan), bound_(bound), term_(term), data_(data) {}

  Status partition(const std::vector<uint32_t>& groups, const std::vector<int32_t>& instances, size_t depth) {
    const Group& first = plan_.groups[groups.front()];
    if (depth == first.selectors.size()) {
      data_[groups.front()].flat = instances;
      data_[groups.front()].count = static_cast<int64_t>(instances.size());
      return Done{};
    }
    const Selector& selector = first.selectors[depth];
    const auto lengths =
        rowLengths(program_, bound_, term_, first.selectorGraph, selector.symbol, selector.row, instances);
    if (!lengths) return lengths.error();
    std::map<uint32_t, std::vector<int32_t>> byLength;
    const auto takenBy = [&](uint32_t length) {
      std::vector<uint32_t> fitting;
      std::ranges::copy_if(groups, std::back_inserter(fitting),
                           [&](uint32_t g) { return plan_.groups[g].selectors[depth].length == length; });
      return fitting;
    };
    for (size_t k = 0; k < instances.size(); ++k) {
      const uint32_t length = (*lengths)[k];
      byLength[takenBy(length).empty() ? loweredLength(length) : length].push_back(instances[k]);
    }
    for (const auto& [length, chosen] : byLength) {
      const std::vector<uint32_t> fitting = takenBy(length);
      if (fitting.empty()) return unknownLength(selector, length, chosen.front());
      if (const Status done = partition(fitting, chosen, depth + 1); !done) return done.error();
    }
    return Done{};
  }

 private:
  Status unknownLength(const Selector& selector, uint32_t length, int32_t instance) const {
    const std::string& name = program_.symbols[selector.symbol].name;
    return Error{
        fmt::format("`{}` meets a row of `{}` of length {}, for which the program was not built",
                    instanceName(contextOf(program_, bound_, program_.terms[term_]), instance), name,
                    length == kLongRow ? fmt::format("more than {}", kLongestUnrolled) : std::to_string(length)),
        fmt::format("build it with --lengths {}=A..B that includes {}, or with -b {}=DATA", name,
                    length == kLongRow ? kLongestUnrolled + 1 : length, name)};
  }

  const Program& program_;
  const LaunchPlan& plan_;
  const Bound& bound_;
  TermId term_;
  std::vector<GroupData>& data_;
};

/// Fails unless the data has the sizes that kernels are compiled for.
Status checkSizes(const Program& program, const LaunchPlan& plan, const Bound& bound) {
  for (const Group& group : plan.groups) {
    const std::vector<uint32_t>& sizes = plan.topologies[group.topology].sizes;
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (sizes[d] == 0 || bound.sizes[group.dims[d]] == sizes[d]) continue;
      return Error{fmt::format("`{}` was compiled for data where {} is {}, and here it is {}",
                               program.terms[group.terms.front()].name, program.dims[group.dims[d]].name, sizes[d],
                               bound.sizes[group.dims[d]]),
                   "compile it with this data, or for any sizes with `hgc build`"};
    }
  }
  return Done{};
}

}  // namespace

Status partitionTerms(const Program& program, const LaunchPlan& plan, const Bound& bound,
                      std::vector<GroupData>& data) {
  if (const Status fits = checkSizes(program, plan, bound); !fits) return fits.error();
  std::map<std::pair<TermId, bool>, std::vector<uint32_t>> groupsOf;  // by term and whether fields are inlined
  for (uint32_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    const bool recorded = group.selectors.empty() && plan.topologies[group.topology].rank == 0;
    if (recorded) data[g].count = static_cast<int64_t>(group.terms.size());
    else groupsOf[{group.terms.front(), plan.topologies[group.topology].inlined}].push_back(g);
  }
  for (const auto& [of, groups] : groupsOf) {
    const TermId term = of.first;
    const auto count = domainSize(program, bound, program.terms[term]);
    if (!count) return count.error();
    if (plan.groups[groups.front()].selectors.empty()) {
      data[groups.front()].count = *count;
      continue;
    }
    std::vector<int32_t> all(static_cast<size_t>(*count));
    std::iota(all.begin(), all.end(), 0);
    if (all.empty()) continue;
    if (const Status done = Partitioner(program, plan, bound, term, data).partition(groups, all, 0); !done)
      return done.error();
  }
  return Done{};
}

namespace {

/// The instances of a term whose rows have the lengths of the selectors.
Result<std::vector<int32_t>> instancesLeft(const Program& program, const Bound& bound, TermId term, const Graph& graph,
                                           std::span<const Selector> selectors) {
  const auto count = domainSize(program, bound, program.terms[term]);
  if (!count) return count.error();
  std::vector<int32_t> instances(static_cast<size_t>(*count));
  std::iota(instances.begin(), instances.end(), 0);
  for (const Selector& selector : selectors) {
    const auto lengths = rowLengths(program, bound, term, graph, selector.symbol, selector.row, instances);
    if (!lengths) return lengths.error();
    std::vector<int32_t> rest;
    for (size_t k = 0; k < instances.size(); ++k) {
      if (isLoweredFor(selector.length, (*lengths)[k])) rest.push_back(instances[k]);
    }
    instances = std::move(rest);
  }
  return instances;
}

}  // namespace

Result<std::vector<uint32_t>> lengthsOccurring(const Program& program, const Bound& bound, TermId term,
                                               const Graph& graph, std::span<const Selector> selectors, SymbolId symbol,
                                               NodeId row) {
  const auto instances = instancesLeft(program, bound, term, graph, selectors);
  if (!instances) return instances.error();
  auto lengths = rowLengths(program, bound, term, graph, symbol, row, *instances);
  if (!lengths) return lengths.error();
  std::ranges::sort(*lengths);
  lengths->erase(std::unique(lengths->begin(), lengths->end()), lengths->end());
  return lengths;
}

std::string firstOccurrence(const Program& program, const Bound& bound, TermId term, const Graph& graph,
                            std::span<const Selector> selectors, size_t which) {
  const auto instances = instancesLeft(program, bound, term, graph, selectors);
  if (!instances || instances->empty()) return "";
  IndexContext context = contextOf(program, bound, program.terms[term]);
  context.instances = std::span(*instances).first(1);
  const Selector& selector = selectors[which];
  int32_t row = 0;
  const IndexRoot root{selector.row,
                       {&row, 1},
                       {},
                       selector.symbol,
                       static_cast<int64_t>(bound.symbols[selector.symbol].rowBegin.size()) - 1};
  if (!evaluateIndices(graph, {&root, 1}, context, 1)) return "";
  return fmt::format("it is that of row {} of `{}`, which `{}` reads", rowName(program, bound, selector.symbol, row),
                     program.symbols[selector.symbol].name, instanceName(context, 0));
}

}  // namespace hgc
