#pragma once
/// How results are shown.
#include <string>

#include "runtime/session.h"

namespace hgc::tool {

/// SHA-256 of the little-endian f64 bytes, in hexadecimal.
std::string hashOf(const Array& array);
double normOf(const Array& array);
std::string shapeOf(const Array& array);

/// The JSON object of `run --json`.
std::string runJson(const Evaluation& result, uint32_t topologies, const std::string& math, double compileMilliseconds);
/// A short table for people.
std::string runTable(const Evaluation& result, uint32_t topologies, double compileMilliseconds);

}  // namespace hgc::tool
