#pragma once
/// From where a solve that was stopped goes on.
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// What a method knows besides the point where it is, in numbers under names of its own.
using MethodState = std::map<std::string, std::vector<double>>;

/// The name that solves with constraints have, and no others.
inline constexpr const char* kRounds = "rounds";

/// The numbers of a name. An error where there are not so many, or some are not finite.
Result<std::vector<double>> numbersOf(const MethodState& state, const std::string& name, size_t count);

/// An unknown, as it was.
struct KeptUnknown {
  std::string name;
  std::vector<int64_t> shape;
  std::vector<double> values;
};

/// Where a solve was.
struct Checkpoint {
  std::string method;
  std::vector<KeptUnknown> unknowns;  ///< in the order of the program
  MethodState state;                  ///< of the method, and of the solve
};

/// The bytes of a file that holds it: a head with a checksum, then its numbers, little-endian.
std::vector<uint8_t> checkpointBytes(const Checkpoint& checkpoint);
/// An error that says what is wrong where these are no such bytes, or not all of them, or damaged.
Result<Checkpoint> checkpointFrom(std::span<const uint8_t> bytes);

/// Writes the file, whole or not at all. An error names it.
Status writeCheckpoint(const std::string& path, const Checkpoint& checkpoint);
Result<Checkpoint> readCheckpoint(const std::string& path);

}  // namespace hgc
