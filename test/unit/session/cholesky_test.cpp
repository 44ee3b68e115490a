/// Linear systems with sparse matrices against exact solutions, and the order in which they are eliminated.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <set>

#include "runtime/device/threads.h"
#include "runtime/solve/linear/block_cholesky.h"
#include "runtime/solve/linear/cholmod_factor.h"
#include "runtime/solve/linear/dissection.h"

namespace hgc::cholesky_test {
namespace {

/// Which blocks below the diagonal a matrix has: pairs of rows of blocks, and the numbers of scalars of these rows.
struct Pattern {
  std::vector<int64_t> widths;
  std::set<std::pair<int32_t, int32_t>> pairs = {};

  int32_t rows() const { return static_cast<int32_t>(widths.size()); }
  void join(int32_t a, int32_t b) {
    if (a != b) pairs.insert(std::minmax(a, b, std::greater<>()));
  }
};

/// A matrix of such blocks, whose diagonal is still to be made large. Blocks on the diagonal are left out for some rows
/// that have no others, as for unknowns that nothing reads.
BlockMatrix randomMatrix(std::mt19937_64& engine, const Pattern& pattern) {
  const auto random = [&] { return static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63; };
  auto shape = std::make_shared<BlockShape>();
  for (const int64_t width : pattern.widths) shape->rows.push_back(shape->rows.back() + width);
  BlockMatrix matrix;
  const auto addBlock = [&](int32_t row, int32_t column) {
    const int64_t rows = pattern.widths[static_cast<size_t>(row)],
                  columns = pattern.widths[static_cast<size_t>(column)];
    shape->column.push_back(column);
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t j = 0; j < columns; ++j) {
        const bool isMirrored = column == row && j < i;
        matrix.values.push_back(
            isMirrored ? matrix.values[matrix.values.size() - static_cast<size_t>((i - j) * (rows - 1))] : random());
      }
    }
    shape->firstValue.push_back(static_cast<int32_t>(matrix.values.size()));
  };
  for (int32_t row = 0; row < pattern.rows(); ++row) {
    const auto first = pattern.pairs.lower_bound({row, 0}), last = pattern.pairs.lower_bound({row + 1, 0});
    for (auto pair = first; pair != last; ++pair) addBlock(row, pair->second);
    if (first != last || engine() % 4 != 0) addBlock(row, row);
    shape->rowBegin.push_back(static_cast<int32_t>(shape->column.size()));
  }
  shape->columns = shape->rows;
  matrix.shape = shape;
  return matrix;
}

/// So many rows of blocks, of widths up to `most`.
Pattern emptyPattern(std::mt19937_64& engine, int32_t rows, uint64_t most) {
  Pattern pattern;
  for (int32_t row = 0; row < rows; ++row) pattern.widths.push_back(1 + static_cast<int64_t>(engine() % most));
  return pattern;
}

Pattern randomPattern(std::mt19937_64& engine, int32_t rows, int32_t pairs) {
  Pattern pattern = emptyPattern(engine, rows, 7);
  const auto row = [&] { return static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)); };
  for (int32_t k = 0; k < pairs; ++k) {
    const int32_t a = row();
    pattern.join(a, row());
  }
  return pattern;
}

/// Points that some of a few cameras see, whichever are declared first.
Pattern bundlePattern(std::mt19937_64& engine, int32_t cameras, int32_t points, int64_t camera, int64_t point) {
  const bool arePointsFirst = engine() % 2 == 0;
  Pattern pattern;
  pattern.widths.assign(static_cast<size_t>(cameras + points), camera);
  const int32_t firstPoint = arePointsFirst ? 0 : cameras, firstCamera = arePointsFirst ? points : 0;
  for (int32_t p = 0; p < points; ++p) {
    pattern.widths[static_cast<size_t>(firstPoint + p)] = point;
    for (uint64_t k = 0, seen = engine() % 7; k < seen; ++k)
      pattern.join(firstPoint + p, firstCamera + static_cast<int32_t>(engine() % static_cast<uint64_t>(cameras)));
  }
  return pattern;
}

