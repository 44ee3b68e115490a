#pragma once
/// All of some bytes, from or to an open file.
#include <cstdint>
#include <span>

namespace hgc {

/// Whether all bytes were there.
bool readWhole(int file, std::span<uint8_t> bytes);
/// Whether all was written; else errno says why. A limit of file sizes gives an error, not a signal.
bool writeWhole(int file, std::span<const uint8_t> bytes);

}  // namespace hgc
