#pragma once
/// Converts rotations between the forms of files.
#include <array>
#include <span>

namespace hgc {

/// The unit quaternion (x, y, z, w) of a roll about x, then a pitch about y, then a yaw about z.
std::array<double, 4> quaternionOfAngles(std::span<const double, 3> angles);

/// The inverse, also for a pitch of a right angle.
std::array<double, 3> anglesOfQuaternion(std::span<const double, 4> q);

/// Normalises a quaternion, unless its length is 1 up to rounding. False if it is not a rotation.
bool normalise(std::span<double, 4> q);

}  // namespace hgc
