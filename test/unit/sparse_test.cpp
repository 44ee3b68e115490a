/// Sparse matrices against dense ones.
#include "runtime/sum/sparse.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>

namespace hgc {
namespace {

struct Entries {
  int64_t rows, columns;
  std::vector<int64_t> row, column;
  std::vector<double> values;
};

Entries randomEntries(uint64_t seed) {
  std::mt19937_64 engine(seed);
  Entries e{1 + static_cast<int64_t>(engine() % 9), 1 + static_cast<int64_t>(engine() % 9), {}, {}, {}};
  for (uint64_t count = engine() % 60; count > 0; --count) {
    e.row.push_back(static_cast<int64_t>(engine() % static_cast<uint64_t>(e.rows)));
    e.column.push_back(static_cast<int64_t>(engine() % static_cast<uint64_t>(e.columns)));
    e.values.push_back(std::ldexp(static_cast<double>(engine() >> 11), static_cast<int>(engine() % 40)));
  }
  return e;
}

Result<SparsePlan> planOf(int64_t rows, int64_t columns, const std::vector<int64_t>& row,
                          const std::vector<int64_t>& column) {
  return SparsePlan::make(rows, columns, [&](int64_t r, std::vector<SparseEntry>& entries) {
    for (size_t k = 0; k < row.size(); ++k) {
      if (row[k] == r) entries.push_back({column[k], k});
    }
  });
}

std::vector<double> sumsOf(const SparsePlan& plan, const std::vector<double>& numbers) {
  std::vector<double> values(plan.places());
  plan.sum(0, values.size(), numbers.data(), values.data());
  return values;
}

/// Sums of duplicates in the order of the list: with numbers of 53 bits and many sizes, another order has other bits.
TEST(Sparse, IsTheDenseMatrixInTheOrderOfTheList) {
  size_t duplicates = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Entries e = randomEntries(seed);
    std::map<std::pair<int64_t, int64_t>, double> dense;
    for (size_t k = 0; k < e.values.size(); ++k) dense[{e.row[k], e.column[k]}] += e.values[k];
    duplicates += e.values.size() - dense.size();
    const auto plan = planOf(e.rows, e.columns, e.row, e.column);
    ASSERT_TRUE(plan);
    const SparseShape& shape = *plan->shape();
    const std::vector<double> values = sumsOf(*plan, e.values);
    EXPECT_EQ(shape.rows, e.rows);
    EXPECT_EQ(shape.columns, e.columns);
    ASSERT_EQ(shape.rowBegin.size(), static_cast<size_t>(e.rows) + 1);
    ASSERT_EQ(values.size(), dense.size());
    ASSERT_EQ(shape.column.size(), dense.size());
    size_t k = 0;
    for (const auto& [at, value] : dense) {  // ascending by row, then column
      EXPECT_LE(shape.rowBegin[static_cast<size_t>(at.first)], static_cast<int64_t>(k));
      EXPECT_GT(shape.rowBegin[static_cast<size_t>(at.first) + 1], static_cast<int64_t>(k));
      EXPECT_EQ(shape.column[k], at.second);
      EXPECT_EQ(std::bit_cast<uint64_t>(values[k]), std::bit_cast<uint64_t>(value)) << "seed " << seed;
      ++k;
    }
  }
  EXPECT_GT(duplicates, 1000U);
}

TEST(Sparse, PositionsOfZerosAreStored) {
  const auto plan = planOf(3, 2, {2, 0, 2}, {1, 0, 1});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->shape()->rowBegin, (std::vector<int64_t>{0, 1, 1, 2}));
  EXPECT_EQ(plan->shape()->column, (std::vector<int64_t>{0, 1}));
  EXPECT_EQ(sumsOf(*plan, {1, 0, -1}), (std::vector<double>{0, 0}));
}

TEST(Sparse, APlanIsFilledAnew) {
  const auto plan = planOf(1, 2, {0, 0}, {1, 1});
  ASSERT_TRUE(plan);
  EXPECT_EQ(sumsOf(*plan, {1, 2}), std::vector{3.0});
  EXPECT_TRUE(std::isnan(sumsOf(*plan, {5, NAN})[0]));
}

TEST(Sparse, MoreNumbersThanCanBeCountedAreRefused) {
  const auto list = [](int64_t, std::vector<SparseEntry>& entries) { entries.push_back({0, uint64_t{1} << 32}); };
  EXPECT_FALSE(SparsePlan::make(1, 1, list));
}

/// [[a, b], [b, a]] has the eigenvalues a + b and a - b, with the eigenvectors (1, 1) and (1, -1).
TEST(Sparse, ProjectionDropsWhatIsNegative) {
  for (const auto& [a, b] : {std::pair{1.0, 3.0}, {-2.0, 0.5}, {0.25, -4.0}, {3.0, 1.0}}) {
    std::vector<double> matrix = {a, b, b, a};
    projectPositive(matrix, 2);
    const double plus = std::max(a + b, 0.0), minus = std::max(a - b, 0.0);
    const double diagonal = (plus + minus) / 2, other = (plus - minus) / 2;
    for (size_t k = 0; k < 4; ++k) EXPECT_NEAR(matrix[k], k % 3 == 0 ? diagonal : other, 1e-14) << a << ", " << b;
    EXPECT_EQ(matrix[1], matrix[2]);
  }
  std::vector<double> definite = {2, 1, 1, 2}, infinite = {-1, INFINITY, INFINITY, -1};
  const std::vector<double> same = definite, kept = infinite;
  projectPositive(definite, 2);
  projectPositive(infinite, 2);
  EXPECT_EQ(definite, same);  // to the bit
  EXPECT_EQ(infinite, kept);
}

}  // namespace
}  // namespace hgc
