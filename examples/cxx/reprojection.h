#pragma once
#include <cmath>
// In the manner of Ceres' bundle adjustment.
template <typename T>
void rotate(const T w[3], const T p[3], T r[3]) {
  const T theta2 = w[0] * w[0] + w[1] * w[1] + w[2] * w[2];
  if (theta2 > T(1e-16)) {
    using std::cos;
    using std::sin;
    using std::sqrt;
    const T theta = sqrt(theta2);
    const T c = cos(theta), s = sin(theta);
    const T a[3] = {w[0] / theta, w[1] / theta, w[2] / theta};
    const T x[3] = {a[1] * p[2] - a[2] * p[1], a[2] * p[0] - a[0] * p[2], a[0] * p[1] - a[1] * p[0]};
    const T d = (a[0] * p[0] + a[1] * p[1] + a[2] * p[2]) * (T(1) - c);
    for (int k = 0; k < 3; ++k) r[k] = p[k] * c + x[k] * s + a[k] * d;
  } else {
    r[0] = p[0] + w[1] * p[2] - w[2] * p[1];
    r[1] = p[1] + w[2] * p[0] - w[0] * p[2];
    r[2] = p[2] + w[0] * p[1] - w[1] * p[0];
  }
}
struct Reprojection {
  Reprojection(double x, double y) : x(x), y(y) {}
  template <typename T>
  bool operator()(const T* const camera, const T* const point, T* residuals) const {
    T p[3];
    rotate(camera, point, p);
    for (int k = 0; k < 3; ++k) p[k] += camera[3 + k];
    const T xp = -p[0] / p[2], yp = -p[1] / p[2];
    const T r2 = xp * xp + yp * yp;
    const T d = T(1) + r2 * (camera[7] + camera[8] * r2);
    residuals[0] = camera[6] * d * xp - x;
    residuals[1] = camera[6] * d * yp - y;
    return true;
  }
  double x, y;
};
