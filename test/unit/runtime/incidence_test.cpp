/// The order of sums against a model of docs/decisions/0001-canonical-sums.md that is written out as it reads.
#include "runtime/sum/incidence.h"

#include <gtest/gtest.h>

#include <map>

#include "ir/analysis/work.h"
#include "ir/kernel/abi.h"
#include "test/unit/naive_sums.h"

namespace hgc::incidence_test {
namespace {

using namespace test;

constexpr uint64_t kWorks[] = {0, 255, 256, 300, 512, 1023, 1024, kMostWork};

TEST(CanonicalSum, IsTheDefinition) {
  std::mt19937_64 engine(3);
  for (const int64_t count : {0,    1,    31,   32,   33,    1023,  1024,   1025,   4095,   4096,   4097,
                              4127, 4128, 4129, 8192, 66000, 70001, 262144, 262145, 270001, 300000, 327680 + 5}) {
    const auto values = randomValues(engine, static_cast<size_t>(count));
    for (const uint64_t work : kWorks)
      EXPECT_EQ(bitsOf(canonicalSum(values, segmentsOf(count, work))), bitsOf(naiveSum(values, work))) << count;
  }
  EXPECT_EQ(bitsOf(canonicalSum(std::vector{-0.0, -0.0}, segmentsOf(2, 0))), bitsOf(0.0));  // sums start from +0
}

void expectChunks(const Segments& segments) {
  int64_t next = 0;
  for (int64_t c = 0; c < segments.chunks(); ++c) {
    EXPECT_EQ(segments.firstOfChunk(c), next);
    next = segments.endOfChunk(c);
    EXPECT_EQ(segments.chunkAt(next - 1), c);
    EXPECT_LE(next - segments.firstOfChunk(c), kChunk);
    EXPECT_EQ(segments.firstOfChunk(c) / segments.length, (next - 1) / segments.length);
  }
  EXPECT_EQ(next, segments.instances);
}

TEST(CanonicalSum, Segments) {
  for (const int64_t count : {0, 1, 33, 642, 4096, 4097, 10'242, 66'000, 262144, 262145, 1'000'000, 1 << 27}) {
    for (const uint64_t work : kWorks) {
      for (const int64_t heavy : {kHeavySegment, kLoopSegment}) {
        const Segments segments = segmentsOf(count, work, heavy);
        EXPECT_EQ(segments.length, segmentOf(count, work, heavy)) << count << " " << work;
        EXPECT_EQ(segments.count(), (count + segments.length - 1) / segments.length) << count;
        EXPECT_LE(segments.count(), std::max<int64_t>(64, count >> 20));
        expectChunks(segments);
      }
    }
  }
}

/// A group of `count` instances with three gathers of an unknown of `rows` rows, one of data and one of a parameter.
struct Case {
  GatherLayout layout;
  Group group;
  GroupData data;
  Bound bound;

  Case(int64_t count, int64_t rows, uint64_t seed, uint64_t work = 0) {
    layout.ports = {{SymbolKind::Data, 1}, {SymbolKind::Var, 1}, {SymbolKind::Param, 1}};
    for (const uint32_t port : {1, 0, 1, 2, 1}) layout.gathers.push_back({port, kNoNode, {0}});
    group.ports = {0, 1, 2};
    bound.symbols.resize(3);
    bound.symbols[1].rows = rows;
    bound.symbols[2].rows = 1;
    data.count = count;
    data.segment = segmentsOf(count, work).length;
    data.rows.resize(layout.gathers.size());
    data.entries.resize(layout.gathers.size());
    std::mt19937_64 engine(seed);
    for (const size_t gather : {size_t{0}, size_t{2}, size_t{4}}) {
      for (int64_t i = 0; i < count; ++i)
        data.rows[gather].push_back(static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)));
    }
    data.rows[3].assign(static_cast<size_t>(count), 0);
  }
};

Result<std::vector<Incidence>> incidencesOf(const Case& c, KernelKind gradient) {
  std::vector<Incidence> all;
  for (const uint32_t port : summedPorts(c.layout, gradient)) {
    auto found = findIncidence(c.layout, c.data, port, gradient);
    if (!found) return found.error();
    all.push_back(std::move(*found));
  }
  return all;
}

