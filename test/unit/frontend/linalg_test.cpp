/// `solve`, `eigh`, `svd` and `polar` of the library against Eigen.
#include <fmt/format.h>

#include <Eigen/Dense>
#include <random>

#include "test/unit/frontend_testing.h"

namespace hgc::test::linalg_test {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;

std::string programOf(int n) {
  std::string text =
      "var m : mat#; var b : vec#;\n"
      "output x : vec# = solve(m, b);\n"
      "output w : vec# { let (w, _v) = eigh(m); return w; }\n"
      "output v : mat# { let (_w, v) = eigh(m); return v; }\n"
      "output left : mat# { let (u, _s, _v) = svd(m); return u; }\n"
      "output sizes : vec# { let (_u, s, _v) = svd(m); return s; }\n"
      "output right : mat# { let (_u, _s, v) = svd(m); return v; }\n"
      "output rotation : mat# { let (r, _s) = polar(m); return r; }\n"
      "output stretch : mat# { let (_r, s) = polar(m); return s; }\n";
  for (size_t at = text.find('#'); at != std::string::npos; at = text.find('#')) text.replace(at, 1, std::to_string(n));
  return text;
}

/// Evaluates the terms of `programOf` at one matrix.
class Library {
 public:
  explicit Library(int n) : n_(n), parsed_(programOf(n)) { EXPECT_TRUE(parsed_.ok()) << parsed_.messages(); }

  void set(const Matrix& m, const Vector& b) {
    data_.reals["m"].assign(m.data(), m.data() + m.size());
    data_.reals["b"].assign(b.data(), b.data() + b.size());
  }
  Matrix get(const std::string& name) {
    Term& term = terms_[name];
    if (term.order.empty()) {
      const Lowered lowered = lowerTerm(parsed_.module(), parsed_.term(name), {}, term.graph, parsed_.diagnostics());
      EXPECT_TRUE(lowered.ok && lowered.complete) << parsed_.messages();
      term.roots = lowered.roots;
      term.order = reachable(term.graph, term.roots);
    }
    std::vector<Constant> values(term.graph.size());
    evaluateNodes(parsed_.program(), data_, term.graph, Nests(term.graph), term.order, values);
    return Matrix::NullaryExpr(n_, static_cast<Eigen::Index>(term.roots.size()) / n_, [&](auto row, auto column) {
      return values[term.roots[static_cast<size_t>(column * n_ + row)]].real();
    });
  }

 private:
  int n_;
  Parsed parsed_;
  Instance data_;

