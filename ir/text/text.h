#pragma once
/// The text form of the IR.
#include <string>
#include <string_view>

#include "ir/kernel/kernel.h"
#include "ir/levels.h"
#include "ir/result.h"

namespace hgc {

/// A real so that it reads back to the same bits: the shortest decimal, or `inf`, `-inf`, `nan`.
std::string realText(double value);

/// The text form, which begins with the name of the level and which `parseLevel` reads back to an equal one.
std::string printLevel(const Topology& topology);
std::string printLevel(const Hoisted& hoisted);
std::string printLevel(const Differentiated& differentiated);
std::string printLevel(const Level& level);

/// Reads a topology at any level. What does not belong to that level, or what it lacks, is an error,
/// which names the line. Thread-safe.
Result<Level> parseLevel(std::string_view text);

}  // namespace hgc
