#pragma once
/// All of some bytes, from or to an open file.
#include <unistd.h>

#include <cstdint>
#include <span>

namespace hgc {

/// Closes a descriptor at the end; one that is negative, as of a file that could not be opened, stays as it is.
class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (isOpen()) ::close(descriptor_);
  }
  bool isOpen() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

/// Whether all bytes were there.
bool readWhole(int file, std::span<uint8_t> bytes);
/// Whether all was written; else errno says why. A limit of file sizes gives an error, not a signal.
bool writeWhole(int file, std::span<const uint8_t> bytes);

}  // namespace hgc
