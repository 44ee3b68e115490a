#pragma once
/// Where the nodes of a graph come from: a line of the program, or a place in C++ with the calls that lead there. A
/// node says it in 32 bits, so that places cost only programs that have some.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/program.h"

namespace hgc {

/// A place in C++, or of a call that leads there.
struct CalledPlace {
  Location at;
  uint32_t calledFrom = kNone;  ///< an earlier one of the same table; kNone: it is the outermost

  friend bool operator==(const CalledPlace&, const CalledPlace&) = default;
};
using PlaceTable = std::vector<CalledPlace>;

/// An origin is 0 for nowhere, `line | file << 24`, or in place of the file `kPlaceFile` and a number in a table.
inline constexpr uint32_t kLastLine = (1U << 24) - 1;  ///< a recorded file may have more
inline constexpr uint32_t kPlaceFile = 255;            ///< so that a program has fewer files
constexpr uint32_t originAt(uint32_t file, uint32_t line) { return (line < kLastLine ? line : kLastLine) | file << 24; }
constexpr uint32_t originOfPlace(uint32_t place) { return place | kPlaceFile << 24; }
constexpr bool isPlace(uint32_t origin) { return origin >> 24 == kPlaceFile; }
constexpr uint32_t placeOf(uint32_t origin) { return origin & kLastLine; }

/// Where that is, and where it was called from, the innermost first. Of lines of the program only one, without a
/// column; nothing for nowhere.
std::vector<Location> chainOf(uint32_t origin, const PlaceTable& places);

/// "file:line", or "file:line:column" where the column is known; `line` stands for a file that has no name.
std::string placeText(const Program& program, const Location& at);
/// The same of an origin, with "(called from ...)" after it. Empty for nowhere.
std::string originText(const Program& program, const PlaceTable& places, uint32_t origin);

/// The places that these origins name, and those that led there; the origins name them by their new numbers.
PlaceTable usedPlaces(const PlaceTable& places, std::span<uint32_t> origins);

}  // namespace hgc