  struct Term {
    Graph graph;
    std::vector<NodeId> roots, order;
  };
  std::map<std::string, Term> terms_;
};

Matrix randomMatrix(int n, std::mt19937_64& random) {
  std::normal_distribution<double> normal;
  return Matrix::NullaryExpr(n, n, [&] { return normal(random); });
}

/// Random matrices, and such as are singular, graded, tied, tiny, turned inside out.
std::vector<Matrix> matricesOf(int n) {
  std::mt19937_64 random(7);
  std::vector<Matrix> all = {Matrix::Identity(n, n), Matrix::Zero(n, n), Matrix::Ones(n, n),
                             -2 * Matrix::Identity(n, n)};
  for (int k = 0; k < 10; ++k) {
    const Matrix m = randomMatrix(n, random), other = randomMatrix(n, random);
    Vector grades(n);
    for (int j = 0; j < n; ++j) grades[j] = std::pow(10, -5 * j);
    const Matrix turn = m.householderQr().householderQ();
    Vector tied = Vector::Constant(n, 3);
    tied[n - 1] = k % 2 == 0 ? 3 + 1e-9 : -1;
    all.insert(all.end(), {m, m * grades.asDiagonal(), grades.asDiagonal() * m, turn, m.col(0) * other.row(0),
                           turn * tied.asDiagonal() * turn.transpose(), 1e-150 * m, 1e120 * m});
    all.push_back(m.array().sign().matrix());
  }
  return all;
}

bool isOrthogonal(const Matrix& q) {
  return (q.transpose() * q - Matrix::Identity(q.rows(), q.rows())).cwiseAbs().maxCoeff() < 4e-15;
}
bool haveSigns(const Matrix& columns) {
  for (Eigen::Index j = 0; j < columns.cols(); ++j) {
    Eigen::Index largest = 0;
    columns.col(j).cwiseAbs().maxCoeff(&largest);
    if (columns(largest, j) <= 0) return false;
  }
  return true;
}
double apart(const Matrix& a, const Matrix& b, double scale) {
  return scale == 0 ? (a - b).cwiseAbs().maxCoeff() : ((a - b) / scale).cwiseAbs().maxCoeff();
}
bool isSorted(const Matrix& values, bool ascends) {
  for (Eigen::Index k = 0; k + 1 < values.size(); ++k) {
    if (ascends ? values(k) > values(k + 1) : values(k) < values(k + 1)) return false;
  }
  return true;
}

TEST(Linalg, EigenvaluesAndVectorsAreThoseOfEigen) {
  for (int n = 2; n <= 4; ++n) {
    Library library(n);
    for (const Matrix& m : matricesOf(n)) {
      library.set(m, Vector::Zero(n));
      const Matrix a = (m + m.transpose()) / 2, w = library.get("w"), v = library.get("v");
      const double scale = a.cwiseAbs().maxCoeff();
      EXPECT_TRUE(isOrthogonal(v) && haveSigns(v) && isSorted(w, true)) << v << "\nof\n" << a;
      EXPECT_LT(apart(a * v, v * w.asDiagonal(), scale), 1e-14) << a;
      const Vector expected = Eigen::SelfAdjointEigenSolver<Matrix>(a / std::max(scale, 1e-300)).eigenvalues();
      EXPECT_LT(apart(w / std::max(scale, 1e-300), expected, 1), 1e-14) << a;
    }
  }
}

TEST(Linalg, SingularValuesAndVectorsAreThoseOfEigen) {
  for (int n = 2; n <= 4; ++n) {
    Library library(n);
    for (const Matrix& m : matricesOf(n)) {
      library.set(m, Vector::Zero(n));
      const Matrix u = library.get("left"), s = library.get("sizes"), v = library.get("right");
      const double scale = m.cwiseAbs().maxCoeff();
      EXPECT_TRUE(isOrthogonal(u) && isOrthogonal(v) && haveSigns(v) && isSorted(s, false) && s(n - 1) >= 0)
          << u << "\nand\n"
          << v << "\nof\n"
          << m;
      EXPECT_LT(apart(m, u * s.asDiagonal() * v.transpose(), scale), 1e-14) << m;
      const Vector expected = Eigen::JacobiSVD<Matrix>(m / std::max(scale, 1e-300)).singularValues();
      EXPECT_LT(apart(s / std::max(scale, 1e-300), expected, 1), 1e-14) << m;
    }
  }
}

TEST(Linalg, ThePolarDecompositionIsTheClosestRotation) {
  for (int n = 2; n <= 4; ++n) {
    Library library(n);
    for (const Matrix& m : matricesOf(n)) {
      library.set(m, Vector::Zero(n));
      const Matrix r = library.get("rotation"), s = library.get("stretch");
      const double scale = m.cwiseAbs().maxCoeff();
      EXPECT_TRUE(isOrthogonal(r)) << r << "\nof\n" << m;
      EXPECT_NEAR(r.determinant(), 1, 1e-14) << m;
      EXPECT_LT(apart(r * s, m, scale), 1e-14) << m;
      EXPECT_LT(apart(s, s.transpose(), scale), 1e-14) << m;
      // The trace of R^T m is the largest that a rotation gives: all singular values, the smallest with the sign of det
      // m.
      const Eigen::JacobiSVD<Matrix> svd(m / std::max(scale, 1e-300), Eigen::ComputeFullU | Eigen::ComputeFullV);
      Vector sizes = svd.singularValues();
      if (svd.matrixU().determinant() * svd.matrixV().determinant() < 0) sizes[n - 1] = -sizes[n - 1];
      EXPECT_NEAR(s.trace() / std::max(scale, 1e-300), sizes.sum(), 1e-13) << m;
    }
  }
}

TEST(Linalg, SolvesWhatNeedsPivots) {
  std::mt19937_64 random(3);
  for (int n = 2; n <= 4; ++n) {
    Library library(n);
    Matrix shift = Matrix::Zero(n, n);
    for (int k = 0; k < n; ++k) shift((k + 1) % n, k) = k + 1;
    std::vector<Matrix> all = {shift};
    for (int k = 0; k < 20; ++k) {
      all.push_back(randomMatrix(n, random));
      all.back()(0, 0) *= 1e-17;
    }
    for (const Matrix& m : all) {
      const Vector b = Vector::LinSpaced(n, 1, n);
      library.set(m, b);
      const double size = m.partialPivLu().solve(b).cwiseAbs().maxCoeff() * m.cwiseAbs().maxCoeff();
      EXPECT_LT((m * library.get("x") - b).cwiseAbs().maxCoeff(), 4e-15 * size) << m;
    }
  }
}

TEST(Linalg, ArraysOfOtherSizes) {
  const std::string text =
      "solve([[2, 1, 0, 0, 0], [1, 2, 1, 0, 0], [0, 1, 2, 1, 0], [0, 0, 1, 2, 1], [0, 0, 0, 1, 2]], [1, 0, 0, 0, 1])";
  const std::vector<double> x = valuesOf(text, "real[5]");
  const std::vector<double> expected = {1, -1, 1, -1, 1};
  ASSERT_EQ(x.size(), 5U);
  for (size_t k = 0; k < 5; ++k) EXPECT_NEAR(x[k], expected[k], 1e-15);
}

}  // namespace
}  // namespace hgc::test::linalg_test
