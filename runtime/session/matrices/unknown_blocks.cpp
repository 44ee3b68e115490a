#include "runtime/session/matrices/unknown_blocks.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// A gather of an unknown, with the column of each component of its row, or kNone.
struct Read {
  uint32_t gather = 0;
  SymbolId symbol = 0;
  std::vector<uint32_t> columns;

  bool isWhole() const { return std::ranges::count(columns, kNone) == 0; }
};

/// The gathers of unknowns of a group, in the order of columns.
std::vector<Read> readsOf(const Workload& workload, size_t g) {
  const GatherLayout& layout = layoutOf(workload, g);
  std::vector<Read> reads;
  uint32_t columns = 0;
  for (const Column& column : layout.columns) {
    if (symbolOf(layout, column) != SymbolKind::Var) continue;
    const uint32_t port = layout.gathers[column.gather].port;
    if (reads.empty() || reads.back().gather != column.gather) {
      reads.push_back(
          {column.gather, workload.artefact->plan.groups[g].ports[port], std::vector(layout.ports[port].width, kNone)});
    }
    reads.back().columns[column.component] = columns++;
  }
  return reads;
}

/// `fits(read)`: whether the rows of a gather may be blocks.
UnknownBlocks cut(const Workload& workload, KernelKind kind, const auto& fits) {
  const size_t symbols = workload.bound.symbols.size();
  UnknownBlocks unknowns{{}, std::vector<uint32_t>(symbols, 0), std::vector<int64_t>(symbols, 0)};
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    if (!takesPart(workload, g, kind)) continue;
    for (const Read& read : readsOf(workload, g)) {
      uint32_t& width = unknowns.width[read.symbol];
      const bool agrees = width == 0 || width == read.columns.size();
      width = agrees && fits(read) ? static_cast<uint32_t>(read.columns.size()) : 1;
    }
  }
  for (SymbolId symbol = 0; symbol < symbols; ++symbol) {
    if (workload.artefact->program.symbols[symbol].kind != SymbolKind::Var) continue;
    std::vector<int64_t>& begin = unknowns.axis.begin;
    unknowns.first[symbol] = unknowns.axis.blocks();
    unknowns.width[symbol] = std::max(unknowns.width[symbol], 1U);
    const BoundSymbol& bound = workload.bound.symbols[symbol];
    for (int64_t count = bound.rows * bound.width / unknowns.width[symbol]; count > 0; --count)
      begin.push_back(begin.back() + unknowns.width[symbol]);
  }
  return unknowns;
}

}  // namespace

UnknownBlocks rowsOfUnknowns(const Workload& workload, KernelKind kind) {
  return cut(workload, kind, [](const Read&) { return true; });
}

UnknownBlocks blocksOfUnknowns(const Workload& workload, KernelKind kind) {
  return cut(workload, kind, [](const Read& read) { return read.isWhole(); });
}

size_t LocalBlocks::firstOf(int64_t instance, size_t block) const {
  size_t first = 0;
  while (at(instance, first) != at(instance, block)) ++first;
  return first;
}

namespace {

void findRepeats(int64_t instances, LocalBlocks& local) {
  if (local.blocks.size() < 2) return;
  constexpr int64_t kPiece = 1 << 15;
  std::vector<std::vector<int64_t>> found(static_cast<size_t>((instances + kPiece - 1) / kPiece));
  forAll(std::ssize(found), [&](int64_t piece) {
    for (int64_t i = piece * kPiece; i < std::min(instances, (piece + 1) * kPiece); ++i) {
      bool repeats = false;
      for (size_t b = 1; b < local.blocks.size() && !repeats; ++b) repeats = local.firstOf(i, b) != b;
      if (repeats) found[static_cast<size_t>(piece)].push_back(i);
    }
  });
  for (const std::vector<int64_t>& some : found) local.repeats.insert(local.repeats.end(), some.begin(), some.end());
}

}  // namespace

LocalBlocks localBlocks(const Workload& workload, size_t g, const UnknownBlocks& unknowns, BlocksOf which) {
  const GroupData& data = workload.groups[g];
  const std::vector<Read> reads = readsOf(workload, g);
  LocalBlocks local;
  struct Place {
    size_t read;
    uint32_t first;  // component of its row
  };
  std::vector<Place> places;  // of the blocks
  for (size_t r = 0; r < reads.size(); ++r) {
    const std::span<const uint32_t> columns = reads[r].columns;
    const uint32_t width = unknowns.width[reads[r].symbol];
    for (uint32_t first = 0; first < columns.size(); first += width) {
      const auto own = columns.subspan(first, width);
      const bool isRead = std::ranges::count(own, kNone) != std::ssize(own);
      if (!isRead && which == BlocksOf::Columns) continue;
      local.blocks.push_back({reads[r].symbol, {own.begin(), own.end()}});
      places.push_back({r, first});
    }
    local.columns += static_cast<uint32_t>(std::ssize(columns) - std::ranges::count(columns, kNone));
  }
  local.which.resize(static_cast<size_t>(data.count) * local.blocks.size());
  std::vector<int32_t> listed;
  for (size_t b = 0; b < places.size(); ++b) {
    const Read& read = reads[places[b].read];
    const bool areKept = !data.rows[read.gather].empty();
    if (!areKept && (b == 0 || places[b].read != places[b - 1].read))
      listed = listRows(workload.artefact->program, workload.artefact->plan.groups[g], layoutOf(workload, g),
                        workload.bound, data, read.gather);
    const std::vector<int32_t>& rows = areKept ? data.rows[read.gather] : listed;
    const uint32_t width = unknowns.width[read.symbol];
    const int64_t step = std::ssize(read.columns) / width;
    const int64_t first = unknowns.first[read.symbol] + places[b].first / width;
    forStretches(data.count, [&](int64_t from, int64_t to) {
      for (auto i = static_cast<size_t>(from); i < static_cast<size_t>(to); ++i)
        local.which[i * local.blocks.size() + b] = static_cast<uint32_t>(first + rows[i] * step);
    });
  }
  findRepeats(data.count, local);
  return local;
}

