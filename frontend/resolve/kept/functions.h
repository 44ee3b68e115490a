#pragma once
/// Functions of C++ as bytes, for the next time that the same is asked for.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "frontend/cxx/lifted.h"

namespace hgc {

/// Says all that a unit asks for: others differ in it.
std::string requestOf(const cxx::CxxUnit& unit);

/// A unit without mistakes, and what was in each file that it was made of.
std::vector<uint8_t> bytesOf(cxx::LiftedUnit unit);

/// The same again, if that still is in all files, and the bytes are such.
std::optional<cxx::LiftedUnit> unitOf(std::span<const uint8_t> bytes);

}  // namespace hgc
