#include <algorithm>
#include <cmath>
inline double logOf(double x) { return std::log(x); }
struct Entropy {
  template <class T>
  bool operator()(const T* p, T* r) const {
    T sum = T(0);
    std::for_each(p, p + 2, [&](const T& x) { sum += x * logOf(x); });
    const T scaled = sum * p[0];
    T most = p[0];
    if (p[1] > most) most = p[1];
    T both[2] = {scaled * most, scaled - most};
    *r = both[0] * both[1];
    return true;
  }
};
struct Residual {
  explicit Residual(double seen) : seen(seen) {}
  template <class T>
  bool operator()(const T* a, const T* b, T* r) const {
    r[0] = a[0] * b[1] - T(seen);
    r[1] = a[2] + b[0];
    return true;
  }
  double seen;
};
