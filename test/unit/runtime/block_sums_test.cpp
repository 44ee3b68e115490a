/// Matrices from blocks of instances against the canonical order, written out as it reads.
#include "runtime/sum/block_sums.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "ir/kernel/abi.h"
#include "runtime/sum/assembly.h"
#include "runtime/sum/incidence.h"
#include "test/unit/naive_sums.h"

namespace hgc::block_sums_test {
namespace {

using namespace test;

uint32_t triangleOf(uint32_t a, uint32_t b) { return a < b ? b * (b + 1) / 2 + a : a * (a + 1) / 2 + b; }

bool isIn(Triangle triangle, int64_t row, int64_t column) {
  return triangle == Triangle::Both || row == column || (row > column) == (triangle == Triangle::Lower);
}

using Places = std::map<std::pair<int64_t, int64_t>, double>;

/// Groups of instances that read some blocks of unknowns each, and leave the triangle over these. Block k has
/// 1 + k % 3 scalars.
class Case {
 public:
  explicit Case(uint64_t seed) : engine_(seed) {
    const uint32_t classes = seed % 3 == 0 ? 200 : 4;
    for (uint32_t k = 0; k < 3 * classes; ++k) axis_.begin.push_back(axis_.begin.back() + 1 + k % 3);
    for (size_t g = 0; g < 1 + seed % 2; ++g) addGroup(seed % 4 == 0 ? 9000 : 60, classes);
  }

  Result<BlockSums> plan(Triangle triangle) const {
    const bool both = triangle == Triangle::Both;
    std::vector<BlockGroup> groups;
    for (const Group& group : groups_)
      groups.push_back({segmentsOf(group.count(), group.work), group.width(), sourcesOf(group, both)});
    return BlockSums::make(axis_, axis_, triangle, groups, [&](int64_t row, std::vector<BlockEntry>& entries) {
      for (uint32_t g = 0; g < groups_.size(); ++g) {
        for (int64_t i = 0; i < groups_[g].count(); ++i) listInstance(g, i, row, triangle, entries);
      }
    });
  }

  Places naive(Triangle triangle) const {
    Places total;
    for (const Group& group : groups_) {
      const int64_t length = segmentOf(group.count(), group.work);
      for (int64_t first = 0; first < group.count(); first += length) {
        std::map<std::pair<int64_t, int64_t>, std::vector<double>> entries;
        for (int64_t i = first; i < std::min(first + length, group.count()); ++i) {
          const std::vector<int64_t> scalars = scalarsOf(group, i);
          for (uint32_t a = 0; a < scalars.size(); ++a) {
            for (uint32_t b = 0; b < scalars.size(); ++b) {
              if (isIn(triangle, scalars[a], scalars[b]))
                entries[{scalars[a], scalars[b]}].push_back(group.numbers[static_cast<size_t>(i)][triangleOf(a, b)]);
            }
          }
        }
        for (const auto& [place, list] : entries) total[place] += sumOfRow(list);
      }
    }
    return total;
  }

  /// The places as a device makes them that gathers.
  std::vector<double> gathered(const AssemblyPlan& plan) const {
    std::vector<double> values(plan.places, NAN), cells(plan.cells, NAN);
    for (size_t g = 0; g < plan.groups.size(); ++g) {
      for (const AssemblyLists& lists : plan.groups[g].lists) gatherLists(plan, g, lists, values, cells);
    }
    for (const AssemblyPlan::Totals& totals : plan.totals) {
      const BlockNumbers& shape = plan.shapes[totals.shape];
      for (const AssemblyList& list : totals.lists) {
        for (uint32_t k = 0; k < shape.size(); ++k) {
          double total = 0;
          for (uint32_t r = list.first; r < list.first + list.count; ++r) {
            double run = 0;
            for (uint32_t c = 0; c < plan.runs[r].count; ++c)
              run += cells[plan.runs[r].firstCell + c * shape.size() + k];
            total += run;
          }
          values[goalOf(plan, list, shape[k])] = total;
        }
      }
    }
    return values;
  }

