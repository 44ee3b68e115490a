#pragma once
#include <unistd.h>

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

}  // namespace hgc
