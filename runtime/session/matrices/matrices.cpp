#include "runtime/session/matrices/matrices.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

namespace hgc {
namespace {

constexpr auto everyGroup = [](size_t) { return true; };

/// By group, its blocks and what they add to a matrix; empty for groups without part in it.
struct Members {
  std::vector<LocalBlocks> local;
  std::vector<BlockGroup> groups;
};

Members membersOf(const Workload& workload, KernelKind kind, const UnknownBlocks& unknowns, BlocksOf which,
                  const auto& isMember, const auto& sourcesOf) {
  Members members;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    members.local.emplace_back();
    members.groups.emplace_back();
    if (!takesPart(workload, g, kind) || !isMember(g)) continue;
    members.local.back() = localBlocks(workload, g, unknowns, which);
    members.groups.back() = {workload.groups[g].segments(), widthOf(workload, g, kind),
                             sourcesOf(members.local.back())};
  }
  return members;
}

std::vector<SymbolId> unknownsOf(const LocalBlocks& local) {
  std::vector<SymbolId> unknowns(local.columns);
  for (const LocalBlocks::Block& block : local.blocks) {
    for (const uint32_t column : block.columns) {
      if (column != kNone) unknowns[column] = block.symbol;
    }
  }
  return unknowns;
}

Result<MatrixPlan> planOf(const Members& members, Result<BlockSums> sums) {
  if (!sums) return sums.error();
  MatrixPlan plan{{std::move(*sums)}};
  for (size_t g = 0; g < members.groups.size(); ++g) {
    plan.width.push_back(members.groups[g].width);
    plan.repeats.push_back(repeatsOf(members.local[g]));
    plan.unknowns.push_back(unknownsOf(members.local[g]));
  }
  return plan;
}

/// The number of the source for a pair of blocks, column <= row. If both triangles are stored, pairs of different
/// blocks have two sources: the next one is for the upper triangle.
size_t pairOf(size_t row, size_t column, bool both) {
  return both ? row * row + 2 * column : row * (row + 1) / 2 + column;
}

std::vector<BlockSource> squareSources(const LocalBlocks& local, bool both) {
  std::vector<BlockSource> sources;
  for (size_t a = 0; a < local.blocks.size(); ++a) {
    for (size_t b = 0; b <= a; ++b) {
      const auto& rows = local.blocks[a].columns;
      const auto& columns = local.blocks[b].columns;
      BlockSource source{static_cast<uint32_t>(rows.size()), static_cast<uint32_t>(columns.size()), a == b, {}};
      for (const uint32_t row : rows) source.numbers.push_back(triangleOf(row, columns.front()));
      sources.insert(sources.end(), both && a != b ? 2 : 1, source);
    }
  }
  return sources;
}

bool isIn(Triangle triangle, int64_t row, int64_t column) {
  return triangle == Triangle::Both || row == column || (row > column) == (triangle == Triangle::Lower);
}

/// Converts repeats for devices.
AssemblyRepeats repeatsFor(const Repeats& repeats) {
  AssemblyRepeats given{repeats.columns, {}, repeats.first};
  for (const int64_t instance : repeats.instances) given.instances.push_back(static_cast<uint32_t>(instance));
  return given;
}

Result<uint32_t> adopt(Executable& executable, const VectorPlan& given) {
  auto plan = planAssembly(given.sums);
  if (!plan) return plan.error();
  for (size_t g = 0; g < given.repeats.size(); ++g) plan->groups[g].repeats = repeatsFor(given.repeats[g]);
  return executable.adopt(*plan);
}

}  // namespace

bool isAdopted(Executable& executable, VectorPlan& plan) {
  if (!plan.adopted) plan.adopted = adopt(executable, plan);
  return static_cast<bool>(*plan.adopted);
}

Result<MatrixPlan> planSquare(const Workload& workload, KernelKind kind, Triangle triangle, Storage storage,
                              EntryOrder order) {
  const bool both = triangle == Triangle::Both;
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, kind);
  const Members members = membersOf(workload, kind, unknowns, BlocksOf::Columns, everyGroup,
                                    [&](const LocalBlocks& local) { return squareSources(local, both); });
  const Readers readers = readersOf(unknowns.axis, members.local);
  const auto list = [&](int64_t row, std::vector<BlockEntry>& entries) {
    for (const auto& [g, a, instance] : readers.of(row)) {
      const LocalBlocks& local = members.local[g];
      if (!local.isFirst(instance, a)) continue;
      for (size_t b = 0; b < local.blocks.size(); ++b) {
        const uint32_t column = local.at(instance, b);
        if (!isIn(triangle, row, column) || !local.isFirst(instance, b)) continue;
        const size_t pair = pairOf(std::max<size_t>(a, b), std::min<size_t>(a, b), both) + (both && a < b ? 1 : 0);
        entries.push_back({column, g, static_cast<uint32_t>(pair), a < b, instance});
      }
    }
  };
  return planOf(members, BlockSums::make(unknowns.axis, unknowns.axis, triangle, members.groups, list, storage, order));
}

