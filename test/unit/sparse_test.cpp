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

/// Sums of duplicates in the order of the list: with numbers of 53 bits and many sizes, another order has other bits.
TEST(Sparse, IsTheDenseMatrixInTheOrderOfTheList) {
  size_t duplicates = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Entries e = randomEntries(seed);
    std::map<std::pair<int64_t, int64_t>, double> dense;
    for (size_t k = 0; k < e.values.size(); ++k) dense[{e.row[k], e.column[k]}] += e.values[k];
    duplicates += e.values.size() - dense.size();
    const SparsePattern pattern(e.rows, e.columns, e.row, e.column);
    const SparseMatrix matrix = pattern.fill(e.values);
    EXPECT_EQ(matrix.rows, e.rows);
    EXPECT_EQ(matrix.columns, e.columns);
    ASSERT_EQ(matrix.rowBegin.size(), static_cast<size_t>(e.rows) + 1);
    ASSERT_EQ(matrix.values.size(), dense.size());
    ASSERT_EQ(matrix.column.size(), dense.size());
    size_t k = 0;
    for (const auto& [at, value] : dense) {  // ascending by row, then column
      EXPECT_LE(matrix.rowBegin[static_cast<size_t>(at.first)], static_cast<int64_t>(k));
      EXPECT_GT(matrix.rowBegin[static_cast<size_t>(at.first) + 1], static_cast<int64_t>(k));
      EXPECT_EQ(matrix.column[k], at.second);
      EXPECT_EQ(std::bit_cast<uint64_t>(matrix.values[k]), std::bit_cast<uint64_t>(value)) << "seed " << seed;
      ++k;
    }
  }
  EXPECT_GT(duplicates, 1000U);
}

TEST(Sparse, PositionsOfZerosAreStored) {
  const std::vector<int64_t> row = {2, 0, 2}, column = {1, 0, 1};
  const SparseMatrix matrix = SparsePattern(3, 2, row, column).fill(std::vector{1.0, 0.0, -1.0});
  EXPECT_EQ(matrix.rowBegin, (std::vector<int64_t>{0, 1, 1, 2}));
  EXPECT_EQ(matrix.column, (std::vector<int64_t>{0, 1}));
  EXPECT_EQ(matrix.values, (std::vector<double>{0, 0}));
}

TEST(Sparse, APatternIsFilledAnew) {
  const std::vector<int64_t> row = {0, 0}, column = {1, 1};
  const SparsePattern pattern(1, 2, row, column);
  EXPECT_EQ(pattern.fill(std::vector{1.0, 2.0}).values, std::vector{3.0});
  EXPECT_EQ(pattern.fill(std::vector{5.0, 7.0}).values, std::vector{12.0});
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
