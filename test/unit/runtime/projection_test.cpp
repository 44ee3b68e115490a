/// Projections of tiles against Eigen's.
#include "runtime/sum/projection.h"

#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <bit>
#include <cmath>
#include <random>

#include "ir/kernel/abi.h"

namespace hgc::projection_test {
namespace {

using Matrix = Eigen::MatrixXd;

Matrix randomMatrix(std::mt19937_64& engine, uint32_t n) {
  Matrix matrix(n, n);
  const int spread = engine() % 3 == 0 ? 40 : 1;
  for (uint32_t a = 0; a < n; ++a) {
    for (uint32_t b = 0; b <= a; ++b) {
      const double number = static_cast<double>(static_cast<int64_t>(engine())) * 0x1p-63;
      matrix(a, b) = matrix(b, a) = std::ldexp(number, -static_cast<int>(engine() % static_cast<uint64_t>(spread)));
    }
    if (engine() % 2 == 0) matrix(a, a) += 2;
  }
  return matrix;
}

void put(const Matrix& matrix, int64_t lane, std::vector<double>& tile) {
  for (Eigen::Index a = 0, k = 0; a < matrix.rows(); ++a) {
    for (Eigen::Index b = 0; b <= a; ++b, ++k) tile[static_cast<size_t>(k * kTile + lane)] = matrix(a, b);
  }
}

Matrix laneOf(const std::vector<double>& tile, int64_t lane, uint32_t n) {
  Matrix matrix(n, n);
  for (Eigen::Index a = 0, k = 0; a < n; ++a) {
    for (Eigen::Index b = 0; b <= a; ++b, ++k)
      matrix(a, b) = matrix(b, a) = tile[static_cast<size_t>(k * kTile + lane)];
  }
  return matrix;
}

Matrix expected(const Matrix& matrix) {
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(matrix);
  return solver.eigenvectors() * solver.eigenvalues().cwiseMax(0.0).asDiagonal() * solver.eigenvectors().transpose();
}

/// The tile's lanes alone give the same bits as together.
TEST(Projection, IsTheNearestPositiveMatrixWhateverIsBesideIt) {
  std::mt19937_64 engine(1);
  for (uint32_t n = 1; n <= 13; ++n) {
    Projector projector(n);
    for (int round = 0; round < 20; ++round) {
      std::vector<Matrix> matrices;
      std::vector<double> tile(size_t{n} * (n + 1) / 2 * kTile);
      for (int64_t lane = 0; lane < kTile; ++lane) {
        matrices.push_back(std::ldexp(1.0, static_cast<int>(engine() % 1800) - 900) * randomMatrix(engine, n));
        put(matrices.back(), lane, tile);
      }
      projector.project(tile.data());
      for (int64_t lane = 0; lane < kTile; ++lane) {
        const Matrix& given = matrices[static_cast<size_t>(lane)];
        const double size = given.cwiseAbs().maxCoeff();
        EXPECT_LE((laneOf(tile, lane, n) - expected(given / size) * size).cwiseAbs().maxCoeff(), 4e-15 * n * size);
        std::vector<double> alone(tile.size(), 0.0);
        put(given, (lane + 3) % kTile, alone);
        projector.project(alone.data());
        for (size_t k = 0; k < tile.size(); k += kTile)
          EXPECT_EQ(std::bit_cast<uint64_t>(alone[k + static_cast<size_t>((lane + 3) % kTile)]),
                    std::bit_cast<uint64_t>(tile[k + static_cast<size_t>(lane)]));
      }
    }
  }
}

/// Scales, and matrices of unknowns that are scaled so by the caller, give the same bits.
TEST(Projection, ByUnknownsInOtherUnits) {
  constexpr uint32_t kSize = 6;
  const std::vector<double> scales{1, 0x1p30, 0x1p-30, 0x1p3, 0x1p-100, 0x1p60};
  std::mt19937_64 engine(3);
  std::vector<double> scaled(size_t{kSize} * (kSize + 1) / 2 * kTile), given(scaled.size());
  const Eigen::Map<const Eigen::VectorXd> scale(scales.data(), kSize);
  for (int64_t lane = 0; lane < kTile; ++lane) {
    const Matrix matrix = randomMatrix(engine, kSize);
    put(matrix, lane, scaled);
    put(scale.cwiseInverse().asDiagonal() * matrix * scale.cwiseInverse().asDiagonal(), lane, given);
  }
  Projector(kSize).project(scaled.data());
  Projector(kSize, scales).project(given.data());
  for (int64_t lane = 0; lane < kTile; ++lane) {
    const Matrix expected = laneOf(scaled, lane, kSize);
    EXPECT_EQ(scale.asDiagonal() * laneOf(given, lane, kSize) * scale.asDiagonal(), expected) << lane;
  }
}

/// Reflections have the eigenvalues 1 and -1 alone: without order on the diagonal sweeps hardly converge.
TEST(Projection, OfRepeatedEigenvalues) {
  std::mt19937_64 engine(2);
  for (uint32_t n = 2; n <= 20; ++n) {
    for (int round = 0; round < 20; ++round) {
      std::vector<double> tile(size_t{n} * (n + 1) / 2 * kTile);
      std::vector<Matrix> matrices;
      for (int64_t lane = 0; lane < kTile; ++lane) {
        const Matrix basis = Eigen::HouseholderQR<Matrix>(randomMatrix(engine, n)).householderQ();
        Eigen::VectorXd values = Eigen::VectorXd::Ones(n);
        for (Eigen::Index k = 0; k < n; ++k) values[k] = engine() % 2 == 0 ? -1 : 1;
        const Matrix reflection = basis * values.asDiagonal() * basis.transpose();
        matrices.push_back(0.5 * (reflection + reflection.transpose()));
        put(matrices.back(), lane, tile);
      }
      Projector(n).project(tile.data());
      for (int64_t lane = 0; lane < kTile; ++lane) {
        const Matrix exact = 0.5 * (matrices[static_cast<size_t>(lane)] + Matrix::Identity(n, n));
        EXPECT_LE((laneOf(tile, lane, n) - exact).cwiseAbs().maxCoeff(), 2e-15 * n) << n;
      }
    }
  }
}

TEST(Projection, LeavesWhatIsPositiveOrNotFinite) {
  const double inf = std::numeric_limits<double>::infinity();
  std::vector<double> tile;
  for (const double number : {2.0, 1.0, 2.0}) tile.insert(tile.end(), kTile, number);
  tile[1] = inf;
  tile[kTile + 2] = std::numeric_limits<double>::quiet_NaN();
  tile[3] = -2;  // [[-2, 1], [1, 2]]
  const std::vector<double> before = tile;
  Projector(2).project(tile.data());
  for (size_t k = 0; k < tile.size(); ++k) {
    if (k % kTile == 3) continue;
    EXPECT_EQ(std::bit_cast<uint64_t>(tile[k]), std::bit_cast<uint64_t>(before[k])) << k;
  }
  EXPECT_NEAR(tile[3], (std::sqrt(5.0) - 2) / 2, 1e-15);
}

/// [[a, b], [b, a]] has the eigenvalues a + b and a - b, with the eigenvectors (1, 1) and (1, -1).
TEST(Projection, DropsWhatIsNegative) {
  for (const auto& [a, b] : {std::pair{1.0, 3.0}, {-2.0, 0.5}, {0.25, -4.0}, {3.0, 1.0}, {0.0, 0.0}, {1.0, 1.0}}) {
    std::vector<double> tile(3 * kTile);
    for (size_t k = 0; k < kTile; ++k) tile[k] = tile[2 * kTile + k] = a, tile[kTile + k] = b;
    Projector(2).project(tile.data());
    const double plus = std::max(a + b, 0.0), minus = std::max(a - b, 0.0);
    EXPECT_NEAR(tile[0], (plus + minus) / 2, 1e-14);
    EXPECT_NEAR(tile[kTile], (plus - minus) / 2, 1e-14);
    EXPECT_NEAR(tile[2 * kTile], (plus + minus) / 2, 1e-14);
  }
}

}  // namespace
}  // namespace hgc::projection_test
