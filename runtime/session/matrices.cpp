#include "runtime/session/matrices.h"

#include <tbb/parallel_for.h>

#include <algorithm>

#include "runtime/data/stretches.h"
#include "runtime/device/floating_point_mode.h"
#include "runtime/session/collector.h"
#include "runtime/session/fetch.h"
#include "runtime/session/local_columns.h"

namespace hgc {
namespace {

uint64_t triangleOf(uint64_t a, uint64_t b) { return a < b ? b * (b + 1) / 2 + a : a * (a + 1) / 2 + b; }

/// The instances that read each unknown scalar: by group, instance and column.
struct Readers {
  struct Reader {
    uint32_t group, column;
    uint64_t instance;
  };
  std::vector<LocalColumns> columns;  // by group
  std::vector<uint64_t> begin;        // of each scalar
  std::vector<Reader> readers;

  std::span<const Reader> of(int64_t scalar) const {
    const uint64_t first = begin[static_cast<size_t>(scalar)], last = begin[static_cast<size_t>(scalar) + 1];
    return std::span(readers).subspan(first, last - first);
  }
};

Readers readersOf(const Workload& workload, KernelKind kind, const Blocks& blocks) {
  Readers all;
  all.begin.assign(static_cast<size_t>(workload.sizes.unknowns()) + 1, 0);
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const bool hasBlocks = blocks.groups[g].width > 0 && hasKernel(layoutOf(workload, g), kind);
    all.columns.push_back(hasBlocks ? localColumns(workload, g) : LocalColumns());
    for (const int64_t scalar : all.columns.back().scalars) ++all.begin[static_cast<size_t>(scalar) + 1];
  }
  for (size_t k = 1; k < all.begin.size(); ++k) all.begin[k] += all.begin[k - 1];
  all.readers.resize(all.begin.back());
  std::vector<uint64_t> next(all.begin.begin(), all.begin.end() - 1);
  for (uint32_t g = 0; g < all.columns.size(); ++g) {
    const LocalColumns& columns = all.columns[g];
    for (uint64_t k = 0; k < columns.scalars.size(); ++k) {
      const Readers::Reader reader{g, static_cast<uint32_t>(k % columns.count), k / columns.count};
      all.readers[next[static_cast<size_t>(columns.scalars[k])]++] = reader;
    }
  }
  return all;
}

/// The block of one instance, projected. Columns of one scalar are added up first: the instance's Hessian is that by
/// scalars. What they have together stands at the first of them, the others are 0.
void projectBlock(std::span<double> matrix, std::span<const int64_t> scalars) {
  const size_t n = scalars.size();
  std::vector<size_t> first, place(n);
  for (size_t k = 0; k < n; ++k) {
    const auto same = std::ranges::find(first, scalars[k], [&](size_t column) { return scalars[column]; });
    place[k] = static_cast<size_t>(same - first.begin());
    if (same == first.end()) first.push_back(k);
  }
  std::vector<double> merged(first.size() * first.size(), 0.0);
  for (size_t k = 0; k < n * n; ++k) merged[place[k / n] * first.size() + place[k % n]] += matrix[k];
  projectPositive(merged, static_cast<uint32_t>(first.size()));
  std::ranges::fill(matrix, 0.0);
  for (size_t k = 0; k < merged.size(); ++k) matrix[first[k / first.size()] * n + first[k % first.size()]] = merged[k];
}

/// All numbers to `room`.
Status bringTo(Executable& executable, const DeviceInfo& device, const Blocks& blocks, std::vector<double>& room) {
  const Results& left = executable.results();
  room.resize(blocks.size);
  for (size_t g = 0; g < blocks.groups.size(); ++g) {
    const BlockLayout& layout = blocks.groups[g];
    if (layout.width == 0) continue;
    double* const to = room.data() + layout.begin;
    if (layout.tile > 1) {
      const uint64_t end = g + 1 < blocks.groups.size() ? blocks.groups[g + 1].begin : blocks.size;
      const auto* from = reinterpret_cast<const double*>(left.elements[g].front().buffer.address);
      copyScalars(from, static_cast<int64_t>(end - layout.begin), to);
    } else if (const Status done = fetchComponents(executable, device, left.elements[g], {}, to); !done) {
      return done;
    }
  }
  return Done{};
}

void projectTriangles(const Workload& workload, const Blocks& blocks, std::vector<double>& numbers) {
  for (size_t g = 0; g < blocks.groups.size(); ++g) {
    if (blocks.groups[g].width == 0) continue;
    const LocalColumns columns = localColumns(workload, g);
    const uint64_t n = columns.count;
    tbb::parallel_for(uint64_t{0}, static_cast<uint64_t>(workload.groups[g].count), [&](uint64_t i) {
      const FloatingPointMode mode;
      std::vector<double> matrix(n * n);
      const auto place = [&](uint64_t k) -> double& {
        return numbers[blocks.groups[g].at(i, triangleOf(k / n, k % n))];
      };
      for (uint64_t k = 0; k < n * n; ++k) matrix[k] = place(k);
      projectBlock(matrix, std::span(columns.scalars).subspan(i * n, n));
      for (uint64_t k = 0; k < n * n; ++k) place(k) = matrix[k];
    });
  }
}

}  // namespace