/// What programs have: chains, with and without loops that close; an arrow; a row that all others reach; a grid; trees
/// of several parts; bundles of blocks that kernels know and of others.
std::vector<Pattern> somePatterns(std::mt19937_64& engine) {
  std::vector<Pattern> patterns;
  for (const int64_t width : {1, 3, 6, 7}) {
    for (const int32_t rows : {1, 2, 40, 300}) {
      Pattern chain{std::vector<int64_t>(static_cast<size_t>(rows), width)};
      for (int32_t k = 1; k < rows; ++k) chain.join(k, k - 1);
      Pattern loops = chain, arrow{chain.widths}, tree{chain.widths}, grid{chain.widths};
      for (int32_t k = 0; k < rows / 10; ++k)
        loops.join(static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)),
                   static_cast<int32_t>(engine() % static_cast<uint64_t>(rows)));
      for (int32_t k = 1; k < rows; ++k) {
        arrow.join(0, k);
        if (k % 50 != 0) tree.join(k, k - 1 - (k % 50 - 1) / 2);
        if (k % 15 != 0) grid.join(k, k - 1);
        if (k >= 15) grid.join(k, k - 15);
      }
      patterns.insert(patterns.end(), {chain, loops, arrow, tree, grid});
    }
  }
  for (const auto& [camera, point] : {std::pair{9, 3}, {6, 3}, {7, 2}, {6, 6}, {1, 1}, {12, 5}}) {
    patterns.push_back(bundlePattern(engine, 5, 80, camera, point));
    patterns.push_back(bundlePattern(engine, 30, 1'500, camera, point));
  }
  return patterns;
}

/// The product with the whole matrix, in extended precision.
std::vector<long double> multiply(const BlockMatrix& lower, std::span<const double> diagonal,
                                  std::span<const double> x) {
  const BlockShape& shape = *lower.shape;
  std::vector<long double> product(x.size());
  for (size_t k = 0; k < x.size(); ++k) product[k] = static_cast<long double>(diagonal[k]) * x[k];
  for (size_t row = 0; row + 1 < shape.rows.size(); ++row) {
    for (auto block = static_cast<size_t>(shape.rowBegin[row]); block < static_cast<size_t>(shape.rowBegin[row + 1]);
         ++block) {
      const auto column = static_cast<size_t>(shape.column[block]);
      auto value = static_cast<size_t>(shape.firstValue[block]);
      for (auto i = static_cast<size_t>(shape.rows[row]); i < static_cast<size_t>(shape.rows[row + 1]); ++i) {
        for (auto j = static_cast<size_t>(shape.rows[column]); j < static_cast<size_t>(shape.rows[column + 1]); ++j) {
          product[i] += static_cast<long double>(lower.values[value]) * x[j];
          if (column != row) product[j] += static_cast<long double>(lower.values[value]) * x[i];
          ++value;
        }
      }
    }
  }
  return product;
}

BlockMatrix absolute(BlockMatrix matrix) {
  for (double& value : matrix.values) value = std::fabs(value);
  return matrix;
}

/// A system whose solution is known: its right side is made in extended precision.
struct KnownSystem {
  std::vector<double> diagonal, x, right;
};

/// With a diagonal that makes the matrix positive definite.
KnownSystem knownSystem(const BlockMatrix& matrix, std::mt19937_64& engine) {
  const auto count = static_cast<size_t>(matrix.shape->rows.back());
  KnownSystem system{std::vector<double>(count), std::vector<double>(count), std::vector<double>(count)};
  const std::vector<long double> sums = multiply(absolute(matrix), system.diagonal, std::vector<double>(count, 1.0));
  for (size_t k = 0; k < count; ++k) system.diagonal[k] = 2 * static_cast<double>(sums[k]) + 1;
  for (double& value : system.x) value = static_cast<double>(engine() % 1000) - 500;
  const std::vector<long double> product = multiply(matrix, system.diagonal, system.x);
  for (size_t k = 0; k < count; ++k) system.right[k] = static_cast<double>(product[k]);
  return system;
}

/// Solves with a matrix against the product that the solution has with it.
void expectSolved(const BlockMatrix& matrix, std::mt19937_64& engine) {
  auto cholesky = BlockCholesky::prepare(matrix.shape);
  ASSERT_TRUE(cholesky);
  auto [diagonal, x, right] = knownSystem(matrix, engine);
  std::vector<double> first;
  for (const int threads : {1, 1, 2, 16}) {  // memory is used anew
    Threads some(threads);
    const LoopsOf loops = some.loops();
    ASSERT_TRUE(cholesky->factorise(matrix.values, diagonal));
    std::vector<double> found = right;
    cholesky->solve(found);
    for (size_t k = 0; k < x.size(); ++k) ASSERT_NEAR(found[k], x[k], 1e-10) << k;
    if (first.empty()) first = found;
    ASSERT_EQ(std::memcmp(first.data(), found.data(), x.size() * sizeof(double)), 0) << threads;
  }
  for (double& value : diagonal) value = -value;
  EXPECT_FALSE(cholesky->factorise(matrix.values, diagonal));
}

/// The blocks of the inverse against solutions of unit vectors.
void expectInverse(const BlockMatrix& matrix, std::mt19937_64& engine) {
  auto cholesky = BlockCholesky::prepare(matrix.shape);
  ASSERT_TRUE(cholesky);
  const std::vector<double> diagonal = knownSystem(matrix, engine).diagonal;
  ASSERT_TRUE(cholesky->factorise(matrix.values, diagonal));
  const std::vector<int64_t>& rows = matrix.shape->rows;
  const InverseBlocks blocks = cholesky->inverseBlocks(rows);
  const auto count = static_cast<int64_t>(diagonal.size());
  for (int64_t i = 0; i < count; ++i) {
    std::vector<double> column(diagonal.size());
    column[static_cast<size_t>(i)] = 1;
    cholesky->solve(column);
    const auto next = std::ranges::upper_bound(rows, i);
    for (int64_t j = *std::prev(next); j < *next; ++j) {
      ASSERT_NEAR(blocks.at(i, j), column[static_cast<size_t>(j)], 1e-14 * column[static_cast<size_t>(i)]) << i << j;
      ASSERT_EQ(blocks.at(i, j), blocks.at(j, i));
    }
  }
  for (const int threads : {2, 16}) {
    Threads some(threads);
    const LoopsOf loops = some.loops();
    const InverseBlocks again = cholesky->inverseBlocks(rows);
    for (int64_t i = 0; i < count; ++i) ASSERT_EQ(blocks.at(i, i), again.at(i, i)) << threads;
  }
}

void forRandomMatrices(const auto& expect) {
  std::mt19937_64 engine(11);
  for (int round = 0; round < 200; ++round) {
    const auto rows = static_cast<int32_t>(1 + engine() % 60);
    const auto pairs = static_cast<int32_t>(engine() % static_cast<uint64_t>(4 * rows));
    SCOPED_TRACE(round);
    expect(randomMatrix(engine, randomPattern(engine, rows, pairs)), engine);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(BlockCholesky, SolvesRandomSystems) { forRandomMatrices(expectSolved); }

TEST(BlockCholesky, InvertsRandomMatrices) { forRandomMatrices(expectInverse); }

TEST(BlockCholesky, InvertsWhatProgramsHave) {
  std::mt19937_64 engine(7);
  for (const Pattern& pattern : somePatterns(engine)) {
    expectInverse(randomMatrix(engine, pattern), engine);
    if (HasFatalFailure()) return;
  }
}

TEST(BlockCholesky, SolvesWhatProgramsHave) {
  std::mt19937_64 engine(7);
  int number = 0;
  for (const Pattern& pattern : somePatterns(engine)) {
    SCOPED_TRACE(number++);
    expectSolved(randomMatrix(engine, pattern), engine);
    if (HasFatalFailure()) return;
  }
}

/// Diagonals are larger than all else in their rows, so that a solution loses few digits.
TEST(CholmodFactor, SolvesRandomSystems) {
  if (const Status there = CholmodFactor::check(); !there) GTEST_SKIP() << there.error().message;
  std::mt19937_64 engine(11);
  for (int round = 0; round < 100; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<int32_t>(1 + engine() % 60);
    const BlockMatrix matrix = randomMatrix(
        engine, randomPattern(engine, rows, static_cast<int32_t>(engine() % static_cast<uint64_t>(4 * rows))));
    auto [diagonal, x, right] = knownSystem(matrix, engine);
    std::vector<double> found = right;
    auto factor = CholmodFactor::prepare(matrix.shape);
    ASSERT_TRUE(factor);
    ASSERT_TRUE(factor->factorise(matrix.values, diagonal));
    EXPECT_GT(factor->leastPivot(diagonal), 1e-6);
    factor->solve(found);
    for (size_t k = 0; k < x.size(); ++k) ASSERT_NEAR(found[k], x[k], 1e-10) << k;
    for (double& value : diagonal) value = -value;
    EXPECT_FALSE(factor->factorise(matrix.values, diagonal));
  }
}

/// Some rows of blocks no two of which have a block.
std::vector<bool> someApart(const BlockShape& lower, std::mt19937_64& engine) {
  std::vector<bool> some(lower.rows.size() - 1, false);
  for (size_t row = 0; row < some.size(); ++row) some[row] = engine() % 2 == 0;
  for (size_t row = 0; row < some.size(); ++row) {
    for (int32_t k = lower.rowBegin[row]; k < lower.rowBegin[row + 1]; ++k) {
      const auto column = static_cast<size_t>(lower.column[static_cast<size_t>(k)]);
      if (column != row && some[column]) some[row] = false;
    }
  }
  return some;
}

/// Every row of blocks is eliminated once, children come before parents, and what a step leaves is in its parent. Rows
/// that are to go first depend on no others.
TEST(EliminationOrder, IsAForest) {
  std::mt19937_64 engine(5);
  for (int round = 0; round < 100; ++round) {
    const auto rows = static_cast<int32_t>(1 + engine() % 80);
    const BlockMatrix matrix = randomMatrix(engine, randomPattern(engine, rows, 2 * rows));
    const bool areApart = round % 4 != 3;
    std::vector<bool> first(round % 2 == 0 ? 0 : static_cast<size_t>(rows), true);
    if (areApart && !first.empty()) first = someApart(*matrix.shape, engine);
    for (size_t row = 0; row < first.size() && !areApart; ++row) first[row] = engine() % 2 == 0;
    const auto order = orderElimination(*matrix.shape, first);
    ASSERT_TRUE(order);
    for (const Elimination& step : order->steps) {
      for (const int32_t place : step.reached)
        EXPECT_FALSE(areApart && !first.empty() &&
                     first[static_cast<size_t>(order->rowAt[static_cast<size_t>(place)])]);
    }
    int32_t next = 0;
    for (size_t s = 0; s < order->steps.size(); ++s) {
      const Elimination& step = order->steps[s];
      EXPECT_EQ(step.first, next);
      EXPECT_LT(step.first, step.last);
      next = step.last;
      EXPECT_EQ(step.parent == -1, step.reached.empty());
      if (step.parent == -1) continue;
      EXPECT_GT(step.parent, static_cast<int32_t>(s));
      const Elimination& parent = order->steps[static_cast<size_t>(step.parent)];
      for (const int32_t place : step.reached)
        EXPECT_TRUE((place >= parent.first && place < parent.last) || std::ranges::count(parent.reached, place) == 1);
    }
    EXPECT_EQ(next, rows);
  }
}

/// So many rows of blocks on a torus, each joined to four, of widths up to `most`.
Pattern torusPattern(std::mt19937_64& engine, int32_t across, int32_t around, uint64_t most) {
  Pattern pattern = emptyPattern(engine, across * around, most);
  for (int32_t i = 0; i < across; ++i) {
    for (int32_t j = 0; j < around; ++j) {
      pattern.join(i * around + j, (i + 1) % across * around + j);
      pattern.join(i * around + j, i * around + (j + 1) % around);
    }
  }
  return pattern;
}

/// The blocks that a factor has below its diagonal.
size_t fillOf(const RowGraph& graph, const std::vector<int32_t>& order) {
  std::vector<int32_t> placeOf(order.size());
  for (size_t place = 0; place < order.size(); ++place)
    placeOf[static_cast<size_t>(order[place])] = static_cast<int32_t>(place);
  std::vector<std::set<int32_t>> later(order.size());
  size_t fill = 0;
  for (size_t place = 0; place < order.size(); ++place) {
    std::set<int32_t>& own = later[place];
    for (const int32_t row : graph.of(order[place])) {
      const int32_t other = placeOf[static_cast<size_t>(row)];
      if (other > static_cast<int32_t>(place)) own.insert(other);
    }
    fill += own.size();
    if (own.empty()) continue;
    std::set<int32_t>& parent = later[static_cast<size_t>(*own.begin())];
    parent.insert(std::next(own.begin()), own.end());
    own.clear();
  }
  return fill;
}

TEST(Dissection, HasEachRowOnce) {
  std::mt19937_64 engine(13);
  for (int round = 0; round < 100; ++round) {
    const auto rows = static_cast<int32_t>(1 + engine() % 2'000);
    const auto pairs = static_cast<int32_t>(engine() % static_cast<uint64_t>(2 * rows));
    const auto graph = graphOf(*randomMatrix(engine, randomPattern(engine, rows, pairs)).shape);
    ASSERT_TRUE(graph);
    const auto order = dissect(*graph);
    ASSERT_TRUE(order);
    EXPECT_EQ(order->size(), static_cast<size_t>(rows));
    EXPECT_EQ(std::set<int32_t>(order->begin(), order->end()).size(), static_cast<size_t>(rows));
    EXPECT_EQ(*order, *dissect(*graph));
  }
}

TEST(Dissection, FillsLessOfATorus) {
  std::mt19937_64 engine(17);
  const auto graph = graphOf(*randomMatrix(engine, torusPattern(engine, 40, 60, 1)).shape);
  ASSERT_TRUE(graph);
  const auto dissected = dissect(*graph), byDegree = orderByDegree(*graph);
  ASSERT_TRUE(dissected && byDegree);
  EXPECT_LT(fillOf(*graph, *dissected), fillOf(*graph, *byDegree));
}

/// A row that is joined to all, and many that are joined to none, change little.
TEST(Dissection, SetsAsideWhatJoinsAllOrNothing) {
  std::mt19937_64 engine(23);
  Pattern pattern = torusPattern(engine, 40, 60, 1);
  for (int32_t row = 0; row < 2'400; ++row) pattern.join(row, 2'400);
  pattern.widths.resize(10'000, 1);
  const auto graph = graphOf(*randomMatrix(engine, pattern).shape);
  ASSERT_TRUE(graph);
  const auto dissected = dissect(*graph), byDegree = orderByDegree(*graph);
  ASSERT_TRUE(dissected && byDegree);
  EXPECT_EQ(std::set<int32_t>(dissected->begin(), dissected->end()).size(), 10'000);
  EXPECT_LT(fillOf(*graph, *dissected), fillOf(*graph, *byDegree));
}

/// One that is large enough for it.
TEST(Dissection, SolvesATorus) {
  std::mt19937_64 engine(19);
  expectSolved(randomMatrix(engine, torusPattern(engine, 40, 60, 12)), engine);
}

}  // namespace
}  // namespace hgc::cholesky_test