void expectModel(const Case& c, const Incidence& incidence, std::mt19937_64& engine) {
  const auto gathers = static_cast<int64_t>(incidence.gathers.size());
  const int64_t length = c.data.segment;
  const auto values = randomValues(engine, static_cast<size_t>(c.data.count * gathers));  // by instance, gather
  // What a CPU does: push every entry to its cell.
  std::vector<double> cells(static_cast<size_t>(incidence.cells()), 0.0);
  for (int64_t i = 0; i < c.data.count; ++i) {
    for (int64_t g = 0; g < gathers; ++g) {
      const int32_t target = incidence.targets[static_cast<size_t>(g)][static_cast<size_t>(i)];
      ASSERT_LT(target, incidence.cells() - 1);
      cells[static_cast<size_t>(target)] += values[static_cast<size_t>(i * gathers + g)];
    }
  }
  for (const auto& targets : incidence.targets) {
    ASSERT_EQ(targets.size() % kTile, 0U);
    for (size_t i = static_cast<size_t>(c.data.count); i < targets.size(); ++i)
      EXPECT_EQ(targets[i], incidence.cells() - 1);
  }
  const std::vector<uint32_t> allEntries = entriesOf(incidence, c.data);
  ASSERT_EQ(incidence.segmentSums.size(), static_cast<size_t>((c.data.count + length - 1) / length) + 1);
  int64_t nextCell = 0;
  for (size_t s = 0; s + 1 < incidence.segmentSums.size(); ++s) {
    const int64_t first = static_cast<int64_t>(s) * length, last = std::min(c.data.count, first + length);
    std::map<int32_t, std::vector<uint32_t>> lists;  // (instance, gather) in order, by row
    for (int64_t i = first; i < last; ++i) {
      for (int64_t g = 0; g < gathers; ++g) {
        const auto& rows = c.data.rows[incidence.gathers[static_cast<size_t>(g)]];
        lists[rows[static_cast<size_t>(i)]].push_back(static_cast<uint32_t>((i - first) * gathers + g));
      }
    }
    EXPECT_EQ(incidence.segmentCells[s], nextCell);
    ASSERT_EQ(static_cast<size_t>(incidence.segmentSums[s + 1] - incidence.segmentSums[s]), lists.size());
    for (int64_t at = incidence.segmentSums[s]; at < incidence.segmentSums[s + 1]; ++at) {
      const RowSum& sum = incidence.sums[static_cast<size_t>(at)];
      const std::vector<uint32_t>& list = lists[sum.row];
      ASSERT_EQ(static_cast<size_t>(sum.entries), list.size());
      std::vector<double> entries;
      for (size_t k = 0; k < list.size(); ++k) {
        EXPECT_EQ(allEntries[static_cast<size_t>(sum.firstEntry) + k], list[k]);
        entries.push_back(values[static_cast<size_t>(first * gathers) + list[k]]);
      }
      EXPECT_EQ(sum.firstCell, nextCell);
      const double* lane = &cells[static_cast<size_t>(sum.firstCell)];
      double total = 0;
      if (list.size() <= 32) total += *lane, nextCell += 1;
      for (size_t chunk = 0; list.size() > 32 && chunk < (list.size() + 1023) / 1024; ++chunk, lane += 8, nextCell += 8)
        total += ((lane[0] + lane[4]) + (lane[2] + lane[6])) + ((lane[1] + lane[5]) + (lane[3] + lane[7]));
      EXPECT_EQ(bitsOf(total), bitsOf(sumOfRow(entries))) << "row " << sum.row;
    }
  }
  EXPECT_EQ(incidence.segmentCells.back(), nextCell);
}

TEST(Incidence, IsTheModel) {
  std::mt19937_64 engine(5);
  const std::pair<int64_t, int64_t> sizes[] = {{0, 5},      {1, 1},    {7, 3},      {11, 1},     {33, 3},
                                               {4096, 400}, {4097, 1}, {9000, 800}, {20'000, 70}};
  for (const auto& [count, rows] : sizes) {
    const Case c(count, rows, static_cast<uint64_t>(count));
    const auto found = incidencesOf(c, KernelKind::GradientAll);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 2U);
    EXPECT_EQ((*found)[0].gathers, (std::vector<uint32_t>{0, 2, 4}));
    EXPECT_EQ((*found)[1].gathers, (std::vector<uint32_t>{3}));
    for (const Incidence& incidence : *found) ASSERT_NO_FATAL_FAILURE(expectModel(c, incidence, engine)) << count;
  }
}

TEST(Incidence, ParametersOnRequest) {
  const Case c(100, 5, 1);
  const auto found = incidencesOf(c, KernelKind::Gradient);
  ASSERT_TRUE(found);
  ASSERT_EQ(found->size(), 1U);
  EXPECT_EQ((*found)[0].port, 1U);
}

}  // namespace
}  // namespace hgc::incidence_test