  /// Segments in any order, each in pieces of any length.
  void addTo(BlockSums& sums, double* values) {
    std::vector<std::pair<size_t, int64_t>> segments;
    for (size_t g = 0; g < groups_.size(); ++g) {
      for (int64_t first = 0; first < groups_[g].count(); first += segmentOf(groups_[g].count(), groups_[g].work))
        segments.emplace_back(g, first);
    }
    std::ranges::shuffle(segments, engine_);
    for (const auto& [g, first] : segments) {
      const int64_t end = std::min(first + segmentOf(groups_[g].count(), groups_[g].work), groups_[g].count());
      for (int64_t at = first, last = first; at < end; at = last) {
        last = std::min(end, at + kTile * (1 + static_cast<int64_t>(engine_() % 100)));
        sums.add(g, tilesOf(groups_[g], at, last).data(), at, last, values);
      }
    }
    sums.finish(values);
  }

 private:
  struct Group {
    std::vector<uint32_t> widths;             // of the blocks that an instance reads
    std::vector<std::vector<uint32_t>> read;  // by instance
    std::vector<std::vector<double>> numbers;
    uint64_t work = 0;

    int64_t count() const { return static_cast<int64_t>(read.size()); }
    uint32_t columns() const { return std::accumulate(widths.begin(), widths.end(), 0U); }
    uint32_t width() const { return columns() * (columns() + 1) / 2; }
  };

  static size_t goalOf(const AssemblyPlan& plan, const AssemblyList& list, const std::array<uint32_t, 2>& place) {
    const int64_t row = place[0];
    return static_cast<size_t>(list.to + row * list.stride + plan.rowGrowth * (row * (row + 1) / 2) + place[1]);
  }

  void gatherLists(const AssemblyPlan& plan, size_t g, const AssemblyLists& lists, std::vector<double>& values,
                   std::vector<double>& cells) const {
    const AssemblyGroup& group = plan.groups[g];
    const BlockNumbers& shape = plan.shapes[lists.shape];
    for (const AssemblyList& list : lists.lists) {
      EXPECT_LE(list.count, lists.end == ListEnd::Chunk ? 1024U : 32U);
      for (uint32_t k = 0; k < shape.size(); ++k) {
        std::vector<double> numbers;
        for (uint32_t e = 0; e < list.count; ++e) {
          const uint32_t entry = list.count == 1 ? list.first : group.entries[list.first + e];
          const uint32_t block = entry & ((1U << group.blockBits) - 1);
          numbers.push_back(
              groups_[g].numbers[entry >> group.blockBits][group.numbers[size_t{block} * group.most + k]]);
        }
        const double sum = sumOfRow(numbers);
        if (lists.end == ListEnd::Place) values[goalOf(plan, list, shape[k])] = sum;
        else cells[list.to + k] = sum;
      }
    }
  }

  void addGroup(uint64_t most, uint32_t classes) {
    Group group;
    for (uint64_t left = 1 + engine_() % 3; left > 0; --left)
      group.widths.push_back(1 + static_cast<uint32_t>(engine_() % 3));
    for (uint64_t left = engine_() % most; left > 0; --left) {
      std::vector<uint32_t> read;
      while (read.size() < group.widths.size()) {
        const auto block = static_cast<uint32_t>(3 * (engine_() % classes) + group.widths[read.size()] - 1);
        if (std::ranges::count(read, block) == 0) read.push_back(block);
      }
      group.read.push_back(read);
      group.numbers.push_back(randomValues(engine_, group.width()));
    }
    group.work = engine_() % 2000;
    groups_.push_back(std::move(group));
  }

  static std::vector<BlockSource> sourcesOf(const Group& group, bool both) {
    std::vector<BlockSource> sources;
    for (uint32_t a = 0, row = 0; a < group.widths.size(); row += group.widths[a++]) {
      for (uint32_t b = 0, column = 0; b <= a; column += group.widths[b++]) {
        BlockSource source{group.widths[a], group.widths[b], a == b, {}};
        for (uint32_t r = 0; r < source.rows; ++r) source.numbers.push_back(triangleOf(row + r, column));
        sources.insert(sources.end(), both && a != b ? 2 : 1, source);
      }
    }
    return sources;
  }

  void listInstance(uint32_t g, int64_t i, int64_t row, Triangle triangle, std::vector<BlockEntry>& entries) const {
    const std::vector<uint32_t>& read = groups_[g].read[static_cast<size_t>(i)];
    uint32_t source = 0;
    const auto add = [&](uint32_t from, uint32_t to, bool isTransposed) {
      if (from == row && isIn(triangle, from, to)) entries.push_back({to, g, source, isTransposed, i});
    };
    for (size_t a = 0; a < read.size(); ++a) {
      for (size_t b = 0; b < a; ++b) {
        add(read[a], read[b], false);
        if (triangle == Triangle::Both) ++source;
        add(read[b], read[a], true);
        ++source;
      }
      add(read[a], read[a], false);
      ++source;
    }
  }