Result<VectorPlan> planVector(const Workload& workload, KernelKind kind, EntryOrder order) {
  const UnknownBlocks unknowns = rowsOfUnknowns(workload, kind);
  const Members members =
      membersOf(workload, kind, unknowns, BlocksOf::WholeRows, everyGroup, [&](const LocalBlocks& local) {
        std::vector<BlockSource> sources;
        for (const LocalBlocks::Block& block : local.blocks) {
          sources.push_back({static_cast<uint32_t>(block.columns.size()), 1, false, block.columns});
          for (uint32_t& number : sources.back().numbers) number += number == kNone ? 0 : triangleOf(local.columns, 0);
        }
        return sources;
      });
  const Readers readers = readersOf(unknowns.axis, members.local);
  const auto list = [&](int64_t row, std::vector<BlockEntry>& entries) {
    for (const auto& [g, block, instance] : readers.of(row)) entries.push_back({0, g, block, false, instance});
    if (entries.empty()) entries.push_back({});
  };
  auto sums = BlockSums::make(unknowns.axis, {{0, 1}}, Triangle::Both, members.groups, list, Storage::Rows, order);
  return sums ? Result<VectorPlan>({std::move(*sums)}) : Result<VectorPlan>(sums.error());
}

namespace {

std::vector<BlockSource> rowSources(const LocalBlocks& local, uint32_t width) {
  std::vector<BlockSource> sources;
  for (const LocalBlocks::Block& block : local.blocks) {
    BlockSource source{width, static_cast<uint32_t>(block.columns.size()), false, {}};
    for (uint32_t r = 0; r < width; ++r) source.numbers.push_back(width + r * local.columns + block.columns.front());
    sources.push_back(std::move(source));
  }
  return sources;
}

}  // namespace

Result<MatrixPlan> planJacobian(const Workload& workload, const Term& term) {
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, KernelKind::Jacobian);
  std::vector<std::pair<size_t, int64_t>> own;  // by instance of the term: group and instance there, or {SIZE_MAX, 0}
  std::vector<bool> isMember(workload.groups.size(), false);
  forInstancesOf(workload, term, [&](size_t g, int64_t i, int64_t instance) {
    if (own.size() <= static_cast<size_t>(instance)) own.resize(static_cast<size_t>(instance) + 1, {SIZE_MAX, 0});
    own[static_cast<size_t>(instance)] = {g, i};
    isMember[g] = true;
  });
  Members members = membersOf(
      workload, KernelKind::Jacobian, unknowns, BlocksOf::Columns, [&](size_t g) { return isMember[g]; },
      [&](const LocalBlocks& local) { return rowSources(local, term.width); });
  BlockAxis rows;
  for (size_t k = 0; k < own.size(); ++k) rows.begin.push_back(rows.begin.back() + term.width);
  const auto list = [&](int64_t row, std::vector<BlockEntry>& entries) {
    const auto& [g, instance] = own[static_cast<size_t>(row)];
    if (g == SIZE_MAX) return;
    const LocalBlocks& local = members.local[g];
    for (uint32_t b = 0; b < local.blocks.size(); ++b) {
      if (local.isFirst(instance, b))
        entries.push_back({local.at(instance, b), static_cast<uint32_t>(g), b, false, instance});
    }
  };
  return planOf(members, BlockSums::make(rows, unknowns.axis, Triangle::Both, members.groups, list));
}

Result<BlockRowsPlan> planBlockRows(const Workload& workload, const Term& term) {
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, KernelKind::Jacobian);
  if (unknowns.axis.scalars() > std::numeric_limits<int32_t>::max())
    return Error{"the unknowns have more scalars than the columns of blocks can number", "take the Jacobian by rows"};
  BlockRowsPlan plan;
  plan.rows.resize(workload.groups.size());
  std::vector<LocalBlocks> local(workload.groups.size());
  std::set<uint32_t> sizes;
  forInstancesOf(workload, term, [&](size_t g, int64_t i, int64_t instance) {
    if (plan.rows[g].empty()) {
      plan.rows[g].assign(static_cast<size_t>(workload.groups[g].count), -1);
      local[g] = localBlocks(workload, g, unknowns, BlocksOf::Columns);
      sizes.insert(local[g].columns);
    }
    plan.rows[g][static_cast<size_t>(i)] = instance;
    ++plan.instances;
  });
  if (sizes.size() > 1) {
    return Error{fmt::format("the instances of `{}` read from {} to {} unknown scalars: blocks of no common shape",
                             term.name, *sizes.begin(), *sizes.rbegin()),
                 "write the Jacobian as Matrix Market or by compressed rows"};
  }
  plan.size = sizes.empty() ? 0 : *sizes.begin();
  std::vector<int32_t> columns(static_cast<size_t>(plan.instances) * plan.size);
  for (size_t g = 0; g < local.size(); ++g) {
    for (size_t i = 0; i < plan.rows[g].size(); ++i) {
      for (size_t b = 0; b < local[g].blocks.size() && plan.rows[g][i] >= 0; ++b) {
        const int64_t first = unknowns.axis.begin[local[g].at(static_cast<int64_t>(i), b)];
        int32_t* const own = columns.data() + plan.rows[g][i] * plan.size;
        for (size_t c = 0; c < local[g].blocks[b].columns.size(); ++c) {
          const uint32_t column = local[g].blocks[b].columns[c];
          if (column != kNone) own[column] = static_cast<int32_t>(first + static_cast<int64_t>(c));
        }
      }
    }
  }
  plan.columns = std::make_shared<const Array>(Array::of({plan.instances, plan.size}, std::move(columns)));
  return plan;
}

}  // namespace hgc