namespace {

/// Calls `visit(group, place in LocalBlocks::which, block)` for all readers of blocks [first, last), in order.
template <class Visit>
void forReads(std::span<const LocalBlocks> groups, int64_t first, int64_t last, const Visit& visit) {
  for (uint32_t g = 0; g < groups.size(); ++g) {
    const std::vector<uint32_t>& which = groups[g].which;
    for (size_t k = 0; k < which.size(); ++k) {
      if (which[k] >= first && which[k] < last) visit(g, k, which[k]);
    }
  }
}

}  // namespace

/// Each thread scans all readers for its own blocks, which finds them in order without memory for sorting.
Readers readersOf(const BlockAxis& axis, std::span<const LocalBlocks> groups) {
  constexpr int64_t kFewBlocks = 1 << 12;
  const int64_t blocks = axis.blocks();
  const int64_t tasks = std::max<int64_t>(1, std::min(LoopsOf::concurrency(), blocks / kFewBlocks));
  const auto forBlocks = [&](const auto& work) {
    forAll(tasks, [&](int64_t task) { work(blocks * task / tasks, blocks * (task + 1) / tasks); });
  };
  Readers all;
  all.begin.assign(static_cast<size_t>(blocks) + 1, 0);
  forBlocks([&](int64_t first, int64_t last) {
    forReads(groups, first, last, [&](uint32_t, size_t, uint32_t block) { ++all.begin[size_t{block} + 1]; });
  });
  for (size_t k = 1; k < all.begin.size(); ++k) all.begin[k] += all.begin[k - 1];
  all.readers.resize(all.begin.back());
  forBlocks([&](int64_t first, int64_t last) {
    std::vector<uint64_t> next(all.begin.begin() + first, all.begin.begin() + last);
    forReads(groups, first, last, [&](uint32_t g, size_t k, uint32_t block) {
      const size_t width = groups[g].blocks.size();
      all.readers[next[static_cast<size_t>(block - first)]++] = {g, static_cast<uint32_t>(k % width),
                                                                 static_cast<int64_t>(k / width)};
    });
  });
  return all;
}

Repeats repeatsOf(const LocalBlocks& local) {
  Repeats repeats{local.repeats, local.columns, {}};
  for (const int64_t instance : local.repeats) {
    const size_t begin = repeats.first.size();
    repeats.first.resize(begin + local.columns);
    for (size_t b = 0; b < local.blocks.size(); ++b) {
      const LocalBlocks::Block& first = local.blocks[local.firstOf(instance, b)];
      for (size_t c = 0; c < first.columns.size(); ++c) {
        if (local.blocks[b].columns[c] != kNone) repeats.first[begin + local.blocks[b].columns[c]] = first.columns[c];
      }
    }
  }
  return repeats;
}

namespace {

/// Calls `visit(lane of its tile, firsts)` for the instances among `begin` to `end`.
template <class Visit>
void forRepeats(const Repeats& repeats, double* tiles, uint32_t width, int64_t begin, int64_t end, const Visit& visit) {
  const auto first = std::ranges::lower_bound(repeats.instances, begin);
  for (auto at = first; at != repeats.instances.end() && *at < end; ++at) {
    const int64_t from = *at - begin;
    visit(tiles + from / kTile * kTile * width + from % kTile,
          repeats.firstsOf(static_cast<size_t>(at - repeats.instances.begin())));
  }
}

}  // namespace

void Repeats::mergeTriangles(double* tiles, uint32_t width, int64_t begin, int64_t end) const {
  forRepeats(*this, tiles, width, begin, end, [&](double* lane, std::span<const uint32_t> firsts) {
    const size_t n = columns;
    std::vector<double> merged(n * n, 0.0);
    for (uint32_t r = 0; r < n; ++r) {
      for (uint32_t c = 0; c < n; ++c)
        merged[firsts[r] * n + firsts[c]] += lane[triangleOf(std::max(r, c), std::min(r, c)) * kTile];
    }
    for (uint32_t r = 0; r < n; ++r) {
      for (uint32_t c = 0; c <= r; ++c) lane[triangleOf(r, c) * kTile] = merged[r * n + c];
    }
  });
}

void Repeats::mergeRows(double* tiles, uint32_t width, uint32_t from, uint32_t rows, int64_t begin, int64_t end) const {
  forRepeats(*this, tiles, width, begin, end, [&](double* lane, std::span<const uint32_t> firsts) {
    for (uint32_t r = 0; r < rows; ++r) {
      for (uint32_t c = 0; c < columns; ++c) {
        double* const row = lane + (from + r * columns) * kTile;
        if (firsts[c] != c) row[firsts[c] * kTile] += row[c * kTile];
      }
    }
  });
}

}  // namespace hgc
