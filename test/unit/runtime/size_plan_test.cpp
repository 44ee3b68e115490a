/// Sizes whose products do not fit are errors that name what is too large; nothing is allocated to find out.
#include "runtime/plan/size_plan.h"

#include <random>

#include "runtime/plan/pieces.h"
#include "runtime/sum/incidence.h"
#include "test/unit/compile_text.h"

namespace hgc::size_plan_test {
namespace {

constexpr int64_t kMost = std::numeric_limits<int32_t>::max();

class SizePlanTest : public testing::Test {
 protected:
  void SetUp() override {
    Inputs inputs;
    inputs.sizes = {{"N", 4}, {"M", 2}};
    inputs.arrays["x"] = inputs.arrays["y"] = Array::scalar(1);
    inputs.arrays["t"] = Array::of({}, std::vector<int32_t>{0});
    compiled_ = test::compileText(
        "dim N, M; var x : vec3[N]; var y : real[M]; data t : M[N, 2];"
        "residual r[i in N] : vec3 = x[i] * y[t[i, 0]] * y[t[i, 1]];",
        inputs, false);
    ASSERT_TRUE(compiled_.ok);
    bound_.sizes = {4, 2};
    for (const int64_t rows : {4, 2, 4}) {
      bound_.symbols.emplace_back();
      bound_.symbols.back().rows = rows;
    }
  }

  std::string errorOf(int64_t instances) const {
    const auto plan = planSizes(*compiled_.artefact, bound_, std::vector{segmentsOf(instances, 0)});
    return plan ? "" : plan.error().message;
  }

  test::Compiled compiled_;
  Bound bound_;
};

TEST_F(SizePlanTest, NumbersUnknowns) {
  const auto plan = planSizes(*compiled_.artefact, bound_, std::vector{segmentsOf(4, 0)});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->firstScalar, (std::vector<int64_t>{0, 12, 14, 14}));
  EXPECT_EQ(plan->unknowns(), 14);
}

TEST_F(SizePlanTest, LargestThatFits) {
  bound_.symbols[0].rows = kMost;
  EXPECT_EQ(errorOf(kMost - 8), "");
  EXPECT_EQ(planSizes(*compiled_.artefact, bound_, std::vector{segmentsOf(kMost - 8, 0)})->firstScalar[1], 3 * kMost);
}

TEST_F(SizePlanTest, TableEntriesHave32Bits) {
  bound_.symbols[2].rows = kMost / 2 + 1;
  EXPECT_EQ(errorOf(4), "`t` has more entries than can be counted");
}

TEST_F(SizePlanTest, ScalarsOfASymbol) {
  bound_.symbols[0].rows = std::numeric_limits<int64_t>::max() / 16;
  EXPECT_EQ(errorOf(4), "`x` has more scalars than can be counted");
}

/// Entries within a segment are numbered in 32 bits, by instance and gather.
TEST_F(SizePlanTest, EntriesOfASegment) {
  Artefact wide = *compiled_.artefact;
  GatherLayout& unit = wide.plan.topologies[0];
  while (unit.gathers.size() < 5000) unit.gathers.push_back(unit.gathers.front());
  const auto plan = planSizes(wide, bound_, std::vector{segmentsOf(kMost - 8, 0)});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "`r` has more partial derivatives within a segment than can be counted");
}

TEST_F(SizePlanTest, BlocksOfMatrices) {
  Artefact wide = *compiled_.artefact;
  wide.plan.topologies[0].columns.resize(30'000);
  EXPECT_TRUE(planSizes(wide, bound_, std::vector{segmentsOf(1'000'000, 0)}));
  const auto plan = planSizes(wide, bound_, std::vector{segmentsOf(kMost - 8, 0)});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "`r` has more derivatives than can be counted");
}

/// Pieces cover every instance once, on segment boundaries, within both budgets unless a segment alone exceeds them.
TEST(Pieces, StayWithinBudgets) {
  const PieceSource sources[] = {
      {0, segmentsOf(1'000'000, 0), 20, 500}, {1, segmentsOf(5, 0), 3, 7}, {2, segmentsOf(70'000, 1000), 1, 100'000}};
  const WaveBudget budget{uint64_t{8} << 20, 60'000'000};
  std::map<uint32_t, int64_t> next;
  for (const Wave& wave : cutIntoWaves(sources, budget)) {
    ASSERT_FALSE(wave.pieces.empty());
    uint64_t operations = 0;
    for (const Piece& piece : wave.pieces) {
      EXPECT_EQ(piece.first, next[piece.group]);
      EXPECT_EQ(piece.first, piece.firstSegment * sources[piece.group].segments.length);
      next[piece.group] += piece.count;
      operations += piece.count * sources[piece.group].operations;
    }
    EXPECT_EQ(wave.operations, operations);
    const bool alone = wave.pieces.size() == 1 && wave.pieces[0].lastSegment == wave.pieces[0].firstSegment + 1;
    EXPECT_TRUE(alone || (wave.bytes <= budget.bytes && wave.operations <= budget.operations));
  }
  for (const PieceSource& source : sources) EXPECT_EQ(next[source.group], source.segments.instances);
}

/// Columns of a wave lie apart, each on a boundary of 256 bytes; what fits into the wave before is not put off.
TEST(Pieces, LieApartInMemory) {
  std::mt19937_64 engine(8);
  for (int round = 0; round < 200; ++round) {
    std::vector<PieceSource> sources;
    for (uint32_t g = 0; g < 1 + engine() % 4; ++g)
      sources.push_back({g, segmentsOf(static_cast<int64_t>(engine() % 600'000), engine() % 2000),
                         static_cast<uint32_t>(engine() % 6), engine() % 900});
    const WaveBudget budget{1 + engine() % (uint64_t{8} << 20), 1 + engine() % 60'000'000};
    const std::vector<Wave> waves = cutIntoWaves(sources, budget);
    for (size_t w = 0; w < waves.size(); ++w) {
      uint64_t end = 0;
      for (const Piece& piece : waves[w].pieces) {
        EXPECT_GE(piece.stride, piece.count);
        EXPECT_EQ(piece.stride % 32, 0U);
        EXPECT_EQ(piece.offset, end);
        end += uint64_t{piece.stride} * sources[piece.group].columns * sizeof(double);
      }
      EXPECT_EQ(waves[w].bytes, end);
      if (w == 0) continue;
      const PieceSource& next = sources[waves[w].pieces[0].group];
      const int64_t first = waves[w].pieces[0].first;
      const auto count = static_cast<uint64_t>(std::min(next.segments.instances - first, next.segments.length));
      const uint64_t bytes = (count + 31) / 32 * 32 * next.columns * sizeof(double);
      EXPECT_TRUE(waves[w - 1].bytes + bytes > budget.bytes ||
                  waves[w - 1].operations + count * next.operations > budget.operations);
    }
  }
}

}  // namespace
}  // namespace hgc::size_plan_test
