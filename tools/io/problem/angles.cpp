#include "tools/io/problem/angles.h"

#include <cmath>
#include <limits>

namespace hgc {

std::array<double, 4> quaternionOfAngles(std::span<const double, 3> angles) {
  const double sr = std::sin(angles[0] / 2), cr = std::cos(angles[0] / 2);
  const double sp = std::sin(angles[1] / 2), cp = std::cos(angles[1] / 2);
  const double sy = std::sin(angles[2] / 2), cy = std::cos(angles[2] / 2);
  std::array<double, 4> q = {cy * cp * sr - sy * sp * cr, cy * sp * cr + sy * cp * sr, sy * cp * cr - cy * sp * sr,
                             cy * cp * cr + sy * sp * sr};
  normalise(q);
  return q;
}

std::array<double, 3> anglesOfQuaternion(std::span<const double, 4> q) {
  const double x = q[0], y = q[1], z = q[2], w = q[3];
  // Entries of the matrix, by row and column.
  const double m01 = 2 * (x * y - w * z), m02 = 2 * (x * z + w * y), m11 = 1 - 2 * (x * x + z * z),
               m12 = 2 * (y * z - w * x), m20 = 2 * (x * z - w * y), m21 = 2 * (y * z + w * x),
               m22 = 1 - 2 * (x * x + y * y);
  // The yaw of what is left without the roll: where the pitch is a right angle the roll may be anything.
  const double roll = std::atan2(m21, m22), s = std::sin(roll), c = std::cos(roll);
  return {roll, std::atan2(-m20, std::hypot(m21, m22)), std::atan2(s * m02 - c * m01, c * m11 - s * m12)};
}

bool normalise(std::span<double, 4> q) {
  constexpr double kRounding = 16 * std::numeric_limits<double>::epsilon();
  const double square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  if (!(square > 0) || std::isinf(square)) return false;
  if (std::fabs(square - 1) <= kRounding) return true;
  const double length = std::sqrt(square);
  for (double& number : q) number /= length;
  return true;
}

}  // namespace hgc