Blocks Blocks::of(const Workload& workload, const Results& left, bool isHost) {
  Blocks blocks;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    BlockLayout& layout = blocks.groups.emplace_back();
    layout.begin = blocks.size;
    if (left.elements[g].empty()) continue;
    const Tiles& tiles = left.elements[g].front();
    layout.width = tiles.width;
    if (isHost && left.elements[g].size() == 1) layout.tile = tiles.tile;
    const auto count = static_cast<uint64_t>(workload.groups[g].count);
    blocks.size += (count + layout.tile - 1) / layout.tile * layout.tile * layout.width;
  }
  return blocks;
}

Result<const double*> bring(Executable& executable, const DeviceInfo& device, const Blocks& blocks,
                            std::vector<double>& room) {
  const auto isThere = [](const BlockLayout& layout) { return layout.width > 0; };
  const auto only = std::ranges::find_if(blocks.groups, isThere);
  if (device.isHost && std::ranges::count_if(blocks.groups, isThere) == 1) {
    const auto& tiles = executable.results().elements[static_cast<size_t>(only - blocks.groups.begin())];
    if (tiles.size() == 1 && tiles.front().tile == only->tile)
      return reinterpret_cast<const double*>(tiles.front().buffer.address);
  }
  if (const Status done = bringTo(executable, device, blocks, room); !done) return done.error();
  return room.data();
}

Result<const double*> bringProjected(Executable& executable, const DeviceInfo& device, const Workload& workload,
                                     const Blocks& blocks, std::vector<double>& room) {
  if (const Status done = bringTo(executable, device, blocks, room); !done) return done.error();
  projectTriangles(workload, blocks, room);
  return room.data();
}

Result<SparsePlan> planSquare(const Workload& workload, KernelKind kind, const Blocks& blocks) {
  const Readers readers = readersOf(workload, kind, blocks);
  const int64_t size = workload.sizes.unknowns();
  return SparsePlan::make(size, size, [&](int64_t row, std::vector<SparseEntry>& entries) {
    for (const auto& [g, a, instance] : readers.of(row)) {
      const LocalColumns& columns = readers.columns[g];
      const int64_t* const scalars = columns.scalars.data() + instance * columns.count;
      for (uint32_t b = 0; b < columns.count; ++b)
        entries.push_back({scalars[b], blocks.groups[g].at(instance, triangleOf(a, b))});
    }
  });
}

Result<SparsePlan> planRight(const Workload& workload, const Blocks& blocks) {
  const Readers readers = readersOf(workload, KernelKind::GaussNewton, blocks);
  return SparsePlan::make(workload.sizes.unknowns(), 1, [&](int64_t row, std::vector<SparseEntry>& entries) {
    for (const auto& [g, a, instance] : readers.of(row)) {
      const uint64_t n = readers.columns[g].count;
      entries.push_back({0, blocks.groups[g].at(instance, n * (n + 1) / 2 + a)});
    }
  });
}

Result<SparsePlan> planJacobian(const Workload& workload, const Term& term, const Blocks& blocks) {
  std::vector<std::optional<LocalColumns>> columns(workload.groups.size());
  std::vector<std::pair<size_t, uint64_t>> blockOf;  // by instance of the term: group and instance in it
  Collector(workload).forEachMember([&](size_t g, const Term& member, int64_t from, int64_t count) {
    if (&member != &term || !hasKernel(layoutOf(workload, g), KernelKind::Jacobian)) return;
    if (!columns[g]) columns[g] = localColumns(workload, g);
    const std::vector<int32_t>& flat = workload.groups[g].flat;
    for (int64_t i = from; i < from + count; ++i) {
      const auto instance = static_cast<size_t>(flat.empty() ? i - from : int64_t{flat[static_cast<size_t>(i)]});
      if (blockOf.size() <= instance) blockOf.resize(instance + 1);
      blockOf[instance] = {g, static_cast<uint64_t>(i)};
    }
  });
  const int64_t rows = static_cast<int64_t>(blockOf.size()) * term.width;
  return SparsePlan::make(rows, workload.sizes.unknowns(), [&](int64_t row, std::vector<SparseEntry>& entries) {
    const auto& [g, instance] = blockOf[static_cast<size_t>(row / term.width)];
    if (!columns[g] || blocks.groups[g].width == 0) return;
    const uint32_t n = columns[g]->count;
    const uint64_t first = term.width + static_cast<uint64_t>(row % term.width) * n;
    for (uint32_t k = 0; k < n; ++k)
      entries.push_back({columns[g]->scalars[instance * n + k], blocks.groups[g].at(instance, first + k)});
  });
}

void sumAll(const SparsePlan& plan, const double* numbers, std::vector<double>& values) {
  values.resize(plan.places());
  forStretches(static_cast<int64_t>(values.size()), [&](int64_t first, int64_t last) {
    const FloatingPointMode mode;
    plan.sum(static_cast<size_t>(first), static_cast<size_t>(last), numbers, values.data());
  });
}

}  // namespace hgc
