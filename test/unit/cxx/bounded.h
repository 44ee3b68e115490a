#pragma once
/// C++ whose places, loops and calls depend on comparisons, lifted by the tests and compiled with them.
#include <algorithm>
#include <memory>
#include <vector>
// Places and ends of loops that comparisons bound.
inline double sorted(const double* x) {
  double a[5] = {x[0], x[1], x[2], x[3], x[4]};
  std::sort(a, a + 5);
  return a[0] + 10 * a[1] + 100 * a[2] + 1000 * a[3] + 1e4 * a[4];
}
inline double bubbled(const double* x) {
  double a[4] = {x[0], x[1], x[2], x[3]};
  bool swapped;
  int n = 0;
  do {
    swapped = false;
    for (int i = 1; i < 4; ++i) {
      if (a[i - 1] > a[i]) {
        std::swap(a[i], a[i - 1]);
        swapped = true;
      }
    }
  } while (swapped && ++n < 10);
  return a[0] + 10 * a[1] + 100 * a[2] + 1000 * a[3];
}
inline double removed(const double* x) {
  std::vector<double> v(x, x + 5);
  v.erase(std::remove_if(v.begin(), v.end(), [](double q) { return q < 0; }), v.end());
  double sum = 0, weight = 1;
  for (double q : v) {
    sum += weight * q;
    weight *= 3;
  }
  return sum;
}
inline double interpolated(const double* x) {
  static const double knots[5] = {-1, -0.5, 0, 0.5, 1};
  static const double y[5] = {1, 4, 2, 7, 3};
  const double* const at = std::lower_bound(knots, knots + 5, x[0]);
  if (at == knots) return y[0];
  if (at == knots + 5) return y[4];
  const long k = at - knots;
  return y[k - 1] + (x[0] - knots[k - 1]) / (knots[k] - knots[k - 1]) * (y[k] - y[k - 1]);
}
inline double longest(const double* x) {
  double sum = 0;
  if (x[0] > 0) {
    for (int k = 0; k < 1000; ++k) sum += x[1] / (k + 1);
  }
  return sum;
}
// Which function is called is chosen.
struct Figure {
  virtual ~Figure() = default;
  virtual double area(double x) const = 0;
};
struct Plate : Figure {
  double area(double x) const override { return x * x; }
};
struct Ring : Figure {
  double r;
  explicit Ring(double r) : r(r) {}
  double area(double x) const override { return 3 * r * x; }
};
inline double doubled(double x) { return 2 * x; }
inline double squared(double x) { return x * x; }
inline double chosen(const double* x) {
  std::unique_ptr<Figure> figure;
  if (x[0] > 0) figure = std::make_unique<Ring>(x[1]);
  else figure = std::make_unique<Plate>();
  double (*const f)(double) = x[2] > 0 ? doubled : squared;
  return figure->area(x[3]) + f(x[4]);
}
