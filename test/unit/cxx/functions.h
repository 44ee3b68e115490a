#pragma once
/// C++ as users have it, lifted by the tests and compiled with them.
#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>
// An error of a graph of poses, in the manner of Ceres.
struct PoseError {
  Eigen::Quaterniond q_ab;
  Eigen::Vector3d p_ab;
  explicit PoseError(const double* m) : q_ab(m[3], m[0], m[1], m[2]), p_ab(m[4], m[5], m[6]) {}
  template <class T>
  bool operator()(const T* pa, const T* qa, const T* pb, const T* qb, T* out) const {
    Eigen::Map<const Eigen::Matrix<T, 3, 1>> p_a(pa), p_b(pb);
    Eigen::Map<const Eigen::Quaternion<T>> q_a(qa), q_b(qb);
    const Eigen::Quaternion<T> inv = q_a.conjugate();
    const Eigen::Quaternion<T> est = inv * q_b;
    const Eigen::Matrix<T, 3, 1> p_est = inv * (p_b - p_a);
    const Eigen::Quaternion<T> delta = q_ab.template cast<T>() * est.conjugate();
    Eigen::Map<Eigen::Matrix<T, 6, 1>> r(out);
    r.template block<3, 1>(0, 0) = p_est - p_ab.template cast<T>();
    r.template block<3, 1>(3, 0) = T(2.0) * delta.vec();
    return true;
  }
};
inline double dirichlet(const double* a, const double* b, const double* c) {
  Eigen::Matrix2d m;
  m << b[0] - a[0], c[0] - a[0], b[1] - a[1], c[1] - a[1];
  return m.squaredNorm() + m.inverse().squaredNorm();
}
struct Shape {
  virtual ~Shape() = default;
  virtual double area(double x) const = 0;
};
struct Square : Shape {
  double area(double x) const override { return x * x; }
};
struct Disc : Shape {
  double r;
  explicit Disc(double r) : r(r) {}
  double area(double x) const override { return 3 * r * x; }
};
inline double mixed(double a, double b, const double* v) {
  std::vector<double> s;
  for (int k = 0; k < 4; ++k) s.push_back(v[k] * a);
  std::unique_ptr<Shape> shape = std::make_unique<Disc>(b);
  if (s.size() > 10) shape = std::make_unique<Square>();
  double total = 0;
  const std::function<double(double)> f = [&](double x) { return x > 0 ? shape->area(x) : -x; };
  for (double x : s) {
    if (x > 5) break;
    if (x < -5) continue;
    total += f(x);
  }
  const double m = std::max({v[0], v[1], v[2]});
  static const double k = std::sqrt(2.0);
  return total + std::min(m, b) * k;
}
inline double newton(double a) {
  double x = 1;
  for (int k = 0; k < 20; ++k) {
    const double n = 0.5 * (x + a / x);
    if (std::fabs(n - x) < 1e-12) {
      x = n;
      break;
    }
    x = n;
  }
  return x;
}
inline double spd(const double* v, const double* b) {
  Eigen::Matrix3d m;
  m << v[0], v[1], v[2], v[1], v[3], v[4], v[2], v[4], v[5];
  Eigen::Map<const Eigen::Vector3d> r(b);
  return r.dot((m * m.transpose() + Eigen::Matrix3d::Identity()).llt().solve(r));
}
inline double dyn(const double* v) {
  Eigen::VectorXd x(4);
  Eigen::MatrixXd m(4, 4);
  for (int i = 0; i < 4; ++i) {
    x[i] = v[i];
    for (int j = 0; j < 4; ++j) m(i, j) = v[i] * v[j] + (i == j);
  }
  return x.dot(m * x);
}
inline float single(float a, float b) { return std::sqrt(a * b + 1.f) / (a - 3.f); }
inline double kinds(double a, double b) {
  return std::round(a) + std::copysign(a, b) + std::fmax(a, b) + (std::isnan(a) ? 1 : 0) + (std::signbit(b) ? 2 : 3) +
         std::fdim(a, b);
}
inline double onceRounded(const double* x) {
  const float a = static_cast<float>(x[0]), b = static_cast<float>(x[1]);
  return std::fma(x[0], x[1], x[2]) + std::fma(x[3], x[4], -x[3] * x[4]) + std::fma(a, b, -a * b);
}
