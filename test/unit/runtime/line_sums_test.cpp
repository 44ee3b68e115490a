/// Sums along lines against the definition of the order (docs/decisions/0001-canonical-sums.md), on random programs of
/// indices: shifted, strided, reversed, clamped, wrapped, and of borders wider than the domain.
#include "runtime/sum/line_sums.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>

#include "test/unit/naive_sums.h"

namespace hgc::line_sums_test {
namespace {

/// A group whose instances read an unknown of rank 1 to 3 at random affine places.
class Case {
 public:
  explicit Case(uint64_t seed) : engine_(seed) {
    const uint32_t rank = 1 + below(3);
    layout.dense = true;
    layout.rank = rank;
    layout.ports = {{SymbolKind::Var, 1 + below(3)}};
    for (uint32_t axis = 0; axis < rank; ++axis) {
      const uint32_t size = axis + 1 < rank ? below(4) == 0 ? 1 : 1 + below(10) : 64 + below(rank == 1 ? 9'000 : 200);
      bound.sizes.push_back(size);
      group.dims.push_back(axis);
      term.domain.push_back(axis);
      source.segments.instances *= size;
    }
    source.segments = segmentsOf(source.segments.instances, below(2000));
    isAlike_ = below(4) != 0;
    axes_ = isAlike_ ? rank : 1 + below(3);
    for (uint32_t axis = 0; axis < axes_; ++axis) {
      const bool isDomain = isAlike_ || (axis < rank && below(4) != 0);
      bound.sizes.push_back(isDomain ? bound.sizes[axis] : below(6) == 0 ? 1 : 1 + below(400));
      rows *= bound.sizes.back();
      group.dims.push_back(rank + axis);
    }
    const uint32_t gathers = 1 + below(below(3) == 0 ? 32 : 8);
    const uint32_t sameAxis = isAlike_ ? rank - 1 : below(axes_);
    for (uint32_t g = 0; g < gathers; ++g) layout.gathers.push_back({0, row(sameAxis), components()});
    source.layout = &layout;
    source.context.bound = &bound;
    source.context.dims = group.dims;
    source.context.domain = term.domain;
  }

  GatherLayout layout;
  Group group;
  Bound bound;
  Term term;
  LineSource source{nullptr, {}, {1}, 0};
  int64_t rows = 1;

 private:
  uint32_t below(uint32_t n) { return static_cast<uint32_t>(engine_() % n); }
  NodeId number(int64_t value) { return layout.host.constant(static_cast<int32_t>(value)); }

  std::vector<uint32_t> components() {
    std::vector<uint32_t> all;
    for (uint32_t c = 0; c < layout.ports[0].width; ++c) {
      if (all.empty() || below(2) == 0) all.push_back(c);
    }
    return all;
  }

  /// The last index of the domain along one axis of the symbol, others along the others.
  NodeId row(uint32_t sameAxis) {
    NodeId at = kNoNode;
    for (uint32_t axis = 0; axis < axes_; ++axis) {
      const uint32_t of = axis == sameAxis ? layout.rank - 1 : isAlike_ ? axis : below(layout.rank);
      const NodeId size = layout.host.size(layout.rank + axis);
      const NodeId index = within(of, size, bound.sizes[layout.rank + axis]);
      at = at == kNoNode ? index : layout.host.make(Op::Place, at, size, index);
    }
    return at;
  }

  NodeId within(uint32_t axis, NodeId size, int64_t extent) {
    Graph& host = layout.host;
    NodeId index = host.index(axis);
    if (below(16) == 0) index = host.make(Op::IMul, index, number(1 + below(3)));
    if (below(16) == 0) index = host.make(Op::ISub, host.make(Op::ISub, size, number(1)), index);
    const int64_t reach = below(12) == 0 ? 2 * extent : 3;
    index =
        host.make(Op::IAdd, index, number(static_cast<int64_t>(below(static_cast<uint32_t>(2 * reach + 1))) - reach));
    if (below(4) == 0 && extent > 16) return host.make(Op::IMod, index, size);
    const NodeId last = host.make(Op::ISub, size, number(1));
    return host.make(Op::IMax, host.make(Op::IMin, index, last), number(0));
  }

  std::mt19937_64 engine_;
  uint32_t axes_ = 1;
  bool isAlike_ = true;  // whether the symbol has the axes of the domain
};

std::vector<std::vector<int32_t>> rowsOf(const Case& c) {
  std::vector<std::vector<int32_t>> rows(c.layout.gathers.size());
  std::vector<IndexRoot> roots;
  for (size_t g = 0; g < rows.size(); ++g) {
    rows[g].resize(static_cast<size_t>(c.source.segments.instances));
    roots.push_back({c.layout.gathers[g].row, rows[g], {}, 0, c.rows});
  }
  EXPECT_TRUE(evaluateIndices(c.layout.host, roots, c.source.context, c.source.segments.instances));
  return rows;
}

/// Partials as a kernel leaves them: of each gather its components, in tiles.
struct Partials {
  std::vector<double> tiles;
  std::vector<int32_t> first;
  int64_t columns = 0;