  std::vector<int64_t> scalarsOf(const Group& group, int64_t instance) const {
    std::vector<int64_t> scalars;
    for (const uint32_t block : group.read[static_cast<size_t>(instance)]) {
      for (int64_t s = axis_.begin[block]; s < axis_.begin[size_t{block} + 1]; ++s) scalars.push_back(s);
    }
    return scalars;
  }

  static std::vector<double> tilesOf(const Group& group, int64_t first, int64_t last) {
    const int64_t width = group.width();
    std::vector<double> tiles(static_cast<size_t>((last - first + kTile - 1) / kTile * kTile * width));
    for (int64_t i = first; i < last; ++i) {
      for (int64_t k = 0; k < width; ++k)
        tiles[static_cast<size_t>((i - first) / kTile * kTile * width + k * kTile + (i - first) % kTile)] =
            group.numbers[static_cast<size_t>(i)][static_cast<size_t>(k)];
    }
    return tiles;
  }

  std::mt19937_64 engine_;
  BlockAxis axis_;
  std::vector<Group> groups_;
};

TEST(BlockSums, AreTheCanonicalSums) {
  size_t places = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    for (const Triangle triangle : {Triangle::Both, Triangle::Lower, Triangle::Upper}) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", triangle " << static_cast<int>(triangle));
      Case made(seed);
      auto sums = made.plan(triangle);
      ASSERT_TRUE(sums);
      const Places expected = made.naive(triangle);
      const SparseShape& shape = *sums->shape();
      ASSERT_EQ(shape.column.size(), expected.size());
      ASSERT_EQ(shape.rowBegin.size(), static_cast<size_t>(shape.rows) + 1);
      std::vector<double> values(expected.size(), NAN);
      for (int filling = 0; filling < 2; ++filling) {
        made.addTo(*sums, values.data());
        size_t k = 0;
        for (const auto& [at, value] : expected) {
          ASSERT_LE(shape.rowBegin[static_cast<size_t>(at.first)], static_cast<int64_t>(k));
          ASSERT_GT(shape.rowBegin[static_cast<size_t>(at.first) + 1], static_cast<int64_t>(k));
          ASSERT_EQ(shape.column[k], at.second);
          ASSERT_EQ(bitsOf(values[k]), bitsOf(value)) << at.first << ", " << at.second;
          ++k;
        }
      }
      const auto plan = planAssembly(*sums);
      ASSERT_TRUE(plan);
      const std::vector<double> gathered = made.gathered(*plan);
      for (size_t k = 0; k < values.size(); ++k) ASSERT_EQ(bitsOf(gathered[k]), bitsOf(values[k])) << k;
      places += expected.size();
    }
  }
  EXPECT_GT(places, 10'000U);
}

/// One row of blocks of two scalars and one that nothing is added to; NaNs of any kind become one.
TEST(BlockSums, NothingAddedIsZeroAndNaNsAreCanonical) {
  const BlockAxis rows{{0, 2, 3}}, column{{0, 1}};
  const BlockGroup group{{1}, 2, {{2, 1, false, {1, kNone}}}};
  auto sums = BlockSums::make(rows, column, Triangle::Both, {&group, 1}, [](int64_t row, auto& entries) {
    entries.push_back(row == 0 ? BlockEntry{0, 0, 0, false, 0} : BlockEntry{});
  });
  ASSERT_TRUE(sums);
  EXPECT_EQ(sums->shape()->rowBegin, (std::vector<int32_t>{0, 1, 2, 3}));
  std::vector<double> values(3, 5), tile(16, 7);
  tile[8] = -std::numeric_limits<double>::quiet_NaN();
  sums->add(0, tile.data(), 0, 1, values.data());
  sums->finish(values.data());
  EXPECT_EQ(bitsOf(values[0]), bitsOf(std::numeric_limits<double>::quiet_NaN()));
  EXPECT_EQ(values[1], 0);
  EXPECT_EQ(values[2], 0);
  tile[8] = -0.0;
  sums->add(0, tile.data(), 0, 1, values.data());
  sums->finish(values.data());
  EXPECT_EQ(bitsOf(values[0]), bitsOf(0.0));
}

}  // namespace
}  // namespace hgc::block_sums_test
