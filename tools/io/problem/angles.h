#pragma once
/// Rotations in space as files write them.
#include <array>
#include <span>

namespace hgc {

/// The unit quaternion (x, y, z, w) of a roll about x, then a pitch about y, then a yaw about z.
std::array<double, 4> quaternionOfAngles(std::span<const double, 3> angles);

/// Roll, pitch and yaw of it, also where the pitch is a right angle.
std::array<double, 3> anglesOfQuaternion(std::span<const double, 4> q);

/// Gives a quaternion the length of 1 that few digits do not quite have; one that has it but for rounding stays. False
/// if it is none of a rotation.
bool normalise(std::span<double, 4> q);

}  // namespace hgc