  double at(int64_t instance, int64_t column) const {
    return tiles[static_cast<size_t>(instance / kTile * kTile * columns + column * kTile + instance % kTile)];
  }
};

Partials randomPartials(const Case& c, std::mt19937_64& engine) {
  Partials partials;
  for (const Gather& gather : c.layout.gathers) {
    partials.first.push_back(static_cast<int32_t>(partials.columns));
    partials.columns += static_cast<int64_t>(gather.components.size());
  }
  partials.tiles.resize(static_cast<size_t>((c.source.segments.instances + kTile) * partials.columns));
  for (double& value : partials.tiles)
    value = std::ldexp(static_cast<double>(static_cast<int64_t>(engine())), static_cast<int>(engine() % 40) - 60);
  return partials;
}

std::vector<double> byDefinition(const Case& c, const Partials& partials) {
  const auto rows = rowsOf(c);
  const int64_t width = c.layout.ports[0].width, length = c.source.segments.length;
  std::vector<double> sums(static_cast<size_t>(c.rows * width), 0.0);
  for (int64_t first = 0; first < c.source.segments.instances; first += length) {
    std::map<size_t, std::vector<double>> entries;  // by scalar; a component that is not read counts nothing, as 0 does
    for (int64_t i = first; i < std::min(first + length, c.source.segments.instances); ++i) {
      for (size_t g = 0; g < rows.size(); ++g) {
        const std::vector<uint32_t>& read = c.layout.gathers[g].components;
        for (uint32_t component = 0; component < width; ++component) {
          const auto found = std::ranges::find(read, component);
          const double part = found == read.end() ? 0.0 : partials.at(i, partials.first[g] + (found - read.begin()));
          entries[static_cast<size_t>(rows[g][static_cast<size_t>(i)] * width + component)].push_back(part);
        }
      }
    }
    for (const auto& [scalar, list] : entries) sums[scalar] += test::sumOfRow(list);
  }
  return sums;
}

std::vector<double> alongLines(const Case& c, const LineSums& sums, const Partials& partials) {
  const int64_t width = c.layout.ports[0].width, length = c.source.segments.length;
  std::vector<double> cells(static_cast<size_t>(sums.cells * width), NAN), result(static_cast<size_t>(c.rows * width));
  for (size_t s = 0; s < sums.segments.size(); ++s) {
    LineAdder adder(sums, static_cast<int64_t>(s), cells.data());
    const int64_t first = static_cast<int64_t>(s) * length,
                  last = std::min(first + length, c.source.segments.instances);
    for (int64_t at = first; at < last; at += kChunk) {
      const double* tiles = partials.tiles.data() + at * partials.columns;
      adder.add({tiles, at, partials.columns, partials.first.data()}, at, std::min(at + kChunk, last));
    }
    adder.finish();
  }
  const int64_t half = c.rows / 2;
  addLineSums(sums, cells.data(), 0, half, result.data());
  addLineSums(sums, cells.data(), half, c.rows, result.data());
  return result;
}

TEST(LineSums, AreTheDefinition) {
  int found = 0, withLong = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    const Case c(seed);
    ASSERT_TRUE(readsAlongLines(c.layout)) << seed;
    const auto sums = findLineSums(c.source);
    if (!sums) continue;
    ++found;
    withLong += std::ranges::any_of(sums->segments, [](const LineSegment& s) { return !s.longRows.empty(); });
    std::mt19937_64 engine(seed);
    const Partials partials = randomPartials(c, engine);
    const std::vector<double> expected = byDefinition(c, partials), got = alongLines(c, *sums, partials);
    for (size_t k = 0; k < got.size(); ++k)
      ASSERT_EQ(std::bit_cast<uint64_t>(got[k]), std::bit_cast<uint64_t>(expected[k])) << seed << " scalar " << k;
  }
  EXPECT_GT(found, 150);
  EXPECT_GT(withLong, 30);
}

/// What evaluating every place gives.
TEST(LineRuns, AreTheValues) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    const Case c(seed);
    const auto rows = rowsOf(c);
    for (size_t g = 0; g < rows.size(); ++g) {
      const NodeId node = c.layout.gathers[g].row;
      LineRuns lines(c.layout.host, {&node, 1}, c.source.context);
      for (int64_t line = 0; line < c.source.segments.instances / lines.length(); ++line) {
        if (!lines.goTo(line)) continue;
        size_t run = 0;
        const std::span<const LineRun> runs = lines.of(node);
        for (int64_t k = 0; k < lines.length(); ++k) {
          if (run + 1 < runs.size() && runs[run + 1].first == k) ++run;
          const int64_t at = line * lines.length() + k;
          ASSERT_EQ(runs[run].value + runs[run].step * (k - runs[run].first), rows[g][static_cast<size_t>(at)])
              << seed << " place " << k;
        }
      }
    }
  }
}

}  // namespace
}  // namespace hgc::line_sums_test
